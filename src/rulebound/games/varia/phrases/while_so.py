"""What a card does or has only if something is so: `Amplified: On-Hit: Draw a card.`"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import This
from rulebound.cardtext.phrases.values.holding import as_long_as
from rulebound.games.varia.counters import AMPLIFIED
from rulebound.games.varia.given import performing
from rulebound.games.varia.phrases.lines import MomentLine
from rulebound.games.varia.phrases.standing import LentWord, refuse_fast
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds
from rulebound.kernel.table.triggered import Triggered
from rulebound.language import N_

BY_ITSELF: Final = N_("an action says what it does itself: leave out 'actions you perform have' and the quotes")
NOT_THE_ACTION: Final = N_("'this' would be the card that says so, not the action: write of yourself or your target")


class WhileWord(Word):
    """[term.amplify] [term.momentum]"""

    label: ClassVar[str] = "Amplified, Momentum"
    forms: ClassVar[tuple[str, ...]] = ("Amplified", "Momentum")

    def so(self) -> So:
        """Whether it is so of the card that says it."""
        return is_amplified if self.word == "Amplified" else has_momentum

    def check(self, phrase: Phrase, sense: Sense) -> None:
        """Only an action can be amplified."""
        if self.word == "Amplified" and sense.kind not in ("action", "token"):
            sense.wrong(phrase, "this can be so of actions only")


def is_amplified(table: Table, scope: Scope) -> bool:
    return table.is_marked(AMPLIFIED, scope.source)


def has_momentum(table: Table, scope: Scope) -> bool:
    return table.moved[scope.me] or table.moved_before[scope.me]


class DoesWhile(Line):
    """`Amplified: On-Hit: Draw a card.`"""

    text: ClassVar[str] = "{word:WhileWord}: {line:MomentLine}"
    word: WhileWord
    line: MomentLine

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        self.word.check(self, sense)
        return as_long_as(self, sense, self.line.abilities(sense), self.word.so())


class PerformedHave(Line):
    """`Actions you perform have "Start of Moment: Engage."`: where its player performs none, the card does nothing."""

    text: ClassVar[str] = 'actions you perform have "{line:MomentLine}"'
    line: MomentLine

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind in ("action", "token"):
            sense.wrong(self, BY_ITSELF)
        for part in walk(self.line):
            if isinstance(part, This):
                sense.wrong(part, NOT_THE_ACTION)
        found: list[Ability[Any]] = []
        for ability in self.line.abilities(sense):
            assert isinstance(ability, Triggered), ability
            found.append(ability.for_hosts(performing))
        return found


class IsWhile(Line):
    """`Momentum: Your target's attacks are Impaired.`"""

    text: ClassVar[str] = "{word:WhileWord}: {standing}."
    word: WhileWord
    standing: Standing

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        self.word.check(self, sense)
        return as_long_as(self, sense, self.standing.abilities(sense, str(self)), self.word.so())


class HasWhile(Line):
    """`Amplified: Ranged`"""

    text: ClassVar[str] = "{word:WhileWord}: {keyword:LentWord}"
    word: WhileWord
    keyword: LentWord

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        self.word.check(self, sense)
        refuse_fast(self, self.keyword, sense)
        return as_long_as(self, sense, [of_itself(str(self), self.keyword.key(), 1)], self.word.so())


class HasAndIsWhile(HasWhile):
    """`Momentum: +2 Power and Ranged`"""

    text: ClassVar[str] = "{word:WhileWord}: {changes:Change*and} and {keyword:LentWord}"
    word: WhileWord
    changes: tuple[Change, ...]
    keyword: LentWord

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        more = [of_itself(str(self), change.stat.key(), int(change.by.value)) for change in self.changes]
        return [*super().abilities(sense), *as_long_as(self, sense, more, self.word.so())]


def of_itself(line: str, key: str, by: int) -> Ability[Any]:
    """So much more of a value for the action that says so."""
    return Adds(line, key, lambda table, source, it: by if it == source else 0)


class HaveMomentum(Fact):
    """[term.momentum]"""

    text: ClassVar[str] = "you have {no?no} momentum"
    no: bool

    def so(self, sense: Sense) -> So:
        wanted = not self.no
        return lambda table, scope: has_momentum(table, scope) == wanted
