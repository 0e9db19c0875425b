"""What phrases mean on a table: filters, and the effects that all deeds of card texts are made of.

A deed on cards is done in two steps. First the cards are *taken*: chosen by a player, or all that fit, or the card
itself. They lie in the scope's picks. Then the verb is done to each of them. So `it` and `them` later in a text are
whatever was taken last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.ability import Ability
from rulebound.kernel.action import NOTHING, Action, Question
from rulebound.kernel.agenda import Step
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.effect import Effect, Pick
from rulebound.kernel.need import Need
from rulebound.kernel.scope import Scope

Holds = Callable[[Any, int, int], bool]  # (table, source, it)
Number = Callable[[Any, Scope], int]
So = Callable[[Any, Scope], bool]
Near = Callable[[Any, Scope], float]  # 0 to 1
Candidates = Callable[[Any, Scope], list[int]]
Seats = Callable[[Any, Scope], list[int]]


class Test:
    """One thing that a card must be: whether it is, beside a source, and the sentence that says it is not."""

    def __init__(self, sentence: str, holds: Holds) -> None:
        self.sentence = sentence
        self.holds = holds


class Owned(Test):
    """Whose a card must be: the source's player's own, or another player's."""

    def __init__(self, sentence: str, *, own: bool) -> None:
        super().__init__(sentence, is_own if own else is_of_another)
        self.own = own


def is_own(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) == table.controller(source)


def is_of_another(table: CardTable, source: int, it: int) -> bool:
    return table.controller(it) != table.controller(source)


def all_hold(tests: list[Test], table: CardTable, source: int, it: int) -> bool:
    """Whether the card is all that is tested."""
    for test in tests:
        if not test.holds(table, source, it):
            return False
    return True


class Filter:
    """What a noun means: where such cards lie, and what each must be.

    given: what is so of all that lie there, so that it is tested of other cards only; it is explained first.
    owned, others: the tests apart, since whose a card is can be told at once and excludes most.
    """

    def __init__(
        self, among: Callable[[Any], list[int]], tests: list[Test], given: list[Test] | None = None
    ) -> None:  # fmt: skip
        self.among = among
        self.tests = tests
        self.given: list[Test] = given if given is not None else []
        self.owned = [test.own for test in tests if isinstance(test, Owned)]
        self.others = [test for test in tests if not isinstance(test, Owned)]

    def but(self, test: Test) -> Filter:
        """Those of them of which this is so too."""
        return Filter(self.among, [*self.tests, test], self.given)

    def holds(self, table: CardTable, source: int, it: int) -> bool:
        """Whether this card is one of them."""
        if not self.is_whose(table, source, it):
            return False
        return all_hold(self.given, table, source, it) and all_hold(self.others, table, source, it)

    def fits(self, table: CardTable, source: int, it: int) -> bool:
        """Whether this card, which lies where such cards lie, is one of them."""
        return self.is_whose(table, source, it) and all_hold(self.others, table, source, it)

    def is_whose(self, table: CardTable, source: int, it: int) -> bool:
        """Whether it belongs to whom it must belong to."""
        if not self.owned:
            return True
        own = table.controller(it) == table.controller(source)
        for wanted in self.owned:
            if own != wanted:
                return False
        return True

    def found(self, table: Any, source: int) -> list[int]:
        """All of them."""
        return [it for it in self.among(table) if self.fits(table, source, it)]

    def has(self, table: Any, source: int, count: int) -> bool:
        """Whether there are so many of them; looks no further than it takes to know."""
        among = self.among(table)
        if len(among) < count:
            return False
        missing = count
        for it in among:
            if self.fits(table, source, it):
                missing -= 1
                if missing == 0:
                    return True
        return missing <= 0

    def needs(self, clause: str) -> list[Need[Any]]:
        """The tests as needs, for a question that the innermost scope's source asks."""
        return [Need(clause, test.sentence, beside_source(test.holds)) for test in self.tests]

    def given_needs(self, clause: str) -> list[Need[Any]]:
        """The same of what is given."""
        return [Need(clause, test.sentence, beside_source(test.holds)) for test in self.given]


def beside_source(holds: Holds) -> Callable[[Any, int, int], bool]:
    """A test beside the card whose effect is being played out."""

    def need(table: CardTable, me: int, it: int) -> bool:
        return holds(table, table.scopes[-1].source, it)

    return need


def not_taken_yet(table: CardTable, me: int, it: int) -> bool:
    """A card is chosen once."""
    return it not in table.scopes[-1].picks


# -- Taking cards ------------------------------------------------------------------------------------------------------


class Take(Effect[Any]):
    """These cards, without a choice."""

    def __init__(self, among: Callable[[Any, Scope], list[int]]) -> None:
        super().__init__()
        self.among = among

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = self.among(table, scope)


class Forget(Effect[Any]):
    """Nothing is taken, so that the next cards can be."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = []


class Remember(Effect[Any]):
    """What was taken becomes `it`, and the next cards can be taken."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.it = scope.picks[0] if scope.picks else NOTHING
        scope.picks = []


class Recall(Effect[Any]):
    """What was remembered is what is taken: the sentences that follow can speak of it."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = [scope.it] if scope.it >= 0 else []


class TakeOne(Effect[Any]):
    """One more card that a player chooses; nothing where there is none."""

    def __init__(self, question: Question[Any], wanted: Filter, actions: list[Action[Any]]) -> None:
        super().__init__()
        self.question = question
        self.wanted = wanted
        self.actions = actions

    def run(self, table: CardTable, scope: Scope) -> None:
        table.ask(scope.me, self.question, [self.actions[it] for it in self.wanted.among(table)])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class TakeUpTo(Effect[Any]):
    """More cards that a player chooses, so many at most, until the player says no."""

    def __init__(
        self, question: Question[Any], wanted: Filter, actions: list[Action[Any]], no: Action[Any], most: int
    ) -> None:
        super().__init__()
        self.question = question
        self.wanted = wanted
        self.actions = actions
        self.no = no
        self.most = most

    def run(self, table: CardTable, scope: Scope) -> None:
        left = [it for it in self.wanted.found(table, scope.source) if it not in scope.picks]
        if left and len(scope.picks) < self.most:
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [*[self.actions[it] for it in self.wanted.among(table)], self.no])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


# -- Doing -------------------------------------------------------------------------------------------------------------


class DoToEach(Effect[Any]):
    """A verb, done to each card that was taken: `does(table, scope, it)`."""

    def __init__(self, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        for it in scope.picks:
            if it != NOTHING:
                self.does(table, scope, it)


class DoForSeats(Effect[Any]):
    """A verb that needs no choice, done for each of these players: `does(table, scope, seat)`."""

    def __init__(self, seats: Seats, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.seats = seats
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        for seat in self.seats(table, scope):
            self.does(table, scope, seat)


class EachSeatDoes(Effect[Any]):
    """Each of these players, one after the other, plays this out and makes its choices."""

    def __init__(self, seats: Seats, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.body = body
        self.leave = leave
        self.next: Effect[Any] = NextSeat(body, leave)

    def run(self, table: CardTable, scope: Scope) -> None:
        inner = Scope(scope.me, scope.source, [])
        inner.queue = self.seats(table, scope)
        inner.queue.reverse()
        table.play_out(self.next, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.next]


class NextSeat(Effect[Any]):
    """The next player's turn to do it."""

    def __init__(self, body: Effect[Any], leave: Step[Any]) -> None:
        super().__init__()
        self.body = body
        self.leave = leave

    def run(self, table: CardTable, scope: Scope) -> None:
        if scope.queue:
            seat = scope.queue.pop()
            table.agenda.append(self.step)
            table.play_out(self.body, Scope(seat, scope.source, []), self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class ChooseOne(Effect[Any]):
    """One of these, by a player's choice."""

    def __init__(self, question: Question[Any], choices: list[Action[Any]], options: list[Effect[Any]]) -> None:
        super().__init__()
        self.question = question
        self.choices = choices
        self.chosen: Effect[Any] = Chosen(options)

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.chosen.step)
        table.ask(scope.me, self.question, self.choices)

    def parts(self) -> list[Effect[Any]]:
        return [self.chosen]

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class Chosen(Effect[Any]):
    """The option whose number the scope has."""

    def __init__(self, options: list[Effect[Any]]) -> None:
        super().__init__()
        self.options = options

    def run(self, table: CardTable, scope: Scope) -> None:
        table.agenda.append(self.options[scope.number].step)

    def parts(self) -> list[Effect[Any]]:
        return self.options


class Choice(Action[Any]):
    """The option of this number."""

    says = "{choice}"

    def perform(self, table: CardTable, me: int) -> None:
        table.scopes[-1].number = self.it


# -- From a tree to abilities ------------------------------------------------------------------------------------------


IT: Final = "it"  # the two cards that an event has
OTHER: Final = "other"


class Vocabulary:
    """What a game lends to the meaning of its texts: a clause for what cards do, and actions to choose by."""

    def __init__(
        self,
        clause: str,
        pick: list[Action[Any]],
        choices: list[Action[Any]],
        yes: Action[Any],
        no: Action[Any],
        leave: Step[Any],
        seats: list[Action[Any]] | None = None,
    ) -> None:
        self.clause = clause
        self.pick = pick
        self.choices = choices
        self.yes = yes
        self.no = no
        self.leave = leave
        self.seats = seats or []  # to choose a player, by the number of the seat


class Sense:
    """What is known on the way through a text: the card it is on, and what `it` stands for so far.

    parse: reads a text of the same language, for keywords and quotations.
    antecedent: nothing yet (""), the card that an event is about ("event"), or cards that were taken ("taken").
    parts: the cards of the event that this line waits for, by what they are called: IT or OTHER of the event.
    it_is: which of the two `it` is, empty where that is not certain; takes_other: whether the text speaks of OTHER.
    gone: whether the card has left play when this is played out.
    targets: how each target of the effect is chosen, when it is declared.
    problems: what makes no sense, with the phrase that it is about.
    """

    def __init__(
        self, words: Vocabulary, kind: str, *, plays: bool, stays: bool = False,
        parse: Callable[[str], Any] | None = None,
    ) -> None:  # fmt: skip
        self.words = words
        self.parse: Callable[[str], Any] = parse if parse is not None else cannot_parse
        self.kind = kind
        self.a_kind = kind if " " in kind else f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
        self.plays = plays  # whether a plain sentence of such a card is carried out when it is played
        self.stays = stays or not plays  # whether it is in play after that
        self.antecedent = ""
        self.parts: dict[str, str] = {}
        self.it_is = IT
        self.takes_other = False
        self.gone = False
        self.after_others = False  # whether `you` must be said, since the deed before in the sentence is others'
        self.targets: list[Effect[Any]] = []
        self.problems: list[tuple[Any, str]] = []

    def begins(self, parts: dict[str, str] | None = None, it_is: str = IT, *, gone: bool = False) -> None:
        """A line begins; parts: the cards of the event that it waits for, if it waits for one."""
        self.antecedent = "" if parts is None else "event"
        self.parts = {} if parts is None else parts
        self.it_is = it_is
        self.gone = gone
        self.takes_other = False

    def of_a_quotation(self) -> Sense:
        """What is known at the beginning of a text that stands in this one, or that a keyword stands for."""
        return Sense(self.words, self.kind, plays=self.plays, parse=self.parse)

    def of_another_card(self) -> Sense:
        """What is known at the beginning of a text that another card, which is in play, has because of this one."""
        return Sense(self.words, "what a card gains", plays=False, parse=self.parse)

    def wrong(self, phrase: Any, sentence: str) -> None:
        """Notes what makes no sense."""
        self.problems.append((phrase, sentence))

    def question(self, prompt: str, takes: type, needs: list[Need[Any]], says: str = "") -> Question[Any]:
        """A question that an effect puts: part of the deed that set it off."""
        return Question(self.words.clause, prompt, *needs, takes=[takes], says=says, chained=True)

    def which(self, prompt: str, wanted: Filter, *needs: Need[Any]) -> Question[Any]:
        """A question for one of these cards, with what else must be so."""
        question = self.question(prompt, Pick, [*wanted.needs(self.words.clause), *needs])
        question.given = wanted.given_needs(self.words.clause)
        return question


def event_card(sense: Sense, part: str) -> Candidates:
    """The card that has this part in the event; nothing, where it had none."""
    if part == OTHER:
        sense.takes_other = True
        return lambda table, scope: [scope.other] if scope.other >= 0 else []
    return lambda table, scope: [scope.it] if scope.it >= 0 else []


def cannot_parse(text: str) -> Any:
    raise NotImplementedError("the game lends no way to read texts in texts")


Abilities = list[Ability[Any]]
