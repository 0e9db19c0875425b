"""Where cards go that were looked at: some into the hand, the rest on the bottom in any order, and so on.

They wait in the scope's queue, as `decks` left them there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import It, Them
from rulebound.cardtext.phrases.zones.decks import Deck, DiscardPile, LookAtDeck
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NOTHING, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Object


UNTIL: Final = 99  # as many cards as it takes are looked at, so that it is not known how many are left

# -- Where they go -----------------------------------------------------------------------------------------------------


class Destination(Phrase):
    """Where cards go that were looked at or searched for."""

    label: ClassVar[str] = "where the cards go"

    def in_any_order(self) -> bool:
        """Whether the player says in which order they lie there."""
        return False

    def check(self, sense: Sense) -> None:
        """Notes where these cards cannot go there."""

    def put(self, table: Any, scope: Scope, it: int) -> None:
        """Puts one of them there."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def after(self, table: Any, scope: Scope, cards: list[int]) -> None:
        """What is done once all of them lie there; mostly nothing."""


class IntoHand(Destination):
    text: ClassVar[str] = "into your hand"

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.into_hand(it, scope.me)


class IntoDiscard(Destination):
    text: ClassVar[str] = "into {pile:DiscardPile}"
    pile: DiscardPile

    def check(self, sense: Sense) -> None:
        looks = [one.deck for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
        if looks and looks[-1].whose_is_it() == "their" and self.pile.word.startswith("your"):
            sense.correct(self, "write 'into their discard pile' here")

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.discard(it)


class InAPile(Destination):
    """A place where cards lie one upon the other."""

    ordered: bool

    def in_any_order(self) -> bool:
        return self.ordered

    def is_theirs(self) -> bool:
        """Whether it is the deck of the player who puts cards there, who is spoken of."""
        return False

    def check(self, sense: Sense) -> None:
        """They go back where they came from."""
        deck = getattr(self, "deck", None)
        looks = [one.deck for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
        if deck is not None and looks and looks[-1].whose_is_it() != deck.whose_is_it():
            sense.correct(deck, "write '{word}' here", word=looks[-1].word)


class OnBottom(InAPile):
    text: ClassVar[str] = "on the bottom[ of {deck:Deck}] {ordered?in any order}"
    deck: Deck | None
    ordered: bool

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.under_deck(it, scope.me)


class InRandomOrder(InAPile):
    """No player knows in which order they lie there."""

    text: ClassVar[str] = "on the bottom[ of {deck:Deck}] in a random order"
    deck: Deck | None

    def in_any_order(self) -> bool:
        return False

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.under_deck(it, scope.me)

    def after(self, table: Any, scope: Scope, cards: list[int]) -> None:
        lie_at_random(table, scope, cards)


def lie_at_random(table: Any, scope: Scope, cards: list[int]) -> None:
    """No player knows from now on in which order these cards of a deck lie there."""
    lying = [it for it in cards if table.zones[table.zone[it]].role == "deck"]
    if len(lying) > 1:
        table.shuffle_pieces(lying, table.shuffled_by(table.zone[lying[0]], scope.me))


class OnTop(InAPile):
    text: ClassVar[str] = "{back?back} on top[ of {deck:Deck}] {ordered?in any order}"
    back: bool
    deck: Deck | None
    ordered: bool

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.onto_deck(it, scope.me)


class Back(InAPile):
    text: ClassVar[str] = "back {ordered?in any order}"
    ordered: bool

    def put(self, table: Any, scope: Scope, it: int) -> None:
        table.onto_deck(it, scope.me)


# -- It and them -------------------------------------------------------------------------------------------------------


class PutIt(Clause):
    """`Put it into your hand.` What was looked at, searched for, or taken from a pile."""

    text: ClassVar[str] = "put {what:Object} {where:Destination}"
    what: Object
    where: Destination

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([it >= 0 for it in scope.picks])

    def effect(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, It):
            sense.correct(self.what, "write 'it' or 'them' here, of cards that were looked at; others are returned")
        elif not sense.looked_at:
            sense.wrong(self, "no sentence before this looks at cards of a deck")
        sense.looked_at = sense.looked_at if sense.looked_at == UNTIL and not isinstance(self.what, Them) else 0
        self.where.check(sense)
        taken: list[Effect[Any]] = [self.what.take(sense)]
        if self.where.in_any_order():
            taken.append(in_an_order(sense, self.where))
        return Sequence(*taken, Deal(self.where))


class Deal(Effect[Any]):
    """What was taken goes there, one after the other; it waits no more."""

    def __init__(self, where: Destination) -> None:
        super().__init__()
        self.where = where

    def run(self, table: CardTable, scope: Scope) -> None:
        cards = [it for it in scope.picks if it >= 0]
        scope.queue = [it for it in scope.queue if it not in cards] or NO_QUEUE
        for it in cards:
            self.where.put(table, scope, it)
        self.where.after(table, scope, cards)
        others = EVERYBODY & ~(1 << scope.me)
        if len(cards) > 1 and self.where.in_any_order() and any([table.known[it] & others for it in cards]):
            table.lose_track(cards, others)


class InAnOrder(Effect[Any]):
    """The player says which of the cards that were taken comes next, until all have."""

    def __init__(self, question: Question[Any], pick: list[Any]) -> None:
        super().__init__()
        self.question = question
        self.pick = pick

    def run(self, table: CardTable, scope: Scope) -> None:
        """The cards still to come are in front of NOTHING, those that have come behind it."""
        if NOTHING not in scope.picks:
            scope.picks = [*scope.picks, NOTHING]
        place = scope.picks.index(NOTHING)
        come, left = scope.picks[place + 1 :], [it for it in scope.picks[:place] if it not in scope.picks[place + 1 :]]
        if len(left) <= 1:
            scope.picks = [*come, *left]
            return
        scope.picks = [*left, NOTHING, *come]
        table.agenda.append(self.step)
        table.ask(scope.me, self.question, [self.pick[it] for it in left])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


TAKEN: Final = N_("{source}: which card do you take?")


def in_an_order(sense: Sense, where: Destination) -> Effect[Any]:
    clause = sense.words.clause
    there = lower(where).removesuffix(" in any order")  # that it is any order, the question says
    question = sense.question(worded("{source}: which card do you put {where} next?", where=there), Pick, [])
    question.given = [Need(clause, "It is not among these cards.", lambda table, me, it: has_yet_to_come(table, it))]
    return InAnOrder(question, sense.words.pick)


def has_yet_to_come(table: Any, it: int) -> bool:
    picks: list[int] = table.scopes[-1].picks
    return NOTHING in picks and it in picks[: picks.index(NOTHING)]
