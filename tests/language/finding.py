"""Finds texts of the screens that a translator would not find: those that no catalogue function is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rulebound.catalogue import KEYWORDS, SENTENCES, name_of, texts_in

PROSE: Final = re.compile(r"[A-Za-z]{2,}[,.;:]? [a-z]{2,}|^[A-Z][a-z]{3,}( |$)|[a-z]{3,}[?!]$")  # words to be read
LETTERS: Final = re.compile(r"[A-Za-z]{2,}")
SHOWN: Final = re.compile(r"(?<![\w-])(?:aria-label|title|placeholder|alt|label|text|about)=\"([^\"]*)\"")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
SAID: Final = re.compile(r"\b(?:t|tn)\(\s*$|\btn\([^()]*,\s*$")
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)
SENTENCE: Final = re.compile(r"[A-Z][a-z]+ [a-z]+ [a-z]+|[a-z]+ [a-z]+ [a-z]+[.?!]$")
CODE: Final = {"text", "forms", "terms", "term", "means", "misread", "label", "pattern", "present"}  # of phrases
LOGGED: Final = {"warning", "info", "error", "exception", "compile", "getLogger"}


class Found(NamedTuple):
    """A text, and the line where it stands."""

    line: int
    text: str


def unmarked(source: str) -> Iterator[Found]:
    """The prose of a module of Python that is given to no catalogue function."""
    tree = ast.parse(source)
    parents = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and PROSE.search(node.value):
            above = list(ancestors(node, parents))
            is_style = "{" in node.value and ";" in node.value
            if not (is_style or isinstance(parents[node], ast.Expr) or any(is_apart(one) for one in above)):
                yield Found(node.lineno, node.value)


def ancestors(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> Iterator[ast.AST]:
    """What a node stands in, up to its statement or function."""
    while node in parents and not isinstance(node, ast.stmt):
        node = parents[node]
        yield node


def is_apart(node: ast.AST) -> bool:
    """Whether what stands in it is in the catalogue, or no text of a screen: an assertion, a log, an annotation.

    Nor is what a phrase of the card language declares: its words, or its label, which is collected from its game.
    """
    if isinstance(node, (ast.Assert, ast.FunctionDef, ast.AsyncFunctionDef, ast.Compare)):
        return True
    if isinstance(node, ast.AnnAssign):
        return isinstance(node.target, ast.Name) and node.target.id in CODE
    return isinstance(node, ast.Call) and name_of(node.func) in {*KEYWORDS, *SENTENCES, *LOGGED}


def put_together(source: str) -> Iterator[Found]:
    """What is given to a function of the catalogue and cannot be collected: it is no text until the program runs."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            made = [one for one in texts_in(node) if isinstance(one, (ast.JoinedStr, ast.BinOp, ast.IfExp, ast.BoolOp))]
            yield from (Found(one.lineno, ast.unparse(one)) for one in made if has_words(one))


def has_words(node: ast.AST) -> bool:
    """Whether words stand in an expression, and not only names."""
    inside = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return any(isinstance(value, str) and LETTERS.search(value) for value in inside)


def unmarked_on_page(source: str) -> Iterator[Found]:
    """The texts of a module of the pages that neither `t` nor `tn` is given: in markup, in attributes, as sentences."""
    source = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), source)
    for found in re.finditer(r"(?<![=\s])>([^<>`${}]*[A-Za-z]{2,}[^<>`${}]*)<", source):
        if not re.search(r"[=;()&|]", found[1]):
            yield Found(line_of(source, found.start()), found[1].strip())
    for found in SHOWN.finditer(source):
        if LETTERS.search(found[1]):
            yield Found(line_of(source, found.start()), found[1])
    for found in STRING.finditer(source):
        if SENTENCE.search(found[1]) and not SAID.search(source[max(0, found.start() - 120) : found.start()]):
            yield Found(line_of(source, found.start()), found[1])


def line_of(source: str, place: int) -> int:
    return source.count("\n", 0, place) + 1


def modules(*folders: Path, ending: str) -> list[Path]:
    """All modules below these folders."""
    return sorted(
        path
        for top in folders
        for path in ([top] if top.is_file() else top.rglob(f"*{ending}"))
        if "vendor" not in path.parts
    )
