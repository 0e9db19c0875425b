"""The command `replay`: the record of a game, decision by decision."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import msgspec

from rulebound.games import load
from rulebound.games.arguments import add_cards, add_json
from rulebound.kernel.basics.problem import RecordError, SetupError
from rulebound.language import N_, SOURCE, _, speaking
from rulebound.terminal.console import Console, EndOfInput
from rulebound.terminal.drawn.runs import Run, wrap
from rulebound.terminal.keeping import record_in
from rulebound.terminal.plain import as_text, draw, log, question
from rulebound.terminal.positions import Positions
from rulebound.terminal.telling import counted_decisions

ABOUT = """\
Step through the record of a game, decision by decision.
Enter goes on, b goes back; in a pipe all decisions are printed."""
EXAMPLE = "replay game.json --to 12"
HELP: Final = N_("Enter: the next decision; b: back; a number: after so many decisions; q: quit.")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record that was saved in the terminal or the browser")
    parser.add_argument("--to", type=int, metavar="N", help="print the position after N decisions, and stop")
    add_cards(parser, "the file of cards with which the game was played")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Shows a record. Returns the exit status. Raises RecordError for a wrong record, SetupError for a wrong --to."""
    path = Path(args.file)
    try:
        record = record_in(path)
        positions = Positions(load(record.game, args.cards), record)
    except (RecordError, SetupError) as error:
        raise RecordError(args.file, error.problems) from error
    if args.to is not None and not 0 <= args.to <= positions.last:
        raise SetupError(
            args.file,
            [
                _(
                    "it has {decisions}, so --to is 0 to {last}",
                    decisions=counted_decisions(positions.last),
                    last=positions.last,
                )
            ],
        )
    console = Console()
    if args.json:
        with speaking(SOURCE):  # for programs, whatever people read
            print(msgspec.json.encode(positions.as_data(args.to)).decode())
    elif args.to is not None:
        show(console, positions, args.to)
    elif console.interactive and console.on_screen:
        step_through(console, positions)
    else:
        list_all(console, positions)
    return 0


# All at once


def list_all(console: Console, positions: Positions) -> None:
    """Prints every decision with its consequences, then the result or the last position."""
    show_log(console, positions, 0)
    for number in range(1, positions.last + 1):
        rows = wrap([Run(f"{number}. {positions.sentence(number)}")], console.width, [], [Run("   ")])
        console.show(as_text(rows, console.encoding))
        show_log(console, positions, number)
    last = positions.shown(positions.last)
    ended = question(last, console.width, console.encoding) if last.outcome else ""
    console.show(ended or _("The record ends here, after {decisions}.\n", decisions=counted_decisions(positions.last)))


def show_log(console: Console, positions: Positions, number: int) -> None:
    """Prints the consequences of this decision; for 0, what happened before the first one."""
    console.show(log(positions.news(number), console.width, console.encoding))


# Step by step


def show(console: Console, positions: Positions, number: int) -> None:
    """Prints the position after so many decisions, as the deciding seat sees it."""
    console.show(draw(positions.shown(number), console.width, console.encoding))


def step_through(console: Console, positions: Positions) -> None:
    """Steps forward and back on request."""
    console.say(
        _(
            "{decisions}. Each is shown as the player sees it who decides. {help}",
            decisions=counted_decisions(positions.last),
            help=_(HELP),
        )
    )
    number = 0
    show_step(console, positions, number)
    while True:
        try:
            word = console.ask(_("{number} of {last}", number=number, last=positions.last) + " > ").casefold()
        except EndOfInput:
            return
        if word in ("q", "quit"):
            return
        wanted = destination(word, number, positions.last)
        if wanted in range(positions.last + 1):
            number = wanted
            show_step(console, positions, number)
        else:
            console.say(
                _(
                    "{word!r} is not possible: there are positions 0 to {last}. {help}",
                    word=word,
                    last=positions.last,
                    help=_(HELP),
                )
            )


def show_step(console: Console, positions: Positions, number: int) -> None:
    """Prints the last action with its consequences, the position, and the next decision."""
    console.show("\n")
    if number:
        console.say(positions.sentence(number))
    show_log(console, positions, number)
    console.show("\n")
    show(console, positions, number)
    if number < positions.last:
        console.say(_("Next: {sentence}", sentence=positions.sentence(number + 1)))


def destination(word: str, number: int, last: int) -> int:
    """The position that a typed word asks for at position `number`; -1 for an unknown word."""
    if word == "b":
        return max(0, number - 1)
    if word in ("", "n"):
        return min(last, number + 1)
    return int(word) if word.isascii() and word.isdigit() else -1
