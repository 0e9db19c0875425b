"""The partners from M to Z: a test for each sentence of each one's text. Some are in test_cards.py."""

from __future__ import annotations

import re

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.game import load
from rulebound.games.courses.in_play import Clear, Move, Use
from rulebound.games.courses.zones import COURSE_DECK
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.courses import test_cards, test_others_and_later, test_partners_a_to_l, test_wonders
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others

MAIN_PHASE = "Your main phase: what do you do?"


def test_madame_foresight_is_tapped_to_draw_a_card(scene: Scene) -> None:
    table = scene(player(deck=twelve_others("Foghorn", "Aki"), world_map=[course("Dune Sea", "Madame Foresight")]))

    table.do("Use Madame Foresight")

    assert (table.hand(0), table.tapped("Madame Foresight")) == (["Foghorn"], [True])
    assert table.why_not(Use, "Madame Foresight") == Reason("R39", "Madame Foresight is tapped.")


def test_mirror_salesman_a_card_is_discarded_to_draw_two_when_another_partner_of_yours_enters(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Twig", "Foghorn", "Aki"],
            deck=twelve_others("Nana Nimbus", "Lucky Acorn", "Victory Pie"),
            world_map=[course("Dune Sea", "Mirror Salesman"), "Rooftop Garden"],
        )
    )

    table.do("Enter Twig", "At Rooftop Garden", "Yes", "Foghorn")

    assert (table.hand(0), table.discard(0)) == (["Aki", "Nana Nimbus", "Lucky Acorn"], ["Foghorn"])


def test_mirror_salesman_one_may_decline(scene: Scene) -> None:
    table = scene(player(hand=["Twig", "Foghorn"], world_map=[course("Dune Sea", "Mirror Salesman")]))

    table.do("Enter Twig", "No")

    assert (table.hand(0), table.discard(0)) == (["Foghorn"], [])


def test_mirror_salesman_is_not_offered_for_itself_nor_for_others(scene: Scene) -> None:
    table = scene(
        player(hand=["Mirror Salesman", "Foghorn"], home=["Bell Ringer"] * 4, world_map=[tapped("Dune Sea")]),
        player(hand=["Aki"], world_map=[course("Rooftop Garden", "Mirror Salesman")]),
    )

    table.do("Enter Mirror Salesman", "At Dune Sea")

    assert (table.asked, table.hand(0), table.hand(1)) == (MAIN_PHASE, ["Foghorn"], ["Aki"])


def test_miss_ember_not_sorry_gains_two_points_when_it_defeats(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Miss Ember, Not Sorry", partner("Twig", of=1))]))

    table.do("Battle at Dune Sea with Miss Ember, Not Sorry")

    assert table.points == [2, 0]


def test_miss_ember_not_sorry_gains_nothing_when_it_is_withstood_or_another_defeats(scene: Scene) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=1)]
    table = scene(player(world_map=[course("Dune Sea", "Miss Ember, Not Sorry", "Aki", *rivals)]))

    table.do("Battle at Dune Sea with Miss Ember, Not Sorry", "Sir Thistle", "Battle at Dune Sea with Aki", "Twig")

    assert (table.discard(1), table.points) == (["Twig"], [0, 0])


def test_moonlit_smuggler_may_turn_over_a_course(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Moonlit Smuggler"],
            home=["Bell Ringer"] * 4,
            course_deck=["Singing Reef", "Mossy Keep"],
            world_map=[tapped("Dune Sea")],
        )
    )

    table.do("Enter Moonlit Smuggler", "Yes")

    assert table.world_map(0) == ["Dune Sea", "Mossy Keep"]
    assert table.names(table.state.cards_in(COURSE_DECK, 0)) == ["Singing Reef"]


def test_moonlit_smuggler_one_may_decline(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Moonlit Smuggler"],
            home=["Bell Ringer"] * 4,
            course_deck=["Mossy Keep"],
            world_map=[tapped("Dune Sea")],
        )
    )

    table.do("Enter Moonlit Smuggler", "No")

    assert table.world_map(0) == ["Dune Sea"]


def test_moonlit_smuggler_with_no_course_left_asks_nothing(scene: Scene) -> None:
    table = scene(
        player(hand=["Moonlit Smuggler"], home=["Bell Ringer"] * 4, course_deck=[], world_map=[tapped("Dune Sea")])
    )

    table.do("Enter Moonlit Smuggler")

    assert table.asked == MAIN_PHASE


def test_mudlark_takes_an_item_back(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Mudlark"],
            home=["Bell Ringer"] * 2,
            discard=["Aki", "Foghorn", "Cartographer", "Victory Pie"],
            world_map=[tapped("Dune Sea")],
        ),
        player(discard=["Lucky Acorn"]),
    )

    table.do("Enter Mudlark")
    options = table.options
    table.do("Victory Pie")

    assert options == ["Foghorn", "Victory Pie"]
    assert (table.hand(0), table.discard(0)) == (["Victory Pie"], ["Aki", "Foghorn", "Cartographer"])


def test_mudlark_without_an_item_in_the_discard_pile_takes_nothing_back(scene: Scene) -> None:
    table = scene(player(hand=["Mudlark"], home=["Bell Ringer"] * 2, discard=["Aki"], world_map=[tapped("Dune Sea")]))

    table.do("Enter Mudlark")

    assert (table.hand(0), table.discard(0)) == ([], ["Aki"])


def test_nightwatch_walrus_another_partner_there_is_tapped_instead_of_being_defeated(scene: Scene) -> None:
    rivals = [partner("Nightwatch Walrus", of=1), partner("Aki", of=1)]
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", *rivals)]))

    table.do("Battle at Dune Sea with Pip and Pop", "Aki")

    assert (table.zone("Aki"), table.tapped("Aki", "Nightwatch Walrus")) == ("at a course", [True, False])
    assert table.happened("defeated") == []


def test_nightwatch_walrus_saves_neither_itself_nor_the_tapped_nor_those_of_others(scene: Scene) -> None:
    rivals = [partner("Nightwatch Walrus", of=1), partner("Aki", of=1, tapped=True), partner("Twig", of=2)]
    attackers = ["Marzipan Golem", "Pip and Pop", "Nana Nimbus"]
    table = scene(player(world_map=[course("Dune Sea", *attackers, *rivals)]), player(), player())

    table.do("Battle at Dune Sea with Nana Nimbus", "Twig")
    table.do("Battle at Dune Sea with Pip and Pop", "Aki")
    table.do("Battle at Dune Sea with Marzipan Golem")

    assert (table.discard(1), table.discard(2)) == (["Aki", "Nightwatch Walrus"], ["Twig"])


def test_nightwatch_walrus_saves_nobody_elsewhere(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Aki", of=1))]),
        player(world_map=[course("Rooftop Garden", "Nightwatch Walrus")]),
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.discard(1) == ["Aki"]


def test_nightwatch_walrus_cannot_move(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Nightwatch Walrus", "Aki"), "Rooftop Garden"]))

    assert table.why_not(Move, "Nightwatch Walrus") == Reason("R39", "Nightwatch Walrus cannot move.")
    assert table.can(Move, "Aki")


@pytest.mark.rule("courses", "R48")
def test_nightwatch_walrus_is_not_moved_by_other_cards(scene: Scene) -> None:
    there = course("Dune Sea", "Nightwatch Walrus", "Aki")
    table = scene(player(home=["Pilot Whale Pilots"], world_map=[there, "Rooftop Garden"]))

    table.do("Use Pilot Whale Pilots")

    assert (table.at("Nightwatch Walrus"), table.at("Aki"), table.asked) == ("Dune Sea", "Rooftop Garden", MAIN_PHASE)


def test_puddle_inspector_cannot_attack(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Puddle Inspector", "Aki", partner("Twig", of=1))]))

    assert table.why_not(Battle, "Puddle Inspector") == Reason("R39", "Puddle Inspector cannot attack.")
    assert table.can(Battle, "Aki")


def test_salt_sprite_gains_a_point_when_it_enters_and_for_no_other(scene: Scene) -> None:
    table = scene(player(hand=["Salt Sprite", "Twig"], home=["Bell Ringer"], world_map=[tapped("Dune Sea")]))

    table.do("Enter Salt Sprite", "Enter Twig")

    assert table.points == [1, 0]


def test_sleepwalking_surveyor_clears_tapped_courses_and_others_do_not(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Sleepwalking Surveyor", "Aki", tapped=True)]))

    beside_it = table.why_not(Clear, "Aki")
    table.do("Clear Dune Sea with Sleepwalking Surveyor")

    assert beside_it == Reason("clear.course", "Dune Sea is tapped.")
    assert table.points == [2, 0]


def test_sleepwalking_surveyor_is_stopped_by_guards(scene: Scene) -> None:
    there = ["Sleepwalking Surveyor", partner("Twig", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there, tapped=True)]))

    assert table.why_not(Clear, "Sleepwalking Surveyor") == Reason("clear.guarded", "Twig stands guard at Dune Sea.")


def test_sock_puppet_parliament_has_one_more_power_for_each_other_partner_of_yours_there(scene: Scene) -> None:
    there = ["Sock Puppet Parliament", "Aki", "Twig", partner("Pip and Pop", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there), course("Rooftop Garden", "Nana Nimbus")]))

    assert [table.power(name) for name in ("Sock Puppet Parliament", "Aki", "Nana Nimbus")] == [3, 1, 1]


def test_sock_puppet_parliament_alone_has_its_printed_power(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Sock Puppet Parliament")]))

    assert table.power("Sock Puppet Parliament") == 1


def test_somebodys_umbrella_each_player_draws_when_it_is_defeated(scene: Scene) -> None:
    table = scene(
        player(
            deck=twelve_others("Aki"),
            world_map=[course("Dune Sea", "Pip and Pop", partner("Somebody's Umbrella", of=1))],
        ),
        player(deck=twelve_others("Twig")),
        player(deck=twelve_others("Foghorn")),
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert [table.hand(seat) for seat in range(3)] == [["Aki"], ["Twig"], ["Foghorn"]]


def test_somebodys_umbrella_nobody_draws_when_it_exits_or_another_is_defeated(scene: Scene) -> None:
    there = ["Somebody's Umbrella", "Pip and Pop", partner("Twig", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there)]))

    table.do("Battle at Dune Sea with Pip and Pop", "Exit with Somebody's Umbrella")

    assert table.discard(1) == ["Twig"]
    assert [table.hand(seat) for seat in range(2)] == [[], []]


def test_sundial_sentinel_taps_a_partner_of_another_player_that_enters_there(scene: Scene) -> None:
    sentinel = partner("Sundial Sentinel", of=1)
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "Aki", sentinel), "Rooftop Garden"]))

    table.do("Enter Twig", "At Dune Sea")

    assert table.tapped("Twig", "Aki", "Sundial Sentinel") == [True, False, False]


def test_sundial_sentinel_taps_nobody_who_enters_elsewhere_and_none_of_its_own_player(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "Sundial Sentinel")]))
    other = scene(
        player(hand=["Twig"], world_map=[course("Dune Sea", partner("Sundial Sentinel", of=1)), "Rooftop Garden"])
    )

    table.do("Enter Twig")
    other.do("Enter Twig", "At Rooftop Garden")

    assert (table.tapped("Twig"), other.tapped("Twig")) == ([False], [False])


def test_tax_collector_in_disguise_each_other_player_discards_a_card_when_it_clears(scene: Scene) -> None:
    table = scene(
        player(hand=["Nana Nimbus"], world_map=[course("Dune Sea", "Tax Collector in Disguise")]),
        player(hand=["Aki", "Foghorn"]),
        player(hand=["Twig"]),
    )

    table.do("Clear Dune Sea with Tax Collector in Disguise")
    asked, options = table.state.seat, table.options
    table.do("Foghorn")

    assert (asked, options) == (1, ["Aki", "Foghorn"])
    assert [table.discard(seat) for seat in range(3)] == [[], ["Foghorn"], ["Twig"]]
    assert [table.hand(seat) for seat in range(3)] == [["Nana Nimbus"], ["Aki"], []]


def test_tax_collector_in_disguise_nobody_discards_when_another_partner_clears(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Tax Collector in Disguise", "Aki")]), player(hand=["Foghorn"]))

    table.do("Clear Dune Sea with Aki")

    assert table.hand(1) == ["Foghorn"]


def test_the_understudy_defeated_lets_a_partner_with_cost_four_or_less_enter_for_nothing(scene: Scene) -> None:
    hand = ["Captain Barnacle", "Marzipan Golem", "Foghorn", "Aki"]
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("The Understudy", of=1))]),
        player(hand=hand, world_map=["Rooftop Garden"]),
    )

    table.do("Battle at Dune Sea with Pip and Pop")
    asked, options = table.state.seat, table.options
    too_dear = table.why_not(Pick, "Marzipan Golem")
    table.do("Captain Barnacle", "Rooftop Garden")

    assert (asked, options) == (1, ["Captain Barnacle", "Aki"])
    assert too_dear == Reason("R39", "It must be a partner with cost 4 or less of your hand.")
    assert (table.at("Captain Barnacle"), table.tapped("Rooftop Garden")) == ("Rooftop Garden", [False])
    assert table.hand(1) == ["Marzipan Golem", "Foghorn", "Aki"]


def test_the_understudy_that_exits_or_has_no_substitute_lets_nobody_enter(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "The Understudy")]))
    other = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("The Understudy", of=1))]),
        player(hand=["Marzipan Golem"]),
    )

    table.do("Exit with The Understudy")
    other.do("Battle at Dune Sea with Pip and Pop")

    assert (table.hand(0), table.asked) == (["Twig"], MAIN_PHASE)
    assert (other.hand(1), other.asked) == (["Marzipan Golem"], MAIN_PHASE)


def test_the_weather_itself_defeats_all_other_partners_where_it_enters(scene: Scene) -> None:
    there = course("Dune Sea", "Aki", partner("Twig", of=1), partner("Marzipan Golem", of=2), tapped=True)
    elsewhere = course("Rooftop Garden", partner("Nana Nimbus", of=1), tapped=True)
    table = scene(
        player(hand=["The Weather Itself"], home=["Bell Ringer"] * 7, world_map=[there, elsewhere]),
        player(),
        player(),
    )

    table.do("Enter The Weather Itself", "At Dune Sea")

    assert [table.discard(seat) for seat in range(3)] == [["Aki"], ["Twig"], ["Marzipan Golem"]]
    assert table.happened("defeated") == ["defeated"] * 3
    assert (table.at("The Weather Itself"), table.at("Nana Nimbus")) == ("Dune Sea", "Rooftop Garden")


def test_tinsmiths_apprentice_is_untapped_when_its_player_plays_an_item(scene: Scene) -> None:
    there = [partner("Tinsmith's Apprentice", tapped=True), partner("Aki", tapped=True)]
    table = scene(player(hand=["Raffle Ticket"], world_map=[course("Dune Sea", *there)]), chance=[6])

    table.do("Play Raffle Ticket")

    assert table.tapped("Tinsmith's Apprentice", "Aki") == [False, True]


def test_tinsmiths_apprentice_stays_tapped_when_a_partner_enters(scene: Scene) -> None:
    there = partner("Tinsmith's Apprentice", tapped=True)
    table = scene(player(hand=["Aki"], world_map=[course("Dune Sea", there)]))

    table.do("Enter Aki")

    assert table.at("Aki") == "Dune Sea"
    assert table.tapped("Tinsmith's Apprentice") == [True]


@pytest.mark.parametrize("attacker", ["Aki", "Pip and Pop"])
def test_toad_of_consequence_gains_a_point_when_it_is_attacked_defeated_or_not(scene: Scene, attacker: str) -> None:
    there = course("Dune Sea", attacker, partner("Toad of Consequence", of=1))
    table = scene(player(world_map=[there]))

    table.do(f"Battle at Dune Sea with {attacker}")

    assert table.points == [0, 1]


def test_toad_of_consequence_gains_nothing_when_it_attacks_or_another_is_attacked(scene: Scene) -> None:
    there = ["Toad of Consequence", "Aki", partner("Sir Thistle", of=1)]
    table = scene(player(world_map=[course("Dune Sea", *there)]))

    table.do("Battle at Dune Sea with Toad of Consequence", "Battle at Dune Sea with Aki")

    assert table.happened("battles") == ["battles"] * 2
    assert table.points == [0, 0]


def test_tollkeepers_cat_draws_a_card_when_a_partner_of_another_player_enters_there(scene: Scene) -> None:
    cat = partner("Tollkeeper's Cat", of=1)
    table = scene(
        player(hand=["Twig"], world_map=[course("Dune Sea", cat), "Rooftop Garden"]),
        player(deck=twelve_others("Foghorn", "Aki")),
    )

    table.do("Enter Twig", "At Dune Sea")

    assert (table.hand(0), table.hand(1)) == ([], ["Foghorn"])


def test_tollkeepers_cat_draws_nothing_for_its_own_player_nor_for_who_enters_elsewhere_or_moves_there(
    scene: Scene,
) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "Tollkeeper's Cat")]))
    other = scene(
        player(hand=["Twig"], world_map=[course("Dune Sea", partner("Tollkeeper's Cat", of=1)), "Rooftop Garden"])
    )

    table.do("Enter Twig")
    other.do("Enter Twig", "At Rooftop Garden", "Move Twig")

    assert (other.at("Twig"), table.hand(0), other.hand(1)) == ("Dune Sea", [], [])


def test_two_left_feet_enters_tapped_and_others_do_not(scene: Scene) -> None:
    table = scene(
        player(hand=["Two Left Feet", "Twig"], home=["Bell Ringer"] * 3, world_map=[tapped("Rooftop Garden")])
    )

    table.do("Enter Two Left Feet", "Enter Twig")

    assert table.tapped("Two Left Feet", "Twig") == [True, False]


# -- All of them -------------------------------------------------------------------------------------------------------

SHORTER = {"Bram the Ferryman": "bram"}  # what tests call a partner, where that is not its whole name


def test_brass_rhinoceros_gains_a_point_for_a_defeat(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Brass Rhinoceros", partner("Twig", of=1))]))

    table.do("Battle at Dune Sea with Brass Rhinoceros")

    assert table.points == [1, 0]


def test_brass_rhinoceros_fetches_a_partner_of_another_player(scene: Scene) -> None:
    table = scene(
        player(hand=["Brass Rhinoceros"], home=["Bell Ringer"] * 4, world_map=[tapped("Lantern Caves")]),
        player(world_map=[course("Dune Sea", "Aki")]),
    )

    table.do("Enter Brass Rhinoceros", "At Lantern Caves", "Yes")

    assert table.at("Aki") == "Lantern Caves"


def test_brass_rhinoceros_does_not_ask_where_there_is_nobody_to_fetch(scene: Scene) -> None:
    here = course("Lantern Caves", partner("Aki", of=1), tapped=True)
    table = scene(player(hand=["Brass Rhinoceros"], home=["Bell Ringer"] * 4, world_map=[here]))

    table.do("Enter Brass Rhinoceros")

    assert table.asked == "Your main phase: what do you do?"


def test_professor_halfmoon_has_one_more_power_untapped(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Professor Halfmoon", "Aki")]))

    before = table.power("Professor Halfmoon")
    table.do("Clear Dune Sea with Professor Halfmoon")

    assert (before, table.power("Professor Halfmoon")) == (3, 2)


def test_leviathan_with_a_cold_stays_tapped_in_the_untap_phase(scene: Scene) -> None:
    there = [partner("Leviathan with a Cold", tapped=True), partner("Aki", tapped=True)]
    table = scene(player(world_map=[course("Dune Sea", *there)]))

    table.do("End your turn", "End your turn")

    assert table.tapped("Leviathan with a Cold", "Aki") == [True, False]


def test_leviathan_with_a_cold_is_untapped_for_a_card(scene: Scene) -> None:
    there = partner("Leviathan with a Cold", tapped=True)
    table = scene(player(hand=["Foghorn", "Twig"], world_map=[course("Dune Sea", there)]))

    table.do("Use Leviathan with a Cold", "Twig")

    assert (table.tapped("Leviathan with a Cold"), table.hand(0)) == ([False], ["Foghorn"])


def test_each_partner_with_text_has_a_test_for_each_sentence_that_begins_with_its_name() -> None:
    modules = [globals(), *map(vars, (test_cards, test_partners_a_to_l, test_others_and_later, test_wonders))]
    tests = [name for module in modules for name in module if name.startswith("test_")]
    partners = [card for card in load([], []).prints if card.kind == "partner" and card.text]

    untested = []
    for card in partners:
        words = SHORTER.get(card.name, re.sub(r"[^a-z]+", "_", card.name.lower().replace("'", "")))
        found = [name for name in tests if name.startswith(f"test_{words}_") or f"_and_{words}_" in name]
        if len(found) < len(card.text.splitlines()):
            untested.append(card.name)

    assert len(partners) > 40
    assert untested == []
