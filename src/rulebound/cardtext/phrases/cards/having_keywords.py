"""Cards that have a keyword, or do not: `Your partners with Sneaky have +1 power.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.counting.counters import cards_of
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Holds, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.values.keywords import NamedKeyword
from rulebound.kernel.basics.scope import Scope
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in its place, so it is none of this module
    from rulebound.cardtext.phrases.structure.subjects import Subject


class WithKeyword(Having):
    """`Defeat a partner of another player with Sneaky.`"""

    text: ClassVar[str] = "with {keyword:NamedKeyword}"
    printed: ClassVar[bool] = True
    keyword: NamedKeyword

    def test(self, sense: Sense) -> Test:
        return Test(worded("{it} does not have {keyword}.", keyword=str(self.keyword)), self.keyword.is_had(sense))


class WithoutKeyword(Having):
    """`Partners without Sneaky cannot attack this.`"""

    text: ClassVar[str] = "without {keyword:NamedKeyword}"
    printed: ClassVar[bool] = True
    keyword: NamedKeyword

    def test(self, sense: Sense) -> Test:
        is_had = self.keyword.is_had(sense)

        def lacks(table: Any, source: int, it: int) -> bool:
            return not is_had(table, source, it)

        return Test(worded("{it} has {keyword}.", keyword=str(self.keyword)), lacks)


class HasThatKeyword(Fact):
    """`As long as this has Sneaky, it has +1 power.`"""

    text: ClassVar[str] = "{who:Subject} has/have {keyword:NamedKeyword}"
    who: Subject
    keyword: NamedKeyword

    def so(self, sense: Sense) -> So:
        found, is_had = cards_of(self.who, sense), self.keyword.is_had(sense)
        return lambda table, scope: all_have(table, scope.source, found(table, scope), is_had)


class ItHasKeyword(Fact):
    """`When a partner enters here, if it has Sneaky, draw a card.`"""

    text: ClassVar[str] = "it has {keyword:NamedKeyword}"
    keyword: NamedKeyword

    def so(self, sense: Sense) -> So:
        found, is_had = it_or_itself(self, sense), self.keyword.is_had(sense)

        def so(table: Any, scope: Scope) -> bool:
            return all_have(table, scope.source, found(table, scope)[:1], is_had)

        return so


def all_have(table: Any, source: int, found: list[int], is_had: Holds) -> bool:
    """Whether there is a card, and all of them have it."""
    return bool(found) and all([it >= 0 and is_had(table, source, it) for it in found])
