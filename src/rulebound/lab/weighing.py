"""The command `weigh`: whether a bot plays better with other weights of the game's `value`.

Two tables are played side by side, the same decisions at both: the game of one has the weights that are asked for, that
of the other its own. Each bot sits at one of them, so that both are the same but for what they think a position is
worth. Deals and decks are those of `strength`.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Callable
from functools import partial
from typing import Any

from rulebound.bots import bot_of
from rulebound.games.arguments import add_game, add_seed, add_workers, positive
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.lab.arena import Arena, Plan, seed_of_bot
from rulebound.lab.loops import goes_on
from rulebound.lab.on_ray import results_of
from rulebound.lab.simulate import arena_of
from rulebound.lab.statistics import Groups, rate_of
from rulebound.lab.wording import percent, span
from rulebound.lab.workers import cores
from rulebound.language import _

ABOUT = """\
Let a bot with other weights for the value of a position play against itself.
The weights are the constants of the game's value.py."""
EXAMPLE = "weigh courses standing=0.8 --games 400"
Changes = tuple[tuple[str, float], ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE", help="a weight of the game's value.py")
    parser.add_argument("--games", type=positive, default=400, metavar="N", help="how many games (400)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays both seats (greedy)")
    add_seed(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """The command."""
    plan = Plan(game=args.game, games=args.games, seats=(args.bot,) * 2, seed=args.seed, every_deck=True)
    changes = changes_of(args.weights)
    otherwise(Arena(plan).game, changes)
    groups = Groups()
    jobs = list(range(-(-plan.games // 2)))
    work = partial(play_group, plan, changes)
    if (workers := args.workers or cores()) > 1 or args.on:
        for won in results_of(work, jobs, on=args.on, workers=workers, tell=print):
            groups.add(won, 2)
    else:
        for job in jobs:
            groups.add(work(job), 2)
    weights = ", ".join(f"{name}={value:g}" for name, value in changes)
    rate = rate_of(groups)
    assert rate is not None
    print(
        _(
            "{bot} with {weights}: won {rate} ({interval}) against itself as it is",
            bot=args.bot,
            weights=weights,
            rate=percent(rate.rate),
            interval=span(rate.low, rate.high),
        )
    )
    return 0


def changes_of(words: list[str]) -> Changes:
    """The weights in `NAME=VALUE` words. Raises SetupError."""
    found: list[tuple[str, float]] = []
    for word in words:
        name, _equals, value = word.partition("=")
        try:
            found.append((name, float(value)))
        except ValueError:
            raise SetupError(
                _("a weighing"), [_("{what}: write NAME=VALUE, not {pair!r}", what=_("weights"), pair=word)]
            ) from None
    return tuple(found)


def otherwise(game: Game, changes: Changes) -> Game:
    """The same game, but for what its `value` weighs. Raises SetupError."""
    own: Any = getattr(game, "weights", None)
    if own is None:
        raise SetupError(
            _("a weighing"), [_("the value of {title} has no weights that can be changed", title=game.title)]
        )
    names = [name for name in dir(own) if isinstance(getattr(own, name), float)]
    for name, _value in changes:
        if name not in names:
            near = nearest(name, names)
            raise SetupError(_("a weighing"), [_("there is no weight {name!r}{nearest}", name=name, nearest=near)])
    weights = type(own)()
    for name, value in changes:
        setattr(weights, name, value)
    changed: Any = copy.copy(game)
    changed.weights = weights
    assert isinstance(changed, Game)
    return changed


def play_group(plan: Plan, changes: Changes, group: int) -> int:
    """Plays one deal twice, from either seat. Returns how often the bot with other weights has won."""
    arena = arena_of(plan)
    return sum(play(arena, otherwise(arena.game, changes), group, seat) for seat in range(2))


def play(arena: Arena, changed: Game, group: int, mine: int) -> int:
    """Whether the bot with other weights wins this deal from this seat."""
    setup = arena.setup_of(group)  # the bots of the plan are alike, so that a group of it is one game
    tables = [(changed if seat == mine else arena.game).begin(setup) for seat in range(2)]
    bots = [bot_of(spec, seed_of_bot(setup.seed, seat)) for seat, spec in enumerate(arena.plan.seats)]
    choose: list[Callable[[], Any]] = [partial(bots[seat].choose, tables[seat].seat_of(seat)) for seat in range(2)]
    while goes_on(tables[0]):
        action = choose[tables[0].seat]()
        for table in tables:
            table.apply(action)
    return int(tables[0].winners == [mine])
