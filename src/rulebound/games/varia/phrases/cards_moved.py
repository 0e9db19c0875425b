"""Cards that texts move: they are forgotten, returned, taken back, or performed in the next moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.instructions import in_own_hand, own_hand
from rulebound.cardtext.phrases.structure.effects import Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.one_by_one import OneByOne, taken
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.cardtext.phrases.zones.printed_cards import FromDiscardPile
from rulebound.games.varia import next_moment, verbs
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import DISCARD, HAND, TIMELINE
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards

LOOKS_ALONE: Final = True


class Forget(PlainVerb):
    """[forget.hand]"""

    text: ClassVar[str] = "forgets/forget the top card of the deck"

    def does(self, sense: Sense) -> Does:
        return forget_top


def forget_top(table: Table, scope: Scope, seat: int) -> None:
    for it in table.deck_of(seat)[-1:]:
        verbs.forget(table, it)


class HandOf(Word):
    """Where cards go that are taken back."""

    forms: ClassVar[dict[str, str]] = {"your hand": "your hand", "its owner's hand": "their owners' hands"}


class ReturnIt(ToCards):
    """From the Timeline; an asset goes home, and a token leaves the game. [asset.home] [token.gone]"""

    text: ClassVar[str] = "returns/return {what:Object} to {hand:HandOf#what}"
    what: Object
    hand: HandOf

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.zone[it] == TIMELINE

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.zone[it] == TIMELINE:
            for part in verbs.whole(table, it):
                if not verbs.goes_home(table, part):
                    verbs.take_back(table, part)


class PerformAgain(Clause):
    """From the discard pile, in the moment after this one. [token.next]"""

    text: ClassVar[str] = (
        "perform a {wanted:Wanted} from your discard pile in the next moment {free?without paying its cost}"
    )
    wanted: Wanted
    free: bool

    def possible(self, sense: Sense) -> So | None:
        test = self.wanted.test(sense)
        return lambda table, scope: any([test.holds(table, it, it) for it in table.cards_in(DISCARD, scope.me)])

    def effect(self, sense: Sense) -> Effect[Any]:
        free = self.free
        question = sense.which(
            "{source}: which action do you perform in the next moment?", Filter(own_discard, [self.wanted.test(sense)])
        )
        question.given = [Need(sense.words.clause, "{it} is not in your discard pile.", in_own_discard)]

        def perform(table: Table, scope: Scope, it: int) -> None:
            bring_into_next(table, scope, it, free=free)

        sense.antecedent = "taken"
        taking = TakeOne(question, Filter(own_discard, [self.wanted.test(sense)]), sense.words.pick)
        return Sequence(Take(lambda table, scope: []), taking, OneByOne(taken, perform, sense.words.leave))


class PerformIt(ToCards):
    """A card that was chosen, wherever it lies; it goes to its owner's discard pile in the end. [token.next] [R35]"""

    text: ClassVar[str] = "performs/perform {what:Object} in the next moment {free?without paying its cost}"
    what: Object
    free: bool

    def done(self, sense: Sense) -> Effect[Any]:
        return OneByOne(taken, self.does_to, sense.words.leave)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.print_of(it).kind == "action" and table.zone[it] != TIMELINE

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if self.can(table, scope, it):
            bring_into_next(table, scope, it, free=self.free)


class PerformFromHand(Clause):
    """By choice. [token.next]"""

    text: ClassVar[str] = "perform a {wanted:Wanted} from your hand in the next moment {free?without paying its cost}"
    wanted: Wanted
    free: bool

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(own_hand_now(table, scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        free, found = self.free, Filter(own_hand, [self.wanted.test(sense)])
        question = sense.which("{source}: which action do you perform in the next moment?", found)
        question.secret = True
        question.given = [Need(sense.words.clause, "{it} is not in your hand.", in_own_hand)]
        sense.antecedent = "taken"
        taking = TakeOne(question, found, sense.words.pick)

        def perform(table: Table, scope: Scope, it: int) -> None:
            bring_into_next(table, scope, it, free=free)

        return Sequence(Take(lambda table, scope: []), taking, OneByOne(taken, perform, sense.words.leave))


def own_hand_now(table: Table, me: int) -> list[int]:
    return table.cards_in(HAND, me)


def bring_into_next(table: Table, scope: Scope, it: int, *, free: bool) -> None:
    """A card comes into the next moment of the player, for nothing where the text says so; if it can. [R13]"""
    next_moment.bring(table, scope.me, it)
    if free and table.zone[it] == TIMELINE:
        numbers = table.print_of(it).numbers
        for key in ("cost", "blood"):  # Health Points are a part of the cost [pay.health]
            if numbers.get(key, 0) > 0:
                table.modify(key, it, -numbers[key], END_OF_GAME, scope.me, scope.source)  # as long as it lies there


class TakeBack(FromDiscardPile):
    text: ClassVar[str] = "return {what:PrintedCards} from your discard pile to your hand"
    prompt: ClassVar[str] = N_("{source}: which action do you return to your hand?")
    what: PrintedCards

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        verbs.take_back(table, it)


def own_discard(table: Table) -> list[int]:
    return table.cards_in(DISCARD, table.scopes[-1].me)


def in_own_discard(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == DISCARD and table.owner(it) == me
