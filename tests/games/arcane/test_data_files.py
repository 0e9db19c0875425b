"""Files of assignments and tiles: what they may say, and how what is wrong in them is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.games.arcane.card import letters_of, words_of
from rulebound.games.arcane.game import load
from rulebound.kernel.basics.problem import CardError, SceneError
from tests.games.arcane.table import Scene, player, tile

SPELL = '[[card]]\nname = "Small Spark"\nkind = "spell"\ncost = 1\nprestige = 1\ntext = "Gain 2 Will."\n'
TILE = '[[card]]\nname = "Twin"\nkind = "tile"\nsymbols = ["Gain Will / Add Tile", "Chaos Magic"]\nedges = "NS"\n'


def loaded(tmp_path: Path, text: str) -> list[str]:
    """What is wrong in a file; nothing if it can be read."""
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    try:
        load([path], [])
    except CardError as error:
        return error.problems
    return []


def test_own_assignments_join_the_deck_and_replace_those_of_the_same_name(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(SPELL + SPELL.replace("Small Spark", "Damp Chalk"), encoding="utf-8")

    game = load([path], [])
    state = game.new_state(seed=1, seats=2)

    assert (game.cards["Damp Chalk"].text, len(game.card_list)) == ("Gain 2 Will.", 89)
    assert sum(face >= 0 for face in state.faces) == 53 + 35 + 8


def test_an_own_tile_is_one_more_in_the_bag(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(TILE, encoding="utf-8")

    game = load([path], [])
    twin = next(card for card in game.prints if card.name == "Twin")

    assert [words_of(symbol) for symbol in twin.symbols] == ["Gain Will / Add Tile", "Chaos Magic"]
    assert (letters_of(twin.edges), twin.completes) == ("NS", 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TILE.replace("Add Tile", "Add Tiles"), "there is no action 'Add Tiles'; did you mean 'Add Tile'?"),
        (TILE.replace('"NS"', '"SN"'), "'edges' must be letters of NESW, in that order, not 'SN'"),
        (TILE.replace('["Gain Will / Add Tile", "Chaos Magic"]', "[]"), "a list of one to 4 symbols"),
        (TILE.replace("Chaos Magic", "Gain Will / Use Item"), "one must hold all actions of the other"),
        (TILE + "copies = 10\n", "'copies' must be a number from 1 to 9, not 10"),
        (TILE + "copies = 6\n", "there are 41 tiles with their copies, and at most 40 are possible"),
        (TILE + 'text = "Gain 1 Will."\n', "a card of the kind 'tile' shows symbols, and has no text"),
        (TILE + "colour = 3\n", "cards of the kind tile have no 'colour'"),
        (SPELL.replace("cost = 1", "cost = 10"), "'cost' must be a number from 0 to 9, not 10"),
        (SPELL.replace("Gain 2 Will.", "Gian 2 Will."), "write"),
        (SPELL.replace('"spell"', '"item"'), "cards of the kind item must say when this happens, or at what cost"),
        (SPELL + SPELL, "two cards are called 'Small Spark'"),
        (SPELL.replace('"spell"', '"corner"'), "cards of the kind corner need 'space'"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, text: str, told: str) -> None:
    problems = loaded(tmp_path, text)

    assert any(told in problem for problem in problems), problems
    assert all(problem.startswith("line ") or "possible" in problem for problem in problems)


def test_nobody_brings_a_deck(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="played without players' own decks"):
        load([], [tmp_path / "deck.toml"])


@pytest.mark.parametrize(
    ("seat", "more", "told"),
    [
        ({"will": 10}, {}, "the Will dial goes to 9, not to 10"),
        ({"private": ["Pop Quiz", "Pop Quiz"]}, {}, "there is no 'Pop Quiz' left"),
        ({"private": ["Pop Quizz"]}, {}, "there is no card 'Pop Quizz'; did you mean 'Pop Quiz'?"),
        ({"items": ["Pop Quiz"]}, {}, "Pop Quiz \\(spell\\) cannot lie there"),
        ({"slate": [tile("Use Item, NE", 3, 0)]}, {}, "needs 'at', its row \\(0 to 2\\)"),
        ({"slate": ["Use Item, NE"]}, {}, "a tile is a table with 'name' and 'at'"),
        ({"final turn": True}, {}, "no final turn while no player has called"),
        ({}, {"active": 2}, "seat 2 cannot be the active one"),
        ({}, {"phase": "linked"}, "no phase 'linked'"),
        ({}, {"market": ["Use Item, NE"] * 2}, "there is no 'Use Item, NE' left"),
        ({"spells": ["Damp Chalk"]}, {"bag": ["Damp Chalk"]}, "Damp Chalk \\(spell\\) cannot lie there"),
    ],
)
def test_an_impossible_scene_says_why(scene: Scene, seat: dict[str, Any], more: dict[str, Any], told: str) -> None:
    with pytest.raises(SceneError, match=told):
        scene(seat, player(), **more)


def test_eight_assignments_without_a_call_are_no_position(scene: Scene) -> None:
    spells = [
        "Damp Chalk",
        "Pop Quiz",
        "Bulk Order",
        "Tuition Fees",
        "Deep Breath",
        "New Wing",
        "Second Wind",
        "Fresh Start",
    ]

    with pytest.raises(SceneError, match="with 8 assignments pencils must be down"):
        scene(player(spells=spells), player())


def test_the_tokens_on_a_completed_spell_are_part_of_a_scene(scene: Scene) -> None:
    spell = {"name": "Time Dilation", "tokens": 3}
    table = scene(player(spells=[spell]))

    assert table.state.tokens[table.piece("Time Dilation")] == 3
    assert spell in table.state.as_scene()["seats"][0]["spells"]
