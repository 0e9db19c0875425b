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


def test_a_picture_can_have_a_second_motif_and_no_third(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("ship+star"), encoding="utf-8")
    three = tmp_path / "three.toml"
    three.write_text(CARD.format("ship+star+bell"), encoding="utf-8")

    assert rulebound.load("windward", cards=[mine]).cards["Sloop"].motif == "ship+star"
    with pytest.raises(CardError) as refused:
        rulebound.load("windward", cards=[three])

    assert "a picture has one motif or two, not 3" in str(refused.value)


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_every_card_has_a_picture_that_is_meant_and_that_no_other_card_has(name: str) -> None:
    game = rulebound.load(name)
    pictures: dict[tuple[str, str], list[str]] = {}
    for card in game.card_list:
        face = game.face(card)
        if face.shape != "tile" and not card.token:  # tiles show their symbols; tokens are drawn by their names
            pictures.setdefault((face.art, face.motif), []).append(card.name)

    assert [names for (_, motif), names in pictures.items() if not motif] == []
    assert [names for names in pictures.values() if len(names) > 1] == []
