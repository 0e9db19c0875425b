"""What texts do to actions and assets: they are disrupted, pushed, ruined, repaired, or created."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.counted_later import DoTogetherCounted
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.one_by_one import OneByOne, taken
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.games.varia import timeline, verbs
from rulebound.games.varia.counters import RUINED
from rulebound.games.varia.phrases.creating_next import create_and_take, created_by
from rulebound.games.varia.phrases.nouns import TokenName
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need

LOOKS_ALONE: Final = True


class DisruptTarget(Clause):
    """[disrupt.moment]"""

    text: ClassVar[str] = "disrupt your target's action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: verbs.disrupt(table, table.rival(seat), table.moment))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(table.rival(scope.me), table.moment)) > 0


class PushTarget(Clause):
    """[pay.push]"""

    text: ClassVar[str] = "push your target's next action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, push_next)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: next_of(table, table.rival(scope.me)) >= 0


class PushAll(Clause):
    """The first of those that are still to come, and so all after it. [pay.push]"""

    text: ClassVar[str] = "push all of your target's actions"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, push_all)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: bool(coming_of(table, table.rival(scope.me)))


def coming_of(table: Table, seat: int) -> list[int]:
    """The moments to come in which a player has an action."""
    return [moment for moment in timeline.taken_moments(table, seat) if moment > table.moment]


def next_of(table: Table, seat: int) -> int:
    """The first of them that resolves in this turn; -1 where there is none. [R49]"""
    return next((moment for moment in coming_of(table, seat) if moment < table.window), -1)


def push_all(table: Table, scope: Scope, seat: int) -> None:
    rival = table.rival(seat)
    for moment in coming_of(table, rival)[:1]:
        timeline.push(table, rival, moment)


def push_next(table: Table, scope: Scope, seat: int) -> None:
    rival = table.rival(seat)
    moment = next_of(table, rival)
    if moment >= 0:
        timeline.push(table, rival, moment)


class RuinIt(ToCards, Cost):
    """[ruin.asset]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "ruins/ruin {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return not table.is_marked(RUINED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.ruin(table, it)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        return DoTogetherCounted(ruin_them, sense.words.leave)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only ruining the card itself, or assets that are chosen, can be a cost")
        if not isinstance(self.what, This):
            return self.payable_by_choice(sense)
        return [Need("ruin.asset", "{it} is ruined.", lambda table, me, it: not table.is_marked(RUINED, it))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense) if isinstance(self.what, This) else self.pay_by_choice(sense)


def ruin_them(table: Table, scope: Scope, cards: list[int]) -> None:
    for it in cards:
        verbs.ruin(table, it)


class RepairIt(ToCards):
    """[repair.asset]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "repairs/repair {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.is_marked(RUINED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.repair(table, it)


class CreateToken(Clause):
    """[token.create] [token.next]"""

    text: ClassVar[str] = "create a {token:TokenName} in the next moment"
    token: TokenName

    def effect(self, sense: Sense) -> Effect[Any]:
        name = self.token.word
        sense.antecedent = "taken"
        return created_by(sense, just_me, lambda table: table.game.cards[name])


class CreateCopy(Clause):
    """A token that is the same card. [token.create] [token.next]"""

    text: ClassVar[str] = "create a copy of {what:Object} in the next moment"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        originals = self.what.take(sense)
        sense.antecedent = "taken"
        return Sequence(originals, OneByOne(given_up, copy_in_next_moment, sense.words.leave))


def given_up(table: Table, scope: Scope) -> list[int]:
    """The cards that were taken, which are so no longer: their copies will be."""
    originals = taken(table, scope)
    scope.picks = []
    return originals


def copy_in_next_moment(table: Table, scope: Scope, it: int) -> None:
    card = table.print_of(it)
    if card.is_action():
        create_and_take(table, scope, scope.me, card)
