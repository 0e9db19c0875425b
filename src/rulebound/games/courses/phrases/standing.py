"""What holds all the time while a card is in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.changes import Forbidden
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.opponents.forbidding import PlayerAct
from rulebound.cardtext.phrases.paying.prices import Currency, DearOrCheap, Price, paying
from rulebound.cardtext.phrases.paying.prices_for_a_while import ALL_OF_IT, FirstIsCheaper, PlaysVerb
from rulebound.cardtext.phrases.replacing.would_happen import Fate
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Kind, Noun
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.wording.ordinals import Nth
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.ability import ARRIVES_TAPPED, STAYS_TAPPED, Bars
from rulebound.games.courses.card import ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.events import BATTLES, CLEARS, DEFEATED, ENTERS, PLAYS
from rulebound.games.courses.needs import course_untapped, unguarded
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.instead import note_instead
from rulebound.kernel.table.replacement import Instead
from rulebound.kernel.table.static import Adds, Lifts


class ArriveTapped(Standing):
    text: ClassVar[str] = "{who:Subject} enters/enter tapped"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, ARRIVES_TAPPED, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class TurnedOverTapped(Standing):
    text: ClassVar[str] = "this is turned over tapped"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [Adds(line, ARRIVES_TAPPED, lambda table, source, it: 1 if it == source else 0)]


class StaysTapped(Standing):
    """What other cards untap is untapped all the same."""

    text: ClassVar[str] = "{who:Subject} does/do not untap during the untap phase"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, STAYS_TAPPED, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class CannotEnterHere(Standing):
    """Which partners of hands may not enter at the course of this card."""

    text: ClassVar[str] = "{noun+} cannot enter here"
    noun: Noun

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if self.noun.kind.word != PARTNER or self.noun.adjectives or self.noun.place is not None:
            sense.correct(self.noun, "write of partners whose they are and what they have: no more is known of a hand")
        tests = [part.test(sense) for part in (self.noun.whose, self.noun.having) if part is not None]
        return [Bars(line, lambda table, source, it: all([test.holds(table, source, it) for test in tests]))]


class CostLess(Standing):
    text: ClassVar[str] = "your {kind+} cost {amount} {star:StarWord#amount} less[ {per}]"
    kind: Kind
    amount: Amount
    star: StarWord
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, less, per = self.kind.word, int(self.amount.value), number_of(self.per, sense)

        def change(table: Table, source: int, it: int) -> int:
            if table.print_of(it).kind != kind or not is_paid_by_its_player(table, source, it):
                return 0
            return -less * per(table, paying(table, source)) if per else -less

        return [Adds(line, "cost", change)]


def is_paid_by_its_player(table: Table, source: int, it: int) -> bool:
    """Whether who has the source would pay for this card: nothing is paid for what is in play. [R58]"""
    return not table.stays(it) and table.controller(it) == table.controller(source)


class FirstCard(FirstIsCheaper):
    """`The second item you play each turn costs 1 star less.` Of the whole turn. [R59]"""

    text: ClassVar[str] = "the {nth:Nth} {kind} you play each turn costs {price} {way:DearOrCheap}."
    event: ClassVar[str] = PLAYS
    nth: Nth
    kind: Kind
    price: Price
    way: DearOrCheap

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        if self.kind.word not in (SUPPORTER, ITEM):
            sense.wrong(self.kind, "supporters and items are played, other cards are not")
        word = self.kind.word
        return lambda table, it: table.print_of(it).kind == word

    def pays(self, table: Table, source: int, it: int) -> bool:
        return is_paid_by_its_player(table, source, it)

    def place(self) -> int:
        return self.nth.place()


class NthIsFree(FirstCard):
    text: ClassVar[str] = "the {nth:Nth} {kind} you play each turn costs nothing."
    nth: Nth
    kind: Kind

    def by(self) -> int:
        return ALL_OF_IT


class Plays(PlaysVerb):
    """Partners enter, and all else is played."""

    forms: ClassVar[tuple[str, ...]] = ("play",)

    def events(self) -> list[str]:
        return [PLAYS, ENTERS]


class StarWord(Currency):
    forms: ClassVar[dict[str, str]] = {"star": "stars"}
    term: ClassVar[str] = "stars"


class CanClear(Standing):
    """A partner that clears although the rule would stop it."""

    text: ClassVar[str] = "{who:Subject} can clear {which:Barred} courses"
    who: Subject
    which: Barred

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        need = unguarded if self.which.word == "guarded" else course_untapped
        return [Lifts(line, need, lambda table, source, me, it: found.holds(table, source, it))]


class Barred(Word):
    forms: ClassVar[tuple[str, ...]] = ("guarded", "tapped")
    label: ClassVar[str] = "guarded, tapped"
    terms: ClassVar[dict[str, str]] = {"guarded": "guarded"}


class CourseForbidden(Forbidden):
    forms: ClassVar[tuple[str, ...]] = (
        "attack", "be attacked", "be cleared", "be defeated", "clear", "exit", "move",
    )  # fmt: skip

    def key(self) -> str:
        return self.word


class PartnersAct(PlayerAct):
    """What a player does with partners."""

    keys: ClassVar[dict[str, str]] = {
        "attack": "attack", "clear courses": "clear", "exit with partners": "exit", "move partners": "move",
    }  # fmt: skip
    events: ClassVar[dict[str, str]] = {"attack": BATTLES, "clear courses": CLEARS}
    forms: ClassVar[tuple[str, ...]] = tuple(keys)


class WouldBeDefeated(Standing):
    text: ClassVar[str] = "if {who:Subject} would be defeated, {rescue:Rescue} instead"
    who: Subject
    rescue: Rescue

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, rescue = self.who.filter(sense), self.rescue

        def instead(table: Table, source: int, it: int, number: int) -> bool:
            return found.holds(table, source, it) and rescue.saves(table, source, it)

        return [Instead(line, DEFEATED, instead)]


class Rescue(Word):
    """What can happen instead of a defeat, at once and without a choice."""

    label: ClassVar[str] = "what happens instead"
    forms: ClassVar[tuple[str, ...]] = ("return it to its owner's hand", "discard this", "tap it")

    def saves(self, table: Table, source: int, it: int) -> bool:
        if self.word == "tap it" and table.tapped[it]:
            return False
        note_instead(table, table.controller(source), source, it)
        if self.word == "tap it":
            pieces.tap(table, it)
        elif self.word == "discard this":
            pieces.discard(table, source)
        else:
            pieces.put_back(table, it)
        return True


class CourseFate(Fate):
    forms: ClassVar[tuple[str, ...]] = ("defeated",)

    def event(self) -> str:
        return DEFEATED

    def again(self, table: Table, it: int, other: int) -> None:
        """It may have left play meanwhile, by what was asked before."""
        if table.zone[it] == AT_COURSE:
            partners.defeat(table, it, other)
