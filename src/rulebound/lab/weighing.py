"""The command `weigh`: whether a bot plays better with other weights of the game's `value`, and with which.

Two tables are played side by side, the same decisions at both, and the games of the two differ in their weights. Each
bot sits at one of them, so that both are the same but for what they think a position is worth. Deals and decks are
those of `strength`.
"""

from __future__ import annotations

import argparse
import copy
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from rulebound.bots import bot_of
from rulebound.games.arguments import add_game, add_seed, add_workers, positive
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.lab.arena import Arena, Plan, seed_of_bot
from rulebound.lab.calibration import Judged, judged_in, report
from rulebound.lab.climbing import WAVE, Climb, Tried, signs_of
from rulebound.lab.loops import goes_on
from rulebound.lab.on_ray import results_of
from rulebound.lab.reporting import INTERRUPTED
from rulebound.lab.simulate import arena_of
from rulebound.lab.statistics import Groups, rate_of
from rulebound.lab.wording import games, percent, span
from rulebound.lab.workers import cores
from rulebound.language import _

ABOUT = """\
Let a bot play itself with other weights of a position's value, or find better ones.
The weights are the constants of the game's value.py."""
EXAMPLE = "weigh courses standing=0.8 --games 400"
Changes = tuple[tuple[str, float], ...]
R = TypeVar("R")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument(
        "weights",
        nargs="*",
        metavar="NAME=VALUE",
        help="a weight of the game's value.py; a search may change those named, with or without a value, or else all",
    )
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument(
        "--search",
        type=positive,
        metavar="N",
        help="search for better weights in so many games, and then measure those",
    )
    instead.add_argument(
        "--chances", action="store_true", help="say how often seats win to which the value gives a high or low chance"
    )
    parser.add_argument("--games", type=positive, default=400, metavar="N", help="how many games (400)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays both seats (greedy)")
    add_seed(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 130 if a search was stopped by Ctrl-C, with what it has found so far."""
    search: int = getattr(args, "search", None) or 0
    plan = Plan(game=args.game, games=args.games, seats=(args.bot,) * 2, seed=args.seed, every_deck=True)
    game = Arena(plan).game
    if getattr(args, "chances", False):  # not asked for under the old name
        say_chances(args, plan, game)
        return 0
    first = 0
    changes: Changes
    if search:
        climb = climb_of(game, args.weights, search)
        try:
            ascend(args, plan, climb)
        except KeyboardInterrupt:
            print(_("Stopped after {games}: {weights}", games=games(2 * climb.deals), weights=listed(climb.found)))
            return INTERRUPTED
        changes = tuple(climb.found.items())
        first = climb.length  # the deals of the search say too much good of what it found
    elif args.weights:
        changes = changes_of(args.weights)
    else:
        raise SetupError(_("a weighing"), [_("write NAME=VALUE, or --search N to search for weights")])
    otherwise(game, changes)
    groups = Groups()
    for won in played(args, partial(play_group, plan, changes), range(first, first + -(-plan.games // 2))):
        groups.add(won, 2)
    rate = rate_of(groups)
    assert rate is not None
    print(
        _(
            "{bot} with {weights}: won {rate} ({interval}) against itself as it is",
            bot=args.bot,
            weights=listed(dict(changes)),
            rate=percent(rate.rate),
            interval=span(rate.low, rate.high),
        )
    )
    return 0


def played(args: argparse.Namespace, work: Callable[[int], R], deals: Sequence[int]) -> list[R]:
    """What came of these deals, in no order."""
    if (workers := args.workers or cores()) > 1 or args.on:
        return list(results_of(work, deals, on=args.on, workers=workers, tell=print))
    return [work(deal) for deal in deals]


def say_chances(args: argparse.Namespace, plan: Plan, game: Game) -> None:
    """Whether the value is right about who wins, by games in which each seat has the same bot."""
    changes = changes_of(args.weights)
    otherwise(game, changes)
    found = played(args, partial(judge_deal, plan, changes), range(plan.games))
    if not any(found):
        raise SetupError(_("a weighing"), [_("none of these games has a winner")])
    print("\n".join(report(game, args.bot, found)))


def judge_deal(plan: Plan, changes: Changes, deal: int) -> list[Judged]:
    """What the value with other weights says in the game of a deal, and who wins that."""
    arena = arena_of(plan)
    return judged_in(arena, otherwise(arena.game, changes), deal)


# -- A search ----------------------------------------------------------------------------------------------------------


def climb_of(game: Game, words: list[str], search: int) -> Climb:
    """A search in so many games that may change these weights, `NAME` or `NAME=VALUE`; all, if none is named.

    Raises SetupError.
    """
    own = weights_of(game)
    names = [word.partition("=")[0] for word in words]
    wanted = dict(changes_of([word for word in words if "=" in word]))
    refuse_unknown(names, own)
    begun = {name: wanted.get(name, weight) for name, weight in own.items() if name in names or not names}
    try:
        return Climb(begun, -(-search // 2))
    except ValueError:
        raise SetupError(
            _("a weighing"),
            [_("a search changes weights by factors, and these are 0: {names}", names=", ".join(begun))],
        ) from None


def ascend(args: argparse.Namespace, plan: Plan, climb: Climb) -> None:
    """Searches wave by wave, and says after each how far it is."""
    while climb.deals < climb.length:
        deals = range(climb.deals, min(climb.deals + WAVE, climb.length))
        climb.learn(played(args, partial(try_deal, plan, climb), deals))
        print(f"{2 * climb.deals:>7,}/{games(2 * climb.length)}  {listed(climb.found)}", flush=True)


def try_deal(plan: Plan, climb: Climb, deal: int) -> Tried:
    """Plays one deal twice, from either seat, with weights changed in opposite ways."""
    arena = arena_of(plan)
    signs = signs_of(plan.seed, deal, len(climb.begun))
    one, other = (otherwise(arena.game, tuple(climb.away(ways).items())) for ways in (signs, [-sign for sign in signs]))
    won = [play(arena, [one, other] if seat == 0 else [other, one], deal) for seat in range(2)]
    ahead = [0 if winner is None else 1 if winner == seat else -1 for seat, winner in enumerate(won)]
    return Tried(signs, sum(ahead))


# -- Weights -----------------------------------------------------------------------------------------------------------


def listed(weights: dict[str, float]) -> str:
    """The weights with their values, as one writes them on the command line."""
    return " ".join(f"{name}={weight:g}" for name, weight in weights.items())


def weights_of(game: Game) -> dict[str, float]:
    """The weights of the game's `value`. Raises SetupError if it has none."""
    own: Any = getattr(game, "weights", None)
    if own is None:
        raise SetupError(
            _("a weighing"), [_("the value of {title} has no weights that can be changed", title=game.title)]
        )
    return {name: getattr(own, name) for name in dir(own) if isinstance(getattr(own, name), float)}


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


def refuse_unknown(names: Sequence[str], weights: dict[str, float]) -> None:
    """Raises SetupError if one of these is the name of no weight."""
    for name in names:
        if name not in weights:
            near = nearest(name, weights)
            raise SetupError(_("a weighing"), [_("there is no weight {name!r}{nearest}", name=name, nearest=near)])


def otherwise(game: Game, changes: Changes) -> Game:
    """The same game, but for what its `value` weighs. Raises SetupError."""
    refuse_unknown([name for name, _value in changes], weights_of(game))
    changed: Any = copy.copy(game)
    changed.weights = type(changed.weights)()
    for name, value in changes:
        setattr(changed.weights, name, value)
    assert isinstance(changed, Game)
    return changed


def play_group(plan: Plan, changes: Changes, deal: int) -> int:
    """Plays one deal twice, from either seat. Returns how often the bot with other weights has won."""
    arena = arena_of(plan)
    changed = otherwise(arena.game, changes)
    seated = [[changed, arena.game], [arena.game, changed]]
    return sum(play(arena, seated[seat], deal) == seat for seat in range(2))


def play(arena: Arena, seated: Sequence[Game], deal: int) -> int | None:
    """Who wins this deal, if each seat plays by the weights of its game; None without a single winner."""
    setup = arena.setup_of(deal)  # the bots of the plan are alike, so that a group of it is one game
    tables = [game.begin(setup) for game in seated]
    bots = [bot_of(spec, seed_of_bot(setup.seed, seat)) for seat, spec in enumerate(arena.plan.seats)]
    choose: list[Callable[[], Any]] = [partial(bots[seat].choose, tables[seat].seat_of(seat)) for seat in range(2)]
    while goes_on(tables[0]):
        action = choose[tables[0].seat]()
        for table in tables:
            table.apply(action)
    return tables[0].winners[0] if len(tables[0].winners) == 1 else None
