"""The last assignment that a player completed, as the texts of Arcane Academy speak of it."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import tiles
from rulebound.games.arcane.game import ArcaneGame, load
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

TWICE: Final = "2x Complete Assignment, N"
CARDS: Final = [
    ("Coins", "spell", "Gain 3 Shards."),
    ("Rain", "spell", "Gain 2 Will."),
    ("Echo", "spell", "Copy the last spell that another player completed."),
    ("Encore", "spell", "Copy the last spell you completed this turn."),
    ("Any", "spell", "Copy the effect of the last spell a player completed."),
    ("Thief", "spell", "Discard the last item another player completed."),
    ("Wake", "spell", "Refresh all tiles on your slate."),
    ("Watch", "spell", "Until the end of your next turn, when a tile of yours is exhausted, gain 1 Shard."),
    ("Burn", "spell", "Discard a spell of another player. Exhaust a corner of another player."),
    ("Lamp", "item", "When you rest, gain 1 Will."),
    ("Bauble", "item", "USE: Gain 2 Shards."),
    ("Borrow", "spell", "Copy the effect of an item of another player."),
    ("Clock", "item", "When you rest, gain 1 Will."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def academy(own: ArcaneGame, mine: list[str], *theirs: list[str]) -> Table:
    """A table at which each player can complete two of these assignments in a turn, and has neither Will nor Shards."""
    hands = [mine, *theirs]
    seats: list[dict[str, Any]] = [
        player(private=hand, will=0, shards=0, slate=[tile(TWICE, 0, 1)] if seat == 0 else [])
        for seat, hand in enumerate(hands)
    ]
    return Scene(own)(*seats, bag=[])


def complete(table: Table, *names: str) -> None:
    """The player whose turn it is completes these, and does nothing more."""
    once = f"Cast {USE_OR_COMPLETE}"
    table.do(once if len(names) == 1 and once in table.options else f"Cast {TWICE}")
    turn = table.state.turn
    for name in names:
        table.do(f"Complete {name}")
    if table.state.turn == turn:
        table.finish()


def test_the_last_spell_of_another_is_copied(own: ArcaneGame) -> None:
    table = academy(own, ["Coins", "Rain"], ["Echo"])
    complete(table, "Coins", "Rain")
    complete(table, "Echo")

    assert (table.will[1], table.shards[1]) == (2, 0)


def test_ones_own_spell_is_not_anothers(own: ArcaneGame) -> None:
    table = academy(own, ["Coins", "Echo"], ["Rain"])
    complete(table, "Coins", "Echo")

    assert (table.will[0], table.shards[0]) == (0, 3)


@pytest.mark.parametrize(("mine", "shards"), [(["Coins", "Encore"], 6), (["Encore", "Coins"], 3)])
def test_the_last_spell_of_this_turn_is_copied(own: ArcaneGame, mine: list[str], shards: int) -> None:
    table = academy(own, mine, ["Rain"])
    complete(table, *mine)

    assert table.shards[0] == shards


def test_a_spell_of_an_earlier_turn_is_not_of_this_one(own: ArcaneGame) -> None:
    table = academy(own, ["Coins", "Encore"], ["Rain"])
    complete(table, "Coins")
    complete(table, "Rain")
    complete(table, "Encore")

    assert table.shards[0] == 3


def test_of_all_players_the_last_one_counts(own: ArcaneGame) -> None:
    table = academy(own, ["Coins"], ["Rain"], ["Any"])
    complete(table, "Coins")
    complete(table, "Rain")
    complete(table, "Any")

    assert (table.will[2], table.shards[2]) == (2, 0)


def test_the_last_item_of_another_is_discarded(own: ArcaneGame) -> None:
    table = academy(own, ["Lamp", "Clock"], ["Thief"])
    complete(table, "Lamp", "Clock")
    complete(table, "Thief")

    assert table.items(0) == ["Lamp"]


def test_what_was_completed_last_is_saved_with_the_game(own: ArcaneGame) -> None:
    table = academy(own, ["Coins", "Rain"], ["Echo"])
    complete(table, "Coins", "Rain")
    loaded = own.load_state(table.state.save())

    assert [one.save() for one in loaded.modifiers] == [one.save() for one in table.state.modifiers]
    assert len(loaded.modifiers) == 2


def test_where_no_text_asks_for_it_nothing_is_noted() -> None:
    table = academy(load([], []), ["Deep Breath"], ["Time Dilation"])
    table.state.will = [9, 9]
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Deep Breath")

    assert table.state.modifiers == []


def test_the_effect_of_an_item_is_what_it_does_when_it_is_used(own: ArcaneGame) -> None:
    table = academy(own, ["Bauble"], ["Borrow"])
    complete(table, "Bauble")
    complete(table, "Borrow")

    assert (table.shards[0], table.shards[1]) == (0, 2)


def test_a_copied_spell_speaks_of_who_copies_it(own: ArcaneGame) -> None:
    table = academy(own, ["Wake"], ["Echo"])
    complete(table, "Wake")
    for seat in (0, 1):
        tiles.exhaust(table.state, table.piece("Corner 2: Add Tile", of=seat))
    complete(table, "Echo")

    assert [table.is_exhausted("Corner 2: Add Tile", of=seat) for seat in (0, 1)] == [True, False]


def test_what_a_spell_waits_for_stays_its_players_where_it_is_discarded(own: ArcaneGame) -> None:
    table = academy(own, ["Watch"], ["Burn"])
    complete(table, "Watch")
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Burn")
    corner = next((option for option in table.options if "Corner 2" in option), "")
    if corner:
        table.do(corner)

    assert table.spells(0) == []
    assert table.shards == [1, 0]
