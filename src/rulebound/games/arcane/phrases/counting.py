"""How often something is."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.differing import Feature
from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord, bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.games.arcane.card import CHAOS, CHAOS_MAGIC, SYMBOL_ACTIONS
from rulebound.games.arcane.phrases.nouns import shows_symbol
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope


class SymbolFeature(Feature):
    """The symbols of tiles; a choice of two is both."""

    forms: ClassVar[dict[str, str]] = {"symbol": "symbols"}

    def of(self, table: Table, it: int) -> list[str]:
        return [name for name, action in SYMBOLS if shows_symbol(table, it, action)]


SYMBOLS: Final = [*SYMBOL_ACTIONS.items(), (CHAOS_MAGIC, CHAOS)]


class FullLine(Word):
    """Rows and columns in which no space is bare."""

    label: ClassVar[str] = "full rows and columns"
    forms: ClassVar[tuple[str, ...]] = ("full row", "full column", "full row and each full column")

    def counted(self) -> Number:
        if self.word == "full row":
            return full_rows
        if self.word == "full column":
            return full_columns
        return lambda table, scope: full_rows(table, scope) + full_columns(table, scope)


class PerFullRow(Per):
    text: ClassVar[str] = "for each {line:FullLine} of your slate"
    line: FullLine

    def number_of(self, sense: Sense) -> Number:
        return self.line.counted()


def full_rows(table: Table, scope: Scope) -> int:
    first = scope.me * SPACES
    rows = [table.top[first + row * COLUMNS : first + (row + 1) * COLUMNS] for row in range(SPACES // COLUMNS)]
    return len([row for row in rows if min(row) >= 0])


def full_columns(table: Table, scope: Scope) -> int:
    first = scope.me * SPACES
    slate = table.top[first : first + SPACES]
    return len([column for column in range(COLUMNS) if min(slate[column::COLUMNS]) >= 0])


class SlateIsFull(Fact):
    """No space of it is bare; corners count as tiles."""

    text: ClassVar[str] = "your slate is {no?not} full"
    no: bool

    def so(self, sense: Sense) -> So:
        wanted = not self.no
        return lambda table, scope: (full_rows(table, scope) == SPACES // COLUMNS) == wanted


def bare_spaces(table: Table, scope: Scope) -> int:
    first = scope.me * SPACES
    return len([top for top in table.top[first : first + SPACES] if top < 0])


class PerEmptySpace(Per):
    """`Gain 1 Will for each empty space of your slate.`"""

    text: ClassVar[str] = "for each empty space of your slate"

    def number_of(self, sense: Sense) -> Number:
        return bare_spaces


class HasEmptySpaces(Fact):
    """`As long as your slate has two or more empty spaces, your spells cost 1 Will less.`"""

    text: ClassVar[str] = "your slate has {count:CountWord} or {way:CountWay} empty spaces"
    count: CountWord
    way: CountWay

    def so(self, sense: Sense) -> So:
        bound, way = bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(bare_spaces(table, scope), bound)
