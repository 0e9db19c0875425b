"""What card texts of all games can say, in Arcane Academy: counters, piles, prices in place of what would happen."""

from __future__ import annotations

from pathlib import Path

from rulebound.kernel.table.counting import counters_on, named, put_counters
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import Scene, player


def test_counters_lie_on_items_and_on_tiles(scene: Scene, tmp_path: Path) -> None:
    text = "End of Game: Gain 1 Prestige for each page counter on this."
    game = game_with(tmp_path, ("Diary", "item", text))
    table = scene(player(items=["Diary"]), player(), game=game)
    it = table.piece("Diary")

    put_counters(table.state, it, named("page"), 2, it)

    assert counters_on(table.state, it) == [("counter: page", 2)]
    assert [mark.label for area in table.state.seat_of(0).view().areas for one in area.cards for mark in one.marks] == [
        "Page counter"
    ]
    again = table.state.game.scene(**table.state.as_scene())
    assert again.fingerprint() == table.state.fingerprint()


def test_will_becomes_shards(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Alembic", "item", "If you would gain Will, gain that many Shards instead."))
    table = scene(player(items=["Alembic"]), player(), game=game)
    before = table.will[0], table.shards[0]

    table.state.gain_will(0, 2)

    assert (table.will[0], table.shards[0]) == (before[0], before[1] + 2)


def test_what_other_games_say_of_piles_and_symbols_can_be_said_here(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Ruler", "item", "End of Game: Gain 3 Prestige for each full row of your slate."))

    for text in (
        "Gain 1 Shard for each different symbol on tiles of yours.",
        "Copy the effect of a completed spell of yours.",
        "Search the deck for a spell and put it into your hand. Shuffle the deck.",
        "Look at the top three cards of the deck. Put one of them into your hand and the rest back in any order.",
    ):
        assert game.card_files.read(text, "spell")
