"""The wheel works away from this repository: in an empty environment, without a compiler or the development tools."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "src"
CLIENT: Final = SOURCES / "rulebound" / "server" / "client"
KINDS: Final = {".py", ".js", ".json", ".md", ".toml", ".po", ".typed"}
TOOLS: Final = Path(sys.executable).parent
UV: Final = shutil.which("uv", path=str(TOOLS)) or shutil.which("uv")

pytestmark = [
    pytest.mark.xdist_group("wheel"),  # one worker builds it, once
    pytest.mark.skipif(UV is None, reason="the wheel is built and installed with uv, which is not here"),
]


def call(*command: str | Path, at: Path, answers: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a stranger would: nothing of this environment or of this repository shows through."""
    ours = {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "RULEBOUND_COMPILE", "RULEBOUND_BUILD", "RULEBOUND_EXPECT"}
    environment = {name: value for name, value in os.environ.items() if name not in ours} | variables
    return subprocess.run(
        [str(part) for part in command],
        cwd=at,
        env=environment,
        input=answers,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def succeed(*command: str | Path, at: Path, answers: str = "", **variables: str) -> str:
    done = call(*command, at=at, answers=answers, **variables)
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: a build folder left in the repository cannot leak into it."""
    assert UV is not None
    copy, wheels = tmp_path_factory.mktemp("sources"), tmp_path_factory.mktemp("wheels")
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, copy)
    shutil.copytree(SOURCES, copy / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))

    succeed(UV, "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", wheels, at=copy)

    (built,) = wheels.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it depends on: from the lock, without extras, not fetched again."""
    assert UV is not None
    home = tmp_path_factory.mktemp("home")
    succeed(UV, "venv", "--python", sys.executable, home / "venv", at=home)
    dependencies = ("sync", "--project", ROOT, "--frozen", "--no-default-groups", "--no-install-project")
    succeed(UV, *dependencies, at=home, UV_PROJECT_ENVIRONMENT=str(home / "venv"))
    environment = ("--python", home / "venv")
    succeed(UV, "pip", "install", "--no-deps", "--offline", *environment, wheel, at=home)
    succeed(UV, "pip", "check", *environment, at=home)
    return home


def rulebound(home: Path, *arguments: str, answers: str = "") -> str:
    program = next((home / "venv").glob("*/rulebound*"))
    return succeed(program, *arguments, at=home, answers=answers)


def test_the_wheel_is_pure_and_holds_rulebooks_cards_pages_types_and_licence(wheel: Path) -> None:
    wanted = {
        path.relative_to(SOURCES).as_posix()
        for path in (SOURCES / "rulebound").rglob("*")
        if path.is_file() and (path.suffix in KINDS or CLIENT in path.parents)
        if "__pycache__" not in path.parts
    }

    inside = set(zipfile.ZipFile(wheel).namelist())

    assert wheel.name.endswith("-py3-none-any.whl")
    assert {name for name in inside if name.startswith("rulebound/")} == wanted
    assert "rulebound/py.typed" in inside
    assert "rulebound/games/courses/RULES.md" in inside
    assert any(name.startswith("rulebound/games/courses/cards/") for name in inside)
    assert "rulebound/server/client/index.html" in inside
    assert {name.rsplit("/", 1)[1] for name in inside if "/licenses/" in name} == {"LICENSE", "NOTICE"}


@pytest.mark.slow
def test_without_the_extra_a_command_says_what_to_install(home: Path) -> None:
    done = call(next((home / "venv").glob("*/rulebound*")), "play", "courses", at=home)

    assert done.returncode == 1
    assert done.stderr == "rulebound play: this needs the extra 'server'. Install it: pip install 'rulebound[server]'\n"


def test_the_installed_program_lists_the_games(home: Path) -> None:
    assert "courses" in rulebound(home, "games")


def test_the_installed_program_plays_until_the_answers_end(home: Path) -> None:
    said = rulebound(home, "play", "--plain", "courses", "--seed", "1", answers="1\n1\n1\n")

    assert len(said.splitlines()) > 3


@pytest.mark.slow
def test_the_installed_program_simulates(home: Path) -> None:
    report = json.loads(rulebound(home, "simulate", "courses", "--games", "4", "--json"))

    assert report["game"] == "courses"
    assert report["games"] == report["finished"] == 4
    assert report["build"] == "interpreted"
