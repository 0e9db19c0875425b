"""Partners that lose their abilities, for a while or as long as another card is in play."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.table import CourseTable
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player, tapped, twelve_others

ITEMS: Final = {
    "Hush": "A partner loses all abilities until end of turn.",
    "Mute": "Silence a partner.",
    "Gag": "Attach this to a partner.\nThe attached partner has no abilities.",
    "Shrivel": "Target partner loses all abilities and gets -1 power until end of turn.",
    "Frog": "Target partner loses all abilities and has base power 1.",
    "Mask": "Target partner loses all abilities and gains Sneaky until end of turn.",
    "Cheer": "A partner of yours gains Sneaky until end of turn.",
    "Stride": "Move a partner of yours to another course.",
}
PARTNERS: Final = {
    "Giant": "This has +3 power.",
    "Scout": "When this moves, gain 2 points.",
    "Thief": "Sneaky",
    "Monk": "Other partners here have no abilities.",
    "Warden": "As long as this is untapped, other partners here have no abilities.",
    "Smith": "Tap this: Gain 1 point.",
}
HOME: Final = {"Quiet": "Partners of other players with power 4 or more lose all abilities."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    quiet: tuple[str, str, str] = ("Quiet Corner", "course", "Partners here have no abilities.")
    return game_with(tmp_path_factory.mktemp("cards"), quiet, *of_kinds(ITEMS, PARTNERS, HOME))


def test_it_has_no_abilities_until_the_end_of_the_turn(own: CourseGame) -> None:
    table = plays(own, "Hush", player(deck=twelve_others()), world_map=[course("Dune Sea", "Giant")])
    during = table.power("Giant")

    table.do("End your turn")

    assert (during, table.power("Giant")) == (2, 5)


def test_what_it_gains_after_that_it_has(own: CourseGame) -> None:
    table = plays(own, "Hush", hand=["Cheer"], world_map=[course("Dune Sea", "Thief", partner("Twig", of=1))])
    table.do("Thief")
    before = table.can(Clear, "Thief")

    table.do("Play Cheer")

    assert (before, table.can(Clear, "Thief")) == (False, True)


def test_it_can_be_for_as_long_as_it_is_there(own: CourseGame) -> None:
    table = plays(own, "Mute", player(deck=twelve_others()), world_map=[course("Dune Sea", "Giant")])

    table.do("End your turn")

    assert table.power("Giant") == 2


def test_what_is_attached_silences(own: CourseGame) -> None:
    table = plays(own, "Gag", world_map=[course("Dune Sea", "Smith")])

    assert not any([option.startswith("Use") for option in table.options])


def test_at_a_course_all_are_silent_and_none_elsewhere(own: CourseGame) -> None:
    table = plays(own, "Stride", world_map=[course("Quiet Corner", "Giant"), "Dune Sea"])

    assert table.power("Giant") == 5


@pytest.mark.parametrize(
    ("start", "goal", "points"), [("Quiet Corner", "Dune Sea", 2), ("Dune Sea", "Quiet Corner", 0)]
)
def test_what_comes_there_is_silent_at_once(own: CourseGame, start: str, goal: str, points: int) -> None:
    table = plays(own, "Stride", world_map=[course(start, "Scout"), goal])

    assert table.points[0] == points


def test_the_first_of_two_silences_the_other(own: CourseGame) -> None:
    world = [course("Dune Sea", "Monk", "Giant"), course("Mossy Keep", "Scout")]
    table = Scene(own)(player(world_map=world))

    assert table.power("Giant") == 2


def test_one_that_silences_leaves(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Monk", "Giant")]))

    table.do("Exit with Monk")

    assert table.power("Giant") == 5


def test_which_are_silent_is_found_with_all_abilities(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Quiet"], world_map=[course("Dune Sea", partner("Giant", of=1), "Thief")]))

    assert (table.power("Giant"), silent(table)) == (2, ["Giant"])


def silent(table: Table) -> list[str]:
    return table.names(table.state.silent)


def test_who_is_silent_is_known_after_loading(own: CourseGame) -> None:
    table = plays(own, "Hush", world_map=[course("Dune Sea", "Monk", "Giant", "Thief")], home=[tapped("Quiet")])
    table.do("Thief")

    loaded = own.load_state(table.state.save())
    assert isinstance(loaded, CourseTable)
    again = Table(loaded)

    assert (silent(again), again.power("Giant"), again.state.fingerprint()) == (
        silent(table), table.power("Giant"), table.state.fingerprint()
    )  # fmt: skip


@pytest.mark.parametrize(("item", "power", "after"), [("Shrivel", 1, 5), ("Frog", 1, 1), ("Mask", 2, 5)])
def test_it_loses_all_and_is_changed_besides(own: CourseGame, item: str, power: int, after: int) -> None:
    table = plays(own, item, player(deck=twelve_others()), world_map=[course("Dune Sea", "Giant")])
    during = table.power("Giant")

    table.do("End your turn")

    assert (during, table.power("Giant")) == (power, after)


def test_what_it_gains_with_it_it_has(own: CourseGame) -> None:
    table = plays(own, "Mask", world_map=[course("Dune Sea", "Scout", partner("Twig", of=1))])
    table.do("Scout")

    assert table.can(Clear, "Scout")


@pytest.mark.parametrize(("warden", "power"), [(partner("Warden"), 2), (tapped("Warden"), 5)])
def test_they_are_silent_on_a_condition(own: CourseGame, warden: dict[str, Any], power: int) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", warden, "Giant")]))

    assert table.power("Giant") == power


def test_the_condition_is_looked_at_anew_with_each_event(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Warden", "Giant"), "Mossy Keep"]))

    table.do("Clear Dune Sea with Warden")

    assert table.power("Giant") == 5
