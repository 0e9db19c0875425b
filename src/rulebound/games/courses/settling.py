"""Between whole actions: who has won, who is eliminated, and what was triggered."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.triggers import Triggers
from rulebound.games.courses import pieces
from rulebound.games.courses.choices import LEAVE, PICK
from rulebound.games.courses.events import ELIMINATED, ENDS, LOST_BY_CARD, STRANDED
from rulebound.games.courses.piles import survives
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import ATTACHED, DECK, HAND, WORLD_MAP
from rulebound.kernel.basics.modifier import NEXT_TURN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.zones import AWAY

WINNING_POINTS: Final = 20
LOST: Final = "has lost by a card"  # of a seat

TRIGGERED: Final[Triggers[Table]] = Triggers("R44", "R39", PICK, LEAVE)


@rule("R44")
def settle(table: Table, me: int) -> None:
    """Between whole actions: who has won, who is eliminated, then what was triggered."""
    if is_decided(table):
        return
    if table.pending or table.unusual:  # else nothing waits, and no card has won the game for anybody
        TRIGGERED.play_next(table, me, settle)


def is_decided(table: Table) -> bool:
    """Whether the game has ended, or this turn. Points come before an empty deck, unless the table decides so. [R51]"""
    for points in table.points:
        if points >= WINNING_POINTS:
            break
    else:
        return eliminated(table)
    if table.ruling("points_or_deck") == "deck":
        return eliminated(table) or has_winner(table)
    return has_winner(table) or eliminated(table)


def has_winner(table: Table) -> bool:
    """[win.points] [R25] [R37]"""
    reached = [seat for seat in table.left() if table.points[seat] >= WINNING_POINTS]
    if not reached:
        return False
    most = max([table.points[seat] for seat in reached])
    first = next(seat for seat in reached if table.points[seat] == most)
    table.end([first], "points", "win.points")
    return True


def eliminated(table: Table) -> bool:
    """Whether somebody's elimination has ended the game or this turn. [win.deck-out] [R8] [R34] [R36] [R38]"""
    if not table.modifiers and all_can_draw(table):
        return False  # as most often
    lost = [seat for seat in table.left() if table.noted(LOST, seat)]
    late = table.ruling("deck_out") == "failed-draw"
    gone = [seat for seat in table.left() if seat in lost or has_run_out(table, seat, late=late)]
    if not gone:
        return False
    last = table.left()
    for seat in gone:
        table.clause = "R39" if seat in lost else "win.deck-out"
        leave_game(table, seat, LOST_BY_CARD if seat in lost else ELIMINATED)
    if has_ended(table, last, by_card=all([seat in lost for seat in gone])):
        return True
    if table.out[table.active]:
        forget_the_end(table)
        del table.agenda[1:]  # of the turn only its end is left, which was put there first
        table.then(table.left()[0], settle)  # what the others have triggered comes before it
        return True
    return False


def has_ended(table: Table, last: list[int], *, by_card: bool) -> bool:
    """Whether no more than one player is left of the last ones. by_card: whether all others have lost by a card."""
    if len(table.left()) == 0:
        table.end(last, "card" if by_card else "all-decked-out", "R38")
    elif len(table.left()) == 1:
        table.end(table.left(), "card" if by_card else "last-player", "R34")
    return len(table.left()) <= 1


def forget_the_end(table: Table) -> None:
    """What waits for the end of this turn waits no more, for the end of the next one is another. [R49]"""
    before = table.pending[:]
    table.fall_due(ENDS, -1, table.active, NOTHING, NOTHING, 0)
    table.pending = before


def all_can_draw(table: Table) -> bool:
    """Whether there is a card in every deck, and no card could not be drawn."""
    for seat in range(table.seats):
        if table.failed[seat] or not table.cards_in(DECK, seat):
            return False
    return True


def has_run_out(table: Table, seat: int, *, late: bool) -> bool:
    """Whether a player has no card left; late: only once one could not be drawn. [R8]"""
    has_run_out = table.failed[seat] if late else not table.cards_in(DECK, seat)
    return has_run_out and not survives(table, seat)


def leave_game(table: Table, me: int, why: str) -> None:
    """A player's cards leave the game; other players' partners at those courses are discarded. [R35] [R47] [R50]

    why: with which kind of event it is reported.
    """
    table.set_out(replaced(table.out, me, True))
    table.end_modifiers(NEXT_TURN, me)
    table.progress()
    table.emit(why, me)
    for it in table.in_play(me):
        pieces.take_control(table, it, table.owners[it])  # what is others' is not removed with this player's cards
    for it in table.cards_in(HAND, me):
        if table.owners[it] != me:
            table.hand_over(it, table.owners[it])
    for course in table.cards_in(WORLD_MAP, me):
        for partner in table.rivals_at(me, course):
            if table.owners[partner] == me:
                continue  # it leaves with this player, also where another one has it
            table.emit(STRANDED, table.owners[partner], partner, course)
            if table.ruling("stranded") == "hand":
                pieces.put_back(table, partner)
            else:
                pieces.discard(table, partner)
    for card in table.cards_in(ATTACHED)[:]:
        if table.owners[table.at[card]] == me and table.owners[card] != me:
            pieces.discard(table, card)
    for it, owner in enumerate(table.owners):
        if owner == me and table.zone[it] != AWAY:
            table.take_up(it)
            table.show(it)
