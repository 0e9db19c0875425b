"""Hands that were passed on: cards keep their owners, in scenes too."""

from __future__ import annotations

from tests.games.courses.table import Scene, player


def test_a_card_in_the_hand_of_another_player_keeps_its_owner_in_scenes(scene: Scene) -> None:
    mine = player(hand=[{"name": "Raffle Ticket", "owner": 1}, "Tide Table"])
    table = scene(mine, player())

    again = table.state.as_scene()

    assert again["seats"][0]["hand"] == [{"name": "Raffle Ticket", "owner": 1}, "Tide Table"]
