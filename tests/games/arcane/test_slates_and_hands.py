"""Tiles that change their slates, rows and columns, hands that go round, and doubled gains, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, item, player, tile

CRANES: Final = 'Create a Paper Crane item with 0 Prestige and "USE: Discard this. If you do, draw two cards."'
CARDS: Final = [
    ("Swap", "spell", "Swap a placed tile of yours with a placed tile of another player."),
    ("Polish", "spell", "Remove an exhaustion token from an exhausted tile of yours."),
    ("Tribute", "spell", "Each other player gives you 1 Shard or discards a card."),
    ("Gifts", "spell", "Each other player gives you 2 Shards."),
    ("Trade", "spell", "Trade hands with another player."),
    ("Round", "spell", "Each player passes their hand to the player on their left."),
    ("Chill", "spell", "Exhaust all tiles linked to an exhausted tile of another player."),
    ("Crush", "spell", "Discard all stacked tiles of each other player."),
    ("Columns", "spell", "Gain 2 Will for each full column of your slate."),
    ("Both", "spell", "Gain 1 Shard for each full row and each full column of your slate."),
    ("Coin", "spell", "Gain 3 Shards."),
    ("Cranes", "spell", CRANES),
    ("Theft", "spell", "Take an item of another player."),
    ("Magnet", "item", "USE: Move all Prestige tokens from an item of another player to this."),
    ("Double", "item", "If you would gain Shards, gain twice that many instead."),
    ("Damp", "item", "If another player would gain Shards, they gain half that many instead."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def completing(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    mine = {"will": 0, "shards": 0, "private": [spell], **mine}
    table = Scene(own)(player(**mine), *(others or (player(),)), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_tiles_of_two_slates_change_places_with_their_tokens(own: ArcaneGame) -> None:
    mine, theirs = tile("Gain Will, NES", 0, 1, exhausted=1), tile("Add Tile, NES", 1, 1, turn=1)
    table = completing(own, "Swap", player(slate=[theirs]), slate=[mine])

    assert (table.at(0, 0, 1), table.at(1, 1, 1)) == ("Add Tile, NES", "Gain Will, NES")
    assert (table.exhaustion(0, 0, 1), table.exhaustion(1, 1, 1)) == (0, 1)


def test_a_player_keeps_the_last_complete_assignment_action(own: ArcaneGame) -> None:
    only = tile("Complete Assignment, NES", 0, 0)
    table = Scene(own)(
        player(private=["Swap"], slate=[tile("Gain Will, NES", 0, 1)]), player(slate=[only]), bag=[], deck=[]
    )

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Swap")

    assert table.at(0, 0, 1) in ("Gain Will, NES", "Complete Assignment, NES")
    assert any(table.state.print_of(it).completes for it in table.state.tiles_of(1))


def test_one_token_is_removed_and_the_others_stay(own: ArcaneGame) -> None:
    table = completing(own, "Polish", slate=[tile("Gain Will, NES", 0, 1, exhausted=3)])
    if "Gain Will, NES" in table.options:
        table.do("Gain Will, NES")

    assert table.exhaustion(0, 0, 1) == 2


@pytest.mark.parametrize(("answer", "shards", "cards"), [(0, [1, 1], 1), (1, [0, 2], 0)])
def test_others_give_a_shard_or_discard_a_card(own: ArcaneGame, answer: int, shards: list[int], cards: int) -> None:
    table = completing(own, "Tribute", player(shards=2, private=["Coin"]))

    assert table.state.seat == 1
    table.do(table.options[answer])
    while table.state.seat == 1 and "Coin" in table.options:
        table.do("Coin")

    assert table.shards == shards
    assert len(table.hand(1)) == cards


def test_others_give_what_they_have(own: ArcaneGame) -> None:
    table = completing(own, "Gifts", player(shards=1), player(shards=5))

    assert table.shards == [3, 0, 3]


def test_two_players_trade_their_hands(own: ArcaneGame) -> None:
    table = completing(own, "Trade", player(private=["Coin"]), private=["Trade", "Round", "Both"])

    assert sorted(table.hand(0)) == ["Coin"]
    assert sorted(table.hand(1)) == ["Both", "Round"]


def test_hands_go_round_to_the_left(own: ArcaneGame) -> None:
    table = completing(own, "Round", player(private=["Coin"]), player(private=["Both"]), private=["Round", "Swap"])

    assert [table.hand(seat) for seat in (0, 1, 2)] == [["Both"], ["Swap"], ["Coin"]]


def test_who_got_a_card_sees_it_and_who_gave_it_knows_it_still(own: ArcaneGame) -> None:
    table = completing(own, "Round", player(private=["Coin"]), player(private=["Both"]), private=["Round", "Swap"])

    known = [bool(table.state.known[table.piece("Swap", 1)] & 1 << seat) for seat in (0, 1, 2)]

    assert known == [True, True, False]


COLUMN: Final = [tile("Gain Will, NES", 0, 1), tile("Add Tile, NES", 1, 1), tile("Use Item, NE", 2, 1)]


def test_full_columns_are_counted(own: ArcaneGame) -> None:
    table = completing(own, "Columns", slate=COLUMN)

    assert table.will[0] == 2


def test_rows_and_columns_are_counted_together(own: ArcaneGame) -> None:
    table = completing(own, "Both", slate=[*COLUMN, tile("Collect Shard, NES", 0, 2)])

    assert table.shards[0] == 2


def test_all_that_were_stacked_go(own: ArcaneGame) -> None:
    table = completing(own, "Crush", player(slate=[tile("Gain Will, NES", 0, 1), tile("Add Tile, NES", 0, 1)]))

    assert table.at(1, 0, 1) == "Gain Will, NES"


@pytest.mark.parametrize(
    ("mine", "theirs", "shards"), [(["Double"], [], 6), ([], ["Damp"], 1), (["Double"], ["Damp"], 3)]
)
def test_gains_are_multiplied(own: ArcaneGame, mine: list[str], theirs: list[str], shards: int) -> None:
    table = completing(own, "Coin", player(items=theirs), items=mine)

    assert table.shards[0] == shards


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Take two market tiles and place it at once.", "place them at once"),
        ("Swap two placed tiles of yours with a placed tile of another player.", "one tile changes places with one"),
        ("Swap a corner of yours with a placed tile of another player.", "say that it is a placed tile"),
    ],
)
def test_what_cannot_be_swapped_or_placed_is_refused(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        read(text, "spell")


def test_an_item_comes_to_another_player_with_its_tokens(own: ArcaneGame) -> None:
    table = completing(own, "Theft", player(items=[item("Double", 2), "Damp"]))
    if "Double" in table.options:
        table.do("Double")

    assert table.items(0) == ["Double"]
    assert table.items(1) == ["Damp"]
    assert table.state.tokens[table.piece("Double")] == 2


def test_prestige_tokens_go_to_another_item(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Magnet"], will=0), player(items=[item("Double", 3)]), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Magnet")

    assert [table.state.tokens[table.piece(name)] for name in ("Magnet", "Double")] == [3, 0]


def test_tiles_of_slates_are_not_taken() -> None:
    with pytest.raises(TextError, match="only market tiles and items can be taken"):
        read("Take a placed tile of another player.", "spell")
