"""What is at the heart of pictures: the names that card files may use are those that the pages can draw."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.files.motifs import ICONS, MOTIFS

CATALOGUE = Path(rulebound.__file__).parent / "server" / "client" / "drawing" / "icons.js"
CARD = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 1\ncargo = 1\nrenown = 1\nmotif = "{}"\n'


def test_the_names_are_those_that_the_pages_draw() -> None:
    drawn = re.findall(r'^  "?([a-z0-9-]+)"?: ', CATALOGUE.read_text(encoding="utf-8"), re.MULTILINE)

    assert [icon for icon in ICONS if icon not in drawn] == []
    assert set(MOTIFS) < set(ICONS)
    assert sorted(set(MOTIFS)) == list(MOTIFS)


def test_a_card_has_the_motif_that_its_file_says(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("anchor"), encoding="utf-8")

    game = rulebound.load("windward", cards=[mine])

    assert game.face(game.cards["Sloop"]).motif == "anchor"


def test_an_unknown_motif_is_told_with_the_nearest(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("ancher"), encoding="utf-8")

    with pytest.raises(CardError) as refused:
        rulebound.load("windward", cards=[mine])

    assert "there is no motif 'ancher'; did you mean 'anchor'?" in str(refused.value)


@pytest.mark.parametrize("name", ["varia", "proelium"])
def test_every_card_of_the_newer_games_has_a_picture_that_is_meant(name: str) -> None:
    assert [card.name for card in rulebound.load(name).card_list if not card.motif] == []
