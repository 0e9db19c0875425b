"""Players chosen by a scheme, whose students change sides, and students that become copies of others."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.acts.copying import BecomesCopy
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import characters
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.players import not_chosen_yet
from rulebound.games.avarium.phrases.subjects import Me, nothing
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

PLAYERS = "players"  # what is chosen before, where it is not cards


class ChoosePlayers(Clause):
    text: ClassVar[str] = "choose two players"

    def effect(self, sense: Sense) -> Effect[Any]:
        fresh = Need[Any](sense.words.clause, "That player is chosen already.", not_chosen_yet)
        question = sense.question("{source}: choose two players.", PickSeat, [fresh])
        sense.antecedent = PLAYERS
        one = ChooseSeat(question, sense.words.seats)
        return Sequence(Take(nothing), one, ChooseSeat(question, sense.words.seats))


class ChooseSeat(Effect[Any]):
    """One more player of two, by choice where there are more."""

    def __init__(self, question: Question[Any], actions: list[Action[Any]]) -> None:
        super().__init__()
        self.question = question
        self.actions = actions

    def run(self, table: Table, scope: Scope) -> None:
        left = table.left()
        if len(left) == 2 and not scope.picks:
            self.actions[left[0]].perform(table, scope.me)  # both are chosen, in whichever order
        else:
            table.ask(scope.me, self.question, [self.actions[seat] for seat in left])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class Exchange(Clause):
    """A student of each of two players goes to the other one."""

    text: ClassVar[str] = (
        "choose one {noun:Cards} from each of those players' classes and put it into the other player's hallway"
    )
    noun: Cards

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != PLAYERS:
            sense.wrong(self, "no players are chosen before this")
        found = self.noun.filter(sense)
        chosen = [self.one_of(sense, found, number) for number in (0, 1)]
        return Sequence(*chosen, DoForSeats(just_me, exchange))

    def one_of(self, sense: Sense, found: Filter, number: int) -> Effect[Any]:
        theirs = found.but(of_chosen_player(number))
        text = worded(CHOOSE_ONE[number], what=lower(self.noun))
        question = sense.which(text, theirs)
        return TakeOne(question, theirs, sense.words.pick)


CHOOSE_ONE: Final = (
    N_("{source}: choose one {what} of {chosen player 0}."),
    N_("{source}: choose one {what} of {chosen player 1}."),
)
NOT_OF: Final = N_("{it} is not of {chosen player 0}."), N_("{it} is not of {chosen player 1}.")


def of_chosen_player(number: int) -> Test:
    return Test(
        NOT_OF[number],
        lambda table, source, it: table.holder[it] == table.scopes[-1].picks[number],
    )


class IBecome(Clause):
    """As of any card that becomes a copy of another one."""

    text: ClassVar[str] = "I become a copy of {other:Object}[ {until}]"
    other: Object
    until: Until | None

    def effect(self, sense: Sense) -> Effect[Any]:
        become = BecomesCopy()
        become.what, become.other, become.until = Me(), self.other, self.until
        return become.effect(sense)


def exchange(table: Table, scope: Scope, seat: int) -> None:
    """After the two players there are their students in the picks, if they had any."""
    first, second = scope.picks[0], scope.picks[1]
    characters.to_hallways(table, [(it, second if table.holder[it] == first else first) for it in scope.picks[2:]])
