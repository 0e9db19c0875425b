"""What other players have, as a condition: more than another player, none, or so many cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.opponents.standings import Holding, MoreThanYou, cards_held, held_by_each, is_beyond
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.numbers.comparing import Had
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Noun


class OtherWho(Word):
    label: ClassVar[str] = "another player"


class AnyOtherWho(OtherWho):
    forms: ClassVar[tuple[str, ...]] = ("another player",)


class AnotherHasMore(Fact):
    """`If another player has more points than you, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} {resource+} than you"
    who: OtherWho
    way: MoreThanYou
    resource: Resource

    def so(self, sense: Sense) -> So:
        return some_other_has(self.resource.had, more=self.way.word == "more")


class AnotherHasMoreOf(Fact):
    """`If another player has more partners than you, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} {noun+} than you"
    who: OtherWho
    way: MoreThanYou
    noun: Noun

    def so(self, sense: Sense) -> So:
        held, more = held_by_each(self.noun, sense), self.way.word == "more"

        def so(table: Any, scope: Scope) -> bool:
            so_many = held(table, scope)
            mine = so_many[scope.me]
            return any([is_beyond(so_many[seat], mine, more=more) for seat in table.left() if seat != scope.me])

        return so


class AnotherHoldsMore(Fact):
    text: ClassVar[str] = "{who:OtherWho} has {way:MoreThanYou} cards in their hand than you"
    who: OtherWho
    way: MoreThanYou

    def so(self, sense: Sense) -> So:
        return some_other_has(cards_held, more=self.way.word == "more")


class AnotherHas(Fact):
    """`If another player has no partners, draw a card.`"""

    text: ClassVar[str] = "{who:OtherWho} has {what:Had}"
    who: OtherWho
    what: Had

    def so(self, sense: Sense) -> So:
        has = self.what.so(sense)

        def so(table: Any, scope: Scope) -> bool:
            others = [seat for seat in table.left() if seat != scope.me]
            return any([has(table, Scope(seat, scope.source, [])) for seat in others])

        return so


class EachOtherHas(Fact):
    """`If each other player has 5 or less points, draw a card.`"""

    text: ClassVar[str] = "each other player has {what:Had}"
    what: Had

    def so(self, sense: Sense) -> So:
        has = self.what.so(sense)

        def so(table: Any, scope: Scope) -> bool:
            others = [seat for seat in table.left() if seat != scope.me]
            return all([has(table, Scope(seat, scope.source, [])) for seat in others])

        return so


class AnotherHoldsNone(Fact):
    text: ClassVar[str] = "{who:OtherWho} has no cards in their hand"
    who: OtherWho

    def so(self, sense: Sense) -> So:
        return lambda table, scope: any([cards_held(table, seat) == 0 for seat in table.left() if seat != scope.me])


def some_other_has(has: Holding, *, more: bool) -> So:
    """Whether one of the others has more, or less."""

    def so(table: Any, scope: Scope) -> bool:
        mine = has(table, scope.me)
        others = [has(table, seat) for seat in table.left() if seat != scope.me]
        return any([n > mine if more else n < mine for n in others])

    return so


class HoldMoreThan(Fact):
    """`If you have more than four cards in your hand, discard a card.`"""

    text: ClassVar[str] = "you have {way:MoreThanYou} than {count:CountWord} cards in your hand"
    way: MoreThanYou
    count: CountWord

    def so(self, sense: Sense) -> So:
        bound, more = self.count.count(), self.way.word == "more"
        return lambda table, scope: is_beyond(cards_held(table, scope.me), bound, more=more)


class HoldMoreThanAnother(Fact):
    """`If you have fewer cards in your hand than another player, draw a card.` One of the others is enough."""

    text: ClassVar[str] = "you have {way:MoreThanYou} cards in your hand than {who:OneOfOthers}"
    way: MoreThanYou
    who: OneOfOthers

    def so(self, sense: Sense) -> So:
        more = self.way.word == "more"

        def so(table: Any, scope: Scope) -> bool:
            mine = cards_held(table, scope.me)
            others = [cards_held(table, seat) for seat in table.left() if seat != scope.me]
            return any([is_beyond(mine, held, more=more) for held in others])

        return so


class OneOfOthers(Word):
    """In a game of two, the one other player has another name, and is all of the others."""

    label: ClassVar[str] = "another player"
    forms: ClassVar[tuple[str, ...]] = ("another player",)


class HoldExactly(Fact):
    text: ClassVar[str] = "you have exactly {count:CountWord} card/cards in your hand"
    count: CountWord

    def so(self, sense: Sense) -> So:
        wanted = self.count.count()
        return lambda table, scope: cards_held(table, scope.me) == wanted
