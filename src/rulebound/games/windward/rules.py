"""A turn of Windward, in the order of its rules. Read this beside RULES.md."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.events import PLAYS
from rulebound.cardgame.hand_limit import HandLimit
from rulebound.cardgame.needs import has_counters, has_use, lies_in, of_kind, unmarked, use_can_be_paid
from rulebound.cardgame.playing import pass_turn, take_effect, users
from rulebound.cardgame.table import Table
from rulebound.cardgame.triggers import Triggers
from rulebound.cardgame.using import Using
from rulebound.games.windward.parts import (
    ACTIONS,
    BOX,
    BUILDING,
    CHOOSING,
    COINS,
    DECK,
    EXHAUSTED,
    HAND,
    HARBOUR,
    MARKET,
    RENOWN,
    SHIP,
)
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.need import need

HIRES: Final = "hires"
SAILS: Final = "sails"
IN_MARKET: Final = 4
HIRE_PRICE: Final = 1
USING: Final[Using[Table]] = Using("cards.use", CHOOSING)
TRIGGERED: Final[Triggers[Table]] = Triggers("R2", "cards.text", CHOOSING.pick, CHOOSING.leave)

# -- The course of the game --------------------------------------------------------------------------------------------


@rule("setup.hand")
def set_up(table: Table, me: int) -> None:
    """Four cards each, and four in the market. [setup.market] [deck.cards]"""
    for seat in table.left():
        table.draw(seat, 4)
    table.refill(MARKET, IN_MARKET)
    table.then(me, turn)


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    table.begin_turn(me)
    table.then(me, settle, ready, settle, action, settle, *SECOND_ACTION)


@rule("turn.ready")
def ready(table: Table, me: int) -> None:
    """My exhausted cards are ready again."""
    for it in table.cards_in(HARBOUR, me):
        table.unmark(EXHAUSTED, it)


@rule("turn.actions")
def action(table: Table, me: int) -> None:
    """One of two; whatever can be used may be used before it."""
    table.phase = 1
    table.ask(me, WHAT_TO_DO, candidates(table, me))


def candidates(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question: every card of the hand, the market and the harbour."""
    found: list[Action[Table]] = [PLAY[it] for it in table.cards_in(HAND, me)]
    found += [HIRE[it] for it in table.cards_in(MARKET)]
    found += [SAIL[it] for it in table.cards_in(HARBOUR, me) if table.kind(it) == SHIP]
    found += [USE[it] for it in users(table, me)]
    return [*found, TRADE, END_TURN]


@rule("cards.text")
def settle(table: Table, me: int) -> None:
    """What cards waited for takes effect. [R2]"""
    TRIGGERED.play_next(table, me, settle)


@rule("play.venture")
def put_away(table: Table, me: int) -> None:
    """A venture has taken effect, and is discarded."""
    it = table.scopes.pop().source
    if table.zone[it] == HAND:
        table.discard(it)


@rule("end.renown")
def end_turn(table: Table, me: int) -> None:
    """Twelve renown win; else the next player's turn begins. [end.deck] [R4]"""
    following = table.next_seat(me)
    if table.has_reached(RENOWN, me):
        table.end([me], "renown", "end.renown")
    elif not table.cards_in(DECK) and table.first_of_round(following):
        table.end(table.leaders(RENOWN, COINS), "deck", "end.deck")
    else:
        pass_turn(table, following, turn)


# -- Needs -------------------------------------------------------------------------------------------------------------


in_your_hand: Final = lies_in("action.play", "{it} is not in your hand.", HAND)
in_the_market: Final = lies_in("action.hire", "{it} is not in the market.", MARKET)
in_your_harbour: Final = lies_in("action.sail", "{it} is not in your harbour.", HARBOUR)
is_ready: Final = unmarked("action.sail", "{it} is exhausted.", EXHAUSTED)
is_ship: Final = of_kind("action.sail", "{it} is not a ship.", SHIP)
has_a_coin: Final = has_counters("action.hire", "To hire a card costs a coin, and you have none.", COINS, HIRE_PRICE)


@need("action.play", "{it} costs {cost}, and you have {coins}.")
def can_be_paid(table: Table, me: int, it: int) -> bool:
    return table.amount(COINS, me) >= table.value("cost", it)


# -- Actions -----------------------------------------------------------------------------------------------------------


class Play(Action[Table]):
    """A ship or building comes into the harbour, a venture takes effect. [play.stays] [play.venture]"""

    clause = "action.play"
    says = "Play {it}"
    costs = "{cost}"
    given = [in_your_hand]
    needs = [can_be_paid]

    def perform(self, table: Table, me: int) -> None:
        it = self.it
        table.pay(COINS, me, table.value("cost", it))
        if table.kind(it) in (SHIP, BUILDING):
            table.put(it, HARBOUR, me)
            table.progress()
            table.emit(PLAYS, me, it)
            table.gain(RENOWN, me, table.value("renown", it))  # [play.renown]
        else:
            take_effect(table, me, it, put_away)


class Hire(Action[Table]):
    clause = "action.hire"
    says = "Hire {it}"
    costs = "1 coin"
    given = [in_the_market]
    needs = [has_a_coin]

    def perform(self, table: Table, me: int) -> None:
        table.pay(COINS, me, HIRE_PRICE)
        table.put(self.it, HAND, me)
        table.emit(HIRES, me, self.it)
        table.refill(MARKET, IN_MARKET)  # [setup.market] [R3]


class Sail(Action[Table]):
    clause = "action.sail"
    says = "Sail with {it} for {cargo}"
    given = [in_your_harbour, is_ship]
    needs = [is_ready]

    def perform(self, table: Table, me: int) -> None:
        table.mark(EXHAUSTED, self.it)
        table.emit(SAILS, me, self.it)
        table.gain(COINS, me, table.value("cargo", self.it))


class Trade(Action[Table]):
    clause = "action.trade"
    says = "Trade for 2 coins"

    def perform(self, table: Table, me: int) -> None:
        table.gain(COINS, me, 2)


class Use(Action[Table]):
    """What a card says that it can be used for; that is no action. [turn.actions]"""

    clause = "cards.use"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [in_your_harbour, has_use("cards.use")]
    needs = [use_can_be_paid("cards.use")]

    def perform(self, table: Table, me: int) -> None:
        table.then(me, settle, action)
        USING.use(table, me, self.it)


class EndTurn(Action[Table]):
    clause = "turn.actions"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, action)


HAND_LIMIT: Final = HandLimit("turn.hand", 7, ACTIONS, BOX.pieces)  # [turn.hand]
SECOND_ACTION: Final = [action, settle, HAND_LIMIT.rule, settle, end_turn]
WHAT_TO_DO: Final[Question[Table]] = Question(
    "turn.actions", "What do you do?", takes=[Play, Hire, Sail, Trade, Use, EndTurn], offers=candidates, secret=True
)
PLAY: Final = ACTIONS.each(Play, BOX.pieces)
HIRE: Final = ACTIONS.each(Hire, BOX.pieces)
SAIL: Final = ACTIONS.each(Sail, BOX.pieces)
USE: Final = ACTIONS.each(Use, BOX.pieces)
TRADE: Final = ACTIONS.one(Trade)
END_TURN: Final = ACTIONS.one(EndTurn)
