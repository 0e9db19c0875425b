"""The partners from A to L: a test for each sentence of each one's text. Some are in test_cards.py."""

from __future__ import annotations

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.in_play import Clear, Use
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others


def test_admiral_of_the_bathtub_gives_power_to_your_others_at_a_course_of_another_player(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Rooftop Garden", "Twig")]),
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Admiral of the Bathtub", of=0))]),
        player(world_map=[course("Singing Reef", partner("Aki", of=0), partner("Sir Thistle", of=1))]),
    )

    names = ("Aki", "Admiral of the Bathtub", "Twig", "Pip and Pop", "Sir Thistle")
    assert [table.power(name) for name in names] == [2, 3, 0, 3, 4]


def test_apologetic_ghost_cannot_be_attacked_beside_a_partner_of_yours(scene: Scene) -> None:
    rivals = [partner("Apologetic Ghost", of=1), partner("Twig", of=1), partner("Aki", of=2)]
    table = scene(player(world_map=[course("Dune Sea", "Marzipan Golem", *rivals)]), player(), player())

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.options == ["Twig, power 0", "Aki, power 1"]
    when = "as it says: This cannot be attacked as long as there are two or more partners of yours here"
    assert table.why_not(Pick, "Apologetic Ghost") == Reason("R39", f"Apologetic Ghost cannot be attacked, {when}.")


def test_apologetic_ghost_can_be_attacked_where_its_company_is_of_another_player_or_elsewhere(scene: Scene) -> None:
    rivals = [partner("Apologetic Ghost", of=1), partner("Aki", of=2)]
    table = scene(
        player(world_map=[course("Dune Sea", "Marzipan Golem", *rivals)]),
        player(world_map=[course("Rooftop Garden", "Twig")]),
        player(),
    )

    table.do("Battle at Dune Sea with Marzipan Golem", "Apologetic Ghost")

    assert table.discard(1) == ["Apologetic Ghost"]


def test_auntie_monsoon_taps_all_partners_of_other_players_where_it_enters(scene: Scene) -> None:
    there = ["Nana Nimbus", partner("Aki", of=1), partner("Twig", of=2)]
    elsewhere = [partner("Sir Thistle", of=1)]
    table = scene(
        player(
            hand=["Auntie Monsoon"],
            home=["Bell Ringer"] * 5,
            world_map=[course("Dune Sea", *there, tapped=True), course("Rooftop Garden", *elsewhere, tapped=True)],
        ),
        player(),
        player(),
    )

    table.do("Enter Auntie Monsoon", "At Dune Sea")

    assert table.tapped("Aki", "Twig") == [True, True]
    assert table.tapped("Nana Nimbus", "Auntie Monsoon", "Sir Thistle") == [False, False, False]


def test_bailiff_of_the_beach_has_three_more_power_at_a_course_of_yours_alone(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Bailiff of the Beach", "Aki")]), player(world_map=["Rooftop Garden"])
    )

    at_home = [table.power("Bailiff of the Beach"), table.power("Aki")]
    table.do("Move Bailiff of the Beach")

    assert (at_home, table.power("Bailiff of the Beach")) == ([3, 1], 0)


def test_bandit_queen_of_tuesdays_clears_past_guards(scene: Scene) -> None:
    rival = partner("Sir Thistle", of=1)
    table = scene(player(world_map=[course("Dune Sea", "Bandit Queen of Tuesdays", "Aki", rival)]))

    beside_it = table.why_not(Clear, "Aki")
    table.do("Clear Dune Sea with Bandit Queen of Tuesdays")

    assert beside_it == Reason("clear.guarded", "Sir Thistle stands guard at Dune Sea.")
    assert table.points == [4, 0]


def test_bandit_queen_of_tuesdays_enters_tapped_and_others_do_not(scene: Scene) -> None:
    table = scene(
        player(hand=["Bandit Queen of Tuesdays", "Aki"], home=["Bell Ringer"] * 5, world_map=[tapped("Rooftop Garden")])
    )

    table.do("Enter Bandit Queen of Tuesdays")
    while table.asked.startswith("Bandit Queen of Tuesdays"):
        table.state.apply(table.state.legal_actions()[0])
    table.do("Enter Aki")

    assert table.tapped("Bandit Queen of Tuesdays", "Aki") == [True, False]


def test_barometer_boy_has_three_more_power_in_your_turn_alone(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Barometer Boy", "Aki")]))

    in_your_turn = [table.power("Barometer Boy"), table.power("Aki")]
    table.do("End your turn")

    assert (in_your_turn, table.power("Barometer Boy")) == ([3, 1], 0)


def test_baron_of_the_back_stairs_defeats_a_partner_there_with_power_three_or_less(scene: Scene) -> None:
    there = ["Aki", partner("Pip and Pop", of=1), partner("Twig", of=1), partner("Sir Thistle", of=1)]
    table = scene(
        player(
            hand=["Baron of the Back Stairs"],
            home=["Bell Ringer"] * 5,
            world_map=[
                course("Dune Sea", *there, tapped=True),
                course("Rooftop Garden", partner("Nana Nimbus", of=1), tapped=True),
            ],
        )
    )

    table.do("Enter Baron of the Back Stairs", "At Dune Sea", "Yes")
    options, too_strong = table.options, table.why_not(Pick, "Sir Thistle")
    table.do("Pip and Pop")

    assert options == ["Pip and Pop", "Twig"]
    assert too_strong == Reason("R39", "Sir Thistle does not have power 3 or less.")
    assert table.discard(1) == ["Pip and Pop"]
    assert table.happened("defeated") == ["defeated"]


def test_baron_of_the_back_stairs_may_spare_everybody(scene: Scene) -> None:
    there = course("Dune Sea", partner("Twig", of=1), tapped=True)
    table = scene(player(hand=["Baron of the Back Stairs"], home=["Bell Ringer"] * 5, world_map=[there]))

    table.do("Enter Baron of the Back Stairs", "No")

    assert table.zone("Twig") == "at a course"


def test_cloud_shepherdess_gives_your_other_partners_there_one_more_point(scene: Scene) -> None:
    there = ["Cloud Shepherdess", "Twig", partner("Nana Nimbus", of=1, tapped=True)]
    table = scene(player(world_map=[course("Dune Sea", *there), course("Rooftop Garden", "Aki")]))

    values = [table.state.point_value(table.piece(name)) for name in ("Cloud Shepherdess", "Nana Nimbus", "Aki")]
    table.do("Clear Dune Sea with Twig")

    assert values == [2, 3, 1]
    assert table.points == [2, 0]


def test_corsair_without_a_boat_has_four_more_power_at_a_course_of_another_player_alone(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Corsair Without a Boat")]), player(world_map=["Rooftop Garden"])
    )

    at_home = table.power("Corsair Without a Boat")
    table.do("Move Corsair Without a Boat")

    assert (at_home, table.power("Corsair Without a Boat")) == (0, 4)


def test_cousin_undertow_returns_a_partner_of_another_player_there(scene: Scene) -> None:
    there = ["Nana Nimbus", partner("Aki", of=1), partner("Twig", of=2)]
    table = scene(
        player(
            hand=["Cousin Undertow"],
            home=["Bell Ringer"] * 3,
            world_map=[
                course("Dune Sea", *there, tapped=True),
                course("Rooftop Garden", partner("Sir Thistle", of=1), tapped=True),
            ],
        ),
        player(),
        player(),
    )

    table.do("Enter Cousin Undertow", "At Dune Sea")
    options = table.options
    table.do("Twig")

    assert options == ["Aki", "Twig"]
    assert (table.hand(2), table.zone("Aki"), table.zone("Sir Thistle")) == (["Twig"], "at a course", "at a course")


def test_cousin_undertow_returns_nobody_when_another_partner_enters(scene: Scene) -> None:
    there = course("Dune Sea", "Cousin Undertow", partner("Aki", of=1))
    table = scene(player(hand=["Twig"], world_map=[there]))

    table.do("Enter Twig")

    assert table.hand(1) == []


def test_doctor_drizzle_is_tapped_to_untap_a_course_of_yours(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Doctor Drizzle", tapped=True),
                tapped("Rooftop Garden"),
                "Singing Reef",
            ]
        ),
        player(world_map=[tapped("Mossy Keep")]),
    )

    table.do("Use Doctor Drizzle")
    options = table.options
    table.do("Rooftop Garden")

    assert options == ["Dune Sea", "Rooftop Garden"]
    assert table.tapped("Doctor Drizzle", "Dune Sea", "Rooftop Garden", "Mossy Keep") == [True, True, False, True]
    assert table.why_not(Use, "Doctor Drizzle") == Reason("R39", "Doctor Drizzle is tapped.")


def test_early_bird_running_late_enters_tapped_and_others_do_not(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Early Bird, Running Late", "Twig"], home=["Bell Ringer"] * 2, world_map=[tapped("Rooftop Garden")]
        )
    )

    table.do("Enter Early Bird, Running Late", "Enter Twig")

    assert table.tapped("Early Bird, Running Late", "Twig") == [True, False]


def test_ferret_in_a_waistcoat_may_move_when_it_clears(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Ferret in a Waistcoat", "Aki"), "Rooftop Garden"]),
        player(world_map=["Singing Reef"]),
    )

    table.do("Clear Dune Sea with Ferret in a Waistcoat", "Yes")
    options = table.options
    table.do("Singing Reef")

    assert options == ["Rooftop Garden", "Singing Reef"]
    assert (table.at("Ferret in a Waistcoat"), table.at("Aki")) == ("Singing Reef", "Dune Sea")
    assert table.tapped("Ferret in a Waistcoat") == [True]


def test_ferret_in_a_waistcoat_may_stay(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Ferret in a Waistcoat"), "Rooftop Garden"]))

    table.do("Clear Dune Sea with Ferret in a Waistcoat", "No")

    assert table.at("Ferret in a Waistcoat") == "Dune Sea"


def test_ferret_in_a_waistcoat_is_not_moved_when_another_partner_clears(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Ferret in a Waistcoat", "Aki"), "Rooftop Garden"]))

    table.do("Clear Dune Sea with Aki")

    assert table.asked == "Your main phase: what do you do?"


def test_grand_marshal_of_puddings_untaps_all_other_partners_of_yours(scene: Scene) -> None:
    there = [partner("Aki", tapped=True), partner("Sir Thistle", of=1, tapped=True)]
    table = scene(
        player(
            hand=["Grand Marshal of Puddings"],
            home=["Bell Ringer"] * 6,
            world_map=[course("Dune Sea", *there, tapped=True)],
        ),
        player(world_map=[course("Rooftop Garden", partner("Twig", of=0, tapped=True))]),
    )

    table.do("Enter Grand Marshal of Puddings", "At Rooftop Garden")

    assert table.tapped("Aki", "Twig", "Sir Thistle", "Dune Sea") == [False, False, True, True]


def test_grand_marshal_of_puddings_itself_is_not_untapped(scene: Scene) -> None:
    table = scene(
        player(hand=["Grand Marshal of Puddings"], home=["Bell Ringer"] * 6, world_map=[tapped("Slippery Steps")]),
    )

    table.do("Enter Grand Marshal of Puddings")

    assert table.tapped("Grand Marshal of Puddings") == [True]


def test_grandfather_squall_is_untapped_when_it_defeats(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Aki", of=1)]
    table = scene(player(world_map=[course("Dune Sea", "Grandfather Squall", *rivals)]))

    table.do("Battle at Dune Sea with Grandfather Squall", "Twig")

    assert table.tapped("Grandfather Squall") == [False]
    assert table.can(Battle, "Grandfather Squall")


def test_grandfather_squall_stays_tapped_when_its_attack_is_withstood_or_another_defeats(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=1)]
    table = scene(player(world_map=[course("Dune Sea", "Grandfather Squall", "Aki", *rivals)]))

    table.do("Battle at Dune Sea with Grandfather Squall", "Sir Thistle", "Battle at Dune Sea with Aki", "Twig")

    assert table.discard(1) == ["Twig"]
    assert table.tapped("Grandfather Squall", "Aki") == [True, True]


def test_half_a_brass_band_gives_your_other_partners_there_one_more_power(scene: Scene) -> None:
    there = ["Half a Brass Band", "Aki", partner("Pip and Pop", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there), course("Rooftop Garden", "Twig")]))

    assert [table.power(name) for name in ("Aki", "Half a Brass Band", "Pip and Pop", "Twig")] == [2, 1, 3, 0]


def test_hedge_constable_protects_your_other_partners_there(scene: Scene) -> None:
    rivals = [partner("Hedge Constable", of=1), partner("Aki", of=1), partner("Twig", of=2)]
    table = scene(player(world_map=[course("Dune Sea", "Marzipan Golem", *rivals)]), player(), player())

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.options == ["Hedge Constable, power 2", "Twig, power 0"]
    assert table.why_not(Pick, "Aki") == Reason("R39", "Aki cannot be attacked because of Hedge Constable.")


def test_hedge_constable_protects_nobody_elsewhere(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Marzipan Golem", partner("Aki", of=1))]),
        player(world_map=[course("Rooftop Garden", "Hedge Constable")]),
    )

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.discard(1) == ["Aki"]


def test_iron_postmistress_takes_two_cards_back(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Iron Postmistress"],
            home=["Bell Ringer"] * 5,
            discard=["Aki", "Foghorn", "Twig"],
            world_map=[tapped("Dune Sea")],
        ),
        player(discard=["Nana Nimbus"]),
    )

    table.do("Enter Iron Postmistress")
    options = table.options
    table.do("Twig", "Aki")

    assert options == ["Aki", "Foghorn", "Twig"]
    assert (table.hand(0), table.discard(0), table.discard(1)) == (["Twig", "Aki"], ["Foghorn"], ["Nana Nimbus"])


def test_iron_postmistress_takes_back_the_only_card_there_is(scene: Scene) -> None:
    table = scene(
        player(hand=["Iron Postmistress"], home=["Bell Ringer"] * 5, discard=["Aki"], world_map=[tapped("Dune Sea")]),
    )

    table.do("Enter Iron Postmistress")

    assert (table.hand(0), table.discard(0)) == (["Aki"], [])
    assert table.asked == "Your main phase: what do you do?"


def test_lamplighter_on_stilts_untaps_a_course_of_yours(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Lamplighter on Stilts"],
            home=["Bell Ringer"] * 3,
            world_map=[tapped("Dune Sea"), tapped("Rooftop Garden")],
        ),
        player(world_map=[tapped("Singing Reef")]),
    )

    table.do("Enter Lamplighter on Stilts", "At Singing Reef")
    options = table.options
    table.do("Rooftop Garden")

    assert options == ["Dune Sea", "Rooftop Garden"]
    assert table.tapped("Dune Sea", "Rooftop Garden", "Singing Reef") == [True, False, True]


def test_lamplighter_on_stilts_untaps_nothing_when_another_partner_enters(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "Lamplighter on Stilts", tapped=True)]))

    table.do("Enter Twig")

    assert table.tapped("Dune Sea") == [True]


def test_letter_to_nobody_draws_a_card_and_gains_a_point_when_it_exits(scene: Scene) -> None:
    table = scene(player(deck=twelve_others("Foghorn", "Aki"), world_map=[course("Dune Sea", "Letter to Nobody")]))

    table.do("Exit with Letter to Nobody")

    assert (table.hand(0), table.points) == (["Foghorn"], [1, 0])


def test_letter_to_nobody_does_nothing_when_it_is_defeated_or_another_exits(scene: Scene) -> None:
    there = ["Aki", "Twig", partner("Letter to Nobody", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there)]))

    table.do("Exit with Twig", "Battle at Dune Sea with Aki")

    assert table.discard(1) == ["Letter to Nobody"]
    assert (table.hand(0), table.hand(1), table.points) == ([], [], [0, 0])
