"""The guide to adding a game: all code in it is that of the game it builds, and it names what there is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import rulebound

ROOT: Final = Path(__file__).parent.parent.parent
GUIDE: Final = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PACKAGE: Final = ROOT / "src" / "rulebound" / "games" / "windward"
BLOCK: Final = re.compile(r"^```(?:python|toml)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
OWN_SENTENCE: Final = "When a ship of yours sets sail, sink it."  # a test of that file plays it
MOST_LINES: Final = 250


def sources() -> str:
    """All that the game and its tests consist of, and what goes beyond it."""
    tests = ROOT / "tests" / "games"
    files = [*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.toml"), *(tests / "windward").glob("*.py")]
    files.append(tests / "test_guide_of_a_game.py")
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))


def blocks() -> list[str]:
    return [match.strip() for match in BLOCK.findall(GUIDE)]


@pytest.mark.parametrize("block", blocks(), ids=lambda block: block.partition("\n")[0][:40])
def test_code_in_the_guide_is_code_of_the_game(block: str) -> None:
    def unspaced(text: str) -> str:
        return re.sub(r"\s+", " ", text)

    assert unspaced(block) in unspaced(sources())


def test_the_guide_has_code_of_every_module_that_it_names() -> None:
    assert len(blocks()) > 10
    assert [module for module in re.findall(r"`(\w+\.py)`", GUIDE) if not is_there(module)] == []


def is_there(module: str) -> bool:
    return any(
        ROOT.joinpath(folder, module).exists() for folder in (PACKAGE, "src/rulebound/games", "tests/games")
    ) or (module == "conftest.py")


def test_cards_say_the_sentences_that_the_guide_promises() -> None:
    texts = [card.text for card in rulebound.load("windward").card_list] + [OWN_SENTENCE]
    promised = re.findall(r"`([A-Z][^`]*\.)`", re.sub(r"\s+", " ", GUIDE))

    assert len(promised) > 4
    assert [text for text in promised if text not in texts] == []


def test_the_whole_package_stays_as_small_as_promised() -> None:
    code = [line for path in PACKAGE.rglob("*.py") for line in lines_of_code(path)]

    assert len(code) <= MOST_LINES


def lines_of_code(path: Path) -> list[str]:
    """The lines that are neither empty nor a comment nor a docstring."""
    text = re.sub(r'^\s*""".*?"""$', "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [line for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]
