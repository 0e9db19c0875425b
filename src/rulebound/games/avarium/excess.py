"""Classes and Hands that hold too many as a turn ends: how many may stay, and who or what goes."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, schemes, timing
from rulebound.games.avarium import needs as need
from rulebound.games.avarium.ability import CLASS_SIZE, HAND_SIZE
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, HAND
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Rule, rule
from rulebound.kernel.table.waiting import beneath_offers, once_answered

MOST_IN_CLASS: Final = 5
MOST_IN_HAND: Final = 5


@rule("end.class")
def expel_excess(table: Table, me: int) -> None:
    """The owner says who goes, until there are five; idols do not count. [class.limit] [B9] [B12] [B13]"""
    table.step = timing.EXCESS_STUDENTS
    expel_down_to_five(table, me, expel_excess)


def most_in_class(table: Table, seat: int) -> int:
    """How many students may stay in a Class; a card may say another number than the rulebook."""
    if not table.unusual and not table.modifiers:
        return MOST_IN_CLASS  # as most often
    return max(0, table.now(CLASS_SIZE, table.idol[seat], MOST_IN_CLASS))


def most_in_hand(table: Table, seat: int) -> int:
    """How many schemes may stay in a Hand."""
    if not table.unusual and not table.modifiers:
        return MOST_IN_HAND  # as most often
    return max(0, table.now(HAND_SIZE, table.idol[seat], MOST_IN_HAND))


def holds_too_many(table: Table, seat: int) -> bool:
    return len(table.cards_in(HAND, seat)) > most_in_hand(table, seat)


@rule("class.limit")
def expel_late_excess(table: Table, me: int) -> None:
    """The same once more, where a Class has grown since. [B11]"""
    expel_down_to_five(table, me, expel_late_excess)


def expel_down_to_five(table: Table, me: int, again: Rule[Table]) -> None:
    """Asks the first player whose Class has too many, and then again; none where no student can be expelled. [S3]"""
    for seat in table.left():
        if len(table.cards_in(CLASS, seat)) > most_in_class(table, seat):
            candidates = [LET_GO[it] for it in table.cards_in(CLASS, seat)]
            if table.ask(seat, TOO_MANY_STUDENTS, candidates):
                table.then(me, again)
                return


@rule("end.hand")
def trash_excess(table: Table, me: int) -> None:
    """The owner says which cards go, until there are five. [B12] [B15]"""
    table.step = timing.EXCESS_CARDS
    for seat in table.left():
        if len(table.cards_in(HAND, seat)) > most_in_hand(table, seat):
            table.then(me, trash_excess)
            table.ask(seat, TOO_MANY_CARDS, [TRASH[it] for it in table.cards_in(HAND, seat)])
            return


def has_excess(table: Table, seat: int) -> bool:
    """Whether a Class has more than five students, of whom one can be expelled."""
    if len(table.cards_in(CLASS, seat)) <= most_in_class(table, seat):
        return False
    for it in table.cards_in(CLASS, seat):
        if table.fulfils(seat, LET_GO[it].needs, it):
            return True
    return False


class LetGo(Action[Table]):
    """Expel one of your own students, since there are too many. [S3]"""

    clause = "end.class"
    says = "Expel {it}"
    given = [need.your_student]
    needs = [need.may_be_expelled, need.not_spared]

    def perform(self, table: Table, me: int) -> None:
        place, before = beneath_offers(table), in_classes(table)
        characters.expel(table, self.it)
        once_answered(table, place, note_spared, Scope(me, self.it, before))


@rule("S3")
def note_spared(table: Table, me: int) -> None:
    """Where nothing has changed in the Classes, a card has spared this student, and would again."""
    scope = table.scopes.pop()
    if in_classes(table) == scope.picks:
        table.spared = [*table.spared, scope.source]


def in_classes(table: Table) -> list[int]:
    """Who is in each Class, and then who is exhausted there."""
    found: list[int] = []
    for pile in table.piles[CLASS : CLASS + table.seats]:
        found += [*pile, NOTHING]
    return [*found, *[it for it, exhausted in enumerate(table.exhausted) if exhausted]]


class Trash(Action[Table]):
    """Trash a card of your Hand, since there are too many."""

    clause = "end.hand"
    says = "Trash {it}"
    given = [need.in_your_hand]

    def perform(self, table: Table, me: int) -> None:
        schemes.trash(table, self.it)


TOO_MANY_STUDENTS: Final[Question[Table]] = Question(
    "end.class", "Your Class has more than {class size}: whom do you expel?", takes=[LetGo]
)
TOO_MANY_CARDS: Final[Question[Table]] = Question(
    "end.hand", "You hold more than {hand size}: which one do you trash?", takes=[Trash]
)
LET_GO: Final[list[Action[Table]]] = []  # made in `rules`, the last of all actions
TRASH: Final[list[Action[Table]]] = []
