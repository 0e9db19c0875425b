"""The command `rules`: a rulebook clause by clause, with the code that carries it out and the tests that prove it."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from textwrap import wrap
from typing import Final

from rulebound.games import GAMES, load
from rulebound.games.arguments import add_game
from rulebound.games.setting import typed
from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.files.clause import COMPONENT, NOTE, Clause
from rulebound.kernel.game.game import Game
from rulebound.lab.citation import Citation, lines_of
from rulebound.lab.clause_report import Report, report

ABOUT = """\
Print a rulebook clause by clause, each with its code and its tests.
With a clause, also print the code itself."""
EXAMPLE = "rules courses clear.guarded"
INDENT: Final = "    "
NARROWEST: Final = 40  # columns, whatever a terminal says of itself


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser, optional=True)
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="a clause, or how several begin (all clauses)")
    parser.add_argument(
        "--coverage", action="store_true", help="fail if a clause of GAME, or of any game, has no code or no test"
    )


def run(args: argparse.Namespace) -> int:
    """Prints the clauses, or what is missing. Returns the exit status: 1 if coverage is asked for and not whole.

    Coverage can be asked for without a game, and then is that of all games.
    """
    if args.game is None:
        if not args.coverage:
            raise DataError("the clauses of a game", [f"say which game: {', '.join(GAMES)}"])
        return max([covered(load(name), None) for name in GAMES])
    game = load(args.game)
    if args.coverage:
        return covered(game, args.clause)
    found = report(game)
    clauses = chosen(game, args.clause)
    width = max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)
    bold = sys.stdout.isatty() and os.name != "nt"  # not every terminal of Windows knows escape codes
    print("\n".join(drawn(found, clauses, width, bold=bold)))
    if args.clause in game.rules:
        print("\n".join(code_of(game, found.code[args.clause])))
    return 0


def chosen(game: Game, wanted: str | None) -> list[Clause]:
    """The clause that is wanted and those that begin with it, or all. Raises DataError if there is none."""
    clauses = list(game.rules.values())
    found = [clause for clause in clauses if wanted is None or f"{clause.id}.".startswith(f"{wanted}.")]
    if not found:
        raise DataError(f"the clauses of {game.title}", [f"there is no clause {wanted!r}; {near(game, wanted or '')}"])
    return found


def near(game: Game, wanted: str) -> str:
    """What to ask for instead: the nearest ids, or all."""
    known = {".".join(words[:n]) for words in [clause.split(".") for clause in game.rules] for n in range(1, 4)}
    folded = {word.casefold(): word for word in sorted(known)}
    close = [repr(folded[word]) for word in get_close_matches(wanted.casefold(), list(folded))]
    if not close:
        return f"`{typed(f'rules {game.name}')}` lists them all"
    return f"the nearest is {close[0]}" if len(close) == 1 else f"the nearest are {', '.join(close)}"


# -- Coverage ----------------------------------------------------------------------------------------------------------


def covered(game: Game, wanted: str | None) -> int:
    """Prints what clauses lack, and how many have all. Returns the exit status: 1 if something is missing."""
    found = report(game)
    clauses = chosen(game, wanted)
    faults = faults_of(found, clauses, wanted)
    print("\n".join([*faults, f"{game.title}: {counted(found, clauses)}"]))
    return 1 if faults else 0


def faults_of(found: Report, clauses: list[Clause], wanted: str | None) -> list[str]:
    """What is wrong with these clauses; with the whole rulebook, if none is named."""
    ids = {clause.id for clause in clauses}
    return [fault.sentence for fault in found.faults if wanted is None or fault.clause in ids]


def counted(found: Report, clauses: list[Clause]) -> str:
    """How many of the clauses there are, and how many of them are accounted for."""
    due = [clause.id for clause in clauses if clause.is_carried_out]
    coded = sum(bool(found.code[clause]) for clause in due)
    tested = "tests unknown" if found.tests is None else f"{sum(bool(found.tests[c]) for c in due)} with a test"
    noun = "clause" if len(clauses) == 1 else "clauses"
    return f"{len(clauses)} {noun}, {len(due)} of them to be carried out: {coded} with code, {tested}."


# -- The rulebook ------------------------------------------------------------------------------------------------------


def drawn(found: Report, clauses: list[Clause], width: int, *, bold: bool) -> Iterator[str]:
    """The clauses under their headings, line by line."""
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            yield from ([""] if heading else [])
            heading = clause.heading
            yield from [heading, "-" * len(heading)]
        yield from drawn_clause(found, clause, width, bold=bold)
    if found.tests is None:
        yield from ["", *wrap("The tests are not installed with this package, so they are not shown.", width)]


def drawn_clause(found: Report, clause: Clause, width: int, *, bold: bool) -> Iterator[str]:
    """The id and the text, and below them the code and the tests; of a note only those there are."""
    kind = f"({clause.kind}) " if clause.kind in (NOTE, COMPONENT) else ""
    first, *rest = wrap(f"[{clause.id}] {kind}{clause.text.replace('**', '')}", width, subsequent_indent="  ")
    yield first.replace(clause.id, f"\x1b[1m{clause.id}\x1b[0m", 1) if bold else first
    yield from rest
    cited = {"code": found.code[clause.id]} | ({} if found.tests is None else {"tests": found.tests[clause.id]})
    for what, citations in cited.items():
        if citations or clause.is_carried_out:
            yield from listed(what, citations, width)


def code_of(game: Game, citations: list[Citation]) -> Iterator[str]:
    """Each definition that cites the clause, below the file and the line where it begins."""
    for first, one in {(one.file, one.first): one for one in citations if one.first}.items():
        yield from ["", f"{one.file}, line {first[1]}", *[INDENT + line for line in lines_of(game, one)]]


def listed(what: str, citations: list[Citation], width: int) -> list[str]:
    """`code: rules.Clear:61, needs.unguarded:20`: each definition and its line, and never broken, to be copied."""
    names = ", ".join(dict.fromkeys(named(citation) for citation in citations)) or "none"
    return wrap(
        f"{what}: {names}",
        width,
        initial_indent=INDENT,
        subsequent_indent=INDENT + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def named(citation: Citation) -> str:
    """The definition with its line in its file; of a test its name alone, by which it can be run."""
    return f"{citation.name}:{citation.first}" if citation.first else citation.name
