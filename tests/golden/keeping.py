"""Files that say how games go: compared exactly, and written anew only by whoever has read the difference."""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

HERE: Final = Path(__file__).parent
REWRITE: Final = "RULEBOUND_REWRITE_GOLDEN"
SHOWN: Final = 80  # lines of a difference

ADVICE: Final = f"""\
{{path}} tells of another game. The rules, the cards or a sentence have changed.
Read the difference like code. If it is what you meant, write the file anew with
    {REWRITE}=1 .venv/bin/pytest tests/golden
and say so in CHANGELOG.md: where the rules or cards have changed, old records do not replay.
"""


NEW: Final = f"""\
{{path}} is not there: the golden games of a new game are written by
    {REWRITE}=1 .venv/bin/pytest tests/golden -k {{game}}
Read what was written before you commit it.
"""


def path_of(game: str, name: str) -> Path:
    return HERE / game / name


def is_rewriting() -> bool:
    """Whether the environment asks to write the files anew."""
    return bool(os.environ.get(REWRITE))


def read_golden(path: Path) -> str:
    """What the file says. Fails, with what to do, where there is none."""
    if not path.exists():
        pytest.fail(NEW.format(path=path.relative_to(HERE.parent.parent), game=path.parent.name), pytrace=False)
    return path.read_text(encoding="utf-8")


def check_golden(path: Path, text: str) -> None:
    """Fails where the file says anything else, unless it is to be written anew."""
    if is_rewriting():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"{path.name} was written anew; look at the difference before you commit it")
    kept = read_golden(path)
    if kept != text:
        changes = unified_diff(kept.splitlines(), text.splitlines(), "as it was", "as it is", n=2, lineterm="")
        advice = ADVICE.format(path=path.relative_to(HERE.parent.parent))
        pytest.fail(advice + "\n".join(list(changes)[:SHOWN]), pytrace=False)
