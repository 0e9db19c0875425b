"""A view says which option ends a drag, so that a card dropped on a course goes there, and the course does not pay."""

from __future__ import annotations

from tests.games.courses.table import Scene, Table, course, player


def ends(table: Table) -> list[bool]:
    """Of each option of the player who decides, whether it is where a drag ends."""
    decision = table.state.seat_of(table.state.seat).view().decision
    assert decision is not None
    return [bool(option.to) and option.to == option.touches[0] for option in decision.options]


def test_a_partner_is_dragged_to_a_course_and_not_onto_what_pays(scene: Scene) -> None:
    table = scene(player(hand=["Pip and Pop"], world_map=["Dune Sea", "Mossy Keep", "Singing Reef"]))

    table.do("Enter Pip and Pop")
    paying = ends(table)
    table.do("Tap Singing Reef", "Tap Dune Sea")

    assert paying == [False] * 3
    assert ends(table) == [True] * 3


def test_a_partner_that_moves_is_dragged_to_its_course(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Mossy Keep", "Singing Reef"]))

    before = ends(table)
    table.do("Move Aki")

    assert not any(before)
    assert ends(table) == [True, True]
