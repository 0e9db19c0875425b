"""Verbs that make one change and report it: health, distance, where cards go, and what is disrupted or ruined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.cardtext.phrases.acts.counted_later import note_done
from rulebound.games.varia import gone
from rulebound.games.varia.box import is_token
from rulebound.games.varia.counters import DISRUPTED, HEALTH, RUINED
from rulebound.games.varia.events import (
    DAMAGED,
    DISENGAGES,
    DISRUPTS,
    ENGAGES,
    FORGETS,
    MOVES,
    REPAIRS,
    RETURNS,
    RUINS,
    TAKES_BACK,
    TAKES_CONTROL,
    WITHSTANDS,
)
from rulebound.games.varia.given import stop_given
from rulebound.games.varia.zones import CHARACTER, DISCARD, FORGOTTEN, HAND, TIMELINE
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import END_OF_GAME, WHILE_IN_PLAY, of_seat, seat_meant
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.table.ability_keys import GAINED, cannot
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.shielding import unshielded

DROPS: Final = "drops to 0 Health Points"
LOSES_HEALTH: Final = "loses Health Point"  # as texts say it: damage is lost as Health Points, too
KEEPS: Final = "has taken control"  # the value of a modifier of a player: its amount is the asset
WHERE_MOVES_COUNT: Final = (1, 6)  # the steps of movement and of resolution [R22]
BY_DAMAGE: Final = 0  # what such a loss has besides, where damage is what is lost

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table


# -- Health ------------------------------------------------------------------------------------------------------------


def change_health(table: Table, seat: int, n: int) -> None:
    """So many Health Points more or less, where no card does something else for the last. [win.health] [R25] [R34]"""
    before = table.health(seat)
    after = max(0, bounded(before + n))
    if n > 0 and table.ruling("health") == "30":
        after = max(before, min(after, 30))
    if after == before or (after == 0 and replaced_by_card(table, DROPS, of_seat(seat), before)):
        return
    counter = table.counters[HEALTH]
    table.amounts[HEALTH] = replaced(table.amounts[0], seat, after)
    table.progress()
    table.emit(counter.gains if after > before else counter.loses, seat, number=abs(after - before))
    if after == 0:
        end_by_health(table)


def end_by_health(table: Table) -> None:
    """Who has Health Points wins; the game is drawn where one effect takes those of both. [win.health] [R51]"""
    winners = [seat for seat in range(table.seats) if table.health(seat) > 0]
    if winners:
        table.end(winners, "health", "win.health")
    else:
        table.end(table.left(), "both", "R51")


def deal(table: Table, seat: int, damage: int) -> None:
    """This player takes damage. [R16]"""
    damage, _ = unshielded(table, of_seat(seat), altered(table, DAMAGED, of_seat(seat), damage))
    if table.unusual:
        damage = altered(table, LOSES_HEALTH, of_seat(seat), damage)
        if damage > 0 and replaced_by_card(table, DAMAGED, of_seat(seat), damage):
            return
    suffer(table, seat, damage)


def suffer(table: Table, seat: int, damage: int) -> None:
    """The damage comes, and is lost as Health Points where no card does something instead of that."""
    if damage <= 0 or not replaced_by_card(table, LOSES_HEALTH, of_seat(seat), damage, BY_DAMAGE):
        take(table, seat, damage)


def take(table: Table, seat: int, damage: int) -> None:
    """No card does anything instead."""
    if damage <= 0:
        table.emit(WITHSTANDS, seat)
        return
    taken, rival = min(damage, table.health(seat)), table.rival(seat)
    if is_of_action(table, rival):
        table.damage = replaced(table.damage, rival, table.damage[rival] + taken)
    table.emit(DAMAGED, seat, number=taken)
    change_health(table, seat, -damage)


def is_of_action(table: Table, seat: int) -> bool:
    """Whether what is dealt now is dealt by this player's action: in the clash, or by what it says itself. [R16]"""
    texts = [scope.source for scope in table.scopes if scope.source >= 0 and not scope.clause]  # offers have a clause
    return not texts or texts[-1] in table.acting(seat)


# -- Distance ----------------------------------------------------------------------------------------------------------


def engage(table: Table, seat: int) -> None:
    """[term.engage]"""
    set_distance(table, seat, engaged=True)


def disengage(table: Table, seat: int) -> None:
    """[term.disengage]"""
    set_distance(table, seat, engaged=False)


def set_distance(table: Table, seat: int, *, engaged: bool) -> None:
    """Only a change is a move. [distance.states] [R6]"""
    if table.engaged == engaged or (table.forbids and is_held(table, seat, engaged=engaged)):
        return
    table.engaged = engaged
    if table.phase in WHERE_MOVES_COUNT:
        table.moved = replaced(table.moved, seat, True)
    table.emit(ENGAGES if engaged else DISENGAGES, seat)
    table.emit(MOVES, seat)


def is_held(table: Table, seat: int, *, engaged: bool) -> bool:
    """Whether a card says that this player cannot move so."""
    ways = (cannot("move"), cannot("engage" if engaged else "disengage"))
    return any([table.forbidder(way, seat, of_seat(seat)) >= 0 for way in ways])


# -- Where cards go ----------------------------------------------------------------------------------------------------


def discard(table: Table, it: int) -> None:
    """To its owner's discard pile; an asset goes home, and a token leaves the game. [discard.hand]"""
    if not goes_home(table, it):
        owner, holder, held = table.owners[it], table.holder[it], table.zone[it] == HAND
        table.put(it, DISCARD, owner)
        table.emit("discards", owner, it)
        if held:
            table.passes(DISCARDS_FROM_HAND, holder)


def whole(table: Table, it: int) -> list[int]:
    """What a text means by a card: of a Combo all cards, where it is not the one that says so. [R52]"""
    source = table.scopes[-1].source if table.scopes else NOTHING
    return [it] if it == source or table.zone[it] != TIMELINE else table.together(it)


def forget(table: Table, it: int) -> None:
    """Face down onto its owner's forgotten pile; an asset goes home, and a token leaves the game. [forget.hand]

    [zone.forgotten]
    """
    if not goes_home(table, it):
        table.put(it, FORGOTTEN, table.owner(it))
        table.emit(FORGETS, table.owner(it), it, seen=table.known[it])


def goes_home(table: Table, it: int) -> bool:
    """Whether it is an asset, which returns, or a token, which leaves the game instead. [asset.home] [token.gone]"""
    if is_token(it):
        remove(table, it)
        return True
    if table.kind(it) != "asset":
        return False
    ruined = table.marks[RUINED][it]
    table.put(it, CHARACTER, home_of(table, it))
    if ruined:  # it stays ruined [ruin.asset]
        table.marks[RUINED] = replaced(table.marks[RUINED], it, True)
        fall_silent(table, it)
    table.emit(RETURNS, table.holder[it], it)
    return True


def home_of(table: Table, it: int) -> int:
    """The player to whom an asset returns: its owner, or who has taken control of it. [R43]"""
    for modifier in table.modifiers:
        if modifier.value == KEEPS and modifier.amount == it:
            return seat_meant(modifier.it)
    return table.owner(it)


def take_control(table: Table, it: int, seat: int) -> None:
    """An asset is this player's from now on; one on the Timeline when it returns. [R43]"""
    table.keep_modifiers([one for one in table.modifiers if one.value != KEEPS or one.amount != it])
    if seat != table.owner(it):
        table.modify(KEEPS, of_seat(seat), it, END_OF_GAME, NO_SEAT, NOTHING)
    before = table.holder[it]
    if table.zone[it] == CHARACTER and before != seat:
        table.piles[CHARACTER + before] = without(table.piles[CHARACTER + before], it)
        table.piles[CHARACTER + seat] = [*table.piles[CHARACTER + seat], it]
        table.holder[it] = seat
        table.stand()
        table.emit(TAKES_CONTROL, seat, it)


def remove(table: Table, it: int) -> None:
    """A token leaves the game. [R50]"""
    gone.leave(table, it)
    if table.heaps[it] != 0:
        table.heaps = replaced(table.heaps, it, 0)
    if table.maker[it] != NOTHING:
        table.maker = replaced(table.maker, it, NOTHING)


def take_back(table: Table, it: int) -> None:
    """A card of a discard pile comes back into its owner's hand."""
    table.put(it, HAND, table.owner(it))
    table.show(it)
    table.emit(TAKES_BACK, table.owner(it), it)


# -- Disrupted, ruined, repaired ---------------------------------------------------------------------------------------


def disrupt(table: Table, seat: int, moment: int) -> None:
    """A player's action in a moment is disrupted, as a whole. [disrupt.moment] [R30]"""
    pieces = table.action_at(seat, moment)
    if pieces and moment == table.moment:
        stop_given(table, seat)
    for it in pieces:
        if not table.is_blank(it):
            table.marks[DISRUPTED] = replaced(table.marks[DISRUPTED], it, True)
            fall_silent(table, it)
            stop_waiting(table, it)
            table.emit(DISRUPTS, seat, it)


def disrupt_together(table: Table, it: int) -> None:
    """What is combined with a part that is disrupted or ruined is disrupted with it. [combo.together] [R30]"""
    moment = table.moment_of(it)
    if moment >= max(0, table.moment) and any([table.is_blank(part) for part in table.together(it)]):
        disrupt(table, table.holder[it], moment)


def ruin(table: Table, it: int) -> None:
    """An asset is ruined. [ruin.asset] [R30]"""
    if not table.marks[RUINED][it] and not replaced_by_card(table, RUINS, it):
        table.marks[RUINED] = replaced(table.marks[RUINED], it, True)
        note_done(table, it)
        stop_waiting(table, it)
        table.emit(RUINS, table.owner(it), it)  # which its own texts see, too
        fall_silent(table, it)
        disrupt_together(table, it)


def fall_silent(table: Table, it: int) -> None:
    """A card in play has no rules text any more; what others have made of its values stays. [R30]"""
    if it in table.enabled:
        table.enabled = without(table.enabled, it)
    table.modifiers = [
        one for one in table.modifiers
        if (one.it != it or not one.value.startswith(GAINED)) and (one.source != it or one.until != WHILE_IN_PLAY)
    ]  # fmt: skip
    table.stand()


def stop_waiting(table: Table, it: int) -> None:
    """Nothing that a card says waits to be carried out any more; what it has put off to later was carried out. [R30]"""
    if table.pending:
        table.pending = [one for one in table.pending if one.source != it or one.ability < 0]


def repair(table: Table, it: int) -> None:
    """A ruined asset is as it was before. [repair.asset]"""
    if table.marks[RUINED][it]:
        table.marks[RUINED] = replaced(table.marks[RUINED], it, False)
        if not table.marks[DISRUPTED][it]:
            table.enable(it)
        table.emit(REPAIRS, table.owner(it), it)


def recover(table: Table, it: int) -> None:
    """The turn is over: what was disrupted is so no longer, but for what lies with a ruined asset. [disrupt.moment]"""
    if table.marks[DISRUPTED][it] and not any([table.marks[RUINED][part] for part in table.together(it)]):
        table.marks[DISRUPTED] = replaced(table.marks[DISRUPTED], it, False)
        if table.zone[it] == TIMELINE and not table.marks[RUINED][it]:
            table.enable(it)
