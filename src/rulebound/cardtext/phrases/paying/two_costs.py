"""What is used at two costs: `Destroy this and discard a card: Draw three cards.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Cost, Line, doing, within
from rulebound.cardtext.phrases.structure.meaning import Sense, refuse_use
from rulebound.cardtext.phrases.structure.sentences import joined
from rulebound.cardtext.phrases.times.using import once_only
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.effect import Sequence
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.sentences import Sentence

BOTH_COSTS = N_("{first} and {second}")


class AtTwoCosts(Line):
    """The first is paid first."""

    first: Cost
    second: Cost
    sentences: tuple[Sentence, ...]

    def used(self, sense: Sense) -> Activated[Any]:
        """What the card can be used for."""
        if not sense.stays:
            refuse_use(self, sense)
        resource = self.first.paid_with()
        if resource and resource == self.second.paid_with():  # each could be paid, and not both
            sense.wrong(self, "both costs are paid with the same: write one cost, of so much in all")
        needs = [*self.first.payable(sense), *self.second.payable(sense)]
        paid = [self.first.pay(sense), self.second.pay(sense)]
        used = Activated[Any](str(self), needs, Sequence(Sequence(*paid), joined(sense, self.sentences)))
        used.price = worded(BOTH_COSTS, first=within(self.first), second=within(self.second))
        doing(used, *self.sentences)
        return used


class UsedAtTwo(AtTwoCosts):
    """`Destroy this and discard a card: Draw three cards.`"""

    text: ClassVar[str] = "{first:Cost} and {second:Cost}: {sentences:Sentence*}"
    first: Cost
    second: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [self.used(sense)]


class UsedAtTwoOnce(AtTwoCosts):
    text: ClassVar[str] = "{first:Cost} and {second:Cost}: {sentences:Sentence*} use this only once each turn."
    first: Cost
    second: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return once_only(self, sense, self.used(sense))


class OnceUsedAtTwo(AtTwoCosts):
    """The same with the limit first."""

    text: ClassVar[str] = "once each turn, {first:Cost} and {second:Cost}: {sentences:Sentence*}"
    first: Cost
    second: Cost
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return once_only(self, sense, self.used(sense))
