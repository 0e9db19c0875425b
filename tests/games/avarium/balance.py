"""Measures the card set of Avarium Academy: how often idols and seats win, how games end, and what each card does.

python -m tests.games.avarium.balance --games 400 --bot greedy

Idols are drawn at random, and all players are led by bots of the same kind. So that what a card does is not mixed up
with when it is played, each player is barred from recruiting or playing some of the cards, drawn by lot: of the players
to whom a card comes up (who could recruit or play it now), those who may are compared with those who may not. What that
moves, divided by the share of them who do it, is what it moves for a player who does.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from typing import Any, Final, NamedTuple

import rulebound
from rulebound.bots import bot_of
from rulebound.games.avarium.card import IDOL
from rulebound.games.avarium.effects import Play
from rulebound.games.avarium.rules import Recruit
from rulebound.kernel.action import Action
from rulebound.kernel.chance import Chance
from rulebound.kernel.game import Game
from rulebound.lab.barring import allowed
from rulebound.lab.statistics import Rate, Z, wilson

CUT: Final = 3000  # decisions after which a game is given up
PART: Final = 10  # games that a worker plays at a stretch; Ctrl-C tells of those that are done
BARRED: Final = 12  # in a hundred cards


class Seen(NamedTuple):
    """A card that came up for a player: whether it was barred, and whether it was recruited or played."""

    barred: bool
    had: bool


class Played(NamedTuple):
    """One finished game. winner: the seat, -1 where nobody alone has won; left: students left in the School."""

    first: int
    idols: list[str]
    winner: int
    reason: str
    turns: int
    decisions: int
    left: int
    seen: list[dict[str, Seen]]


def play(game: Game, spec: str, seed: int, seats: int, barring: int) -> Played:
    """A game between bots of the same kind."""
    table: Any = game.begin(game.setup(seed=seed, seats=seats, options={"windows": "none"}))
    idols = [table.card(it).name for it in table.idol]
    bots: list[Any] = [bot_of(spec, seats * seed + seat) for seat in range(seats)]
    chance = Chance.of(seed, "barring")
    names = [card.name for card in game.card_list if card.kind != IDOL]
    barred = [{name for name in names if chance.below(100) < barring} for _ in range(seats)]
    seen: list[dict[str, Seen]] = [{} for _ in range(seats)]
    while not table.is_terminal and table.decisions < CUT:
        me = table.seat
        mine = {action: table.card(action.it).name for action in table.options if is_of_a_card(action)}
        for name in mine.values():
            seen[me].setdefault(name, Seen(barred=name in barred[me], had=False))
        action = allowed(bots[me], table.seat_of(me), {one for one, name in mine.items() if name in barred[me]})
        if action in mine:
            seen[me][mine[action]] = Seen(barred=False, had=True)
        table.apply(action)
    winner = table.winners[0] if len(table.winners) == 1 else -1
    reason = table.outcome.reason if table.outcome else "cut"
    return Played(table.first, idols, winner, reason, table.turn, table.decisions, len(table.school), seen)


def is_of_a_card(action: Action[Any]) -> bool:
    """Whether the action recruits a student or plays a scheme."""
    return isinstance(action, Recruit | Play)


def play_some(spec: str, seeds: list[int], seats: int, barring: int, cards: list[str]) -> list[Played]:
    """What one worker plays."""
    game = rulebound.load("avarium", cards)
    return [play(game, spec, seed, seats, barring) for seed in seeds]


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
    yield ""
    yield from of_cards(games)


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
    """How often each wins, and by what."""
    for name, rate in sorted(rates_of_idols(games).items(), key=lambda one: -one[1].rate):
        won = [played for played in games if played.winner >= 0 and played.idols[played.winner] == name]
        how = ", ".join(f"{reason} {count}" for reason, count in Counter(one.reason for one in won).most_common())
        yield f"{name:20} {told(rate)} of {sum(name in played.idols for played in games)}: {how}"


class Moved(NamedTuple):
    """What a card does. shared: of the players to whom it came up and who may, those who recruited or played it.

    move: how much oftener those who do win because they do, with its interval; None where too few are compared.
    """

    name: str
    came_up: int
    shared: float
    move: Rate | None


def of_cards(games: list[Played]) -> Iterator[str]:
    """How often each is played where it could be, and what it moves; what moves most first."""
    found = [moved(games, card.name) for card in rulebound.load("avarium").card_list if card.kind != IDOL]
    for one in sorted(found, key=lambda one: -abs(one.move.rate) if one.move else 0.0):
        line = f"{one.name:32} played by {100 * one.shared:3.0f} % of {one.came_up:5}"
        if one.move:
            low, high = 100 * one.move.low, 100 * one.move.high
            line += f", moves {100 * one.move.rate:+5.1f} ({low:+.0f} to {high:+.0f})"
            line += " BEYOND" if low > 12 or high < -12 else ""
        yield line


def moved(games: list[Played], name: str) -> Moved:
    """Those to whom it came up and who may have it, against those who may not; less what their idols let expect."""
    expected = {idol: rate.rate for idol, rate in rates_of_idols(games).items()}
    gains: dict[bool, list[float]] = {True: [], False: []}
    had = 0
    for played, seat in chain.from_iterable(((played, seat) for seat in range(len(played.idols))) for played in games):
        if (seen := played.seen[seat].get(name)) is not None:
            gains[seen.barred].append((played.winner == seat) - expected[played.idols[seat]])
            had += seen.had
    may, may_not = gains[False], gains[True]
    shared = had / max(1, len(may))
    if had == 0 or len(may_not) < 2:
        return Moved(name, len(may), shared, None)
    move = (mean_of(may) - mean_of(may_not)) / shared
    half = Z * (variance_of([*may, *may_not]) * (1 / len(may) + 1 / len(may_not))) ** 0.5 / shared
    return Moved(name, len(may), shared, Rate(move, move - half, move + half))


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)


def variance_of(values: list[float]) -> float:
    mean = mean_of(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--barred", type=int, default=BARRED, help="in a hundred cards, for each player")
    parser.add_argument("--cards", action="append", default=[], help="a file with other cards; they replace by name")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # where it runs in the background, too
    seeds = list(range(args.seed, args.seed + args.games))
    parts = [seeds[n : n + PART] for n in range(0, len(seeds), PART)]
    games: list[Played] = []
    pool = ProcessPoolExecutor(args.workers)
    same: list[list[Any]] = [[value] * len(parts) for value in (args.seats, args.barred, args.cards)]
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
