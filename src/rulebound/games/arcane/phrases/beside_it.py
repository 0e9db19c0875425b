"""How tiles lie to others: linked to them or next to them, also to one of which the text has spoken."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.numbers.naming import taken_last
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So, event_card
from rulebound.cardtext.phrases.structure.nouns import Having, Noun
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain
from rulebound.games.arcane.linking import beside, linked
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.language import worded


class Beside(Having):
    """How a tile lies to others."""

    label: ClassVar[str] = "linked or next to what"


class LinkedTo(Beside):
    """`tiles linked to an exhausted tile of yours`"""

    text: ClassVar[str] = "linked to a {noun}"
    noun: Noun

    def test(self, sense: Sense) -> Test:
        found = self.noun.filter(sense)
        return Test(
            worded("{it} is not linked to such a tile."),
            lambda table, source, it: (
                table.is_visible(it) and any([found.holds(table, source, other) for other in linked(table, it)])
            ),
        )


class LinkedToMany(Beside):
    """`When you cast a tile linked to three or more tiles, gain 2 Shards.`"""

    text: ClassVar[str] = "linked to {count:CountWord} or more {noun#count}"
    count: CountWord
    noun: Noun

    def test(self, sense: Sense) -> Test:
        if self.count.count() == 1:
            sense.correct(self.count, "write 'linked to a' here")
        found, least = self.noun.filter(sense), self.count.count()

        def is_linked_so(table: Table, source: int, it: int) -> bool:
            if not table.is_visible(it):
                return False
            return len([other for other in linked(table, it) if found.holds(table, source, other)]) >= least

        return Test(worded("{it} is not linked to so many such tiles."), is_linked_so)


class NextTo(Beside):
    """`When you place a tile next to a corner, gain 1 Prestige.` Linked or not."""

    text: ClassVar[str] = "next to a {noun}"
    noun: Noun

    def test(self, sense: Sense) -> Test:
        found = self.noun.filter(sense)
        return Test(
            worded("{it} is not next to such a tile."),
            lambda table, source, it: (
                table.is_visible(it) and any([found.holds(table, source, other) for other in beside(table, it)])
            ),
        )


class BesideIt(Beside):
    """To one tile of which the text has spoken: what was taken last, or the tile of the event."""

    def speaks_of_before(self, sense: Sense) -> bool:
        return bool(sense.antecedent)

    def spoken(self, sense: Sense) -> Callable[[Table], int]:
        """Which tile that is."""
        if sense.antecedent == "event":
            refuse_uncertain(self, sense)
            found = event_card(sense, sense.it_is)
            return lambda table: first_of(found(table, table.scopes[-1]))
        if not sense.antecedent:
            sense.wrong(self, "there is nothing before this that `it` could be")
        return lambda table: taken_last(table.scopes[-1])


def first_of(found: list[int]) -> int:
    return found[0] if found else NOTHING


class NextToIt(BesideIt):
    """Linked or not, on the same slate."""

    text: ClassVar[str] = "next to it"

    def test(self, sense: Sense) -> Test:
        spoken = self.spoken(sense)

        def is_beside(table: Table, source: int, it: int) -> bool:
            other = spoken(table)
            return other >= 0 and table.is_visible(it) and table.is_visible(other) and it in beside(table, other)

        return Test(worded("{it} is not next to that tile."), is_beside)


class LinkedToIt(BesideIt):
    """`When you cast a tile, you may remove an exhaustion token from a tile linked to it.`"""

    text: ClassVar[str] = "linked to it"

    def test(self, sense: Sense) -> Test:
        spoken = self.spoken(sense)

        def is_linked_to_it(table: Table, source: int, it: int) -> bool:
            other = spoken(table)
            return other >= 0 and table.is_visible(it) and table.is_visible(other) and it in linked(table, other)

        return Test(worded("{it} is not linked to that tile."), is_linked_to_it)


class ItIsBeside(Fact):
    """`When you cast a tile, if it is linked to three or more tiles, gain 2 Shards.`"""

    text: ClassVar[str] = "it is {no?not} {how:Beside}"
    no: bool
    how: Beside

    def so(self, sense: Sense) -> So:
        found, wanted = it_or_itself(self, sense), not self.no
        test = self.how.test(sense)

        def lies_so(table: Table, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return any([bool(test.holds(table, scope.source, it)) == wanted for it in cards])

        return lies_so
