"""The items that test_cards.py leaves out: a test for each sentence of each text, with its edges."""

from __future__ import annotations

import re

import pytest

from rulebound.games.courses.card import ITEM
from rulebound.games.courses.events import DRAWS, MOVES, TURNS_OVER
from rulebound.games.courses.hand import Play
from rulebound.games.courses.in_play import Clear
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.effect import Pick
from tests.games.courses import test_cards, test_others_and_later, test_wonders
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others

# -- Without a choice --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "gained"), [(1, 0), (5, 0), (6, 3)])
def test_raffle_ticket_gains_three_points_with_a_six(scene: Scene, rolled: int, gained: int) -> None:
    table = scene(player(hand=["Raffle Ticket"]), chance=[rolled])

    table.do("Play Raffle Ticket")

    assert f"Player 1 rolls a {rolled}." in table.told()
    assert table.points == [gained, 0]


def test_raffle_ticket_otherwise_discards_a_card_of_ones_choice(scene: Scene) -> None:
    table = scene(player(hand=["Raffle Ticket", "Aki", "Twig"]), player(hand=["Foghorn"]), chance=[5])

    table.do("Play Raffle Ticket")
    options = table.options
    table.do("Twig")

    assert options == ["Aki", "Twig"]
    assert (table.hand(0), table.discard(0)) == (["Aki"], ["Twig", "Raffle Ticket"])
    assert table.hand(1) == ["Foghorn"]


def test_raffle_ticket_discards_no_card_with_a_six(scene: Scene) -> None:
    table = scene(player(hand=["Raffle Ticket", "Aki", "Twig"]), chance=[6])

    table.do("Play Raffle Ticket")

    assert (table.hand(0), table.discard(0)) == (["Aki", "Twig"], ["Raffle Ticket"])


def test_tide_table_draws_three_cards_with_fewer_points_than_each_other_player(scene: Scene) -> None:
    table = scene(
        player(points=3, hand=["Tide Table"], world_map=["Dune Sea"], deck=twelve_others("Aki", "Twig", "Foghorn")),
        player(points=4),
        player(points=5),
    )

    table.do("Play Tide Table")

    assert table.hand(0) == ["Aki", "Twig", "Foghorn"]


@pytest.mark.parametrize("rivals", [(3, 5), (5, 3), (2, 5), (0, 0)])
def test_tide_table_otherwise_draws_one_card(scene: Scene, rivals: tuple[int, int]) -> None:
    table = scene(
        player(points=3, hand=["Tide Table"], world_map=["Dune Sea"], deck=twelve_others("Aki", "Twig", "Foghorn")),
        *[player(points=points) for points in rivals],
    )

    table.do("Play Tide Table")

    assert table.hand(0) == ["Aki"]


def test_tide_table_does_not_mind_players_who_are_out(scene: Scene) -> None:
    table = scene(
        player(points=3, hand=["Tide Table"], world_map=["Dune Sea"], deck=twelve_others("Aki", "Twig", "Foghorn")),
        player(points=1, out=True),
        player(points=5),
    )

    table.do("Play Tide Table")

    assert table.hand(0) == ["Aki", "Twig", "Foghorn"]


def test_confetti_cannon_gives_all_ones_partners_two_more_power_until_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Confetti Cannon"], world_map=[course("Dune Sea", "Aki", partner("Pip and Pop", of=1))]),
        player(world_map=[course("Rooftop Garden", partner("Twig", of=0, tapped=True))]),
    )

    table.do("Play Confetti Cannon")
    in_this_turn = [table.power(name) for name in ("Aki", "Twig", "Pip and Pop")]
    table.do("End your turn")

    assert in_this_turn == [3, 2, 3]
    assert [table.power(name) for name in ("Aki", "Twig", "Pip and Pop")] == [1, 0, 3]


def test_confetti_cannon_gives_nothing_to_a_partner_that_enters_later(scene: Scene) -> None:
    table = scene(player(hand=["Confetti Cannon", "Twig"], world_map=[course("Dune Sea", "Aki")]))

    table.do("Play Confetti Cannon", "Enter Twig")

    assert [table.power(name) for name in ("Aki", "Twig")] == [3, 0]


def test_map_of_somewhere_else_turns_over_a_course_of_ones_own_then_draws_a_card(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Map of Somewhere Else"],
            world_map=["Lantern Caves"],
            course_deck=["Dune Sea", "Teapot Volcano"],
            deck=twelve_others("Aki", "Twig"),
        ),
        player(course_deck=["Mossy Keep"]),
    )

    table.do("Play Map of Somewhere Else")

    assert (table.world_map(0), table.world_map(1)) == (["Lantern Caves", "Teapot Volcano"], [])
    assert table.tapped("Teapot Volcano") == [True]
    assert table.hand(0) == ["Aki"]
    assert table.happened(TURNS_OVER, DRAWS) == [TURNS_OVER, DRAWS]


def test_map_of_somewhere_else_draws_a_card_even_if_no_course_is_left(scene: Scene) -> None:
    table = scene(
        player(hand=["Map of Somewhere Else"], world_map=["Lantern Caves"], course_deck=[], deck=twelve_others("Aki"))
    )

    table.do("Play Map of Somewhere Else")

    assert (table.world_map(0), table.hand(0)) == (["Lantern Caves"], ["Aki"])


def test_unscheduled_eclipse_taps_all_untapped_partners_of_another_player_and_none_of_ones_own(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Nana Nimbus", of=1, tapped=True)]
    table = scene(
        player(
            hand=["Unscheduled Eclipse"],
            world_map=[course("Lantern Caves", "Aki", *rivals), "Teapot Volcano"],
        ),
        player(world_map=[course("Rooftop Garden", "Sir Thistle")]),
    )

    table.do("Play Unscheduled Eclipse")

    assert table.tapped("Twig", "Nana Nimbus", "Sir Thistle") == [True, True, True]
    assert table.tapped("Aki", "Rooftop Garden") == [False, False]
    assert [line for line in table.told() if "Nana Nimbus" in line] == []


def test_unscheduled_eclipse_taps_the_partners_of_all_other_players(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=2)]
    table = scene(
        player(hand=["Unscheduled Eclipse"], world_map=[course("Lantern Caves", *rivals), "Teapot Volcano"]),
        player(),
        player(),
    )

    table.do("Play Unscheduled Eclipse")

    assert table.tapped("Twig", "Sir Thistle") == [True, True]


# -- Cards of the hand and of the discard pile -------------------------------------------------------------------------


def test_weather_insurance_a_card_may_be_discarded(scene: Scene) -> None:
    table = scene(player(hand=["Weather Insurance", "Aki", "Twig"], world_map=["Lantern Caves"]))

    table.do("Play Weather Insurance")
    asked, options = table.asked, table.options
    table.do("Yes")
    cards = table.options
    table.do("Twig")

    assert asked == "Weather Insurance: do you discard a card?"
    assert (options, cards) == (["Yes", "No"], ["Aki", "Twig"])
    assert (table.hand(0), table.discard(0)) == (["Aki"], ["Twig", "Weather Insurance"])


def test_weather_insurance_gains_two_points_if_one_does_and_none_if_not(scene: Scene) -> None:
    points = []
    for answer in ("Yes", "No"):
        table = scene(player(hand=["Weather Insurance", "Aki"], world_map=["Lantern Caves"]))
        table.do("Play Weather Insurance", answer)
        points.append((table.points, table.hand(0)))

    assert points == [([2, 0], []), ([0, 0], ["Aki"])]


def test_weather_insurance_as_ones_last_card_cannot_be_discarded_for_itself(scene: Scene) -> None:
    table = scene(player(hand=["Weather Insurance"], world_map=["Lantern Caves"]))

    table.do("Play Weather Insurance")

    assert table.asked == "Your main phase: what do you do?"
    assert (table.points, table.discard(0)) == ([0, 0], ["Weather Insurance"])


def test_argument_about_maps_each_other_player_discards_two_cards_of_their_choice(scene: Scene) -> None:
    table = scene(
        player(hand=["Argument About Maps", "Salt Sprite"], world_map=["Lantern Caves"]),
        player(hand=["Aki", "Twig", "Foghorn"]),
        player(hand=["Nana Nimbus", "Sir Thistle", "Mudlark"]),
    )

    table.do("Play Argument About Maps")
    deciders = [table.state.seat]
    table.do("Foghorn")
    refused, left = table.why_not(Pick, "Nana Nimbus"), table.options
    table.do("Aki")
    deciders.append(table.state.seat)
    table.do("Sir Thistle", "Mudlark")

    assert deciders == [1, 2]
    assert left == ["Aki", "Twig"]
    assert refused == Reason("R39", "Only cards of your own hand can be discarded.")
    assert [table.hand(seat) for seat in range(3)] == [["Salt Sprite"], ["Twig"], ["Nana Nimbus"]]
    assert table.asked == "Your main phase: what do you do?"


def test_argument_about_maps_takes_what_there_is(scene: Scene) -> None:
    table = scene(
        player(hand=["Argument About Maps"], world_map=["Lantern Caves"]), player(hand=["Aki"]), player(hand=[])
    )

    table.do("Play Argument About Maps")

    assert (table.hand(1), table.discard(1)) == ([], ["Aki"])
    assert table.asked == "Your main phase: what do you do?"


def test_found_in_the_other_coat_puts_two_cards_of_ones_discard_pile_into_the_hand(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Found in the Other Coat"], world_map=["Lantern Caves"], discard=["Aki", "Foghorn", "Bell Ringer"]
        ),
        player(discard=["Twig"]),
    )

    table.do("Play Found in the Other Coat")
    options, refused = table.options, table.why_not(Pick, "Twig")
    table.do("Bell Ringer", "Aki")

    assert options == ["Aki", "Foghorn", "Bell Ringer"]
    assert refused == Reason("R39", "Twig is not in your discard pile.")
    assert table.hand(0) == ["Bell Ringer", "Aki"]
    assert table.discard(0) == ["Foghorn", "Found in the Other Coat"]


@pytest.mark.parametrize("pile", [["Aki"], []])
def test_found_in_the_other_coat_takes_what_there_is_but_not_itself(scene: Scene, pile: list[str]) -> None:
    table = scene(player(hand=["Found in the Other Coat"], world_map=["Lantern Caves"], discard=pile))

    table.do("Play Found in the Other Coat")

    assert (table.hand(0), table.discard(0)) == (pile, ["Found in the Other Coat"])


def test_sealed_invitation_enters_a_partner_with_cost_5_or_less_of_ones_hand_for_nothing(scene: Scene) -> None:
    hand = ["Sealed Invitation", "Marzipan Golem", "Aki", "Grand Marshal of Puddings", "Foghorn"]
    table = scene(
        player(hand=hand, world_map=["Lantern Caves", "Rooftop Garden"]),
        player(hand=["Twig"], world_map=["Mossy Keep"]),
    )

    table.do("Play Sealed Invitation")
    options = table.options
    refused = [table.why_not(Pick, name) for name in ("Grand Marshal of Puddings", "Foghorn", "Twig")]
    table.do("Marzipan Golem")
    courses = table.options
    table.do("Mossy Keep")

    assert options == ["Marzipan Golem", "Aki"]
    assert refused == [Reason("R39", "It must be a partner with cost 5 or less of your hand.")] * 3
    assert courses == ["Lantern Caves", "Rooftop Garden", "Mossy Keep"]
    assert (table.at("Marzipan Golem"), table.tapped("Marzipan Golem", "Mossy Keep")) == ("Mossy Keep", [False, False])
    assert table.hand(0) == ["Aki", "Grand Marshal of Puddings", "Foghorn"]


def test_sealed_invitation_sets_off_what_happens_when_a_partner_enters(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Sealed Invitation", "Salt Sprite", "Two Left Feet"], world_map=["Lantern Caves", "Rooftop Garden"]
        )
    )

    table.do("Play Sealed Invitation", "Salt Sprite", "Lantern Caves")

    assert table.points == [1, 0]


def test_sealed_invitation_asks_which_partner_even_if_only_one_can_enter(scene: Scene) -> None:
    """Otherwise others could see of the hand that there is only one."""
    table = scene(player(hand=["Sealed Invitation", "Aki"], world_map=["Lantern Caves", "Rooftop Garden"]))

    table.do("Play Sealed Invitation")

    assert table.options == ["Aki"]


def test_sealed_invitation_with_nobody_to_invite_is_played_for_nothing(scene: Scene) -> None:
    table = scene(
        player(hand=["Sealed Invitation", "Grand Marshal of Puddings"], world_map=["Lantern Caves", "Rooftop Garden"])
    )

    table.do("Play Sealed Invitation")

    assert (table.hand(0), table.discard(0)) == (["Grand Marshal of Puddings"], ["Sealed Invitation"])
    assert table.asked == "Your main phase: what do you do?"


# -- Partners and courses in play --------------------------------------------------------------------------------------


def test_rain_cheque_untaps_two_tapped_courses_of_ones_own(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Rain Cheque"],
            world_map=["Dune Sea", tapped("Rooftop Garden"), tapped("Singing Reef"), tapped("Lantern Caves")],
        ),
        player(world_map=[tapped("Mossy Keep"), course("Echo Stairs", partner("Aki", of=0, tapped=True))]),
    )

    table.do("Play Rain Cheque")
    options = table.options
    refused = [table.why_not(Pick, name) for name in ("Mossy Keep", "Aki", "Echo Stairs")]
    table.do("Lantern Caves", "Dune Sea")

    assert options == ["Dune Sea", "Rooftop Garden", "Singing Reef", "Lantern Caves"]
    assert refused == [
        Reason("R39", "Mossy Keep is not yours."),
        Reason("R39", "Aki is not a course in a world map."),
        Reason("R39", "Echo Stairs is not tapped."),
    ]
    assert table.tapped("Dune Sea", "Rooftop Garden", "Singing Reef", "Lantern Caves") == [False, True, True, False]
    assert table.tapped("Mossy Keep", "Aki") == [True, True]


def test_rain_cheque_does_not_count_a_course_twice(scene: Scene) -> None:
    table = scene(
        player(hand=["Rain Cheque"], world_map=["Dune Sea", tapped("Rooftop Garden"), tapped("Singing Reef")])
    )

    table.do("Play Rain Cheque", "Singing Reef")

    assert table.options == ["Dune Sea", "Rooftop Garden"]
    assert table.why_not(Pick, "Singing Reef") == Reason("R39", "Singing Reef is chosen already.")


def test_second_wind_slightly_used_untaps_a_tapped_course_of_ones_own(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Second Wind, Slightly Used"],
            world_map=[course("Dune Sea", "Aki"), tapped("Rooftop Garden"), tapped("Singing Reef")],
        ),
        player(world_map=[tapped("Mossy Keep")]),
    )

    table.do("Play Second Wind")
    options = table.options
    table.do("Untap a tapped course of yours")
    courses = table.options
    table.do("Singing Reef")

    assert options == ["Untap a tapped course of yours", "Move a partner of yours to another course"]
    assert courses == ["Dune Sea", "Rooftop Garden", "Singing Reef"]
    assert table.tapped("Dune Sea", "Rooftop Garden", "Singing Reef", "Mossy Keep") == [True, True, False, True]
    assert table.at("Aki") == "Dune Sea"


def test_second_wind_slightly_used_or_moves_a_partner_of_ones_own_to_another_course(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Second Wind, Slightly Used"],
            world_map=[
                course("Dune Sea", "Aki", partner("Sir Thistle", tapped=True), partner("Twig", of=1)),
                tapped("Rooftop Garden"),
            ],
        ),
        player(world_map=["Mossy Keep"]),
    )

    table.do("Play Second Wind", "Move a partner of yours")
    partners = table.options
    table.do("Aki")
    courses, refused = table.options, table.why_not(Pick, "Dune Sea")
    table.do("Mossy Keep")

    assert partners == ["Aki", "Sir Thistle"]
    assert courses == ["Rooftop Garden", "Mossy Keep"]
    assert refused == Reason("R39", "Dune Sea is where it stands already.")
    assert (table.at("Aki"), table.tapped("Aki", "Rooftop Garden")) == ("Mossy Keep", [False, True])
    assert table.happened(MOVES) == [MOVES]


def test_trapdoor_with_a_bow_on_returns_a_partner_of_another_player_to_its_owners_hand(scene: Scene) -> None:
    rivals = [partner("Sir Thistle", of=1, attached=["Spring Boots"]), partner("Twig", of=1)]
    table = scene(
        player(hand=["Trapdoor with a Bow On"], world_map=[course("Lantern Caves", "Aki", *rivals)]),
        player(home=["Gossiping Gulls"]),
    )

    table.do("Play Trapdoor with a Bow On")
    options, refused = table.options, table.why_not(Pick, "Aki")
    table.do("Sir Thistle")

    assert options == ["Sir Thistle", "Twig"]
    assert refused == Reason("R39", "Aki is yours.")
    assert (table.hand(0), table.hand(1), table.discard(1)) == ([], ["Sir Thistle"], ["Spring Boots"])
    assert (table.zone("Aki"), table.zone("Twig")) == ("at a course", "at a course")


def test_horse_on_loan_untaps_a_tapped_partner_of_ones_own(scene: Scene) -> None:
    partners = [
        partner("Aki", tapped=True),
        "Twig",
        partner("Nana Nimbus", tapped=True),
        partner("Sir Thistle", of=1, tapped=True),
    ]
    table = scene(player(hand=["Horse on Loan"], world_map=[course("Lantern Caves", *partners)]))

    table.do("Play Horse on Loan")
    options = table.options
    table.do("Nana Nimbus")

    assert options == ["Aki", "Nana Nimbus"]
    assert table.tapped("Aki", "Twig", "Nana Nimbus", "Sir Thistle") == [True, False, False, True]


def test_horse_on_loan_gives_that_partner_one_more_point_value_until_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Horse on Loan"], world_map=["Lantern Caves"]),
        player(world_map=[course("Dune Sea", partner("Nana Nimbus", of=0, tapped=True), partner("Aki", of=0))]),
    )

    table.do("Play Horse on Loan")
    in_this_turn = [table.state.point_value(table.piece(name)) for name in ("Nana Nimbus", "Aki")]
    table.do("Clear Dune Sea with Nana Nimbus", "End your turn")

    assert in_this_turn == [4, 1]
    assert table.points == [4, 0]
    assert table.state.point_value(table.piece("Nana Nimbus")) == 3


def test_horse_on_loan_with_no_tapped_partner_gives_nothing(scene: Scene) -> None:
    table = scene(player(hand=["Horse on Loan"], world_map=[course("Lantern Caves", "Aki")]))

    table.do("Play Horse on Loan")

    assert table.state.modifiers == []
    assert table.state.point_value(table.piece("Aki")) == 1


def test_piano_falling_defeats_a_partner_of_another_player_with_power_3_or_less(scene: Scene) -> None:
    rivals = [
        partner("Pip and Pop", of=1),
        partner("Twig", of=1, tapped=True),
        partner("Sir Thistle", of=1),
        partner("Nana Nimbus", of=1, attached=["Spring Boots", "Spring Boots"]),
    ]
    table = scene(
        player(
            hand=["Piano, Falling"],
            home=["Gossiping Gulls"],
            world_map=[course("Lantern Caves", "Aki", *rivals), "Rooftop Garden"],
        )
    )

    table.do("Play Piano, Falling")
    options = table.options
    refused = [table.why_not(Pick, name) for name in ("Sir Thistle", "Nana Nimbus", "Aki")]
    table.do("Pip and Pop")

    assert options == ["Pip and Pop", "Twig"]
    assert refused == [
        Reason("R39", "Sir Thistle does not have power 3 or less."),
        Reason("R39", "Nana Nimbus does not have power 3 or less."),
        Reason("R39", "Aki is yours."),
    ]
    assert (table.discard(1), table.points) == (["Pip and Pop"], [1, 0])


def test_piano_falling_lets_gentle_ooze_return_to_the_hand(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Piano, Falling"],
            world_map=[course("Lantern Caves", partner("Gentle Ooze", of=1)), "Rooftop Garden"],
        )
    )

    table.do("Play Piano, Falling")

    assert (table.hand(1), table.discard(1)) == (["Gentle Ooze"], [])


# -- Attached items ----------------------------------------------------------------------------------------------------

ATTACHED = ["Very Long Ladder", "Medal for Turning Up", "Picnic Hamper", "Sensible Umbrella"]


@pytest.mark.parametrize("name", ATTACHED)
def test_very_long_ladder_medal_for_turning_up_picnic_hamper_and_sensible_umbrella_are_attached_to_ones_own_partner(
    scene: Scene, name: str
) -> None:
    table = scene(
        player(hand=[name], world_map=[course("Dune Sea", "Aki", partner("Twig", of=1)), "Rooftop Garden"]),
        player(world_map=[course("Mossy Keep", partner("Nana Nimbus", of=0, tapped=True))]),
    )

    table.do(f"Play {name}")
    while table.asked.endswith("What do you tap?"):
        table.state.apply(table.state.legal_actions()[0])
    options, refused = table.options, table.why_not(Pick, "Twig")
    table.do("Nana Nimbus")

    assert options == ["Aki", "Nana Nimbus"]
    assert refused == Reason("R39", "Twig is not yours.")
    assert (table.zone(name), table.at(name), table.discard(0)) == ("attached", "Nana Nimbus", [])


@pytest.mark.parametrize("name", ATTACHED)
def test_very_long_ladder_medal_for_turning_up_picnic_hamper_and_sensible_umbrella_need_a_partner_of_ones_own(
    scene: Scene, name: str
) -> None:
    table = scene(player(hand=[name], world_map=[course("Lantern Caves", partner("Twig", of=1))]))

    assert table.why_not(Play, name) == Reason(
        "R46", f"{name} attaches itself to a partner of yours, and there is none at a course."
    )


def test_very_long_ladder_lets_the_attached_partner_alone_clear_guarded_courses(scene: Scene) -> None:
    partners = [partner("Aki", attached=["Very Long Ladder"]), "Twig", partner("Sir Thistle", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *partners)]))
    other = table.why_not(Clear, "Twig")

    table.do("Clear Dune Sea with Aki")

    assert other == Reason("clear.guarded", "Sir Thistle stands guard at Dune Sea.")
    assert table.points == [1, 0]


def test_very_long_ladder_leads_into_no_tapped_course(scene: Scene) -> None:
    climber = partner("Aki", attached=["Very Long Ladder"])
    table = scene(player(world_map=[course("Dune Sea", climber, partner("Twig", of=1), tapped=True)]))

    assert table.why_not(Clear, "Aki") == Reason("clear.course", "Dune Sea is tapped.")


def test_medal_for_turning_up_gives_the_attached_partner_alone_one_more_point_value(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", partner("Aki", attached=["Medal for Turning Up"])),
                course("Echo Stairs", "Twig"),
            ]
        )
    )

    table.do("Clear Dune Sea with Aki")
    first = table.points[0]
    table.do("Clear Echo Stairs with Twig")

    assert (first, table.points) == (2, [3, 0])


def test_medal_for_turning_up_gives_no_power(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", attached=["Medal for Turning Up"]))]))

    assert table.power("Aki") == 1


def test_picnic_hamper_draws_a_card_when_the_attached_partner_clears_a_course(scene: Scene) -> None:
    table = scene(
        player(
            deck=twelve_others("Foghorn", "Mudlark"),
            world_map=[course("Dune Sea", partner("Aki", attached=["Picnic Hamper"])), course("Echo Stairs", "Twig")],
        )
    )

    table.do("Clear Echo Stairs with Twig")
    before = table.hand(0)
    table.do("Clear Dune Sea with Aki")

    assert (before, table.hand(0)) == ([], ["Foghorn"])


def test_picnic_hamper_draws_for_nothing_but_clearing(scene: Scene) -> None:
    hungry = [partner("Pip and Pop", attached=["Picnic Hamper"]), partner("Nana Nimbus", attached=["Picnic Hamper"])]
    table = scene(player(world_map=[course("Dune Sea", *hungry, partner("Twig", of=1)), "Echo Stairs"]))

    table.do("Battle at Dune Sea with Pip and Pop", "Move Nana Nimbus")

    assert (table.discard(1), table.hand(0)) == (["Twig"], [])


def test_sensible_umbrella_is_discarded_instead_of_the_attached_partner_being_defeated(scene: Scene) -> None:
    guarded = partner("Twig", of=1, attached=["Sensible Umbrella", "Spring Boots"])
    table = scene(player(home=["Gossiping Gulls"], world_map=[course("Dune Sea", "Pip and Pop", guarded)]))

    table.do("Battle at Dune Sea with Pip and Pop")

    assert (table.zone("Twig"), table.at("Spring Boots")) == ("at a course", "Twig")
    assert (table.discard(1), table.points) == (["Sensible Umbrella"], [0, 0])


def test_sensible_umbrella_saves_once_and_no_other_partner(scene: Scene) -> None:
    rivals = [partner("Twig", of=1, attached=["Sensible Umbrella"]), partner("Aki", of=1)]
    attackers = ["Pip and Pop", "Sir Thistle", "Marzipan Golem"]
    table = scene(player(world_map=[course("Dune Sea", *attackers, *rivals)]))

    table.do("Battle at Dune Sea with Pip and Pop", "Aki", "Battle at Dune Sea with Sir Thistle")
    after_two = table.discard(1)
    table.do("Battle at Dune Sea with Marzipan Golem")

    assert after_two == ["Aki", "Sensible Umbrella"]
    assert table.discard(1) == ["Aki", "Sensible Umbrella", "Twig"]


def test_sensible_umbrella_goes_with_a_partner_that_exits(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", attached=["Sensible Umbrella"]))]))

    table.do("Exit with Aki")

    assert table.discard(0) == ["Sensible Umbrella", "Aki"]


# -- All of them -------------------------------------------------------------------------------------------------------


def test_every_item_with_a_text_has_a_test_with_its_name(game: Game) -> None:
    modules = [globals(), *map(vars, (test_cards, test_others_and_later, test_wonders))]
    tests = [name for module in modules for name in module if name.startswith("test_")]
    items = [card for card in game.cards.values() if card.kind == ITEM and card.text]

    untested = [card.name for card in items if not any(slug(card.name) in name for name in tests)]

    assert len(items) >= 25
    assert untested == []


def slug(name: str) -> str:
    """A card's name in the name of a test."""
    return re.sub("[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
