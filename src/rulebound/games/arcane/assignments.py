"""The verbs that change where assignments lie: each makes one change, and reports it once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.arcane.box import PUBLIC_SIZE
from rulebound.games.arcane.card import ITEM
from rulebound.games.arcane.dials import keep_to_dials
from rulebound.games.arcane.events import (
    COMPLETES,
    DISCARDS,
    DISCARDS_PRIVATE,
    DRAWS,
    INTO_DECK,
    IS_DISCARDED,
    IS_TAKEN,
    LAST_CARD,
    PLAYS,
    RETURNS,
    REVEALS,
    TAKES_ITEM,
)
from rulebound.games.arcane.slate import NONE_COUNTED
from rulebound.games.arcane.zones import DECK, DISCARD, HAND, ITEMS, PLAYED, PUBLIC, SPELLS
from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND
from rulebound.kernel.table.drawing import draws_otherwise, to_draw
from rulebound.kernel.table.instead import replaced_by_card

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table

WAS_PUBLIC: Final = "was public"  # noted of what was completed out of the center in this turn
WAS_PRIVATE: Final = "was private"  # the same of what was completed out of the own hand
WAS_OF: Final = USED + "was of"  # noted of what was discarded in this turn; the amount is the seat
COMPLETED: Final = USED + "completed"  # the value of a note; its amount grows from one assignment to the next
WOULD_DISCARD: Final = "discards what lies openly"  # the kinds of events in place of which cards do something else
WOULD_TAKE: Final = "takes an item of another player"
IN_A_TURN: Final = 1000  # from one turn to the next it grows by so much at least


def stays_where_it_is(table: Table, it: int, fate: str, would: str) -> bool:
    """Whether a card keeps a completed assignment from what would become of it. fate: as such cards say it."""
    if table.zone[it] not in (ITEMS, SPELLS):
        return False
    if table.forbids and table.forbidder(f"cannot {fate}", table.holder[it], it) >= 0:
        return True
    return replaced_by_card(table, would, it, 0, card_at_work(table))


def card_at_work(table: Table) -> int:
    """The card of which the effect is played out; NOTHING where a player only follows the rules."""
    return table.scopes[-1].source if table.scopes else NOTHING


def draw_one(table: Table, me: int) -> int:
    """The top card of the deck, which lies nowhere yet; NOTHING where there is none. [E7] [R2]"""
    it = table.top_card(DECK)
    if it < 0:
        return NOTHING
    note_last(table, me, [it])
    table.take_up(it)
    return it


def note_last(table: Table, me: int, leaving: list[int]) -> None:
    """Cards leave the deck: the last one brings the end nearer. [R2]"""
    table.progress()
    if len(table.cards_in(DECK)) == len(leaving) and table.emptied < 0:
        table.emptied = me
        table.emit(LAST_CARD, me)


def draw(table: Table, me: int, n: int = 1) -> None:
    """Private assignments, or as many as there are. [C12] [E9]"""
    for _ in range(to_draw(table, me, n)):
        if draws_otherwise(table, me):
            continue
        it = draw_one(table, me)
        if it < 0:
            return
        table.lay(it, HAND, me)
        table.emit(DRAWS, me, it, seen=1 << me)


def refill_public(table: Table, me: int) -> None:
    """Four assignments lie in the center, as long as the deck has some; me: who draws them. [end.public] [E9]"""
    while len(table.cards_in(PUBLIC)) < PUBLIC_SIZE:
        if reveal_one(table, me) < 0:
            return


def reveal_one(table: Table, me: int) -> int:
    """The top assignment of the deck comes into the center; NOTHING where there is none."""
    it = draw_one(table, me)
    if it >= 0:
        table.lay(it, PUBLIC)
        table.emit(REVEALS, me, it)
    return it


def discard(table: Table, it: int) -> None:
    """Discards an assignment: a private one face down, all others openly. [C11] [E14]"""
    zone, me = table.zone[it], table.holder[it]
    if zone == DECK:
        note_last(table, table.active, [it])
    elif zone not in (HAND, PUBLIC, ITEMS, SPELLS) or stays_where_it_is(table, it, "be discarded", WOULD_DISCARD):
        return
    if zone in (PUBLIC, ITEMS, SPELLS):
        table.passes(IS_DISCARDED, me, it)
    put_out_of_play(table, it, DISCARD)
    if table.game.recalls and me >= 0:
        table.modify(WAS_OF, it, me, END_OF_TURN, me, it)
    if zone == HAND:
        table.emit(DISCARDS_PRIVATE, me, it, seen=1 << me)
        table.passes(DISCARDS_FROM_HAND, me)
    else:
        table.emit(DISCARDS, me if me >= 0 else table.active, it)
        keep_to_dials(table)  # it may have raised a maximum


def put_out_of_play(table: Table, it: int, zone: int, seat: int = NO_SEAT) -> None:
    """Prestige tokens leave with what they lie on, unless by a switch its player keeps their Prestige. [E14]"""
    me, tokens = table.holder[it], table.tokens[it]
    table.put(it, zone, seat)
    if tokens:
        if table.ruling("tokens_of_lost_item") == "stay":
            table.prestige = replaced(table.prestige, me, bounded(table.prestige[me] + tokens))
        table.tokens = replaced(table.tokens, it, 0)


def return_to_hand(table: Table, it: int) -> None:
    """A completed assignment, or one that takes effect, is private again, and not completed; or one just discarded."""
    me = table.holder[it] if table.zone[it] != DISCARD else who_had(table, it)
    if me < 0 or table.zone[it] not in (ITEMS, SPELLS, PLAYED, DISCARD):
        return
    if table.zone[it] == PLAYED and table.has_used(it, WAS_PRIVATE):
        table.owed = replaced(table.owed, me, max(0, table.owed[me] - 1))  # it was not completed [C1]
    known = table.known[it]
    put_out_of_play(table, it, HAND, me)
    table.progress()
    table.emit(RETURNS, me, it, seen=known | 1 << me)
    keep_to_dials(table)  # it may have raised a maximum


def who_had(table: Table, it: int) -> int:
    """From which player a card was discarded in this turn; NO_SEAT where that is not known."""
    found = [note.amount for note in table.modifiers if note.it == it and note.value == WAS_OF]
    return found[-1] if found else NO_SEAT


def into_deck(table: Table, it: int) -> None:
    """A public, completed or discarded assignment goes back into the deck, which is shuffled after that."""
    me, known = table.holder[it], table.known[it]
    if table.zone[it] not in (PUBLIC, ITEMS, SPELLS, DISCARD):
        return
    put_out_of_play(table, it, DECK)
    table.progress()
    table.emit(INTO_DECK, table.active if me < 0 else me, it, seen=known)
    keep_to_dials(table)  # it may have raised a maximum


def change_hands(table: Table, it: int, me: int) -> None:
    """A completed item comes in front of another player, with what lies on it. [item.keep]"""
    before = table.holder[it]
    if table.zone[it] != ITEMS or before == me or stays_where_it_is(table, it, "be taken", WOULD_TAKE):
        return
    table.passes(IS_TAKEN, me, it)
    table.put(it, ITEMS, me)
    table.counts = NONE_COUNTED  # it may join tiles
    table.progress()
    table.emit(TAKES_ITEM, me, it)
    keep_to_dials(table)  # it may have raised a maximum


def replace_public(table: Table, it: int) -> int:
    """A public assignment is discarded, and another one is drawn: that one, or NOTHING. [R15]"""
    if table.zone[it] != PUBLIC:
        return NOTHING
    discard(table, it)
    return reveal_one(table, table.active)


def play(table: Table, me: int, it: int) -> None:
    """A paid assignment is taken up, and all may see it. [private.secret] [C14]"""
    was = table.zone[it]
    private = was == HAND and table.holder[it] == me
    if private:
        table.owed = replaced(table.owed, me, table.owed[me] + 1)
    table.put(it, PLAYED, me)
    if table.game.recalls and (private or was == PUBLIC):
        table.use_up(it, WAS_PRIVATE if private else WAS_PUBLIC, END_OF_TURN)
    table.emit(PLAYS, me, it)


def complete(table: Table, it: int) -> None:
    """It lies where it stays: an item in front of its player, a spell under the slate. [spell.tuck] [item.keep] [R9]"""
    me = table.holder[it]
    if table.print_of(it).kind == ITEM:
        table.put(it, ITEMS, me)
        table.counts = NONE_COUNTED  # it may join tiles
    else:
        table.put(it, SPELLS, me)
    table.progress()
    if table.game.recalls:
        note_completed(table, me, it)
    table.emit(COMPLETES, me, it)


def note_completed(table: Table, me: int, it: int) -> None:
    """It is noted when an assignment was completed, where a text of the game asks for the last one."""
    before = [note for note in table.modifiers if note.value == COMPLETED and note.it != it]
    latest = max([note.amount for note in before], default=0)
    table.keep_modifiers([note for note in table.modifiers if note.value != COMPLETED or note.it != it])
    table.modify(COMPLETED, it, max(latest + 1, table.turn * IN_A_TURN), END_OF_GAME, me, it)


def last_completed(table: Table, seats: list[int], kind: str, but: int, *, this_turn: bool) -> list[int]:
    """The assignment of this kind that one of these players completed last, but for this one; nothing if none is."""
    found, latest = NOTHING, table.turn * IN_A_TURN - 1 if this_turn else -1
    for note in table.modifiers:
        if note.value != COMPLETED or note.seat not in seats or note.it == but or note.amount <= latest:
            continue
        if kind in ("assignment", table.print_of(note.it).kind):
            found, latest = note.it, note.amount
    return [found] if found >= 0 else []
