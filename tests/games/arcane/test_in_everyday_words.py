"""What designers write in everyday words: items used or returned, gifts, and private spells, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, item, player

CARDS: Final = [
    ("Oil", "item", "When you use another item, gain 2 Shards."),
    ("Bauble", "item", "USE: Gain 1 Will."),
    ("Deep Cup", "item", "You can have up to 12 Will."),
    ("Rebound", "spell", "Return an item of another player to its owner's hand."),
    ("Recall", "spell", "Return an item you have to your hand."),
    ("Free", "spell", "Complete another spell from your hand without paying its cost."),
    ("Rain", "spell", "Gain 2 Will."),
    ("Present", "spell", "Give another player 2 Shards. Draw a card."),
    ("Round", "spell", "Give each other player 1 Shard."),
    ("Diary", "item", "When you complete your first spell each turn, gain 1 Prestige."),
    ("Ledger Book", "item", "At the end of your turn, if you completed a spell this turn, gain 1 Shard."),
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
