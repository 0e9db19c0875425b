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
    ("Steal", "spell", "Move a placed tile of another player to your slate."),
    ("Send", "spell", "You may move a placed tile of another player to your slate. If you don't, gain 2 Will."),
    ("Empty", "spell", "You may put a placed tile of another player into the bag. If you don't, gain 2 Will."),
)
COVERED: Final = [tile("Gain Will, NES", 0, 0), tile("Complete Assignment, NE", 1, 1)]
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
