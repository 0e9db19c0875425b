"""Cards with counters, copies, prices in place of what would happen, and decks that are sorted."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.table.counting import counters_on
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player, twelve_others


def test_beanstalk_broker_grows_every_turn(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Beanstalk Broker")]), player(world_map=["Dune Sea"]))

    table.end_turns(4)

    assert table.power("Beanstalk Broker") == 2


def test_beanstalk_broker_has_no_power_before_it_has_grown(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Beanstalk Broker")]), player(world_map=["Dune Sea"]))

    table.end_turns(1)

    assert table.power("Beanstalk Broker") == 0
    assert counters_on(table.state, table.piece("Beanstalk Broker")) == []


def test_borrowed_face_is_somebody_else_for_a_card(scene: Scene) -> None:
    there = [course("Rooftop Garden", "Puddle Inspector"), course("Dune Sea"), course("Mossy Keep")]
    table = scene(player(hand=["Borrowed Face", "Twig"], world_map=there))
    it = table.piece("Borrowed Face")

    table.do("Enter Borrowed Face")
    while table.state.question[0].chained and "Yes" not in table.options:
        table.do(table.options[0])
    table.do("Yes")

    assert table.state.card(it).name == "Puddle Inspector"
    assert table.hand(0) == []


def test_eager_understudy_learns_from_those_beside_it(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Eager Understudy", "Puddle Inspector")]))

    assert not any(option.startswith("Battle") and "Eager Understudy" in option for option in table.options)
    assert table.state.forbidder("cannot attack", 0, table.piece("Eager Understudy")) >= 0


@pytest.mark.parametrize("moving", ["Eager Understudy", "Puddle Inspector"])
def test_eager_understudy_has_learned_nothing_from_who_is_elsewhere_by_now(scene: Scene, moving: str) -> None:
    there = course("Dune Sea", "Eager Understudy", "Puddle Inspector")
    table = scene(player(home=["Pilot Whale Pilots"], world_map=[there, "Singing Reef"]))

    table.do("Use Pilot Whale Pilots", moving)

    assert table.state.forbidder("cannot attack", 0, table.piece("Eager Understudy")) < 0


@pytest.mark.parametrize("moving", ["Eager Understudy", "Puddle Inspector"])
def test_eager_understudy_learns_from_whoever_has_come_beside_it(scene: Scene, moving: str) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Eager Understudy"), course("Singing Reef", "Puddle Inspector")])
    )

    table.do(f"Move {moving}")

    assert table.state.forbidder("cannot attack", 0, table.piece("Eager Understudy")) >= 0


def test_parasol_guard_is_tapped_in_place_of_a_defeat_beside_it(scene: Scene) -> None:
    there = course("Dune Sea", "Aki", "Parasol Guard", partner("Marzipan Golem", of=0))
    table = scene(player(world_map=["Rooftop Garden"]), player(world_map=[there]))

    table.do("Battle at Dune Sea with Marzipan Golem", "Aki, power 1", "Yes")

    assert table.zone("Aki") == "at a course"
    assert table.tapped("Parasol Guard") == [True]


def test_knight_of_the_spare_key_stays_for_a_card(scene: Scene) -> None:
    there = course("Dune Sea", "Knight of the Spare Key", partner("Marzipan Golem", of=0))
    table = scene(player(world_map=["Rooftop Garden"]), player(hand=["Twig"], world_map=[there]))
    table.state.modify("power", table.piece("Marzipan Golem"), 9, "until the end of the turn", 0, 0)

    table.do("Battle at Dune Sea with Marzipan Golem", "Yes")

    assert table.zone("Knight of the Spare Key") == "at a course"
    assert table.hand(1) == []


def test_carnival_of_names_counts_names_and_no_copies(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Carnival of Names", "Aki", "Aki", "Twig")]))

    assert table.power("Carnival of Names") == 2


def test_night_gardener_brings_a_partner_back(scene: Scene) -> None:
    there = [course("Rooftop Garden"), course("Dune Sea"), course("Mossy Keep")]
    table = scene(player(hand=["Night Gardener"], discard=["Twig", "Foghorn"], home=["Bell Ringer"], world_map=there))

    table.do("Enter Night Gardener")
    while "Yes" not in table.options:
        table.do(table.options[0])
    table.do("Yes", "Rooftop Garden")

    assert table.at("Twig") == "Rooftop Garden"


def test_ledger_gnome_is_discarded_instead_of_losing_points(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Toll", "item", "Each other player loses 2 points."))
    table = scene(player(hand=["Toll"]), player(home=["Ledger Gnome"], points=5), game=game)

    table.do("Play Toll", "Yes")

    assert table.points == [0, 5]
    assert table.discard(1) == ["Ledger Gnome"]


def test_weather_almanac_puts_a_card_below(scene: Scene) -> None:
    table = scene(player(home=["Weather Almanac"], deck=twelve_others("Aki")))

    table.do("Use Weather Almanac", "Yes")

    assert table.deck(0)[0] == "Aki"


def test_jar_of_fireflies_has_three_lights(scene: Scene) -> None:
    table = scene(player(home=["Jar of Fireflies"], world_map=[course("Rooftop Garden", "Aki")]))

    table.do("Use Jar of Fireflies", "Use Jar of Fireflies")

    assert table.power("Aki") == 3
    assert [amount for _, amount in counters_on(table.state, table.piece("Jar of Fireflies"))] == [1]


def test_second_sunrise_is_another_turn(scene: Scene) -> None:
    courses = ["Rooftop Garden", "Dune Sea", "Mossy Keep"]
    table = scene(player(hand=["Second Sunrise"], world_map=courses, home=["Bell Ringer", "Bell Ringer"]))

    table.do("Play Second Sunrise")
    while table.state.question[0].chained:
        table.do(table.options[0])
    table.end_turns(1)

    assert table.state.active == 0


def test_spare_spyglass_sorts_what_is_left(scene: Scene) -> None:
    table = scene(
        player(hand=["Spare Spyglass"], world_map=["Rooftop Garden"], deck=twelve_others("Aki", "Twig", "Foghorn"))
    )

    table.do("Play Spare Spyglass")
    while "Twig" not in table.options:
        table.do(table.options[0])
    table.do("Twig", "Aki")

    assert table.hand(0) == ["Twig"]
    assert table.deck(0)[:2] == ["Foghorn", "Aki"]


def test_letter_of_introduction_finds_a_partner(scene: Scene) -> None:
    deck = ["Foghorn"] * 12 + ["Aki"]
    table = scene(player(hand=["Letter of Introduction"], world_map=["Rooftop Garden", "Dune Sea"], deck=deck))

    table.do("Play Letter of Introduction")
    while "Aki" not in table.options:
        table.do(table.options[0])
    table.do("Aki")

    assert table.hand(0) == ["Aki"]


def test_polite_burglary_sees_a_hand_and_takes_an_item(scene: Scene) -> None:
    mine = player(hand=["Polite Burglary"], world_map=["Rooftop Garden", "Dune Sea"])
    table = scene(mine, player(hand=["Twig", "Foghorn"]), player(hand=["Aki"]))

    table.do("Play Polite Burglary")
    while "Player 2" not in table.options:
        table.do(table.options[0])
    table.do("Player 2")

    assert table.state.knows(0, table.piece("Twig"))
    assert not table.state.knows(2, table.piece("Twig"))
    assert not table.state.knows(0, table.piece("Aki"))


def test_medal_ribbon_counts_what_its_partner_clears(scene: Scene) -> None:
    there = course("Rooftop Garden", partner("Aki", attached=["Medal Ribbon"]))
    table = scene(player(world_map=[there]))

    table.do(next(one for one in table.options if one.startswith("Clear Rooftop Garden with Aki")))

    assert table.power("Aki") == 2


RICH = ["Dune Sea", "Lantern Caves", "Teapot Volcano", "Singing Reef", "Windmill Ridge"]


def test_one_card_saves_one_of_two_knights_that_are_defeated_together(scene: Scene) -> None:
    knights = [partner("Knight of the Spare Key", of=1), partner("Knight of the Spare Key", of=1)]
    mine = player(hand=["The Weather Itself"], world_map=[course("Rooftop Garden", *knights), *RICH])
    table = scene(mine, player(hand=["Twig"], deck=twelve_others()))

    table.do("Enter The Weather Itself")
    while "Yes" not in table.options:
        table.do(table.options[0])
    table.do("Yes")

    assert "Yes" not in table.options
    assert table.hand(1) == []
    assert sorted(table.discard(1)) == ["Knight of the Spare Key", "Twig"]


def test_a_parasol_guard_that_is_defeated_too_saves_nobody(scene: Scene) -> None:
    there = [partner(name, of=1) for name in ("Aki", "Parasol Guard")]
    mine = player(hand=["The Weather Itself"], world_map=[course("Rooftop Garden", *there), *RICH])
    table = scene(mine, player(deck=twelve_others()))

    table.do("Enter The Weather Itself")
    while table.state.question[0].chained:
        table.do(table.options[0])

    assert sorted(table.discard(1)) == ["Aki", "Parasol Guard"]


def test_a_battle_is_still_one_after_a_guard_has_declined(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Martyr", "partner", "When this is defeated in battle, gain 2 points."))
    there = course("Rooftop Garden", "Marzipan Golem", partner("Parasol Guard", of=1), partner("Martyr", of=1))
    table = Scene(game)(player(world_map=[there]), player(deck=twelve_others()))

    table.do("Battle at Rooftop Garden with Marzipan Golem", "Martyr", "No")

    assert table.points[1] == 2


@pytest.mark.rule("courses", "R59")
def test_an_item_played_before_the_auditor_came_was_the_first_of_the_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Victory Pie", "Auditor of Small Change", "Foghorn"], world_map=["Rooftop Garden", *RICH])
    )
    foghorn = table.piece("Foghorn")
    printed = table.state.print_of(foghorn).cost

    for card in ("Victory Pie", "Auditor of Small Change"):
        table.do(f"Play {card}")
        while table.state.question[0].chained:
            table.do(table.options[0])

    assert table.zone("Auditor of Small Change") == "home"
    assert table.state.cost(foghorn) == printed
