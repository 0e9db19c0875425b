"""Where cards go that were looked at: some into the hand, the rest on the bottom in any order, and so on.

They wait in the scope's queue, as `decks` left them there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure.effects import Candidates, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import It, Them
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, Deck, DiscardPile, LookAtDeck, Wanted, waits
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.action import NOTHING, Question
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.nouns import CountWord, Having
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


# -- Which of them -----------------------------------------------------------------------------------------------------


class Among(Phrase):
    """Some of the cards that were looked at."""

    label: ClassVar[str] = "some of these cards"

    def count_of(self) -> int:
        """How many are taken; 0 for all that are left."""
        return 0

    def wanted(self, sense: Sense) -> Test | None:
        """What they must be besides."""
        return None

    def is_up_to(self) -> bool:
        """Whether fewer can be taken, too."""
        return False

    def takings(self, sense: Sense, prompt: str) -> list[Effect[Any]]:
        """How they are taken, one after the other, by a choice; nothing where all that are left are meant."""
        wanted = self.wanted(sense)
        found, question = among_these(wanted), which_of_them(sense, prompt, wanted)
        return [TakeOne(question, found, sense.words.pick) for _ in range(self.count_of())]


CHOSEN_ALREADY: Final = N_("{it} is chosen already.")


def among_these(wanted: Test | None) -> Filter:
    """Those that wait, as far as they are wanted and not taken yet."""
    tests = [LOOKED_AT, Test(CHOSEN_ALREADY, lambda table, source, it: not_taken_yet(table, 0, it))]
    return Filter(waits, tests if wanted is None else [*tests, wanted])


def which_of_them(sense: Sense, prompt: str, wanted: Test | None) -> Question[Any]:
    question = sense.which(prompt, among_these(wanted))
    question.secret = wanted is not None  # that there is no choice would tell what the cards are
    return question


class SomeOfThem(Among):
    text: ClassVar[str] = "{count:CountWord} of them"
    count: CountWord

    def count_of(self) -> int:
        return self.count.count()


class SoMany(Among):
    text: ClassVar[str] = "{count:CountWord}"
    count: CountWord

    def count_of(self) -> int:
        return self.count.count()


class OneOfThemHaving(Among):
    """`one of them with cost 3 or less`"""

    text: ClassVar[str] = "one of them {having:Having}"
    having: Having

    def count_of(self) -> int:
        return 1

    def wanted(self, sense: Sense) -> Test | None:
        if not self.having.is_printed():
            sense.wrong(self.having, "only what is printed on a card can be asked of one that is not in play")
        return self.having.test(sense)


class SomeAmongThem(Among):
    """`a partner from among them`, `two items from among them`"""

    text: ClassVar[str] = "{count:CountWord} {wanted_card:Wanted#count} {among:AmongThem}"
    count: CountWord
    wanted_card: Wanted
    among: AmongThem

    def count_of(self) -> int:
        return self.count.count()

    def wanted(self, sense: Sense) -> Test | None:
        self.among.check(sense)
        return self.wanted_card.test(sense)


class AllAmongThem(Among):
    """`all partners revealed this way`"""

    text: ClassVar[str] = "all {wanted_card:Wanted+} {among:AmongThem}"
    wanted_card: Wanted
    among: AmongThem

    def wanted(self, sense: Sense) -> Test | None:
        self.among.check(sense)
        return self.wanted_card.test(sense)


class AmongThem(Word):
    forms: ClassVar[tuple[str, ...]] = ("among them", "from among them", "revealed this way")

    def check(self, sense: Sense) -> None:
        """Notes where cards are called revealed that only one player has seen."""
        looks = [one for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
        if self.word == "revealed this way" and looks and not looks[-1].is_shown():
            sense.correct(self, "write '{word}' here", word="from among them")


class TheOthers(Among):
    text: ClassVar[str] = "{rest:Rest}"
    rest: Rest


class Rest(Word):
    forms: ClassVar[tuple[str, ...]] = ("the other", "the rest")


class Moved(Phrase):
    """Some of them, and where they go."""

    text: ClassVar[str] = "{which:Among} {where:Destination}"
    which: Among
    where: Destination

    def effect(self, sense: Sense) -> Effect[Any]:
        """Takes them, by a choice or all that are left, and puts them there."""
        return Sequence(*self.taken(sense), Deal(self.where))

    def taken(self, sense: Sense) -> list[Effect[Any]]:
        """How they are taken, in the order in which they go there."""
        self.where.check(sense)
        asked = worded("{source}: which card do you put {where}?", where=lower(self.where))
        taken: list[Effect[Any]] = [Take(lambda table, scope: [])]
        if self.which.count_of():
            taken += self.which.takings(sense, TAKEN if isinstance(self.where, IntoHand) else asked)
        else:
            taken.append(Take(of_the_queue(self.which.wanted(sense))))
        if self.where.in_any_order():
            taken.append(in_an_order(sense, self.where))
        return taken


def of_the_queue(wanted: Test | None) -> Candidates:
    """What was looked at and was put nowhere yet, as far as it is wanted."""
    if wanted is None:
        return lambda table, scope: scope.queue[:]
    return lambda table, scope: [it for it in scope.queue if wanted.holds(table, scope.source, it)]


class PutSeen(Clause):
    """`Put one of them into your hand and the rest on the bottom of your deck in any order.`"""

    text: ClassVar[str] = "put {last:Moved}"
    last: Moved

    def moves(self) -> list[Moved]:
        return [self.last]

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        moves = self.moves()
        if not sense.looked_at:
            sense.wrong(self, "no sentence before this looks at cards of a deck")
        self.check_counts(sense, moves)
        sense.antecedent = ""
        return Sequence(*[self.moved(move, sense) for move in moves])

    def moved(self, move: Moved, sense: Sense) -> Effect[Any]:
        """How some of them go where they go."""
        return move.effect(sense)

    def check_counts(self, sense: Sense, moves: list[Moved]) -> None:
        """That there are so many, and whether what is left is one card or several."""
        left = sense.looked_at
        for move in moves:
            which, count = move.which, move.which.count_of()
            if isinstance(which, SomeOfThem | SoMany) and which.count.word == "a":
                sense.correct(which, "write '{word}' here", word="one")
            if isinstance(which, TheOthers):
                if left > 1 and which.rest.word != "the rest":
                    sense.correct(which, "write '{word}' here", word="the rest")
                elif left <= 0 and sense.looked_at:
                    sense.wrong(self, "there must be a rest")
                left = 0
            left -= 0 if which.is_up_to() else count
        if left < 0 and sense.looked_at:
            sense.wrong(self, "only so many cards are looked at: {n}", n=sense.looked_at)
        sense.looked_at = max(0, left)


class PutSeenSeverally(PutSeen):
    text: ClassVar[str] = "put {first:Moved*,} and {last:Moved}"
    first: tuple[Moved, ...]
    last: Moved

    def moves(self) -> list[Moved]:
        return [*self.first, self.last]


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
    question = sense.question(worded("{source}: which card do you put {where} next?", where=lower(where)), Pick, [])
    question.given = [Need(clause, "It is not among these cards.", lambda table, me, it: has_yet_to_come(table, it))]
    return InAnOrder(question, sense.words.pick)


def has_yet_to_come(table: Any, it: int) -> bool:
    picks: list[int] = table.scopes[-1].picks
    return NOTHING in picks and it in picks[: picks.index(NOTHING)]


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
