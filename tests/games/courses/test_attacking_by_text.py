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
    "Even": "This cannot exit.",
    "Meek": "This cannot attack.",
    "Sacred": "This cannot be attacked.",
    "Bold": "When this enters, you may choose a partner of another player. If you do, this attacks it.",
    "Martyr": "When this is defeated in battle, gain 2 points.",
}

SUPPORTERS: Final = {"Gate": "Partners of other players can't attack unless their owner pays 2 points."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, SUPPORTERS))


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


@pytest.mark.rule("courses", "R48")
@pytest.mark.parametrize(("mine", "theirs"), [("Meek", "Small"), ("Big", "Sacred")])
@pytest.mark.parametrize("hand", ["Charge", "Duel", "Brawl"])
def test_r48_what_cannot_attack_or_be_attacked_does_not_because_of_a_text(
    own: CourseGame, mine: str, theirs: str, hand: str
) -> None:  # fmt: skip
    table = facing(own, mine, theirs, hand)
    table.do(f"Play {hand}")

    assert (table.zone(mine), table.zone(theirs)) == ("at a course", "at a course")
    assert not any(" attacks " in line for line in table.told())


@pytest.mark.rule("courses", "R48")
def test_r48_only_partners_that_can_attack_or_be_attacked_are_chosen_for_it(own: CourseGame) -> None:
    maps = [course("Rooftop Garden", "Meek", "Big", "Even")], [course("Dune Sea", "Sacred", "Small", "Martyr")]
    table = Scene(own)(player(hand=["Charge"], world_map=maps[0]), player(world_map=maps[1]))

    table.do("Play Charge")
    attackers = table.options
    table.do("Even")

    assert (attackers, table.options) == (["Big", "Even"], ["Small", "Martyr"])


def test_it_is_not_asked_whether_a_partner_attacks_where_there_is_none_of_another_player(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Bold"]), player(world_map=[course("Dune Sea")]))

    table.do("Enter Bold")

    assert table.asked == "Your main phase: what do you do?"


@pytest.mark.rule("courses", "R48")
@pytest.mark.parametrize(("points", "left", "zone"), [(3, 1, "discard"), (1, 1, "at a course")])
def test_r48_what_must_be_paid_for_an_attack_is_paid_where_a_text_brings_it_about(
    own: CourseGame, points: int, left: int, zone: str
) -> None:
    maps = [course("Rooftop Garden", "Big")], [course("Dune Sea", "Small")]
    theirs = player(world_map=maps[1], home=["Gate"])
    table = Scene(own)(player(points=points, hand=["Charge"], world_map=maps[0]), theirs)

    table.do("Play Charge")

    assert (table.points[0], table.zone("Small")) == (left, zone)


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
