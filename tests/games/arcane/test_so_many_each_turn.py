"""How much players can do or gain in a turn, by the texts of cards, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

CARDS: Final = [
    ("Seal", "item", "Each player can complete only one spell each turn."),
    ("Bauble", "item", "USE: Gain 1 Shard."),
    ("Pair", "spell", "Perform two Complete Assignment actions."),
    ("Spark", "spell", "Gain 1 Shard."),
    ("Wealth", "spell", "Gain 2 Shards. Gain 5 Shards."),
    ("Modest", "spell", "You cannot gain more than 3 Shards this turn. Gain 2 Shards. Gain 5 Shards. Gain 1 Will."),
    ("Drought", "spell", "Until your next turn, other players can't gain Will."),
    (
        "Ration",
        "spell",
        "Until the start of your next turn, each other player cannot gain more than 3 Shards each turn.",
    ),
    ("Purse", "item", "You cannot gain more than 3 Shards each turn."),
    ("Rust", "item", "Other players can't gain Shards."),
    ("Shame", "item", "Each player cannot gain Prestige."),
    ("Glory", "spell", "Gain 4 Prestige."),
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


# -- What they gain ----------------------------------------------------------------------------------------------------


def completing(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    table = Scene(own)(
        player(private=[spell], will=0, shards=0, **mine), *(others or (player(will=0, shards=0),)), bag=[]
    )  # fmt: skip
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.parametrize(
    ("mine", "theirs", "shards"), [([], [], 7), (["Purse"], [], 3), ([], ["Rust"], 0), (["Rust"], ["Purse"], 7)]
)
def test_shards_are_gained_as_far_as_items_let_one(
    own: ArcaneGame, mine: list[str], theirs: list[str], shards: int
) -> None:  # fmt: skip
    assert completing(own, "Wealth", player(items=theirs), items=mine).shards[0] == shards


def test_what_is_gained_is_counted_from_when_the_spell_says_so(own: ArcaneGame) -> None:
    table = completing(own, "Modest")

    assert (table.shards[0], table.will[0]) == (3, 1)


def test_in_the_next_turn_as_much_can_be_gained_again(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Spark"], items=["Purse"], shards=0), player(), bag=[])
    for expected in (3, 6):
        table.state.gain_shards(0, 5)
        assert table.shards[0] == expected
        table.rest(2)


def test_after_a_limit_for_the_turn_one_gains_as_before(own: ArcaneGame) -> None:
    table = completing(own, "Modest")
    table.state.gain_shards(0, 5)

    assert table.shards[0] == 8


def test_others_gain_nothing_for_a_round(own: ArcaneGame) -> None:
    table = completing(own, "Drought")
    for seat in (0, 1):
        table.state.gain_will(seat, 2)
    during = table.will[:]
    table.rest()
    for seat in (0, 1):
        table.state.gain_will(seat, 2)

    assert (during, table.will) == ([2, 0], [4, 2])


def test_others_gain_so_much_in_each_turn_for_a_round(own: ArcaneGame) -> None:
    table = completing(own, "Ration", player(will=0, shards=0), player(will=0, shards=0))
    for _ in range(2):
        for seat in range(3):
            table.state.gain_shards(seat, 2)
    first = table.shards[:]
    table.rest()
    table.state.gain_shards(1, 2)

    assert first == [4, 3, 3]
    assert table.shards[1] == 5


def test_prestige_can_be_kept_from_all(own: ArcaneGame) -> None:
    assert completing(own, "Glory", player(items=["Shame"])).state.prestige == [0, 0]
    assert completing(own, "Glory").state.prestige == [4, 0]
