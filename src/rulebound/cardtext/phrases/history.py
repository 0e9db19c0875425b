"""What was done earlier in the turn, as far as the card was there: `if you have not rested this turn`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Fact
from rulebound.kernel.table.ability import Triggered
from rulebound.kernel.table.effect import Sequence


class Act(Word):
    """What a player can have done. kinds: by the words, the kind of event; present: how one says to do it."""

    label: ClassVar[str] = "what was done"
    kinds: ClassVar[dict[str, str]] = {}
    present: ClassVar[dict[str, str]] = {}

    def event(self) -> str:
        return type(self).kinds[self.word]


class HaveDone(Fact):
    """A card in play notes it, as it notes what is done once each turn."""

    text: ClassVar[str] = "you have {no?not} {act} this turn"
    no: bool
    act: Act

    def so(self, sense: Sense) -> So:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play notes what was done before")
        text, wanted = f"{self.act.word} this turn", not self.no
        if not any([one.text == text for one in sense.notes]):
            sense.notes.append(noting(text, self.act.event()))
        return lambda table, scope: table.has_used(scope.source, text) == wanted


def noting(text: str, kind: str) -> Triggered[Any]:
    """Notes on the card that its player has done this."""

    def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
        return bool(table.controller(source) == seat)

    notes = Triggered[Any](text, kind, when, Sequence())
    notes.once = notes.silent = True
    return notes
