"""What holds in every position of the course game by the rulebook. Thousands of games test it."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import zones
from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.rules import turn
from rulebound.games.courses.settling import WINNING_POINTS, has_run_out
from rulebound.games.courses.state import Table
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.game.invariant import Invariant, all_of, elsewhere, invariant, lasting, misplaced

LIES_ON: Final = {zones.AT_COURSE: zones.WORLD_MAP, zones.ATTACHED: zones.AT_COURSE}


every_card_is_in_one_place: Final = Invariant("deck.draw", "every_card_is_in_one_place", misplaced)


@invariant("deck.draw")
def cards_lie_where_they_say(table: Table) -> list[str]:
    """Only cards in play are tapped. [R47]"""
    faults = elsewhere(table)
    faults += [
        f"piece {it} is tapped out of play" for it, tapped in enumerate(table.tapped) if tapped and not table.stays(it)
    ]
    for it, face in enumerate(table.faces):
        if face >= 0 and it not in table.token_pieces and (it % EACH < COURSES) != (table.card(it).kind == "course"):
            faults.append(f"piece {it} of the wrong deck is {table.card(it)}")
    return faults


@invariant("enter.attach")
def what_is_attached_lies_on_something(table: Table) -> list[str]:
    """Partners are attached to courses, other cards to partners. [R21]"""
    faults: list[str] = []
    for it, zone in enumerate(table.zone):
        at = table.at[it]
        if zone in LIES_ON and (at < 0 or table.zone[at] != LIES_ON[zone]):
            faults.append(f"piece {it} is attached to {at}, which does not lie where it could be")
        if zone not in LIES_ON and at >= 0:
            faults.append(f"piece {it} in zone {zone} is attached to {at}")
    return faults


@invariant("points.count")
def points_are_not_below_zero(table: Table) -> list[str]:
    return [f"seat {seat} has {points} points" for seat, points in enumerate(table.points) if points < 0]


@invariant("win.points", before=turn)
def who_has_enough_points_has_won(table: Table) -> list[str]:
    return [f"seat {seat} has {n} points" for seat, n in enumerate(table.points) if n >= WINNING_POINTS]


def running_out(table: Table) -> list[int]:
    """Who has no card left to draw, and no card that keeps them in the game."""
    return [seat for seat in table.left() if has_run_out(table, seat, late=False)]


@invariant("win.deck-out", before=turn)
def who_ran_out_of_cards_has_left(table: Table) -> list[str]:
    """A player is out with the last card of the deck, or at a draw that fails, by the switch of R8. [R8]"""
    if table.ruling("deck_out") == "empty":
        return [f"the deck of seat {seat} is empty" for seat in running_out(table)]
    return [f"seat {seat} could not draw a card" for seat in table.left() if table.failed[seat]]


@invariant("R49", before=turn)
def nothing_outlasts_its_turn(table: Table) -> list[str]:
    return lasting(table, END_OF_TURN)


INVARIANTS: Final = all_of(globals())
