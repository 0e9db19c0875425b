"""The guide for card writers: its table of phrases is that of the game, and what it shows as right is right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound
from rulebound.cardtext.errors import TextError
from rulebound.games.courses import texts
from rulebound.kernel.problem import DataError
from rulebound.lab.phrase_table import table_in, table_of, with_table

GUIDE = Path(__file__).parents[2] / "docs" / "writing-cards.md"
EXAMPLE = re.compile(r"^\| [^|]+ \| (course|partner|supporter|item) \| `([^`]+)` \|$", re.MULTILINE)


def test_the_guide_has_the_table_of_the_game() -> None:
    found = table_in(GUIDE.read_text(encoding="utf-8"), "courses")

    again = "python -m rulebound.lab.phrase_table courses --write docs/writing-cards.md"
    assert found == table_of("courses"), f"the phrases or the cards have changed: {again}"


def test_each_line_that_the_guide_shows_can_be_on_a_card_of_its_kind() -> None:
    examples = EXAMPLE.findall(GUIDE.read_text(encoding="utf-8"))

    for kind, text in examples:
        texts.read(text, kind)

    assert len(examples) == 42


def test_the_file_that_the_guide_shows_can_be_used(tmp_path: Path) -> None:
    block = re.search(r"```toml\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    (tmp_path / "mine.toml").write_text(block[1], encoding="utf-8")

    game = rulebound.load("courses", cards=[tmp_path / "mine.toml"])

    assert [card.values()["power"] for card in (game.cards["Ferry Clerk"], game.cards["Aki"])] == [2, 2]


def test_a_table_takes_the_place_of_the_one_before() -> None:
    text = "Before.\n<!-- phrases of courses -->\nold\n<!-- end of the phrases of courses -->\nAfter.\n"

    changed = with_table(text, "courses", "new\n")

    assert table_in(changed, "courses") == "new\n"
    assert changed.startswith("Before.\n")
    assert changed.endswith("After.\n")


def test_a_guide_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(DataError, match="must be there once"):
        table_in("Nothing here.", "courses")


def test_a_game_completes_the_text_of_a_card() -> None:
    game = rulebound.load("courses")

    assert game.complete("When this enters, g") == ["gain {amount} {resource}"]
    assert "{amount} {resource}" not in game.complete("Gain two ")
    assert "Draw {count} cards" in game.complete("")


def test_what_a_game_completes_goes_on_from_what_can_be_read() -> None:
    with pytest.raises(TextError):
        texts.read("Nonsense g", "item")

    assert rulebound.load("courses").complete("Nonsense g") == []
