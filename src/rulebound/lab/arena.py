"""Where bots meet: a plan of games, which can be sent to a worker, and the games of that plan.

Game number n depends only on the plan and n, not on the process or the time. Games come in groups. In a group with one
seed, bots and decks move on by one seat from game to game, until all are back at their first seats. Or only the bots
move, and each group has other decks of the game, which stay at their seats: this compares bots and not decks.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from rulebound.bots import is_timed
from rulebound.games.setting import game_with
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import NONE, Deck, Setup
from rulebound.kernel.game.playout import LONGEST_GAME, play_randomly, random_option
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.loops import goes_on
from rulebound.lab.own_bots import any_bot

RANDOM = "random"  # the bot whose games are played inside the compiled kernel


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The games to be played, in the words of a command line. The arena checks them.

    every_deck: decks stay at their seats, and change from group to group until all have met.
    """

    game: str
    games: int = 100
    seats: tuple[str, ...] = (RANDOM, RANDOM)
    decks: tuple[str, ...] = ()  # names or files; none: the game's own choice
    cards: tuple[str, ...] = ()
    seed: int = 0
    fixed: bool = False
    every_deck: bool = False
    rulings: tuple[tuple[str, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()


class Entrant(NamedTuple):
    """A bot with its deck; None in a game without decks."""

    bot: str
    deck: str | None


class Arena:
    """The game of a plan, with its cards read and its set-up checked. Raises SetupError and CardError."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game, decks = game_with(plan.game, plan.cards, ",".join(plan.decks) or None)
        for spec in plan.seats:
            any_bot(spec, 0)
            if is_timed(spec):
                raise SetupError(
                    "a simulation", [f"{spec!r} counts seconds, so games could not be played again: write 'ismcts:200'"]
                )
        self.seats = len(plan.seats)
        self.at_random = set(plan.seats) == {RANDOM}
        if plan.every_deck and plan.decks:
            raise SetupError("a simulation", ["with every deck of the game, no decks can be chosen"])
        self.setup = self.game.setup(
            seed=plan.seed,
            seats=self.seats,
            decks=decks,
            rulings=dict(plan.rulings),
            options={"windows": NONE, **dict(plan.options)},
        )
        names: list[str | None] = [] if plan.every_deck else [deck.name for deck in self.setup.decks]
        self.seated = [Entrant(bot, deck) for bot, deck in zip(plan.seats, names or [None] * self.seats, strict=True)]
        self.entrants = list(dict.fromkeys(self.seated))
        self.rotations = 1 if plan.fixed else period(self.seated)
        self.groups = -(-plan.games // self.rotations)

    def group(self, number: int) -> range:
        """The numbers of the games of a group; the last group can be short of some."""
        first = number * self.rotations
        return range(first, min(first + self.rotations, self.plan.games))

    def seed(self, number: int) -> int:
        """The seed of a game."""
        return self.plan.seed + number // self.rotations

    def order(self, number: int) -> list[int]:
        """For each seat of a game, the seat of the plan that plays there."""
        return [(seat + number % self.rotations) % self.seats for seat in range(self.seats)]

    def setup_of(self, number: int) -> Setup:
        """The set-up of a game."""
        plan = self.setup
        if self.plan.every_deck:
            decks = meeting(list(self.game.decks.values()), plan.seats, number // self.rotations)
        else:
            decks = [plan.decks[i] for i in self.order(number)] if plan.decks else []
        return Setup(self.seed(number), plan.seats, decks, plan.rulings, plan.options, plan.names)

    def play(self, number: int) -> CardTable:
        """The table of a game after its end, or after it was given up."""
        state = self.game.begin(self.setup_of(number))
        seed = self.seed(number)
        if self.at_random:
            play_randomly(state, Chance.of(seed, "play"), LONGEST_GAME)
        else:
            play_with_bots(state, [self.plan.seats[i] for i in self.order(number)], seed)
        return state

    def follow(self, number: int) -> Iterator[tuple[CardTable, Action[Any], list[int]]]:
        """The same game, decision by decision: the table, always the same one, before each action.

        With each action comes how often the bot tried each of the legal ones, if it has searched and says so by its
        `visits`; else an empty list. After the last one, the table is that after the end of the game.
        """
        state = self.game.begin(self.setup_of(number))
        seed = self.seed(number)
        chance = Chance.of(seed, "play")
        specs = [self.plan.seats[i] for i in self.order(number)]
        bots = [any_bot(spec, seed_of_bot(seed, seat)) for seat, spec in enumerate(specs)]
        while goes_on(state):
            if self.at_random:  # drawn before anyone looks at the options, as in `play`: to look at them costs luck
                action: Action[Any] = random_option(state, chance)
            else:
                action = bots[state.seat].choose(state.seat_of(state.seat))
            yield state, action, getattr(bots[state.seat], "visits", [])
            state.apply(action)

    def replaying(self, number: int) -> str:
        """The command that plays a game again, alone."""
        plan, order = self.plan, self.order(number)
        words = ["rulebound", "simulate", plan.game, "--games", "1", "--seed", str(self.seed(number)), "--fixed"]
        words += ["--seats", ",".join(plan.seats[i] for i in order)]
        if plan.every_deck:
            words += ["--decks", ",".join(deck.name for deck in self.setup_of(number).decks)]
        elif self.setup.decks:
            decks = plan.decks or [deck.name for deck in self.setup.decks]
            words += ["--decks", ",".join(decks[i] for i in order)]
        words += [word for path in plan.cards for word in ("--cards", path)]
        for option, pairs in (("--rulings", plan.rulings), ("--options", plan.options)):
            words += [word for name, value in pairs for word in (option, f"{name}={value}")]
        return shlex.join(words)


def period(seated: list[Entrant]) -> int:
    """After how many moves by one seat all are back; equal bots with equal decks need no moves."""
    return next(by for by in range(1, len(seated) + 1) if seated[by:] + seated[:by] == seated)


def meeting(decks: list[Deck], seats: int, number: int) -> list[Deck]:
    """The decks of a meeting, seat by seat: in n * n meetings of n decks, neighbours have all pairs of them."""
    step = 1 + number // max(1, len(decks))
    return [decks[(number + seat * step) % len(decks)] for seat in range(seats if decks else 0)]


def play_with_bots(state: CardTable, specs: list[str], seed: int) -> None:
    """Plays to the end. The chance of a bot comes from the seed of the game and its seat."""
    bots = [any_bot(spec, seed_of_bot(seed, seat)) for seat, spec in enumerate(specs)]
    seats = [state.seat_of(seat) for seat in range(state.seats)]
    while goes_on(state):
        state.apply(bots[state.seat].choose(seats[state.seat]))


def seed_of_bot(seed: int, seat: int) -> int:
    """A seed that is independent of those of the table and of other seats."""
    chance = Chance.of(seed, f"bot {seat}")
    return chance.next() << 32 | chance.next()
