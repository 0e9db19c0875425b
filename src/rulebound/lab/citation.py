"""Citations: where the sources cite a rulebook's clauses, and which tests prove them.

Sources and tests are read and not run, so a comment counts like code, and nothing has to be registered. A citation
belongs to the definition in which it stands, or above which it stands as a comment.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.game import Game

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
# Most files hold neither, and to parse one takes a hundred times as long as to search it.
MAY_CITE: Final = re.compile(rf"{BRACKETED.pattern}|\b(?:clause|{'|'.join(CITED)})\b")
MAY_MARK: Final = re.compile(r"\bmark\s*\.\s*rule\b")

Place: TypeAlias = tuple[range, str]  # the lines of a definition, and its qualified name

FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
DEFINES: Final = (ast.ClassDef, *FUNCTIONS)


@dataclass(frozen=True, order=True)
class Citation:
    """A place that cites a clause: the file, as one would open it, and the definition, for example `rules.Clear`."""

    file: str
    line: int
    name: str
    clause: str
    first: int = 0  # the lines of the definition, decorators included; 0 for a module as a whole
    last: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.name}"


# -- Code --------------------------------------------------------------------------------------------------------------


def code_citations(game: Game) -> list[Citation]:
    """Every place in the game's own package that cites a clause."""
    return [one for path in sorted(game.folder.rglob("*.py")) for one in citations_in(path, shown(game, path))]


def citations_in(path: Path, file: str) -> list[Citation]:
    """Every place in a module that cites a clause; file: how it is called."""
    return _citations_in(path, file, path.stat().st_mtime_ns)


@cache
def _citations_in(path: Path, file: str, changed: int) -> list[Citation]:
    """The same; changed: when it was. All games ask for the shared code."""
    whole = path.read_text(encoding="utf-8")
    if not MAY_CITE.search(whole):
        return []
    tree, text = parse(path, whole), whole.split("\n")
    places = list(_definitions(tree.body, path.stem))
    found = {*_in_code(tree), *_in_docstrings(tree, text), *_in_comments(path)}
    return sorted(_cited(line, clause, file, path.stem, places, text) for line, clause in found)


def _cited(line: int, clause: str, file: str, module: str, places: list[Place], text: list[str]) -> Citation:
    """The citation at this line, of the innermost definition there, or of the one that begins below the comment."""
    below = line
    while below <= len(text) and text[below - 1].startswith("#"):
        below += 1
    around = [(lines, name) for lines, name in places if line in lines] or [
        (lines, name) for lines, name in places if below > line and lines.start == below
    ]
    if not around:
        return Citation(file, line, module, clause)
    lines, name = around[-1]
    return Citation(file, line, name, clause, lines.start, lines.stop - 1)


def _in_code(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """The arguments of rules, needs, questions, switches and ends, and the clauses of actions."""
    for node in ast.walk(tree):
        values: list[ast.expr] = []
        if isinstance(node, ast.Call) and (place := CITED.get(_called(node.func))) is not None:
            values = [*node.args[place : place + 1], *[word.value for word in node.keywords if word.arg == "clause"]]
        elif isinstance(node, ast.ClassDef):
            values = list(_assigned(node.body, "clause"))
        yield from ((value.lineno, _text(value)) for value in values if _text(value))


def _in_docstrings(tree: ast.Module, lines: list[str]) -> Iterator[tuple[int, str]]:
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


def _definitions(body: list[ast.stmt], inside: str) -> Iterator[Place]:
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
    return [mark for path in paths for mark in _marks_in(path, shown(game, path), path.stat().st_mtime_ns)]


@cache
def _marks_in(path: Path, file: str, changed: int) -> list[tuple[str, Citation]]:
    """The marks in a file; changed: when it was. All games ask for all files, which take a second to read."""
    text = path.read_text(encoding="utf-8")
    return list(_marks(parse(path, text), path.name, file)) if MAY_MARK.search(text) else []


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


# -- Reading -----------------------------------------------------------------------------------------------------------


def parse(path: Path, text: str) -> ast.Module:
    """The tree of a file with this text. Raises DataError if it is not Python."""
    try:
        return ast.parse(text)
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


def lines_of(game: Game, one: Citation) -> list[str]:
    """The definition that cites, line by line, with the comments right above it; none for a whole module."""
    if not one.first:
        return []
    lines = (_root(game) / one.file).read_text(encoding="utf-8").split("\n")
    first = one.first - 1
    while first > 0 and lines[first - 1].startswith("#") and not lines[first - 1].startswith("# -- "):
        first -= 1
    return lines[first : one.last]


def shown(game: Game, path: Path) -> str:
    """A file as one would open it from the checkout, or from the folder in which the package is installed."""
    return path.relative_to(_root(game)).as_posix()


def _root(game: Game) -> Path:
    tests = folder_of_tests(game)
    return tests.parent if tests is not None else game.folder.parents[2]
