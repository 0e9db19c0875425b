"""Items that have abilities of other items: they can be used, and take effect at the end."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.performing import UseItem
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, player, tile

CARDS: Final = (
    ("Pupil", "item", "This has all abilities of each other item of yours."),
    ("Lesson", "spell", "An item of yours gains all abilities of another item of yours until the end of the turn."),
    ("Hush", "spell", "An item of yours loses all abilities until the end of the turn."),
    ("Stone", "item", "When you rest, gain 1 Will."),
    ("Will", "item", "USE: Gain 2 Will."),
    ("Shards", "item", "USE: Gain 3 Shards."),
    ("Medal", "item", "End of Game: Gain 3 Prestige."),
)
USE: Final = tile("Use Item, NES", 0, 1, turn=1)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


@pytest.mark.rule("arcane", "R10", "use.one")
@pytest.mark.parametrize(
    ("others", "will", "shards"), [(["Will"], 5, 3), (["Shards"], 3, 6), (["Will", "Shards"], 5, 6)]
)
def test_an_item_is_used_for_all_that_it_has_of_others(
    own: ArcaneGame, others: list[str], will: int, shards: int
) -> None:
    table = Scene(own)(player(items=["Pupil", *others]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Use Pupil")

    assert (table.will[0], table.shards[0]) == (will, shards)


def test_the_option_says_what_the_item_does(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Pupil", "Will"]), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert table.options[:2] == ["Use Pupil: Gain 2 Will", "Use Will: Gain 2 Will"]


def test_an_item_has_it_for_a_while(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Stone", "Will"], private=["Lesson"], slate=[USE]), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Lesson", "Stone")

    table.do("Resolve Use Item, NES", "Use Stone")

    assert table.will[0] == 5


def test_an_item_that_has_lost_its_abilities_is_not_used(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Will", "Shards"], private=["Hush"], slate=[USE]), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Hush", "Will")

    table.do("Resolve Use Item, NES")

    assert not table.can(UseItem, "Will")
    assert table.can(UseItem, "Shards")


@pytest.mark.rule("arcane", "item.end")
def test_what_an_item_has_of_others_takes_effect_at_the_end(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Pupil", "Medal"]), player(final_turn=True), pencils=0, bag=[], deck=[])

    table.do("Rest", "Pupil")

    assert table.scores[0] == 6
