"""What is so of cards for a while: until the end of a turn, until one's own next turn, in the next untap phase.

Cards for which it begins are those that are there when the instruction is done; what comes later is not among them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.changes import Forbidden
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.cardtext.phrases.structure.subjects import All, Bearer, refuse_them, some_can
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.kernel.basics.modifier import NEXT_UNTAP
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Forbids

STAYS_TAPPED: Final = "This does not untap during the untap phase."


class CannotUntil(Clause):
    """As if the cards gained the sentence: `This cannot be attacked.`"""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{who:Bearer} cannot {action:Forbidden} {until}"
    who: Bearer
    action: Forbidden
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.who, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_all(self.who, sense)
        text = f"This cannot {self.action.word}."
        forbids = Forbids[Any](text, self.action.key(), lambda table, source, me, it: it == source)
        return Sequence(self.who.take(sense), Lend([forbids], self.until.lasts(), self.until.whose))


class UntilThenCannot(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Bearer} cannot {action:Forbidden}"
    until: Until
    who: Bearer
    action: Forbidden

    def effect(self, sense: Sense) -> Effect[Any]:
        cannot = CannotUntil()
        cannot.who, cannot.action, cannot.until = self.who, self.action, self.until
        return cannot.effect(sense)


class NextUntapPhase(Word):
    """When each card would be untapped the next time."""

    forms: ClassVar[dict[str, str]] = {"its owner's next untap phase": "their owners' next untap phase"}
    label: ClassVar[str] = "whose untap phase"


class StaysTappedOnce(Clause):
    """As if the cards gained the sentence that they do not untap, until their owner's untap phase is over."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{who:Bearer} does/do not untap during {phase:NextUntapPhase#who}"
    who: Bearer
    phase: NextUntapPhase

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.who, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_all(self.who, sense)
        taken = self.who.take(sense)
        tree: Text = sense.parse(STAYS_TAPPED)
        return Sequence(taken, Lend(tree.abilities(sense.of_another_card()), NEXT_UNTAP))


def refuse_all(who: Bearer, sense: Sense) -> None:
    """`Your partners cannot`, and not `All partners of yours cannot`, which is no clear English."""
    refuse_them(who, sense)
    if isinstance(who, All):
        sense.correct(who, "leave out 'all' and 'each' before 'cannot' and 'do not', and write 'your' for 'of yours'")
