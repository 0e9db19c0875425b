#!/usr/bin/env python3
"""Everything a fresh machine needs, with Python 3.11 or newer and pip only: play, test, build, run.

The first call makes the environment `.venv`. How that, the compiled copy and the gate are made is in `development`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Final, NoReturn

from development.compiling import COMPILED, TESTED, compile_package, is_compiled, mirror, missing_for_compiling
from development.environment import BIN, ROOT, SOURCES, Stop, environment, prepare
from development.gate import Gate
from development.steps import checks, compiled, compiling, has_chromium, interpreted, pages

if TYPE_CHECKING:
    from pathlib import Path

USAGE: Final = """\
python3 go.py play [...]      start playing; takes what `rulebound play` takes
python3 go.py test [--all]    check everything; --all adds the slow tests and the coverage
python3 go.py build           compile the kernel and the games, where there is a C compiler
python3 go.py run ...         any `rulebound` command, for example: run simulate courses --games 100
"""


def start(tree: Path, *arguments: str) -> NoReturn:
    """Become the program `rulebound`, running on the package in `tree`."""
    program = BIN / ("rulebound.exe" if os.name == "nt" else "rulebound")
    command = [str(program), *arguments]
    variables = environment(tree, RULEBOUND_STARTED_BY="go.py")
    if os.name == "nt":  # where exec does not wait
        sys.exit(subprocess.run(command, env=variables, check=False).returncode)
    os.execve(program, command, variables)


def play(arguments: list[str]) -> None:
    prepare(develop=False)
    start(SOURCES, "play", *arguments)


def run(arguments: list[str]) -> None:
    chosen = os.environ.get("RULEBOUND_BUILD", "")
    if chosen not in {"", "interpreted", "compiled"}:
        raise Stop(f"RULEBOUND_BUILD may be interpreted or compiled, not {chosen!r}.", 2)
    prepare(develop=False)
    if chosen == "compiled" and not is_compiled():
        build([])
    if chosen == "interpreted" or not is_compiled():
        start(SOURCES, *arguments)
    mirror(COMPILED)
    start(COMPILED, *arguments)


def build(arguments: list[str]) -> None:
    if arguments not in ([], ["--for-tests"]):
        raise Stop("`build` takes no arguments.", 2)
    if problem := missing_for_compiling():
        raise Stop(f"Nothing was compiled. {problem}")
    prepare(develop=True)
    tree = TESTED if arguments else COMPILED
    shown = tree.relative_to(ROOT)
    if is_compiled(tree):
        mirror(tree)
        print(f"The compiled copy in {shown} is up to date.", file=sys.stderr)
        return
    print(f"Compiling the kernel and the games into {shown} ...", file=sys.stderr, flush=True)
    began = time.monotonic()
    compile_package(tree)
    print(f"Compiled in {time.monotonic() - began:.0f} s.", file=sys.stderr)


def test(arguments: list[str]) -> None:
    """The gate: the first step that fails ends it. What is not compiled is checked while the rest is being compiled.

    The laws, the tests of games and of the shells and what reads thousands of texts run on the compiled copy alone,
    where they are quickest; those that change the program, on the sources.
    """
    if arguments not in ([], ["--all"]):
        raise Stop("`test` takes no arguments but --all.", 2)
    prepare(develop=True, whole=bool(arguments))
    tree = COMPILED if is_compiled() else TESTED
    problem = missing_for_compiling()
    missing = [f"{problem} Compiling and the compiled tests are skipped."] if problem else []
    if not has_chromium():
        missing.append("There is no chromium on this machine. The tests of the pages in a browser are skipped.")

    steps = [*checks(), interpreted(arguments, laws=bool(problem))]
    if has_chromium():
        steps.append(pages(arguments))
    if not problem:
        steps += [compiling(tree), compiled(arguments, tree)]

    gate = Gate("test --all" if arguments else "test")
    gate.announce(steps, missing)
    gate.run(steps)
    gate.sum_up(missing)


def main() -> int:
    commands = {"play": play, "test": test, "build": build, "run": run}
    name, arguments = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
    if name in {"-h", "--help", "help"}:
        print(USAGE, end="")
        return 0
    if name not in commands:
        print(f"There is no command {name!r}. The commands are:" if name else "The commands are:", file=sys.stderr)
        print(USAGE, end="", file=sys.stderr)
        return 2
    try:
        commands[name](arguments)
    except Stop as stop:
        print(stop, file=sys.stderr)
        return stop.status
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        print(f"go.py could not go on: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - any Python may run this file, and an older one gets a sentence
        sys.exit("Rulebound needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
    sys.exit(main())
