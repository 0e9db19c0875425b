#!/usr/bin/env python3
"""Everything a fresh machine needs, with Python 3.11 or newer and pip only: play, test, build, run.

The first call makes the environment `.venv`: no ensurepip, so Debian's python3-venv is not needed; uv comes from
PyPI into it and installs what `uv.lock` names. Later calls start at once: a stamp says that nothing has changed.

The sources in `src` are never compiled in place. `build` makes a whole second copy of the package in
`build/compiled`, and a program runs on one or the other by its PYTHONPATH.
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT: Final = Path(__file__).resolve().parent
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCES: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
TESTED: Final = ROOT / "build" / "tested"  # the same, compiled in a quarter of the time, for the gate
COMPILED_PARTS: Final = ("kernel", "cardtext", "cardgame", "games", "bots")  # of the package, as in setup.py
STAMP: Final = "build.stamp"
COMPILER_STAMP: Final = "compiler.stamp"
BYTECODE: Final = ROOT / "build" / "bytecode"  # of sources, tests and tools, so that each is translated once
TIMES: Final = ROOT / "build" / "times.json"  # how long the steps of the gate took the last time
# What runs on the compiled copy in the gate. Golden games are tried on the sources too, the rest is not.
SHELLS: Final = ("adapters", "bots", "lab", "server", "terminal")
READERS: Final = ("test_advice", "test_designers", "test_designers_cards", "test_guides_for_writers")
MEASURED: Final = ("kernel", "cardtext", "games")  # whose coverage is measured
SOURCES_ONLY: Final = "interpreted_only"  # stands in each file with tests that must run on the sources
# What one worker must do alone comes first, as the others would wait for it at the end.
COMPILED_TESTS: Final = (*[f"cardtext/{name}.py" for name in READERS], "contract", "golden", "games", *SHELLS)

USAGE: Final = """\
python3 go.py play [...]      start playing; takes what `rulebound play` takes
python3 go.py test [--all]    check everything; --all adds the slow tests and the coverage
python3 go.py build           compile the kernel and the games, where there is a C compiler
python3 go.py run ...         any `rulebound` command, for example: run simulate courses --games 100
"""


class Stop(Exception):
    """What went wrong, in a sentence for the person at the terminal, and the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


# -- Environment -------------------------------------------------------------


def environment(tree: Path = SOURCES, **extra: str) -> dict[str, str]:
    return os.environ | {"VIRTUAL_ENV": str(VENV), "PYTHONPATH": str(tree), "RULEBOUND_COMPILE": "0"} | extra


def call(problem: str, *command: object, **extra: str) -> None:
    """Run a command in the root. If it fails, what it said is shown, then the sentence `problem`."""
    arguments, variables = [str(part) for part in command], environment(SOURCES, **extra)
    done = subprocess.run(
        arguments, cwd=ROOT, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise Stop(problem)


def digest(paths: Iterable[Path]) -> str:
    """A digest of files, of this Python and of this folder: while it stays the same, what they built is fresh."""
    total = hashlib.sha256(f"{sys.version} {ROOT}".encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def is_stamped(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def prepare(*, develop: bool, whole: bool = False) -> None:
    """Make `.venv` hold what the lock names: for play the package with its clients, for development the tools too.

    whole: with what only slow tests need, and is large.
    """
    wanted = digest([ROOT / "pyproject.toml", ROOT / "uv.lock"])
    play_stamp, develop_stamp, whole_stamp = VENV / "play.stamp", VENV / "develop.stamp", VENV / "whole.stamp"
    config = VENV / "pyvenv.cfg"
    is_ours = PYTHON.exists() and config.exists() and str(VENV) in config.read_text()  # not copied from another folder
    if is_ours and is_stamped(whole_stamp if whole else develop_stamp if develop else play_stamp, wanted):
        return

    print("Preparing the environment in .venv ...", file=sys.stderr, flush=True)
    uv = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not is_ours:
        venv = (sys.executable, "-m", "venv", "--clear", "--without-pip", VENV)
        call("Python could not make the environment .venv.", *venv)
    if not uv.exists():
        pip = (sys.executable, "-m", "pip", "--python", PYTHON, "install", "--quiet", "--disable-pip-version-check")
        call("uv could not be installed: that needs pip (on Debian, python3-pip) and the network.", *pip, "uv>=0.10")
    sync = (uv, "sync", "--quiet", "--locked", "--inexact", "--python", PYTHON)
    clients = ("--extra", "terminal", "--extra", "server")
    tools = ("--all-extras", "--group", "dev", *(() if whole else ("--no-extra", "ray")))
    groups = tools if develop else (*clients, "--no-default-groups")
    problem = "What uv.lock names could not be installed: that needs the network."
    call(problem, *sync, *groups, UV_PROJECT_ENVIRONMENT=str(VENV))
    play_stamp.write_text(wanted)
    if develop:
        develop_stamp.write_text(wanted)
    if whole:
        whole_stamp.write_text(wanted)


# -- The compiled copy -------------------------------------------------------


def code_digest() -> str:
    code = [path for part in COMPILED_PARTS for path in (SOURCES / "rulebound" / part).rglob("*.py")]
    return digest([*code, *build_files()])


def build_files() -> list[Path]:
    """What decides how the code is compiled, and is no Python of the package."""
    names = ("pyproject.toml", "setup.py", "uv.lock")
    return [*[ROOT / name for name in names], *ROOT.glob("native/**/*.[ch]")]


def is_compiled(tree: Path = COMPILED) -> bool:
    return is_stamped(tree / STAMP, code_digest())


def missing_for_compiling() -> str:
    """What keeps this machine from compiling, as a sentence, or nothing."""
    if os.name != "nt":
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if not shutil.which(compiler):
            return f"There is no C compiler: the program {compiler!r} was not found."
        if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return "Python's C headers are not installed (on Debian, the package python3-dev)."
    return ""


def compile_package(tree: Path) -> None:
    """Build beside the old copy and put the new one in its place only when it is whole.

    It begins with the libraries of the old copy, of which the compiler makes those anew that are older than their C
    code or a header of it: mypyc leaves what stays the same as it is.
    """
    wanted, how = code_digest(), compiler_digest()
    fresh = tree.with_name(f"{tree.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    if is_stamped(tree / COMPILER_STAMP, how):
        keep_libraries(tree, fresh)
    folders = ("--build-lib", fresh, "--build-temp", tree.with_name(f"{tree.name}.objects"))
    command = (PYTHON, "setup.py", "--quiet", "build_ext", *folders, "--parallel", os.cpu_count() or 1)
    level = "0" if tree == TESTED else "2"
    problem = "The package could not be compiled; the lines above say why."
    call(problem, *command, RULEBOUND_COMPILE="1", RULEBOUND_OPTIMIZE=level)
    mirror(fresh)
    (fresh / COMPILER_STAMP).write_text(how)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


def compiler_digest() -> str:
    """Of all that decides how the same code is compiled."""
    compiler = " ".join(os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED"))
    return f"{digest(build_files())} {sysconfig.get_config_var('CC')} {compiler}"


def keep_libraries(old: Path, fresh: Path) -> None:
    """Copy the libraries with their times, but of modules that are no more."""
    for suffix in ("so", "pyd"):
        for library in old.rglob(f"*.{suffix}"):
            name = library.relative_to(old)
            module = SOURCES / name.parent / name.name.split(".")[0]
            if len(name.parts) == 1 or module.with_suffix(".py").exists() or (module / "__init__.py").exists():
                (fresh / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(library, fresh / name)


def mirror(target: Path) -> None:
    """Bring all that is not compiled up to date: a changed card or client needs no compiler."""
    sources = package_files(SOURCES)
    for name in sources:
        source, copy = SOURCES / name, target / name
        if not copy.exists() or not filecmp.cmp(source, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, copy)
    for name in package_files(target) - sources:
        if name.suffix not in {".so", ".pyd"}:
            (target / name).unlink()


def package_files(tree: Path) -> set[Path]:
    files = (path.relative_to(tree) for path in (tree / "rulebound").rglob("*") if path.is_file())
    return {name for name in files if "__pycache__" not in name.parts}


# -- The commands ------------------------------------------------------------


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

    first = checks() if problem else [*checks(), compiling(tree)]
    then = [interpreted(arguments, laws=bool(problem))]
    if has_chromium():
        then.append(Step("tests of the pages", pytest_with(arguments, "browser", "tests/browser", spare=0)))
    last = [] if problem else [compiled(arguments, tree)]

    gate = Gate("test --all" if arguments else "test")
    gate.announce([*first, *then, *last], missing)
    gate.run(first, then, last)
    gate.sum_up(missing)


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


def compiling(tree: Path) -> Step:
    return Step("compiling", (sys.executable, __file__, "build", *([] if tree == COMPILED else ["--for-tests"])))


def interpreted(arguments: list[str], *, laws: bool) -> Step:
    """The tests on the sources. laws: those too that otherwise run on the compiled copy alone."""
    if not arguments:
        elsewhere, read = "law or scene or shell or reader", ["tests"] if laws else with_tests_of_sources()
    else:  # what is slow among the laws is left out, and the shells: to measure makes tests three times slower
        elsewhere, read = "shell or law and slow", ["tests", *[f"--cov=rulebound.{name}" for name in MEASURED]]
    marks = "not browser" if laws else f"not browser and (interpreted or not ({elsewhere}))"
    return Step("interpreted tests", pytest_with(arguments, marks, *read, spare=not has_chromium()))


def with_tests_of_sources() -> list[str]:
    """The folders and files with tests that run on the sources: to read all others takes longer than to read these."""
    tests = ROOT / "tests"
    elsewhere = [tests / name for name in (*COMPILED_TESTS, "browser") if name != "golden"]
    folders = [path for path in tests.iterdir() if path not in elsewhere and any(path.glob("test_*.py"))]
    files = [file for path in elsewhere for file in ([path] if path.is_file() else path.rglob("test_*.py"))]
    some = [file for file in files if SOURCES_ONLY in file.read_text(encoding="utf-8")]
    return sorted(path.relative_to(ROOT).as_posix() for path in (*folders, *some))


def compiled(arguments: list[str], tree: Path) -> Step:
    folders = [f"tests/{name}" for name in COMPILED_TESTS]
    return Step("compiled tests", pytest_with(arguments, "not browser", *folders), tree, "compiled")


def pytest_with(arguments: list[str], marks: str, *folders: str, spare: int = 1) -> tuple[str, ...]:
    """The tests with these marks, the slow ones just where all are wanted.

    spare: how many workers there are more than cores, because some tests wait for a clock, a screen or another process.
    """
    wanted = marks if arguments else f"{marks} and not slow"
    workers = (os.cpu_count() or 1) + spare
    return ("pytest", "-n", str(workers), "--dist", "loadgroup", "-m", wanted, *folders)


# -- The steps of the gate ---------------------------------------------------


class Step:
    """A command of the gate: what it is called, and on which tree it runs. What it prints is kept until it ends."""

    def __init__(self, name: str, command: tuple[str, ...], tree: Path = SOURCES, expected: str = "") -> None:
        self.name = name
        self.command = command
        self.tree = tree
        self.expected = expected  # which build its tests must find
        self.began = 0.0
        self.seconds = 0.0
        self.said = ""

    def start(self, output: IO[bytes]) -> subprocess.Popen[bytes]:
        self.began = time.monotonic()
        program = Path(self.command[0])
        command = [str(program if program.is_absolute() else BIN / program), *self.command[1:]]
        variables = environment(self.tree, PYTHONPYCACHEPREFIX=str(BYTECODE))
        variables.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise each of some hundred processes translates all
        if self.expected:
            variables["RULEBOUND_EXPECT"] = self.expected
        return subprocess.Popen(
            command, cwd=ROOT, env=variables, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )

    @property
    def tests(self) -> str:
        """How many tests passed and were skipped, as pytest says in its last lines."""
        counts = re.findall(r"(\d+) (passed|skipped|xfailed)", self.said[-500:]) if self.command[0] == "pytest" else []
        return ", ".join(" ".join(count) for count in counts)


class Gate:
    """Runs steps, and knows how long they took the last time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()
        self.done: list[Step] = []

    def announce(self, steps: list[Step], missing: list[str]) -> None:
        before = times().get(self.name, {})
        took = f" The last time this took {clock(before['all'])}." if "all" in before else ""
        print(f"The gate: {', '.join(step.name for step in steps)}.{took}", flush=True)
        for sentence in missing:
            print(sentence, flush=True)

    def run(self, first: list[Step], then: list[Step], last: list[Step]) -> None:
        """Begins `first` at once, `then` after it (without waiting for compiling), and `last` after everything."""
        patient = [step for step in first if step.name == "compiling"]
        with contextlib.ExitStack() as stack:
            running: list[tuple[Step, subprocess.Popen[bytes], IO[bytes]]] = []
            stack.callback(end_all, running)
            waiting, late = [*then], [*last]
            starting = [*first]
            while starting or running or waiting or late:
                for step in starting:
                    output = stack.enter_context(tempfile.TemporaryFile())
                    running.append((step, step.start(output), output))
                starting = []
                for one in [one for one in running if one[1].poll() is not None]:
                    running.remove(one)
                    self.finish(*one)
                busy = [step for step, _, _ in running]
                if waiting and not [step for step in busy if step not in patient]:
                    starting, waiting = waiting, []
                elif late and not waiting and not busy:
                    starting, late = late, []
                else:
                    time.sleep(0.05)

    def finish(self, step: Step, process: subprocess.Popen[bytes], output: IO[bytes]) -> None:
        step.seconds = time.monotonic() - step.began
        output.seek(0)
        step.said = output.read().decode(errors="replace")
        self.done.append(step)
        if process.returncode:
            print(step.said, flush=True)
            raise Stop(f"The gate stopped: the step {step.name!r} failed.")
        if any(word.startswith("--cov=") for word in step.command):
            print(step.said, flush=True)
        print(f"{step.name}: {step.tests or 'passed'} in {clock(step.seconds)}", flush=True)

    def sum_up(self, missing: list[str]) -> None:
        """What passed, in a table, and the times for the next call."""
        took = time.monotonic() - self.began
        print(f"\n{'step':<24}{'time':>12}   tests")
        for step in self.done:
            print(f"{step.name:<24}{clock(step.seconds):>12}   {step.tests}".rstrip())
        for sentence in missing:
            print(sentence)
        print(f"All steps of the gate passed in {clock(took)}.", flush=True)
        seconds = {step.name: round(step.seconds, 1) for step in self.done}
        TIMES.parent.mkdir(exist_ok=True)
        TIMES.write_text(json.dumps(times() | {self.name: {"all": round(took, 1), **seconds}}, indent=1))


def end_all(running: list[tuple[Step, subprocess.Popen[bytes], IO[bytes]]]) -> None:
    """End the steps that still run, with all that they have started."""
    for _, process, _ in running:
        if process.poll() is None:
            if os.name == "nt":
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def times() -> dict[str, dict[str, float]]:
    """The seconds of the last calls that passed, by the call and by the step."""
    try:
        kept: dict[str, dict[str, float]] = json.loads(TIMES.read_text())
    except (OSError, ValueError):
        return {}
    return kept


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{seconds:.1f} s"


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
