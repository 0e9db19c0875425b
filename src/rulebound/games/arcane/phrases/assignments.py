"""Completing and using what is printed on other cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases import playing
from rulebound.cardtext.phrases.decks import CardNoun, Deck, DiscardPile, Wanted
from rulebound.cardtext.phrases.effects import DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.printed_cards import FromDiscardPile
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.subjects import Object
from rulebound.games.arcane import assignments, performing
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.phrases.completing import complete
from rulebound.games.arcane.phrases.tiles import possible_for
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, ITEMS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.printed_cards import PrintedCards


class CompleteFree(Clause):
    text: ClassVar[str] = "complete {what:Object} without paying its cost"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(complete))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


class CompleteFromPile(playing.PlayFromPile):
    """Of what lies open there, or was put there face down."""

    text: ClassVar[str] = "complete a {wanted:Wanted} from {pile:DiscardPile} without paying its cost"
    wanted: Wanted
    pile: DiscardPile

    def can(self, table: Table, me: int, it: int) -> bool:
        return table.print_of(it).kind in (SPELL, ITEM)

    def plays(self, table: Table, me: int, it: int) -> None:
        performing.carry_out(table, me, it)


class CompleteFromHand(Clause):
    """A private assignment, by choice, which others need not know before."""

    text: ClassVar[str] = "complete a {wanted:Wanted} from your hand without paying its cost"
    wanted: Wanted

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(HAND, scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        found = Filter(own_hand, [IN_OWN_HAND, self.wanted.test(sense), NOT_DOING])
        question = sense.which("{source}: which assignment do you complete?", found)
        question.secret = True
        sense.antecedent = "taken"
        nothing: Effect[Any] = Take(lambda table, scope: [])
        return Sequence(nothing, TakeOne(question, found, sense.words.pick), DoToEach(complete))


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
        return table.print_of(it).kind in (SPELL, ITEM)

    def plays(self, table: Table, me: int, it: int) -> None:
        assignments.note_last(table, me, [it])
        performing.carry_out(table, me, it)


class UseItem(Clause):
    """The USE ability of items, without a Use Item action; nothing where they have none."""

    text: ClassVar[str] = "use {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself without end")
        return Sequence(self.what.take(sense), DoToEach(use))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def use(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] == ITEMS and table.holder[it] == scope.me:
        performing.use(table, scope.me, it)
