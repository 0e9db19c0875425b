"""A turn of Varia, step by step. Read this with the rulebook, or RULES.md, beside it.

Step two is in `movement`, three and four in `planning`, five and six in `fast`, those of a moment in `moments`, and its
clash in `clash`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import pass_turn
from rulebound.cardgame.table import ENDS
from rulebound.games.varia import timeline, verbs
from rulebound.games.varia.counters import AMPLIFIED, DISRUPTED, POINTS
from rulebound.games.varia.fast import fast_step
from rulebound.games.varia.moments import resolution
from rulebound.games.varia.movement import end_movement, movement
from rulebound.games.varia.planning import plan_actions, react, set_window
from rulebound.games.varia.rows import NEITHER, NOT_YET, ZEROS
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.agenda import Order, of_rival, rule
from rulebound.kernel.table.pieces import NO_NUMBERS

FIRST_HAND: Final = 6
EACH_TURN: Final = 2
ACTION_POINTS: Final = 10


@rule("setup.first")
def set_up(table: Table, me: int) -> None:
    """The player who rolls more begins; on a tie both roll again. [R5]"""
    if table.setup.options["first"] == "random":
        rolled = [0, 0]
        while rolled[0] == rolled[1]:
            rolled = [table.roll_die(seat) for seat in range(table.seats)]
        me = 0 if rolled[0] > rolled[1] else 1
        table.first = me
        table.active = me
    table.then(me, turn)


@rule("turn.shared")
def turn(table: Table, me: int) -> None:
    table.begin_turn(me)
    table.then_all(me, TURN)


@rule("turn.start")
def start_of_turn(table: Table, me: int) -> None:
    """Both draw, and have ten Action Points again. [turn.first-hand] [draw.top] [R2] [R3] [R4]"""
    table.used = NO_NUMBERS
    table.spent = ZEROS
    for seat in (me, table.rival(me)):
        table.draw(seat, table.cards_of_turn(seat, FIRST_HAND if table.turn == 1 else EACH_TURN))
        if table.amount(POINTS, seat) < ACTION_POINTS:
            table.amounts[POINTS] = replaced(table.amounts[POINTS], seat, ACTION_POINTS)


@rule("fast.active")
def begin_fast(table: Table, me: int) -> None:
    """The active player first. [R10]"""
    table.passed = 0
    table.then(me, fast_step)


@rule("end.discard")
def end_of_turn(table: Table, me: int) -> None:
    """What cards do at the end of the turn comes first."""
    table.phase = 7
    table.passes(ENDS, me)
    if table.pending:
        table.then(me, settle, steps_of_the_end)
    else:
        steps_of_the_end.does(table, me)


@rule("end.discard")
def steps_of_the_end(table: Table, me: int) -> None:
    """The window is cleared, and the roles change. [end.roles] [end.pushed] [asset.action] [R12] [R31]"""
    for seat in (me, table.rival(me)):
        for moment in range(min(table.window, len(table.rows[seat]))):
            timeline.clear(table, seat, moment)
        timeline.shift(table, seat)
        send_home(table, seat)
    none_marked = [False] * len(table.faces)
    if table.marks[DISRUPTED] != none_marked:
        for it in range(len(table.faces)):
            verbs.recover(table, it)
    if table.marks[AMPLIFIED] != none_marked:
        table.marks[AMPLIFIED] = none_marked
    table.end_modifiers(END_OF_TURN, NO_SEAT)
    table.moment = NOT_YET
    table.window = 1
    table.engaged_before = False
    table.performed = table.hit = NEITHER
    table.power = table.focus = table.damage = ZEROS
    pass_turn(table, table.rival(me), turn)


def send_home(table: Table, seat: int) -> None:
    """Assets that were pushed beyond the window return, unless tables leave them there. [asset.home] [R12]"""
    if table.ruling("pushed_assets") == "return":
        for pieces in table.rows[seat]:
            for it in pieces:
                if table.kind(it) == "asset" and not table.is_token(it) and table.zone[it] == TIMELINE:
                    verbs.goes_home(table, it)


TURN: Final[Order[Table]] = Order(
    start_of_turn, settle, movement, settle, end_movement, plan_actions, set_window, of_rival(react), begin_fast,
    resolution, end_of_turn,
)  # fmt: skip
