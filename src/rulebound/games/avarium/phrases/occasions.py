"""When a scheme or an ability may be used: in a fight, in a turn, once, or only if something is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.games.avarium.phrases.fights import Fighting, IsBeingAttacked
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import NO_FIGHT
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.need import Need
from rulebound.language import worded

ONCE_EACH_GAME: Final = "once each game"


class Limit(Phrase):
    text: ClassVar[str] = "use this {what:Limited} only {occasion}."
    what: Limited
    occasion: Occasion

    def needs(self, sense: Sense) -> list[Need[Any]]:
        what, word = self.what.word, self.occasion.word
        if (what == "scheme") != sense.plays:
            sense.wrong(self, "schemes say 'use this scheme', students and idols 'use this ability'")
        text = worded("{it} can only be used {occasion}.", occasion=word)
        return [Need(sense.words.clause, text, self.occasion.has_come())]

    def is_once_each_game(self) -> bool:
        return self.occasion.word == ONCE_EACH_GAME

    def is_for_fights(self) -> bool:
        """Whether there is a fight whenever it is used."""
        return self.occasion.word == "during a fight"


class LimitIf(Limit):
    """`SURPRISE: Use this scheme only if an idol in your class is being attacked. End the fight.`"""

    text: ClassVar[str] = "use this {what:Limited} only if {condition}."
    what: Limited
    condition: Condition

    def needs(self, sense: Sense) -> list[Need[Any]]:
        if (self.what.word == "scheme") != sense.plays:
            sense.wrong(self, "schemes say 'use this scheme', students and idols 'use this ability'")
        text = worded("{it} can only be used if {condition}.", condition=lower(self.condition))
        so = self.condition.so(sense)
        return [Need(sense.words.clause, text, lambda table, me, it: so(table, Scope(me, it, [])))]

    def is_once_each_game(self) -> bool:
        return False

    def is_for_fights(self) -> bool:
        return any([isinstance(part, Fighting | IsBeingAttacked) for part in walk(self.condition)])


class Limited(Word):
    label: ClassVar[str] = "scheme, ability"
    forms: ClassVar[tuple[str, ...]] = ("scheme", "ability")


class Occasion(Word):
    label: ClassVar[str] = "when it may be used"
    forms: ClassVar[tuple[str, ...]] = ("during a fight", "during your turn", "once each turn", ONCE_EACH_GAME)

    def has_come(self) -> Callable[[Table, int, int], bool]:
        """The test whether it may be used now."""
        if self.word == "during a fight":
            return is_in_a_fight
        if self.word == ONCE_EACH_GAME:
            return is_not_used_up
        return is_your_turn if self.word == "during your turn" else is_the_first_time


def is_in_a_fight(table: Table, me: int, it: int) -> bool:
    return table.fight != NO_FIGHT


def is_your_turn(table: Table, me: int, it: int) -> bool:
    return table.active == me


def is_not_used_up(table: Table, me: int, it: int) -> bool:
    return not table.has_used(it, ONCE_EACH_GAME)


def use_up(table: Table, scope: Scope, seat: int) -> None:
    table.use_up(scope.source, ONCE_EACH_GAME, END_OF_GAME)


def is_the_first_time(table: Table, me: int, it: int) -> bool:
    return not table.used[it]
