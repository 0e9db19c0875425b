"""Completing and using what is printed on other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, DoTogether, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.zones import playing
from rulebound.cardtext.phrases.zones.decks import CardNoun, Deck, DiscardPile, Wanted
from rulebound.cardtext.phrases.zones.printed_cards import FromDiscardPile
from rulebound.games.arcane import assignments, completing, performing
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.choices import LEAVE
from rulebound.games.arcane.phrases.allowed import MAY_COMPLETE, may_complete, possible_for
from rulebound.games.arcane.phrases.completing import (
    Reduced,
    can_pay,
    complete,
    open_to,
    pay_and_complete,
    payable,
    take_one_open,
)
from rulebound.games.arcane.phrases.in_order import in_order
from rulebound.games.arcane.phrases.standing import Use
from rulebound.games.arcane.phrases.tiles import ToThese
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DECK, DISCARD, HAND, ITEMS, PUBLIC, SPELLS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards


class CompleteFree(Verb):
    """`Complete an item with cost 3 or less without paying its cost.` A public one, or one of the own hand."""

    text: ClassVar[str] = "completes/complete {what:Object} without paying its cost"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        found = open_to(self.what, sense)
        taken = self.what.take_such(sense, [MAY_COMPLETE]) if found is None else take_one_open(self.what, found, sense)
        return Sequence(taken, in_order(complete))

    def possible(self, sense: Sense) -> So | None:
        found = open_to(self.what, sense)
        if found is not None:
            return lambda table, scope: len(found.found(table, scope.source)) > 0
        return possible_for(self, sense, allowed=MAY_COMPLETE)


class CompleteFromPile(playing.PlayFromPile):
    """Of what lies open there, or was put there face down."""

    text: ClassVar[str] = "complete a {wanted:Wanted} from {pile:DiscardPile} without paying its cost"
    wanted: Wanted
    pile: DiscardPile

    def can(self, table: Table, me: int, it: int) -> bool:
        return table.print_of(it).kind in (SPELL, ITEM) and may_complete(table, me, it)

    def plays(self, table: Table, me: int, it: int) -> None:
        completing.carry_out(table, me, it)
        table.pay_tolls(me, it, LEAVE)


class CompleteFromHand(Clause):
    """A private assignment, by choice, which others need not know before."""

    text: ClassVar[str] = "complete a {wanted:Wanted} from your hand without paying its cost"
    wanted: Wanted

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(HAND, scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        found = Filter(own_hand, [IN_OWN_HAND, self.wanted.test(sense), NOT_DOING, MAY_COMPLETE])
        question = sense.which("{source}: which assignment do you complete?", found)
        question.secret = True
        sense.antecedent = "taken"
        nothing: Effect[Any] = Take(lambda table, scope: [])
        return Sequence(nothing, TakeOne(question, found, sense.words.pick), DoToEach(complete))


class CompleteFromHandForLess(CompleteFromHand):
    """`You may complete a spell from your hand for half its cost.` One that can be paid."""

    text: ClassVar[str] = "complete a {wanted:Wanted} from your hand for {reduced:Reduced}"
    wanted: Wanted
    reduced: Reduced

    def possible(self, sense: Sense) -> So | None:
        reduced, wanted = self.reduced, self.wanted.test(sense)

        def some(table: Table, scope: Scope) -> bool:
            hand = table.cards_in(HAND, scope.me)
            return any([wanted.holds(table, scope.source, it) and can_pay(table, scope.me, it, reduced) for it in hand])

        return some

    def effect(self, sense: Sense) -> Effect[Any]:
        reduced = self.reduced
        found = Filter(own_hand, [IN_OWN_HAND, self.wanted.test(sense), NOT_DOING, payable(reduced)])
        question = sense.which("{source}: which assignment do you complete?", found)
        question.secret = True
        sense.antecedent = "taken"
        nothing: Effect[Any] = Take(lambda table, scope: [])
        paid = DoToEach(lambda table, scope, it: pay_and_complete(table, scope, it, reduced))
        return Sequence(nothing, TakeOne(question, found, sense.words.pick), paid)


def own_hand(table: Table) -> list[int]:
    """The private assignments of the player who is asked."""
    return table.cards_in(HAND, table.scopes[-1].me)[:]


IN_OWN_HAND: Final = Test("{it} is not in your hand.", lambda table, source, it: it in own_hand(table))
NOT_DOING: Final = Test(
    "{it} takes effect just now.", lambda table, source, it: not any([one.source == it for one in table.scopes])
)


class TakeBack(FromDiscardPile):
    text: ClassVar[str] = "put {what:PrintedCards} from {pile:DiscardPile} into your hand"
    prompt: ClassVar[str] = N_("{source}: which card do you take?")
    what: PrintedCards
    pile: DiscardPile

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        table.into_hand(it, scope.me)


class ReturnToHand(Clause):
    """Completed assignments are private again: into the hand of the player who had completed them."""

    text: ClassVar[str] = "return {what:Object} to {whose:ItsHand} hand"
    what: Object
    whose: ItsHand

    def effect(self, sense: Sense) -> Effect[Any]:
        noun = getattr(self.what, "noun", None)
        if noun is not None and noun.kind.word not in ("item", "spell", "assignment"):
            sense.wrong(self.what, "only completed assignments return to a hand")
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: assignments.return_to_hand(table, it)))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


class ItsHand(Word):
    forms: ClassVar[tuple[str, ...]] = ("its owner's", "their owners'")
    label: ClassVar[str] = "whose hand"


class CompleteTop(playing.PlayTop):
    text: ClassVar[str] = "complete the top {noun:CardNoun} of {deck:Deck} without paying its cost"
    noun: CardNoun
    deck: Deck

    def can(self, table: Table, me: int, it: int) -> bool:
        return table.print_of(it).kind in (SPELL, ITEM) and may_complete(table, me, it)

    def plays(self, table: Table, me: int, it: int) -> None:
        assignments.note_last(table, me, [it])
        completing.carry_out(table, me, it)
        table.pay_tolls(me, it, LEAVE)


class UseItem(Clause):
    """The USE ability of items, also those of others, without a Use Item action; nothing where they have none.

    An item does not use what is being used already, so that two items cannot go on with each other without end. A
    spell, which takes effect once, may. [use.often] [C7]
    """

    text: ClassVar[str] = "use {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != SPELL and not isinstance(sense.line, Use):
            sense.wrong(
                self, "only a spell or a USE ability can do this: items could go on with each other without end"
            )
        return Sequence(self.what.take(sense), in_order(use if sense.kind == SPELL else use_once))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def use(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] == ITEMS:
        performing.use(table, scope.me, it)


def use_once(table: Table, scope: Scope, it: int) -> None:
    """The same, unless it is being used already."""
    if not any([one.source == it for one in table.scopes]):
        use(table, scope, it)


# -- Public assignments that are others --------------------------------------------------------------------------------


class ShuffleIntoDeck(ToThese):
    """`Shuffle all public assignments into the deck.` Also what is completed."""

    text: ClassVar[str] = "shuffles/shuffle {what:Object} into the deck"
    what: Object

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(shuffle_in)

    def taken(self, sense: Sense) -> Effect[Any]:
        noun = getattr(self.what, "noun", None)
        if noun is not None and not noun.kind.word.endswith(("item", "spell", "assignment")):
            sense.wrong(self.what, "only assignments come into the deck")
        return super().taken(sense)


def shuffle_in(table: Table, scope: Scope, cards: list[int]) -> None:
    """All of them at once."""
    for it in cards:
        if table.zone[it] in (PUBLIC, ITEMS, SPELLS, DISCARD):
            assignments.into_deck(table, it)
    if cards:
        table.shuffle_deck(DECK, scope.me)


class EndOfDeck(Word):
    label: ClassVar[str] = "top, bottom"
    forms: ClassVar[tuple[str, ...]] = ("top", "bottom")


class ReturnToDeck(ShuffleIntoDeck):
    """`Return an item of another player to the bottom of the deck.` Nothing is shuffled."""

    text: ClassVar[str] = "returns/return {what:Object} to the {end:EndOfDeck} of the deck"
    what: Object
    end: EndOfDeck

    def done(self, sense: Sense) -> Effect[Any]:
        below = self.end.word == "bottom"

        def go_back(table: Table, scope: Scope, cards: list[int]) -> None:
            for it in cards:
                assignments.into_deck(table, it)
                if below and table.zone[it] == DECK:
                    table.to_bottom(it)

        return DoTogether(go_back)


class RefillPublic(Clause):
    """`Discard all public assignments. Refill the public assignments.`

    There are four again: the new ones are `them`.
    """

    text: ClassVar[str] = "refill the public assignments"

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        return DoForSeats(just_me, refill)


def refill(table: Table, scope: Scope, seat: int) -> None:
    before = table.cards_in(PUBLIC)[:]
    assignments.refill_public(table, seat)
    scope.picks = [it for it in table.cards_in(PUBLIC) if it not in before]
