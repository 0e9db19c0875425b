"""The texts of the courses that help who has fewer points than all others, a test for each sentence."""

from __future__ import annotations

import pytest

from tests.games.courses.table import Scene, course, partner, player, twelve_others

# Whoever begins is half a turn ahead; these courses make up for some of it.


def test_lighthouse_of_late_arrivals_gains_two_points_for_who_is_behind(scene: Scene) -> None:
    table = scene(player(points=1), player(course_deck=["Lighthouse of Late Arrivals"], deck=twelve_others()))

    table.do("End your turn")

    assert table.points == [1, 2]


@pytest.mark.parametrize("others", [[0, 4], [1, 1], [4, 0]])
def test_lighthouse_of_late_arrivals_gains_nothing_unless_each_other_player_has_more(
    scene: Scene, others: list[int]
) -> None:
    behind = player(points=1, course_deck=["Lighthouse of Late Arrivals"], deck=twelve_others())
    table = scene(player(points=others[0]), behind, player(points=others[1]))

    table.do("End your turn")

    assert table.points == [others[0], 1, others[1]]
    assert "Lighthouse of Late Arrivals does nothing now." in table.told()


def test_lost_and_found_ferry_draws_two_cards_for_who_is_behind(scene: Scene) -> None:
    deck = twelve_others("Foghorn", "Aki", "Twig")
    table = scene(player(points=1), player(course_deck=["Lost and Found Ferry"], deck=deck))

    table.do("End your turn")

    assert table.hand(1) == ["Foghorn", "Aki", "Twig"]  # the first in the draw phase


def test_lost_and_found_ferry_draws_nothing_for_who_is_not_behind(scene: Scene) -> None:
    deck = twelve_others("Foghorn", "Aki", "Twig")
    table = scene(player(points=1), player(points=1, course_deck=["Lost and Found Ferry"], deck=deck))

    table.do("End your turn")

    assert table.hand(1) == ["Foghorn"]


def test_gallery_of_honourable_mentions_turns_over_a_course_for_who_is_behind(scene: Scene) -> None:
    courses = ["Singing Reef", "Dune Sea", "Gallery of Honourable Mentions"]  # the last is on top
    table = scene(player(points=1), player(course_deck=courses, deck=twelve_others()))

    table.do("End your turn")

    assert table.world_map(1) == ["Gallery of Honourable Mentions", "Dune Sea"]


def test_gallery_of_honourable_mentions_turns_over_nothing_for_who_is_not_behind(scene: Scene) -> None:
    courses = ["Dune Sea", "Gallery of Honourable Mentions"]
    table = scene(player(), player(course_deck=courses, deck=twelve_others()))

    table.do("End your turn")

    assert table.world_map(1) == ["Gallery of Honourable Mentions"]


@pytest.mark.parametrize(("points", "tapped"), [(1, False), (0, True)])
def test_slow_clap_theatre_is_turned_over_tapped_and_untaps_for_who_is_behind(
    scene: Scene, points: int, *, tapped: bool
) -> None:
    table = scene(player(points=points), player(course_deck=["Slow Clap Theatre"], deck=twelve_others()))

    table.do("End your turn")

    assert table.tapped("Slow Clap Theatre") == [tapped]


def test_doldrums_yacht_club_gains_a_point_at_the_start_of_the_turn_of_who_is_behind(scene: Scene) -> None:
    table = scene(
        player(points=2),
        player(world_map=["Doldrums Yacht Club"], course_deck=[], deck=twelve_others()),
        player(points=1),
    )

    table.do("End your turn")

    assert table.points == [2, 1, 1]


def test_doldrums_yacht_club_gains_nothing_for_who_is_not_behind_or_in_other_turns(scene: Scene) -> None:
    table = scene(
        player(world_map=["Doldrums Yacht Club"]),
        player(course_deck=[], deck=twelve_others(), points=1),
        player(points=1),
    )

    table.do("End your turn")

    assert table.points == [0, 1, 1]


def test_consolation_cove_gains_two_points_when_its_player_clears_it_from_behind(scene: Scene) -> None:
    table = scene(player(world_map=[course("Consolation Cove", "Aki")]), player(points=4))

    table.do("Clear Consolation Cove with Aki")

    assert table.points == [1 + 2, 4]


def test_consolation_cove_counts_the_points_of_the_clearing_and_helps_nobody_else(scene: Scene) -> None:
    cove = course("Consolation Cove", "Sir Thistle")
    theirs = course("Consolation Cove", partner("Aki", of=0))
    table = scene(player(world_map=[cove]), player(points=2, world_map=["Dune Sea"]))
    other = scene(player(), player(points=4, world_map=[theirs]))

    table.do("Clear Consolation Cove with Sir Thistle")
    other.do("Clear Consolation Cove with Aki")

    assert table.points == [2, 2]
    assert other.points == [1, 4]
