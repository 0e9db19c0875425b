"""What a player's next action gets: changes of its values, and keywords."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price
from rulebound.cardtext.phrases.paying.prices_for_a_while import NextCosts
from rulebound.cardtext.phrases.structure.effects import DoToEach, Seats, Take
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import just_me, those
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE, Later
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia.ability_keys import INFINITE_POWER
from rulebound.games.varia.events import PERFORMS
from rulebound.games.varia.phrases.nouns import the_rival
from rulebound.games.varia.phrases.standing import LentWord, PerformsVerb, RollWord, refuse_fast
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.triggered import Awaited

LOOKS_ALONE: Final = True


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


class InfinitePower(NextGain):
    """[R23]"""

    text: ClassVar[str] = "infinite Power"

    def value(self, sense: Sense) -> tuple[str, int]:
        return INFINITE_POWER, 1


class WhoseNext(Word):
    label: ClassVar[str] = "whose next action"
    forms: ClassVar[tuple[str, ...]] = ("your", "your target's", "their")

    def seats(self, sense: Sense) -> Seats:
        """Whose it is."""
        return just_me if self.word == "your" else whose_next(self, sense)


class TheirNext(Word):
    label: ClassVar[str] = "whose next action"
    forms: ClassVar[tuple[str, ...]] = ("your target's", "their")


def whose_next(whose: WhoseNext | TheirNext, sense: Sense) -> Seats:
    """Of whom it is spoken."""
    if whose.word != "their":
        return the_rival
    if not sense.they_are:
        sense.wrong(whose, "there is no player before this whose action it could be")
    return those


class YourNext(Clause):
    """`Your next attack this turn has Ranged and +3 Power.`"""

    text: ClassVar[str] = "{whose:WhoseNext} next {wanted:Wanted} {soon?this turn} {has:HasOrGets} {gains:NextGain*and}"
    whose: WhoseNext
    wanted: Wanted
    soon: bool
    has: HasOrGets
    gains: tuple[NextGain, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        values = [gain.value(sense) for gain in self.gains]
        return next_gets(self, self.whose, self.wanted, values, sense, soon=self.soon)


class YourNextIs(Clause):
    """`Your target's next attack this turn is Impaired.`"""

    text: ClassVar[str] = "{whose:WhoseNext} next {wanted:Wanted} {soon?this turn} is {what:RollWord}"
    whose: WhoseNext
    wanted: Wanted
    soon: bool
    what: RollWord

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.whose, self.wanted, [(self.what.word.lower(), 1)], sense, soon=self.soon)


class TheirNextCosts(Clause):
    """`Your target's next action costs 2 Action Points more.` Of one's own it is `the next action you perform`."""

    text: ClassVar[str] = "{whose:TheirNext} next {wanted:Wanted} {soon?this turn} costs {price} {way:DearOrCheap}"
    whose: TheirNext
    wanted: Wanted
    soon: bool
    price: Price
    way: DearOrCheap

    def effect(self, sense: Sense) -> Effect[Any]:
        costs, performs = NextCosts(), PerformsVerb()
        performs.word = "perform"
        costs.wanted, costs.plays, costs.soon = self.wanted, performs, self.soon
        costs.price, costs.way = self.price, self.way
        return costs.once_for(sense, whose_next(self.whose, sense))


def next_gets(
    phrase: Phrase, whose_next: WhoseNext, wanted: Wanted, values: list[tuple[str, int]], sense: Sense, *, soon: bool
) -> Effect[Any]:  # fmt: skip
    """The next such action that these players perform has these values, as long as it lies there."""
    test, whose = wanted.test(sense), whose_next.seats(sense)

    def due(table: Table, delayed: Delayed, it: int, other: int, seat: int) -> bool:
        scope = Scope(delayed.me, delayed.source, [])
        scope.they = delayed.they
        return seat in whose(table, scope) and any([test.holds(table, part, part) for part in table.together(it)])

    def get(table: Table, scope: Scope, it: int) -> None:
        for value, by in values:
            table.change(value, it, by, END_OF_TURN, scope.me, scope.source)

    it_is = Take(lambda table, scope: [scope.it])
    awaited = Awaited[Any](str(phrase), PERFORMS, due, Sequence(it_is, DoToEach(get)))
    awaited.does = f"{lower(phrase)}."
    they = whose_next.word == "their"
    return Later(awaited, lambda table, scope: [], END_OF_TURN if soon else NEVER_TOO_LATE, they=they)


class HasOrGets(Word):
    forms: ClassVar[tuple[str, ...]] = ("has", "gets", "gains")
