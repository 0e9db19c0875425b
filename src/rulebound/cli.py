"""The command `rulebound`: finds the module of a command, and runs it.

Each command's module has its arguments, what its help says, and `run`. Only the module of the command that is called is
imported, so that the first output comes at once and no command needs what only another one uses.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Final, NamedTuple

from rulebound.games.setting import typed
from rulebound.kernel.basics.problem import DataError, SetupError, nearest
from rulebound.kernel.basics.version import VERSION
from rulebound.language import LANGUAGES, N_, _, choose
from rulebound.language.parser import Parser


class Command(NamedTuple):
    """Where a command is, and a line on what it does."""

    module: str
    summary: str


COMMANDS: Final = {
    "games": Command("rulebound.terminal.games_command", N_("List the games, with their decks, rulings and options.")),
    "play": Command("rulebound.play", N_("Play in the browser, or in the terminal.")),
    "serve": Command("rulebound.server.command", N_("Serve tables in the browser for a group.")),
    "ratings": Command("rulebound.server.ratings_command", N_("Print how strong the players of a server are.")),
    "reports": Command("rulebound.server.reports_command", N_("Print what people at the tables have reported.")),
    "simulate": Command("rulebound.lab.simulate_command", N_("Let bots play many games, and count.")),
    "measure": Command("rulebound.lab.measure.command", N_("Measure what a card, deck or ruling does.")),
    "faults": Command("rulebound.lab.faults.command", N_("Find what is wrong with a set of cards.")),
    "compare": Command("rulebound.lab.compare_command", N_("Measure what a change of cards does.")),
    "cards": Command("rulebound.terminal.cards_command", N_("Check files of cards and decks, or print cards.")),
    "rules": Command("rulebound.lab.rules_command", N_("Print a rulebook with its code and its tests.")),
    "replay": Command("rulebound.terminal.replay", N_("Step through the record of a game.")),
    "verify": Command("rulebound.terminal.verify_command", N_("Check how the seed of a game was made.")),
    "bench": Command("rulebound.lab.bench", N_("Measure how fast the games are here.")),
    "strength": Command("rulebound.lab.strength", N_("Measure how strong the bots are.")),
    "ladder": Command("rulebound.lab.ladder", N_("Measure how strong all bots are, on one scale.")),
    "tune": Command("rulebound.lab.tune.command", N_("Find numbers with which a set of cards is fair.")),
    "weigh": Command("rulebound.lab.weighing", N_("Try other weights for the value of a position.")),
    "fuzz": Command("rulebound.lab.fuzz_command", N_("Check the rules in thousands of random games.")),
    "balance": Command("rulebound.lab.balance_command", N_("Measure how fair seats, decks and cards are.")),
}

EXTRAS: Final = {  # which extra of the package brings a module that may be missing
    "altair": "lab",
    "optuna": "lab",
    "pyarrow": "lab",
    "ray": "ray",
    "textual": "terminal",
    "anyio": "server",
    "starlette": "server",
    "uvicorn": "server",
    "webauthn": "server",
    "vl_convert": "lab",
    "websockets": "server",
}


def program() -> int:
    """`main` as a program of its own. Once it is over, Ctrl-C does not keep Python from cleaning up behind workers."""
    with suppress(KeyboardInterrupt):  # pressed once more, after the command has said that it stops
        status = main()
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return status
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return 130


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command. Returns the exit status: 0, 1 for wrong data, 2 for wrong use, 130 after Ctrl-C."""
    given = list(sys.argv[1:] if words is None else words)
    given = without_language(given)
    name = next((word for word in given if not word.startswith("-")), "")
    if name and name not in COMMANDS:
        return fail("", _("there is no command {name!r}{nearest}", name=name, nearest=nearest(name, COMMANDS)), 2)
    try:
        args = parser(name).parse_args(given)
        status: int = import_module(COMMANDS[args.command].module).run(args)
    except SetupError as error:
        return fail(name, str(error), 2)
    except DataError as error:
        return fail(name, str(error), 1)
    except KeyboardInterrupt:
        return fail(name, _("Stopped."), 130)
    except BrokenPipeError:  # the reader of the output has stopped, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("RULEBOUND_TRACEBACK"):
            raise
        if isinstance(error, ModuleNotFoundError) and (extra := EXTRAS.get((error.name or "").partition(".")[0])):
            return fail(
                name, _("this needs the extra {extra!r}. Install it: pip install 'rulebound[{extra}]'", extra=extra), 1
            )
        kind = type(error).__name__
        fail(name, _("the program has a bug ({error}).", error=f"{kind}: {error}" if str(error) else kind), 1)
        print(_("Set RULEBOUND_TRACEBACK=1 to see where it is."), file=sys.stderr)
        return 1
    return status


def without_language(words: list[str]) -> list[str]:
    """Speaks the language that `--language` or the environment names. Returns the words without that option."""
    first = Parser(prog="rulebound", add_help=False, allow_abbrev=False)
    first.add_argument("--language", choices=LANGUAGES, default="")
    found, rest = first.parse_known_args(words)
    code = found.language or os.environ.get("RULEBOUND_LANGUAGE", "")
    choose(code if code in LANGUAGES else "")
    return rest


def fail(name: str, sentence: str, status: int) -> int:
    """Says why a command cannot go on. Returns the exit status."""
    print(f"rulebound {name}: {sentence}" if name else f"rulebound: {sentence}", file=sys.stderr)
    return status


def parser(name: str) -> argparse.ArgumentParser:
    """All commands by name; that of this name with its arguments and its help."""
    top = Parser(prog="rulebound", description=_("Plays tabletop games exactly by their rulebooks."))
    top.add_argument(
        "--version", action="version", version=f"rulebound {VERSION}", help=N_("show the version, and exit")
    )
    top.add_argument(
        "--language", metavar="CODE", help=N_("the language to speak: en or de (RULEBOUND_LANGUAGE, or en)")
    )
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for each, command in COMMANDS.items():
        made = commands.add_parser(each, help=_(command.summary))
        if each == name:
            module = import_module(command.module)
            made.description, made.epilog = _(module.ABOUT), f"{_('example:')}\n  {typed(module.EXAMPLE)}"
            module.add_arguments(made)
    return top
