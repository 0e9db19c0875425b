"""Tokens that are copies of cards, in each game that can have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import SceneError
from tests.games.test_tokens import AnyTable, at, game_of, named

HYDRA = "When this is destroyed, create two tokens that are copies of it, except their D is 1."


def there(table: AnyTable, name: str) -> list[int]:
    """The pieces in play that are called so."""
    return [it for it in named(table, name) if table.state.zones[table.state.zone[it]].in_play]


def test_a_character_that_is_destroyed_grows_two_heads(tmp_path: Path) -> None:
    """Each is destroyed in its turn, and grows two more."""
    game = game_of("proelium", tmp_path, ("Hydra", "character", HYDRA), ("Blow", "action", "Destroy a character."))
    us = {"hand": ["Blow", "Blow"], "laboratory": [{"name": "Hydra"}]}
    table = at(game, us, {})

    table.do("Play Blow")
    assert [table.state.value("D", it) for it in there(table, "Hydra")] == [1, 1]
    assert game.scene(**table.state.as_scene()).fingerprint() == table.state.fingerprint()

    table.do("Play Blow", "Hydra")
    assert len(there(table, "Hydra")) == 3


def test_a_copy_has_what_is_printed_but_for_what_the_text_says(tmp_path: Path) -> None:
    copy = "Create a token that's a copy of a character of yours, except it's a 3/4."
    game = game_of("proelium", tmp_path, ("Copy", "action", copy), ("Rich", "character", "When this blocks, gain 10k."))
    table = at(game, {"hand": ["Copy"], "laboratory": ["Rich"]}, {})

    table.do("Play Copy")

    first, second = there(table, "Rich")
    assert [(table.state.value("A", it), table.state.value("D", it)) for it in (first, second)] == [(1, 1), (3, 4)]
    assert len(table.state.card(second).abilities) == 1


def test_an_item_is_copied(tmp_path: Path) -> None:
    game = game_of("proelium", tmp_path, ("Copy", "action", "Create a token that is a copy of an entity of yours."))
    table = at(game, {"hand": ["Copy"], "laboratory": ["Ticket Machine"]}, {})

    table.do("Play Copy")

    assert len(there(table, "Ticket Machine")) == 2


def test_the_copy_of_a_partner_enters_where_its_player_chooses(tmp_path: Path) -> None:
    text = "When this is defeated, create two tokens that are copies of it."
    game = game_of("courses", tmp_path, ("Worm", "partner", text), ("Axe", "item", "Defeat a partner."))
    us = {"hand": ["Axe"], "world map": ["Rooftop Garden", {"name": "Dune Sea", "partners": ["Worm"]}]}
    table = at(game, us, {})

    table.do("Play Axe", "Rooftop Garden")

    created = there(table, "Worm")
    assert len(created) == 2
    assert len({table.state.at[it] for it in created}) == 1


def test_a_student_and_an_item_are_copied(tmp_path: Path) -> None:
    class_copy = "Create a token that's a copy of a student of yours, except its combat is 4."
    school = game_of("avarium", tmp_path, ("Twin", "scheme", class_copy), ("Boy", "student", ""))
    assert school.creates
    item_copy = game_of("arcane", tmp_path, ("Twin", "spell", "Create a token that is a copy of an item of yours."))
    assert item_copy.creates


def test_an_asset_is_copied(tmp_path: Path) -> None:
    text = "Ruin this: Create a token that is a copy of an asset of yours."
    game = game_of("varia", tmp_path, ("Twin", "asset", text))
    table = at(game, {"character": ["Twin", "Kindling Charm"]}, {})

    table.do("Use Twin", "Kindling Charm")

    assert len(there(table, "Kindling Charm")) == 2
    with pytest.raises(SceneError, match="a token that is a copy of another card cannot be described"):
        table.state.as_scene()
