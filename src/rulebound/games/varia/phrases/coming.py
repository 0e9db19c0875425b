"""What a player's next action gets: changes of its values, and keywords."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.changes import Change
from rulebound.cardtext.phrases.decks import Wanted
from rulebound.cardtext.phrases.effects import DoToEach, Take
from rulebound.cardtext.phrases.later import NEVER_TOO_LATE, Later
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.nouns import lower
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.games.varia.events import PERFORMS
from rulebound.games.varia.phrases.lines import LentWord, RollWord, refuse_fast
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Awaited, Delayed
from rulebound.kernel.table.effect import Effect, Sequence


class NextGain(Phrase):
    label: ClassVar[str] = "a change such as +2, or a keyword"

    def value(self, sense: Sense) -> tuple[str, int]:
        """The value that changes, and by how much."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class NextChange(NextGain):
    text: ClassVar[str] = "{change}"
    change: Change

    def value(self, sense: Sense) -> tuple[str, int]:
        return self.change.stat.key(), int(self.change.by.value)


class NextKeyword(NextGain):
    text: ClassVar[str] = "{keyword:LentWord}"
    keyword: LentWord

    def value(self, sense: Sense) -> tuple[str, int]:
        refuse_fast(self, self.keyword, sense)
        return self.keyword.key(), 1


class YourNext(Clause):
    """`Your next attack this turn has Ranged and +3 Power.`"""

    text: ClassVar[str] = "your next {wanted:Wanted} {soon?this turn} {has:HasOrGets} {gains:NextGain*and}"
    wanted: Wanted
    soon: bool
    has: HasOrGets
    gains: tuple[NextGain, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.wanted, [gain.value(sense) for gain in self.gains], sense, soon=self.soon)


class YourNextIs(Clause):
    """`Your next attack this turn is Improved.`"""

    text: ClassVar[str] = "your next {wanted:Wanted} {soon?this turn} is {what:RollWord}"
    wanted: Wanted
    soon: bool
    what: RollWord

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.wanted, [(self.what.word.lower(), 1)], sense, soon=self.soon)


def next_gets(
    phrase: Clause, wanted: Wanted, values: list[tuple[str, int]], sense: Sense, *, soon: bool
) -> Effect[Any]:
    """The next such action that the player performs has these values, as long as it lies there."""
    test = wanted.test(sense)

    def due(table: Table, delayed: Delayed, it: int, other: int, seat: int) -> bool:
        return seat == delayed.me and any([test.holds(table, part, part) for part in table.together(it)])

    def get(table: Table, scope: Scope, it: int) -> None:
        for value, by in values:
            table.change(value, it, by, END_OF_TURN, scope.me, scope.source)

    it_is = Take(lambda table, scope: [scope.it])
    awaited = Awaited[Any](str(phrase), PERFORMS, due, Sequence(it_is, DoToEach(get)))
    awaited.does = lower(phrase)
    return Later(awaited, lambda table, scope: [], END_OF_TURN if soon else NEVER_TOO_LATE, they=False)


class HasOrGets(Word):
    forms: ClassVar[tuple[str, ...]] = ("has", "gets", "gains")
