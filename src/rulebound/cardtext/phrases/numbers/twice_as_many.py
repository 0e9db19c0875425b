"""What a player has at least twice as much of as another one: `as long as you have at least twice as many items`.

Twice nothing is nothing: who has none has twice as many as another player without any, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.amounts import MuchOrMany
    from rulebound.cardtext.phrases.numbers.differing import Rivals
    from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
    from rulebound.cardtext.phrases.structure.nouns import Noun

Held = Callable[[Any, Scope, int], int]  # how much a player has, by the scope of the text


class TimesAs(Word):
    """`half` would be a bound from above."""

    label: ClassVar[str] = "at least twice, more than twice"
    forms: ClassVar[tuple[str, ...]] = (
        "at least twice", "at least three times", "more than twice", "more than three times",
    )  # fmt: skip

    def is_so(self, more: int, less: int) -> bool:
        """Whether the one is so many times the other."""
        bound = less * (2 if self.word.endswith("twice") else 3)
        return more >= bound if self.word.startswith("at least") else more > bound


def i_have(times: TimesAs, held: Held) -> So:
    """The player has so many times as much as each other one."""

    def so(table: Any, scope: Scope) -> bool:
        mine = held(table, scope, scope.me)
        return all([times.is_so(mine, held(table, scope, seat)) for seat in table.left() if seat != scope.me])

    return so


def another_has(times: TimesAs, held: Held) -> So:
    """Another player has so many times as much as the player."""

    def so(table: Any, scope: Scope) -> bool:
        mine = held(table, scope, scope.me)
        return any([times.is_so(held(table, scope, seat), mine) for seat in table.left() if seat != scope.me])

    return so


def held_of(resource: Resource) -> Held:
    return lambda table, scope, seat: int(resource.had(table, seat))


def held_cards(noun: Noun, sense: Sense) -> Held:
    """So many of these cards a player has in play."""
    found = noun.filter(sense)
    return lambda table, scope, seat: len([
        it for it in found.found(table, scope.source) if table.controller(it) == seat
    ])  # fmt: skip


def held_in_hand(table: Any, scope: Scope, seat: int) -> int:
    """The card that says so is being played, and no longer one of them."""
    return len(table.held_besides(seat, scope.source))


# -- You ---------------------------------------------------------------------------------------------------------------


class TimesAsMuch(Fact):
    """`if you have at least twice as many Shards as each other player`"""

    text: ClassVar[str] = "you have {times:TimesAs} as {much:MuchOrMany} {resource+} as {rivals:Rivals}"
    times: TimesAs
    much: MuchOrMany
    resource: Resource
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return i_have(self.times, held_of(self.resource))


class TimesAsManyCards(Fact):
    """`if you have at least twice as many items as each other player`"""

    text: ClassVar[str] = "you have {times:TimesAs} as many {noun+} as {rivals:Rivals}"
    times: TimesAs
    noun: Noun
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return i_have(self.times, held_cards(self.noun, sense))


class TimesAsManyInHand(Fact):
    """`if you have at least twice as many cards in your hand as each other player`"""

    text: ClassVar[str] = "you have {times:TimesAs} as many cards in your hand as {rivals:Rivals}"
    times: TimesAs
    rivals: Rivals

    def so(self, sense: Sense) -> So:
        return i_have(self.times, held_in_hand)


# -- Another player ----------------------------------------------------------------------------------------------------


class AnotherTimesAsMuch(Fact):
    """`as long as another player has at least twice as many Shards as you`"""

    text: ClassVar[str] = "{who:OtherWho} has {times:TimesAs} as {much:MuchOrMany} {resource+} as you"
    who: OtherWho
    times: TimesAs
    much: MuchOrMany
    resource: Resource

    def so(self, sense: Sense) -> So:
        return another_has(self.times, held_of(self.resource))


class AnotherTimesAsManyCards(Fact):
    """`as long as another player has at least twice as many items as you`"""

    text: ClassVar[str] = "{who:OtherWho} has {times:TimesAs} as many {noun+} as you"
    who: OtherWho
    times: TimesAs
    noun: Noun

    def so(self, sense: Sense) -> So:
        return another_has(self.times, held_cards(self.noun, sense))


class AnotherTimesAsManyInHand(Fact):
    """`as long as another player has at least twice as many cards in their hand as you`"""

    text: ClassVar[str] = "{who:OtherWho} has {times:TimesAs} as many cards in their hand as you"
    who: OtherWho
    times: TimesAs

    def so(self, sense: Sense) -> So:
        return another_has(self.times, held_in_hand)
