"""The programs of docs/research.md run as they stand there; those that read tables do in `tests/lab/test_rows.py`."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Final

import pytest

import rulebound

for library in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason="needs the extras `gymnasium`, `pettingzoo` and `openspiel`")

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = (DOCS / "research.md").read_text(encoding="utf-8")
FIRST: Final = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, re.DOTALL)
PROGRAMS: Final = [(heading, program) for heading, program in FIRST if ".parquet" not in program]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")  # libraries advise
@pytest.mark.parametrize(("heading", "program"), PROGRAMS, ids=[heading for heading, _ in PROGRAMS])
def test_a_program_of_the_page_runs(heading: str, program: str) -> None:
    exec(compile(program, f"research.md: {heading}", "exec"), {})  # noqa: S102 (our own page)


def test_what_was_learned_plays_as_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = runpy.run_path(str(DOCS / "examples" / "learning" / "policy_gradient.py"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["policy_gradient.py", "windward", "--minutes", "0.01"])
    learner["main"]()
    seat = rulebound.load("windward").new_state(seed=1).seat_of(0)

    assert (tmp_path / "windward.npz").exists()
    assert learner["Learned"](1).choose(seat) in seat.legal_actions()
