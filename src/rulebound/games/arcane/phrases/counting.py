"""How often something is."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.cardtext.phrases.differing import Feature
from rulebound.cardtext.phrases.meaning import Number, Sense
from rulebound.cardtext.phrases.players import Per
from rulebound.games.arcane.card import CHAOS, CHAOS_MAGIC, SYMBOL_ACTIONS
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope


class SymbolFeature(Feature):
    """The symbols of tiles; a choice of two is both."""

    forms: ClassVar[dict[str, str]] = {"symbol": "symbols"}

    def of(self, table: Table, it: int) -> list[str]:
        return [name for name, action in SYMBOLS if any([symbol & action for symbol in table.print_of(it).symbols])]


SYMBOLS: Final = [*SYMBOL_ACTIONS.items(), (CHAOS_MAGIC, CHAOS)]


class PerFullRow(Per):
    """A row in which no space is bare."""

    text: ClassVar[str] = "for each full row of your slate"

    def number_of(self, sense: Sense) -> Number:
        return full_rows


def full_rows(table: Table, scope: Scope) -> int:
    first = scope.me * SPACES
    rows = [table.top[first + row * COLUMNS : first + (row + 1) * COLUMNS] for row in range(SPACES // COLUMNS)]
    return len([row for row in rows if min(row) >= 0])
