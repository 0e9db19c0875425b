"""Options that read alike and are about different things say where the difference lies."""

from __future__ import annotations

from rulebound.kernel.basics.view import say
from tests.games.courses.table import Scene, Table, course, partner, player


def read(table: Table) -> list[str]:
    """The options as the player who decides reads them."""
    decision = table.state.seat_of(table.state.seat).view().decision
    assert decision is not None
    return [say(option.text) for option in decision.options]


def test_two_courses_of_one_name_are_told_apart_by_their_owners(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=["Dune Sea"]), player(world_map=["Dune Sea", "Singing Reef"]))

    table.do("Enter Twig")

    assert read(table) == ["At Dune Sea (yours)", "At Dune Sea (Player 2's)", "At Singing Reef"]


def test_two_partners_of_one_name_are_told_apart_by_their_courses(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", tapped=True), course("Singing Reef", "Aki", tapped=True)])
    )

    assert [said for said in read(table) if said.startswith("Exit")] == [
        "Exit with Aki (at Dune Sea)",
        "Exit with Aki (at Singing Reef)",
    ]


def test_two_partners_of_one_name_at_one_course_are_told_apart_by_how_they_lie(scene: Scene) -> None:
    table = scene(
        player(hand=["Trapdoor with a Bow On"], world_map=["Lantern Caves"]),
        player(world_map=[course("Dune Sea", "Aki", partner("Aki", tapped=True))]),
    )

    table.do("Play Trapdoor with a Bow On")

    assert read(table) == ["Aki", "Aki (tapped)"]


def test_two_copies_of_a_card_in_one_hand_are_alike(scene: Scene) -> None:
    table = scene(player(hand=["Twig", "Twig"], world_map=["Dune Sea"]))

    assert read(table) == ["Enter Twig", "Enter Twig", "End your turn"]


def test_the_log_says_whose_course_it_is_where_it_is_another_players(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", "Twig"), "Slow Clap Theatre"]),
        player(world_map=["Slow Clap Theatre"]),
    )

    for name, number in (("Aki", 1), ("Twig", 0)):
        table.do(f"Move {name}")
        table.state.apply(table.state.legal_actions()[number])

    assert [line for line in table.told() if " moves to " in line] == [
        "Aki of Player 1 moves to Player 2's Slow Clap Theatre.",
        "Twig of Player 1 moves to Slow Clap Theatre.",
    ]
