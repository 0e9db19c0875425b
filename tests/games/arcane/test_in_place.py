"""What is done in place of something, and what is lost or discarded and counted, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Rain": "Gain 2 Will.",
    "Gift": "Gain 3 Shards.",
    "Drain": "Each other player loses all Will over 5.",
    "Swap": "Lose all your Will. Gain twice that many Shards.",
    "Chill": "Exhaust a tile.",
    "Turnover": "You may discard up to two cards. If you do, gain that many Shards.",
}
ITEMS: Final = {
    "Sieve": "If you would gain Will, gain that many Shards and lose 1 Prestige instead.",
    "Purse": "If you would lose Will, lose that many Shards instead.",
    "Shade": "If a tile of yours would be exhausted, gain 1 Will and lose 1 Shard instead.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


def completing(own: ArcaneGame, spell: str, *others: dict[str, object], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    mine = {"will": 0, "shards": 0, **mine}
    table = Scene(own)(player(private=[spell], **mine), *(others or (player(),)), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_instead_of_will_one_gains_shards_and_loses_prestige(own: ArcaneGame) -> None:
    table = completing(own, "Rain", items=["Sieve"], prestige=4)

    assert (table.will[0], table.shards[0], table.state.prestige[0]) == (0, 2, 3)


def test_others_keep_so_much_will(own: ArcaneGame) -> None:
    table = completing(own, "Drain", player(will=9), player(will=3), will=8)

    assert table.will[1:] == [5, 3]
    assert table.will[0] > 5


def test_what_is_lost_is_counted(own: ArcaneGame) -> None:
    table = completing(own, "Swap", will=6)

    assert (table.will[0], table.shards[0]) == (0, 12)


@pytest.mark.parametrize(("answers", "shards"), [(["Gift", "Rain"], 2), (["Gift", "No"], 1), (["No"], 0)])
def test_up_to_two_cards_are_discarded(own: ArcaneGame, answers: list[str], shards: int) -> None:
    table = Scene(own)(player(private=["Turnover", "Gift", "Rain", "Chill"], shards=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Turnover", "Yes", *answers)

    assert table.shards[0] == shards
