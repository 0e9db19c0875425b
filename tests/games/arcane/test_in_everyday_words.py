"""What designers write in everyday words: items used or returned, gifts, and private spells, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.zones import ITEMS
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import ADD, USE_OR_COMPLETE, Scene, Table, item, player, tile

CARDS: Final = [
    ("Oil", "item", "When you use another item, gain 2 Shards."),
    ("Bauble", "item", "USE: Gain 1 Will."),
    ("Deep Cup", "item", "You can have up to 12 Will."),
    ("Rebound", "spell", "Return an item of another player to its owner's hand."),
    ("Recall", "spell", "Return an item you have to your hand."),
    ("Free", "spell", "Complete another spell from your hand without paying its cost."),
    ("Rain", "spell", "Gain 2 Will."),
    (
        "Trade Up",
        "spell",
        "Discard an item of yours. Then, complete an item with cost up to 3 more than it without paying its cost.",
    ),
    ("Present", "spell", "Give another player 2 Shards. Draw a card."),
    ("Round", "spell", "Give each other player 1 Shard."),
    ("Diary", "item", "When you complete your first spell each turn, gain 1 Prestige."),
    ("Ledger Book", "item", "At the end of your turn, if you completed a spell this turn, gain 1 Shard."),
    ("Market Ear", "item", "When another player takes a tile, gain 1 Shard."),
    ("Wild Eye", "item", "When you cast a Gain Will tile, gain 2 Shards."),
    ("Full House", "spell", "If your slate is full, gain 5 Will. If your slate is not full, gain 1 Will."),
    ("Gust", "spell", "Discard a random item of another player."),
    ("Rate", "spell", "Pay X Shards. Gain X Will."),
    ("Level Out", "spell", "Set your Will to 4. Each other player sets their Shards to 2."),
    ("Duty", "spell", "Each other player loses 1 Shard for each item they have."),
    ("Envy", "spell", "If each other player has 2 Shards or less, gain 5 Will."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def completing(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    hand = [spell, *mine.pop("private", [])]
    table = Scene(own)(
        player(**{"private": hand, "will": 0, "shards": 0, **mine}), *(others or (player(will=0, shards=0),)), bag=[]
    )
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_an_item_notices_that_another_one_is_used(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Oil", "Bauble"], will=0, shards=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Use Bauble")

    assert (table.will[0], table.shards[0]) == (1, 2)


def test_the_dial_goes_higher(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Deep Cup"], will=9), player(will=9), bag=[])
    for seat in (0, 1):
        table.state.gain_will(seat, 9)

    assert table.will == [12, 9]


def test_an_item_returns_to_its_owners_hand_without_its_tokens(own: ArcaneGame) -> None:
    table = completing(own, "Rebound", player(items=[item("Bauble", 3)]))

    assert table.items(1) == []
    assert "Bauble" in table.hand(1)
    assert table.state.tokens[table.piece("Bauble")] == 0


def test_a_raised_dial_falls_when_its_item_returns(own: ArcaneGame) -> None:
    table = completing(own, "Recall", items=["Deep Cup"], will=11)

    assert table.will[0] == 9
    assert "Deep Cup" in table.hand(0)


def test_a_private_spell_is_completed_for_nothing(own: ArcaneGame) -> None:
    table = completing(own, "Free", private=["Rain", "Bauble"])
    if "Rain" in table.options:
        table.do("Rain")

    assert table.will[0] == 2
    assert sorted(table.spells(0)) == ["Free", "Rain"]


def test_shards_are_given_as_far_as_one_has_them(own: ArcaneGame) -> None:
    assert completing(own, "Present", shards=5).shards == [3, 2]
    assert completing(own, "Present", shards=1).shards == [0, 1]
    assert completing(own, "Round", player(shards=0), player(shards=0), shards=5).shards == [3, 1, 1]


def test_the_first_spell_of_a_turn_is_noticed_and_remembered(own: ArcaneGame) -> None:
    table = completing(own, "Rain", items=["Diary", "Ledger Book"])
    if table.state.turn == 1:
        table.finish()

    assert table.state.prestige[0] == 1
    assert table.shards[0] == 1


@pytest.mark.parametrize(("shards", "will"), [(2, 5), (3, 0)])
def test_what_each_other_player_has_is_looked_at(own: ArcaneGame, shards: int, will: int) -> None:
    assert completing(own, "Envy", player(shards=shards)).will[0] == will


def test_others_take_tiles_and_an_item_notices(own: ArcaneGame) -> None:
    table = Scene(own)(player(), player(items=["Market Ear"], shards=0), bag=[], market=["Use Item, NS"])
    table.do(f"Cast {ADD}", "Take Use Item, NS")

    assert table.shards[1] == 1


def test_a_tile_is_noticed_by_its_symbol(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Wild Eye"], shards=0, slate=[tile("Gain Will, NES", 1, 1)]), player(), bag=[])
    table.do("Cast Gain Will, NES")

    assert table.shards[0] == 2


def test_a_slate_is_full_or_it_is_not(own: ArcaneGame) -> None:
    spaces = [(row, column) for row in range(3) for column in range(4) if (row % 2, column % 3) != (0, 0)]
    bare = completing(own, "Full House").will[0]
    full = Scene(own)(player(private=["Full House"], will=0), player(), bag=[])
    for row, column in spaces:
        full.state.top = replaced(full.state.top, row * 4 + column, full.piece("Corner 2: Add Tile", of=0))
    full.do(f"Cast {USE_OR_COMPLETE}", "Complete Full House")

    assert (bare, full.will[0]) == (1, 5)


def test_chance_says_which_item_goes(own: ArcaneGame) -> None:
    table = Scene(own)(
        player(private=["Gust"]), player(items=["Bauble", "Oil", "Diary"]), bag=[], chance=[2]
    )  # fmt: skip
    before = sorted(table.state.cards_in(ITEMS, 1))
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gust")

    assert sorted(table.state.cards_in(ITEMS, 1)) == [before[0], before[2]]


def test_as_much_as_one_likes_is_paid_and_gained(own: ArcaneGame) -> None:
    table = completing(own, "Rate", shards=3)
    table.do("Yes", "Yes", "No")

    assert (table.will[0], table.shards[0]) == (2, 1)


def test_tiles_do_not_return_to_a_hand(own: ArcaneGame) -> None:
    assert "only completed assignments" in own.card_files.fault("Return a tile of yours to its owner's hand.", "spell")


@pytest.mark.parametrize(("will", "shards"), [(1, 0), (9, 7)])
def test_what_players_have_is_set_to_so_much(own: ArcaneGame, will: int, shards: int) -> None:
    table = completing(own, "Level Out", player(shards=shards), will=will, shards=5)

    assert (table.will[0], table.shards) == (4, [5, 2])


def test_each_player_loses_for_their_own_items(own: ArcaneGame) -> None:
    table = completing(
        own, "Duty", player(shards=5, items=["Bauble", "Oil"]), player(shards=5), shards=5, items=["Diary"]
    )  # fmt: skip

    assert table.shards == [5, 3, 5]


def test_what_is_completed_already_is_refused_with_the_reason(own: ArcaneGame) -> None:
    table = completing(own, "Trade Up", items=["Bauble", "Deep Cup"], private=["Diary"])
    table.do("Bauble")

    reason = table.why_not(Pick, "Deep Cup")

    assert reason is not None
    assert reason.sentence == "Only public assignments and your own private ones can be completed."
    assert table.can(Pick, "Diary")
