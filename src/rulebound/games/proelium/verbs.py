"""Verbs that make one change and report it: life, damage, where cards go, and who controls them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.cardgame.table import DISCARDS
from rulebound.games.proelium.counters import LIFE, WEARY
from rulebound.games.proelium.events import (
    BLEEDS,
    DESTROYED,
    ENHANCES,
    FALLS_OFF,
    HURTS,
    LIVES,
    REPAIRED,
    RETURNS,
    TAKES_BACK,
    TAKES_CONTROL,
    WOUNDED,
)
from rulebound.games.proelium.zones import ATTACHED, DISCARD, HAND, LABORATORY, TAKING_EFFECT
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.shielding import unshielded

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table

UNDYING: Final = "cannot be destroyed"  # the key of what a card says of others, or of itself
DROPPED: Final = "drops to 0 life"
DROPS: Final = instead_of(DROPPED)  # the key of cards that save a player


# -- Life and damage ---------------------------------------------------------------------------------------------------


def change_life(table: Table, seat: int, n: int) -> None:
    """So much life more or less; it is looked at once all has taken effect. [R15] [R49]"""
    if n != 0 and not (n < 0 and is_saved(table, seat, -n, NOTHING)):
        table.note_amount(LIFE, seat, table.amounts[LIFE][seat] + n)
        table.emit(LIVES if n > 0 else BLEEDS, seat, number=abs(n))


def is_saved(table: Table, seat: int, n: int, by: int) -> bool:
    """Whether a card does something else in place of this loss, which would leave the player no life. [R67]

    by: the card that deals it, if it is damage.
    """
    return (
        table.unusual
        and DROPS in table.standing
        and n >= table.amounts[LIFE][seat]
        and replaced_by_card(table, DROPPED, of_seat(seat), n, by)
    )


def hurt(table: Table, seat: int, source: int, n: int) -> None:
    """A player is dealt damage, which is lost as life. [attack.damage] [card.attack]"""
    n, caught = unshielded(table, of_seat(seat), altered(table, HURTS, of_seat(seat), n, source))
    for it, taken in caught:
        wound(table, it, taken, source)
    if n > 0 and not replaced_by_card(table, HURTS, of_seat(seat), n, source):
        lose_by_damage(table, seat, source, n)


def lose_by_damage(table: Table, seat: int, source: int, n: int) -> None:
    """What a player is dealt is lost as life, unless a card saves the player."""
    if not is_saved(table, seat, n, source):
        table.note_amount(LIFE, seat, table.amounts[LIFE][seat] - n)
        table.emit(HURTS, seat, source, number=n)
        table.passes(BLEEDS, seat, number=n)


def wound(table: Table, it: int, n: int, source: int = NOTHING) -> None:
    """Damage on a character lowers its D for as long as it is in play. [R35] source: what deals it."""
    if n <= 0 or not table.takes_damage(it):
        return
    n, caught = unshielded(table, it, altered(table, WOUNDED, it, n, source))
    for other, taken in caught:
        wound(table, other, taken, source)
    if n <= 0 or table.forbidder("cannot be damaged", table.holder[it], it) >= 0:
        return
    if not replaced_by_card(table, WOUNDED, it, n, source):
        take_wound(table, it, n, source)


def take_wound(table: Table, it: int, n: int, source: int) -> None:
    """No card does anything instead. [R68]"""
    if table.stays(it):
        table.wounds = replaced(table.wounds, it, table.wounds[it] + n)
        table.emit(WOUNDED, table.holder[it], it, source, number=n)


def repair(table: Table, it: int) -> None:
    """All damage on it is gone."""
    if table.wounds[it] > 0:
        table.wounds = replaced(table.wounds, it, 0)
        table.emit(REPAIRED, table.holder[it], it)


# -- Where cards go ----------------------------------------------------------------------------------------------------


def discard(table: Table, it: int) -> None:
    """To its owner's discard pile, with all that enhances it. [R46] [R45]"""
    shed(table, it)
    holder, held = table.holder[it], table.zone[it] == HAND
    table.put(it, DISCARD, table.owner(it))
    table.emit(DISCARDS, holder, it)
    if held:
        table.passes(DISCARDS_FROM_HAND, holder)


def is_indestructible(table: Table, it: int) -> bool:
    """Whether a card says that it cannot be destroyed. [golden.rule]"""
    return table.forbidder(UNDYING, table.holder[it], it) >= 0


def blocked_by(table: Table, it: int) -> int:
    """The attacker that a character blocks just now, the first of several; NOTHING where it blocks none."""
    for attacker, blocking in zip(table.attackers, table.blockers, strict=True):
        if it in blocking:
            return attacker
    return NOTHING


def destroy_all(table: Table, pieces: list[int]) -> None:
    """Nothing spares any of these, and each sees the others go. [R30]"""
    for it in pieces:
        table.emit(DESTROYED, table.holder[it], it, blocked_by(table, it))
    for it in pieces:
        shed(table, it)
        table.put(it, DISCARD, table.owner(it))
        table.progress()


def shed(table: Table, it: int) -> None:
    """What enhances it is discarded. [R45]"""
    for other in table.enhancements(it):
        holder = table.holder[other]
        table.put(other, DISCARD, table.owner(other))
        table.emit(FALLS_OFF, holder, other)


def can_return(table: Table, it: int) -> bool:
    """Whether it is in play, takes effect now, or is in a discard pile since the text of it was set off. [R46]"""
    return table.stays(it) or table.zone[it] in (DISCARD, TAKING_EFFECT)


def return_to_hand(table: Table, it: int) -> None:
    """To its owner's hand. [R46]"""
    if can_return(table, it):
        shed(table, it)
        owner = table.owner(it)
        table.put(it, HAND, owner)
        table.emit(RETURNS, owner, it)


def take_back(table: Table, it: int) -> None:
    """A card of a discard pile comes back into its owner's hand."""
    owner = table.owner(it)
    table.put(it, HAND, owner)
    table.emit(TAKES_BACK, owner, it)


def attach(table: Table, it: int, host: int, me: int) -> None:
    """An enhancement comes to the card that it modifies. [card.enhancement] [R45]"""
    table.host = replaced(table.host, it, host)
    table.put(it, ATTACHED, me)
    table.host = replaced(table.host, it, host)
    table.emit(ENHANCES, me, it, host)


def attach_elsewhere(table: Table, it: int, host: int) -> None:
    """An enhancement in play moves to another card: it stays in play, with all that it has done and has on it. [R64]"""
    table.host = replaced(table.host, it, host)
    table.stand()
    table.emit(ENHANCES, table.holder[it], it, host)


def take_control(table: Table, it: int, me: int) -> None:
    """An entity changes sides, with what is on it and at it; it does not come into play by that. [R54] [R20] [R73]"""
    before = table.holder[it]
    if table.zone[it] != LABORATORY or before == me:
        return
    table.piles[LABORATORY + before] = without(table.piles[LABORATORY + before], it)
    table.piles[LABORATORY + me] = [*table.piles[LABORATORY + me], it]
    table.holder[it] = me
    if table.attackers:
        if it in table.attackers:
            tire(table, it)
        leave_combat(table, it)
    table.stand()
    table.emit(TAKES_CONTROL, me, it)


# -- Combat ------------------------------------------------------------------------------------------------------------


def leave_combat(table: Table, it: int) -> None:
    """It attacks and blocks no longer; what it blocked stays blocked. [R32] [R33]"""
    if it in table.attackers:
        place = table.attackers.index(it)
        table.attackers = [other for other in table.attackers if other != it]
        table.blockers = table.blockers[:place] + table.blockers[place + 1 :]
        table.stopped = table.stopped[:place] + table.stopped[place + 1 :]
    else:
        table.blockers = [[one for one in blocking if one != it] for blocking in table.blockers]


def tire(table: Table, it: int) -> None:
    """It has attacked, and blocks with half its defense from now on. [attack.half] [R37]"""
    table.marks[WEARY] = replaced(table.marks[WEARY], it, True)


def rest(table: Table, me: int) -> None:
    """A player's entities block with their whole defense again. [attack.half] [R37]"""
    weary = table.marks[WEARY]
    for it in table.piles[LABORATORY + me]:
        if weary[it]:
            table.marks[WEARY] = replaced(table.marks[WEARY], it, False)


def nothing_attacks(table: Table) -> None:
    """The combat is over."""
    table.attackers = []
    table.blockers = []
    table.stopped = []
