"""How much players can do or gain in a turn, by the texts of cards, in Arcane Academy."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

CARDS: Final = [
    ("Seal", "item", "Each player can complete only one spell each turn."),
    ("Bauble", "item", "USE: Gain 1 Shard."),
    ("Pair", "spell", "Perform two Complete Assignment actions."),
    ("Spark", "spell", "Gain 1 Shard."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def is_barred(table: Table, name: str, seat: int) -> bool:
    return table.state.forbidder("cannot be played", seat, table.piece(name)) >= 0


def test_each_player_completes_one_spell_in_a_turn(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Pair", "Spark", "Bauble"], items=["Seal"]), player())
    before = is_barred(table, "Spark", 0)
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pair")

    assert not before
    assert [is_barred(table, name, 0) for name in ("Spark", "Bauble")] == [True, False]
    assert not is_barred(table, "Spark", 1)
    assert not [one for one in table.options if one.startswith("Complete Spark")]
    assert "Complete Bauble for 0 Shards" in table.options


def test_in_the_next_turn_it_is_one_spell_again(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Pair", "Spark"], items=["Seal"]), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Pair")
    table.finish()

    assert not is_barred(table, "Spark", 0)
