"""A draft: of the cards that were revealed each player takes some, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.structure.effects import Forget
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import all_others, all_seats
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, LookAtDeck, waits
from rulebound.cardtext.phrases.zones.destinations import UNTIL
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.effects import Seats
    from rulebound.kernel.table.action import Action, Question

MOST_PLAYERS: Final = 8  # no game has more


class EachTakesOfThem(Clause):
    """`Reveal the top four cards of the deck. Each player puts one of them into their hand.` You begin."""

    text: ClassVar[str] = "each {other?other} player puts {count:CountWord} of them into their hand"
    other: bool
    count: CountWord

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.looked_at or not is_revealed(sense):
            sense.wrong(self, "no sentence before this reveals cards of a deck to all players")
        if self.count.word == "a":
            sense.correct(self.count, "write '{word}' here", word="one")
        sense.looked_at, sense.antecedent = UNTIL, ""  # how many are left depends on how many players there are
        found = Filter(waits, [LOOKED_AT])
        question = sense.which(N_("{source}: which card do you take?"), found)
        seats = all_others if self.other else all_seats
        takes: list[Effect[Any]] = []
        for place in range(MOST_PLAYERS):
            for _ in range(self.count.count()):
                takes += [Forget(), OneTakes(question, sense.words.pick, seats, place), IntoTheirHand(seats, place)]
        return Sequence(*takes, Forget())


def is_revealed(sense: Sense) -> bool:
    """Whether all players see the cards that were looked at last."""
    looks = [one for one in walk(sense.line) if isinstance(one, LookAtDeck)] if sense.line else []
    return bool(looks) and looks[-1].look.word == "reveal"


class OneTakes(Effect[Any]):
    """The player at this place in turn order chooses a card, if there are players and cards enough."""

    def __init__(self, question: Question[Any], actions: list[Action[Any]], seats: Seats, place: int) -> None:
        super().__init__()
        self.question = question
        self.actions = actions
        self.seats = seats
        self.place = place

    def run(self, table: Any, scope: Scope) -> None:
        seats = self.seats
        found = seats(table, scope)
        if self.place < len(found) and scope.queue:
            table.ask(found[self.place], self.question, [self.actions[it] for it in scope.queue])

    def asks(self) -> list[Question[Any]]:
        return [self.question]


class IntoTheirHand(Effect[Any]):
    """What was chosen goes into the hand of that player, and waits no more."""

    def __init__(self, seats: Seats, place: int) -> None:
        super().__init__()
        self.seats = seats
        self.place = place

    def run(self, table: Any, scope: Scope) -> None:
        seats = self.seats
        found = seats(table, scope)
        for it in scope.picks[:1]:
            if it >= 0 and self.place < len(found):
                scope.queue = [one for one in scope.queue if one != it] or NO_QUEUE
                table.into_hand(it, found[self.place])
