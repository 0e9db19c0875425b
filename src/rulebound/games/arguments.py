"""The arguments that several commands share, and how their values are read."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError

from rulebound import games
from rulebound.kernel.basics.problem import nearest
from rulebound.language import _


def add_game(parser: ArgumentParser, *, optional: bool = False) -> None:
    """The game that a command is about, as `args.game`."""
    names = f"one of: {', '.join(games.GAMES)}"
    if optional:
        parser.add_argument("game", nargs="?", metavar="GAME", type=game_name, help=names)
    else:
        parser.add_argument("game", metavar="GAME", type=game_name, help=names)


def add_cards(parser: ArgumentParser, about: str = "a file of your own cards; may be given several times") -> None:
    """Files of cards, as the list `args.cards`."""
    parser.add_argument("--cards", action="append", default=[], metavar="FILE", help=about)


def add_decks(parser: ArgumentParser) -> None:
    """Decks, as `args.decks`."""
    parser.add_argument("--decks", metavar="A,B", help="the decks, by name or file, one for each seat")


def add_switches(parser: ArgumentParser) -> None:
    """Rulings and options, as the lists `args.rulings` and `args.options`; `games` says which there are."""
    parser.add_argument(
        "--rulings", action="append", default=[], metavar="K=V", help="how the table rules, as listed by `games`"
    )
    parser.add_argument(
        "--options", action="append", default=[], metavar="K=V", help="how the table is set up, as listed by `games`"
    )


def add_bots(parser: ArgumentParser, usual: str = "random,random") -> None:
    """The bots of the seats, as `args.seats`. usual: those that play if none are named."""
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help=f"the bots: random, newcomer, learner, greedy, ismcts:ITERATIONS, or your own as MODULE:CLASS ({usual})",
    )


def add_self_play(parser: ArgumentParser) -> None:
    """How bots play many games: `args.seed`, `args.workers`, `args.on` and `args.json`."""
    add_seed(parser)
    add_workers(parser)
    add_json(parser)


def add_seed(parser: ArgumentParser) -> None:
    """The seed of the first game, as `args.seed`."""
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")


def add_workers(parser: ArgumentParser) -> None:
    """Where games are played: by how many processes of this computer, `args.workers`, or on a cluster, `args.on`."""
    parser.add_argument("--workers", type=positive, metavar="W", help="worker processes (one for each core)")
    parser.add_argument(
        "--on", default="", metavar="ray", help="play on a cluster of Ray: ray for this computer, or ray=ADDRESS"
    )


def add_json(parser: ArgumentParser) -> None:
    """Whether the result is printed for a program, as `args.json`."""
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def add_page(parser: ArgumentParser) -> None:
    """The file into which the result goes as a page, as `args.html`."""
    parser.add_argument("--html", metavar="FILE", help="save the answer as a page with charts, which opens offline")


def game_name(text: str) -> str:
    """The name of a game. Raises ArgumentTypeError with the nearest one."""
    if text not in games.GAMES:
        raise ArgumentTypeError(_("there is no game {name!r}{nearest}", name=text, nearest=nearest(text, games.GAMES)))
    return text


def positive(text: str) -> int:
    """A whole number from 1 on. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise ArgumentTypeError(_("must be a whole number from 1 on, not {text!r}", text=text))
    return int(text)
