"""Mutation testing: breaks the code that carries out a game's clauses, and shows what no test of the gate notices.

    .venv/bin/python -m tests.mutants courses --count 60 --seed 1

Each mutant is one small change within a definition that cites a clause: a comparison turned around, a condition left
out, a number one higher, a call that is not made. The tests of the game, its laws and its golden games run on it in a
copy of the checkout. A mutant that passes them survives: a test is missing, or the change changes nothing. With
`--slow`, survivors are also tried with the slow tests of the game and its laws, which takes minutes for each.
"""

from __future__ import annotations

import argparse
import ast
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from queue import Queue
from random import Random
from typing import Final

import pytest

import rulebound
from rulebound.lab.citation import Citation, code_citations

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = (".git", ".venv", "build", ".*_cache", "__pycache__")  # is not copied
GATE: Final = "not browser and not slow"  # the marks of the tests that the gate runs
SLOW: Final = "slow and not browser"
LONGEST: Final = ("invented_cards", "two_thousand_games")  # of the slow ones: on the sources they take an hour
SECONDS: Final = {GATE: 240, SLOW: 1200}  # for one mutant; one that makes a game endless is noticed by that

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}


@dataclass(frozen=True)
class Mutant:
    """A change: in which file, from where to where in its bytes, what is written there, and which clause it breaks."""

    path: Path
    line: int
    start: int
    end: int
    before: str
    after: str
    cited: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before} -> {self.after}   [{self.cited}]"

    def text(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


# -- What can be broken ------------------------------------------------------------------------------------------------


def mutants(game: str) -> list[Mutant]:
    """Every change within the functions and classes of a game that cite a clause."""
    cited: dict[str, list[Citation]] = {}
    for one in code_citations(rulebound.load(game)):
        if one.first and not one.file.endswith("/invariants.py"):
            cited.setdefault(one.file, []).append(one)
    return [mutant for file, citations in cited.items() for mutant in dict.fromkeys(_in_file(Path(file), citations))]


def _in_file(path: Path, citations: list[Citation]) -> Iterator[Mutant]:
    source = (ROOT / path).read_bytes()
    starts = [0]
    for line in source.split(b"\n"):
        starts.append(starts[-1] + len(line) + 1)
    for node, after in _changes(ast.parse(source)):
        around = [one for one in citations if one.first <= node.lineno <= one.last]
        if around:
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
            before = " ".join(source[start:end].decode().split())
            inner = min(around, key=lambda one: one.last - one.first)
            yield Mutant(path, node.lineno, start, end, before, after, f"{inner.name} {inner.clause}")


def _changes(tree: ast.Module) -> Iterator[tuple[ast.expr, str]]:
    """Each expression that can be changed within a function, with what is written in its place."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name.startswith("__"):
            continue
        for statement in function.body:
            for node in ast.walk(statement):
                if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                    yield node.value, "None"
                elif isinstance(node, ast.expr):
                    yield from ((node, f"({after})") for after in _in_place_of(node))


def _in_place_of(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in COMPARISONS:
            yield ast.unparse(ast.Compare(left, [COMPARISONS[type(operator)]()], [right]))
        case ast.BoolOp(operator, values):
            for n in range(len(values)):
                rest = values[:n] + values[n + 1 :]
                yield ast.unparse(rest[0] if len(rest) == 1 else ast.BoolOp(operator, rest))
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.Constant(bool()):
            yield str(not node.value)
        case ast.Constant(int(number)):
            yield str(number + 1)
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            yield ast.unparse(ast.BinOp(left, ast.Sub() if isinstance(operator, ast.Add) else ast.Add(), right))
        case ast.IfExp(_, body, orelse):
            yield ast.unparse(body)
            yield ast.unparse(orelse)


# -- Whether it is noticed ---------------------------------------------------------------------------------------------


class Workshop:
    """Copies of the checkout, one for each worker, in which mutants are tried with the tests of a game."""

    def __init__(self, game: str, folder: Path, workers: int) -> None:
        self.game = game
        self.trees: Queue[Path] = Queue()
        for n in range(workers):
            self.trees.put(shutil.copytree(ROOT, folder / str(n), ignore=shutil.ignore_patterns(*BUILT)))

    def survives(self, mutant: Mutant, marks: str = GATE) -> bool:
        """Whether the tests with these marks pass with this change."""
        tree = self.trees.get()
        source = (tree / mutant.path).read_bytes()
        (tree / mutant.path).write_bytes(mutant.text(source))
        try:
            return self.pass_in(tree, marks)
        finally:
            (tree / mutant.path).write_bytes(source)
            self.trees.put(tree)

    def pass_in(self, tree: Path, marks: str = GATE) -> bool:
        """Whether all tests pass. The quickest are first, and most mutants fail there."""
        elsewhere = [f"--ignore=tests/games/{name}" for name in rulebound.GAMES]
        names = f"{self.game} and not {' and not '.join(LONGEST)}" if marks == SLOW else self.game
        shared = ["tests/contract", "tests/golden", "tests/games", "tests/session", *elsewhere, "-k", names]
        return _pass(tree, marks, [f"tests/games/{self.game}"]) and _pass(tree, marks, shared)


def _pass(tree: Path, marks: str, chosen: list[str]) -> bool:
    variables = os.environ | {"PYTHONPATH": str(tree / "src"), "RULEBOUND_COMPILE": "0", "PYTHONDONTWRITEBYTECODE": ""}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-m", marks, *chosen]
    limit = SECONDS[marks]
    try:
        done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=rulebound.GAMES)
    parser.add_argument("--count", type=int, default=60, help="how many mutants are tried, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="chooses the same ones again")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--slow", action="store_true", help="try survivors with the slow tests too")
    wanted = parser.parse_args()

    possible = mutants(wanted.game)
    chosen = Random(wanted.seed).sample(possible, min(wanted.count, len(possible)))  # noqa: S311 - no secret
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(wanted.workers) as pool:
        workshop = Workshop(wanted.game, Path(folder), wanted.workers)
        if not all(workshop.pass_in(Path(folder) / "0", marks) for marks in ([GATE, SLOW] if wanted.slow else [GATE])):
            print(f"A test of {wanted.game} fails without any change.", file=sys.stderr)
            return 2
        survivors = []
        for mutant, alive in zip(chosen, pool.map(workshop.survives, chosen), strict=True):
            if alive:
                survivors.append(mutant)
                print(mutant, flush=True)
        print(f"{wanted.game}: {len(survivors)} of {len(chosen)} mutants survive; {len(possible)} are possible.")
        if wanted.slow:
            again = pool.map(partial(workshop.survives, marks=SLOW), survivors)
            noticed = [one for one, alive in zip(survivors, again, strict=True) if not alive]
            print("\n".join([f"The slow tests notice {len(noticed)} of these.", *map(str, noticed)]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
