"""The command `verify`: whether the seed of a game with others was made as its server promised."""

from __future__ import annotations

import argparse
from pathlib import Path

from rulebound.games import load
from rulebound.games.arguments import add_cards
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import Record
from rulebound.language import _
from rulebound.session.fair_seed import FairSeed, fair_seed_of, faults_of
from rulebound.terminal.keeping import record_in
from rulebound.terminal.telling import counted_decisions, listing

ABOUT = """\
Check the seed of a game that was played on a server with others.
The server was committed to a secret before the players' browsers contributed to the seed."""
EXAMPLE = "verify game.json --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("file", metavar="FILE", help="a record that was saved in the browser after the game")
    parser.add_argument("--commitment", default="", metavar="HEX", help="what your browser was shown before the game")
    parser.add_argument("--contribution", default="", metavar="HEX", help="what your browser has contributed")
    add_cards(parser, "the file of cards with which the game was played")


def run(args: argparse.Namespace) -> int:
    """Says what the seed was made of. Returns the exit status. Raises RecordError if it was not made so."""
    record = record_in(Path(args.file))
    faults = faults_of(record, args.commitment.lower(), args.contribution.lower())
    if faults:
        raise RecordError(args.file, faults)
    try:
        match = Match.from_record(record, load(record.game, args.cards))
    except RecordError as error:
        raise RecordError(args.file, error.problems) from error
    fair = fair_seed_of(record)
    assert fair is not None, "a record without one has a fault"
    print("\n".join(lines(record, match, fair, compared=bool(args.commitment))))
    return 0


def lines(record: Record, match: Match, fair: FairSeed, *, compared: bool) -> list[str]:
    """What was checked, in sentences."""
    names = match.state.setup.names
    by_name = [name for name, one in zip(names, fair.contributions, strict=True) if one]
    without = [name for name, one in zip(names, fair.contributions, strict=True) if not one]
    return [
        _(
            "The seed follows from the secret of the server and what the browsers of {names} contributed.",
            names=listing(by_name),
        )
        if by_name
        else _("The seed follows from the secret of the server alone."),
        *([_("Nothing was contributed for {names}.", names=listing(without))] if by_name and without else []),
        _("The game replays with this seed, {decisions} long.", decisions=counted_decisions(len(record.actions))),
        _("The server was committed to its secret before.")
        if compared
        else _("Its commitment was {digits}. Compare that with what your browser was shown.", digits=fair.commitment),
    ]
