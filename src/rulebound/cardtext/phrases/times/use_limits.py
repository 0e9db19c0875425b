"""When a card can be used: `Discard a card: Draw a card. Use this only during your turn.`"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.lines import Line, usable
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.times.using import once_only
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.need import Need
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.facts import Condition
    from rulebound.cardtext.phrases.structure.lines import Cost
    from rulebound.cardtext.phrases.structure.sentences import Sentence
    from rulebound.cardtext.phrases.times.moments import WhoseTurns


class UseLimit(Phrase):
    """When alone something can be used."""

    label: ClassVar[str] = "when it can be used"

    def so(self, sense: Sense) -> So:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class DuringTurn(UseLimit):
    text: ClassVar[str] = "during {whose:WhoseTurns} turn"
    whose: WhoseTurns

    def so(self, sense: Sense) -> So:
        whose = self.whose
        return lambda table, scope: whose.is_it(table, scope.source, table.active)


class OnlyIfSo(UseLimit):
    text: ClassVar[str] = "if {condition}"
    condition: Condition

    def so(self, sense: Sense) -> So:
        return self.condition.so(sense)


class UsedOnlyThen(Line):
    """`Discard a card: Draw a card. Use this only during your turn.`"""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*} use this only {limit:UseLimit}."
    cost: Cost
    sentences: tuple[Sentence, ...]
    limit: UseLimit

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [limited(sense, usable(self, sense, self.cost, self.sentences), self.limit)]


class UsedOnceThen(Line):
    """`Discard a card: Draw a card. Use this only during your turn and only once each turn.`"""

    text: ClassVar[str] = "{cost}: {sentences:Sentence*} use this only {limit:UseLimit} and only once each turn."
    cost: Cost
    sentences: tuple[Sentence, ...]
    limit: UseLimit

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        used = usable(self, sense, self.cost, self.sentences)
        return once_only(self, sense, limited(sense, used, self.limit))


def limited(sense: Sense, ability: Activated[Any], limit: UseLimit) -> Activated[Any]:
    """The same, which can be used only then."""
    sense.begins()
    so = limit.so(sense)
    text = worded("{it} can be used for this only {when}.", when=lower(limit))
    then = Need[Any](sense.words.clause, text, lambda table, me, it: so(table, Scope(me, it, [])))
    ability.needs, ability.limits = [then, *ability.needs], ability.limits + 1
    return ability
