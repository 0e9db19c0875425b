"""Strikes of the toy: a creature takes life from a seat that nobody stands before."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import No, Yes
from rulebound.kernel.table.need import need
from tests.kernel.toy.needs import allowed, other_seat, ready, unguarded, yours
from tests.kernel.toy.playing import WHOM, WINDOWS, YES_NO, Whom
from tests.kernel.toy.state import ACTIONS, PIECES, PLAY, STEADY, STRIKES, Table
from tests.kernel.toy.triggers import settle

UNTIL_THE_STRIKE_IS_OVER: Final = "for this strike"


@need("strike.seat", "There is no one whom {it} could strike.")
def somebody_to_strike(table: Table, me: int, it: int) -> bool:
    """Tried out in a scope of its own, since what lifts and forbids looks there."""
    table.scopes.append(Scope(me, it, []))
    found = table.answers(me, STRUCK, seats_to_strike(table, me))
    table.scopes.pop()
    return len(found) > 0


class Strike(Action[Table]):
    """Strike a seat that nobody stands before."""

    says = "Strike with {it}"
    given = [yours]
    needs = [ready, somebody_to_strike]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_struck, exhaust_striker, WINDOWS.open, steady_or_rolled, strike, settle, WINDOWS.others)


@rule("strike.seat")
def choose_struck(table: Table, me: int) -> None:
    table.ask(me, STRUCK, seats_to_strike(table, me))


def seats_to_strike(table: Table, me: int) -> list[Action[Table]]:
    return [WHOM[seat] for seat in table.left() if seat != me]


@rule("strike.seat")
def exhaust_striker(table: Table, me: int) -> None:
    table.exhaust(table.scopes[-1].source)


@rule("strike.roll")
def steady_or_rolled(table: Table, me: int) -> None:
    """An optional replacement stands before the verb."""
    source = table.scopes[-1].source
    if any([found.source == source for found in table.standing.get(STEADY, [])]):
        table.then(me, take_three)
        table.ask(me, TAKE_THREE, YES_NO)


@rule("strike.roll")
def take_three(table: Table, me: int) -> None:
    table.scopes[-1].number = 3


@rule("strike.roll")
def strike(table: Table, me: int) -> None:
    """As much life as the creature's power and a die; nothing, if it or the one who is struck has gone meanwhile."""
    scope = table.scopes.pop()
    if table.zone[scope.source] == PLAY and not table.out[scope.picks[0]]:
        rolled = scope.number or table.roll_die(me)
        table.emit(STRIKES, me, scope.source)
        table.lose_life(scope.picks[0], rolled + table.power(scope.source))
    table.end_modifiers(UNTIL_THE_STRIKE_IS_OVER, -1)


STRUCK: Final[Question[Table]] = Question(
    "strike.seat",
    "Whom does {source} strike?",
    unguarded,
    allowed,
    takes=[Whom],
    given=[other_seat],
    chained=True,
)
TAKE_THREE: Final[Question[Table]] = Question("strike.roll", "Take 3 instead of a roll?", takes=[Yes, No])
STRIKE: Final[list[Action[Table]]] = ACTIONS.each(Strike, PIECES)
