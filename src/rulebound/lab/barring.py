"""The effect of each card, measured by forbidding it to random players.

`python -m rulebound.lab.barring arcane Complete --games 1000 --bot greedy` plays games between equal bots. In each
game, each player is barred from this action with one card in four, at random. A card's figure compares players to whom
it came up and who could have taken the action with it: how much more often those win who may take it than those who may
not. Players who take an action are often ahead already; players who are barred at random are not behind. So the figure
shows what the card does, and not when it is used. With many cards some figures are far off by chance: `in view of all`
is the likely value of each, given the spread and the precision of all.

Ctrl-C reports the games so far.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from rulebound.bots.bot import Judge
from rulebound.bots.spec import judge_of
from rulebound.games import GAMES, load
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat
from rulebound.lab.balance import Drawn, difference
from rulebound.lab.loops import goes_on
from rulebound.lab.statistics import Rate, in_view_of_all
from rulebound.lab.workers import cores, work_off

WIDTH: Final = 28  # letters of a name
BARRED: Final = 25  # in a hundred cards
BEYOND: Final = 0.12
PART: Final = 10  # games that a worker plays at a stretch


@dataclass
class Came:
    """Players to whom a card came up: how many may act, did act, and won; how many may not, and won."""

    may: int = 0
    did: int = 0
    may_won: int = 0
    barred: int = 0
    barred_won: int = 0

    def add(self, other: Came) -> None:
        """Adds other games."""
        for name, more in vars(other).items():
            setattr(self, name, getattr(self, name) + more)


@dataclass
class Seen:
    """One player in one game. up: the cards that came up; did: the cards with which the player took the action."""

    barred: set[str]
    up: set[str] = field(default_factory=set)
    did: set[str] = field(default_factory=set)


def play(game: Game, classes: list[str], bot: str, barring: int, seats: int, seed: int) -> dict[str, Came]:
    """Plays one game. classes: the names of the classes of the barred actions."""
    state = game.begin(game.setup(seed=seed, seats=seats, options={"windows": "none"}))
    chance = Chance.of(seed, "barring")
    seen = [Seen({name for name in sorted(game.cards) if chance.below(100) < barring}) for _ in range(seats)]
    bots = [judge_of(bot, seed * seats + seat) for seat in range(seats)]
    while goes_on(state):
        me = state.seat
        named = {a: state.card(a.it).name for a in state.options if type(a).__name__ in classes}
        seen[me].up |= set(named.values())
        barred = {action for action, name in named.items() if name in seen[me].barred}
        action = allowed(bots[me], state.seat_of(me), barred)
        if action in named:
            seen[me].did.add(named[action])
        state.apply(action)
    found: dict[str, Came] = {}
    for seat, one in enumerate(seen):
        won = int(state.winners == [seat])
        for name in one.up:
            counts = Came(barred=1, barred_won=won) if name in one.barred else Came(1, int(name in one.did), won)
            found.setdefault(name, Came()).add(counts)
    return found


def allowed(bot: Judge, seat: Seat, barred: set[Action[Any]]) -> Action[Any]:
    """The best action, by the bot's estimate, that is not barred; if all are barred, the best one."""
    if not barred:
        return bot.choose(seat)
    ranked = [judged.action for judged in bot.judge(seat)]
    return next((action for action in ranked if action not in barred), ranked[0])


def check(name: str, classes: list[str], bot: str) -> None:
    """Raises SetupError if the game has no such action, or there is no such bot with estimates."""
    judge_of(bot, 0)
    possible = sorted({type(action).__name__ for action in load(name).actions})
    for kind in classes:
        if kind not in possible:
            raise SetupError("a measurement", [f"{name} has no action {kind!r}{nearest(kind, possible)}"])


def play_some(args: argparse.Namespace, first: int) -> dict[str, Came]:
    """The work of one worker."""
    game = load(args.game)
    sums: dict[str, Came] = {}
    for seed in range(first, min(first + PART, args.seed + args.games)):
        add_all(sums, play(game, args.actions, args.bot, args.barred, args.seats, seed))
    return sums


def add_all(sums: dict[str, Came], found: dict[str, Came]) -> None:
    """Adds other games, card by card."""
    for name, came in found.items():
        sums.setdefault(name, Came()).add(came)


def rows(sums: dict[str, Came]) -> Iterator[str]:
    """A line for each card, those first that are worth most to a player who may use them."""
    moves: dict[str, Rate] = {}
    for name, came in sums.items():
        if move := difference([Drawn(came.may, came.may_won, came.barred, came.barred_won)]):
            moves[name] = move
    likely = dict(zip(moves, in_view_of_all(list(moves.values())), strict=True))
    for name in sorted(sums, key=lambda name: -moves[name].rate if name in moves else 0.0):
        came = sums[name]
        line = f"{name:{WIDTH}} done by {came.did / max(1, came.may):6.1%} of {came.may:5} who may"
        if name in moves:
            line += f"; moves {points(moves[name])}, in view of all {points(likely[name])}"
            line += " beyond" if beyond(moves[name]) else ""
        yield line


def points(move: Rate) -> str:
    """The effect of a card in percentage points, with its interval."""
    return f"{100 * move.rate:+5.1f} points ({100 * move.low:+.0f} to {100 * move.high:+.0f})"


def beyond(move: Rate) -> bool:
    """Whether a card's effect is too large for certain."""
    return move.low > BEYOND or move.high < -BEYOND


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m rulebound.lab.barring", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "actions", nargs="+", help="the classes of actions with a card that are barred, such as Complete"
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--barred", type=int, default=BARRED, help="in a hundred cards, for each player")
    parser.add_argument("--workers", type=int, default=0, help="processes (as many as there are cores)")
    args = parser.parse_args()
    sums: dict[str, Came] = {}
    parts, done = range(args.seed, args.seed + args.games, PART), 0
    try:
        check(args.game, args.actions, args.bot)
        for some in work_off(partial(play_some, args), parts, args.workers or cores(), print):
            add_all(sums, some)
            done += 1
    except KeyboardInterrupt:
        pass
    except SetupError as error:
        sys.exit(str(error))
    sys.stdout.writelines(f"{line}\n" for line in rows(sums))
    print(f"{min(done * PART, args.games)} games")


if __name__ == "__main__":
    main()
