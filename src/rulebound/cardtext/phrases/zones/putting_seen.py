"""Cards that were looked at or revealed: which of them go where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure.effects import Candidates, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, LookAtDeck, Wanted, waits
from rulebound.cardtext.phrases.zones.destinations import TAKEN, Deal, Destination, IntoHand, in_an_order
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.nouns import Having


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
