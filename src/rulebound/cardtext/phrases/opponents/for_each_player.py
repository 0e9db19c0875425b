"""What is done for each player by the one who has the text: `for each other player, tap a partner of theirs`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.opponents.others import speaks_of_it
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.sentences import Instructions, PlainInstructions, Sentence
from rulebound.kernel.table.effect import Effect


class ForEachPlayer(Instructions):
    """In turn order. `You` are still who has the text, and choose; `they` and `that player` are each in turn."""

    text: ClassVar[str] = "for {who:Others}, {instructions:PlainInstructions}"
    who: Others
    instructions: PlainInstructions

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.for_each(sense, self.instructions.effect)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        """`For each other player, you may lose 1 point. If you do, tap a partner of theirs.`"""
        instructions = self.instructions
        return self.for_each(sense, lambda inner: instructions.followed(inner, following))

    def for_each(self, sense: Sense, meaning: Callable[[Sense], Effect[Any]]) -> Effect[Any]:
        if not str(self.who).lower().startswith("each "):
            sense.correct(self.who, "write 'each' here: what is done for one player is said without 'for'")
        seats, keeps = self.who.seats(sense), speaks_of_it(self.instructions, sense)
        before = sense.antecedent, sense.they_are, sense.counts
        sense.they_are = True
        body = meaning(sense)
        sense.antecedent, sense.they_are, sense.counts = before  # what was taken is known to each part alone
        return EachSeatDoes(seats, body, sense.words.leave, keeps=keeps, for_them=True)
