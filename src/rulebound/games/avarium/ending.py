"""How the game ends between whole events: who leaves the school, and whether somebody has won."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, pieces, winning
from rulebound.games.avarium.events import FALLS, OUT, REMOVED, STAYS_BEHIND
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, DECLARED, EXPEL_PILE, HALLWAY, HAND, TRASH_PILE
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.triggered import Awaited
from rulebound.kernel.table.triggers import LEAVES_PLAY
from rulebound.kernel.table.winning import has_winner_by_card
from rulebound.kernel.table.zones import AWAY

LEFT_IN: Final[dict[int, str]] = {TRASH_PILE: FALLS, EXPEL_PILE: STAYS_BEHIND, AWAY: REMOVED}


def has_ended(table: Table) -> bool:
    """Whether the game is over: those without Merit leave, then win-cons that hold now. [win.lose] [A4] [A7] [A8]"""
    if not table.news:
        return False  # nothing has happened since the last look
    table.news = False
    for merit in table.merit:
        if merit == 0:
            if those_without_merit_leave(table):
                return True
            break
    if has_winner_by_card(table, "card.say"):
        return True
    winner = winning.instant_winner(table)
    if winner >= 0:
        table.end([winner], "win-con", "win.con")
        return True
    return False


def those_without_merit_leave(table: Table) -> bool:
    """All at once. Returns whether the game is over by that. [win.lose] [A4]"""
    gone = [seat for seat in table.clockwise[0] if table.merit[seat] == 0]
    if not gone:
        return False  # they have left before
    staying = [seat for seat in table.left() if seat not in gone]
    if staying:
        table.clause = "win.expel"
        for seat in gone:
            leave_school(table, seat, staying)
    if len(staying) < 2:
        winning.end_by_merit(table, staying)
    return table.over


def leave_school(table: Table, me: int, staying: list[int]) -> None:
    """A player without Merit is expelled, and with the player all that was theirs. [A13]"""
    table.progress()
    table.emit(OUT, me)
    give_back(table, me)
    boxed = table.ruling("left_behind") == "box"
    for waits in table.declared:
        if waits.me == me and table.zone[waits.source] == DECLARED:
            leave_behind(table, waits.source, AWAY if boxed else TRASH_PILE)
    table.declared = [waits for waits in table.declared if waits.me != me]
    table.pending = [pending for pending in table.pending if pending.me != me]
    table.keep_modifiers([m for m in table.modifiers if m.seat != me])
    kept = [one for one in table.delayed if one.me != me or is_held(table, one) or gives_back(table, one)]
    table.set_delayed([inherited(table, one, staying) for one in kept])
    for it in [*table.cards_in(CLASS, me), *table.cards_in(HALLWAY, me)]:
        leave_behind(table, it, AWAY if boxed else EXPEL_PILE)
    for it in table.cards_in(HAND, me):
        leave_behind(table, it, AWAY if boxed else TRASH_PILE)
    pieces.put_idol_away(table, table.idol[me])
    table.reputation = replaced(table.reputation, me, 0)
    table.set_out(replaced(table.out, me, True))


def leave_behind(table: Table, it: int, zone: int) -> None:
    """A card of an expelled player lies there now, unless it was a token."""
    pieces.move(table, it, zone)
    if table.zone[it] == zone and it not in table.token_pieces:
        table.emit(LEFT_IN[zone], NO_SEAT, it)


def give_back(table: Table, me: int) -> None:
    """Students whom this player controls only for a while go back to who had them, the last that was taken first."""
    for one in reversed([one for one in table.delayed if gives_back(table, one)]):
        mine = [it for it in one.picks if table.zone[it] == CLASS and table.holder[it] == me]
        if mine and one.they != me and not table.out[one.they]:
            table.set_delayed([other for other in table.delayed if other is not one])
            characters.join_together(table, [(it, one.they) for it in mine])


def gives_back(table: Table, one: Delayed) -> bool:
    """Whether that is what waits."""
    ability = table.gainable[one.place]
    return isinstance(ability, Awaited) and ability.gives_back


def is_held(table: Table, one: Delayed) -> bool:
    """Whether it ends what a card does as long as it is in play, such as keeping a student aside."""
    return table.gainable[one.place].key == LEAVES_PLAY and table.bears(one.source)


def inherited(table: Table, one: Delayed, staying: list[int]) -> Delayed:
    """The same for a player who has not left, so that it can still be played out: whose the card is by now, if so."""
    if one.me in staying:
        return one
    holder = table.holder[one.source]
    heir = holder if holder in staying else staying[0]
    return Delayed(one.place, heir, one.source, one.face, one.they, one.picks, one.until)
