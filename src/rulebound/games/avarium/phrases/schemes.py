"""What cards do to schemes: in hands, in the Library, and in the Trash Pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.from_hands import FromHand
from rulebound.cardtext.phrases.numbers.amounts import DiscardAny, DiscardUpTo
from rulebound.cardtext.phrases.numbers.doing_so_much import DiscardAtRandom
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, DoTogether, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Adjective
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.zones.decks import CardNoun, Deck, DiscardPile
from rulebound.cardtext.phrases.zones.destinations import Destination, IntoHand, PutIt
from rulebound.cardtext.phrases.zones.printed_cards import DiscardPrinted
from rulebound.games.avarium import characters, schemes
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.instructions import ToThese, some_there
from rulebound.games.avarium.phrases.kinds import CardKind, Count
from rulebound.games.avarium.phrases.subjects import nothing
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.subjects import Object
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards

NOT_YET: Final = Test("{it} is chosen already.", lambda table, source, it: it not in table.scopes[-1].picks)


class Trash(Verb, Cost, FromHand):
    """Cards of a hand, by choice."""

    text: ClassVar[str] = "trashes/trash {count:Count} card/cards"
    count: Count

    def so_many(self) -> int:
        return self.count.count()

    def outcomes(self) -> tuple[str, ...]:
        """What cards are called to which it was done: `trashed`."""
        return ("trashed",)

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent, sense.discarded = "", self.count.count()
        hand = Filter(own_hand, [Test("Only cards of your own hand can be trashed.", is_in_own_hand), NOT_YET])
        question = sense.which("{source}: choose a card of your hand to trash.", hand)
        one: list[Effect[Any]] = [TakeOne(question, hand, sense.words.pick) for _ in range(self.count.count())]
        return Sequence(Take(nothing), *one, DoToEach(trash))

    def possible(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(table.cards_in(HAND, scope.me)) >= count

    def payable(self, sense: Sense) -> list[Need[Any]]:
        count = self.count.count()
        text = N_("You have too few cards in your hand to trash.")
        return [Need(costs.CLAUSE, text, lambda table, me, it: len(table.cards_in(HAND, me)) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class TrashPrinted(DiscardPrinted):
    text: ClassVar[str] = "trashes/trash {what:PrintedCards} from {whose:HandsOwner} hand"
    what: PrintedCards
    whose: HandsOwner


class TrashAtRandom(DiscardAtRandom):
    text: ClassVar[str] = "trashes/trash {count:CountWord} card/cards at random"
    count: CountWord

    def outcomes(self) -> tuple[str, ...]:
        return ("trashed",)


class TrashUpTo(DiscardUpTo):
    text: ClassVar[str] = "trashes/trash up to {count:CountWord} cards"
    count: CountWord

    def discard(self, table: Table, scope: Scope, it: int) -> None:
        schemes.trash(table, it)


class TrashAny(DiscardAny):
    text: ClassVar[str] = "trashes/trash any number of cards"

    def discard(self, table: Table, scope: Scope, it: int) -> None:
        schemes.trash(table, it)


def own_hand(table: Table) -> list[int]:
    """The hand of the player who is asked by the innermost effect."""
    return table.cards_in(HAND, table.scopes[-1].me)[:]


def is_in_own_hand(table: Table, source: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == table.scopes[-1].me


def trash(table: Table, scope: Scope, it: int) -> None:
    schemes.trash(table, it)


class TrashIt(ToThese):
    """A card that was chosen from a hand, or looked at."""

    text: ClassVar[str] = "trashes/trash {what:It}"

    def possible(self, sense: Sense) -> So | None:
        return None

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.is_scheme(it) and table.zone[it] in (HAND, LIBRARY):
            schemes.trash(table, it)


class SchemeDeck(Deck):
    """The common deck of schemes, and that of students."""

    forms: ClassVar[tuple[str, ...]] = ("the Library", "the School")

    def zone(self, table: Table) -> int:
        return LIBRARY if self.word == "the Library" else SCHOOL


class DeckCard(CardNoun):
    forms: ClassVar[dict[str, str]] = {"scheme": "schemes", "student": "students"}


class Surprising(Adjective):
    """Schemes that can be played at any time."""

    forms: ClassVar[tuple[str, ...]] = ("SURPRISE",)
    term: ClassVar[str] = "surprise"
    printed: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        return Test("{it} is no surprise.", lambda table, source, it: table.print_of(it).surprise)


class TrashPile(DiscardPile):
    forms: ClassVar[tuple[str, ...]] = ("the Trash Pile",)


class IntoMyClass(Destination):
    """Into the Class of the player whose effect it is. [join.again]"""

    text: ClassVar[str] = "into {whose:MyOrYour} class"
    whose: MyOrYour

    def put(self, table: Table, scope: Scope, it: int) -> None:
        characters.join(table, it, scope.me)

    def put_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.join_together(table, [(it, scope.me) for it in cards])


class MyOrYour(Word):
    forms: ClassVar[tuple[str, ...]] = ("my", "your")


class IntoYourHallway(Destination):
    text: ClassVar[str] = "into your hallway"

    def put(self, table: Table, scope: Scope, it: int) -> None:
        characters.to_hallway(table, it, scope.me)

    def put_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.to_hallway_together(table, cards, scope.me)


class PutThem(PutIt):
    """Into the hand or the hallway from wherever they are."""

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense, [])

    def effect(self, sense: Sense) -> Effect[Any]:
        where = self.where
        if not isinstance(where, IntoHand | IntoYourHallway | IntoMyClass):
            return super().effect(sense)
        if isinstance(where, IntoHand):
            refuse_students(self.what, sense)
        taken = self.what.take(sense)
        if isinstance(where, IntoHand):
            return Sequence(taken, DoToEach(where.put))
        return Sequence(taken, DoTogether(where.put_together))


def refuse_students(what: Object, sense: Sense) -> None:
    """Only schemes are held. [B15]"""
    kind = getattr(getattr(what, "noun", None), "kind", None)
    if isinstance(kind, CardKind) and kind.word != SCHEME:
        sense.wrong(what, "only schemes come into a hand: write 'into your hallway' of a student")


class ShuffleTrash(Clause):
    text: ClassVar[str] = "shuffle the Trash Pile into the Library"

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(TRASH_PILE)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: schemes.shuffle_in_trash(table))
