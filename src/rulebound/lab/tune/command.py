"""The command `tune`: numbers of cards within bounds, so that decks, characters and cards are fair."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rulebound.cardgame.game import CardGame
from rulebound.games.arguments import add_cards, add_game, add_page, add_self_play, positive
from rulebound.games.setting import game_with
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.files.writing import write_text
from rulebound.lab.entrants import decks_that_meet
from rulebound.lab.measure.quick import QUICK, player_of
from rulebound.lab.reporting import INTERRUPTED, listed, page_maker, teller
from rulebound.lab.tune.playing import Games
from rulebound.lab.tune.report import as_json, heading, report, trial_line
from rulebound.lab.tune.search import Budget, Trial, Tuning
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Varied
from rulebound.lab.wording import gave_up, stopped
from rulebound.lab.workers import WorkersDied, cores, interrupts_ignored
from rulebound.language import _, _n

ABOUT = """\
Find numbers of cards within your bounds with which decks, characters and cards are fair.
Says what it expects of them, and what it then measured on games not seen before."""
EXAMPLE = "tune avarium --vary idol.merit=-4..+4 --trials 30"
SHARES: Final = re.compile(r"(\d{1,2})\.\.(\d{1,2})")
WEIGHT: Final = re.compile(r"\w+=-?[\d.]+")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("weights", nargs="*", metavar="NAME=VALUE", help="the weights of `weigh`, as in older versions")
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="CARD.NUMBER=A..B",
        help="a number that may change, of a card or all of a kind; with signs, by so much: idol.merit=-4..+4",
    )
    add_cards(parser)
    parser.add_argument("--decks", metavar="A,B", help="the decks that meet, by name or file (all of the game)")
    parser.add_argument(
        "--share",
        type=share,
        default=(0.45, 0.55),
        metavar="A..B",
        help="how often a deck should win, in %% (45..55)",
    )
    parser.add_argument(
        "--points", type=float, default=8.0, metavar="P", help="how much a card may move its player's win rate (8)"
    )
    parser.add_argument("--players", default="2", metavar="N,M", help="for these numbers of players (2)")
    parser.add_argument("--trials", type=positive, default=30, metavar="N", help="how many sets to try (30)")
    parser.add_argument("--games", type=positive, default=400, metavar="N", help="games of each set, at most (400)")
    parser.add_argument(
        "--fresh", type=positive, default=1000, metavar="N", help="games to measure it in the end (1000)"
    )
    parser.add_argument("--bot", default=QUICK, metavar="BOT", help="the bot that plays all seats (quick)")
    parser.add_argument("--out", metavar="FILE", help="save the proposed cards as a file")
    add_page(parser)
    add_self_play(parser)


def share(text: str) -> tuple[float, float]:
    """Two shares in percent. Raises ArgumentTypeError."""
    found = SHARES.fullmatch(text)
    if not found or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError(_("must be two shares such as 45..55, not {text!r}", text=text))
    return int(found[1]) / 100, int(found[2]) / 100


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, or with the best set so far 1 if workers die, and 130 after Ctrl-C."""
    if args.weights and not args.vary and all(WEIGHT.fullmatch(word) for word in args.weights):
        return weighed(args)
    if args.weights:
        raise SetupError(_("the tuning"), [_("say which numbers may change: --vary CARD.NUMBER=LOW..HIGH")])
    as_page = page_maker(args, "rulebound.lab.tune.picture")
    tuning = tuning_of(args)
    if not args.json:
        print(heading(tuning), flush=True)
    status = 0
    with ExitStack() as ending:
        try:
            tuning.run(args.workers or cores(), lambda trial: show(args, tuning, trial), on=args.on)
        except WorkersDied as error:
            teller(args.command)(gave_up(error))
            status = 1
        except KeyboardInterrupt:
            ending.enter_context(interrupts_ignored())
            done = len(tuning.trials)
            teller(args.command)(stopped(_n("{n} set", "{n} sets", done), tuning.budget.trials))
            status = INTERRUPTED
        tell_of(args, tuning, as_page)
    return status


def tell_of(args: argparse.Namespace, tuning: Tuning, as_page: Callable[[Tuning], str] | None) -> None:
    """Prints and saves what was found."""
    print(json.dumps(as_json(tuning), indent=2) if args.json else report(tuning))
    for failure in [failure for trial in tuning.trials for failure in trial.found.failures][:3]:
        teller(args.command)(failure)
    if args.out and any(one.whole for one in tuning.trials):
        write_text(Path(args.out), tuning.varied.text(tuning.best.values))
    if as_page:
        write_text(Path(args.html), as_page(tuning))


def show(args: argparse.Namespace, tuning: Tuning, trial: Trial) -> None:
    """A line for each set that was tried."""
    print(trial_line(tuning, trial), file=sys.stderr if args.json else sys.stdout, flush=True)


def tuning_of(args: argparse.Namespace) -> Tuning:
    """The search from the words of the command line. Raises SetupError and CardError."""
    game, chosen = game_with(args.game, args.cards, args.decks)
    assert isinstance(game, CardGame)
    player_of(args.bot, 0)
    varied = Varied(game, args.cards, args.vary, decks_that_meet(game, chosen))
    players = tuple(int(word) for word in listed(args.players) if word.isdecimal())
    if not players or any(n not in game.seats or n < 2 for n in players):
        possible = ", ".join(str(n) for n in game.seats if n > 1)
        raise SetupError(_("the tuning"), [_("{title} has {seats} players", title=game.title, seats=possible)])
    cards = tuple(dict.fromkeys(one.card for one in varied.numbers))
    games = Games(game.name, args.bot, args.seed, cards, tuple(listed(args.decks)))
    least, most = args.share
    budget = Budget(args.trials, args.games, args.fresh)
    return Tuning(varied, Targets(least, most, args.points / 100), games, players, budget)


def weighed(args: argparse.Namespace) -> int:
    """`tune GAME NAME=VALUE`, as `weigh` was called before."""
    from rulebound.lab import weighing

    teller(args.command)(_("This is `weigh` now; `tune` is for numbers of cards."))
    plain = argparse.Namespace(**vars(args))
    plain.bot = "greedy" if args.bot == QUICK else args.bot
    return weighing.run(plain)
