"""What holds while a card of Varia is there: keywords of actions, what rolls are like, and what actions cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price
from rulebound.cardtext.phrases.paying.prices_for_a_while import FirstIsCheaper, PlaysVerb
from rulebound.cardtext.phrases.paying.tolls import AddsCost
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.lines import Standing, Stands
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, This, refuse_your
from rulebound.cardtext.phrases.times.history import DidPlay
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia.card import FAST
from rulebound.games.varia.events import PERFORMS
from rulebound.games.varia.phrases.getting import change_now
from rulebound.games.varia.phrases.keywords import LENT
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Adds
from rulebound.language import N_

LOOKS_ALONE: Final = True


class RollWord(Word):
    """What all rolls or attacks of an action can be. [term.improved] [term.impaired] [term.ranged]"""

    forms: ClassVar[tuple[str, ...]] = ("Improved", "Impaired", "Ranged")


class LentWord(Word):
    """The keywords that an action can have because of a card."""

    label: ClassVar[str] = "a keyword"
    forms: ClassVar[tuple[str, ...]] = tuple(LENT)

    def key(self) -> str:
        return LENT[self.word]


class HaveKeyword(Standing):
    """`Your Fire attacks have Fast.`"""

    text: ClassVar[str] = "{who:Subject} has/have {keyword:LentWord}"
    who: Subject
    keyword: LentWord

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if isinstance(self.who, This):
            if self.keyword.word == FAST:
                sense.wrong(self, TOO_LATE)
            elif isinstance(sense.line, Stands):
                sense.correct(self, "write '{word}' on a line of its own", word=self.keyword.word)
        found = self.who.filter(sense)
        return [Adds(line, self.keyword.key(), lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


TOO_LATE: Final = N_(
    "Fast counts before an action is planned, and this comes after that: let an asset say so of your actions"
)


def refuse_fast(phrase: Phrase, keyword: LentWord, sense: Sense) -> None:
    """Of what an action has only once it is performed."""
    if keyword.word == FAST:
        sense.wrong(phrase, TOO_LATE)


class GainsKeyword(Clause):
    """`This gains Ranged.`, as long as the action lies there."""

    text: ClassVar[str] = "{what:Bearer} gains/gain {keyword:LentWord}[ {until}]"
    what: Bearer
    keyword: LentWord
    until: Until | None

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_fast(self, self.keyword, sense)
        refuse_your(self.what, sense)
        key, until = self.keyword.key(), self.until

        def gain(table: Table, scope: Scope, it: int) -> None:
            if until is None:
                change_now(table, scope, it, key, 1)
            else:
                table.change(key, it, 1, until.lasts(), until.whose(table, scope), scope.source)

        return Sequence(self.what.take(sense), DoToEach(gain))


class PerformsVerb(PlaysVerb):
    forms: ClassVar[tuple[str, ...]] = ("perform",)

    def events(self) -> list[str]:
        return [PERFORMS]


class FirstOne(FirstIsCheaper):
    """Of the actions that one performs."""

    text: ClassVar[str] = "the first {wanted:Wanted} you perform each turn costs {price} {way:DearOrCheap}."
    event: ClassVar[str] = PERFORMS
    wanted: Wanted
    price: Price
    way: DearOrCheap

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        test = self.wanted.test(sense)
        return lambda table, it: any([test.holds(table, part, part) for part in table.together(it)])

    def pays(self, table: Table, source: int, it: int) -> bool:
        return table.holder[it] == table.holder[source]


class AddsCostHere(AddsCost):
    """Of actions: it is done when they are paid for."""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind not in ("action", "token"):
            sense.wrong(self, "only an action is played, so that something could be paid for that")
        return super().abilities(sense)


class AreLike(Standing):
    text: ClassVar[str] = "{who:Subject} is/are {what:RollWord}"
    who: Subject
    what: RollWord

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, key = self.who.filter(sense), self.what.word.lower()
        return [Adds(line, key, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class PerformedCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("performed",)
    kinds: ClassVar[tuple[str, ...]] = (PERFORMS,)

    def parts(self, table: Table, it: int) -> list[int]:
        return table.together(it)
