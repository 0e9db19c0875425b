"""Items that are meant by how many Prestige tokens are on them."""

from __future__ import annotations

from pathlib import Path

from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, item, player, tile

SPREAD = "USE: Put another Prestige token on each item of yours with a Prestige token."


def test_only_items_with_a_token_get_another(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Urn", "item", SPREAD), ("Lamp", "item", "When you rest, gain 1 Will."))
    items = ["Urn", {"name": "Lamp", "tokens": 2}]
    table = Scene(own)(player(items=items, slate=[tile("2x Complete Assignment, N", 0, 1)]), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}")
    table.do(next(option for option in table.options if option.startswith("Use Urn")))

    assert [table.state.tokens[table.piece(name)] for name in ("Urn", "Lamp")] == [0, 3]


def test_the_log_says_who_moves_tokens_and_from_where(tmp_path: Path) -> None:
    text = "Move 1 Prestige token from an item of yours to an item of another player."
    own = game_with(tmp_path, ("Gift", "spell", text))
    mine = player(private=["Gift"], items=[item("Spark Flask", 2)])
    table = Scene(own)(mine, player(items=["Shard Press"]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gift")

    assert table.told()[2] == "Player 1 moves 1 Prestige token from Spark Flask to Shard Press."
    assert [table.tokens(name) for name in ("Spark Flask", "Shard Press")] == [1, 1]


def test_the_log_says_who_puts_tokens_on_an_item_of_another_player(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Praise", "spell", "Put 2 Prestige tokens on an item of another player."))
    table = Scene(own)(player(private=["Praise"]), player(items=["Shard Press"]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Praise")

    assert table.told()[2] == "Player 1 puts 2 Prestige tokens on Shard Press."


def test_a_card_sees_that_a_token_is_moved_to_its_item(tmp_path: Path) -> None:
    text = "USE: Move 1 Prestige token from another item of yours to this."
    joy = "When you put a Prestige token on this, gain 2 Will."
    own = game_with(tmp_path, ("Joy", "item", f"{text}\n{joy}"))
    table = Scene(own)(player(items=["Joy", item("Spark Flask", 2)]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Joy")

    assert table.will[0] == 5
