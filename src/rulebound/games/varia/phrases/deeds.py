"""What Varia's cards do."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.deeds import seats_of
from rulebound.cardtext.effects import DoForSeats, DoToEach, Take, TakeOne
from rulebound.cardtext.filters import Filter
from rulebound.cardtext.meaning import Number, Sense, So
from rulebound.cardtext.nouns import Amount
from rulebound.cardtext.phrase import Word
from rulebound.cardtext.players import Per, Player, just_me
from rulebound.cardtext.sentences import Clause, Condition
from rulebound.cardtext.things import Thing, some_can
from rulebound.games.varia import stacks, timeline, tokens, verbs
from rulebound.games.varia.events import CHECKS, WINS_CHECK
from rulebound.games.varia.parts import AMPLIFIED
from rulebound.games.varia.phrases.nouns import StackName, TokenName
from rulebound.games.varia.table import Table
from rulebound.games.varia.zones import DISCARD
from rulebound.kernel.effect import Effect, Pick, Sequence
from rulebound.kernel.need import Need
from rulebound.kernel.scope import Scope

# -- Distance ----------------------------------------------------------------------------------------------------------


class MoveWord(Word):
    label: ClassVar[str] = "engage, disengage, move"
    forms: ClassVar[tuple[str, ...]] = ("engage", "disengage", "move")

    def does(self, table: Table, seat: int) -> None:
        if self.word == "move":
            verbs.set_distance(table, seat, engaged=not table.engaged)  # [term.move]
        else:
            verbs.set_distance(table, seat, engaged=self.word == "engage")


class MoveNow(Clause):
    """[term.engage] [term.disengage] [term.move]"""

    text: ClassVar[str] = "{move:MoveWord}"
    move: MoveWord

    def effect(self, sense: Sense) -> Effect[Any]:
        move = self.move
        return DoForSeats(just_me, lambda table, scope, seat: move.does(table, seat))

    def possible(self, sense: Sense) -> So | None:
        word = self.move.word
        if word == "move":
            return None
        return lambda table, scope: table.engaged != (word == "engage")


class AreEngaged(Condition):
    text: ClassVar[str] = "you are engaged"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.engaged)


class AreDisengaged(Condition):
    text: ClassVar[str] = "you are disengaged"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: not table.engaged


class BeganEngaged(Condition):
    text: ClassVar[str] = "you moved this moment"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.moved[scope.me])


class IsAmplified(Condition):
    """[term.amplify]"""

    text: ClassVar[str] = "this is amplified"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: bool(table.is_marked(AMPLIFIED, scope.source))


class DealtDamage(Condition):
    text: ClassVar[str] = "this dealt damage"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: table.damage[scope.me] > 0


# -- Damage and stacks -------------------------------------------------------------------------------------------------


class PerDamage(Per):
    """[R16]"""

    text: ClassVar[str] = "for each damage dealt by this"

    def number_of(self, sense: Sense) -> Number:
        return lambda table, scope: int(table.damage[scope.me])


class PerStack(Per):
    text: ClassVar[str] = "for each {stack:StackName} that {who:Player} has/have"
    stack: StackName
    who: Player

    def number_of(self, sense: Sense) -> Number:
        name, seats = self.stack.word, self.who.seats(sense)

        def count(table: Table, scope: Scope) -> int:
            piles = [stacks.pile_of(table, seat, name) for seat in seats(table, scope)]
            return sum([table.heaps[it] for it in piles if it >= 0])

        return count


class GainStacks(Clause):
    """[stack.top]"""

    text: ClassVar[str] = "[{who:Player} ]gains/gain {amount} {stack:StackName}"
    who: Player | None
    amount: Amount
    stack: StackName

    def subject(self) -> Player | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        count, name = int(self.amount.value), self.stack.word
        return DoForSeats(
            seats_of(self.who, sense), lambda table, scope, seat: stacks.gain_stacks(table, seat, name, count)
        )


class LoseStacks(Clause):
    text: ClassVar[str] = "[{who:Player} ]loses/lose {amount} {stack:StackName}"
    who: Player | None
    amount: Amount
    stack: StackName

    def subject(self) -> Player | None:
        return self.who

    def possible(self, sense: Sense) -> So | None:
        name = self.stack.word
        return lambda table, scope: stacks.pile_of(table, scope.me, name) >= 0

    def effect(self, sense: Sense) -> Effect[Any]:
        count, name = int(self.amount.value), self.stack.word

        def lose(table: Table, scope: Scope, seat: int) -> None:
            it = stacks.pile_of(table, seat, name)
            if it >= 0:
                stacks.lose_stacks(table, it, count)

        return DoForSeats(seats_of(self.who, sense), lose)


class HasStack(Condition):
    text: ClassVar[str] = "{who:Player} has/have {stack:StackName}"
    who: Player
    stack: StackName

    def so(self, sense: Sense) -> So:
        name, seats = self.stack.word, self.who.seats(sense)
        return lambda table, scope: any([stacks.pile_of(table, seat, name) >= 0 for seat in seats(table, scope)])


# -- Actions and assets ------------------------------------------------------------------------------------------------


class DisruptTarget(Clause):
    """[disrupt.moment]"""

    text: ClassVar[str] = "disrupt your target's action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: verbs.disrupt(table, table.rival(seat), table.moment))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(table.rival(scope.me), table.moment)) > 0


class PushTarget(Clause):
    """[pay.push]"""

    text: ClassVar[str] = "push your target's next action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, push_next)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(table.rival(scope.me), table.moment + 1)) > 0


def push_next(table: Table, scope: Scope, seat: int) -> None:
    timeline.push(table, table.rival(seat), table.moment + 1)


class RuinIt(Clause):
    """[ruin.asset]"""

    text: ClassVar[str] = "ruin {what:Thing}"
    what: Thing

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: not table.is_marked(0, it))

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: verbs.ruin(table, it)))


class RepairIt(Clause):
    """[repair.asset]"""

    text: ClassVar[str] = "repair {what:Thing}"
    what: Thing

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.is_marked(0, it))

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: verbs.repair(table, it)))


class CreateToken(Clause):
    """[token.create] [token.next]"""

    text: ClassVar[str] = "create a {token:TokenName} in the next moment"
    token: TokenName

    def effect(self, sense: Sense) -> Effect[Any]:
        name = self.token.word

        def create(table: Table, scope: Scope, seat: int) -> None:
            card, moment = table.game.cards[name], table.moment + 1
            if tokens.create(table, seat, card, moment, scope.source) < 0 and table.action_at(seat, moment):
                tokens.create_instead(table, seat, card, moment, scope.source)

        return DoForSeats(just_me, create)


# -- Attribute checks --------------------------------------------------------------------------------------------------


class MakeCheck(Clause):
    """[term.check] [R24]"""

    text: ClassVar[str] = "make an Attribute Check"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, make_check)


def make_check(table: Table, scope: Scope, seat: int) -> None:
    """The scope remembers whether its player has won."""
    totals: list[int] = []
    for one in (seat, table.rival(seat)):
        totals.append(table.roll(4) + table.spent[one])
        table.happened(CHECKS, one, number=totals[-1])
    scope.number = 1 if totals[0] >= totals[1] else 0
    table.happened(WINS_CHECK, seat if scope.number else table.rival(seat))


class WonCheck(Condition):
    text: ClassVar[str] = "you win it"

    def so(self, sense: Sense) -> So:
        return lambda table, scope: scope.number == 1


# -- Cards -------------------------------------------------------------------------------------------------------------


class Forget(Clause):
    """[forget.hand]"""

    text: ClassVar[str] = "[{who:Player} ]forgets/forget the top card of the deck"
    who: Player | None

    def subject(self) -> Player | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(seats_of(self.who, sense), forget_top)


def forget_top(table: Table, scope: Scope, seat: int) -> None:
    for it in table.deck_of(seat)[-1:]:
        table.show(it)
        verbs.forget(table, it)


class TakeBack(Clause):
    """One of one's own discard pile, by choice."""

    text: ClassVar[str] = "return an action from your discard pile to your hand"

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(DISCARD, scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        question = sense.question("{deed}: which action do you return to your hand?", Pick, [])
        question.given = [Need(sense.words.clause, "{it} is not in your discard pile.", in_own_discard)]
        return Sequence(
            Take(lambda table, scope: []),
            TakeOne(question, Filter(own_discard, []), sense.words.pick),
            DoToEach(lambda table, scope, it: verbs.take_back(table, it)),
        )


def own_discard(table: Table) -> list[int]:
    return table.cards_in(DISCARD, table.scopes[-1].me)


def in_own_discard(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == DISCARD and table.owner(it) == me
