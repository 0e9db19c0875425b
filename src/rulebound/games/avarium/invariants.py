"""What holds in every position of Avarium Academy by the handbook. Thousands of games test it."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import box, zones
from rulebound.games.avarium.events import EXPELLED
from rulebound.games.avarium.excess import most_in_class
from rulebound.games.avarium.rules import turn
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FOR_FIGHT
from rulebound.games.avarium.zones import COURTYARD
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.game.invariant import all_of, elsewhere, invariant, lasting, misplaced
from rulebound.kernel.table.ability_keys import instead_of

HELD: Final = (zones.CLASS, zones.HALLWAY, zones.HAND, zones.DECLARED)


@invariant("cards.students")
def every_card_is_in_one_place(table: Table) -> list[str]:
    return misplaced(table, [it for it in table.idol if table.zone[it] == zones.CLASS])


@invariant("C11")
def cards_lie_where_they_say(table: Table) -> list[str]:
    """Only students of a Class are exhausted; cards of no player have no holder."""
    faults = elsewhere(table)
    for it, face in enumerate(table.faces):
        if face < 0:
            continue
        if table.card(it).kind != kind_of(it):
            faults.append(f"piece {it} is {table.card(it)}, which has another number")
        if table.exhausted[it] and table.zone[it] != zones.CLASS:
            faults.append(f"piece {it} in zone {table.zone[it]} is exhausted")
        if (table.holder[it] >= 0) != (table.zone[it] in HELD):
            faults.append(f"piece {it} in zone {table.zone[it]} is held by {table.holder[it]}")
    return faults


def kind_of(it: int) -> str:
    """The kind of card that this piece can be."""
    return "student" if it < box.FIRST_SCHEME else "scheme" if it < box.FIRST_IDOL else "idol"


@invariant("recruit.refill")
def the_courtyard_is_full(table: Table) -> list[str]:
    """As long as a game goes on, because it ends when the School is empty."""
    open_now = len([it for it in table.cards_in(COURTYARD) if it >= 0])
    return [] if table.over or open_now == zones.COURTYARD_SIZE else [f"the Courtyard has {open_now} students"]


@invariant("fight.support")
def parties_stand_in_classes(table: Table) -> list[str]:
    return [
        f"piece {it} fights on side {side} and is in no Class"
        for side, party in enumerate(table.parties)
        for it in party
        if table.zone[it] != zones.CLASS
    ]


@invariant("win.lose", before=turn)
def who_has_no_merit_has_left(table: Table) -> list[str]:
    return [f"seat {seat} has {table.merit[seat]} Merit" for seat in table.left() if table.merit[seat] <= 0]


@invariant("reputation.kept")
def nothing_is_below_zero(table: Table) -> list[str]:
    return [f"seat {seat} has {n} Reputation" for seat, n in enumerate(table.reputation) if n < 0]


@invariant("end.class", before=turn)
def no_class_is_above_five_when_a_turn_begins(table: Table) -> list[str]:
    """Unless none of its students can be expelled. [S3]"""
    return [
        f"the Class of seat {seat} has {len(students)} students"
        for seat, students in enumerate(table.piles[zones.CLASS : zones.CLASS + table.seats])
        if len(students) > most_in_class(table, seat) and not all([is_safe(table, seat, it) for it in students])
    ]


def is_safe(table: Table, seat: int, it: int) -> bool:
    """Whether a card keeps this student from being expelled, by a prohibition or a replacement."""
    return table.forbidder("cannot be expelled", seat, it) >= 0 or len(table.standing.get(instead_of(EXPELLED), [])) > 0


@invariant("end.tokens", before=turn)
def no_token_is_left_when_a_turn_begins(table: Table) -> list[str]:
    faults = [f"piece {it} has an Attack Token" for it, has_one in enumerate(table.token) if has_one]
    return faults + [f"the ability of piece {it} counts as used" for it, used in enumerate(table.used) if used]


@invariant("B14", before=turn)
def nothing_outlasts_its_turn(table: Table) -> list[str]:
    return lasting(table, END_OF_TURN, FOR_FIGHT)


INVARIANTS: Final = all_of(globals())
