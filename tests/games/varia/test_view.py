"""What a card of Varia shows."""

from __future__ import annotations

import pytest

import rulebound
from tests.games.varia.table import Scene, player


def test_no_two_numbers_of_a_card_stand_in_one_place() -> None:
    game = rulebound.load("varia")
    places = {card.name: [value.place for value in game.face(card).values] for card in game.card_list}

    assert [name for name, there in places.items() if len(set(there)) < len(there)] == []


@pytest.mark.rule("varia", "forget.hand", "zone.forgotten")
def test_no_player_sees_which_card_of_a_deck_is_forgotten(scene: Scene) -> None:
    us = player(timeline=["Study the Foe"], deck=["Shove"] * 4 + ["Decapitate", "Lunge", "War Cry"])
    table = scene(us, player())

    table.resolve()

    assert table.there("forgotten pile", 0) == ["Decapitate"]
    assert table.state.known[table.piece("Decapitate")] == 0  # to neither player
    for seat in (-1, 0, 1):
        assert not any("Decapitate" in line for line in table.told(seat))
        assert "Decapitate" not in str(table.game.view(table.state, seat))
