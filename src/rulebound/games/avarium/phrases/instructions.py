"""What cards do to cards outside fights: expelling, readying, exhausting, and all that is done to each of several."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.counted_later import DoTogetherCounted
from rulebound.cardtext.phrases.choices.choosing import narrowed
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether
from rulebound.cardtext.phrases.structure.filters import Filter, Prohibited, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import characters
from rulebound.games.avarium.needs import may_be_expelled
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.kinds import Upright
from rulebound.games.avarium.phrases.subjects import AnotherOne, Me, Some, others
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, SCHOOL
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

CAN_BE_EXPELLED: Final = Prohibited(
    "{it} cannot be expelled.",
    lambda table, source, it: characters.can_be_expelled(table, it),
    "cannot be expelled",
)


def to_choose_from(what: Object, sense: Sense) -> tuple[Filter, int] | None:
    """Those to choose from when it is played out, and how many are chosen; None where none are."""
    if isinstance(what, AnotherOne):
        return others(what.noun.filter(sense)), 1
    if isinstance(what, Some):
        return what.noun.filter(sense), what.count.count()
    return None


def some_there(what: Object, sense: Sense, tests: list[Test]) -> So | None:
    """Whether there are as many to choose as it says; None where nothing is chosen when it is played out."""
    choice = to_choose_from(what, sense)
    if choice is None:
        return None
    found, count = choice[0].but(*tests), choice[1]
    return lambda table, scope: found.has(table, scope.source, count)


class ToThese(ToCards):
    """An instruction done to each card that is taken."""

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense, [])


class ToCardsTogether(ToThese):
    """An instruction done at once to all cards taken: what becomes of one does not depend on the order. [E9]"""

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(self.does_together)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        """Of those to which it was done only the expelled are counted: damage does nothing else. [D27]"""
        return DoTogetherCounted(self.does_together, sense.words.leave)

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        """What is done to all of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class ToOtherPlaces(ToCardsTogether):
    """An instruction that puts all cards taken elsewhere at the same time."""

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        return MoveCounted(self.does_together)


class MoveCounted(DoTogether):
    """The same, after which only those are taken that lie elsewhere; the scope's queue has whose they were."""

    def run(self, table: CardTable, scope: Scope) -> None:
        before = {it: (table.zone[it], table.controller(it)) for it in scope.picks if it >= 0}
        super().run(table, scope)
        scope.picks = [it for it, was in before.items() if was != (table.zone[it], table.controller(it))]
        scope.queue = [before[it][1] for it in scope.picks]


class Expel(ToCardsTogether, Cost):
    only_in_play: ClassVar[bool] = True
    takes_away: ClassVar[bool] = True
    text: ClassVar[str] = "expels/expel {what:Object}"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        if isinstance(self.what, Me):
            return lambda table, scope: characters.can_be_expelled(table, scope.source)
        return some_there(self.what, sense, [CAN_BE_EXPELLED])

    def whole(self, sense: Sense) -> So | None:
        """Instead of something else the card itself goes even in vain. [D24]"""
        return None if sense.is_price and isinstance(self.what, Me) else self.possible(sense)

    def taken(self, sense: Sense) -> Effect[Any]:
        return self.what.take_such(sense, [CAN_BE_EXPELLED])

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        looked_at = [it for it in cards if table.zone[it] == SCHOOL]  # another may come there instead of being expelled
        characters.expel_together(table, cards, scope.source)
        for it in looked_at:
            characters.expel_from_school(table, it, scope.source)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if isinstance(self.what, Me):
            return [may_be_expelled]
        choice = to_choose_from(self.what, sense)
        if choice is None:
            sense.wrong(self, "only the card itself, or students that are chosen, can be expelled as a cost")
            return []
        found, count = choice
        fit = found.but(CAN_BE_EXPELLED)
        return [
            Need(costs.CLAUSE, NONE_TO_EXPEL, lambda table, me, it: found.has(table, it, count)),
            Need(costs.CLAUSE, NONE_CAN_BE, lambda table, me, it: fit.has(table, it, count)),
        ]

    def pay(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.taken(sense), DoTogether(pay_by_expelling))


def pay_by_expelling(table: Table, scope: Scope, cards: list[int]) -> None:
    characters.expel_to_pay(table, cards, scope.source)


NONE_TO_EXPEL: Final = N_("There is no student to expel for it.")
NONE_CAN_BE: Final = N_("No student can be expelled for it: cards forbid that.")


class Ready(ToThese):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "readies/ready {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        characters.ready(table, it)


class Exhaust(ToThese):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "exhausts/exhaust {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        characters.exhaust(table, it, scope.source)

    def whole(self, sense: Sense) -> So | None:
        """As a price: the player who is ready, and may be exhausted."""
        if isinstance(self.what, Me):
            return lambda table, scope: can_be_exhausted(table, scope.source)
        if not isinstance(self.what, AnotherOne | Some):
            return None
        found = narrowed(self.what, ready())
        assert isinstance(found, AnotherOne | Some)
        among = found.noun.filter(sense) if isinstance(found, Some) else others(found.noun.filter(sense))
        return lambda table, scope: any([can_be_exhausted(table, it) for it in among.found(table, scope.source)])

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.is_price:
            return super().effect(sense)
        what = narrowed(self.what, ready())
        return Sequence(what.take(sense), DoToEach(lambda table, scope, it: characters.exhaust_to_pay(table, it)))


def can_be_exhausted(table: Table, it: int) -> bool:
    """Whether it is ready, and no card forbids it."""
    if table.zone[it] != CLASS or table.exhausted[it]:
        return False
    return table.forbidder("cannot be exhausted", table.holder[it], it) < 0


def ready() -> Upright:
    """The word."""
    word = Upright()
    word.word = "ready"
    return word
