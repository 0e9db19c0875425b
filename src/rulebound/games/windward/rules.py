"""A turn of Windward, in the order of its rules. Read this with RULES.md beside it."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.phrases import BEGINS, PLAYS
from rulebound.cardgame.playing import has_use, pass_turn, take_effect, use, use_can_be_paid, users
from rulebound.cardgame.table import Table
from rulebound.cardgame.triggers import Triggers
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
from rulebound.kernel.action import NOBODY, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.modifier import END_OF_TURN, NEXT_TURN
from rulebound.kernel.need import need

HIRES: Final = "hires"
SAILS: Final = "sails"
ENTERS_MARKET: Final = "enters the market"
OPENING_HAND: Final = 4
IN_MARKET: Final = 4
HIRE_PRICE: Final = 1
TRADE: Final = 2
MOST_IN_HAND: Final = 7
WINNING_RENOWN: Final = 12
TRIGGERED: Final[Triggers[Table]] = Triggers("R2", "cards.text", CHOOSING.pick, CHOOSING.leave)

# -- The course of the game --------------------------------------------------------------------------------------------


@rule("setup.hand")
def set_up(table: Table, me: int) -> None:
    """Four cards each, and four in the market. [setup.market] [deck.cards]"""
    for seat in table.left():
        table.draw(seat, OPENING_HAND)
    fill_market(table)
    table.then(me, turn)


def fill_market(table: Table) -> None:
    """Cards of the deck, until there are four, or the deck is empty. [setup.market] [R3]"""
    while len(table.cards_in(MARKET)) < IN_MARKET and table.cards_in(DECK):
        it = table.top_card(DECK)
        table.put(it, MARKET)
        table.happened(ENTERS_MARKET, NOBODY, it)


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    table.begin_turn(me)
    table.phase = 0
    table.end_modifiers(NEXT_TURN, me)
    table.happened(BEGINS, me, number=table.turn)
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
    return [*found, TRADE_GOODS, END_TURN]


@rule("cards.text")
def settle(table: Table, me: int) -> None:
    """What cards waited for takes effect. [R2]"""
    TRIGGERED.play_next(table, me, settle)


@rule("play.venture")
def put_away(table: Table, me: int) -> None:
    """A venture has taken effect, and is discarded."""
    it = table.scopes.pop().source
    if table.zone[it] == HAND:
        table.put_off(it)


@rule("turn.hand")
def discard_down(table: Table, me: int) -> None:
    """With more than seven cards, one by one."""
    table.phase = 2
    if len(table.cards_in(HAND, me)) > MOST_IN_HAND:
        table.then(me, discard_down)
        table.ask(me, WHICH_TO_DISCARD, [DISCARD_CARD[it] for it in table.cards_in(HAND, me)])


@rule("end.renown")
def end_turn(table: Table, me: int) -> None:
    """Twelve renown win; else the next player's turn begins. [end.deck] [R4]"""
    table.end_modifiers(END_OF_TURN, NOBODY)
    following = table.next_seat(me)
    if table.amount(RENOWN, me) >= WINNING_RENOWN:
        table.end([me], "renown", "end.renown")
    elif not table.cards_in(DECK) and table.first_of_round(following):
        table.end(richest(table), "deck", "end.deck")
    else:
        pass_turn(table, following, turn)


def richest(table: Table) -> list[int]:
    """Those with the most renown, and of them with the most coins. [end.deck]"""
    wealth = [(table.amount(RENOWN, seat), table.amount(COINS, seat)) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if wealth[seat] == max(wealth)]


# -- Needs -------------------------------------------------------------------------------------------------------------


@need("action.play", "{it} is not in your hand.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me


@need("action.play", "{it} costs {cost}, and you have {coins}.")
def can_be_paid(table: Table, me: int, it: int) -> bool:
    return table.amount(COINS, me) >= table.value("cost", it)


@need("action.hire", "{it} is not in the market.")
def in_the_market(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == MARKET


@need("action.hire", "To hire a card costs a coin, and you have none.")
def has_a_coin(table: Table, me: int, it: int) -> bool:
    return table.amount(COINS, me) >= HIRE_PRICE


@need("action.sail", "{it} is not in your harbour.")
def in_your_harbour(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HARBOUR and table.holder[it] == me


@need("action.sail", "{it} is no ship.")
def is_ship(table: Table, me: int, it: int) -> bool:
    return table.kind(it) == SHIP


@need("action.sail", "{it} is exhausted.")
def is_ready(table: Table, me: int, it: int) -> bool:
    return not table.is_marked(EXHAUSTED, it)


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
        table.gain(COINS, me, -table.value("cost", it))
        if table.kind(it) in (SHIP, BUILDING):
            table.put(it, HARBOUR, me)
            table.progress()
            table.happened(PLAYS, me, it)
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
        table.gain(COINS, me, -HIRE_PRICE)
        table.put(self.it, HAND, me)
        table.happened(HIRES, me, self.it)
        fill_market(table)


class Sail(Action[Table]):
    clause = "action.sail"
    says = "Sail with {it} for {cargo}"
    given = [in_your_harbour, is_ship]
    needs = [is_ready]

    def perform(self, table: Table, me: int) -> None:
        table.mark(EXHAUSTED, self.it)
        table.happened(SAILS, me, self.it)
        table.gain(COINS, me, table.value("cargo", self.it))


class TradeGoods(Action[Table]):
    clause = "action.trade"
    says = "Trade for 2 coins"

    def perform(self, table: Table, me: int) -> None:
        table.gain(COINS, me, TRADE)


class Use(Action[Table]):
    """What a card says that it can be used for; that is no action. [turn.actions]"""

    clause = "cards.use"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [in_your_harbour, has_use("cards.use")]
    needs = [use_can_be_paid("cards.use")]

    def perform(self, table: Table, me: int) -> None:
        table.then(me, settle, action)
        use(table, me, self.it, CHOOSING.leave)


class EndTurn(Action[Table]):
    clause = "turn.actions"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, action)


class DiscardCard(Action[Table]):
    clause = "turn.hand"
    says = "Discard {it}"
    given = [in_your_hand]

    def perform(self, table: Table, me: int) -> None:
        table.put_off(self.it)


SECOND_ACTION: Final = [action, settle, discard_down, settle, end_turn]
WHAT_TO_DO: Final[Question[Table]] = Question(
    "turn.actions",
    "What do you do?",
    takes=[Play, Hire, Sail, TradeGoods, Use, EndTurn],
    offers=candidates,
    secret=True,
)
WHICH_TO_DISCARD: Final[Question[Table]] = Question(
    "turn.hand", "You have more than seven cards. Which do you discard?", takes=[DiscardCard]
)
PLAY: Final = ACTIONS.each(Play, BOX.pieces)
HIRE: Final = ACTIONS.each(Hire, BOX.pieces)
SAIL: Final = ACTIONS.each(Sail, BOX.pieces)
USE: Final = ACTIONS.each(Use, BOX.pieces)
DISCARD_CARD: Final = ACTIONS.each(DiscardCard, BOX.pieces)
TRADE_GOODS: Final = ACTIONS.one(TradeGoods)
END_TURN: Final = ACTIONS.one(EndTurn)
