"""The steps of the gate: which command each of them is, and which tests run on the sources and which compiled."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

from development.compiling import COMPILED
from development.environment import ROOT
from development.gate import Step

# What runs on the compiled copy in the gate. Golden games are tried on the sources too, the rest is not.
SHELLS: Final = ("adapters", "bots", "lab", "server", "terminal")
READERS: Final = ("test_advice", "test_designers", "test_designers_cards", "test_guides_for_writers")
MEASURED: Final = ("kernel", "cardtext", "games")  # whose coverage is measured
SOURCES_ONLY: Final = "interpreted_only"  # stands in each file with tests that must run on the sources
# What one worker must do alone comes first, as the others would wait for it at the end; then the shells, which wait for
# processes and clocks: the interpreted tests, which run at that time, use the processor meanwhile.
COMPILED_TESTS: Final = (*[f"cardtext/{name}.py" for name in READERS], *SHELLS, "contract", "golden", "games")
COMPILING: Final = "compiling"  # the names of two steps that others wait for
PAGES: Final = "tests of the pages"
CORES: Final = os.cpu_count() or 1


def has_chromium() -> bool:
    return bool(shutil.which("chromium") or shutil.which("chromium-browser"))


def checks() -> list[Step]:
    """What reads the sources and starts no game, or hardly."""
    return [
        Step("format", ("ruff", "format", "--check")),
        Step("lint", ("ruff", "check")),
        Step("types", ("mypy",)),
        Step("imports", ("lint-imports", "--no-logo")),
        Step("clauses", ("rulebound", "rules", "--coverage")),
    ]


def names_of(steps: list[Step]) -> tuple[str, ...]:
    return tuple([step.name for step in steps])


def compiling(tree: Path) -> Step:
    which = [] if tree == COMPILED else ["--for-tests"]
    return Step(COMPILING, (sys.executable, str(ROOT / "go.py"), "build", *which))


def interpreted(arguments: list[str], *, laws: bool) -> Step:
    """The tests on the sources, in the gate on half of the cores, beside those of the compiled copy.

    laws: those too that otherwise run on the compiled copy alone.
    """
    workers = CORES if arguments or laws else max(1, CORES // 2)
    if not arguments:
        elsewhere, read = "law or scene or shell or reader", ["tests"] if laws else with_tests_of_sources()
    else:  # what is slow or measures nothing more runs compiled alone: to measure makes tests three times slower
        elsewhere = "shell or law or slow and (scene or reader)"
        read = ["tests", *[f"--cov=rulebound.{name}" for name in MEASURED]]
    marks = "not browser" if laws else f"not browser and (interpreted or not ({elsewhere}))"
    return Step("interpreted tests", pytest_with(arguments, marks, workers, *read), after=names_of(checks()))


def with_tests_of_sources() -> list[str]:
    """The folders and files with tests that run on the sources: to read all others takes longer than to read these."""
    tests = ROOT / "tests"
    elsewhere = [tests / name for name in (*COMPILED_TESTS, "browser") if name != "golden"]
    folders = [path for path in tests.iterdir() if path not in elsewhere and any(path.glob("test_*.py"))]
    files = [file for path in elsewhere for file in ([path] if path.is_file() else path.rglob("test_*.py"))]
    some = [file for file in files if SOURCES_ONLY in file.read_text(encoding="utf-8")]
    return sorted(path.relative_to(ROOT).as_posix() for path in (*folders, *some))


def pages(arguments: list[str]) -> Step:
    return Step(PAGES, pytest_with(arguments, "browser", CORES, "tests/browser"), after=names_of(checks()))


def compiled(arguments: list[str], tree: Path) -> Step:
    """The tests on the compiled copy, but not beside those of the pages, where the browser needs the time."""
    folders = [f"tests/{name}" for name in COMPILED_TESTS]
    workers = CORES + 1 if arguments else CORES  # many slow ones wait for a clock or another process
    command = pytest_with(arguments, "not browser", workers, *folders)
    return Step("compiled tests", command, tree, "compiled", after=(COMPILING, PAGES))


def pytest_with(arguments: list[str], marks: str, workers: int, *folders: str) -> tuple[str, ...]:
    """The tests with these marks, the slow ones just where all are wanted."""
    wanted = marks if arguments else f"{marks} and not slow"
    return ("pytest", "-n", str(workers), "--dist", "loadgroup", "-m", wanted, *folders)
