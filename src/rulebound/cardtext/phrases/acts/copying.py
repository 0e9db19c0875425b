"""Copies: cards that become others, and abilities that are learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure import subjects
from rulebound.cardtext.phrases.structure.filters import Filter, Owned
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import refuse_your, some_can
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.ability_keys import LEARNED
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.copying import LEARNS_FROM, become
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Learns

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Until
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.structure.subjects import Bearer, Object, Subject


class SetAside(Effect[Any]):
    """What was taken is kept in the queue, while something else is taken."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.queue = [it for it in scope.picks if it != NOTHING]


class TurnRound(Effect[Any]):
    """What was taken is kept, and what was kept is taken."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.queue, scope.picks = [it for it in scope.picks if it != NOTHING], scope.queue


def both_taken(first: Bearer, second: Bearer, sense: Sense) -> list[Effect[Any]]:
    """The first are set aside, the second taken. `It` was taken before all: it is not what the first are."""
    if not is_it(second) or is_it(first) or (sense.antecedent == "event" and isinstance(first, subjects.This)):
        return [first.take(sense), SetAside(), second.take(sense)]
    return [second.take(sense), SetAside(), first.take(sense), TurnRound()]


def is_it(what: Bearer) -> bool:
    return isinstance(what, subjects.It)


class OfTwo(Effect[Any]):
    """Something is done to each card that was set aside, by the one that was taken after; those become `it`."""

    def __init__(self, does: Any) -> None:
        super().__init__()
        self.does = does

    def run(self, table: Any, scope: Scope) -> None:
        first, scope.queue = scope.queue, NO_QUEUE
        for other in scope.picks[:1]:
            for it in first:
                if other >= 0:
                    self.does(table, scope, it, other)
        scope.picks = first


class LikeAnother(Clause):
    """Cards get something from another one, for a while or for the rest of the game."""

    what: Bearer
    other: Object
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.other, sense, lambda table, scope, it: table.bears(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        until = self.until.lasts() if self.until is not None else END_OF_GAME
        both = both_taken(self.what, self.other, sense)
        return Sequence(*both, OfTwo(lambda table, scope, it, other: self.give(table, scope, it, other, until)))

    def give(self, table: Any, scope: Scope, it: int, other: int, until: str) -> None:
        """What one of the cards gets from the other one."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class BecomesCopy(LikeAnother):
    text: ClassVar[str] = "{what:Bearer} becomes/become a copy of {other:Object}[ {until}]"
    what: Bearer
    other: Object
    until: Until | None

    def give(self, table: Any, scope: Scope, it: int, other: int, until: str) -> None:
        become(table, it, other, until, scope.me, scope.source)


class GainsAll(LikeAnother):
    text: ClassVar[str] = "{what:Bearer} gains/gain all abilities of {other:Object}[ {until}]"
    what: Bearer
    other: Object
    until: Until | None

    def give(self, table: Any, scope: Scope, it: int, other: int, until: str) -> None:
        if table.bears(it) and it != other:
            table.modify(LEARNED, it, table.faces[other], until, scope.me, scope.source)
            table.emit(LEARNS_FROM, scope.me, it, other)


class HasAllOf(Standing):
    """As long as all of them are in play."""

    text: ClassVar[str] = "{who:Subject} has/have all abilities of {teachers:Teachers}"
    who: Subject
    teachers: Teachers

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, teachers = self.who.filter(sense), self.teachers.filter(sense)

        def pupils(table: Any, source: int) -> list[int]:
            return [it for it in table.enabled if who.holds(table, source, it)]

        return [Learns(line, pupils, teachers.found)]


class Teachers(Phrase):
    label: ClassVar[str] = "the cards whose abilities these are"
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        for adjective in self.noun.adjectives:
            if not adjective.is_printed() and adjective.word not in ("other", "enemy"):
                sense.wrong(adjective, "only what is printed on a card can be asked here")
        if self.noun.having is not None and not self.noun.having.is_printed():
            sense.wrong(self.noun.having, "only what is printed on a card can be asked here")
        return self.noun.filter(sense)


class EachTeacher(Teachers):
    text: ClassVar[str] = "each {noun}"
    noun: Noun


class AllTeachers(Teachers):
    text: ClassVar[str] = "{yours?your} {noun+}"
    yours: bool
    noun: Noun

    def filter(self, sense: Sense) -> Filter:
        found = super().filter(sense)
        return found.but(Owned("{it} is not yours.", own=True)) if self.yours else found


class CopyEffect(Clause):
    """What a card does once is done again, as if it were played now."""

    text: ClassVar[str] = "copy the effect of {what:Object}"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: len(table.played_effects(it)) > 0)

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), PlayAgain(sense.words.leave))


class PlayAgain(Effect[Any]):
    """The effects of the card that was taken, each as one whole, by the player of this scope."""

    def __init__(self, leave: Any) -> None:
        super().__init__()
        self.leave = leave

    def run(self, table: Any, scope: Scope) -> None:
        for it in scope.picks[:1]:
            if it >= 0 and not any([one.source == it for one in table.scopes]):
                for effect in reversed(table.played_effects(it)):
                    table.play_out(effect, Scope(scope.me, it, []), self.leave)
