"""Measures the idols of Avarium Academy: how often each wins, and each seat, and how games end.

python -m tests.games.avarium.balance --games 400 --bot greedy

Idols are drawn at random, and all players are led by bots of the same kind. What each card moves is told by
`rulebound measure avarium --barring Recruit,Play`.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import rulebound
from rulebound.bots import bot_of
from rulebound.games.avarium.effects import Play
from rulebound.games.avarium.recruiting import Recruit
from rulebound.games.avarium.zones import SCHOOL
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.lab.statistics import Rate, Z, in_view_of_all, wilson

CUT: Final = 3000  # decisions after which a game is given up
PART: Final = 10  # games that a worker plays at a stretch; Ctrl-C tells of those that are done


class Played(NamedTuple):
    """One finished game.

    winner: the seat, -1 where nobody alone has won; left: students left in the School; could, did: the cards that
    somebody could recruit or play, and those that somebody did.
    """

    first: int
    idols: list[str]
    winner: int
    reason: str
    turns: int
    decisions: int
    left: int
    could: set[str]
    did: set[str]


def play(game: Game, spec: str, seed: int, seats: int) -> Played:
    """A game between bots of the same kind."""
    table: Any = game.begin(game.setup(seed=seed, seats=seats, options={"windows": "none"}))
    idols = [table.card(it).name for it in table.idol]
    bots: list[Any] = [bot_of(spec, seats * seed + seat) for seat in range(seats)]
    could: set[str] = set()
    did: set[str] = set()
    while not table.is_terminal and table.decisions < CUT:
        mine = {action: table.card(action.it).name for action in table.options if is_of_a_card(action)}
        could |= set(mine.values())
        action = bots[table.seat].choose(table.seat_of(table.seat))
        if action in mine:
            did.add(mine[action])
        table.apply(action)
    winner = table.winners[0] if len(table.winners) == 1 else -1
    reason = table.outcome.reason if table.outcome else "cut"
    return Played(
        table.first, idols, winner, reason, table.turn, table.decisions, len(table.cards_in(SCHOOL)), could, did
    )


def is_of_a_card(action: Action[Any]) -> bool:
    """Whether the action recruits a student or plays a scheme."""
    return isinstance(action, Recruit | Play)


def play_some(spec: str, seeds: list[int], seats: int, cards: list[str]) -> list[Played]:
    """What one worker plays."""
    game = rulebound.load("avarium", cards)
    return [play(game, spec, seed, seats) for seed in seeds]


# -- What is told ------------------------------------------------------------------------------------------------------


def report(games: list[Played]) -> Iterator[str]:
    """All figures, a line each."""
    outcomes = Counter(played.reason for played in games)
    mean = [sum(one) / len(games) for one in zip(*[(g.turns, g.decisions, g.left) for g in games], strict=True)]
    yield f"{len(games)} games; {mean[0]:.1f} turns, {mean[1]:.0f} decisions, {mean[2]:.0f} left in the School"
    yield "ended by " + ", ".join(f"{reason} {count}" for reason, count in outcomes.most_common())
    seats = len(games[0].idols)
    for place in range(seats):
        won = sum((played.first + place) % seats == played.winner for played in games)
        yield f"who begins as number {place + 1} wins {told(share(won, len(games)))}"
    yield ""
    yield from of_idols(games)


def share(won: int, games: int) -> Rate:
    """A share with its interval."""
    return wilson(won / games, games, Z)


def told(rate: Rate) -> str:
    return f"{100 * rate.rate:5.1f} % ({100 * rate.low:.0f} to {100 * rate.high:.0f})"


def rates_of_idols(games: list[Played]) -> dict[str, Rate]:
    """How often each idol wins, of the games that it is in."""
    names = sorted({idol for played in games for idol in played.idols})
    won = Counter(played.idols[played.winner] for played in games if played.winner >= 0)
    return {name: share(won[name], sum(name in played.idols for played in games)) for name in names}


def of_idols(games: list[Played]) -> Iterator[str]:
    """How often each wins, is likely to win in view of all of them, and by what."""
    rates = rates_of_idols(games)
    likely = dict(zip(rates, in_view_of_all(list(rates.values())), strict=True))
    for name, rate in sorted(rates.items(), key=lambda one: -one[1].rate):
        won = [played for played in games if played.winner >= 0 and played.idols[played.winner] == name]
        how = ", ".join(f"{reason} {count}" for reason, count in Counter(one.reason for one in won).most_common())
        number = sum(name in played.idols for played in games)
        yield f"{name:20} {told(rate)} of {number:4}, in view of all {told(likely[name])}: {how}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cards", action="append", default=[], help="a file with other cards; they replace by name")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where it runs in the background, too
    seeds = list(range(args.seed, args.seed + args.games))
    parts = [seeds[n : n + PART] for n in range(0, len(seeds), PART)]
    games: list[Played] = []
    pool = ProcessPoolExecutor(args.workers)
    same: list[list[Any]] = [[value] * len(parts) for value in (args.seats, args.cards)]
    try:
        for part in pool.map(play_some, [args.bot] * len(parts), parts, *same):
            games += part
            sys.stderr.write(f"\r{len(games)} of {args.games} games")
    except KeyboardInterrupt:
        sys.stderr.write(f"interrupted after {len(games)} of {args.games} games\n")
    pool.shutdown(wait=False, cancel_futures=True)
    if games:
        sys.stdout.write("\n".join(report(games)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
