"""Rows and columns of a slate by their names, the fullest of them, and two tiles in the same one."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.choices.choosing import prompt_of
from rulebound.cardtext.phrases.structure.effects import Candidates, Forget, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Having, Noun
from rulebound.cardtext.phrases.structure.subjects import Object, all_that_are
from rulebound.games.arcane.phrases.rows import RowOrColumn
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import worded

ROW_NAMES = ("top row", "middle row", "bottom row")
COLUMN_NAMES = ("first column", "second column", "third column", "fourth column")


class NamedLine(Word):
    label: ClassVar[str] = "top row, first column ..."
    forms: ClassVar[tuple[str, ...]] = (*ROW_NAMES, *COLUMN_NAMES)

    def has(self, spot: int) -> bool:
        """Whether this space of any slate is in it."""
        if self.word in ROW_NAMES:
            return spot % SPACES // COLUMNS == ROW_NAMES.index(self.word)
        return spot % COLUMNS == COLUMN_NAMES.index(self.word)


class InNamedLine(Having):
    """`Exhaust all tiles of other players in the top row.`"""

    text: ClassVar[str] = "in the {line:NamedLine}"
    line: NamedLine

    def test(self, sense: Sense) -> Test:
        line = self.line

        def lies_there(table: Table, source: int, it: int) -> bool:
            return table.is_visible(it) and line.has(table.spot[it])

        return Test(worded("{it} is not in the {line}.", line=line.word), lies_there)


class InYourLine(InNamedLine):
    """`Remove an exhaustion token from each tile in your top row.`"""

    text: ClassVar[str] = "in your {line:NamedLine}"
    line: NamedLine

    def test(self, sense: Sense) -> Test:
        line = self.line

        def lies_there(table: Table, source: int, it: int) -> bool:
            spot = table.spot[it] if table.is_visible(it) else -1
            return spot >= 0 and spot // SPACES == table.whose(source) and line.has(spot)

        return Test(worded("{it} is not in your {line}.", line=line.word), lies_there)


class InFullestLine(Having):
    """`Draw a card for each tile in your fullest row.` Of equally full ones the upper, or the one further left."""

    text: ClassVar[str] = "in your fullest {line:RowOrColumn}"
    line: RowOrColumn

    def test(self, sense: Sense) -> Test:
        line = self.line

        def lies_there(table: Table, source: int, it: int) -> bool:
            me = table.whose(source)
            if not table.is_visible(it) or table.spot[it] // SPACES != me:
                return False
            return line.of(table.spot[it]) == fullest(table, me, line)

        return Test(worded("{it} is not in your fullest {line}.", line=line.word), lies_there)


def fullest(table: Table, me: int, line: RowOrColumn) -> int:
    """The number of the row or column of this slate with the most tiles; of several, the first."""
    lies_in = [line.of(table.spot[it]) for it in table.tiles_of(me)]
    counts = [lies_in.count(n) for n in range(ROWS if line.word == "row" else COLUMNS)]
    return counts.index(max(counts))


class TwoInOneLine(Phrase, Object):
    """`Swap two placed tiles of yours in the same row.`"""

    text: ClassVar[str] = "two {noun+} in the same {line:RowOrColumn}"
    noun: Noun
    line: RowOrColumn

    def number(self) -> str:
        return MANY

    def take(self, sense: Sense) -> Effect[Any]:
        found, line = self.noun.filter(sense), self.line
        alone = worded("No other such tile is in the same {line}.", line=line.word)
        elsewhere = worded("{it} is not in the same {line}.", line=line.word)
        paired = found.but(Test(alone, lambda table, source, it: has_pair(table, source, it, found, line)))
        beside = found.but(Test(elsewhere, lambda table, source, it: is_beside_first(table, it, line)))
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        prompt = prompt_of(sense, self)
        first: Effect[Any] = TakeOne(sense.which(prompt, paired), paired, sense.words.pick)
        second: Effect[Any] = TakeOne(sense.which(prompt, beside, fresh), beside, sense.words.pick)
        sense.antecedent = "taken"
        return Sequence(Forget(), first, second)

    def candidates(self, sense: Sense) -> Candidates | None:
        return all_that_are(self.noun.filter(sense))


def has_pair(table: Table, source: int, it: int, found: Filter, line: RowOrColumn) -> bool:
    """Whether another such tile is in the same row or column of its slate."""
    if not table.is_visible(it):
        return False
    spaces = line.spaces(table.spot[it])
    others = [table.top[space] for space in spaces if table.top[space] >= 0 and table.top[space] != it]
    return any([found.holds(table, source, other) for other in others])


def is_beside_first(table: Table, it: int, line: RowOrColumn) -> bool:
    """Whether it is in the row or column of the tile that was chosen first."""
    first = table.scopes[-1].picks[0] if table.scopes[-1].picks else -1
    return first >= 0 and table.is_visible(it) and table.spot[it] in line.spaces(table.spot[first])
