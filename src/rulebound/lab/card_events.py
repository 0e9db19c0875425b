"""Events of each card in games between equal bots, and how often the players win to whom they happened.

`python -m rulebound.lab.card_events arcane completes --games 400 --bot greedy` prints for each card: in how many games
it came up, in which share of these the event happened to it, and how much more often the players of these events won
than the average over all cards. *Seldom* means in less than 2 % of the games; *beyond* means by more than 12 points,
including the whole 95 % interval.

Ctrl-C reports the games so far.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from rulebound.bots import bot_of
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.loops import ended, goes_on
from rulebound.lab.statistics import Z, wilson

WIDTH: Final = 28  # letters of a name
SELDOM: Final = 0.02
BEYOND: Final = 0.12


@dataclass
class Sums:
    """Sums of many games. came_up, happened: in how many games; times, won: of players to whom it happened."""

    games: int = 0
    decisions: int = 0
    came_up: Counter[str] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    times: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # wins of the first, second ... player; draws count for none
    reasons: Counter[str] = field(default_factory=Counter)

    @property
    def average(self) -> float:
        """How often the players won to whom the event happened, over all cards."""
        return self.won.total() / max(1, self.times.total())


def play(game: Game, kind: str, bot: str, games: int, seats: int, seed: int) -> Sums:
    """Plays the games, each with its own seed, and adds them up; after Ctrl-C, those that are over."""
    sums = Sums()
    with suppress(KeyboardInterrupt):
        for number in range(seed, seed + games):
            state = game.begin(game.setup(seed=number, seats=seats, options={"windows": "none"}), observed=True)
            bots = [bot_of(bot, number * seats + seat) for seat in range(seats)]
            while goes_on(state):
                state.apply(bots[state.seat].choose(state.seat_of(state.seat)))
            add(sums, state, kind)
    return sums


def add(sums: Sums, state: CardTable, kind: str) -> None:
    """Adds a finished game."""
    sums.games += 1
    sums.decisions += state.decisions
    sums.reasons[ended(state)] += 1
    drawn = len(state.winners) == state.seats
    first = next((event.seat for event in state.log if event.kind == "begins"), 0)
    for seat in [] if drawn else state.winners:
        sums.seats[(seat - first) % state.seats] += 1
    cards = state.cards
    about = [event for event in state.log if event.it_face >= 0 and not cards[event.it_face].token]
    sums.came_up.update({cards[event.it_face].name for event in about})
    found = {(cards[event.it_face].name, event.seat) for event in about if event.kind == kind}
    sums.happened.update({name for name, _ in found})
    for name, seat in found:
        sums.times[name] += 1
        sums.won[name] += not drawn and seat in state.winners


def rows(sums: Sums, game: Game) -> Iterator[str]:
    """A line for each card with the event, the most useful first; then the games."""
    moves = {name: sums.won[name] / times - sums.average for name, times in sums.times.items()}
    for name in sorted(moves, key=lambda name: -moves[name]):
        yield row(sums, game, name, moves[name])
    never = sorted(name for name in sums.came_up if name not in moves and game.cards[name].kind in kinds_of(sums, game))
    if never:
        yield f"never: {', '.join(never)}"
    for kind in sorted(kinds_of(sums, game)):
        names = [name for name in sums.times if game.cards[name].kind == kind]
        won, times = sum(sums.won[name] for name in names), sum(sums.times[name] for name in names)
        yield f"{kind}: {won} times by winners, {times - won} by others"
    length = sums.decisions / max(1, sums.games)
    yield f"{sums.games} games of {length:.0f} decisions; average {sums.average:.1%}"
    rates = [wilson(sums.seats[n] / sums.games, sums.games, Z) for n in sorted(sums.seats)]
    wins = [f"{rate.rate:.1%} ({100 * rate.low:.0f} to {100 * rate.high:.0f})" for rate in rates]
    yield f"wins from the first player on: {', '.join(wins)}"
    yield "ends: " + ", ".join(f"{reason} {times}" for reason, times in sums.reasons.most_common())


def kinds_of(sums: Sums, game: Game) -> set[str]:
    """The kinds of the cards to which it happened."""
    return {game.cards[name].kind for name in sums.times}


def row(sums: Sums, game: Game, name: str, moved: float) -> str:
    """The line of one card."""
    rate = wilson(sums.won[name] / sums.times[name], sums.times[name], Z)
    half = (rate.high - rate.low) / 2
    share = sums.happened[name] / sums.came_up[name]
    notes = [note for note, holds in (("seldom", share < SELDOM), ("beyond", abs(moved) - half > BEYOND)) if holds]
    found = f"{share:6.1%} of {sums.came_up[name]:5} games; wins {moved:+6.1%} (±{half:.1%})"
    return " ".join([f"{name:{WIDTH}} {game.cards[name].kind:6} {found}", *notes])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rulebound.lab.card_events", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("kind", help="the kind of event, as the game's log has it")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    game = load(args.game)
    try:
        sums = play(game, args.kind, args.bot, args.games, args.seats, args.seed)
    except SetupError as error:
        sys.exit(str(error))
    sys.stdout.writelines(f"{line}\n" for line in rows(sums, game))


if __name__ == "__main__":
    main()
