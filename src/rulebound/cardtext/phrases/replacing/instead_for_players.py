"""What is done in place of something, in games that name what can happen in place of a card's fate.

What is done to a card there is a word of its own; all else is said by these phrases.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.replacing.in_place import MustDoBothInstead, done_in_place_of
from rulebound.cardtext.phrases.replacing.would_happen import OnWould
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, PlainVerb
from rulebound.kernel.table.ability import Ability

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.counting.putting_counters import RemoveCounters
    from rulebound.cardtext.phrases.replacing.would_happen import AvertedOfPlayer, WouldBe

__all__ = ["CounterInsteadOfFate", "FateOfPlayer", "MustDoBothInstead", "PlainInsteadOfFate"]


IS_PUT_OFF: Final = True


class FateOfPlayer(OnWould):
    """`If you would lose Merit, lose that much Reputation instead.`"""

    text: ClassVar[str] = "if {what:AvertedOfPlayer}, {clause} instead"
    what: AvertedOfPlayer
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.clause)]


class CounterInsteadOfFate(Standing):
    """`If this would be defeated, remove a shield counter from it instead.`"""

    text: ClassVar[str] = "if {what:WouldBe}, {remove:RemoveCounters} instead"
    what: WouldBe
    remove: RemoveCounters

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.remove)]


class PlainInsteadOfFate(Standing):
    """`If I would be expelled, lose 2 Merit instead.`"""

    text: ClassVar[str] = "if {what:WouldBe}, {verb:PlainVerb} instead"
    what: WouldBe
    verb: PlainVerb

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [done_in_place_of(sense, self.what, line, self.verb)]
