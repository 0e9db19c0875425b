"""What a player has so much more or less of than another one: `if another player has at least 5 more points than you`.

`At least` is said, so that it is clear that more than that counts, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.twice_as_many import Held, held_cards, held_in_hand, held_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.differing import Rivals
    from rulebound.cardtext.phrases.opponents.standings import MoreThanYou
    from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun

Compares = Callable[[list[bool]], bool]


def apart(held: Held, least: int, *, more: bool, each: Compares) -> So:
    """Whether the player has so much more, or less, than others. each: of how many of them it must be so."""

    def so(table: Any, scope: Scope) -> bool:
        mine = held(table, scope, scope.me)
        others = [held(table, scope, seat) for seat in table.left() if seat != scope.me]
        return each([(mine - other if more else other - mine) >= least for other in others])

    return so


def of_all(found: list[bool]) -> bool:
    return all(found)


def of_any(found: list[bool]) -> bool:
    return any(found)


# -- Another player ----------------------------------------------------------------------------------------------------


class AnotherHasSoMuchMore(Fact):
    """`If another player has at least 5 more points than you, gain 3 points.`"""

    text: ClassVar[str] = "{who:OtherWho} has at least {amount} {way:MoreThanYou} {resource+} than you"
    who: OtherWho
    amount: Amount
    way: MoreThanYou
    resource: Resource

    def so(self, sense: Sense) -> So:
        return apart(held_of(self.resource), int(self.amount.value), more=self.way.word != "more", each=of_any)


class AnotherHasSoManyMore(Fact):
    """`If another player has at least two more partners than you, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has at least {count:CountWord} {way:MoreThanYou} {noun+} than you"
    who: OtherWho
    count: CountWord
    way: MoreThanYou
    noun: Noun

    def so(self, sense: Sense) -> So:
        return apart(held_cards(self.noun, sense), self.count.count(), more=self.way.word != "more", each=of_any)


class AnotherHoldsSoManyMore(Fact):
    text: ClassVar[str] = "{who:OtherWho} has at least {count:CountWord} {way:MoreThanYou} cards in their hand than you"
    who: OtherWho
    count: CountWord
    way: MoreThanYou

    def so(self, sense: Sense) -> So:
        return apart(held_in_hand, self.count.count(), more=self.way.word != "more", each=of_any)


# -- You ---------------------------------------------------------------------------------------------------------------


class YouHaveSoMuchMore(Fact):
    """`If you have at least 5 fewer points than each other player, draw three cards.`"""

    text: ClassVar[str] = "you have at least {amount} {way:MoreThanYou} {resource+} than {rivals:Rivals}"
    amount: Amount
    way: MoreThanYou
    resource: Resource
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return apart(held_of(self.resource), int(self.amount.value), more=self.way.word == "more", each=of_all)


class YouHaveSoManyMore(Fact):
    text: ClassVar[str] = "you have at least {count:CountWord} {way:MoreThanYou} {noun+} than {rivals:Rivals}"
    count: CountWord
    way: MoreThanYou
    noun: Noun
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return apart(held_cards(self.noun, sense), self.count.count(), more=self.way.word == "more", each=of_all)


class YouHoldSoManyMore(Fact):
    text: ClassVar[str] = (
        "you have at least {count:CountWord} {way:MoreThanYou} cards in your hand than {rivals:Rivals}"
    )
    count: CountWord
    way: MoreThanYou
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return apart(held_in_hand, self.count.count(), more=self.way.word == "more", each=of_all)
