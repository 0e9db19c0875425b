"""The value of a position for bots: what each player has, in Merit, turned into a chance of winning.

Each idol's win-con says how near it is; the nearer it is, the more the next step counts. What counts is what a player
has won or lost since the beginning: idols begin with more or less Merit, and win about equally often. The weights are
those that won most in a search, `rulebound weigh avarium --search`: see docs/strength.md.
"""

from __future__ import annotations

from rulebound.games.avarium import winning
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, HALLWAY, HAND
from rulebound.kernel.basics.softmax import LEAST, softmax
from rulebound.kernel.game.game import Game


class Weights:
    """The weights, in Merit; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.reputation = 0.49  # for each Reputation at hand
        self.held = 1.0  # for a scheme in the Hand
        self.combat = 0.46  # for each Combat in the Class
        self.defense = 0.35  # for each Defense
        self.cost = 0.27  # of its cost, for what a student can do besides
        self.in_hallway = 1.2  # of its worth, for a student who has still to join
        self.fresh = 0.5  # for a student who is ready
        self.guard = 1.4  # for having a ready student before the idol
        self.scarce = 4.6  # Merit from which on each one lost counts more
        self.alarm = 0.77  # for each Merit below that
        self.half_way = 0.0  # for a win-con, as far as it is met
        self.win_con = 17.0  # for a win-con, as far as it is met, the square of that
        self.unit = 6.6  # so much more makes it e times as likely to win
        self.given = 1.0  # the part of what its idol begins with that is left out
        # What idols begin with, by the face of the idol and the number of seats.
        self.begun: dict[tuple[int, int], float] = {}


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1; the chances of all seats add up to 1."""
    worths: list[float] = []
    for me in range(table.seats):
        if table.out[me]:
            worths.append(LEAST)
        else:
            worths.append((worth(table, me, weights) - weights.given * begun(table, me, weights)) / weights.unit)
    return softmax(worths, seat)


def begun(table: Table, me: int, weights: Weights) -> float:
    """What a player with this idol has at the beginning, in Merit."""
    key = table.faces[table.idol[me]], table.seats
    if key not in weights.begun:
        game = table.game
        assert isinstance(game, Game)
        idol = game.card_list[key[0]].name
        at_first = game.begin(game.setup(seats=table.seats, options={"idol_1": idol, "first": "2"}))
        assert isinstance(at_first, Table)
        weights.begun[key] = worth(at_first, 0, weights)
    return weights.begun[key]


def worth(table: Table, me: int, weights: Weights) -> float:
    """What a player has, in Merit."""
    merit = table.merit[me]
    total = merit + weights.reputation * table.reputation[me] + weights.held * len(table.cards_in(HAND, me))
    if merit < weights.scarce:
        total -= weights.alarm * (weights.scarce - merit)
    guarded = False
    for it in table.cards_in(CLASS, me):
        total += student(table, it, weights)
        if not table.exhausted[it]:
            total += weights.fresh
            guarded = True
    for it in table.cards_in(HALLWAY, me):
        total += weights.in_hallway * student(table, it, weights)
    near = winning.nearness(table, me)
    total += weights.half_way * near + weights.win_con * near * near
    return total + weights.guard if guarded else total


def student(table: Table, it: int, weights: Weights) -> float:
    """What a student is worth to the player who has it."""
    printed = table.prints[table.faces[it]]
    return weights.combat * table.combat(it) + weights.defense * table.defense(it) + weights.cost * printed.cost
