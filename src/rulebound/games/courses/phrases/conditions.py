"""What can be so or not."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import Adjective, Place
from rulebound.cardtext.phrases.sentences import Condition


class IsSo(Condition):
    text: ClassVar[str] = "this is {adjective}"
    adjective: Adjective

    def so(self, sense: Sense) -> So:
        test = self.adjective.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class IsAt(Condition):
    text: ClassVar[str] = "this is {place}"
    place: Place

    def so(self, sense: Sense) -> So:
        test = self.place.test(sense)
        return lambda table, scope: test.holds(table, scope.source, scope.source)


class YourTurn(Condition):
    text: ClassVar[str] = "it is your turn"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: table.active == table.owner(scope.source)
