"""The command `rulebound`: reads the words of a command line and hands them to what does the work.

Heavy parts are imported by the command that needs them, so that the first output comes at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import DataError, SetupError, nearest
from rulebound.kernel.basics.version import VERSION

Run = Callable[[argparse.Namespace], int]

RUNS = {  # where each command is
    "play": "rulebound.terminal.play",  # with --terminal; else in the browser
    "simulate": "rulebound.lab.simulate_command",
    "compare": "rulebound.lab.compare_command",
    "cards": "rulebound.terminal.cards_command",
    "rules": "rulebound.lab.rules_command",
    "replay": "rulebound.terminal.replay",
    "bench": "rulebound.lab.bench",
    "strength": "rulebound.lab.strength",
    "balance": "rulebound.lab.balance_command",
    "tune": "rulebound.lab.tuning",
    "fuzz": "rulebound.lab.fuzz_command",
}


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit status: 0, 1 for wrong data, 2 for wrong use, 130 after Ctrl-C."""
    args = parser().parse_args(words)
    try:
        return run_of(args)(args)
    except SetupError as error:
        print(f"rulebound {args.command}: {error}", file=sys.stderr)
        return 2
    except DataError as error:
        print(f"rulebound {args.command}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # whoever read the output has left, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("RULEBOUND_TRACEBACK"):
            raise
        told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        print(f"rulebound {args.command}: a fault of the program stopped this ({told}).", file=sys.stderr)
        print("Set RULEBOUND_TRACEBACK=1 to see where it is.", file=sys.stderr)
        return 1


def run_of(args: argparse.Namespace) -> Run:
    """What carries out the command."""
    if args.command == "games":
        return games
    if args.command == "serve" or (args.command == "play" and not (args.terminal or args.plain)):
        server = import_module("rulebound.server.command")
        run: Run = server.run_serve if args.command == "serve" else server.run_play
        return run
    found: Run = import_module(RUNS[args.command]).run
    return found


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, with the nearest right word."""

    def error(self, message: str) -> None:  # type: ignore[override]  # it never returns; mypy wants NoReturn
        end = "" if message.endswith("?") else "."
        print(f"{self.prog}: {message}{end} See {self.prog} --help.", file=sys.stderr)
        sys.exit(2)


def parser() -> argparse.ArgumentParser:
    """All commands with their options."""
    top = Parser(prog="rulebound", description="Plays tabletop games exactly by their rulebooks.")
    top.add_argument("--version", action="version", version=f"rulebound {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, summary: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=summary, description=summary)

    command("games", "The games, with their seats, cards and decks.")
    _play(command("play", "Play in the browser, or with --terminal in the terminal."))
    _serve(command("serve", "Serve tables in the browser for a group."))
    _simulate(command("simulate", "Let bots play many games, and count."))
    _compare(command("compare", "Let bots play the same games with two sets of cards, and tell the difference."))
    _cards(command("cards", "Check files of cards and decks, or show the cards of a game."))
    _rules(command("rules", "The rulebook of a game, clause by clause, with its code and its tests."))
    _replay(command("replay", "Step through the record of a game."))
    _bench(command("bench", "How quick the games are on this machine and build."))
    _strength(command("strength", "How strong the bots of a game are against each other."))
    _tune(command("tune", "Whether bots play better when the value of a position weighs things otherwise."))
    _fuzz(command("fuzz", "Play random games with any rulings, and test in each position what must always be so."))
    _balance(command("balance", "Hold a card set to account: seats, decks, single cards, decisions, leads."))
    return top


def _play(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal, on the whole screen")
    parser.add_argument("--plain", action="store_true", help="play in plain text, line by line, as in a pipe")
    parser.add_argument("--no-browser", action="store_true", help="only say the address; open no browser")
    parser.add_argument(
        "--seats", metavar="LIST", help="who plays, for example human,greedy (bots: random, greedy, ismcts:ITERATIONS)"
    )
    _table(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same cards")


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="0.0.0.0 for everybody (127.0.0.1)")
    parser.add_argument("--port", type=_port, default=8465, metavar="PORT", help="0 for any that is free (8465)")
    parser.add_argument("--db", metavar="URL", help="where tables are kept: sqlite:///PATH")
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="of a proxy before it, whose X-Forwarded-For is believed (none)"
    )


def _simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seats", metavar="LIST", help="the bots, for example random,random")
    _table(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=_positive, metavar="W", help="worker processes (as many as there are cores)")
    parser.add_argument("--fixed", action="store_true", help="do not rotate bots and decks through the seats")
    parser.add_argument("--every-deck", action="store_true", help="all decks in turn, which stay at their seats")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _compare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="how many games with each set (100)")
    parser.add_argument("--seats", metavar="LIST", help="the bots, for example random,random")
    _table(parser, cards="twice: the old cards and the new ones, each a file or 'shipped', the game as it is")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=_positive, metavar="W", help="worker processes (as many as there are cores)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _cards(parser: argparse.ArgumentParser) -> None:
    parts = parser.add_subparsers(dest="what", metavar="WHAT", required=True, parser_class=Parser)
    check = parts.add_parser("check", help="Say all that is wrong in files of cards or decks.")
    check.add_argument("files", nargs="+", metavar="FILE", help="a file of cards, or one of decks")
    check.add_argument("--game", metavar="GAME", type=_game, help="whose cards these are (the game that fits)")
    show = parts.add_parser("show", help="Show a card of a game, or all of them.")
    show.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    show.add_argument(
        "name", nargs="?", metavar="NAME", help="a card, how its name begins, or a word of it; without, all cards"
    )
    show.add_argument("--cards", action="append", default=[], metavar="FILE", help="a file of own cards")


def _rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="one clause by its id, or all that begin with it")
    parser.add_argument("--coverage", action="store_true", help="fail if a clause has no code or no test")


def _replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record that play or the server has saved")
    parser.add_argument("--to", type=int, metavar="N", help="show the position after N decisions, and stop")
    parser.add_argument("--cards", action="append", default=[], metavar="FILE", help="own cards, as in the game")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _bench(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", type=_game, help=f"some of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=_positive, default=2, metavar="N", help="how many seats (2)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _strength(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=_positive, default=400, metavar="N", help="how many of each contest (400)")
    parser.add_argument("--seats", metavar="LIST", help="one contest alone: the bot in question, then the others")
    _played(parser)


def _balance(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=_positive, default=600, metavar="N", help="how many games in all (600)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays all seats (greedy)")
    parser.add_argument("--seats", type=_positive, default=2, metavar="N", help="how many seats (2)")
    parser.add_argument("--decks", metavar="A,B", help="decks by name or file, instead of all decks of the game")
    parser.add_argument("--cards", action="append", default=[], metavar="FILE", help="a file of own cards")
    parser.add_argument("--all", action="store_true", help="tell of every card, not of the striking ones alone")
    _played(parser)


def _tune(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("weights", nargs="+", metavar="NAME=VALUE", help="weights of the game's value.py")
    parser.add_argument("--games", type=_positive, default=400, metavar="N", help="how many games (400)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays both seats (greedy)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=_positive, metavar="W", help="worker processes (as many as there are cores)")


def _fuzz(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", type=_game, help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--games", type=_positive, default=1000, metavar="N", help="how many of each table (1000)")
    parser.add_argument("--seats", type=_positive, metavar="N", help="how many seats (every number in turn)")
    parser.add_argument("--cards", action="append", default=[], metavar="FILE", help="a file of own cards")
    _played(parser)


def _played(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the seed of the first game (0)")
    parser.add_argument("--workers", type=_positive, metavar="W", help="worker processes (as many as there are cores)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def _table(parser: argparse.ArgumentParser, cards: str = "a file of own cards") -> None:
    parser.add_argument("--decks", metavar="A,B", help="the decks by name or file, one for each seat")
    parser.add_argument("--cards", action="append", default=[], metavar="FILE", help=cards)
    parser.add_argument("--rulings", action="append", default=[], metavar="K=V", help="set a switch of the rulings")
    parser.add_argument("--options", action="append", default=[], metavar="K=V", help="set an option of the set-up")


def _game(name: str) -> str:
    if name not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {name!r}{nearest(name, GAMES)}")
    return name


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 on, not {text!r}")
    return int(text)


def _port(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to 65535, not {text!r}")
    return int(text)


def games(args: argparse.Namespace) -> int:
    """The command `games`."""
    for name in GAMES:
        game = load(name)
        least, most = game.minutes
        print(f"{name}: {game.title}, {game.seats[0]} to {game.seats[-1]} players, {least} to {most} minutes")
        print(f"  {game.about}")
        kinds = sorted({card.kind for card in game.card_list})
        counts = [f"{sum(card.kind == kind for card in game.card_list)} {kind}s" for kind in kinds]
        print(f"  {len(game.card_list)} cards: {', '.join(counts)}")
        for deck in game.decks.values():
            print(f"  Deck {deck.name!r}: {deck.about}")
        for what, switches in (("Ruling", game.rulings), ("Option", game.options)):
            for switch in switches.values():
                print(f"  {what} {switch.name} = {switch.possible()}: {switch.about}")
    return 0
