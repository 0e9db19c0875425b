"""What a player may do instead of what would happen, and gains that become others.

A game says which fates of cards can be averted; what players would gain or lose is shared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.acts.card_instructions import done_whole
from rulebound.cardtext.phrases.counting.counters import cards_of
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Fate, OnWould, Replaced
from rulebound.cardtext.phrases.structure.effects import Candidates
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.ability_keys import GAINED
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, No, Sequence, Yes
from rulebound.kernel.table.instead import can_still_replace, happen_anyway, note_instead
from rulebound.kernel.table.replacement import Instead, MayInstead

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Subject


IS_PUT_OFF: Final = True
Again = Callable[[Any, int, int, int], None]  # (table, it, number, other)


class MayDoInstead(OnWould):
    """`If another partner of yours would be defeated, you may discard a card instead.`"""

    text: ClassVar[str] = "if {what:Replaced}, you may {clause} instead"
    what: Replaced
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        what = self.what
        sense.begins({} if what.is_of_card() else None)
        sense.amount = what.is_amount()
        whole, body = done_whole(self.clause, sense)
        if self.clause.subject() is not None:
            sense.wrong(self.clause, "after 'you may' it is you who does it: leave this out")
        return [offered(sense, line, what, lower(self.clause), whole, body)]


def offered(sense: Sense, line: str, what: Replaced, done: str, whole: So | None, body: Effect[Any]) -> Ability[Any]:
    """The ability by which the player of the card may do this instead."""
    applies = what.applies(sense)

    def can(table: Any, source: int, it: int, number: int) -> bool:
        if not applies(table, source, it, number):
            return False
        return whole is None or whole(table, Scope(table.controller(source), source, [], it, number))

    question = sense.question(what.asked(done), Yes, [])
    question.takes.append(No)
    offer = OfferInstead(question, [sense.words.yes, sense.words.no], body, what, sense.words.leave)
    may = MayInstead(line, what.event(), can, offer, what.again, sense.words.leave)
    offer.anyway.offered.append(may)
    return may


class OfferInstead(Effect[Any]):
    """Whether something else is done: the scope is that of what would happen."""

    def __init__(
        self, question: Question[Any], yes_no: list[Action[Any]], body: Effect[Any], what: Replaced, leave: Step[Any]
    ) -> None:
        super().__init__()
        self.question = question
        self.yes_no = yes_no
        self.anyway = Anyway()
        self.done = DoInstead(body, what, leave)

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.anyway.step)
        if not can_still_replace(table, scope, self.anyway.offered[0]):
            return
        table.agenda.append(self.done.step)
        if not table.ask(scope.me, self.question, self.yes_no):
            table.agenda.pop()

    def parts(self) -> list[Effect[Any]]:
        return [self.done, self.anyway]

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class DoInstead(Effect[Any]):
    """The other effect, in a scope of its own."""

    def __init__(self, body: Effect[Any], what: Replaced, leave: Step[Any]) -> None:
        super().__init__()
        self.body = body
        self.what = what
        self.leave = leave

    def run(self, table: CardTable, scope: Scope) -> None:
        scope.queue = [NOTHING]  # it is done
        note_instead(table, scope.me, scope.source, scope.it)
        if scope.it >= 0:
            self.what.saved(table, scope.it)
        inner = Scope(scope.me, scope.source, [], scope.it, scope.number, self.what.marked(scope.it))
        table.play_out(self.body, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class Anyway(Effect[Any]):
    """What would have happened, unless the other effect came."""

    def __init__(self) -> None:
        super().__init__()
        self.offered: list[MayInstead[Any]] = []

    def run(self, table: CardTable, scope: Scope) -> None:
        if not scope.queue:
            happen_anyway(table, scope, self.offered[0])


class DoesInstead(Instead[Any]):
    """Something else is done instead, with its choices. source: the card that says so, whose player does it."""

    def __init__(self, text: str, kind: str, instead: Applies, body: Effect[Any]) -> None:
        super().__init__(text, kind, instead)
        self.done = [body]


def meant_instead(sense: Sense, clause: Clause) -> tuple[So | None, Effect[Any]]:
    """What is done to `it`, which something else would happen to, and whether it can be."""
    before = sense.antecedent, sense.parts, sense.it_is
    sense.antecedent, sense.parts, sense.it_is = "event", {}, IT
    meant = done_whole(clause, sense)
    sense.antecedent, sense.parts, sense.it_is = before
    return meant


class FirstTimeWould(Standing):
    """`The first time this would be defeated each turn, tap it instead.`"""

    text: ClassVar[str] = "the first time {who:Subject} would be {fate:Fate} each turn, {clause} instead"
    who: Subject
    fate: Fate
    clause: Clause

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        whole, body = meant_instead(sense, self.clause)
        return [once_each_turn(sense, line, self.who, self.fate, whole, body)]


def once_each_turn(
    sense: Sense, line: str, who: Subject, fate: Fate, whole: So | None, body: Effect[Any]
) -> Ability[Any]:
    """The ability of doing this instead, the first time in a turn."""
    found, leave = who.filter(sense), sense.words.leave

    def instead(table: CardTable, source: int, it: int, number: int) -> bool:
        scope = Scope(table.controller(source), source, [], it)
        if it < 0 or not found.holds(table, source, it) or not (whole is None or whole(table, scope)):
            return False
        if table.is_used_up(source, line):
            return False
        note_instead(table, scope.me, source, it)
        fate.saved(table, it)
        table.play_out(body, scope, leave)
        return True

    return DoesInstead(line, fate.event(), instead, body)


class NextTimeWould(Instructions):
    """`The next time a partner of yours would be defeated this turn, tap it instead.` Of those that are there now."""

    text: ClassVar[str] = "the next time {who:Subject} would be {fate:Fate} {soon?this turn}, {clause} instead"
    who: Subject
    fate: Fate
    soon: bool
    clause: Clause

    def effect(self, sense: Sense) -> Effect[Any]:
        whole, body = meant_instead(sense, self.clause)
        return sparing(sense, self, self.who, self.fate, END_OF_TURN if self.soon else END_OF_GAME, whole, body)


class PreventNextTime(Clause):
    """`Prevent the next time a partner of yours would be defeated this turn.`"""

    text: ClassVar[str] = "prevent the next time {who:Subject} would be {fate:Fate} {soon?this turn}"
    who: Subject
    fate: Fate
    soon: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        until = END_OF_TURN if self.soon else END_OF_GAME
        return sparing(sense, self, self.who, self.fate, until, None, Sequence())


def sparing(
    sense: Sense, phrase: Phrase, who: Subject, fate: Fate, until: str, whole: So | None, body: Effect[Any]
) -> Effect[Any]:
    """One of these cards is spared once, and something else done with it."""
    text, leave = str(phrase), sense.words.leave
    value = GAINED + text

    def instead(table: CardTable, source: int, it: int, number: int) -> bool:
        """The card itself has the ability; its modifier knows who gave it to it, by which card, and to which others."""
        given = [one for one in table.modifiers if one.it == it and one.value == value] if it == source else []
        if not given:
            return False
        scope = Scope(given[0].seat, given[0].source, [], it)
        if whole is not None and not whole(table, scope):
            return False
        table.keep_modifiers([one for one in table.modifiers if one.value != value or one.amount != given[0].amount])
        note_instead(table, scope.me, scope.source, it)
        fate.saved(table, it)
        table.play_out(body, scope, leave)
        return True

    return Spare(cards_of(who, sense), DoesInstead(text, fate.event(), instead, body), until)


class Spare(Effect[Any]):
    """These cards have this ability for a while, of which one is spared; the amount of its modifiers says with whom."""

    def __init__(self, cards: Candidates, ability: DoesInstead, until: str) -> None:
        super().__init__()
        self.cards = cards
        self.ability = ability
        self.until = until

    def run(self, table: CardTable, scope: Scope) -> None:
        value = gained(self.ability)
        together = 1 + max([one.amount for one in table.modifiers if one.value == value], default=0)
        for it in self.cards(table, scope):
            if it >= 0 and table.stays(it):
                table.modify(value, it, together, self.until, scope.me, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return [self.ability]
