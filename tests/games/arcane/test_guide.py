"""The guide for card writers: its table of phrases is that of the game, and what it shows as right is right."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import rulebound
from rulebound.games.arcane import texts
from rulebound.games.arcane.card import CHAOS_MAGIC, words_of
from rulebound.lab.phrase_table import table_in, table_of

GUIDE: Final = Path(__file__).parents[3] / "docs" / "writing-cards-arcane.md"
EXAMPLE: Final = re.compile(r"^\| [^|]+ \| (spell|item) \| `([^`]+)` \|$", re.MULTILINE)


def test_the_guide_has_the_table_of_the_game() -> None:
    found = table_in(GUIDE.read_text(encoding="utf-8"), "arcane")

    again = "python -m rulebound.lab.phrase_table arcane --write docs/writing-cards-arcane.md"
    assert found == table_of("arcane"), f"the phrases or the cards have changed: {again}"


def test_each_line_that_the_guide_shows_can_be_on_a_card_of_its_kind() -> None:
    examples = EXAMPLE.findall(GUIDE.read_text(encoding="utf-8"))

    for kind, text in examples:
        texts.read(text, kind)

    assert len(examples) == 17


def test_the_file_that_the_guide_shows_can_be_used(tmp_path: Path) -> None:
    block = re.search(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    (tmp_path / "mine.toml").write_text(block[1], encoding="utf-8")

    game = rulebound.load("arcane", cards=[tmp_path / "mine.toml"])

    assert [game.cards[name].kind for name in ("Chalk Storm", "Tea Kettle")] == ["spell", "item"]
    tile = next(card for card in game.prints if card.name == "Chaos Magic + Add Tile, NS")  # type: ignore[attr-defined]
    assert [words_of(symbol) for symbol in tile.symbols] == [CHAOS_MAGIC, "Add Tile"]
