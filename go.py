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
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCES: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
TESTED: Final = ROOT / "build" / "tested"  # the same, compiled in half the time, for the gate
STAMP: Final = "build.stamp"
COMPILED_TESTS: Final = ("contract", "golden", "games", "bots")  # folders of tests that run on both builds

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


def prepare(*, develop: bool) -> None:
    """Make `.venv` hold what the lock names: for play the package alone, for development the tools too."""
    wanted = digest([ROOT / "pyproject.toml", ROOT / "uv.lock"])
    play_stamp, develop_stamp = VENV / "play.stamp", VENV / "develop.stamp"
    config = VENV / "pyvenv.cfg"
    is_ours = PYTHON.exists() and config.exists() and str(VENV) in config.read_text()  # not copied from another folder
    if is_ours and is_stamped(develop_stamp if develop else play_stamp, wanted):
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
    groups = ("--group", "dev") if develop else ("--no-default-groups",)
    problem = "What uv.lock names could not be installed: that needs the network."
    call(problem, *sync, *groups, UV_PROJECT_ENVIRONMENT=str(VENV))
    play_stamp.write_text(wanted)
    if develop:
        develop_stamp.write_text(wanted)


# -- The compiled copy -------------------------------------------------------


def code_digest() -> str:
    parts = (SOURCES / "rulebound" / name for name in ("kernel", "cardtext", "games", "bots"))
    code = [path for part in parts for path in part.rglob("*.py")]
    return digest([*code, ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "uv.lock", *ROOT.glob("native/*")])


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
    """Build beside the old copy and put the new one in its place only when it is whole."""
    wanted = code_digest()
    fresh = tree.with_name(f"{tree.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    folders = ("--build-lib", fresh, "--build-temp", tree.with_name(f"{tree.name}.objects"))
    command = (PYTHON, "setup.py", "--quiet", "build_ext", *folders, "--parallel", os.cpu_count() or 1)
    level = "1" if tree == TESTED else "2"
    problem = "The package could not be compiled; the lines above say why."
    call(problem, *command, RULEBOUND_COMPILE="1", RULEBOUND_OPTIMIZE=level)
    mirror(fresh)
    (fresh / STAMP).write_text(wanted)
    shutil.rmtree(tree, ignore_errors=True)
    fresh.rename(tree)


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
    os.execve(program, command, variables)  # noqa: S606 - our own program, and no shell


def play(arguments: list[str]) -> None:
    prepare(develop=False)
    start(SOURCES, "play", *arguments)


def run(arguments: list[str]) -> None:
    wish = os.environ.get("RULEBOUND_BUILD", "")
    if wish not in {"", "interpreted", "compiled"}:
        raise Stop(f"RULEBOUND_BUILD may be interpreted or compiled, not {wish!r}.", 2)
    prepare(develop=False)
    if wish == "compiled" and not is_compiled():
        build([])
    if wish == "interpreted" or not is_compiled():
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

    The laws run on the compiled copy alone, where they are quickest; those that change the program, on the sources.
    """
    if arguments not in ([], ["--all"]):
        raise Stop("`test` takes no arguments but --all.", 2)
    began = time.monotonic()
    prepare(develop=True)
    tree = COMPILED if arguments or is_compiled() else TESTED
    problem = missing_for_compiling()
    with contextlib.nullcontext() if problem else building(tree) as compiled:
        test_interpreted(arguments, laws=bool(problem or arguments))
        if compiled and compiled.wait():
            raise Stop("The gate stopped: compiling failed.")
    if problem:
        print(f"{problem} Compiling and the compiled tests are skipped.", flush=True)
    else:
        folders = [f"tests/{name}" for name in COMPILED_TESTS]
        step("compiled tests", *pytest_with(arguments), *folders, tree=tree, RULEBOUND_EXPECT="compiled")
    print(f"All steps of the gate passed in {time.monotonic() - began:.0f} s.", flush=True)


@contextlib.contextmanager
def building(tree: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Compiles beside whatever is done meanwhile; where that fails, compiling ends too."""
    arguments = ["build"] if tree == COMPILED else ["build", "--for-tests"]
    with subprocess.Popen([sys.executable, __file__, *arguments], start_new_session=True) as compiled:
        try:
            yield compiled
        except BaseException:
            if os.name == "nt":
                compiled.terminate()
            elif compiled.poll() is None:
                os.killpg(compiled.pid, signal.SIGTERM)  # with the compilers that it has started
            raise


def test_interpreted(arguments: list[str], *, laws: bool) -> None:
    """All of the gate that needs no compiler. laws: those too that the compiled copy could be tried by."""
    step("format", "ruff", "format", "--check")
    step("lint", "ruff", "check")
    step("types", "mypy")
    step("imports", "lint-imports", "--no-logo")
    for game in games():
        step(f"clauses of {game}", "rulebound", "rules", game, "--coverage")

    measured = ("--cov=rulebound.kernel", "--cov=rulebound.cardtext", "--cov=rulebound.games", "--cov-report=term")
    coverage = measured if arguments else ()  # tracing makes the tests three times slower
    marks = "not browser" if laws else "not browser and (interpreted or not law)"
    step("interpreted tests", *pytest_with(arguments, marks), "tests", *coverage)
    if shutil.which("chromium") or shutil.which("chromium-browser"):
        two = pytest_with(arguments, "browser", "2")  # each with a server and a browser of its own
        step("tests of the pages in a browser", *two, "tests/browser")
    else:
        print("There is no chromium on this machine. The tests of the pages in a browser are skipped.", flush=True)


def pytest_with(arguments: list[str], marks: str = "not browser", workers: str = "auto") -> tuple[str, ...]:
    """The tests with these marks, the slow ones just where all are wanted."""
    return ("pytest", "-n", workers, "--dist", "loadgroup", "-m", marks if arguments else f"{marks} and not slow")


def games() -> list[str]:
    ask = [str(PYTHON), "-c", "import rulebound; print(*rulebound.GAMES)"]
    answer = subprocess.run(ask, cwd=ROOT, env=environment(), stdout=subprocess.PIPE, text=True, check=False)
    if answer.returncode:
        raise Stop("The package could not say which games it has.")
    return answer.stdout.split()


def step(name: str, program: str, *arguments: str, tree: Path = SOURCES, **extra: str) -> None:
    """One step of the gate, with its time; pytest says its own."""
    print(f"-- {name}", flush=True)
    began = time.monotonic()
    done = subprocess.run([str(BIN / program), *arguments], cwd=ROOT, env=environment(tree, **extra), check=False)
    if done.returncode:
        raise Stop(f"The gate stopped: the step {name!r} failed.")
    if program != "pytest":
        print(f"   {time.monotonic() - began:.1f} s", flush=True)


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
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets a sentence too
        sys.exit("Rulebound needs Python 3.11 or newer; this is " + sys.version.split()[0] + ".")
    sys.exit(main())
