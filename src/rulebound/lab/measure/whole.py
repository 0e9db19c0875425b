"""Whole games between equal bots, as one of their players played them."""

from __future__ import annotations

from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import seed_of_bot
from rulebound.lab.loops import goes_on
from rulebound.lab.measure.quick import player_of
from rulebound.lab.measure.sums import Played


def play_whole(game: Game, setup: Setup, holder: int, bot: str) -> Played:
    """Plays one game to its end. holder: the seat for which it counts."""
    state = game.begin(setup)
    first = state.seat
    finish(state, bot)
    return as_played(state, holder, first)


def finish(state: CardTable, bot: str) -> None:
    """Plays a game to its end, or until it is given up."""
    bots = [player_of(bot, seed_of_bot(state.setup.seed, seat)) for seat in range(state.seats)]
    seats = [state.seat_of(seat) for seat in range(state.seats)]
    while goes_on(state):
        state.apply(bots[state.seat].choose(seats[state.seat]))


def as_played(
    state: CardTable, holder: int, first: int, *, could: bool = True, used: bool = True, came: int = 0, done: int = 0
) -> Played:
    """The result of a game for one seat. first: the seat that decided first."""
    winners = state.winners if len(state.winners) < state.seats else []
    turns = getattr(state, "turn", 0)
    return Played(holder, holder in winners, could, used, came, done, turns, state.decisions, first in winners)
