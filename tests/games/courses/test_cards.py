"""The shipped cards: a test for each sentence of each card's text, with its edges."""

from __future__ import annotations

from itertools import groupby

import pytest

from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.values.keywords import spelled_out
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.card import CourseCard
from rulebound.games.courses.game import load
from rulebound.games.courses.hand import Enter, Play
from rulebound.games.courses.in_play import Clear, Move, Use
from rulebound.games.courses.zones import HAND
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.courses.table import (
    Scene,
    course,
    partner,
    player,
    tapped,
    twelve_others,
    with_a_bell_ringer_that_protects_twigs,
)

# -- Courses -----------------------------------------------------------------------------------------------------------


def test_mossy_keep_partners_there_cannot_be_attacked(scene: Scene) -> None:
    table = scene(player(world_map=[course("Mossy Keep", "Marzipan Golem", partner("Twig", of=1))]))

    assert table.why_not(Battle, "Marzipan Golem") == Reason(
        "battle.defender", "No partner of another player at Mossy Keep can be attacked."
    )


def test_mossy_keep_protects_partners_of_every_player(scene: Scene) -> None:
    table = scene(
        player(),
        player(world_map=[course("Mossy Keep", partner("Marzipan Golem", of=0), "Twig", partner("Aki", of=2))]),
        player(),
    )

    assert not table.can(Battle, "Marzipan Golem")


def test_mossy_keep_does_not_protect_partners_elsewhere(scene: Scene) -> None:
    table = scene(player(world_map=["Mossy Keep", course("Dune Sea", "Marzipan Golem", partner("Twig", of=1))]))

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.discard(1) == ["Twig"]


def test_mossy_keep_lets_its_partners_attack_nobody_but_guard_and_clear(scene: Scene) -> None:
    table = scene(player(world_map=[course("Mossy Keep", "Aki"), course("Dune Sea", partner("Twig", of=1))]))

    table.do("Clear Mossy Keep with Aki")

    assert table.points == [1, 0]


def test_what_cannot_be_attacked_is_explained_with_the_card_that_forbids_it(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course(
                    "Dune Sea",
                    "Marzipan Golem",
                    partner("Twig", of=1),
                    partner("Aki", of=1),
                    partner("Pip and Pop", of=1),
                )
            ]
        ),
        player(home=["Bell Ringer"]),
        game=with_a_bell_ringer_that_protects_twigs(),
    )

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.options == ["Aki, power 1", "Pip and Pop, power 3"]
    assert table.why_not(Pick, "Twig") == Reason("R39", "Twig cannot be attacked because of Bell Ringer.")


@pytest.mark.parametrize("name", ["Kitchen Garden of the Giants", "Lantern Caves", "Teapot Volcano"])
def test_the_courses_that_are_turned_over_tapped_are_so(scene: Scene, name: str) -> None:
    table = scene(
        player(), player(course_deck=[name], deck=twelve_others(), world_map=["Dune Sea"], hand=["Pip and Pop"])
    )

    table.do("End your turn")

    assert table.tapped(name, "Dune Sea") == [True, False]
    assert table.why_not(Enter, "Pip and Pop") == Reason(
        "enter.cost", "Pip and Pop costs 2 stars, and you have 1 star left."
    )


@pytest.mark.parametrize("name", ["Lantern Caves", "Teapot Volcano"])
def test_lantern_caves_and_teapot_volcano_are_untapped_in_the_next_turn_and_provide_two_stars(
    scene: Scene, name: str
) -> None:
    table = scene(
        player(world_map=["Dune Sea"]), player(course_deck=[name], deck=twelve_others(), hand=["Pip and Pop"])
    )

    table.end_turns(3)
    table.do("Enter Pip and Pop", f"At {name}")

    assert table.at("Pip and Pop") == name
    assert table.tapped(name) == [True]


def test_lantern_caves_in_play_do_not_tap_when_another_course_is_turned_over(scene: Scene) -> None:
    table = scene(player(), player(course_deck=["Dune Sea"], world_map=["Lantern Caves"]))

    table.do("End your turn")

    assert table.tapped("Lantern Caves", "Dune Sea") == [False, False]


def test_clockwork_canyon_partners_there_have_one_more_power(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Clockwork Canyon", "Aki", partner("Twig", of=1)), course("Dune Sea", "Pip and Pop")])
    )

    assert [table.power(name) for name in ("Aki", "Twig", "Pip and Pop")] == [2, 1, 3]


def test_clockwork_canyon_counts_for_the_attacker_and_for_the_defender(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[course("Clockwork Canyon", "Aki", partner("Gentle Ooze", of=1), partner("Nana Nimbus", of=1))]
        )
    )

    table.do("Battle at Clockwork Canyon with Aki")
    options = table.options
    table.do("Gentle Ooze")

    assert options == ["Gentle Ooze, power 3", "Nana Nimbus, power 2"]
    assert table.told() == [
        "Aki of Player 1 attacks Gentle Ooze with power 2.",
        "Gentle Ooze of Player 2 withstands it.",
    ]


def test_clockwork_canyon_a_partner_that_leaves_has_its_own_power_again(scene: Scene) -> None:
    table = scene(player(world_map=[course("Clockwork Canyon", "Aki"), "Dune Sea"]))

    there = table.power("Aki")
    table.do("Move Aki")

    assert (there, table.power("Aki")) == (2, 1)


def test_glass_glacier_untaps_a_partner_of_yours_that_moves_there(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Glass Glacier"]))

    table.do("Move Aki")
    after_moving = table.tapped("Aki")
    table.do("Clear Glass Glacier with Aki")

    assert after_moving == [False]
    assert table.points == [1, 0]


def test_glass_glacier_does_not_untap_another_players_partner_or_one_that_is_there(scene: Scene) -> None:
    there = course("Glass Glacier", partner("Twig", tapped=True))
    table = scene(player(world_map=[course("Dune Sea", "Aki")]), player(world_map=[there]))

    table.do("Move Aki")

    assert table.tapped("Aki", "Twig") == [True, True]


def test_glass_glacier_does_not_untap_a_partner_that_moves_away(scene: Scene) -> None:
    table = scene(player(world_map=[course("Glass Glacier", "Aki"), "Dune Sea"]))

    table.do("Move Aki")

    assert table.tapped("Aki") == [True]


def test_upside_down_lake_draws_a_card_when_a_partner_of_yours_moves_there(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Upside-Down Lake"]))
    before = len(table.state.cards_in(HAND, 0))

    table.do("Move Aki")

    assert len(table.state.cards_in(HAND, 0)) == before + 1
    assert table.tapped("Aki") == [True]


def test_upside_down_lake_draws_nothing_when_another_players_partner_moves_there(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki")]), player(world_map=["Upside-Down Lake"]))
    before = [len(table.state.hand_of(seat)) for seat in range(table.state.seats)]

    table.do("Move Aki")

    assert [len(table.state.hand_of(seat)) for seat in range(table.state.seats)] == before


def test_no_two_courses_let_a_partner_move_to_and_fro_for_ever(scene: Scene) -> None:
    table = scene(player(world_map=[course("Upside-Down Lake", "Aki"), "Glass Glacier"]))

    table.do("Move Aki", "Move Aki")

    assert table.tapped("Aki") == [True]
    assert not [action for action in table.state.legal_actions() if str(action).startswith("Move")]


# -- Partners ----------------------------------------------------------------------------------------------------------


def test_gentle_ooze_returns_to_the_hand_instead_of_being_defeated(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", partner("Gentle Ooze", of=1))]))

    table.do("Battle at Dune Sea with Pip and Pop")

    assert (table.hand(1), table.discard(1)) == (["Gentle Ooze"], [])
    assert "Gentle Ooze of Player 2 is defeated." not in table.told()
    assert table.told()[-1] == "Gentle Ooze returns to the hand of Player 2."


def test_gentle_ooze_stays_when_the_attack_is_too_weak(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", partner("Gentle Ooze", of=1))]))

    table.do("Battle at Dune Sea with Aki")

    assert (table.zone("Gentle Ooze"), table.hand(1)) == ("at a course", [])


def test_gentle_ooze_leaves_what_was_attached_in_the_discard_pile(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Sir Thistle", partner("Gentle Ooze", of=1, attached=["Spring Boots"]))])
    )

    table.do("Battle at Dune Sea with Sir Thistle")

    assert (table.hand(1), table.discard(1)) == (["Gentle Ooze"], ["Spring Boots"])


def test_gentle_ooze_saves_no_other_partner(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Gentle Ooze", of=1), partner("Aki", of=1))])
    )

    table.do("Battle at Dune Sea with Pip and Pop", "Aki")

    assert (table.hand(1), table.discard(1)) == ([], ["Aki"])


def test_gentle_ooze_that_exits_is_discarded(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Gentle Ooze")]))

    table.do("Exit with Gentle Ooze")

    assert (table.hand(0), table.discard(0)) == ([], ["Gentle Ooze"])


def test_gentle_ooze_in_the_hand_is_known_to_all_who_saw_it_return(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", partner("Gentle Ooze", of=1))]))

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.state.knows(0, table.piece("Gentle Ooze"))


@pytest.mark.parametrize("name", ["Kite Courier", "Duchess of Puddles"])
def test_kite_courier_and_duchess_of_puddles_draw_a_card_when_they_enter(scene: Scene, name: str) -> None:
    table = scene(
        player(
            hand=[name],
            deck=twelve_others("Foghorn", "Aki"),
            world_map=["Lantern Caves", "Teapot Volcano", tapped("Dune Sea")],
            home=["Bell Ringer"],
        )
    )

    table.do(f"Enter {name}")
    while table.asked.startswith(name):
        table.state.apply(table.state.legal_actions()[0])
    table.do("At Dune Sea")

    assert table.hand(0) == ["Foghorn"]
    assert table.deck(0)[-1] == "Aki"


@pytest.mark.parametrize("name", ["Kite Courier", "Duchess of Puddles"])
def test_kite_courier_and_duchess_of_puddles_draw_for_nothing_but_entering_themselves(scene: Scene, name: str) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", name), "Rooftop Garden"]))

    table.do("Enter Twig", "At Rooftop Garden")
    table.do(f"Clear Dune Sea with {name}")
    table.do("Move Twig")

    assert table.hand(0) == []


def test_kite_courier_that_draws_the_last_card_eliminates_its_player(scene: Scene) -> None:
    table = scene(player(hand=["Kite Courier"], deck=["Aki"], world_map=["Lantern Caves"]))

    table.do("Enter Kite Courier")

    assert table.outcome == ([1], "last-player", "R34")


@pytest.mark.parametrize("name", ["Bram the Ferryman", "The Last Lighthouse Keeper"])
def test_bram_and_the_last_lighthouse_keeper_draw_a_card_when_they_clear(scene: Scene, name: str) -> None:
    table = scene(player(deck=twelve_others("Foghorn", "Aki"), world_map=[course("Dune Sea", name)]))

    table.do(f"Clear Dune Sea with {name}")

    assert table.hand(0) == ["Foghorn"]


@pytest.mark.parametrize("name", ["Bram the Ferryman", "The Last Lighthouse Keeper"])
def test_bram_and_the_last_lighthouse_keeper_draw_for_nothing_but_their_own_clearing(scene: Scene, name: str) -> None:
    table = scene(
        player(
            hand=["Twig"],
            world_map=[course("Dune Sea", name, "Aki", partner("Marzipan Golem", of=1)), "Rooftop Garden"],
        )
    )

    table.do("Enter Twig", "At Rooftop Garden", "Clear Rooftop Garden with Twig")
    table.do(f"Battle at Dune Sea with {name}")

    assert table.hand(0) == []


def test_quill_the_cat_burglar_clears_past_guards(scene: Scene) -> None:
    rivals = [partner("Sir Thistle", of=1), partner("Twig", of=1)]
    table = scene(player(world_map=[course("Dune Sea", "Quill the Cat Burglar", *rivals)]))

    table.do("Clear Dune Sea with Quill the Cat Burglar")

    assert table.points == [2, 0]


def test_quill_the_cat_burglar_lets_no_other_partner_past_guards(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Quill the Cat Burglar", "Aki", partner("Sir Thistle", of=1))]))

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Sir Thistle stands guard at Dune Sea.")


def test_quill_the_cat_burglar_obeys_all_other_rules_of_clearing(scene: Scene) -> None:
    quill = "Quill the Cat Burglar"
    table = scene(player(world_map=[course("Dune Sea", quill, partner("Twig", of=1), tapped=True)]))
    other = scene(player(world_map=[course("Dune Sea", partner(quill, tapped=True))]))

    assert table.why_not(Clear, quill) == Reason("clear.course", "Dune Sea is tapped.")
    assert other.why_not(Clear, quill) == Reason("clear.partner", "Quill the Cat Burglar is tapped.")


def test_quill_the_cat_burglar_is_a_guard_like_others(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", partner("Quill the Cat Burglar", of=1))]))

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Quill the Cat Burglar stands guard at Dune Sea.")


# -- Supporters --------------------------------------------------------------------------------------------------------


def test_cartographer_a_card_is_discarded_to_draw_two(scene: Scene) -> None:
    table = scene(
        player(home=["Cartographer"], hand=["Aki", "Foghorn"], deck=twelve_others("Twig", "Victory Pie", "Lucky Acorn"))
    )

    table.do("Use Cartographer")
    asked_first = table.asked
    table.do("Yes")
    asked_then, options = table.asked, table.options
    table.do("Foghorn")

    assert asked_first == "Cartographer: do you discard a card?"
    assert (asked_then, options) == ("Cartographer: choose a card of your hand to discard.", ["Aki", "Foghorn"])
    assert table.hand(0) == ["Aki", "Twig", "Victory Pie"]
    assert table.discard(0) == ["Foghorn"]
    assert table.tapped("Cartographer") == [True]


def test_cartographer_one_may_decline(scene: Scene) -> None:
    table = scene(player(home=["Cartographer"], hand=["Aki", "Foghorn"]))

    table.do("Use Cartographer", "No")

    assert (table.hand(0), table.discard(0)) == (["Aki", "Foghorn"], [])
    assert table.tapped("Cartographer") == [True]
    assert table.asked == "Your main phase: what do you do?"


def test_cartographer_with_an_empty_hand_does_nothing(scene: Scene) -> None:
    table = scene(player(home=["Cartographer"]))

    table.do("Use Cartographer")

    assert table.hand(0) == []
    assert table.tapped("Cartographer") == [True]
    assert table.options == ["End your turn"]


def test_cartographer_tapped_cannot_be_used(scene: Scene) -> None:
    table = scene(player(home=[tapped("Cartographer")], hand=["Aki"]))

    assert table.why_not(Use, "Cartographer") == Reason("R39", "Cartographer is tapped.")


def test_cartographer_only_a_card_of_ones_own_hand_is_discarded(scene: Scene) -> None:
    table = scene(
        player(home=["Cartographer"], hand=["Aki", "Foghorn"], world_map=[course("Dune Sea", "Twig")]),
        player(hand=["Nana Nimbus"]),
    )
    not_in_hand = Reason("R39", "Only cards of your own hand can be discarded.")

    table.do("Use Cartographer", "Yes")

    assert table.why_not(Pick, "Twig") == not_in_hand
    assert table.why_not(Pick, "Nana Nimbus") == not_in_hand


def test_cartographer_with_one_card_in_the_deck_draws_that_one(scene: Scene) -> None:
    table = scene(player(home=["Cartographer"], hand=["Aki"], deck=["Twig"]), player())

    table.do("Use Cartographer", "Yes")

    assert "Player 1 draws Twig." in table.told(0)
    assert table.outcome == ([1], "last-player", "R34")


def test_cartographer_is_used_again_in_the_next_turn(scene: Scene) -> None:
    table = scene(player(home=["Cartographer"], hand=["Aki"], deck=twelve_others()))

    table.do("Use Cartographer", "No")
    table.end_turns(2)

    assert table.can(Use, "Cartographer")


def test_bell_ringer_provides_a_star(scene: Scene) -> None:
    table = scene(player(home=["Bell Ringer"], hand=["Lucky Acorn"]), chance=[2])

    table.do("Play Lucky Acorn for 1 star")

    assert table.tapped("Bell Ringer") == [True]
    assert "Player 1 taps Bell Ringer for 1 star." in table.told()


def test_gossiping_gulls_gain_a_point_when_another_players_partner_is_defeated(scene: Scene) -> None:
    table = scene(
        player(home=["Gossiping Gulls"], world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))])
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.points == [1, 0]


def test_gossiping_gulls_of_a_third_player_gain_a_point_too(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))]),
        player(),
        player(home=["Gossiping Gulls"]),
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.points == [0, 0, 1]


def test_gossiping_gulls_gain_nothing_when_ones_own_partner_is_defeated(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))]), player(home=["Gossiping Gulls"])
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.discard(1) == ["Twig"]
    assert table.points == [0, 0]


def test_gossiping_gulls_gain_nothing_when_a_partner_exits_or_withstands(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", "Twig", partner("Sir Thistle", of=1))]),
        player(),
        player(home=["Gossiping Gulls"]),
    )

    table.do("Battle at Dune Sea with Aki", "Exit with Twig")

    assert table.points == [0, 0, 0]


def test_gossiping_gulls_gain_nothing_when_gentle_ooze_returns_to_the_hand(scene: Scene) -> None:
    table = scene(
        player(home=["Gossiping Gulls"], world_map=[course("Dune Sea", "Pip and Pop", partner("Gentle Ooze", of=1))])
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.hand(1) == ["Gentle Ooze"]
    assert table.points == [0, 0]


def test_gossiping_gulls_twice_gain_two_points(scene: Scene) -> None:
    table = scene(
        player(
            home=["Gossiping Gulls", "Gossiping Gulls"],
            world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))],
        )
    )

    table.do("Battle at Dune Sea with Pip and Pop")
    options = table.options
    table.state.apply(table.state.legal_actions()[1])

    assert options == ["Gossiping Gulls", "Gossiping Gulls"]
    assert table.points == [2, 0]


def test_gossiping_gulls_gain_the_point_that_wins(scene: Scene) -> None:
    table = scene(
        player(
            points=19, home=["Gossiping Gulls"], world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))]
        )
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.outcome == ([0], "points", "win.points")


def test_drill_sergeant_dormouse_ones_own_partners_have_one_more_power_wherever_they_are(scene: Scene) -> None:
    table = scene(
        player(home=["Drill Sergeant Dormouse"], world_map=[course("Dune Sea", "Aki", partner("Pip and Pop", of=1))]),
        player(world_map=[course("Rooftop Garden", partner("Twig", of=0))]),
    )

    assert [table.power(name) for name in ("Aki", "Twig", "Pip and Pop")] == [2, 1, 3]


def test_drill_sergeant_dormouse_counts_in_battle(scene: Scene) -> None:
    table = scene(
        player(home=["Drill Sergeant Dormouse"], world_map=[course("Dune Sea", "Aki", partner("Gentle Ooze", of=1))])
    )

    table.do("Battle at Dune Sea with Aki")

    assert table.hand(1) == ["Gentle Ooze"]


def test_drill_sergeant_dormouse_twice_adds_two(scene: Scene) -> None:
    table = scene(
        player(home=["Drill Sergeant Dormouse", "Drill Sergeant Dormouse"], world_map=[course("Dune Sea", "Aki")])
    )

    assert table.power("Aki") == 3


def test_drill_sergeant_dormouse_still_in_the_hand_helps_nobody(scene: Scene) -> None:
    table = scene(player(hand=["Drill Sergeant Dormouse"], world_map=[course("Dune Sea", "Aki")]))

    assert table.power("Aki") == 1


def test_drill_sergeant_dormouse_leaves_the_game_with_its_player(scene: Scene) -> None:
    table = scene(
        player(hand=["Village Picnic"], deck=twelve_others(), world_map=[course("Dune Sea", "Aki")]),
        player(home=["Drill Sergeant Dormouse", "Gossiping Gulls"], deck=["Twig"]),
        player(),
    )

    table.do("Play Village Picnic")

    assert table.state.out == [False, True, False]
    assert table.state.enabled == []
    assert table.power("Aki") == 1


def test_cloud_surveyor_gains_a_point_when_its_player_turns_over_a_course(scene: Scene) -> None:
    table = scene(
        player(), player(home=["Cloud Surveyor"], course_deck=["Dune Sea", "Mossy Keep"], deck=twelve_others())
    )

    table.end_turns(3)

    assert table.points == [0, 2]


def test_cloud_surveyor_gains_nothing_when_another_player_turns_over_a_course(scene: Scene) -> None:
    table = scene(player(home=["Cloud Surveyor"]), player(course_deck=["Dune Sea"]))

    table.do("End your turn")

    assert table.world_map(1) == ["Dune Sea"]
    assert table.points == [0, 0]


def test_cloud_surveyor_gains_nothing_when_no_course_is_left(scene: Scene) -> None:
    table = scene(player(), player(home=["Cloud Surveyor"], course_deck=[]))

    table.do("End your turn")

    assert table.points == [0, 0]


def test_cloud_surveyor_can_win_before_the_main_phase(scene: Scene) -> None:
    table = scene(player(), player(points=19, home=["Cloud Surveyor"], course_deck=["Dune Sea"]))

    table.do("End your turn")

    assert table.outcome == ([1], "points", "win.points")


# -- Items -------------------------------------------------------------------------------------------------------------


def test_victory_pie_untaps_a_partner_of_ones_own(scene: Scene) -> None:
    partners = [
        partner("Aki", tapped=True),
        "Twig",
        partner("Nana Nimbus", tapped=True),
        partner("Sir Thistle", of=1, tapped=True),
    ]
    table = scene(player(hand=["Victory Pie"], world_map=[course("Dune Sea", *partners)]))

    table.do("Play Victory Pie")
    options = table.options
    table.do("Nana Nimbus")

    assert options == ["Aki", "Nana Nimbus"]
    assert table.tapped("Aki", "Twig", "Nana Nimbus", "Sir Thistle") == [True, False, False, True]


def test_victory_pie_explains_what_it_cannot_untap(scene: Scene) -> None:
    partners = [
        partner("Aki", tapped=True),
        "Twig",
        partner("Nana Nimbus", tapped=True),
        partner("Sir Thistle", of=1, tapped=True),
    ]
    table = scene(player(hand=["Victory Pie"], world_map=[course("Dune Sea", *partners)]))

    table.do("Play Victory Pie")

    assert table.why_not(Pick, "Twig") == Reason("R39", "Twig is not tapped.")
    assert table.why_not(Pick, "Sir Thistle") == Reason("R39", "Sir Thistle is not yours.")
    assert table.why_not(Pick, "Dune Sea") == Reason("R39", "Dune Sea is not a partner at a course.")


def test_victory_pie_lets_a_partner_act_again(scene: Scene) -> None:
    table = scene(player(hand=["Victory Pie"], world_map=[course("Dune Sea", "Aki"), "Rooftop Garden"]))

    table.do("Move Aki", "Play Victory Pie", "Tap Dune Sea", "Clear Rooftop Garden with Aki")

    assert table.points == [1, 0]


def test_victory_pie_with_no_tapped_partner_is_played_for_nothing(scene: Scene) -> None:
    table = scene(player(hand=["Victory Pie"], world_map=[course("Dune Sea", "Aki")]))

    table.do("Play Victory Pie")

    assert (table.tapped("Aki"), table.discard(0)) == ([False], ["Victory Pie"])


def test_foghorn_taps_a_partner_of_another_player(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=2), partner("Nana Nimbus", of=1, tapped=True)]
    table = scene(player(hand=["Foghorn"], world_map=[course("Lantern Caves", "Aki", *rivals)]), player(), player())

    table.do("Play Foghorn")
    options = table.options
    table.do("Sir Thistle")

    assert options == ["Twig", "Sir Thistle"]
    assert table.tapped("Aki", "Twig", "Sir Thistle") == [False, False, True]


def test_foghorn_explains_what_it_cannot_tap(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=1), partner("Nana Nimbus", of=1, tapped=True)]
    table = scene(player(hand=["Foghorn"], world_map=[course("Lantern Caves", "Aki", *rivals)]))

    table.do("Play Foghorn")

    assert table.why_not(Pick, "Nana Nimbus") == Reason("R39", "Nana Nimbus is tapped.")
    assert table.why_not(Pick, "Aki") == Reason("R39", "Aki is yours.")


def test_foghorn_drives_a_guard_away(scene: Scene) -> None:
    table = scene(
        player(hand=["Foghorn"], world_map=[course("Dune Sea", "Aki", partner("Twig", of=1)), "Lantern Caves"])
    )

    table.do("Play Foghorn", "Tap Lantern Caves", "Clear Dune Sea with Aki")

    assert table.points == [1, 0]


def test_foghorn_with_nobody_to_tap_is_played_for_nothing(scene: Scene) -> None:
    table = scene(
        player(hand=["Foghorn"], world_map=[course("Lantern Caves", "Aki", partner("Twig", of=1, tapped=True))])
    )

    table.do("Play Foghorn")

    assert (table.tapped("Aki"), table.discard(0)) == ([False], ["Foghorn"])


def test_spring_boots_are_attached_to_a_partner_of_ones_own(scene: Scene) -> None:
    table = scene(
        player(hand=["Spring Boots"], world_map=[course("Dune Sea", "Aki", partner("Twig", of=1))]),
        player(world_map=[course("Rooftop Garden", partner("Nana Nimbus", of=0, tapped=True))]),
    )

    table.do("Play Spring Boots")
    asked, options = table.asked, table.options
    refused = table.why_not(Pick, "Twig")
    table.do("Nana Nimbus")

    assert (asked, options) == ("Spring Boots: attach this to a partner of yours. Which one?", ["Aki", "Nana Nimbus"])
    assert refused == Reason("R39", "Twig is not yours.")
    assert (table.zone("Spring Boots"), table.at("Spring Boots")) == ("attached", "Nana Nimbus")


def test_spring_boots_give_that_partner_two_more_power_and_no_other(scene: Scene) -> None:
    table = scene(player(hand=["Spring Boots"], world_map=[course("Dune Sea", "Aki", "Twig")]))

    table.do("Play Spring Boots", "Aki")

    assert [table.power(name) for name in ("Aki", "Twig")] == [3, 0]


def test_spring_boots_twice_give_four_more_power(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", attached=["Spring Boots", "Spring Boots"]))]))

    assert table.power("Aki") == 5


def test_spring_boots_leave_with_their_partner_and_give_nothing_any_more(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", attached=["Spring Boots"]), "Twig")]))

    table.do("Exit with Aki")

    assert table.discard(0) == ["Spring Boots", "Aki"]
    assert [table.power(name) for name in ("Aki", "Twig")] == [1, 0]


def test_spring_boots_help_to_withstand(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Nana Nimbus", partner("Twig", of=1, attached=["Spring Boots"]))])
    )

    table.do("Battle at Dune Sea with Nana Nimbus")

    assert table.zone("Twig") == "at a course"


def test_borrowed_courage_gives_three_more_power_until_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(player(hand=["Borrowed Courage"], world_map=[course("Dune Sea", "Aki", "Twig"), "Rooftop Garden"]))

    table.do("Play Borrowed Courage", "Tap Dune Sea")
    asked = table.asked
    table.do("Aki")
    in_this_turn = [table.power(name) for name in ("Aki", "Twig")]
    table.do("End your turn")
    in_the_next_turn = [table.power(name) for name in ("Aki", "Twig")]

    assert asked == "Borrowed Courage: a partner of yours gets +3 power until the end of the turn. Which one?"
    assert (in_this_turn, in_the_next_turn) == ([4, 0], [1, 0])


def test_borrowed_courage_wins_a_battle_and_is_lost_with_the_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Borrowed Courage"], world_map=[course("Dune Sea", "Aki", partner("Sir Thistle", of=1))])
    )

    table.do("Play Borrowed Courage", "Battle at Dune Sea with Aki")

    assert table.discard(1) == ["Sir Thistle"]


def test_borrowed_courage_adds_to_spring_boots(scene: Scene) -> None:
    table = scene(
        player(hand=["Borrowed Courage"], world_map=[course("Dune Sea", partner("Aki", attached=["Spring Boots"]))])
    )

    table.do("Play Borrowed Courage")

    assert table.power("Aki") == 6


def test_borrowed_courage_ends_when_the_partner_leaves(scene: Scene) -> None:
    table = scene(player(hand=["Borrowed Courage"], world_map=[course("Dune Sea", "Aki")]))

    table.do("Play Borrowed Courage", "Exit with Aki")

    assert table.state.modifiers == []


def test_borrowed_courage_goes_to_ones_own_partner_alone(scene: Scene) -> None:
    table = scene(
        player(hand=["Borrowed Courage"], world_map=[course("Dune Sea", "Aki", "Twig", partner("Nana Nimbus", of=1))])
    )

    table.do("Play Borrowed Courage")

    assert table.options == ["Aki", "Twig"]
    assert table.why_not(Pick, "Nana Nimbus") == Reason("R39", "Nana Nimbus is not yours.")


@pytest.mark.parametrize(("rolled", "gained"), [(1, 0), (2, 0), (3, 0), (4, 2), (5, 2), (6, 2)])
def test_lucky_acorn_gains_two_points_with_four_or_more(scene: Scene, rolled: int, gained: int) -> None:
    table = scene(player(hand=["Lucky Acorn"], world_map=["Dune Sea"]), chance=[rolled])

    table.do("Play Lucky Acorn")

    assert f"Player 1 rolls a {rolled}." in table.told()
    assert table.points == [gained, 0]


def test_lucky_acorn_can_win(scene: Scene) -> None:
    table = scene(player(points=18, hand=["Lucky Acorn"], world_map=["Dune Sea"]), chance=[4])

    table.do("Play Lucky Acorn")

    assert table.outcome == ([0], "points", "win.points")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_village_picnic_each_player_draws_a_card_in_turn_order(scene: Scene, seats: int) -> None:
    players = [player(deck=twelve_others("Aki")) for _ in range(seats)]
    players[1]["hand"] = ["Village Picnic"]
    table = scene(*players, active=1)

    table.do("Play Village Picnic")

    order = [(1 + i) % seats for i in range(seats)]
    assert table.told_from("Player 2 plays")[1:] == [f"Player {seat + 1} draws a card." for seat in order]
    assert [table.hand(seat) for seat in range(seats)] == [["Aki"]] * seats


def test_village_picnic_players_who_are_out_draw_nothing(scene: Scene) -> None:
    table = scene(player(hand=["Village Picnic"]), player(out=True), player())

    table.do("Play Village Picnic")

    assert table.hand(1) == []
    assert table.told_from("Player 1 plays")[1:] == ["Player 1 draws a card.", "Player 3 draws a card."]


def test_message_in_a_bottle_draws_two_cards(scene: Scene) -> None:
    table = scene(
        player(hand=["Message in a Bottle"], deck=twelve_others("Aki", "Twig", "Foghorn"), world_map=["Lantern Caves"])
    )

    table.do("Play Message in a Bottle")

    assert table.hand(0) == ["Aki", "Twig"]
    assert table.discard(0) == ["Message in a Bottle"]


def test_message_in_a_bottle_with_one_card_in_the_deck_draws_that_one(scene: Scene) -> None:
    table = scene(player(hand=["Message in a Bottle"], deck=["Aki"], world_map=["Lantern Caves"]))

    table.do("Play Message in a Bottle")

    assert "Player 1 draws Aki." in table.told(0)
    assert table.outcome == ([1], "last-player", "R34")


# -- All of them -------------------------------------------------------------------------------------------------------


def lines_of(card: CourseCard) -> list[str]:
    """The sentences of a card, its keywords spelled out."""
    return spelled_out(card.tree).splitlines() if isinstance(card.tree, Text) else []


def told(card: CourseCard) -> list[str]:
    """The texts of its abilities; a line that changes two values is two of them."""
    return [text for text, _ in groupby(ability.text for ability in card.abilities)]


def test_cards_without_text_have_no_abilities_and_the_others_one_for_each_sentence() -> None:
    cards = load([], []).prints

    differing = [card.name for card in cards if told(card) != lines_of(card)]

    assert differing == []


def test_an_unused_kind_of_action_is_not_offered_for_cards_without_a_use(scene: Scene) -> None:
    table = scene(
        player(home=["Gossiping Gulls", "Bell Ringer"], world_map=[course("Dune Sea", "Kite Courier"), "Mossy Keep"])
    )

    assert not any(option.startswith("Use") for option in table.options)
    assert table.can(Move, "Kite Courier")
    assert not table.can(Play, "Bell Ringer")
