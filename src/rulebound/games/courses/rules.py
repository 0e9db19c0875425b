"""A turn of the course game in the order of its rulebook, and the actions of its main phase.

Read this beside the rulebook or RULES.md. Clauses in brackets are from there; R1, R2, ... are in RULINGS.md. What comes
before the first turn is in `beginning`; the actions of the main phase are in `hand`, `in_play` and `battles`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn, users
from rulebound.games.courses import pieces, piles
from rulebound.games.courses.ability import STAYS_TAPPED
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.box import PIECES
from rulebound.games.courses.card import PARTNER
from rulebound.games.courses.choices import ACTIONS
from rulebound.games.courses.compelled import NONE_MUST_ATTACK
from rulebound.games.courses.events import BEGINS, ENDS
from rulebound.games.courses.hand import PAY, Enter, Pay, Play
from rulebound.games.courses.in_play import Clear, Exit, Move, Use
from rulebound.games.courses.settling import settle
from rulebound.games.courses.state import Table
from rulebound.games.courses.timing import DRAW, END, MAIN, MAP, UNTAP
from rulebound.games.courses.zones import HAND
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, NEXT_UNTAP
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule

# -- A turn ------------------------------------------------------------------------------------------------------------


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    table.begin_turn(me)
    table.end_modifiers(NEXT_TURN, me)
    table.emit(BEGINS, me, number=table.turn)
    table.then(
        me, settle, draw_phase, settle, untap_phase, settle, world_map_phase, settle, start_main, settle, main_phase,
        end_main, settle, end_phase,
    )  # fmt: skip


@rule("draw.one")
def draw_phase(table: Table, me: int) -> None:
    """Draws a card, except for the first player on the first turn. [draw.first]"""
    table.phase = DRAW
    if table.turn > 1:
        piles.draw(table, me)


@rule("untap.all")
def untap_phase(table: Table, me: int) -> None:
    """Untaps all my tapped cards. [R5] [R24] [R50]"""
    table.phase = UNTAP
    for seat in range(table.seats):
        if seat == me or table.ruling("untap") == "all":
            for it in table.in_play(seat):
                if STAYS_TAPPED not in table.standing or table.bonus(STAYS_TAPPED, it) <= 0:
                    pieces.untap(table, it)
    table.end_modifiers(NEXT_UNTAP, me)


@rule("map.turn-over")
def world_map_phase(table: Table, me: int) -> None:
    """Each player does this in the first turn too. [R6]"""
    table.phase = MAP
    piles.turn_over(table, me)


@rule("main.any")
def start_main(table: Table, me: int) -> None:
    table.phase = MAIN


@rule("main.any")
def main_phase(table: Table, me: int) -> None:
    """One action after the other, until the player ends the turn. [R4] [R40]"""
    table.then(me, settle, main_phase)
    table.purse = table.stars_left(me)
    table.ask(me, MAIN_PHASE, actions_of(table, me))


def actions_of(table: Table, me: int) -> list[Action[Table]]:
    """All actions to be tested: every card of the hand, every partner, every ability that can be used."""
    candidates: list[Action[Table]] = []
    for it in table.cards_in(HAND, me):
        candidates.append(ENTER[it] if table.print_of(it).kind == PARTNER else PLAY[it])
    for it in table.partners_of(me):
        candidates += [CLEAR[it], BATTLE[it], MOVE[it], EXIT[it]]
    for it in users(table, me):
        candidates.append(USE[it])
    candidates.append(END_TURN)
    return candidates


class EndTurn(Action[Table]):
    """End the turn."""

    clause = "end.turn"
    says = "End your turn"
    needs = [NONE_MUST_ATTACK]

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, main_phase)


@rule("end.turn")
def end_main(table: Table, me: int) -> None:
    """The end of the turn, for cards that wait for it. [R49]"""
    table.emit(ENDS, me)


@rule("end.turn")
def end_phase(table: Table, me: int) -> None:
    """The turn passes on, first to an extra turn of this player. No card has to be discarded. [R3] [R62]

    Effects of others for this turn end too. [R49]
    """
    table.phase = END
    table.end_modifiers(END_OF_TURN, -1)
    pass_turn(table, table.next_seat(me), turn)


# -- Questions and actions ---------------------------------------------------------------------------------------------

MAIN_PHASE: Final[Question[Table]] = Question(
    "main.any",
    "Your main phase: what do you do?",
    takes=[Enter, Play, Clear, Battle, Move, Exit, Use, EndTurn],
    offers=actions_of,
    secret=True,
)
END_TURN: Final = ACTIONS.one(EndTurn)
ENTER: Final = ACTIONS.each(Enter, PIECES)
PLAY: Final = ACTIONS.each(Play, PIECES)
CLEAR: Final = ACTIONS.each(Clear, PIECES)
BATTLE: Final = ACTIONS.each(Battle, PIECES)
MOVE: Final = ACTIONS.each(Move, PIECES)
EXIT: Final = ACTIONS.each(Exit, PIECES)
USE: Final = ACTIONS.each(Use, PIECES)
ACTIONS.each(Pay, PIECES, PAY)
