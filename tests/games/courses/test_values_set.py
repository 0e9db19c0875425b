"""Values that become a number, are swapped, or are something else than is printed."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Swap": "Swap the powers of two partners until end of turn.",
    "Trade": "Exchange the power of a partner of yours and a partner of another player until end of turn.",
    "Both": "Choose two partners. Swap their powers until end of turn.",
    "Shrink": "A partner's power becomes 1 until end of turn.",
    "Zero": "Set the power of a partner of another player to 0.",
    "Study": "Choose a partner of yours. Its power becomes equal to the number of cards in your hand until end of "
    "turn.",
    "Level": "All partners have power 1 until end of turn.",
    "Even": "Target partner's power becomes equal to its point value until end of turn.",
    "Turn": "Swap the power and point value of a partner until end of turn.",
    "Hex": "All partners get -4 power until end of turn.",
    "Cheer": "All partners get +2 power until end of turn.",
}
PARTNERS: Final = {
    "Giant": "This has +3 power.",
    "Scholar": "This partner's power is equal to the number of cards in your hand.",
    "Plain": "When this enters, gain 1 point.",
    "Thief": "When this enters, swap its power with the power of another partner here until end of turn.",
    "Double": "This has power equal to twice the number of cards in your hand.",
    "Mood": "As long as this is tapped, this has power 9.",
    "Riser": "When this moves, its power becomes 7 until end of turn.",
}
HOME: Final = {"Choir": "Your partners have +1 power.", "Dwarf": "Your partners have base power 1."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own; partners have power 2 and 1 point."""
    flat: tuple[str, str, str] = ("Flat Land", "course", "Partners here have power 4.")
    return game_with(tmp_path_factory.mktemp("cards"), flat, *of_kinds(ITEMS, PARTNERS, HOME))


@pytest.mark.parametrize(("item", "answers"), [("Swap", ["Giant"]), ("Trade", []), ("Both", ["Giant"])])
def test_two_partners_have_each_others_power_for_a_turn(own: CourseGame, item: str, answers: list[str]) -> None:
    world = [course("Dune Sea", "Giant", partner("Plain", of=1))]
    table = plays(own, item, player(deck=twelve_others()), world_map=world)

    table.do(*answers)
    swapped = table.power("Giant"), table.power("Plain")
    table.do("End your turn")

    assert (swapped, table.power("Giant"), table.power("Plain")) == ((2, 5), 5, 2)


def test_it_becomes_a_number_and_changes_come_on_top(own: CourseGame) -> None:
    table = plays(own, "Shrink", hand=["Cheer"], world_map=[course("Dune Sea", "Giant")])
    before = table.power("Giant")

    table.do("Play Cheer")

    assert (before, table.power("Giant")) == (1, 3)


def test_what_was_below_zero_becomes_that_number_too(own: CourseGame) -> None:
    table = plays(own, "Hex", hand=["Shrink"], world_map=[course("Dune Sea", "Plain")])

    table.do("Play Shrink")

    assert table.power("Plain") == 1


def test_for_good_is_for_good(own: CourseGame) -> None:
    table = plays(own, "Zero", player(deck=twelve_others()), world_map=[course("Dune Sea", partner("Giant", of=1))])

    table.do("End your turn")

    assert table.power("Giant") == 0


def test_it_becomes_what_is_counted_then(own: CourseGame) -> None:
    table = plays(own, "Study", hand=["Aki", "Aki", "Aki"], world_map=[course("Dune Sea", "Giant")])

    assert table.power("Giant") == 3


def test_all_have_the_same(own: CourseGame) -> None:
    table = plays(own, "Level", world_map=[course("Dune Sea", "Giant", partner("Plain", of=1))])

    assert (table.power("Giant"), table.power("Plain")) == (1, 1)


def test_two_values_of_a_partner_change_places(own: CourseGame) -> None:
    table = plays(own, "Turn", world_map=[course("Dune Sea", "Giant")])

    assert (table.power("Giant"), table.state.point_value(table.piece("Giant"))) == (1, 5)


@pytest.mark.parametrize(
    ("home", "at", "powers"),
    [
        ([], "Dune Sea", (2, 2)),
        ([], "Flat Land", (4, 4)),
        (["Choir"], "Flat Land", (5, 5)),
        (["Dwarf"], "Dune Sea", (1, 1)),
    ],
)
def test_something_else_than_is_printed(own: CourseGame, home: list[str], at: str, powers: tuple[int, int]) -> None:
    table = Scene(own)(player(home=home, hand=["Aki", "Aki"], world_map=[course(at, "Plain", "Scholar")]))

    assert (table.power("Plain"), table.power("Scholar")) == powers


def test_its_power_is_of_the_one_that_moved(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Riser"), "Mossy Keep"]))

    table.do("Move Riser")

    assert table.power("Riser") == 7


@pytest.mark.parametrize("text", ["The power of a supporter becomes 3.", "The cost of a partner becomes 0."])
def test_values_that_do_not_matter_there_are_refused(text: str) -> None:
    with pytest.raises(TextError, match=r"this can be so of partners only|has been paid for"):
        read(text, "item")


def test_it_becomes_another_value_of_the_same_partner(own: CourseGame) -> None:
    table = plays(own, "Even", world_map=[course("Dune Sea", "Giant")])

    assert table.power("Giant") == 1


def test_it_swaps_its_power_with_another(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Thief"], world_map=[course("Dune Sea", "Giant")]))

    table.do("Enter Thief")

    assert (table.power("Thief"), table.power("Giant")) == (5, 2)


def test_twice_as_much_and_on_a_condition(own: CourseGame) -> None:
    world = [course("Dune Sea", "Double", partner("Mood", tapped=True)), course("Flat Land", "Plain")]
    table = Scene(own)(player(hand=["Aki", "Aki"], world_map=world))

    assert (table.power("Double"), table.power("Mood")) == (4, 9)
