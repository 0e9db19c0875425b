"""Decks: their top cards are looked at, shown or put off; a deck is searched and shuffled.

What is looked at waits in the scope's queue, the top card first, until a sentence says where it goes: `destinations`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import begun_anew, lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Adjective, Having, Kind


class Deck(Word):
    """A deck that texts speak of."""

    label: ClassVar[str] = "a deck"

    def zone(self, table: Any) -> int:
        """The zone in which it lies: the player's own pile there, where each has one."""
        return int(table.drawing_zone())

    def whose(self, table: Any, scope: Scope) -> int:
        """The player whose pile it is."""
        return scope.me

    def whose_is_it(self) -> str:
        """`their` of another player's, else empty."""
        return ""

    def look(self, table: Any, scope: Scope, n: int, *, shown: bool) -> list[int]:
        """Its top cards, the top one first, which the player of the scope sees, or all do."""
        found: list[int] = table.look_at(self.zone(table), scope.me, n, shown=shown)
        return found

    def has_cards(self) -> So:
        """Whether there are any in it."""
        return lambda table, scope: len(self.cards(table, self.whose(table, scope))) > 0

    def cards(self, table: Any, seat: int) -> list[int]:
        """Its cards, the top one last."""
        zone = self.zone(table)
        found: list[int] = table.cards_in(zone, seat if table.zones[zone].each else 0)
        return found


class CardNoun(Word):
    """What the cards of a deck are called."""


class PlainCard(CardNoun):
    forms: ClassVar[dict[str, str]] = {"card": "cards"}


class DiscardPile(Word):
    """Where what is put off goes, as the game calls it."""

    label: ClassVar[str] = "a discard pile"


# -- Which cards, where it does not matter where they lie --------------------------------------------------------------


class Wanted(Phrase):
    """A card by what is printed on it: `Fire action with cost 2 or less`, or any card."""

    text: ClassVar[str] = "{adjectives:Adjective**} {kind~}[ {having}]"
    label: ClassVar[str] = "a kind of card"
    adjectives: tuple[Adjective, ...]
    kind: Kind
    having: Having | None

    def test(self, sense: Sense) -> Test:
        """Whether a card is one, wherever it lies."""
        tests = [adjective.test(sense) for adjective in self.adjectives]
        for part in self.adjectives:
            if not part.is_printed():
                sense.wrong(part, "only what is printed on a card can be asked of one that is not in play")
        if self.having is not None:
            if not self.having.is_printed():
                sense.wrong(self.having, "only what is printed on a card can be asked of one that is not in play")
            tests.append(self.having.test(sense))
        kind = self.kind

        def wanted(table: Any, source: int, it: int) -> bool:
            return kind.prints(table, it) and all([test.holds(table, source, it) for test in tests])

        return Test(worded("{it} is no {kind}.", kind=lower(self)), wanted)


# -- Looking -----------------------------------------------------------------------------------------------------------


class LookWord(Word):
    """For the player alone, or for all to see."""

    forms: ClassVar[tuple[str, ...]] = ("look at", "reveal")


class LookAtDeck(Clause):
    """They become `it` and `them`, and wait to be put somewhere; what is not stays on top."""

    text: ClassVar[str] = "{look:LookWord} the top {count:CountWord} {noun:CardNoun#count} of {deck:Deck}"
    look: LookWord
    count: CountWord
    noun: CardNoun
    deck: Deck

    def top(self) -> int:
        """How many are looked at."""
        return self.count.count()

    def is_shown(self) -> bool:
        """Whether all players see them."""
        return self.look.word == "reveal"

    def possible(self, sense: Sense) -> So | None:
        return self.deck.has_cards()

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = "taken"
        sense.looked_at = self.top()
        deck, top, shown = self.deck, self.top(), self.is_shown()

        def look(table: Any, scope: Scope, seat: int) -> None:
            found = deck.look(table, scope, top, shown=shown)
            scope.queue = found
            scope.picks = found[:]

        return DoForSeats(just_me, look)


class LookAtTopCard(LookAtDeck):
    text: ClassVar[str] = "{look:LookWord} the top {noun:CardNoun} of {deck:Deck}"
    look: LookWord
    noun: CardNoun
    deck: Deck

    def top(self) -> int:
        return 1


def waits(table: Any) -> list[int]:
    """What was looked at and was put nowhere yet."""
    queue: list[int] = table.scopes[-1].queue
    return queue[:]


def is_waiting(table: Any, source: int, it: int) -> bool:
    return it in table.scopes[-1].queue


LOOKED_AT = Test("It is not among the cards that you look at.", is_waiting)


# -- Searching, shuffling, milling -------------------------------------------------------------------------------------


class SearchDeck(Clause):
    """The whole deck is looked at; a card that is found goes into the hand."""

    text: ClassVar[str] = "search {deck:Deck} for a {wanted:Wanted}{reveals?, reveal it} and put it into your hand"
    deck: Deck
    wanted: Wanted
    reveals: bool

    def possible(self, sense: Sense) -> So | None:
        return self.deck.has_cards()

    def effect(self, sense: Sense) -> Effect[Any]:
        deck = self.deck

        def look(table: Any, scope: Scope, seat: int) -> None:
            scope.queue = deck.look(table, scope, len(deck.cards(table, deck.whose(table, scope))), shown=False)

        def done(table: Any, scope: Scope, seat: int) -> None:
            scope.queue = NO_QUEUE

        first, found = begun_anew(sense, self), Filter(waits, [LOOKED_AT, self.wanted.test(sense)])
        question = sense.which("{source}: which card do you take?", found)
        question.secret = True
        sense.antecedent = "taken"
        taking = TakeOne(question, found, sense.words.pick)
        return Sequence(DoForSeats(just_me, look), first, taking, DoToEach(self.gets), DoForSeats(just_me, done))

    def gets(self, table: Any, scope: Scope, it: int) -> None:
        """What becomes of the card that was found."""
        if self.reveals:
            table.show(it)
        table.into_hand(it, scope.me)


class ShuffleDeck(Clause):
    text: ClassVar[str] = "shuffle {deck:Deck}"
    deck: Deck

    def effect(self, sense: Sense) -> Effect[Any]:
        deck = self.deck
        sense.looked_at = 0

        def shuffle(table: Any, scope: Scope, seat: int) -> None:
            table.shuffle_deck(deck.zone(table), deck.whose(table, scope))

        return DoForSeats(just_me, shuffle)


class MillTop(Clause):
    """Cards go from the deck into the discard pile, for all to see."""

    text: ClassVar[str] = "put the top {count:CountWord} cards of {deck:Deck} into {pile:DiscardPile}"
    deck: Deck
    count: CountWord
    pile: DiscardPile

    def top(self) -> int:
        return self.count.count()

    def possible(self, sense: Sense) -> So | None:
        return self.deck.has_cards()

    def effect(self, sense: Sense) -> Effect[Any]:
        deck, top = self.deck, self.top()
        sense.antecedent = "taken"
        return Sequence(
            Take(lambda table, scope: deck.cards(table, deck.whose(table, scope))[-top:][::-1]),
            DoToEach(lambda table, scope, it: table.discard(it)),
        )


class MillTopCard(MillTop):
    text: ClassVar[str] = "put the top card of {deck:Deck} into {pile:DiscardPile}"
    deck: Deck
    pile: DiscardPile

    def top(self) -> int:
        return 1
