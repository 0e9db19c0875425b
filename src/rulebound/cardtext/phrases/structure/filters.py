"""What nouns mean: where such cards lie, and what each of them must be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.need import Need

Holds = Callable[[Any, int, int], bool]  # (table, source, it)


class Test:
    """One condition that a card must meet: whether it is, beside a source, and the sentence that says it is not."""

    def __init__(self, sentence: str, holds: Holds) -> None:
        self.sentence = sentence
        self.holds = holds


class Prohibited(Test):
    """A condition that only a card makes fail that says `cannot ...`: it is not tested while none in play does.

    cannot: the key of such abilities.
    """

    def __init__(self, sentence: str, holds: Holds, cannot: str) -> None:
        super().__init__(sentence, holds)
        self.cannot = cannot


class Owned(Test):
    """Whose a card must be: the source's player's own, or another player's.

    A game in which that is found in another way has a subclass with its own `holds` and `of_whom`.
    """

    def __init__(self, sentence: str, *, own: bool, holds: Holds | None = None) -> None:
        super().__init__(sentence, holds or (is_own if own else is_of_another))
        self.own = own

    def of_whom(self, table: Any, source: int, found: list[int]) -> list[int]:
        """Those of these cards that are."""
        assert isinstance(table, CardTable)
        mine = table.whose(source)
        return [it for it in found if (table.controller(it) == mine) == self.own]


def is_own(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) == table.whose(source)


def is_of_another(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) != table.whose(source)


def all_hold(tests: list[Test], table: CardTable, source: int, it: int) -> bool:
    """Whether the card is all that is tested."""
    for test in tests:
        holds = test.holds  # a field that is called is found sooner by itself
        if not holds(table, source, it):
            return False
    return True


class Filter:
    """What a noun means: where such cards lie, and what each must be.

    given: what is so of all that lie there, so that it is tested of other cards only; it is explained first.
    owned, prohibited, others: the tests apart. Whose a card is can be tested at once and excludes most.
    """

    def __init__(
        self, among: Callable[[Any], list[int]], tests: list[Test], given: list[Test] | None = None
    ) -> None:  # fmt: skip
        self.among = among
        self.tests = tests
        self.given: list[Test] = given if given is not None else []
        self.owned: list[Owned] = [test for test in tests if isinstance(test, Owned)]
        self.prohibited: list[Prohibited] = [test for test in tests if isinstance(test, Prohibited)]
        self.others = [test for test in tests if not isinstance(test, Owned | Prohibited)]
        self.in_all: list[Test] = [*self.owned, *self.given, *self.others]  # what is quickest to tell comes first

    def but(self, *tests: Test) -> Filter:
        """Those of them of which all this is so too."""
        return Filter(self.among, [*self.tests, *tests], self.given)

    def of_anybody(self) -> Filter:
        """The same, whosever they are."""
        return Filter(self.among, [test for test in self.tests if not isinstance(test, Owned)], self.given)

    def holds(self, table: CardTable, source: int, it: int) -> bool:
        """Whether this card is one of them."""
        if not all_hold(self.in_all, table, source, it):
            return False
        return not self.prohibited or self.is_allowed(table, source, it)

    def is_allowed(self, table: CardTable, source: int, it: int) -> bool:
        """Whether no card forbids it."""
        for test in self.prohibited:
            holds = test.holds
            if test.cannot in table.forbids and not holds(table, source, it):
                return False
        return True

    def of_whom(self, table: CardTable, source: int, found: list[int]) -> list[int]:
        """Those of these cards that belong to whom they must belong to."""
        for test in self.owned:
            found = test.of_whom(table, source, found)
        return found

    def found(self, table: Any, source: int) -> list[int]:
        """All of them."""
        found = self.of_whom(table, source, self.among(table))
        if self.prohibited:
            found = [it for it in found if self.is_allowed(table, source, it)]
        return [it for it in found if all_hold(self.others, table, source, it)] if self.others else found[:]

    def has(self, table: Any, source: int, count: int) -> bool:
        """Whether there are so many of them; looks no further than it takes to know."""
        found = self.among(table)
        if len(found) < count:
            return False
        if self.owned:
            found = self.of_whom(table, source, found)
        missing, left = count, len(found)
        for it in found:
            if missing <= 0 or left < missing:
                break
            left -= 1
            for test in self.others:  # what follows is `all_hold`, without a call: win-cons are looked at all the time
                holds = test.holds
                if not holds(table, source, it):
                    break
            else:
                if not self.prohibited or self.is_allowed(table, source, it):
                    missing -= 1
        return missing <= 0

    def needs(self, clause: str) -> list[Need[Any]]:
        """The tests as needs, for a question that the innermost scope's source asks."""
        return [need_of(clause, test) for test in self.tests]

    def given_needs(self, clause: str) -> list[Need[Any]]:
        """The same of what is given."""
        return [need_of(clause, test) for test in self.given]


class OnlyThis(Filter):
    """The card that says so, wherever it lies."""

    def __init__(self) -> None:
        super().__init__(nowhere, [Test("It must be this card.", is_this)])

    def found(self, table: Any, source: int) -> list[int]:
        return [source]


def nowhere(table: Any) -> list[int]:
    """Without a card that says so, there is none."""
    return []


def is_this(table: Any, source: int, it: int) -> bool:
    return it == source


def need_of(clause: str, test: Test) -> Need[Any]:
    """The test as a need."""
    cannot = test.cannot if isinstance(test, Prohibited) else ""
    return Need(clause, test.sentence, beside_source(test.holds), cannot=cannot)


def beside_source(holds: Holds) -> Callable[[Any, int, int], bool]:
    """A test beside the card whose effect is being played out."""

    def need(table: CardTable, me: int, it: int) -> bool:
        return holds(table, table.scopes[-1].source, it)

    return need
