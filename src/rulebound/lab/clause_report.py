"""The clause report: for each clause of a game where it is carried out and tested, and what is wrong with that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulebound.kernel.basics.problem import DataError, nearest
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.files.clause import LINE, RULING
from rulebound.kernel.game.game import Game
from rulebound.lab.citation import Citation, citations_in, code_citations, folder_of_tests, marks_of_tests, shown

DOCUMENTS: Final = ("RULES.md", "RULINGS.md")
PROMISES: Final = "/invariants.py"  # what tests a clause everywhere does not carry it out
SHARED: Final = ("kernel", "cardtext")  # serve all games, so they may cite no clause of one

SWITCH: Final = re.compile(r"\b(Switch|Option) `(\w+)`: (.+?)\.(?= |$)")
NUMBERS: Final = re.compile(r"(?:a|any) (?:whole )?number\b")

ByClause = Mapping[str, list[Citation]]


@dataclass(frozen=True)
class Fault:
    """A sentence on what is wrong, and the clause it is about, if there is one."""

    clause: str
    sentence: str


@dataclass(frozen=True)
class Report:
    """The code and the tests of each clause of a game, and what is wrong.

    tests: None where there is no folder of tests, as in an installed package.
    """

    code: ByClause
    tests: ByClause | None
    faults: list[Fault]


def report(game: Game) -> Report:
    """Everything about the game's clauses. Raises DataError if RULES.md and RULINGS.md cannot be read."""
    if wrong := faults_of_documents(game.folder):
        raise DataError(f"the clauses of {game.title}", wrong)
    cited, marks = code_citations(game), marks_of_tests(game)
    proved = [citation for name, citation in marks if name == game.name]
    code = _by_clause(game, [one for one in cited if not one.file.endswith(PROMISES)])
    tests = _by_clause(game, proved) if folder_of_tests(game) is not None else None
    faults = [
        *_unproved(game, code, tests),
        *_unknown(game, [*cited, *proved]),
        *_in_shared_code(game),
        *_of_marks(game, marks),
        *_of_switches(game),
    ]
    return Report(code, tests, faults)


def missing(game: Game) -> list[str]:
    """What keeps the rulebook from being accounted for, a sentence each."""
    return faults_of_documents(game.folder) or [fault.sentence for fault in report(game).faults]


def faults_of_documents(folder: Path) -> list[str]:
    """What in RULES.md and RULINGS.md is lost: ids that are there twice, and lines that only look like clauses."""
    problems: list[str] = []
    first: dict[str, str] = {}
    for file in DOCUMENTS:
        for number, line in enumerate((folder / file).read_text(encoding="utf-8").splitlines(), 1):
            here = f"{file}:{number}"
            if not (found := LINE.match(line)):
                if line.startswith("- ["):
                    problems.append(f"{here}: this is not a clause, which is written `- [id] Text.`")
            elif found["id"] in first:
                problems.append(f"{here}: the id {found['id']} is taken by {first[found['id']]}.")
            else:
                first[found["id"]] = here
    return problems


# -- What is wrong -----------------------------------------------------------------------------------------------------


def _unproved(game: Game, code: ByClause, tests: ByClause | None) -> Iterator[Fault]:
    if tests is None:
        yield Fault("", "There are no tests beside this package, so what is tested is unknown.")
    for clause in game.rules.values():
        lacking = ["no code"] if not code[clause.id] else []
        lacking += ["no test"] if tests is not None and not tests[clause.id] else []
        if clause.is_carried_out and lacking:
            yield Fault(clause.id, f"{clause.id} has {' and '.join(lacking)}.")
        elif clause.is_carried_out and not any(one.first for one in code[clause.id]):
            yield Fault(clause.id, f"{clause.id} is cited by a module as a whole: say which definition carries it out.")


def _unknown(game: Game, citations: list[Citation]) -> Iterator[Fault]:
    for one in citations:
        if one.clause not in game.rules:
            near = _near(one.clause, game.rules)
            yield Fault(one.clause, f"{one} cites {one.clause!r}, which is no clause of {game.title}{near}")


def _in_shared_code(game: Game) -> Iterator[Fault]:
    for path in [path for part in SHARED for path in sorted((game.folder.parents[1] / part).rglob("*.py"))]:
        for one in citations_in(path, shown(game, path)):
            if one.clause in game.rules:
                yield Fault(one.clause, f"{one} cites {one.clause} of {game.title}, but it serves all games.")


def _of_marks(game: Game, marks: list[tuple[str, Citation]]) -> Iterator[Fault]:
    """Marks that count for no game, since they are not plain strings or name a game that is not there."""
    games = {path.parent.name for path in game.folder.parent.glob(f"*/{DOCUMENTS[0]}")}
    for name, place in dict.fromkeys((name, str(citation)) for name, citation in marks if name not in games):
        near = _near(name, games)
        wrong = f"is marked for {name!r}, which is no game{near}" if name else "has a mark that is no plain strings."
        yield Fault("", f"{place} {wrong}")


def _of_switches(game: Game) -> Iterator[Fault]:
    """Texts name the switches that the game has, with just their values; a switch is named by its clause."""
    named: set[tuple[str, str]] = set()
    for clause in game.rules.values():
        for kind, name, values in SWITCH.findall(clause.text):
            switches = game.rulings if kind == "Switch" else game.options
            named.add((clause.id, name))
            if name not in switches:
                absent = f"{name!r}, which is not there{_near(name, switches)}"
                yield Fault(clause.id, f"{clause.id} names the {kind.lower()} {absent}")
            elif not _are_values_of(switches[name], values):
                possible = switches[name].possible()
                yield Fault(clause.id, f"{clause.id} says of {name!r} that it is {values}, but it can be {possible}.")
    for switch in [*game.switches, *game.set_up_options]:
        # An option of the rulebook itself has the rulebook's words.
        is_ours = switch in game.switches or (switch.clause in game.rules and game.rules[switch.clause].kind == RULING)
        if is_ours and (switch.clause, switch.name) not in named:
            yield Fault(switch.clause, f"The switch {switch.name!r} stands on {switch.clause}, which does not name it.")


def _are_values_of(switch: Switch, values: str) -> bool:
    """Whether `own | all` says what the switch can be, in its order: the first is the default."""
    parts = [part.strip("` ") for part in values.split("|")]
    words = [part for part in parts if not NUMBERS.match(part)]
    ends = [int(n) for part in parts if NUMBERS.match(part) for n in re.findall(r"\d+", part)]
    return words == list(switch.values) and switch.numbers == ((min(ends), max(ends)) if ends else None)


def _near(word: str, known: Iterable[str]) -> str:
    """How a sentence on an unknown word ends."""
    return f"{nearest(word, known)}.".replace("?.", "?")


def _by_clause(game: Game, citations: list[Citation]) -> dict[str, list[Citation]]:
    return {clause: [one for one in citations if one.clause == clause] for clause in game.rules}
