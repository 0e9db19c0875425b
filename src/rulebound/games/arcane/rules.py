"""Arcane Academy in the order of its rulebook: your turn, casting, linked tiles, and resting.

Read this with the rulebook, or RULES.md, beside it. Clauses in brackets are its; A1, ..., R1, ... are in RULINGS.md.
What the actions of a tile do is in `performing`, how a turn ends, and the game, in `ending`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn
from rulebound.cardtext.phrases.acts.instructions import DISCARDS_ONE
from rulebound.games.arcane import assignments, tiles
from rulebound.games.arcane import needs as need
from rulebound.games.arcane.box import PIECES
from rulebound.games.arcane.choices import ACTIONS
from rulebound.games.arcane.ending import (
    check_pencils,
    final_scoring,
    place_tiles,
    refill_private,
    refill_public,
    refill_tiles,
)
from rulebound.games.arcane.events import BEGINS, BEGINS_EXTRA, CASTS, CASTS_IT, FREES, LINKS, RESTS, TURN_ENDS
from rulebound.games.arcane.linking import can_be_linked, linked, within_reach
from rulebound.games.arcane.performing import perform_actions
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.state import ACTIVATED, CHOOSING, ENDING, LINKED, Table
from rulebound.games.arcane.zones import DISCARD, HAND
from rulebound.kernel.basics.modifier import NEXT_TURN, of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Order, rule
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.taxing import pay_taxes

# -- Your turn ---------------------------------------------------------------------------------------------------------


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    """Cast or rest, then what the end of a turn brings. [turn.choice] [C15] [E3]"""
    table.begin_turn(me)
    table.end_modifiers(NEXT_TURN, me)
    table.phase = CHOOSING
    if not table.is_extra and table.pencils >= 0:
        table.finals = replaced(table.finals, me, True)
    table.emit(BEGINS, me, number=table.turn)
    if table.is_extra:
        table.emit(BEGINS_EXTRA, me)
    table.then_all(me, STEPS_OF_A_TURN)


@rule("turn.choice")
def cast_or_rest(table: Table, me: int) -> None:
    """Exactly one of the two. Resting is possible without tokens, casting without any use. [A1]"""
    candidates: list[Action[Table]] = [CAST[it] for it in table.tiles_of(me)]
    candidates.append(REST)
    if table.forbids:
        candidates = [one for one in candidates if table.fulfils(me, BANS[type(one)], one.it)]
    table.ask(me, CAST_OR_REST, candidates)


@rule("end.order")
def end_of_turn(table: Table, me: int) -> None:
    """What cards do at the end of a turn comes before its steps. [end.order]"""
    table.passes(TURN_ENDS, me)
    if table.pending:
        table.then(me, settle, steps_of_the_end)
    else:
        steps_of_the_end.does(table, me)


@rule("end.order")
def steps_of_the_end(table: Table, me: int) -> None:
    """Placing, refilling, Pencils Down, and the next turn, in this order. [end.order] [C2] [E2]"""
    table.phase = ENDING
    table.activated = NOTHING
    table.resolved = []
    table.linked_then = []
    table.exhausted_then = []
    table.then_all(me, PRIVATE_FIRST if table.ruling("refill") == "private-first" else PRIVATE_LAST)


@rule("turn.order")
def pass_on(table: Table, me: int) -> None:
    """An extra turn, the end of the game, or the next player. [C15] [E1] [E3] [E4] [E5] [E10] [pencils.final]

    [pencils.extra] [final.caller] [final.extra] [win.end]
    """
    while table.extra[me] > 0:
        table.extra = replaced(table.extra, me, table.extra[me] - 1)
        if not table.skips_turn(me):
            table.is_extra = True
            table.then(me, turn)
            return
    table.is_extra = False
    if table.pencils >= 0 and all(table.finals):
        table.then(table.first, final_scoring)
        return
    pass_turn(table, table.next_seat(me), turn)


WOULD_REST: Final = "rests"  # the kind of event in place of which cards do something else


# -- Rest --------------------------------------------------------------------------------------------------------------


class Rest(Action[Table]):
    """Remove all exhaustion tokens from the slate, corners included; then exchange a private card. [rest.tokens]"""

    clause = "rest.tokens"
    says = "Rest"
    given = [need.may_rest]
    meanwhile = [need.not_cast_yet, need.not_rested_yet]

    def perform(self, table: Table, me: int) -> None:
        rest_or_else(table, me)


def rest_or_else(table: Table, me: int) -> None:
    """A player rests, also by a text, unless a card does something else instead. [golden.rule]"""
    if table.forbids:
        pay_taxes(table, "rest", me, NOTHING)
    if not replaced_by_card(table, WOULD_REST, of_seat(me)):
        rest(table, me)


def rest(table: Table, me: int) -> None:
    for it in table.tiles_of(me):
        tiles.refresh(table, it, FREES)
    table.emit(RESTS, me)
    table.then(me, settle, exchange)


@rule("rest.exchange")
def exchange(table: Table, me: int) -> None:
    """At most one private assignment, if one likes. [C10]"""
    if table.cards_in(HAND, me):
        table.ask(me, EXCHANGE_ONE, [*[EXCHANGE[it] for it in table.cards_in(HAND, me)], KEEP])


class Exchange(Action[Table]):
    """Discard a private assignment, then draw another one at once, if there is one. [C10] [E8]"""

    clause = "rest.exchange"
    says = "Discard {it}{drawing}"
    given = [need.in_your_hand]
    needs = [need.card_to_draw]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, NOTHING, [self.it]))
        table.then(me, draw_another)
        if not replaced_by_card(table, DISCARDS_ONE, of_seat(me), self.it):
            assignments.discard(table, self.it)


@rule("rest.exchange")
def draw_another(table: Table, me: int) -> None:
    """In exchange for one that was discarded: where something else was done instead, nothing is drawn. [C10]"""
    chosen = table.scopes.pop().picks[0]
    if table.zone[chosen] == DISCARD:
        assignments.draw(table, me)


class KeepAll(Action[Table]):
    """Exchange nothing."""

    clause = "rest.exchange"
    says = "Keep your private assignments"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Cast --------------------------------------------------------------------------------------------------------------


class Cast(Action[Table]):
    """Activate an un-exhausted tile or corner: the token first, then its actions. [cast.exhaust] [A2] [corner.cast]"""

    clause = "cast.activate"
    says = "Cast {it}{sets off}"
    given = [need.uncovered, need.on_your_slate, need.may_cast, need.may_cast_corner]
    meanwhile = [need.not_cast_yet, need.not_rested_yet]
    needs = [need.unexhausted, need.may_be_exhausted]

    def perform(self, table: Table, me: int) -> None:
        if table.forbids:
            pay_for_casting(table, me, self.it)
        table.phase = ACTIVATED
        table.activated = self.it
        table.linked_then = linked(table, self.it)
        if table.ruling("link_check") == "activation":
            table.exhausted_then = [it for it in table.tiles_of(me) if not can_be_linked(table, it)]
        announce_cast(table, me, self.it)
        table.then(me, settle, choose_linked)
        begin_tile(table, me, self.it)
        table.then(me, settle)
        tiles.exhaust_or_else(table, self.it)


def announce_cast(table: Table, me: int, it: int) -> None:
    """That a tile is cast, and exhausted; where a card may spare it, the log says later whether it is."""
    if tiles.can_be_spared(table):
        table.passes(CASTS, me, it)
        table.emit(CASTS_IT, me, it)
    else:
        table.emit(CASTS, me, it)


def pay_for_casting(table: Table, me: int, it: int) -> None:
    """What cards ask for it."""
    pay_taxes(table, "be exhausted", me, it)
    pay_taxes(table, "cast tiles", me, it)
    if table.is_printed(it):
        pay_taxes(table, "cast corners", me, it)


def begin_tile(table: Table, me: int, it: int) -> None:
    """A tile is resolved next, once in this cast, the activated one too. [A8] [A11]"""
    table.resolved.append(it)
    perform_actions(table, me, it)


@rule("link.direct")
def choose_linked(table: Table, me: int) -> None:
    """The next un-exhausted tile linked to the activated one; never one linked to that. [link.chain] [A8] [A9] [A12]

    What is linked, and whether it is exhausted, is looked at now, unless switches say otherwise. [A10]
    """
    table.phase = LINKED
    reached: list[int] = []
    if table.ruling("links") == "activation":
        reached = [it for it in table.linked_then if table.is_visible(it)]
    elif table.is_visible(table.activated):
        reached = within_reach(table, table.activated)
    mine = [LINK[it] for it in reached if table.holder[it] == me]  # tiles can go to other slates meanwhile
    table.ask(me, WHICH_LINKED, [*mine, STOP])


class Link(Action[Table]):
    """Resolve a linked tile. No token is put on it. [link.free] [A13]"""

    clause = "link.direct"
    says = "Resolve {it}"
    given = [need.uncovered, need.on_your_slate, need.not_the_activated, need.touches_activated]
    meanwhile = [need.activated_is_done, need.linked_is_done]
    needs = [need.connected_in_time, need.not_resolved, need.unexhausted_in_time]

    def perform(self, table: Table, me: int) -> None:
        table.emit(LINKS, me, self.it)
        table.then(me, settle, choose_linked)
        begin_tile(table, me, self.it)


class Stop(Action[Table]):
    """Resolve no more linked tiles: all of them are optional. [link.may]"""

    clause = "link.may"
    says = "Resolve no more tiles"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Orders, questions and actions -------------------------------------------------------------------------------------

STEPS_OF_A_TURN: Final[Order[Table]] = Order(settle, cast_or_rest, settle, end_of_turn)
PRIVATE_FIRST: Final[Order[Table]] = Order(
    place_tiles, refill_private, refill_tiles, refill_public, settle, check_pencils, pass_on
)
PRIVATE_LAST: Final[Order[Table]] = Order(
    place_tiles, refill_tiles, refill_public, refill_private, settle, check_pencils, pass_on
)
BANS: Final[dict[type, list[Need[Table]]]] = {Rest: [need.may_rest], Cast: [need.may_cast, need.may_cast_corner]}
CAST_OR_REST: Final[Question[Table]] = Question("turn.choice", "{turn}: cast, or rest?", takes=[Cast, Rest])
EXCHANGE_ONE: Final[Question[Table]] = Question(
    "rest.exchange", "Do you exchange a private assignment?", takes=[Exchange, KeepAll]
)
WHICH_LINKED: Final[Question[Table]] = Question(
    "link.order", "Which tile linked to {activated} do you resolve?", takes=[Link, Stop]
)
REST: Final = ACTIONS.one(Rest)
KEEP: Final = ACTIONS.one(KeepAll)
STOP: Final = ACTIONS.one(Stop)
CAST: Final = ACTIONS.each(Cast, PIECES)
LINK: Final = ACTIONS.each(Link, PIECES)
EXCHANGE: Final = ACTIONS.each(Exchange, PIECES)
