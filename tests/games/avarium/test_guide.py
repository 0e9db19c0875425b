"""The guide for card writers: its table of phrases is that of the game, and what it shows as right is right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import rulebound
from rulebound.games.avarium import texts
from rulebound.lab.phrase_table import table_in, table_of

GUIDE: Final = Path(__file__).parents[3] / "docs" / "writing-cards-avarium.md"
EXAMPLE: Final = re.compile(r"^\| [^|]+ \| (idol|student|scheme) \| `([^`]+)` \|$", re.MULTILINE)


def test_the_guide_has_the_table_of_the_game() -> None:
    found = table_in(GUIDE.read_text(encoding="utf-8"), "avarium")

    again = "python -m rulebound.lab.phrase_table avarium --write docs/writing-cards-avarium.md"
    assert found == table_of("avarium"), f"the phrases or the cards have changed: {again}"


def test_each_line_that_the_guide_shows_can_be_on_a_card_of_its_kind() -> None:
    examples = EXAMPLE.findall(GUIDE.read_text(encoding="utf-8"))

    for kind, text in examples:
        texts.read(text, kind)

    assert len(examples) == 14


def test_the_file_that_the_guide_shows_can_be_used(tmp_path: Path) -> None:
    block = re.search(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    (tmp_path / "mine.toml").write_text(block[1], encoding="utf-8")

    game = rulebound.load("avarium", cards=[tmp_path / "mine.toml"])

    assert [game.cards[name].kind for name in ("Weather Prefect", "Fog Machine")] == ["student", "scheme"]
    assert game.cards["Peppermint KITTY"].values()["merit"] == 18
