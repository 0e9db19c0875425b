"""The command `bench`: how fast the games are on this machine and build.

All times are CPU times of one core, the best of three, because other programs can only make them longer. Playing runs
inside the compiled kernel, with windows=none, and includes the set-up of each game. Decisions with one option are made
without asking, and are not counted. A search is measured once at each position, with an empty tree.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from statistics import mean
from typing import Final

from rulebound.bots.ismcts import SETTINGS, SearchBot, Settings
from rulebound.games import GAMES, load
from rulebound.games.arguments import add_json, game_name, positive
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.setup import NONE, Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.playout import LONGEST_GAME, clone_often, imagine_often, play_games, play_randomly, reseeded
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.build import build
from rulebound.language import N_, _, number

ABOUT = """\
Measure how fast the games are on this machine and build, in CPU time of one core.
Random play, copies, imagined and saved states, searches; about ten seconds a game."""
EXAMPLE = "bench courses varia"
ROUNDS: Final = 3
PLAYING: Final = 1.0  # seconds of a round
COPYING: Final = 0.05  # seconds of a round at one position
ITERATIONS: Final = 400  # of a search, so that its beginning, where all is judged, counts as it does in play
RANDOM_PLAYOUT: Final = 40  # decisions
POSITIONS: Final = 5
WARMING: Final = 4  # games before the first round
WIDTHS: Final = (10, 13, 9, 10, 11, 8, 14, 20, 19)
HEADS: Final = (
    N_("game"),
    N_("decisions/s"),
    N_("games/s"),
    N_("clone, us"),
    N_("imagine, us"),
    N_("save, us"),
    N_("load_state, us"),
    N_("ISMCTS simulations/s"),
    N_("with random playouts"),
)


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast one game is. A simulation is one iteration of the tree search, its playout included.

    random_simulations_per_second: the same with playouts of 40 random decisions, as others measure it.
    """

    decisions_per_second: float
    games_per_second: float
    clone_ns: float
    imagine_ns: float
    save_ns: float
    load_state_ns: float
    ismcts_simulations_per_second: float
    random_simulations_per_second: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("games", nargs="*", metavar="GAME", type=game_name, help=f"some of: {', '.join(GAMES)} (all)")
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help="how many seats (2)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Raises SetupError if a game is not for so many seats."""
    games = {name: load(name) for name in args.games or GAMES}
    setups = {name: game.setup(seats=args.seats, options={"windows": NONE}) for name, game in games.items()}
    if not args.json:
        heading = _(
            "CPU time of one core, best of {rounds}, {build}, {seats} seats",
            rounds=ROUNDS,
            build=_(build()),
            seats=args.seats,
        )
        print(heading)
        print(row(*[_(head) for head in HEADS]), flush=True)
    speeds: dict[str, Speed] = {}
    for name, game in games.items():
        if args.json and sys.stderr.isatty():
            print(_("Measuring {name} ...", name=name), file=sys.stderr, flush=True)
        speeds[name] = measure(game, setups[name])
        if not args.json:
            print(row(name, *figures(speeds[name])), flush=True)
    if args.json:
        found = {name: asdict(speed) for name, speed in speeds.items()}
        print(json.dumps({"build": build(), "games": found}, indent=2))
    return 0


def measure(game: Game, setup: Setup) -> Speed:
    """Measures one game, set up like this."""
    decisions, games = playing(game, setup)
    positions = [middle(game, reseeded(setup, seed)) for seed in range(POSITIONS)]
    chance = Chance.of(0, "bench")
    seats = [(at, seat) for at in positions for seat in range(setup.seats)]
    clones = [per_time(partial(clone_often, at)) for at in positions]
    imagined = [per_time(partial(imagine_often, at, seat, chance)) for at, seat in seats]
    going_on = [at for at in positions if not at.over]
    searched = [[seconds(partial(search, at, how), ITERATIONS) for at in going_on] for how in (SETTINGS, at_random())]
    as_played, randomly = [ITERATIONS / mean(times) for times in searched]
    copied, seen, saved, loaded = [1e9 * mean(times) for times in (clones, imagined, *stored(game, positions))]
    return Speed(decisions, games, copied, seen, saved, loaded, as_played, randomly)


def stored(game: Game, positions: list[CardTable]) -> tuple[list[float], list[float]]:
    """Seconds to save each of these positions, and to load it."""
    return (
        [per_time(partial(often, at.save)) for at in positions],
        [per_time(partial(often, partial(game.load_state, at.save()))) for at in positions],
    )


def often(work: Callable[[], object], times: int) -> None:
    """Calls it so many times."""
    for _i in range(times):
        work()


def at_random() -> Settings:
    """A search with random playouts, as searches are usually measured."""
    settings = Settings()
    settings.playout, settings.samples = RANDOM_PLAYOUT, 1
    return settings


def search(at: CardTable, settings: Settings, times: int) -> None:
    """So many iterations of the tree search, for the deciding seat."""
    SearchBot(0, iterations=times, settings=settings).judge(at.seat_of(at.seat))


def playing(game: Game, setup: Setup) -> tuple[float, float]:
    """Decisions and games per second, in the fastest of the rounds."""
    play = partial(play_games, game, setup, 0)
    games = max(1, round(PLAYING * WARMING / seconds(play, WARMING)))
    decisions = play(games)
    best = min(seconds(play, games) for _ in range(ROUNDS))
    return decisions / best, games / best


def middle(game: Game, setup: Setup) -> CardTable:
    """A position halfway through a random game."""
    whole = play_randomly(game.begin(setup), Chance.of(setup.seed, "play"), LONGEST_GAME)
    state = game.begin(setup)
    play_randomly(state, Chance.of(setup.seed, "play"), whole // 2)
    return state


def per_time(work: Callable[[int], object]) -> float:
    """Seconds for one of many times, in the fastest of the rounds."""
    times = 10
    while (took := seconds(work, times)) < COPYING / 10:
        times *= 4
    times = max(1, round(times * COPYING / took))
    return min(seconds(work, times) for _ in range(ROUNDS)) / times


def seconds(work: Callable[[int], object], times: int) -> float:
    """The CPU time of so many calls in a row."""
    began = time.process_time()
    work(times)
    return max(time.process_time() - began, 1e-9)


def figures(speed: Speed) -> list[str]:
    """The numbers of a row."""
    return [
        number(speed.decisions_per_second),
        number(speed.games_per_second),
        number(speed.clone_ns / 1000, 2),
        number(speed.imagine_ns / 1000, 2),
        number(speed.save_ns / 1000, 1),
        number(speed.load_state_ns / 1000, 1),
        number(speed.ismcts_simulations_per_second),
        number(speed.random_simulations_per_second),
    ]


def row(name: str, *columns: str) -> str:
    """A row of the table."""
    return "  ".join([f"{name:{WIDTHS[0]}}", *[f"{c:>{width}}" for c, width in zip(columns, WIDTHS[1:], strict=True)]])
