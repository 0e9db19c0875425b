"""The command `strength`: how strong the bots are against each other in a game, with intervals.

Every group of games is one deal, with decks that change from group to group; in it, each bot plays every seat. What is
expected is a share of the wins: of one bot against another, or of one against several of another, where an even share
is one in as many as there are seats.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from typing import Final, NamedTuple

from rulebound.games import load
from rulebound.games.arguments import add_game, add_self_play, positive
from rulebound.lab.arena import Plan
from rulebound.lab.build import build
from rulebound.lab.on_ray import joined
from rulebound.lab.reporting import INTERRUPTED
from rulebound.lab.simulate import Simulation
from rulebound.lab.statistics import rate_of
from rulebound.lab.wording import games, percent, span
from rulebound.language import _, number

ABOUT = """\
Let the bots of a game play each other: how often each wins, with 95 % intervals.
Decks change from deal to deal, and each bot plays every seat of a deal."""
EXAMPLE = "strength courses --games 400 --seats ismcts:200,greedy"
SPARE: Final = 1.4  # times an even share, for a bot that thinks among others that do not


class Contest(NamedTuple):
    """Who meets whom: the bot in question first; expected: the share of wins that it should have at least."""

    seats: tuple[str, ...]
    expected: float


CONTESTS: Final = (
    Contest(("greedy", "random"), 0.8),
    Contest(("ismcts:200", "greedy"), 0.65),
    Contest(("ismcts:400", "ismcts:50"), 0.5),
    Contest(("ismcts:200", "greedy", "greedy"), SPARE / 3),
    Contest(("ismcts:200", "greedy", "greedy", "greedy"), SPARE / 4),
)


@dataclass(frozen=True, slots=True)
class Strength:
    """What a contest came to: the share of wins of its first bot, with the 95 % interval; None without games."""

    seats: list[str]
    games: int
    errors: int
    stopped: bool  # before all games were played
    expected: float
    rate: float | None
    low: float
    high: float
    draws: int
    mean_turns: float | None
    seconds: float
    command: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=400, metavar="N", help="how many games of each contest (400)")
    parser.add_argument("--seats", metavar="LIST", help="a single contest: the bot in question, then the others")
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command."""
    contests = contests_of(args)
    if not args.json:
        heading = _(
            "{title}: {games} of each contest, {build}",
            title=load(args.game).title,
            games=games(args.games),
            build=_(build()),
        )
        print(heading, flush=True)
    found: list[Strength] = []
    with joined(args.on):
        for contest in contests:
            found.append(measured(args, contest))
            if not args.json:
                print(row(found[-1]), flush=True)
            if found[-1].stopped:
                break
    if args.json:
        print(json.dumps({"game": args.game, "build": build(), "contests": [asdict(one) for one in found]}, indent=2))
    if any(one.stopped for one in found):
        return INTERRUPTED
    return 1 if any(one.errors for one in found) else 0


def contests_of(args: argparse.Namespace) -> list[Contest]:
    """Those of the standard table that this game has seats for, or the one that was asked for."""
    if args.seats:
        seats = tuple(word.strip() for word in args.seats.split(","))
        return [Contest(seats, 1 / len(seats))]
    possible = load(args.game).seats
    return [contest for contest in CONTESTS if len(contest.seats) in possible]


def measured(args: argparse.Namespace, contest: Contest) -> Strength:
    """Plays a contest; after Ctrl-C, what it has come to so far."""
    plan = Plan(game=args.game, games=args.games, seats=contest.seats, seed=args.seed, every_deck=True)
    simulation = Simulation(plan, args.workers)
    simulation.on = args.on
    stopped = False
    try:
        simulation.run()
    except KeyboardInterrupt:
        stopped = True
    groups, tally = simulation.sums.entrants[0], simulation.sums
    rate, low, high = rate_of(groups) or (None, 0.0, 1.0)
    words = f"simulate {args.game} --games {args.games} --seats {','.join(contest.seats)} --every-deck"
    return Strength(
        seats=list(contest.seats),
        games=tally.finished,
        errors=len(tally.failures),
        stopped=stopped,
        expected=contest.expected,
        rate=rate,
        low=low,
        high=high,
        draws=tally.draws,
        mean_turns=tally.turns / tally.finished if tally.turns else None,
        seconds=simulation.seconds,
        command=words + (f" --seed {args.seed}" if args.seed else ""),
    )


def row(strength: Strength) -> str:
    """A line of the table."""
    first, *others = strength.seats
    met = _("{deck} against {others}", deck=first, others=", ".join(others))
    if strength.rate is None:
        return f"{met:44}  {_('finished no game')}"
    wins = _(
        "won {rate:>7} ({interval}) of {games}, expected {expected}",
        rate=percent(strength.rate),
        interval=span(strength.low, strength.high, 0),
        games=number(strength.games),
        expected=percent(strength.expected, 0),
    )
    return f"{met:44}  {wins}  {verdict(strength)}  {number(strength.seconds)} s"


def verdict(strength: Strength) -> str:
    """Whether it is as strong as expected, and how sure that is."""
    assert strength.rate is not None
    if strength.rate >= strength.expected:
        return _("holds") if strength.low >= strength.expected else _("holds, not for sure")
    return _("fails") if strength.high < strength.expected else _("fails, not for sure")
