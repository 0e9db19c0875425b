"""The command `rulebound`: finds the module of a command, and runs it.

Each command's module has its arguments, what its help says, and `run`. Only the module of the command that is called is
imported, so that the first output comes at once and no command needs what only another one uses.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NamedTuple

from rulebound.games.setting import typed
from rulebound.kernel.basics.problem import DataError, SetupError, nearest
from rulebound.kernel.basics.version import VERSION


class Command(NamedTuple):
    """Where a command is, and a line on what it does."""

    module: str
    summary: str


COMMANDS: Final = {
    "games": Command("rulebound.terminal.games_command", "List the games, with their decks, rulings and options."),
    "play": Command("rulebound.play", "Play in the browser, or in the terminal."),
    "serve": Command("rulebound.server.command", "Serve tables in the browser for a group."),
    "simulate": Command("rulebound.lab.simulate_command", "Let bots play many games, and count."),
    "measure": Command("rulebound.lab.measure_command", "Measure what a card of your own does."),
    "compare": Command("rulebound.lab.compare_command", "Measure what a change of cards does."),
    "cards": Command("rulebound.terminal.cards_command", "Check files of cards and decks, or print cards."),
    "rules": Command("rulebound.lab.rules_command", "Print a rulebook with its code and its tests."),
    "replay": Command("rulebound.terminal.replay", "Step through the record of a game."),
    "bench": Command("rulebound.lab.bench", "Measure how fast the games are here."),
    "strength": Command("rulebound.lab.strength", "Measure how strong the bots are."),
    "tune": Command("rulebound.lab.tuning", "Try other weights for the value of a position."),
    "fuzz": Command("rulebound.lab.fuzz_command", "Check the rules in thousands of random games."),
    "balance": Command("rulebound.lab.balance_command", "Measure how fair seats, decks and cards are."),
}

EXTRAS: Final = {  # which extra of the package brings a module that may be missing
    "textual": "terminal",
    "anyio": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
}


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit status: 0, 1 for wrong data, 2 for wrong use, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if words is None else words)
    name = next((word for word in given if not word.startswith("-")), "")
    if name and name not in COMMANDS:
        return fail("", f"there is no command {name!r}{nearest(name, COMMANDS)}", 2)
    try:
        args = parser(name).parse_args(given)
        status: int = import_module(COMMANDS[args.command].module).run(args)
    except SetupError as error:
        return fail(name, str(error), 2)
    except DataError as error:
        return fail(name, str(error), 1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of the output has stopped, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("RULEBOUND_TRACEBACK"):
            raise
        if isinstance(error, ModuleNotFoundError) and (extra := EXTRAS.get((error.name or "").partition(".")[0])):
            return fail(name, f"this needs the extra {extra!r}. Install it: pip install 'rulebound[{extra}]'", 1)
        kind = type(error).__name__
        fail(name, f"the program has a bug ({f'{kind}: {error}' if str(error) else kind}).", 1)
        print("Set RULEBOUND_TRACEBACK=1 to see where it is.", file=sys.stderr)
        return 1
    return status


def fail(name: str, sentence: str, status: int) -> int:
    """Says why a command cannot go on. Returns the exit status."""
    print(f"rulebound {name}: {sentence}" if name else f"rulebound: {sentence}", file=sys.stderr)
    return status


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, with the nearest right word."""

    def error(self, message: str) -> None:  # type: ignore[override]  # it never returns; mypy wants NoReturn
        end = "" if message.endswith("?") else "."
        print(f"{self.prog}: {message}{end} See {self.prog} --help.", file=sys.stderr)
        sys.exit(2)


def parser(name: str) -> argparse.ArgumentParser:
    """All commands by name; that of this name with its arguments and its help."""
    top = Parser(prog="rulebound", description="Plays tabletop games exactly by their rulebooks.")
    top.add_argument("--version", action="version", version=f"rulebound {VERSION}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for each, command in COMMANDS.items():
        made = commands.add_parser(each, help=command.summary, formatter_class=argparse.RawDescriptionHelpFormatter)
        if each == name:
            module = import_module(command.module)
            made.description, made.epilog = module.ABOUT, f"example:\n  {typed(module.EXAMPLE)}"
            module.add_arguments(made)
    return top
