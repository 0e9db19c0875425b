"""In Arcane Academy: items that lose their abilities, values that are set, and draws that are replaced."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player

BID: Final = (
    "Each player secretly chooses a number from 0 to 3. The player with the highest number gains that many Shards."
)
CARDS: Final = [
    ("Hush", "spell", "All items lose all abilities until the end of your next turn."),
    ("Ban", "item", "Items of other players have no abilities."),
    ("Pump", "item", "USE: Gain 2 Will."),
    ("Spring", "item", "If you would draw a card, you may gain 1 Will instead."),
    ("Gild", "spell", "The Prestige value of an item of yours becomes 5."),
    ("Draw", "spell", "Draw two cards."),
    ("Bid", "spell", BID),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own, which cost nothing."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.parametrize(("theirs", "can"), [([], True), (["Ban"], False)])
def test_a_silent_item_cannot_be_used(own: ArcaneGame, theirs: list[str], can: bool) -> None:  # noqa: FBT001 - a case
    table = Scene(own)(player(items=["Pump"]), player(items=theirs), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert any([option.startswith("Use Pump") for option in table.options]) == can


def test_all_items_are_silent_for_a_while(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Hush"], items=["Pump"]), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Hush")

    assert table.state.has_lost_all(table.piece("Pump"))


def test_an_item_is_worth_more(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Gild"], items=["Pump"]), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gild")

    assert table.state.worth(table.piece("Pump")) == 5


@pytest.mark.parametrize(("answers", "will", "cards"), [(["Yes", "No"], 1, 1), (["No", "No"], 0, 2)])
def test_each_card_that_would_be_drawn_can_be_will(
    own: ArcaneGame, answers: list[str], will: int, cards: int
) -> None:  # fmt: skip
    table = Scene(own)(player(private=["Draw"], items=["Spring"], will=0), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Draw", *answers)

    assert (table.will[0], len(table.hand(0))) == (will, cards)


def test_the_highest_bid_gains(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Bid"], shards=0), player(shards=0), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Bid", "1", "3")

    assert table.shards[:2] == [0, 3]
