"""Rows and columns of a slate: one that is chosen, that of a tile, and those that a tile completes."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.chosen import begin_choice, choice_of, chosen, refuse_unchosen
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.arcane.phrases.beside_it import BesideIt
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.language import N_, worded

NAMES: Final = {
    "row": [N_("the top row"), N_("the middle row"), N_("the bottom row")],
    "column": [N_("the first column"), N_("the second column"), N_("the third column"), N_("the fourth column")],
}


class RowOrColumn(Word):
    label: ClassVar[str] = "row, column"
    forms: ClassVar[tuple[str, ...]] = ("row", "column")

    def of(self, spot: int) -> int:
        """Which row or column of its slate this space is in."""
        return spot % SPACES // COLUMNS if self.word == "row" else spot % COLUMNS

    def spaces(self, spot: int) -> list[int]:
        """The spaces of the slate in the same row or column as this one."""
        first, line = spot - spot % SPACES, self.of(spot)
        return [space for space in range(first, first + COLUMNS * ROWS) if self.of(space) == line]


class ChooseLine(Clause):
    """`Choose a row of your slate. Remove all exhaustion tokens from all tiles in that row.`"""

    text: ClassVar[str] = "choose a {line:RowOrColumn} of your slate"
    line: RowOrColumn

    def effect(self, sense: Sense) -> Effect[Table]:
        begin_choice(self, sense, self.line.word)
        prompt = worded("{source}: which {line} of your slate do you choose?", line=self.line.word)
        return choice_of(sense, prompt, NAMES[self.line.word])


class InThatLine(Having):
    """On the slate of the player who has chosen."""

    text: ClassVar[str] = "in that {line:RowOrColumn}"
    line: RowOrColumn

    def test(self, sense: Sense) -> Test:
        refuse_unchosen(self, sense, self.line.word)
        line = self.line

        def lies_there(table: Table, source: int, it: int) -> bool:
            if not table.is_visible(it) or table.spot[it] // SPACES != table.whose(source):
                return False
            return line.of(table.spot[it]) == chosen(table, source)

        return Test(worded("{it} is not in that {line}.", line=line.word), lies_there)


class InItsLine(BesideIt):
    """`When you place a tile, remove an exhaustion token from another tile in its row.`"""

    text: ClassVar[str] = "in its {line:RowOrColumn}"
    line: RowOrColumn

    def test(self, sense: Sense) -> Test:
        spoken, line = self.spoken(sense), self.line

        def lies_there(table: Table, source: int, it: int) -> bool:
            other = spoken(table)
            if other < 0 or not table.is_visible(it) or not table.is_visible(other):
                return False
            return table.spot[it] in line.spaces(table.spot[other])

        return Test(worded("{it} is not in the same {line}.", line=line.word), lies_there)


class CompletesLine(Fact):
    """`When you place a tile, if it completes a row, draw a card.` A tile that covers another completes none."""

    text: ClassVar[str] = "it completes a {line:RowOrColumn}"
    line: RowOrColumn

    def so(self, sense: Sense) -> So:
        found, line = it_or_itself(self, sense), self.line

        def completes(table: Table, scope: Scope) -> bool:
            cards = [it for it in found(table, scope)[:1] if it >= 0 and table.is_visible(it)]
            return any([
                table.below[it] < 0 and min([table.top[space] for space in line.spaces(table.spot[it])]) >= 0
                for it in cards
            ])  # fmt: skip

        return completes
