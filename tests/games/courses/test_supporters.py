"""The texts of the supporters, a test for each sentence; those that are missing here are in test_cards.py."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.games.courses.card import SUPPORTER
from rulebound.games.courses.game import load
from rulebound.games.courses.hand import Enter, Play
from rulebound.games.courses.in_play import Use
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others

# -- What is used ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolled", "drawn"), [(4, 1), (5, 3), (6, 3)])
def test_pickled_oracle_discarded_draws_three_cards_with_five_or_more_otherwise_one(
    scene: Scene, rolled: int, drawn: int
) -> None:
    table = scene(player(home=["Pickled Oracle"], deck=twelve_others("Twig", "Aki", "Foghorn")), chance=[rolled])

    table.do("Use Pickled Oracle")

    assert table.hand(0) == ["Twig", "Aki", "Foghorn"][:drawn]
    assert (table.home(0), table.discard(0)) == ([], ["Pickled Oracle"])


def test_pickled_oracle_in_the_hand_or_of_another_player_cannot_be_used(scene: Scene) -> None:
    table = scene(player(hand=["Pickled Oracle"]), player(home=["Pickled Oracle"]))
    reason = Reason("R39", "Only your own cards in play can be used.")

    assert [table.why_not(Use, "Pickled Oracle", of=seat) for seat in (0, 1)] == [reason, reason]


def test_pilot_whale_pilots_tapped_move_a_partner_of_ones_own_to_another_course(scene: Scene) -> None:
    table = scene(
        player(
            home=["Pilot Whale Pilots"], world_map=[course("Dune Sea", "Aki", "Twig", partner("Sir Thistle", of=1))]
        ),
        player(world_map=["Singing Reef", "Mossy Keep"]),
    )

    table.do("Use Pilot Whale Pilots")
    partners, rival = table.options, table.why_not(Pick, "Sir Thistle")
    table.do("Aki")
    courses, here = table.options, table.why_not(Pick, "Dune Sea")
    table.do("Mossy Keep")

    assert (partners, courses) == (["Aki", "Twig"], ["Singing Reef", "Mossy Keep"])
    assert rival == Reason("R39", "Sir Thistle is not yours.")
    assert here == Reason("R39", "Dune Sea is where it stands already.")
    assert (table.at("Aki"), table.at("Twig")) == ("Mossy Keep", "Dune Sea")
    assert table.tapped("Pilot Whale Pilots", "Aki") == [True, False]


def test_pilot_whale_pilots_tapped_cannot_be_used(scene: Scene) -> None:
    table = scene(player(home=[tapped("Pilot Whale Pilots")], world_map=[course("Dune Sea", "Aki"), "Singing Reef"]))

    assert table.why_not(Use, "Pilot Whale Pilots") == Reason("R39", "Pilot Whale Pilots is tapped.")


@pytest.mark.parametrize("world_map", [[course("Dune Sea", "Aki")], ["Dune Sea", "Singing Reef"]])
def test_pilot_whale_pilots_without_a_partner_or_another_course_move_nobody(
    scene: Scene, world_map: list[object]
) -> None:
    table = scene(player(home=["Pilot Whale Pilots"], world_map=world_map))

    table.do("Use Pilot Whale Pilots")

    assert table.asked == "Your main phase: what do you do?"
    assert table.happened("moves") == []


def test_union_of_night_porters_discarded_untap_all_tapped_partners_of_ones_own(scene: Scene) -> None:
    there = course("Dune Sea", partner("Aki", tapped=True), partner("Twig", of=1, tapped=True), tapped=True)
    table = scene(
        player(home=["Union of Night Porters", tapped("Cartographer")], world_map=[there]),
        player(world_map=[course("Singing Reef", partner("Nana Nimbus", of=0, tapped=True))]),
    )

    table.do("Use Union of Night Porters")

    assert table.tapped("Aki", "Nana Nimbus") == [False, False]
    assert table.tapped("Twig", "Dune Sea", "Cartographer") == [True, True, True]
    assert table.discard(0) == ["Union of Night Porters"]


def test_bureau_of_wet_paper_tapped_with_a_card_discarded_taps_an_untapped_partner_of_another_player(
    scene: Scene,
) -> None:
    rivals = [partner("Twig", of=1), partner("Sir Thistle", of=1, tapped=True), partner("Nana Nimbus", of=1)]
    table = scene(
        player(
            home=["Bureau of Wet Paper"],
            hand=["Foghorn", "Captain Barnacle"],
            world_map=[course("Dune Sea", "Aki", *rivals)],
        )
    )

    table.do("Use Bureau of Wet Paper")
    cards = table.options
    table.do("Foghorn")
    options = table.options
    refused = [table.why_not(Pick, "Sir Thistle"), table.why_not(Pick, "Aki")]
    table.do("Nana Nimbus")

    assert (cards, options) == (["Foghorn", "Captain Barnacle"], ["Twig", "Nana Nimbus"])
    assert refused == [Reason("R39", "Sir Thistle is tapped."), Reason("R39", "Aki is yours.")]
    assert (table.hand(0), table.discard(0)) == (["Captain Barnacle"], ["Foghorn"])
    assert table.tapped("Bureau of Wet Paper", "Nana Nimbus", "Twig", "Aki") == [True, True, False, False]


def test_bureau_of_wet_paper_cannot_be_used_tapped_or_with_an_empty_hand(scene: Scene) -> None:
    rivals = course("Dune Sea", partner("Twig", of=1))
    used = scene(player(home=[tapped("Bureau of Wet Paper")], hand=["Foghorn"], world_map=[rivals]))
    empty = scene(player(home=["Bureau of Wet Paper"], world_map=[rivals]))

    assert used.why_not(Use, "Bureau of Wet Paper") == Reason("R39", "Bureau of Wet Paper is tapped.")
    assert empty.why_not(Use, "Bureau of Wet Paper") == Reason("R39", "You have too few cards in your hand to discard.")


def test_lost_property_office_tapped_puts_an_item_of_ones_own_discard_pile_into_the_hand(scene: Scene) -> None:
    table = scene(
        player(home=["Lost Property Office"], discard=["Aki", "Foghorn", "Cartographer", "Victory Pie"]),
        player(discard=["Lucky Acorn"]),
    )

    table.do("Use Lost Property Office")
    options = table.options
    refused = [table.why_not(Pick, name) for name in ("Aki", "Cartographer", "Lucky Acorn")]
    table.do("Foghorn")

    assert options == ["Foghorn", "Victory Pie"]
    assert refused == [
        Reason("R39", "Aki is no item."),
        Reason("R39", "Cartographer is no item."),
        Reason("R39", "Lucky Acorn is not in your discard pile."),
    ]
    assert (table.hand(0), table.discard(0)) == (["Foghorn"], ["Aki", "Cartographer", "Victory Pie"])
    assert table.tapped("Lost Property Office") == [True]


def test_union_of_night_porters_untaps_one_partner_for_a_card(scene: Scene) -> None:
    table = scene(
        player(
            home=["Union of Night Porters"],
            hand=["Foghorn"],
            world_map=[course("Dune Sea", partner("Aki", tapped=True), partner("Twig", tapped=True))],
        )
    )

    table.do("Use Union of Night Porters", "Tap this and discard a card: Untap a tapped partner of yours", "Aki")

    assert table.tapped("Aki", "Twig", "Union of Night Porters") == [False, True, True]
    assert (table.hand(0), table.home(0)) == ([], ["Union of Night Porters"])


def test_lost_property_office_tapped_cannot_be_used(scene: Scene) -> None:
    table = scene(player(home=[tapped("Lost Property Office")], discard=["Foghorn"]))

    assert table.why_not(Use, "Lost Property Office") == Reason("R39", "Lost Property Office is tapped.")


# -- What holds all the time -------------------------------------------------------------------------------------------


def test_haberdasher_of_storms_ones_own_items_cost_a_star_less(scene: Scene) -> None:
    table = scene(player(home=["Haberdasher of Storms"], hand=["Message in a Bottle"], world_map=["Dune Sea"]))

    table.do("Play Message in a Bottle for 1 star")

    assert table.discard(0) == ["Message in a Bottle"]
    assert table.tapped("Dune Sea") == [True]


@pytest.mark.parametrize(("held", "points"), [([], 0), (["Twig"], 0), (["Twig", "Aki"], 1), (["Twig"] * 3, 1)])
def test_every_two_cards_of_a_hand_count(scene: Scene, tmp_path: Path, held: list[str], points: int) -> None:
    game = game_with(tmp_path, ("Own", "item", "Gain 1 point for every two cards in your hand."))
    table = scene(player(hand=["Own", *held]), game=game)

    table.do("Play Own")

    assert table.points[0] == points


@pytest.mark.parametrize(("pile", "power"), [([], 0), (["Twig"], 0), (["Twig", "Aki"], 1), (["Twig"] * 5, 2)])
def test_every_two_cards_of_a_discard_pile_count(scene: Scene, tmp_path: Path, pile: list[str], power: int) -> None:
    text = "This has +1 power for every two cards in your discard pile."
    game = game_with(tmp_path, ("Own", "partner", text), ("Plain", "partner", "This cannot move."))
    table = scene(player(world_map=[course("Dune Sea", "Own", "Plain")], discard=pile), game=game)

    assert table.power("Own") - table.power("Plain") == power


@pytest.mark.parametrize(("partners", "cost"), [([], 2), (["Twig"], 1), (["Twig", "Aki"], 0)])
def test_items_cost_less_for_each_partner(scene: Scene, tmp_path: Path, partners: list[str], cost: int) -> None:
    game = game_with(tmp_path, ("Own", "supporter", "Your items cost 1 star less for each partner of yours."))
    table = scene(
        player(home=["Own"], hand=["Message in a Bottle"], world_map=[course("Dune Sea", *partners)]), game=game
    )

    assert table.state.cost(table.piece("Message in a Bottle")) == cost


def test_haberdasher_of_storms_makes_no_item_cost_less_than_nothing(scene: Scene) -> None:
    table = scene(player(home=["Haberdasher of Storms"], hand=["Village Picnic", "Lucky Acorn"]))

    assert [table.state.cost(table.piece(name)) for name in ("Village Picnic", "Lucky Acorn")] == [0, 0]


def test_haberdasher_of_storms_changes_neither_other_cards_nor_other_players_items(scene: Scene) -> None:
    table = scene(
        player(hand=["Message in a Bottle"], world_map=["Dune Sea"]),
        player(home=["Haberdasher of Storms"], hand=["Gentle Ooze", "Cartographer"]),
    )

    assert table.why_not(Play, "Message in a Bottle") == Reason(
        "play.cost", "Message in a Bottle costs 2 stars, and you have 1 star left."
    )
    assert [table.state.cost(table.piece(name)) for name in ("Gentle Ooze", "Cartographer")] == [2, 2]


def test_press_gang_politely_ones_own_partners_cost_a_star_less(scene: Scene) -> None:
    table = scene(player(home=["Press Gang, Politely"], hand=["Pip and Pop", "Twig"], world_map=["Dune Sea"]))

    free = table.state.cost(table.piece("Twig"))
    table.do("Enter Pip and Pop for 1 star")

    assert (table.at("Pip and Pop"), free) == ("Dune Sea", 0)


def test_press_gang_politely_changes_neither_other_cards_nor_other_players_partners(scene: Scene) -> None:
    table = scene(
        player(hand=["Pip and Pop"], world_map=["Dune Sea"]),
        player(home=["Press Gang, Politely"], hand=["Foghorn", "Cartographer"]),
    )

    assert table.why_not(Enter, "Pip and Pop") == Reason(
        "enter.cost", "Pip and Pop costs 2 stars, and you have 1 star left."
    )
    assert [table.state.cost(table.piece(name)) for name in ("Foghorn", "Cartographer")] == [2, 2]


def test_chain_across_the_harbour_other_players_partners_at_ones_own_courses_have_one_power_less(scene: Scene) -> None:
    there = course("Dune Sea", "Aki", partner("Pip and Pop", of=1), partner("Twig", of=2))
    table = scene(player(home=["Chain Across the Harbour"], world_map=[there]), player(), player())

    assert [table.power(name) for name in ("Aki", "Pip and Pop", "Twig")] == [1, 3 - 1, 0]


def test_chain_across_the_harbour_changes_nobody_at_other_players_courses(scene: Scene) -> None:
    table = scene(
        player(home=["Chain Across the Harbour"], world_map=["Singing Reef"]),
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Aki", of=0))]),
    )

    assert [table.power(name) for name in ("Pip and Pop", "Aki")] == [3, 1]


def test_chain_across_the_harbour_counts_in_battle(scene: Scene) -> None:
    there = course("Dune Sea", "Aki", partner("Gentle Ooze", of=1))
    table = scene(player(home=["Chain Across the Harbour"], world_map=[there]))

    table.do("Battle at Dune Sea with Aki")

    assert table.hand(1) == ["Gentle Ooze"]


def test_guild_of_overpackers_ones_own_partners_with_an_item_have_one_more_point_value(scene: Scene) -> None:
    there = [course("Dune Sea", partner("Aki", attached=["Spring Boots"])), course("Singing Reef", "Twig")]
    table = scene(player(home=["Guild of Overpackers"], world_map=there))

    table.do("Clear Dune Sea with Aki for 2 points", "Clear Singing Reef with Twig for 1 point")

    assert table.points == [1 + 1 + 1, 0]


def test_guild_of_overpackers_counts_two_items_once_and_no_other_players_partners(scene: Scene) -> None:
    rival = partner("Pip and Pop", of=1, attached=["Spring Boots"])
    mine = partner("Aki", attached=["Spring Boots", "Very Long Ladder"])
    table = scene(player(home=["Guild of Overpackers"], world_map=[course("Dune Sea", mine, rival)]))

    assert [table.state.point_value(table.piece(name)) for name in ("Aki", "Pip and Pop")] == [2, 1]


# -- What waits for something ------------------------------------------------------------------------------------------


def test_society_for_mild_surprise_gains_a_point_when_another_player_plays_an_item(scene: Scene) -> None:
    table = scene(player(hand=["Village Picnic"]), player(home=["Society for Mild Surprise"]))

    table.do("Play Village Picnic")

    assert table.points == [0, 1]


def test_society_for_mild_surprise_gains_nothing_for_ones_own_item_or_another_players_other_cards(
    scene: Scene,
) -> None:
    table = scene(
        player(home=["Society for Mild Surprise"], hand=["Village Picnic"], deck=twelve_others()),
        player(hand=["Twig", "Pickled Oracle"], world_map=["Dune Sea"], course_deck=[], deck=twelve_others()),
    )

    table.do("Play Village Picnic", "End your turn", "Play Pickled Oracle", "Enter Twig")

    assert table.home(1) == ["Pickled Oracle"]
    assert table.points == [0, 0]


def test_kettle_choir_draws_a_card_when_its_player_plays_a_supporter(scene: Scene) -> None:
    table = scene(
        player(
            home=[tapped("Kettle Choir")],
            hand=["Pickled Oracle"],
            world_map=["Dune Sea"],
            deck=twelve_others("Twig"),
        )
    )

    table.do("Play Pickled Oracle")

    assert table.hand(0) == ["Twig"]


def test_kettle_choir_draws_nothing_for_itself_for_other_cards_or_for_another_players_supporter(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Kettle Choir", "Victory Pie", "Twig"],
            world_map=["Lantern Caves", "Dune Sea", "Singing Reef"],
            deck=twelve_others(),
        ),
        player(hand=["Pickled Oracle"], world_map=["Mossy Keep"], course_deck=[], deck=twelve_others("Foghorn")),
    )

    table.do("Play Kettle Choir", "Tap Lantern Caves", "Tap Dune Sea", "Play Victory Pie", "Tap Singing Reef")
    table.do("Enter Twig", "At Dune Sea", "End your turn", "Play Pickled Oracle")

    assert (table.hand(0), table.hand(1)) == ([], ["Foghorn"])


def test_mayor_of_the_sandbar_gains_two_points_when_the_main_phase_begins_with_the_fewest_points(scene: Scene) -> None:
    table = scene(player(points=3), player(points=1, home=["Mayor of the Sandbar"]), player(points=2))

    table.do("End your turn")

    assert table.points == [3, 1 + 2, 2]


def test_mayor_of_the_sandbar_gains_nothing_with_as_many_points_as_another_player(scene: Scene) -> None:
    table = scene(player(points=3), player(points=1, home=["Mayor of the Sandbar"]), player(points=1))

    table.do("End your turn")

    assert table.points == [3, 1, 1]


def test_mayor_of_the_sandbar_gains_nothing_when_another_players_main_phase_begins(scene: Scene) -> None:
    table = scene(player(home=["Mayor of the Sandbar"]), player(points=5))

    table.do("End your turn")

    assert table.points == [0, 5]


def test_crow_who_keeps_receipts_draws_a_card_when_a_partner_of_its_player_is_defeated(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Twig", of=1))], deck=twelve_others()),
        player(home=["Crow Who Keeps Receipts"], deck=twelve_others("Aki")),
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert (table.hand(0), table.hand(1)) == ([], ["Aki"])


def test_crow_who_keeps_receipts_draws_nothing_for_other_players_partners_an_exit_or_a_return(scene: Scene) -> None:
    table = scene(
        player(
            home=["Crow Who Keeps Receipts"],
            world_map=[
                course("Dune Sea", "Pip and Pop", "Aki", partner("Twig", of=1)),
                course("Mossy Keep", "Gentle Ooze"),
            ],
            deck=twelve_others(),
        ),
        player(hand=["Trapdoor with a Bow On"], world_map=["Lantern Caves"], course_deck=[], deck=twelve_others()),
    )

    table.do("Battle at Dune Sea with Pip and Pop", "Exit with Aki", "End your turn")
    table.do("Play Trapdoor with a Bow On", "Gentle Ooze")

    assert table.discard(1) == ["Twig", "Trapdoor with a Bow On"]
    assert table.hand(0) == ["Gentle Ooze"]


def test_patron_saint_of_shortcuts_gains_a_point_when_ones_own_partner_enters_at_another_players_course(
    scene: Scene,
) -> None:
    table = scene(
        player(home=["Patron Saint of Shortcuts"], hand=["Twig"], world_map=["Singing Reef"]),
        player(world_map=["Dune Sea"]),
    )

    table.do("Enter Twig", "At Dune Sea")

    assert table.points == [1, 0]


def test_patron_saint_of_shortcuts_gains_nothing_at_ones_own_course_by_moving_or_for_other_players(
    scene: Scene,
) -> None:
    table = scene(
        player(
            home=["Patron Saint of Shortcuts"],
            hand=["Twig"],
            world_map=[course("Singing Reef", "Aki")],
            deck=twelve_others(),
        ),
        player(hand=["Somebody's Umbrella"], world_map=["Dune Sea"], course_deck=[], deck=twelve_others()),
    )

    table.do("Enter Twig", "At Singing Reef", "Move Aki", "End your turn")
    table.do("Enter Somebody's Umbrella", "At Singing Reef")

    assert (table.at("Aki"), table.at("Somebody's Umbrella")) == ("Dune Sea", "Singing Reef")
    assert table.points == [0, 0]


# -- All of them -------------------------------------------------------------------------------------------------------


def test_each_supporter_with_text_is_named_by_a_test_here_or_in_test_cards() -> None:
    names_of_files = ("test_cards.py", "test_others_and_later.py", "test_wonders.py")
    files = [Path(__file__), *[Path(__file__).with_name(name) for name in names_of_files]]
    tests = re.findall(r"^def (test_\w+)", "\n".join(file.read_text("utf-8") for file in files), re.MULTILINE)

    names = [card.name for card in load([], []).prints if card.kind == SUPPORTER and card.text]
    called = {name: re.sub(r"\W+", "_", name.lower().replace("'", "")) for name in names}

    assert [name for name in names if not any(called[name] in test for test in tests)] == []
