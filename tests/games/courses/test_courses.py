"""The texts of the courses, a test for each sentence; those that are missing here are in test_cards.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.game import load
from rulebound.games.courses.hand import Enter
from rulebound.games.courses.in_play import Clear, Use
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.view import whole
from rulebound.kernel.table.effect import Pick
from tests.games.courses.table import Scene, course, partner, player, twelve_others

# -- Clearing ----------------------------------------------------------------------------------------------------------


def test_bay_of_second_thoughts_draws_a_card_when_another_player_clears_it(scene: Scene) -> None:
    table = scene(
        player(deck=twelve_others()),
        player(world_map=[course("Bay of Second Thoughts", partner("Aki", of=0))], deck=twelve_others("Twig")),
    )

    table.do("Clear Bay of Second Thoughts with Aki")

    assert (table.hand(0), table.hand(1)) == ([], ["Twig"])


def test_bay_of_second_thoughts_draws_nothing_for_its_own_player_or_another_course(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Bay of Second Thoughts", "Aki")], deck=twelve_others()),
        player(world_map=[course("Dune Sea", partner("Twig", of=0))], deck=twelve_others()),
    )

    table.do("Clear Bay of Second Thoughts with Aki", "Clear Dune Sea with Twig")

    assert (table.hand(0), table.hand(1)) == ([], [])


def test_the_unfinished_bridge_cannot_be_cleared_without_a_partner_of_its_player(scene: Scene) -> None:
    table = scene(
        player(),
        player(world_map=[course("The Unfinished Bridge", partner("Aki", of=0)), course("Dune Sea", "Twig")]),
    )

    when = "as it says: This cannot be cleared as long as there is no partner of yours here"
    assert table.why_not(Clear, "Aki") == Reason("R39", f"The Unfinished Bridge cannot be cleared, {when}.")


def test_the_unfinished_bridge_can_be_cleared_where_its_player_has_a_partner(scene: Scene) -> None:
    bridge = course("The Unfinished Bridge", partner("Aki", of=0), partner("Twig", of=1, tapped=True))
    table = scene(player(), player(world_map=[bridge]))

    table.do("Clear The Unfinished Bridge with Aki")

    assert table.points == [1, 0]


def test_the_unfinished_bridge_is_cleared_by_its_own_player_and_keeps_nobody_from_other_courses(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("The Unfinished Bridge", "Aki")]),
        player(world_map=[course("Dune Sea", partner("Twig", of=0))]),
    )

    table.do("Clear Dune Sea with Twig", "Clear The Unfinished Bridge with Aki")

    assert table.points == [2, 0]


def test_gravel_opera_gains_two_points_when_its_player_clears_it(scene: Scene) -> None:
    table = scene(player(world_map=[course("Gravel Opera", "Aki")]))

    table.do("Clear Gravel Opera with Aki")

    assert table.points == [1 + 2, 0]


def test_gravel_opera_gains_nothing_when_another_player_or_another_course_is_cleared(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Twig")]), player(world_map=[course("Gravel Opera", partner("Aki", of=0))])
    )

    table.do("Clear Gravel Opera with Aki", "Clear Dune Sea with Twig")

    assert table.points == [2, 0]


def test_kitchen_garden_of_the_giants_cannot_be_cleared_by_anybody(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Kitchen Garden of the Giants", "Aki", partner("Twig", of=1, tapped=True))]),
        player(deck=twelve_others(), course_deck=[]),
    )
    reason = Reason("R39", "Kitchen Garden of the Giants cannot be cleared.")

    assert table.why_not(Clear, "Aki") == reason
    table.do("Exit with Aki", "End your turn")
    assert table.why_not(Clear, "Twig") == reason


def test_kitchen_garden_of_the_giants_lets_other_courses_be_cleared(scene: Scene) -> None:
    table = scene(player(world_map=["Kitchen Garden of the Giants", course("Dune Sea", "Aki")]))

    table.do("Clear Dune Sea with Aki")

    assert table.points == [1, 0]


def test_the_long_jetty_its_players_partners_there_clear_it_although_it_is_tapped(scene: Scene) -> None:
    table = scene(player(world_map=[course("The Long Jetty", "Sir Thistle", tapped=True)]))

    table.do("Clear The Long Jetty with Sir Thistle")

    assert table.points == [2, 0]
    assert table.tapped("The Long Jetty", "Sir Thistle") == [True, True]


def test_the_long_jetty_helps_no_partner_with_cost_one_or_less(scene: Scene) -> None:
    table = scene(player(world_map=[course("The Long Jetty", "Aki", "Gentle Ooze", tapped=True)]))

    assert table.why_not(Clear, "Aki") == Reason("clear.course", "The Long Jetty is tapped.")
    assert table.can(Clear, "Gentle Ooze")


def test_the_long_jetty_helps_neither_other_players_nor_partners_elsewhere(scene: Scene) -> None:
    table = scene(
        player(world_map=["Singing Reef", course("Dune Sea", partner("Twig", of=1), "Nana Nimbus", tapped=True)]),
        player(world_map=[course("The Long Jetty", partner("Sir Thistle", of=0), tapped=True)]),
    )

    assert table.why_not(Clear, "Sir Thistle") == Reason("clear.course", "The Long Jetty is tapped.")
    assert table.why_not(Clear, "Nana Nimbus") == Reason("clear.course", "Dune Sea is tapped.")


def test_the_long_jetty_lets_nobody_past_guards(scene: Scene) -> None:
    table = scene(player(world_map=[course("The Long Jetty", "Sir Thistle", partner("Twig", of=1), tapped=True)]))

    assert table.why_not(Clear, "Sir Thistle") == Reason("clear.guarded", "Twig stands guard at The Long Jetty.")


def test_island_that_was_elsewhere_turns_over_a_course_when_its_player_clears_it(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Island That Was Elsewhere", "Aki")], course_deck=["Dune Sea", "Singing Reef"])
    )

    table.do("Clear Island That Was Elsewhere with Aki")

    assert table.world_map(0) == ["Island That Was Elsewhere", "Singing Reef"]


def test_island_that_was_elsewhere_turns_over_nothing_when_another_player_or_another_course_is_cleared(
    scene: Scene,
) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Twig")], course_deck=["Singing Reef"]),
        player(world_map=[course("Island That Was Elsewhere", partner("Aki", of=0))], course_deck=["Mossy Keep"]),
    )

    table.do("Clear Island That Was Elsewhere with Aki", "Clear Dune Sea with Twig")

    assert table.world_map(0) + table.world_map(1) == ["Dune Sea", "Island That Was Elsewhere"]


# -- Partners that are there -------------------------------------------------------------------------------------------


def test_marsh_of_manners_partners_there_cannot_attack(scene: Scene) -> None:
    table = scene(player(), player(world_map=[course("Marsh of Manners", partner("Marzipan Golem", of=0), "Twig")]))

    assert table.why_not(Battle, "Marzipan Golem") == Reason(
        "R39", "Marzipan Golem cannot attack because of Marsh of Manners."
    )


def test_marsh_of_manners_partners_elsewhere_can_attack(scene: Scene) -> None:
    table = scene(player(world_map=["Marsh of Manners", course("Dune Sea", "Aki", partner("Twig", of=1))]))

    table.do("Battle at Dune Sea with Aki")

    assert table.discard(1) == ["Twig"]


def test_toothpick_forest_partners_there_with_power_two_or_less_have_one_more_point_value(scene: Scene) -> None:
    table = scene(player(), player(world_map=[course("Toothpick Forest", partner("Gentle Ooze", of=0))]))

    table.do("Clear Toothpick Forest with Gentle Ooze for 2 points")

    assert table.points == [1 + 1, 0]


def test_toothpick_forest_counts_current_power_and_nobody_elsewhere(scene: Scene) -> None:
    there = course("Toothpick Forest", "Pip and Pop", partner("Gentle Ooze", attached=["Spring Boots"]))
    table = scene(player(world_map=[there, course("Dune Sea", "Aki")]))

    assert [option for option in table.options if option.startswith("Clear")] == [
        "Clear Toothpick Forest with Pip and Pop for 1 point",
        "Clear Toothpick Forest with Gentle Ooze for 1 point",
        "Clear Dune Sea with Aki for 1 point",
    ]


def test_carousel_atoll_partners_there_have_one_power_less(scene: Scene) -> None:
    table = scene(player(world_map=[course("Carousel Atoll", "Sir Thistle"), course("Dune Sea", "Aki")]))

    assert (table.power("Sir Thistle"), table.power("Aki")) == (4 - 1, 1)


def test_carousel_atoll_partners_there_have_one_more_point_value(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Twig")]),
        player(world_map=[course("Carousel Atoll", partner("Sir Thistle", of=0))]),
    )

    table.do("Clear Carousel Atoll with Sir Thistle for 3 points")
    there = table.points[0]
    table.do("Clear Dune Sea with Twig for 1 point")

    assert (there, table.points) == (2 + 1, [4, 0])


def test_slippery_steps_partners_there_enter_tapped(scene: Scene) -> None:
    table = scene(
        player(hand=["Twig", "Somebody's Umbrella"]),
        player(world_map=["Slippery Steps", course("Dune Sea", partner("Aki", of=0))]),
    )

    table.do("Enter Twig", "At Slippery Steps", "Enter Somebody's Umbrella", "At Dune Sea")

    assert table.tapped("Twig", "Somebody's Umbrella", "Slippery Steps") == [True, False, False]


def test_slippery_steps_tap_nobody_who_is_moved_there_untapped(scene: Scene) -> None:
    table = scene(player(home=["Pilot Whale Pilots"], world_map=["Slippery Steps", course("Dune Sea", "Aki")]))

    table.do("Use Pilot Whale Pilots")

    assert (table.at("Aki"), table.tapped("Aki")) == ("Slippery Steps", [False])


# -- Entering and exiting ----------------------------------------------------------------------------------------------


def test_boomerang_beach_returns_a_partner_that_exits_there_to_its_owners_hand(scene: Scene) -> None:
    table = scene(
        player(), player(world_map=[course("Boomerang Beach", partner("Aki", of=0, attached=["Spring Boots"]))])
    )

    table.do("Exit with Aki")

    assert (table.hand(0), table.hand(1)) == (["Aki"], [])
    assert table.discard(0) == ["Spring Boots"]


def test_boomerang_beach_returns_nobody_who_exits_elsewhere_or_is_defeated(scene: Scene) -> None:
    there = course("Boomerang Beach", "Pip and Pop", partner("Aki", of=1))
    table = scene(player(world_map=[there, course("Dune Sea", "Twig")]))

    table.do("Battle at Boomerang Beach with Pip and Pop", "Exit with Twig")

    assert (table.discard(0), table.discard(1)) == (["Twig"], ["Aki"])


def test_whirlpool_junction_its_player_may_move_another_players_partner_that_enters_there(scene: Scene) -> None:
    table = scene(
        player(hand=["Twig"], world_map=["Dune Sea"]), player(world_map=["Whirlpool Junction", "Singing Reef"])
    )

    table.do("Enter Twig", "At Whirlpool Junction")
    asked_one = table.state.seat
    table.do("Yes")
    options, here = table.options, table.why_not(Pick, "Whirlpool Junction")
    table.do("Singing Reef")

    assert asked_one == 1
    assert options == ["Dune Sea", "Singing Reef"]
    assert here == Reason("R39", "Whirlpool Junction is where it stands already.")
    assert (table.at("Twig"), table.tapped("Twig")) == ("Singing Reef", [False])


def test_whirlpool_junction_may_leave_the_partner_there(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=["Dune Sea"]), player(world_map=["Whirlpool Junction"]))

    table.do("Enter Twig", "At Whirlpool Junction", "No")

    assert table.at("Twig") == "Whirlpool Junction"
    assert table.state.seat == 0


def test_whirlpool_junction_moves_neither_its_players_partners_nor_those_that_enter_elsewhere(scene: Scene) -> None:
    table = scene(
        player(hand=["Twig"], world_map=["Whirlpool Junction", "Dune Sea"]),
        player(hand=["Somebody's Umbrella"], course_deck=[], deck=twelve_others()),
    )

    table.do("Enter Twig", "At Whirlpool Junction")
    after_own = table.asked
    table.do("End your turn", "Enter Somebody's Umbrella", "At Dune Sea")

    assert after_own == table.asked == "Your main phase: what do you do?"
    assert (table.at("Twig"), table.at("Somebody's Umbrella")) == ("Whirlpool Junction", "Dune Sea")


def test_postcard_peninsula_gains_a_point_when_another_players_partner_enters_there(scene: Scene) -> None:
    table = scene(player(hand=["Twig"]), player(world_map=["Postcard Peninsula", "Dune Sea"]))

    table.do("Enter Twig", "At Postcard Peninsula")

    assert table.points == [0, 1]


def test_postcard_peninsula_gains_nothing_for_its_players_partners_and_those_that_enter_elsewhere_or_move(
    scene: Scene,
) -> None:
    table = scene(
        player(hand=["Twig"], world_map=["Postcard Peninsula", "Dune Sea"]),
        player(
            hand=["Somebody's Umbrella"],
            world_map=[course("Singing Reef", "Aki")],
            course_deck=[],
            deck=twelve_others(),
        ),
    )

    table.do("Enter Twig", "At Postcard Peninsula", "End your turn", "Enter Somebody's Umbrella", "At Dune Sea")
    table.do("Move Aki", "To Postcard Peninsula")

    assert table.points == [0, 0]


# -- Using, turning over, beginning ------------------------------------------------------------------------------------


def test_driftwood_exchange_two_cards_are_discarded_to_gain_a_point(scene: Scene) -> None:
    table = scene(player(world_map=["Driftwood Exchange"], hand=["Aki", "Foghorn", "Duchess of Puddles"]))

    table.do("Use Driftwood Exchange", "Foghorn")
    options = table.options
    table.do("Aki")

    assert options == ["Aki", "Duchess of Puddles"]
    assert (table.hand(0), sorted(table.discard(0))) == (["Duchess of Puddles"], ["Aki", "Foghorn"])
    assert (table.points, table.tapped("Driftwood Exchange")) == ([1, 0], [False])


def test_driftwood_exchange_is_not_used_with_one_card_or_by_another_player(scene: Scene) -> None:
    one_card = scene(player(world_map=["Driftwood Exchange"], hand=["Aki"]))
    of_another = scene(player(hand=["Twig", "Foghorn"]), player(world_map=["Driftwood Exchange"]))

    assert one_card.why_not(Use, "Driftwood Exchange") == Reason(
        "R39", "You have too few cards in your hand to discard."
    )
    assert of_another.why_not(Use, "Driftwood Exchange") == Reason("R39", "Only your own cards in play can be used.")


@pytest.mark.rule("courses", "R39")
def test_using_a_card_says_what_it_costs(scene: Scene) -> None:
    table = scene(player(world_map=["Driftwood Exchange"], hand=["Aki", "Foghorn"]))

    decision = table.state.seat_of(0).view().decision

    assert decision is not None
    assert [whole(option) for option in decision.options if option.verb == "Use"] == [
        "Use Driftwood Exchange: gain 1 point (discard two cards)"
    ]


def test_lake_of_borrowed_rain_each_player_draws_a_card_when_it_is_turned_over(scene: Scene) -> None:
    table = scene(
        player(deck=twelve_others("Foghorn")),
        player(course_deck=["Lake of Borrowed Rain"], deck=twelve_others("Twig", "Aki")),
        player(deck=twelve_others("Gentle Ooze")),
    )

    table.do("End your turn")

    assert [table.hand(seat) for seat in range(3)] == [["Foghorn"], ["Twig", "Aki"], ["Gentle Ooze"]]


def test_lake_of_borrowed_rain_in_play_draws_nothing_when_another_course_is_turned_over(scene: Scene) -> None:
    table = scene(
        player(deck=twelve_others()),
        player(world_map=["Lake of Borrowed Rain"], course_deck=["Dune Sea"], deck=twelve_others("Twig")),
    )

    table.do("End your turn")

    assert table.world_map(1) == ["Lake of Borrowed Rain", "Dune Sea"]
    assert (table.hand(0), table.hand(1)) == ([], ["Twig"])


def test_sunken_post_office_a_card_may_be_discarded_when_its_player_turns_over_a_course_to_draw_one(
    scene: Scene,
) -> None:
    table = scene(
        player(),
        player(
            world_map=["Sunken Post Office"],
            course_deck=["Dune Sea"],
            hand=["Aki"],
            deck=twelve_others("Twig", "Foghorn"),
        ),
    )

    table.do("End your turn", "Yes")
    options = table.options
    table.do("Aki")

    assert options == ["Aki", "Twig"]
    assert (table.hand(1), table.discard(1)) == (["Twig", "Foghorn"], ["Aki"])


def test_sunken_post_office_draws_nothing_if_no_card_is_discarded(scene: Scene) -> None:
    table = scene(
        player(),
        player(world_map=["Sunken Post Office"], course_deck=["Dune Sea"], hand=["Aki"], deck=twelve_others("Twig")),
    )

    table.do("End your turn", "No")

    assert (table.hand(1), table.discard(1)) == (["Aki", "Twig"], [])


def test_sunken_post_office_asks_nobody_when_another_player_or_nobody_turns_over_a_course(scene: Scene) -> None:
    table = scene(
        player(world_map=["Sunken Post Office"], hand=["Aki"], course_deck=[], deck=twelve_others()),
        player(course_deck=["Dune Sea"], deck=twelve_others()),
    )

    table.end_turns(2)

    assert table.world_map(1) == ["Dune Sea"]
    assert (table.state.seat, table.asked) == (0, "Your main phase: what do you do?")


def test_echo_stairs_draw_a_card_when_the_main_phase_begins_with_three_partners_there(scene: Scene) -> None:
    table = scene(
        player(),
        player(
            world_map=[course("Echo Stairs", "Aki", "Pip and Pop", partner("Nana Nimbus", of=0))],
            course_deck=[],
            deck=twelve_others("Twig", "Foghorn"),
        ),
    )

    table.do("End your turn")

    assert table.hand(1) == ["Twig", "Foghorn"]


def test_echo_stairs_draw_nothing_with_two_partners_there_or_in_another_players_main_phase(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[course("Echo Stairs", "Aki", "Pip and Pop", partner("Nana Nimbus", of=1))],
            deck=twelve_others("Twig"),
        ),
        player(course_deck=[], deck=twelve_others("Foghorn")),
    )

    table.do("End your turn")
    after_others = (table.hand(0), table.hand(1))
    table.do("Exit with Nana Nimbus", "End your turn")

    assert after_others == ([], ["Foghorn"])
    assert table.hand(0) == ["Twig"]


# -- All of them -------------------------------------------------------------------------------------------------------


def test_cloud_causeway_lets_no_partner_with_cost_five_or_more_in(scene: Scene) -> None:
    hand = ["Leviathan with a Cold", "Aki"]
    table = scene(player(hand=hand, home=["Bell Ringer"] * 6, world_map=["Cloud Causeway"]))

    refused = table.why_not(Enter, "Leviathan with a Cold")
    table.do("Enter Aki", "Tap Cloud Causeway")

    assert refused == Reason("R39", "Leviathan with a Cold cannot enter at any course because of Cloud Causeway.")
    assert table.at("Aki") == "Cloud Causeway"


def test_cloud_causeway_is_no_place_for_them_where_there_is_another(scene: Scene) -> None:
    table = scene(
        player(hand=["Leviathan with a Cold"], home=["Bell Ringer"] * 6, world_map=["Cloud Causeway", "Mossy Keep"])
    )

    table.do("Enter Leviathan with a Cold")
    while table.zone("Leviathan with a Cold") == "hand":
        assert table.why_not(Pick, "Cloud Causeway") is not None
        table.state.apply(table.state.legal_actions()[-1])

    assert table.at("Leviathan with a Cold") == "Mossy Keep"


@pytest.mark.rule("courses", "R49")
@pytest.mark.parametrize("drawn", [1, 0])
def test_library_of_lost_mittens_draws_a_card_at_the_end_of_ones_turn_if_it_is_untapped(
    scene: Scene, drawn: int
) -> None:
    mittens = course("Library of Lost Mittens", tapped=drawn == 0)
    table = scene(player(world_map=[mittens], deck=twelve_others("Twig")))

    table.do("End your turn")

    assert table.hand(0) == ["Twig"] * drawn
    assert len(table.hand(1)) == 1  # which the draw phase has brought


def test_each_course_with_text_is_named_by_a_test_here_or_in_test_cards() -> None:
    files = [Path(__file__), *map(Path(__file__).with_name, ("test_cards.py", "test_courses_for_who_is_behind.py"))]
    tests = re.findall(r"^def (test_\w+)", "\n".join(file.read_text("utf-8") for file in files), re.MULTILINE)

    names = [card.name for card in load([], []).prints if card.kind == COURSE and card.text]
    called = {name: re.sub(r"\W+", "_", name.lower().replace("'", "")) for name in names}

    assert [name for name in names if not any(called[name] in test for test in tests)] == []
