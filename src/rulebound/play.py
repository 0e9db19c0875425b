"""The command `play`: in the browser, or with --terminal or --plain in the terminal."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module

from rulebound.games.arguments import add_cards, add_decks, add_game, add_switches

ABOUT = """\
Play against bots or with others at one screen, in the browser or the terminal.
Without arguments you are asked which game; unfinished games can be resumed."""
EXAMPLE = "play courses --seats human,ismcts:200"


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser, optional=True)
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, on the whole screen")
    parser.add_argument("--plain", action="store_true", help="play in plain text, line by line, also in a pipe")
    parser.add_argument("--no-browser", action="store_true", help="print the address, and open no browser")
    parser.add_argument(
        "--seats",
        metavar="LIST",
        help="who plays: human, random, newcomer, learner, greedy or ismcts:ITERATIONS (human,random)",
    )
    add_decks(parser)
    add_cards(parser)
    add_switches(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same cards (drawn at random)")


def run(args: Namespace) -> int:
    """Starts the client that is asked for. Returns the exit status. Raises DataError."""
    if args.terminal or args.plain:
        status: int = import_module("rulebound.terminal.play").run(args)
    else:
        status = import_module("rulebound.server.command").run_play(args)
    return status
