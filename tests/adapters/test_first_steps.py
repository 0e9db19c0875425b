"""The programs of docs/research.md run as they stand there."""

from __future__ import annotations

import contextlib
import re
import runpy
from pathlib import Path
from typing import Final

import pytest

import rulebound
from rulebound.cli import main

for library in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason="needs the extras `gymnasium`, `pettingzoo` and `openspiel`")

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = (DOCS / "research.md").read_text(encoding="utf-8")
SECTIONS: Final = dict(re.findall(r"^## ([^\n]*)\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE))
PROGRAMS: Final = [
    pytest.param(program, id=f"{heading} {number}")
    for heading, section in SECTIONS.items()
    for number, program in enumerate(re.findall(r"```python\n(.*?)```", section, re.DOTALL), 1)
]
QUERIES: Final = re.findall(r"```sql\n(.*?)```", SECTIONS["Games as tables"], re.DOTALL)


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games that the page's own command writes."""
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    folder = tmp_path_factory.mktemp("tables")
    command = re.search(r"^    rulebound (simulate .*--out games.parquet)$", SECTIONS["Games as tables"], re.MULTILINE)
    assert command is not None
    with contextlib.chdir(folder):
        assert main(command.group(1).split()) == 0
    return folder


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")  # libraries advise
@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_of_the_page_runs(program: str, tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in re.findall(r"^import (pandas|polars)", program, re.MULTILINE):
        pytest.importorskip(library, reason="needs the group `tables`")
    monkeypatch.chdir(tables)
    exec(compile(program, "research.md", "exec"), {})  # noqa: S102 (our own page)


@pytest.mark.slow
def test_the_queries_of_the_page_find_something(tables: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duckdb = pytest.importorskip("duckdb", reason="needs the group `tables`")
    monkeypatch.chdir(tables)
    for query in QUERIES:
        assert duckdb.sql(query).fetchall(), query
    assert len(QUERIES) > 1


def test_what_was_learned_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = runpy.run_path(str(DOCS / "examples" / "learning" / "policy_gradient.py"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["policy_gradient.py", "windward", "--minutes", "0.01"])
    learner["main"]()
    seat = rulebound.load("windward").new_state(seed=1).seat_of(0)

    assert (tmp_path / "windward.npz").exists()
    assert learner["Learned"](1).choose(seat) in seat.legal_actions()
