"""What can be so or not."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Place


class IsAt(Fact):
    text: ClassVar[str] = "this is {place}"
    place: Place

    def so(self, sense: Sense) -> So:
        test = self.place.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)
