"""The environment `.venv`, which the first call makes: what `uv.lock` names, and nothing of the machine.

No ensurepip, so Debian's python3-venv is not needed; uv comes from PyPI into it. Later calls start at once: a stamp
says that nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT: Final = Path(__file__).resolve().parents[1]
VENV: Final = ROOT / ".venv"
BIN: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = BIN / ("python.exe" if os.name == "nt" else "python")
SOURCES: Final = ROOT / "src"


class Stop(Exception):
    """What went wrong, in a sentence for the person at the terminal, and the exit status."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status


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
    tools = ("--all-extras", "--group", "dev", *(("--group", "tables") if whole else ("--no-extra", "ray")))
    groups = tools if develop else (*clients, "--no-default-groups")
    problem = "What uv.lock names could not be installed: that needs the network."
    call(problem, *sync, *groups, UV_PROJECT_ENVIRONMENT=str(VENV))
    play_stamp.write_text(wanted)
    if develop:
        develop_stamp.write_text(wanted)
    if whole:
        whole_stamp.write_text(wanted)
