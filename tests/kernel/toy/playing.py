"""Playing cards of the toy: targets, payment, the pile, and responses."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import MOST_SEATS, rule
from rulebound.kernel.table.effect import No, Pick, Yes
from rulebound.kernel.table.window import Pass, Windows
from tests.kernel.toy.effects import ENTER, put_away
from tests.kernel.toy.needs import (
    coins_for_it,
    has_targets,
    has_use,
    in_your_hand,
    payable,
    quick,
    ready,
    worth_the_cost,
    yours,
)
from tests.kernel.toy.state import ACTIONS, DECLARES, PIECES, PILE, Table
from tests.kernel.toy.triggers import settle


class Play(Action[Table]):
    """Choose the targets of a card, pay for it, and declare it."""

    says = "Play {it}"
    given = [in_your_hand]
    needs = [payable, has_targets]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, [], number=NOTHING))
        table.then(me, choose_targets, pay, declare)


class Respond(Play):
    """The same while others wait; only with quick cards."""

    needs = [quick, payable, has_targets]


class Use(Action[Table]):
    """Exhaust a creature for what it can do."""

    clause = "creature.use"
    says = "Use {it}"
    given = [yours, has_use]
    needs = [ready]

    def perform(self, table: Table, me: int) -> None:
        table.exhaust(self.it)
        number = table.card(self.it).abilities.index(table.uses(self.it)[0])
        table.scopes.append(Scope(me, self.it, [], number=number))
        table.then(me, declare)


@rule("play.targets")
def choose_targets(table: Table, me: int) -> None:
    scope = table.scopes[-1]
    targets = table.print_of(scope.source).targets
    if len(scope.picks) < len(targets):
        table.then(me, choose_targets)
        target = targets[len(scope.picks)]
        table.ask(me, target.question, target.among(table, scope))


@rule("play.cost")
def pay(table: Table, me: int) -> None:
    table.ask(me, HOW_TO_PAY, [PAY_COINS, *[PAY_WITH[it] for it in table.creatures(me)]])


class PayCoins(Action[Table]):
    """Coins."""

    says = "Pay with coins"
    needs = [coins_for_it]

    def perform(self, table: Table, me: int) -> None:
        table.pay(me, table.print_of(table.scopes[-1].source).cost)


class PayWith(Action[Table]):
    """Exhaust a creature that is worth as much."""

    says = "Exhaust {it}"
    needs = [worth_the_cost]

    def perform(self, table: Table, me: int) -> None:
        table.exhaust(self.it)


@rule("play.declare")
def declare(table: Table, me: int) -> None:
    """It waits on the pile, and the others may respond."""
    scope = table.scopes.pop()
    card = table.print_of(scope.source)
    if scope.number == NOTHING:
        table.move(scope.source, PILE)
        if card.life_cost:
            table.lose_life(me, card.life_cost)
    table.pile.append([me, scope.source, card.number, scope.number, *scope.picks])
    table.emit(DECLARES, me, scope.source)
    table.then(me, settle, WINDOWS.others)


class Priority(Windows[Table]):
    """Who may respond to a spell."""

    def could_respond(self, table: Table, me: int) -> bool:
        """For all that everybody can see: a hand and a coin or a creature to pay with, or a creature to use."""
        ready = [it for it in table.creatures(me) if not table.exhausted[it]]
        if any([len(table.uses(it)) > 0 for it in ready]):
            return True
        return len(table.hand[me]) > 0 and (table.coins[me] > 0 or len(ready) > 0)

    def responses(self, table: Table, me: int) -> list[Action[Table]]:
        usable = [USE[it] for it in table.creatures(me) if table.uses(it)]
        return [*[RESPOND_WITH[it] for it in table.hand[me]], *usable, PASS]

    def all_have_passed(self, table: Table) -> None:
        play_last_out.does(table, table.active)


@rule("play.out")
def play_last_out(table: Table, me: int) -> None:
    """The last effect declared, as one whole; targets that are no longer right count as none."""
    if not table.pile:
        return
    who, source, face, number, *picks = table.pile.pop()
    card = table.prints[face]
    scope = Scope(who, source, [])
    table.scopes.append(scope)
    for target, it in zip(card.targets, picks, strict=False):
        right = table.fulfils(who, [*target.question.given, *target.question.needs], it)
        scope.picks.append(it if right else NOTHING)
    table.then(table.active, settle, WINDOWS.open)
    table.then(who, played_out)
    if number != NOTHING:
        table.do(*[effect.step for effect in card.abilities[number].effects()])
    elif card.power:
        table.do(ENTER.step)
    else:
        table.do(*[effect.step for ability in card.abilities for effect in ability.effects()])


@rule("play.out")
def played_out(table: Table, me: int) -> None:
    put_away(table, table.scopes.pop().source)


class Whom(Pick[Table]):
    """Choose a seat."""

    says = "{seat}"


RESPOND: Final[Question[Table]] = Question("priority.pass", "Do you respond?", takes=[Respond, Use, Pass], secret=True)
HOW_TO_PAY: Final[Question[Table]] = Question(
    "play.cost", "How do you pay for {source}?", takes=[PayCoins, PayWith], chained=True
)
PASS: Final[Action[Table]] = ACTIONS.one(Pass)
YES_NO: Final[list[Action[Table]]] = [ACTIONS.one(Yes), ACTIONS.one(No)]
PLAY_CARD: Final[list[Action[Table]]] = ACTIONS.each(Play, PIECES)
RESPOND_WITH: Final[list[Action[Table]]] = ACTIONS.each(Respond, PIECES)
USE: Final[list[Action[Table]]] = ACTIONS.each(Use, PIECES)
PAY_COINS: Final[Action[Table]] = ACTIONS.one(PayCoins)
PAY_WITH: Final[list[Action[Table]]] = ACTIONS.each(PayWith, PIECES)
PICK: Final[list[Action[Table]]] = ACTIONS.each(Pick, PIECES)
WHOM: Final[list[Action[Table]]] = ACTIONS.each(Whom, MOST_SEATS)
WINDOWS: Final[Windows[Table]] = Priority("priority", RESPOND)
