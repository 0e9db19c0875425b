"""The project's prose: words that are avoided stay as rare as they are, or become rarer."""

from __future__ import annotations

from typing import Final

import pytest

from tests.api.words import counted, total

ALLOWANCE: Final = {
    "README.md": 0,
    "CONTRIBUTING.md": 0,
    "development": 0,
    "docs": 8,
    "go.py": 0,
    "setup.py": 0,
    "src/rulebound/__init__.py": 0,
    "src/rulebound/cli.py": 0,
    "src/rulebound/play.py": 0,
    "src/rulebound/bots": 0,
    "src/rulebound/cardgame": 0,
    "src/rulebound/cardtext": 2,
    "src/rulebound/games": 13,
    "src/rulebound/kernel": 4,
    "src/rulebound/lab": 0,
    "src/rulebound/server": 2,
    "src/rulebound/session": 6,
    "src/rulebound/terminal": 2,
}


@pytest.mark.parametrize("folder", ALLOWANCE)
def test_avoided_words_become_rarer(folder: str) -> None:
    found = total(folder)

    allowed = ALLOWANCE[folder]
    assert found.total() <= allowed, f"avoid these words, see tests/api/words.py: {dict(found.most_common())}"
    assert allowed <= found.total() + 25, f"{folder} has only {found.total()} of them now: lower its allowance"


def test_words_are_counted_in_prose_and_in_parts_of_names() -> None:
    found = counted("Nobody wishes for things; for every theory of nothing is held to account.")

    assert found == {"nobody": 1, "wishes": 1, "things": 1, "held to account": 1}
