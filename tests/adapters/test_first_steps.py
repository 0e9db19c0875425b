"""The programs of docs/research.md run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

for library in ("gymnasium", "pettingzoo", "pyspiel"):
    pytest.importorskip(library, reason="needs the extras `gymnasium`, `pettingzoo` and `openspiel`")

PAGE: Final = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS: Final = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::UserWarning")  # libraries advise
@pytest.mark.parametrize(("heading", "program"), PROGRAMS, ids=[heading for heading, _ in PROGRAMS])
def test_a_program_of_the_page_runs(heading: str, program: str) -> None:
    exec(compile(program, f"research.md: {heading}", "exec"), {})  # noqa: S102 (our own page)
