"""Actions with cards in play: a partner exits, moves or clears, and abilities are used."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import use
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.games.courses import needs as need
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.choices import CHOICES, LEAVE, PICK
from rulebound.games.courses.events import CLEARS, SPENDS
from rulebound.games.courses.state import FROM_CLEARING, Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.instead import altered
from rulebound.kernel.table.taxing import pay_taxes


class Exit(Action[Table]):
    """Tap a partner, then discard it and what is attached to it."""

    clause = "exit.tap"
    says = "Exit with {it}"
    given = [need.at_a_course, need.your_partner]
    needs = [need.untapped, need.may_exit]

    def perform(self, table: Table, me: int) -> None:
        pay_taxes(table, "exit", me, self.it)
        pieces.tap(table, self.it, SPENDS)
        partners.exit(table, self.it)


class Move(Action[Table]):
    """Tap a partner, then attach it to a different course."""

    clause = "move.tap"
    says = "Move {it}"
    given = [need.at_a_course, need.your_partner]
    needs = [need.untapped, need.may_move, need.some_other_course]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_other_course, move)


@rule("move.tap")
def choose_other_course(table: Table, me: int) -> None:
    """Any player's course. [R19]"""
    table.ask(me, MOVE_TO, [PICK[it] for it in table.courses()])


@rule("move.tap")
def move(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    pay_taxes(table, "move", me, scope.source)
    pieces.tap(table, scope.source, SPENDS)
    partners.move(table, scope.source, scope.picks[0])


class Clear(Action[Table]):
    """Tap an untapped partner at an untapped course, of any player, for its points. [R22] [R23] [R25] [R26]"""

    clause = "clear.partner"
    says = "Clear {course} with {it} for {points}"
    given = [need.at_a_course, need.your_partner]
    needs = [
        need.untapped_to_clear,
        need.may_clear,
        need.course_untapped,
        need.may_be_cleared,
        need.can_pay_to_clear,
        need.unguarded,
    ]

    def perform(self, table: Table, me: int) -> None:
        """For the point value of the tapped partner; the course is now tapped. [clear.points] [clear.tapped]"""
        course, points = table.at[self.it], table.point_value(self.it)
        pay_taxes(table, "clear", me, self.it)
        pay_taxes(table, "be cleared", me, course)
        pieces.tap(table, self.it, SPENDS)
        if table.ruling("clear_value") == "tapped":
            points = table.point_value(self.it)
        pieces.tap(table, course, SPENDS)
        table.emit(CLEARS, me, self.it, course, points)
        table.gain(me, altered(table, FROM_CLEARING, self.it, points) if points > 0 else points)


class Use(Action[Table]):
    """Use an ability of a card in play, and pay its cost."""

    clause = "R39"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [need.yours_in_play, need.has_a_use]
    needs = [need.cost_can_be_paid]

    def perform(self, table: Table, me: int) -> None:
        offered = len(table.usable(self.it))
        if offered == 1:
            use(table, me, self.it, LEAVE)
        else:
            table.scopes.append(Scope(me, self.it, []))
            table.then(me, use_chosen)
            table.ask(me, WHICH_USE, CHOICES[:offered])


@rule("R39")
def use_chosen(table: Table, me: int) -> None:
    """Uses one of several abilities of a card: only its own cost is paid."""
    scope = table.scopes.pop()
    use(table, me, scope.source, LEAVE, scope.number)


MOVE_TO: Final[Question[Table]] = Question(
    "move.tap",
    "Which course does {source} move to?",
    need.a_different_course,
    takes=[Pick],
    given=[need.in_a_world_map],
    says="To {it}",
    chained=True,
)
WHICH_USE: Final[Question[Table]] = Question(
    "R39",
    "{source}: what do you use it for?",
    need.offer_can_be_paid,
    takes=[Choice],
    given=[need.is_offered],
    says="{offer}",
    chained=True,
)
