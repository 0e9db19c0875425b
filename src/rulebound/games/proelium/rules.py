"""A turn of Proelium, phase by phase. Read this beside the rulebook or RULES.md.

Playing, researching and using cards is in `playing`, the third phase in `combat`, responses between the steps in
`answering`, and winning in `victory`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn
from rulebound.games.proelium import verbs, victory
from rulebound.games.proelium.ability import MAINTENANCE as MAINTENANCE_DUE
from rulebound.games.proelium.answering import (
    after_draw,
    after_maintenance,
    answers,
    at_the_end,
    reopen,
    settle,
)
from rulebound.games.proelium.combat import attack
from rulebound.games.proelium.compelled import has_another_combat
from rulebound.games.proelium.events import TURN_ENDS
from rulebound.games.proelium.parts import ACTIONS
from rulebound.games.proelium.phases import FABRICATION, MAINTENANCE, RETURN
from rulebound.games.proelium.playing import PLAY, Play, Research, Use
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import HAND
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.table.action import NO_SEAT, Action, Question
from rulebound.kernel.table.agenda import Order, rule
from rulebound.kernel.table.notes import lasts_for_the_turn
from rulebound.kernel.table.pieces import NO_NUMBERS

FIRST_HAND: Final = 5


@rule("setup.hand")
def set_up(table: Table, me: int) -> None:
    """Five cards each. [setup.first] [setup.shuffle] [R2] [R5]"""
    for seat in (me, table.rival(me)):
        table.draw(seat, FIRST_HAND)
    table.then(me, turn)


@rule("turn.maintenance")
def turn(table: Table, me: int) -> None:
    """Who dies because something has lasted until now sees no turn begin. [R70]"""
    table.then(me, turn_begins)
    table.open_turn(me)
    table.then(me, settle)


@rule("turn.maintenance")
def turn_begins(table: Table, me: int) -> None:
    table.then_all(me, TURN)
    table.report_turn(me)


@rule("turn.maintenance")
def maintenance(table: Table, me: int) -> None:
    """All permanents of the active player, in an order of the player's choice. [R17] [R18]"""
    table.phase = MAINTENANCE
    table.emit(MAINTENANCE_DUE, me)


@rule("turn.draw")
def draw_a_card(table: Table, me: int) -> None:
    """[R3] [R4]"""
    table.draw(me, table.cards_of_turn(me, 1))


@rule("fabrication.permanents")
def fabrication(table: Table, me: int) -> None:
    """Cards of all kinds, one after the other. [fabrication.others]"""
    table.phase = FABRICATION
    table.then(me, fabrication)
    if table.acted:
        reopen(table)
    else:
        table.ask(me, WHAT_TO_FABRICATE, fabricable(table, me))


def fabricable(table: Table, me: int) -> list[Action[Table]]:
    """The candidates."""
    cards, faces = table.cards_of, table.faces
    entities: list[Action[Table]] = [PLAY[it] for it in table.piles[HAND + me] if cards[faces[it]].is_entity]
    return [*entities, *answers(table, me), FABRICATE_NO_MORE]


class FabricateNoMore(Action[Table]):
    clause = "fabrication.permanents"
    says = "Go on to the attack"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, fabrication)


@rule("return.cards")
def return_home(table: Table, me: int) -> None:
    """Only non-entities can be used. [R23] Before that come combats that cards have added. [R65]"""
    table.then(me, return_home)
    if not table.acted and table.modifiers and has_another_combat(table, me):
        table.then(me, attack)
        return
    table.phase = RETURN
    if table.acted:
        reopen(table)
    else:
        table.ask(me, WHAT_IS_LEFT, remaining(table, me))


def remaining(table: Table, me: int) -> list[Action[Table]]:
    """The candidates."""
    return [*answers(table, me), END_TURN]


class EndTurn(Action[Table]):
    clause = "return.end"
    says = "End your turn"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, return_home)


@rule("return.end")
def ends(table: Table, me: int) -> None:
    """Effects for the end of the turn."""
    table.emit(TURN_ENDS, me)


@rule("R70")
def what_lasts_ends(table: Table, me: int) -> None:
    """What must not outlast the turn, and then what came of that; who dies by it dies in this turn. [R45]"""
    ending = table.attached[:] if table.ruling("enhancements") == "turn" else NO_NUMBERS
    lasting = any([lasts_for_the_turn(one) for one in table.modifiers])
    if ending or lasting or (table.delayed and table.is_done_after(END_OF_TURN)):
        table.then(me, what_lasts_ends)
        table.then(me, settle)
        table.end_modifiers(END_OF_TURN, NO_SEAT, but_notes=True)
        for it in ending:
            verbs.discard(table, it)


@rule("return.end")
def end_turn(table: Table, me: int) -> None:
    """Funds are checked; then it is the opponent's turn. [victory.funds] [R9] [R53]"""
    victory.look_at_funds(table)
    if not table.over:
        pass_turn(table, table.rival(me), turn)


FROM_RETURN: Final = [return_home, ends, at_the_end, what_lasts_ends, end_turn]
TURN: Final[Order[Table]] = Order(
    maintenance, after_maintenance, draw_a_card, after_draw, fabrication, attack, *FROM_RETURN
)
WHAT_TO_FABRICATE: Final[Question[Table]] = Question(
    "fabrication.permanents",
    "Fabrication: what do you play or use?",
    takes=[Play, Research, Use, FabricateNoMore],
    offers=fabricable,
    secret=True,
)
WHAT_IS_LEFT: Final[Question[Table]] = Question(
    "return.cards",
    "Return to the compound: what do you play or use?",
    takes=[Play, Research, Use, EndTurn],
    offers=remaining,
    secret=True,
)
FABRICATE_NO_MORE: Final = ACTIONS.one(FabricateNoMore)
END_TURN: Final = ACTIONS.one(EndTurn)
