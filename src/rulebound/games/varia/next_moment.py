"""What texts bring into the next moment: tokens and cards. Its player says what becomes of an action there."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import timeline, verbs
from rulebound.games.varia.events import CREATES, PLANS
from rulebound.games.varia.fast import MOST_MOMENTS, Combine, Replace
from rulebound.games.varia.needs import can_be_combined, not_fixed
from rulebound.games.varia.parts import ACTIONS
from rulebound.games.varia.stacks import free_token
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.need import need


def create(table: Table, seat: int, card: Card) -> int:
    """A token of this card in the next moment of a player. Returns its piece, or NOTHING. [R13]

    [token.create] [token.next]
    """
    it = NOTHING if timeline.is_fixed(table, seat, table.moment + 1) else free_token(table, seat)
    if it >= 0:
        table.make(it, card)
        come(table, seat, it)
        table.emit(CREATES, seat, it, number=table.moment + 2)
    return it


def bring(table: Table, seat: int, it: int) -> None:
    """A card, wherever it lies, comes into the next moment of a player, if nothing Fixed lies there. [R13]"""
    if not timeline.is_fixed(table, seat, table.moment + 1):
        table.show(it)
        come(table, seat, it)
        table.emit(PLANS, seat, it, number=table.moment + 2)


def come(table: Table, seat: int, it: int) -> None:
    """It is combined with the action there until the player says otherwise, or replaces it at once if it must."""
    moment = table.moment + 1
    there = table.action_at(seat, moment)
    if there and table.can_merge(there, [it]):
        table.scopes.append(Scope(seat, it, []))
        table.then(seat, choose_between, come_so)
    elif there:
        timeline.forget(table, there)
    table.put(it, TIMELINE, seat)
    table.set_action(seat, moment, [*table.action_at(seat, moment), it])


@rule("token.next")
def choose_between(table: Table, me: int) -> None:
    """The player says whether it is a Combo or a Replacement."""
    moment = table.moment_of(table.scopes[-1].source)
    if moment >= 0:
        table.ask(me, COMBINED_OR_INSTEAD, [JOIN[moment], TAKE_ITS_PLACE[moment]])


@rule("token.next")
def come_so(table: Table, me: int) -> None:
    """What lay there before it is forgotten, if the player has said so; if that is disrupted or ruined, so are both.

    [R30]
    """
    scope = table.scopes.pop()
    pieces = table.together(scope.source)
    if scope.picks and scope.picks[1]:
        timeline.forget(table, pieces[: pieces.index(scope.source)])
    else:
        verbs.disrupt_together(table, scope.source)


@need("token.next", "{source} comes into another moment.")
def is_where_it_comes(table: Table, me: int, it: int) -> bool:
    return len(table.scopes) > 0 and table.moment_of(table.scopes[-1].source) == it


class Join(Combine):
    """What comes is combined with the action there, Fast or not."""

    clause = "token.next"
    given = [is_where_it_comes]
    needs = [not_fixed, can_be_combined]


class TakeItsPlace(Replace):
    """What comes replaces the action there, Fast or not."""

    clause = "token.next"
    given = [is_where_it_comes]
    needs = [not_fixed]


COMBINED_OR_INSTEAD: Final[Question[Table]] = Question(
    "token.next", "{source}: combine it with the action of the next moment, or replace that?",
    takes=[Join, TakeItsPlace], chained=True,
)  # fmt: skip
JOIN: Final = ACTIONS.each(Join, MOST_MOMENTS)
TAKE_ITS_PLACE: Final = ACTIONS.each(TakeItsPlace, MOST_MOMENTS)
