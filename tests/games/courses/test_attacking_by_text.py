"""Partners that attack because a text says so, those that are defeated in battle, and several that move together."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, Table, course, partner, player

ITEMS: Final = {
    "Charge": "A partner of yours fights a partner of another player.",
    "Duel": "A partner of yours and a partner of another player fight each other.",
    "Brawl": "Two partners fight each other.",
    "Strike": "Defeat a partner of another player.",
    "March": "Move up to two partners of yours to a single course.",
    "Clear Out": "Tap all partners at a course.",
}
PARTNERS: Final = {
    "Big": "This has +3 power.",
    "Small": "This has -1 power.",
    "Even": "This cannot attack.",
    "Martyr": "When this is defeated in battle, gain 2 points.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, {}))


def facing(own: CourseGame, mine: str, theirs: str, hand: str) -> Table:
    """A table with one partner of each player, at different courses."""
    maps = [course("Rooftop Garden", mine)], [course("Dune Sea", theirs)]
    return Scene(own)(player(hand=[hand], world_map=maps[0]), player(world_map=maps[1]))


@pytest.mark.parametrize(
    ("mine", "theirs", "defeated"),
    [("Big", "Even", ["Even"]), ("Small", "Even", []), ("Even", "Martyr", ["Martyr"])],
)
def test_only_the_one_that_is_attacked_can_be_defeated(
    own: CourseGame, mine: str, theirs: str, defeated: list[str]
) -> None:  # fmt: skip
    table = facing(own, mine, theirs, "Charge")
    table.do("Play Charge")

    assert [name for name in (mine, theirs) if table.zone(name) == "discard"] == defeated
    assert table.tapped(mine) == [False]


@pytest.mark.parametrize(
    ("mine", "theirs", "defeated"),
    [("Big", "Even", ["Even"]), ("Small", "Even", ["Small"]), ("Even", "Martyr", ["Even", "Martyr"])],
)
def test_of_two_that_attack_each_other_the_weaker_is_defeated_and_both_of_equals(
    own: CourseGame, mine: str, theirs: str, defeated: list[str]
) -> None:  # fmt: skip
    table = facing(own, mine, theirs, "Duel")
    table.do("Play Duel")

    assert [name for name in (mine, theirs) if table.zone(name) == "discard"] == defeated


def test_two_that_are_chosen_attack_each_other(own: CourseGame) -> None:
    table = facing(own, "Big", "Even", "Brawl")
    table.do("Play Brawl")
    while table.state.question[0].chained:
        table.do(table.options[0])

    assert (table.zone("Big"), table.zone("Even")) == ("at a course", "discard")


@pytest.mark.parametrize(("how", "points"), [("battle", 2), ("Strike", 0)])
def test_only_a_defeat_in_battle_counts(own: CourseGame, how: str, points: int) -> None:
    there = course("Dune Sea", "Martyr", partner("Big", of=0))
    table = Scene(own)(player(hand=["Strike"], world_map=["Rooftop Garden"]), player(world_map=[there]))
    table.do("Battle at Dune Sea with Big" if how == "battle" else "Play Strike")

    assert table.zone("Martyr") == "discard"
    assert table.points[1] == points


def test_partners_move_to_one_course_together(own: CourseGame) -> None:
    there = [course("Rooftop Garden", "Big"), course("Dune Sea", "Small"), course("Mossy Keep")]
    table = Scene(own)(player(hand=["March"], world_map=there), player())
    table.do("Play March", "Big", "Small", "Mossy Keep")

    assert (table.at("Big"), table.at("Small")) == ("Mossy Keep", "Mossy Keep")


def test_all_partners_at_a_course_that_is_chosen_are_tapped(own: CourseGame) -> None:
    there = [course("Rooftop Garden", "Big"), course("Dune Sea", "Small", partner("Even", of=1))]
    table = Scene(own)(player(hand=["Clear Out"], world_map=there), player())
    table.do("Play Clear Out", "Dune Sea")

    assert table.tapped("Big", "Small", "Even") == [False, True, True]
