"""Measures the card set of Avarium Academy: how often idols and seats win, how games end, and what each card does.

python -m tests.games.avarium.balance --games 400 --bot greedy

Duels of idols drawn at random, both players led by the same bot. A card could be played where a player held it, or,
of a student, where it came into the Courtyard. It moves its player's win rate by the difference between the games that
one player alone had it in and what their idols win, less what having a card at all makes out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final, NamedTuple

import rulebound
from rulebound.bots import bot_of
from rulebound.games.avarium import state
from rulebound.games.avarium.card import IDOL, STUDENT
from rulebound.kernel.game import Game
from rulebound.lab.statistics import Rate, Z, wilson

CUT: Final = 3000  # decisions after which a game is given up
PART: Final = 10  # games that a worker plays at a stretch; Ctrl-C tells of those that are done


class Played(NamedTuple):
    """One finished game. could, had: the cards that each seat could have had, and those that it had."""

    first: int
    idols: list[str]
    winner: int
    reason: str
    turns: int
    decisions: int
    could: list[set[str]]
    had: list[set[str]]


def play(game: Game, spec: str, seed: int) -> Played:
    """A duel between two bots of the same kind."""
    table: Any = game.begin(game.setup(seed=seed, seats=2, options={"windows": "none"}), observed=True)
    idols = [table.card(it).name for it in table.idol]
    bots = [bot_of(spec, 2 * seed + seat) for seat in range(2)]
    while not table.is_terminal and table.decisions < CUT:
        table.apply(bots[table.seat].choose(table.seat_of(table.seat)))
    winner = table.winners[0] if len(table.winners) == 1 else -1
    reason = table.outcome.reason if table.outcome else "cut"
    could, had = cards_of(game, table.log)
    return Played(table.first, idols, winner, reason, table.turn, table.decisions, could, had)


def cards_of(game: Game, log: list[Any]) -> tuple[list[set[str]], list[set[str]]]:
    """What each seat could have had, and what it had: schemes that it played, students that came into its Hallway."""
    could: list[set[str]] = [set(), set()]
    had: list[set[str]] = [set(), set()]
    for event in log:
        name = game.card_list[event.it_face].name if event.it_face >= 0 else ""
        if event.kind == state.FLIPS:
            for seat in range(2):
                could[seat].add(name)
        elif event.kind in (state.DRAWS, state.TAKES):
            could[event.seat].add(name)
        elif event.kind in (state.PLAYS, state.RECRUITS, state.ARRIVES):
            had[event.seat].add(name)
    return could, had


def play_some(spec: str, seeds: list[int]) -> list[Played]:
    """What one worker plays."""
    game = rulebound.load("avarium")
    return [play(game, spec, seed) for seed in seeds]


# -- What is told ------------------------------------------------------------------------------------------------------


def report(games: list[Played]) -> list[str]:
    """All figures, a line each."""
    outcomes = Counter(played.reason for played in games)
    length = sum(played.turns for played in games) / len(games), sum(played.decisions for played in games) / len(games)
    begins = share(sum(played.first == played.winner for played in games), len(games))
    return [
        f"{len(games)} games, {length[0]:.1f} turns and {length[1]:.0f} decisions on average",
        "ended by " + ", ".join(f"{reason} {count}" for reason, count in outcomes.most_common()),
        f"the first player wins {told(begins)}",
        "",
        *of_idols(games),
        "",
        *of_cards(games),
    ]


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


def of_idols(games: list[Played]) -> list[str]:
    """How often each wins, and by what."""
    lines: list[str] = []
    for name, rate in sorted(rates_of_idols(games).items(), key=lambda one: -one[1].rate):
        won = [played for played in games if played.winner >= 0 and played.idols[played.winner] == name]
        how = ", ".join(f"{reason} {count}" for reason, count in Counter(one.reason for one in won).most_common())
        lines.append(f"{name:20} {told(rate)}: {how}")
    return lines


def of_cards(games: list[Played]) -> list[str]:
    """How often each is played where it could be, and what it moves."""
    expected = {name: rate.rate for name, rate in rates_of_idols(games).items()}
    cards = [card for card in rulebound.load("avarium").card_list if card.kind != IDOL]
    found = {card.name: moved(games, card.name, expected) for card in cards}
    lines: list[str] = []
    for of_kind in (True, False):
        names = [card.name for card in cards if (card.kind == STUDENT) is of_kind]
        usual = sum(gain for name in names for gain in found[name]) / max(1, sum(len(found[name]) for name in names))
        for name in names:
            could = [played for played in games if any(name in some for some in played.could)]
            did = sum(any(name in some for some in played.had) for played in could)
            gains = found[name]
            move = sum(gains) / len(gains) - usual if gains else 0.0
            sure = 0.98 / max(1, len(gains)) ** 0.5
            lines.append(
                f"{name:32} played in {100 * did / max(1, len(could)):3.0f} % of {len(could):4}, "
                f"moves {100 * move:+5.1f} points (give or take {100 * sure:.0f})"
            )
    return lines


def moved(games: list[Played], name: str, expected: dict[str, float]) -> list[float]:
    """For each game that one player alone had it in: whether that player won, less what the idols let expect."""
    gains: list[float] = []
    for played in games:
        seats = [seat for seat in range(2) if name in played.had[seat]]
        if len(seats) == 1:
            mine, other = (expected[played.idols[seat]] for seat in (seats[0], 1 - seats[0]))
            gains.append((played.winner == seats[0]) - (0.5 + (mine - other) / 2))
    return gains


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    seeds = list(range(args.seed, args.seed + args.games))
    parts = [seeds[n : n + PART] for n in range(0, len(seeds), PART)]
    games: list[Played] = []
    pool = ProcessPoolExecutor(args.workers)
    try:
        for part in pool.map(play_some, [args.bot] * len(parts), parts):
            games += part
    except KeyboardInterrupt:
        sys.stderr.write(f"interrupted after {len(games)} of {args.games} games\n")
    pool.shutdown(wait=False, cancel_futures=True)
    if games:
        sys.stdout.write("\n".join(report(games)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
