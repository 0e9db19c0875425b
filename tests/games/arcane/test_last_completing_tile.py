"""The last tile of a slate with a Complete Assignment action, which its player keeps when tiles change their place."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player, tile

CARDS: Final = (
    ("Bag", "spell", "Put a placed tile of another player into the bag."),
    ("Mix", "spell", "Swap a placed tile of yours with a placed tile of another player."),
    (
        "Trade",
        "spell",
        "Swap a placed tile of another player with a tile of yours with a Complete Assignment symbol.",
    ),
    ("Shop", "spell", "You may swap a placed tile of yours with a market tile. If you don't, gain 2 Will."),
    ("Steal", "spell", "Move a placed tile of another player to your slate."),
    ("Send", "spell", "You may move a placed tile of another player to your slate. If you don't, gain 2 Will."),
    ("Empty", "spell", "You may put a placed tile of another player into the bag. If you don't, gain 2 Will."),
)
COVERED: Final = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NE", 1, 1)]
LOST: Final = "A slate would lose its last Complete Assignment action."
KEPT: Final = "Complete Assignment, NE is the last one there with a Complete Assignment action."


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("arcane", "R18", "stack.complete")
@pytest.mark.parametrize("spell", ["Bag", "Steal"])
def test_a_tile_that_must_stay_is_not_chosen(own: ArcaneGame, spell: str) -> None:
    theirs = [*COVERED, tile("Use Item, NE", 1, 2)]
    table = Scene(own)(player(private=[spell]), player(slate=theirs), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")

    assert table.options == ["Gain Will, NES", "Use Item, NE"]
    assert table.why_not(Pick, "Complete Assignment, NE") == Reason("C16", KEPT)


@pytest.mark.rule("arcane", "R18")
@pytest.mark.parametrize("spell", ["Send", "Empty"])
def test_what_would_do_nothing_to_the_only_tile_is_not_offered(own: ArcaneGame, spell: str) -> None:
    theirs = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NE", 0, 0)]
    table = Scene(own)(player(private=[spell]), player(slate=theirs), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")

    assert table.will[0] == 5


@pytest.mark.rule("arcane", "R18", "B6")
def test_a_swap_offers_no_tile_that_its_slate_cannot_lose(own: ArcaneGame) -> None:
    mine = [*COVERED, tile("Chaos Magic, NESW", 1, 2), tile("Collect Shard, NES", 0, 1)]
    theirs = [tile("Use Item, NE", 0, 0), tile("Complete Assignment, NS", 2, 2), tile("Gain Will, NESW", 0, 2)]
    table = Scene(own)(player(private=["Mix"], slate=mine), player(slate=theirs), bag=[], deck=[])
    table.do("Cast Complete Assignment, NE", "Complete Mix")

    assert len(table.options) == 4
    table.do("Gain Will, NES")
    assert table.options == ["Use Item, NE", "Gain Will, NESW"]
    assert table.why_not(Pick, "Complete Assignment, NS") == Reason("C16", LOST)


@pytest.mark.rule("arcane", "R18", "B6")
def test_a_swap_that_would_cost_the_only_complete_assignment_action_is_not_offered(own: ArcaneGame) -> None:
    mine = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NE", 0, 0)]
    table = Scene(own)(player(private=["Shop"], slate=mine), market=["Use Item, NE"], bag=[], deck=[])

    table.do("Cast Complete Assignment", "Complete Shop")

    assert table.will[0] == 5
    assert table.at(0, 0, 0) == "Complete Assignment, NE"


@pytest.mark.rule("arcane", "R18")
def test_the_first_tile_of_a_swap_is_one_for_which_there_is_a_second(own: ArcaneGame) -> None:
    theirs = [tile("Use Item, NE", 1, 2), tile("Complete Assignment, NS", 2, 2)]
    mine = [tile("Complete Assignment, NE", 0, 0)]
    table = Scene(own)(player(private=["Trade"], slate=mine), player(slate=theirs), bag=[], deck=[])

    table.do("Cast Complete Assignment, NE", "Complete Trade")

    assert table.at(0, 0, 0) == "Complete Assignment, NS"
