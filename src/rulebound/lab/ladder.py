"""The command `ladder`: all bots of a game on one scale, each measured against the next one.

Every two neighbours play contests as those of `strength`: each plays every seat of a deal, and decks change from deal
to deal. From all contests together each bot has a rating, in points of Elo above `greedy`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from rulebound.bots import LEVELS
from rulebound.games import load
from rulebound.games.arguments import add_game, add_self_play, positive
from rulebound.kernel.basics.problem import DataError, SetupError
from rulebound.lab.build import build
from rulebound.lab.on_ray import joined
from rulebound.lab.rating import Met, Rating, chance, rated
from rulebound.lab.reporting import INTERRUPTED
from rulebound.lab.statistics import Rate, size_behind
from rulebound.lab.strength import Contest, measured
from rulebound.lab.wording import games, percent
from rulebound.language import _, number

ABOUT = """\
Measure how strong all bots of a game are on one scale: each plays the next stronger.
They are points of Elo above 'greedy', with 95 % intervals; 100 more win 64 of 100 games."""
EXAMPLE = "ladder courses --games 100"
ZERO: Final = "greedy"
RUNGS: Final = tuple(dict.fromkeys(level.measured for level in LEVELS))


@dataclass(frozen=True, slots=True)
class Result:
    """A contest of two bots: the share of wins of the first, with its 95 % interval, and the games that were drawn."""

    seats: list[str]
    games: int
    rate: float
    low: float
    high: float
    draws: int

    def met(self, rungs: Sequence[str]) -> Met:
        """The same for the rating; a drawn game is half a win."""
        share = self.rate + self.draws / self.games / 2
        first, second = self.seats
        size = size_behind(Rate(self.rate, self.low, self.high))
        return Met(rungs.index(first), rungs.index(second), share, size)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games of each pair (100)")
    parser.add_argument(
        "--rungs", default=",".join(RUNGS), metavar="LIST", help="the bots, the weakest first (those offered to people)"
    )
    parser.add_argument(
        "--known",
        action="append",
        default=[],
        metavar="FILE",
        help="what 'ladder' or 'strength' printed with --json: its contests count too, and are not played again",
    )
    parser.add_argument("--known-only", action="store_true", help="play nothing: rate the bots by known contests alone")
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command."""
    rungs = rungs_of(args)
    results = [one for path in args.known for one in known(Path(path), args.game, rungs)]
    if not args.json:
        title = load(args.game).title
        heading = _("{title}: {games} of each pair, {build}", title=title, games=games(args.games), build=_(build()))
        print(heading, flush=True)
    if not args.known_only and (status := meet(args, rungs, results)):
        return status
    try:
        ratings = ratings_of(rungs, results)
    except ValueError as error:
        raise SetupError(_("a ladder"), [_("not all bots have met, not even by a way round")]) from error
    if args.json:
        rated_rungs = [{"bot": bot, **asdict(rating)} for bot, rating in ratings.items()]
        contests = [asdict(one) for one in results]
        print(json.dumps({"game": args.game, "build": build(), "rungs": rated_rungs, "contests": contests}, indent=2))
    else:
        print("\n".join(table(ratings)))
    return 0


def meet(args: argparse.Namespace, rungs: Sequence[str], results: list[Result]) -> int:
    """Plays the contests of neighbours that are not known, and adds them. Returns 0, 1 without games, or 130."""
    with joined(args.on):
        for lower, higher in pairwise(rungs):
            if any({lower, higher} == set(one.seats) for one in results):
                continue
            found = measured(args, Contest((higher, lower), 0.5))
            if found.rate is None or found.stopped:
                return INTERRUPTED if found.stopped else 1
            results.append(Result(found.seats, found.games, found.rate, found.low, found.high, found.draws))
            if not args.json:
                print(line_of(results[-1]), flush=True)
    return 0


def rungs_of(args: argparse.Namespace) -> list[str]:
    """The bots that were asked for. Raises SetupError."""
    rungs = [word.strip() for word in args.rungs.split(",")]
    if ZERO not in rungs or len(set(rungs)) < max(2, len(rungs)):
        raise SetupError(_("a ladder"), [_("it needs two bots or more, each once, and {zero!r} among them", zero=ZERO)])
    return rungs


def known(path: Path, game: str, rungs: Sequence[str]) -> list[Result]:
    """The contests of two of these bots in a file. Raises DataError."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        about = found["game"]
        results = [
            Result(one["seats"], one["games"], one["rate"], one["low"], one["high"], one.get("draws", 0))
            for one in found["contests"]
            if len(one["seats"]) == 2 and set(one["seats"]) <= set(rungs)
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise DataError(str(path), [_("no contests can be read there ({error!r})", error=error)]) from error
    if about != game:
        raise DataError(str(path), [_("it is about {other!r}, not {game!r}", other=about, game=game)])
    return results


def ratings_of(rungs: Sequence[str], results: Sequence[Result]) -> dict[str, Rating]:
    """The rating of each bot by all contests."""
    ratings = rated(len(rungs), [one.met(rungs) for one in results], rungs.index(ZERO))
    return dict(zip(rungs, ratings, strict=True))


def line_of(result: Result) -> str:
    """What a contest came to."""
    first, second = result.seats
    met = _("{deck} against {others}", deck=first, others=second)
    wins = percent(result.rate)
    return f"{met:36}  {_('won {rate} of {games}', rate=wins, games=number(result.games))}"


def table(ratings: Mapping[str, Rating]) -> list[str]:
    """Each bot with its rating, and what it wins against the one below."""
    lines: list[str] = []
    below: float | None = None
    for bot, rating in ratings.items():
        interval = "" if bot == ZERO else f"({number(rating.low, 0, sign='+')} … {number(rating.high, 0, sign='+')})"
        wins = (
            ""
            if below is None
            else _("wins {rate} against the one above", rate=percent(chance(rating.points - below), 0))
        )
        lines.append(f"{bot:14}  {number(rating.points, 0, sign='+'):>7}  {interval:18}  {wins}".rstrip())
        below = rating.points
    return lines
