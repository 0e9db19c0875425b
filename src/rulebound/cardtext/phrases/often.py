"""What is done once in each turn, though what it waits for happens again."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.lines import Awaiting, Event, Line, Waits
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.sentences import Instructions, Sentence
from rulebound.kernel.table.ability import Ability, Triggered


class OnceEachTurn(Line):
    """`Once each turn, when you play an item, gain 1 point.`"""

    text: ClassVar[str] = "once each turn, {waits:Awaiting}"
    waits: Awaiting

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [limited(self, ability) for ability in self.waits.abilities(sense)]


class FirstTime(Line):
    """The same in other words. What happened before the card was in play does not count."""

    text: ClassVar[str] = "the first time {event} each turn, {instructions}. {sentences:Sentence**}"
    event: Event
    instructions: Instructions
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        waits = self.waits()
        waits.event, waits.instructions, waits.sentences = self.event, self.instructions, self.sentences
        return [limited(self, ability) for ability in waits.abilities(sense)]

    def waits(self) -> Waits:
        """The line without the limit, as the game has it."""
        return Waits()


def limited(line: Line, ability: Ability[Any]) -> Ability[Any]:
    """The ability, which does what this line says once in each turn."""
    assert isinstance(ability, Triggered)
    ability.text = str(line)
    ability.once = True
    return ability
