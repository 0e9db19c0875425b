"""Citations: where the sources cite a rulebook's clauses, and which tests prove them.

Sources and tests are read and not run, so a comment counts like code, and nothing has to be registered. `report` says
for each clause of a game where it is carried out and tested; `missing` says what is wrong with that, a sentence each.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulebound.kernel.clause import LINE, RULING
from rulebound.kernel.game import Game
from rulebound.kernel.problem import DataError, nearest
from rulebound.kernel.switch import Switch

DOCUMENTS: Final = ("RULES.md", "RULINGS.md")
PROMISES: Final = "/invariants.py"  # what tests a clause everywhere does not carry it out
SHARED: Final = ("kernel", "cardtext")  # serve all games, so they may cite no clause of one

CITED: Final = {
    "rule": 0,
    "invariant": 0,
    "need": 0,
    "prohibition": 0,
    "Need": 0,
    "Question": 0,
    "Switch": 1,
    "end": 2,
}  # which argument is the clause
# An id in brackets, and neither a word nor an index.
BRACKETED: Final = re.compile(r"(?<![\w\])])\[(\w[\w-]*(?:\.[\w-]+)+|[A-Z]\d+[a-z]?)\]")
SWITCH: Final = re.compile(r"\b(Switch|Option) `(\w+)`: (.+?)\.(?= |$)")
NUMBERS: Final = re.compile(r"(?:a|any) (?:whole )?number\b")

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINES: Final = (ast.ClassDef, *FUNCTIONS)


@dataclass(frozen=True, order=True)
class Citation:
    """A place that cites a clause: the file, as one would open it, and the definition, for example `rules.Clear`."""

    file: str
    line: int
    name: str
    clause: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.name}"


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


# -- Code --------------------------------------------------------------------------------------------------------------


def code_citations(game: Game) -> list[Citation]:
    """Every place in the game's own package that cites a clause."""
    return [one for path in sorted(game.folder.rglob("*.py")) for one in _citations(path, _shown(game, path))]


def _citations(path: Path, file: str) -> list[Citation]:
    tree = _parse(path)
    names = list(_definitions(tree.body, path.stem))
    found = {*_in_code(tree), *_in_docstrings(tree, path), *_in_comments(path)}
    return sorted(Citation(file, line, _name_at(line, names, path.stem), clause) for line, clause in found)


def _in_code(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The arguments of rules, needs, questions, switches and ends, and the clauses of actions."""
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.Call) and (place := CITED.get(_called(node.func))) is not None:
            values = [*node.args[place : place + 1], *[word.value for word in node.keywords if word.arg == "clause"]]
        elif isinstance(node, ast.ClassDef):
            values = list(_assigned(node.body, "clause"))
        yield from ((value.lineno, _text(value)) for value in values if _text(value))


def _in_docstrings(tree: ast.Module, path: Path) -> Iterator[tuple[int, str]]:
    lines = path.read_text(encoding="utf-8").split("\n")
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, *DEFINES)) and ast.get_docstring(node) is not None:
            text = node.body[0]
            for number in range(text.lineno, (text.end_lineno or text.lineno) + 1):
                yield from ((number, clause) for clause in BRACKETED.findall(lines[number - 1]))


def _in_comments(path: Path) -> Iterator[tuple[int, str]]:
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                yield from ((token.start[0], clause) for clause in BRACKETED.findall(token.string))


def _definitions(body: list[ast.stmt], inside: str) -> Iterator[tuple[range, str]]:
    """The lines of each definition with its qualified name, outer ones first; functions are not looked into."""
    for node in body:
        if name := _defined(node):
            decorated = [decorator.lineno for decorator in getattr(node, "decorator_list", [])]
            yield range(min([node.lineno, *decorated]), (node.end_lineno or node.lineno) + 1), f"{inside}.{name}"
            if isinstance(node, ast.ClassDef):
                yield from _definitions(node.body, f"{inside}.{name}")


def _defined(node: ast.stmt) -> str:
    """The name that a statement defines, or nothing; the `clause` of a class is said by the class itself."""
    names = [node.name] if isinstance(node, DEFINES) else [name for name in _targets(node) if name != "clause"]
    return names[0] if names else ""


def _name_at(line: int, names: list[tuple[range, str]], module: str) -> str:
    return [module, *[name for lines, name in names if line in lines]][-1]


# -- Tests -------------------------------------------------------------------------------------------------------------


def folder_of_tests(game: Game) -> Path | None:
    """The tests of the checkout in which the game's package is, as sources or as compiled copy; None if installed."""
    for root in game.folder.parents[3:5]:  # the package is src/rulebound, or build/compiled/rulebound
        if (root / "tests").is_dir() and (root / "src" / "rulebound").is_dir():
            return root / "tests"
    return None


def marks_of_tests(game: Game) -> list[tuple[str, Citation]]:
    """The clauses in marks of tests, each with its game; no game and no clause where a mark cannot be read."""
    folder = folder_of_tests(game)
    paths = sorted(folder.rglob("test_*.py")) if folder is not None else []  # what pytest would read
    return [mark for path in paths for mark in _marks(_parse(path), path.name, _shown(game, path))]


def _marks(node: ast.AST, name: str, file: str) -> Iterator[tuple[str, Citation]]:
    """The marks on a module, class or function and within it, unless nothing in it is a test."""
    if not any(isinstance(inner, FUNCTIONS) and inner.name.startswith("test") for inner in ast.walk(node)):
        return
    body = getattr(node, "body", [])
    for marking in [*getattr(node, "decorator_list", []), *_assigned(body, "pytestmark")]:
        for call in [inner for inner in ast.walk(marking) if isinstance(inner, ast.Call) and _is_mark(inner.func)]:
            words = [_text(value) for value in call.args]
            game, *clauses = words if len(words) > 1 and all(words) else ["", ""]
            yield from ((game, Citation(file, call.lineno, name, clause)) for clause in clauses)
    for inner in [] if isinstance(node, FUNCTIONS) else body:
        if isinstance(inner, DEFINES):
            yield from _marks(inner, f"{name}::{inner.name}", file)


def _is_mark(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and function.attr == "rule" and _called(function.value) == "mark"


# -- What is wrong -----------------------------------------------------------------------------------------------------


def _unproved(game: Game, code: ByClause, tests: ByClause | None) -> Iterator[Fault]:
    if tests is None:
        yield Fault("", "There are no tests beside this package, so nobody can say what is tested.")
    for clause in game.rules.values():
        lacking = ["no code"] if not code[clause.id] else []
        lacking += ["no test"] if tests is not None and not tests[clause.id] else []
        if clause.is_carried_out and lacking:
            yield Fault(clause.id, f"{clause.id} has {' and '.join(lacking)}.")


def _unknown(game: Game, citations: list[Citation]) -> Iterator[Fault]:
    for one in citations:
        if one.clause not in game.rules:
            near = _near(one.clause, game.rules)
            yield Fault(one.clause, f"{one} cites {one.clause!r}, which is no clause of {game.title}{near}")


def _in_shared_code(game: Game) -> Iterator[Fault]:
    for path in [path for part in SHARED for path in sorted((game.folder.parents[1] / part).rglob("*.py"))]:
        for one in _citations(path, _shown(game, path)):
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
        # An option of the rulebook itself is told in the rulebook's words.
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


# -- Reading -----------------------------------------------------------------------------------------------------------


def _parse(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise DataError(str(path), [f"line {error.lineno} is not Python: {error.msg}"]) from None


def _called(function: ast.expr) -> str:
    """The last word of what is called: `end` of `table.end(...)`, `Question` of `Question[Table](...)`."""
    if isinstance(function, ast.Subscript):
        return _called(function.value)
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _text(value: ast.expr) -> str:
    """What a plain string says; nothing where it is no plain string."""
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""


def _targets(node: ast.stmt) -> list[str]:
    """The names that a statement assigns to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _assigned(body: list[ast.stmt], name: str) -> Iterator[ast.expr]:
    """The values that a body gives to a name."""
    for node in body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None and name in _targets(node):
            yield node.value


def _shown(game: Game, path: Path) -> str:
    """A file as one would open it from the checkout, or from the folder in which the package is installed."""
    tests = folder_of_tests(game)
    return path.relative_to(tests.parent if tests is not None else game.folder.parents[2]).as_posix()


def _by_clause(game: Game, citations: list[Citation]) -> dict[str, list[Citation]]:
    return {clause: [one for one in citations if one.clause == clause] for clause in game.rules}
