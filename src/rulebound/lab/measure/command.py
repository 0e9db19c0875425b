"""The command `measure`: what a change does, as precisely as asked, with the number of games that would be needed."""

from __future__ import annotations

import argparse
import math
import sys
import time

from rulebound.games.arguments import add_cards, add_game, add_page, add_self_play, add_switches, positive
from rulebound.games.setting import switches
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.measure.data import as_json
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.of_rulings import ALL
from rulebound.lab.measure.question import Asked
from rulebound.lab.measure.quick import QUICK
from rulebound.lab.measure.report import heading, report
from rulebound.lab.measure.sums import half_of
from rulebound.lab.reporting import carry_out, listed, page_maker
from rulebound.lab.wording import games
from rulebound.language import _, number

ABOUT = """\
Measure what a card, a deck or a ruling does: the same games before and now.
Stops when the answer is as precise as you ask for, and says when it cannot tell."""
EXAMPLE = "measure courses --cards my-cards.toml --within 3"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    add_cards(parser, "a file of your cards: each that is new or changed is measured, unless a deck or ruling is")
    parser.add_argument(
        "--decks",
        action="append",
        default=[],
        metavar="A,B",
        help="once: the decks that play; twice: the old deck and the new one; three times: then those they meet",
    )
    parser.add_argument(
        "--ruling", action="append", default=[], metavar="K=V", help="measure this ruling; 'all' for each of the game"
    )
    parser.add_argument(
        "--barring", metavar="A,B", help="measure all cards of these actions: players are barred from some by lot"
    )
    parser.add_argument("--within", type=points, default=4.0, metavar="P", help="stop at P points to either side (4)")
    parser.add_argument("--games", type=positive, default=4000, metavar="N", help="play no more games than this (4000)")
    parser.add_argument(
        "--bot", default=QUICK, metavar="BOT", help="the bot that plays all seats (quick: greedy in half the time)"
    )
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="how many players (2)")
    parser.add_argument("--other", action="store_true", help="also compare with another card of its kind")
    add_page(parser)
    add_switches(parser)
    add_self_play(parser)


def points(text: str) -> float:
    """A number of points of a hundred. Raises ArgumentTypeError."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found <= 50:
        raise argparse.ArgumentTypeError(_("must be a number of points above 0 and up to 50, not {text!r}", text=text))
    return found


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C: what was played is reported."""
    measurement = Measurement(asked_of(args), args.workers)
    shown = Shown(measurement)

    def reported(found: Measurement) -> str:
        shown.end()
        return report(found)

    return carry_out(
        args,
        measurement,
        most=args.games,
        heading=heading,
        report=reported,
        as_json=as_json,
        on_progress=shown.tell,
        as_page=page_maker(args, "rulebound.lab.measure.picture"),
    )


def asked_of(args: argparse.Namespace) -> Asked:
    """The question from the words of the command line. Raises SetupError."""
    decks = [tuple(listed(words)) for words in args.decks]
    if len(decks) > 3:
        raise SetupError(_("a measurement"), [_("--decks is given three times at most: old, new, and those they meet")])
    old, new = (decks[0], decks[1]) if len(decks) > 1 else ((), ())
    if not (args.cards or new or args.ruling or args.barring):
        raise SetupError(
            _("a measurement"), [_("say what to measure: --cards FILE, --decks twice, --ruling K=V or --barring A")]
        )
    changed = [(ALL, "")] if ALL in args.ruling else list(switches("rulings", args.ruling).items())
    return Asked(
        game=args.game,
        cards=tuple(args.cards),
        decks=decks[0] if len(decks) == 1 else decks[2] if len(decks) == 3 else (),
        old_decks=old,
        new_decks=new,
        changed=tuple(changed),
        barred=tuple(listed(args.barring)),
        bot=args.bot,
        seats=args.players,
        games=args.games,
        within=args.within,
        seed=args.seed,
        rulings=tuple(switches("rulings", args.rulings).items()),
        options=tuple(switches("options", args.options).items()),
        other=args.other,
    )


class Shown:
    """A line on standard error while games are played, for a person at a terminal."""

    def __init__(self, measurement: Measurement) -> None:
        self.measurement = measurement
        self.watched = sys.stderr.isatty()
        self.last = 0.0

    def tell(self, played: int) -> None:
        """How many games there are, and how sure the least sure subject is."""
        now = time.monotonic()
        if not self.watched or now - self.last < 0.5:
            return
        self.last = now
        halves = [half_of(self.measurement.effect(one)) for one in self.measurement.subjects]
        is_known = halves and math.isfinite(max(halves))
        half = _("±{points} points", points=number(100 * max(halves), 1)) if is_known else _("nothing known yet")
        print(f"\r{games(played)}, {half}  ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clears the line."""
        if self.watched and self.last:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)
