"""What is counted of what was done or has happened, in Arcane Academy: `this way`, `that much`, `3 or more at once`."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Sale": "Discard all your items. Gain 3 Prestige for each item discarded this way.",
    "Two": "Discard two items of yours. Draw that many cards.",
    "Some": "Discard up to three items of yours. Gain 2 Will for each item discarded this way.",
    "Chill": "Exhaust all tiles of another player. Gain 1 Will for each tile exhausted this way.",
    "Change": "Pay any amount of Will. Gain that many Shards, then draw a card for every 2 Will paid this way.",
    "Gift": "Gain 3 Shards.",
    "Coin": "Gain 1 Shard.",
    "Rain": "Gain 2 Will.",
}
ITEMS: Final = {
    "Leech": "When another player gains Will, you may pay 1 Shard. If you do, gain that much Will.",
    "Wave": "When you gain Will, each other player loses that much Will.",
    "Scale": "When another player gains 3 or more Shards at once, gain 1 Prestige.",
    "Swap": "If you would gain Shards, you may gain that much Will instead.",
    "Ward": "Your corners cannot be exhausted.",
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


@pytest.mark.parametrize(("items", "prestige"), [([], 0), (["Scale", "Wave"], 6)])
def test_each_item_that_was_discarded_counts(own: ArcaneGame, items: list[str], prestige: int) -> None:
    table = completing(own, "Sale", items=items)

    assert table.state.prestige[0] == prestige
    assert table.items(0) == []


def test_as_many_cards_are_drawn_as_were_discarded(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Two"], items=["Scale", "Wave"], will=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Two")
    for item in ("Scale", "Wave"):
        if item in table.options:
            table.do(item)

    assert len(table.hand(0)) >= 2


def test_of_up_to_three_those_count_that_were_chosen(own: ArcaneGame) -> None:
    table = completing(own, "Some", items=["Scale", "Wave", "Swap"])

    table.do("Scale", "No")

    assert table.will[0] == 2


def test_each_tile_that_was_exhausted_counts(own: ArcaneGame) -> None:
    table = completing(own, "Chill")

    assert table.will[0] == 4


def test_what_could_not_be_done_is_not_counted(own: ArcaneGame) -> None:
    table = completing(own, "Chill", player(items=["Ward"]))

    assert table.will[0] == 0
    assert not any(table.state.is_exhausted(it) for it in table.state.tiles_of(1))


@pytest.mark.parametrize(("paid", "cards"), [(1, 0), (4, 2)])
def test_a_card_for_every_two_will_that_were_paid(own: ArcaneGame, paid: int, cards: int) -> None:
    table = Scene(own)(player(private=["Change"], will=5, shards=0), player(), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Change", *["Yes"] * paid, "No")

    assert (table.will[0], table.shards[0]) == (5 - paid, paid)
    assert len(table.hand(0)) >= cards


@pytest.mark.parametrize(("answer", "will", "shards"), [("Yes", 2, 0), ("No", 0, 1)])
def test_as_much_as_another_gained(own: ArcaneGame, answer: str, will: int, shards: int) -> None:
    table = completing(own, "Rain", player(items=["Leech"], shards=1, will=0))

    table.do(answer)

    assert (table.will[1], table.shards[1]) == (will, shards)


def test_others_lose_as_much_as_one_gains(own: ArcaneGame) -> None:
    table = completing(own, "Rain", player(will=1), player(will=5), items=["Wave"])

    assert table.will == [2, 0, 3]


@pytest.mark.parametrize(("spell", "prestige"), [("Gift", 1), ("Coin", 0)])
def test_only_so_much_at_once_counts(own: ArcaneGame, spell: str, prestige: int) -> None:
    table = completing(own, spell, player(items=["Scale"]))

    assert table.state.prestige[1] == prestige


@pytest.mark.parametrize(("answer", "will", "shards"), [("Yes", 3, 0), ("No", 0, 3)])
def test_one_may_gain_as_much_of_something_else(own: ArcaneGame, answer: str, will: int, shards: int) -> None:
    table = completing(own, "Gift", items=["Swap"])

    table.do(answer)

    assert (table.will[0], table.shards[0]) == (will, shards)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Gain 1 Will for each item discarded this way.", "nothing before this can be counted"),
        ("Exhaust a tile of another player. Gain 1 Will for each tile discarded this way.", "nothing is discarded"),
        ("Gain 1 Shard for each Will paid this way.", "nothing of this is paid before"),
        ("Each other player discards any number of cards. Draw that many cards.", "what others do is not counted"),
        ("Discard all your items. Exhaust a tile of yours. Gain 1 Will for each item discarded this way.",
         "nothing is discarded"),
    ],
)  # fmt: skip
def test_what_was_not_done_is_not_counted(text: str, said: str) -> None:
    with pytest.raises(TextError, match=said):
        read(text, "spell")


@pytest.mark.parametrize(
    ("text", "is_read"),
    [
        ("When you gain Will, discard any number of cards. Gain that many Shards.", False),
        ("When you gain Will, discard any number of cards. Gain 1 Shard for each card discarded this way.", True),
        ("When you gain Will, gain that many Shards.", True),
    ],
)
def test_that_much_has_one_meaning(text: str, *, is_read: bool) -> None:
    if is_read:
        assert read(text, "item")
        return
    with pytest.raises(TextError, match="it could be as much as the event is about"):
        read(text, "item")
