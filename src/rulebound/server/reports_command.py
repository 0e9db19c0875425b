"""The command `reports`: what people at the tables of a server have reported to its host."""

from __future__ import annotations

import argparse

import msgspec

from rulebound.games.arguments import add_json
from rulebound.language import _, _n
from rulebound.server.arguments import add_database, chosen_database
from rulebound.server.reports import Report, all_reports
from rulebound.server.talk import EMOTES, Said

ABOUT = """\
Print the messages that people at the tables of a server have reported.
It can be called while the server runs; people are known by the beginning of their keys."""
EXAMPLE = "reports"
SHOWN: int = 6  # letters of a key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_database(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints all reports. Returns the exit status. Raises DataError."""
    found = all_reports(chosen_database(args))
    if args.json:
        print(msgspec.json.encode({"reports": found}).decode())
        return 0
    print(_n("{n} report", "{n} reports", len(found)))
    for report in found:
        print("\n" + "\n".join(lines_of(report)))
    return 0


def lines_of(report: Report) -> list[str]:
    """A report, as it is printed. The message that was reported has an arrow."""
    head = _("{at}: {other}, reported by {guest}", at=report.at, other=called(report.other), guest=called(report.guest))
    return [
        f"{head}. {report.why}".rstrip(),
        *[f"{'->' if said.n == report.n else '  '} {line_of(said)}" for said in report.messages],
    ]


def line_of(said: Said) -> str:
    name = said.name or _("a watcher")
    return f"{said.at} {name} ({called(said.guest)}): {said.text or _(EMOTES.get(said.emote, said.emote))}"


def called(key: str) -> str:
    """A guest, as the host can tell them from others."""
    return key[:SHOWN]
