"""A turn of the toy."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from tests.kernel.toy.playing import PLAY_CARD, USE, Play, Use
from tests.kernel.toy.state import ACTIONS, BEGINS, GRID, Table
from tests.kernel.toy.strikes import STRIKE, Strike
from tests.kernel.toy.tiles import CAST, LONGEST_ROW, PLAN, Cast, Plan, moments
from tests.kernel.toy.triggers import settle


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    table.begin_turn(me)
    table.end_modifiers(NEXT_TURN, me)
    table.emit(BEGINS, me)
    table.then(me, settle, draw_phase, settle, coin_phase, settle, main_phase, moments, end_phase)


@rule("turn.draw")
def draw_phase(table: Table, me: int) -> None:
    table.draw(me)


@rule("turn.coins")
def coin_phase(table: Table, me: int) -> None:
    for it in table.creatures(me):
        table.exhausted[it] = False
    table.used = [False] * GRID
    table.gain(me, table.income(me))


@rule("turn.main")
def main_phase(table: Table, me: int) -> None:
    """One action, and again, until the seat ends it; if it has left the game, the turn goes on without it."""
    if table.out[me]:
        return
    table.then(me, main_phase)
    candidates: list[Action[Table]] = [PLAY_CARD[it] for it in table.hand[me]]
    candidates += [USE[it] for it in table.creatures(me) if table.uses(it)]
    candidates += [STRIKE[it] for it in table.creatures(me)]
    if len(table.rows[me]) < LONGEST_ROW:
        candidates += PLAN
    table.ask(me, MAIN, [*candidates, *CAST, END_TURN])


class EndTurn(Action[Table]):
    """The main phase does not come again."""

    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, main_phase)


@rule("turn.end")
def end_phase(table: Table, me: int) -> None:
    table.end_modifiers(END_OF_TURN, -1)
    following = table.next_seat(me)
    if following <= me and table.round_passed(int(table.ruling("stalemate"))):
        table.end(table.left(), "stalemate", "end.stalemate")
        return
    table.then(following, turn)


MAIN: Final[Question[Table]] = Question(
    "turn.main", "What do you do?", takes=[Play, Use, Strike, Cast, Plan, EndTurn], secret=True
)
END_TURN: Final = ACTIONS.one(EndTurn)
