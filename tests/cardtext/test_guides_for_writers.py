"""The guides for card writers: their tables of phrases are those of the games, and what they show as right is right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import rulebound
from rulebound.cardgame.game import CardGame
from rulebound.games.arcane import texts as arcane
from rulebound.games.arcane.card import CHAOS_MAGIC, words_of
from rulebound.games.avarium import texts as avarium
from rulebound.games.courses import texts as courses
from rulebound.games.proelium.game import Proelium
from rulebound.games.varia.game import Varia
from rulebound.kernel.game.game import Game
from rulebound.lab import worked_cards
from rulebound.lab.phrase_table import table_in, table_of
from tests.cardtext.designers.corpus import tree_of, written_for

DOCS: Final = Path(__file__).parents[2] / "docs"
EXAMPLE: Final = re.compile(r"^\| [^|]+ \| ([a-z]+) \| `([^`]+)` \|$", re.MULTILINE)


class Guide(NamedTuple):
    """The guide of a game, how its texts are read, the kinds of cards that have some, and how many lines it shows."""

    game: str
    file: str
    read: Callable[[str, str], Any]
    kinds: tuple[str, ...]
    examples: int

    @property
    def text(self) -> str:
        """What it says."""
        return (DOCS / self.file).read_text(encoding="utf-8")


GUIDES: Final = (
    Guide("courses", "writing-cards.md", courses.read, ("course", "partner", "supporter", "item"), 95),
    Guide("avarium", "writing-cards-avarium.md", avarium.read, ("idol", "student", "scheme"), 37),
    Guide("arcane", "writing-cards-arcane.md", arcane.read, ("spell", "item"), 36),
    Guide("varia", "writing-cards-varia.md", Varia.texts.read, ("action", "asset", "stack"), 32),
    Guide(
        "proelium",
        "writing-cards-proelium.md",
        Proelium.texts.read,
        ("character", "item", "action", "attack", "enhancement"),
        38,
    ),
)


def with_cards_of(guide: Guide, folder: Path) -> Game:
    """The game with the file that its guide shows."""
    block = re.search(r"```toml\n(.*?)```", guide.text, re.DOTALL)
    assert block is not None
    (folder / "mine.toml").write_text(block[1], encoding="utf-8")
    return rulebound.load(guide.game, cards=[folder / "mine.toml"])


@pytest.mark.slow
@pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])
def test_the_guide_has_the_table_of_the_game(guide: Guide) -> None:
    texts = f"--texts tests/cardtext/designers/{guide.game}*.toml"
    again = f"python -m rulebound.lab.phrase_table {guide.game} {texts} --write docs/{guide.file}"
    trees = [tree_of(one.game, one.kind, one.text) for one in written_for(guide.game) if one.read]

    found = table_in(guide.text, guide.game)

    assert found == table_of(guide.game, trees), f"the phrases or the cards have changed: {again}"


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])
def test_each_line_that_the_guide_shows_can_be_on_a_card_of_its_kind(guide: Guide) -> None:
    examples = [(kind, text) for kind, text in EXAMPLE.findall(guide.text) if kind in guide.kinds]

    for kind, text in examples:
        guide.read(text, kind)

    assert len(examples) == guide.examples


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])
def test_the_guide_shows_the_worked_cards_of_the_game(guide: Guide) -> None:
    again = f"python -m rulebound.lab.worked_cards {guide.game} --write docs/{guide.file}"

    found = table_in(guide.text, guide.game, worked_cards.WHAT)

    assert found == worked_cards.table_of(guide.game), f"the samples have changed: {again}"


@pytest.mark.parametrize("guide", GUIDES, ids=[guide.game for guide in GUIDES])
def test_each_worked_card_can_be_used_and_is_none_of_the_game(guide: Guide, tmp_path: Path) -> None:
    cards = worked_cards.worked_cards(guide.game)
    entries = [{key: value for key, value in card.items() if key != worked_cards.SHOWS} for card in cards]
    (tmp_path / "mine.toml").write_text("\n".join(as_toml(entry) for entry in entries), encoding="utf-8")

    game = rulebound.load(guide.game)
    assert isinstance(game, CardGame)
    brought = game.card_files.by_name([tmp_path / "mine.toml"])

    assert len(brought) == len(cards) >= 30
    assert not set(brought) & set(game.cards)


def as_toml(values: dict[str, Any]) -> str:
    """The card as an entry of a file."""
    return "\n".join(["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in values.items()], ""])


def test_the_file_that_the_guide_of_the_course_game_shows_can_be_used(tmp_path: Path) -> None:
    game = with_cards_of(GUIDES[0], tmp_path)

    assert [card.values()["power"] for card in (game.cards["Ferry Clerk"], game.cards["Aki"])] == [2, 2]


def test_the_file_that_the_guide_of_avarium_academy_shows_can_be_used(tmp_path: Path) -> None:
    game = with_cards_of(GUIDES[1], tmp_path)

    assert [game.cards[name].kind for name in ("Weather Prefect", "Fog Machine")] == ["student", "scheme"]
    assert game.cards["Peppermint KITTY"].values()["merit"] == 18


def test_the_file_that_the_guide_of_varia_shows_can_be_used(tmp_path: Path) -> None:
    game = with_cards_of(GUIDES[3], tmp_path)

    assert [game.cards[name].kind for name in ("Hailstone", "Whetstone")] == ["action", "asset"]
    assert game.cards["Hailstone"].motif == "snow"


def test_the_file_that_the_guide_of_proelium_shows_can_be_used(tmp_path: Path) -> None:
    game = with_cards_of(GUIDES[4], tmp_path)

    kinds = [game.cards[name].kind for name in ("Cloud Seeder", "Borrowed Generator", "Rubber Gloves")]
    assert kinds == ["character", "item", "enhancement"]


def test_the_file_that_the_guide_of_arcane_academy_shows_can_be_used(tmp_path: Path) -> None:
    game = with_cards_of(GUIDES[2], tmp_path)

    assert [game.cards[name].kind for name in ("Chalk Storm", "Tea Kettle")] == ["spell", "item"]
    tile = next(card for card in game.prints if card.name == "Chaos Magic + Add Tile, NS")  # type: ignore[attr-defined]
    assert [words_of(symbol) for symbol in tile.symbols] == [CHAOS_MAGIC, "Add Tile"]
