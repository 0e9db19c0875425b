"""The main phase: courses are cleared, and battles are fought."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.zones import ATTACHED
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

# -- Clear -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "clear.partner", "clear.points", "clear.tapped")
def test_clearing_taps_partner_and_course_and_gains_the_partners_points(scene: Scene) -> None:
    table = scene(player(points=2, world_map=[course("Rooftop Garden", "Nana Nimbus", "Twig"), "Dune Sea"]))

    table.do("Clear Rooftop Garden with Nana Nimbus for 3 points")

    assert table.points == [5, 0]
    assert table.tapped("Nana Nimbus", "Twig", "Rooftop Garden", "Dune Sea") == [True, False, True, False]


@pytest.mark.rule("courses", "clear.partner")
def test_a_tapped_partner_cannot_clear(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", partner("Aki", tapped=True), "Twig")]))

    assert table.why_not(Clear, "Aki") == Reason("clear.partner", "Aki is tapped.")
    assert table.can(Clear, "Twig")


@pytest.mark.rule("courses", "clear.partner")
def test_only_the_course_where_the_partner_is_is_cleared(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=["Rooftop Garden", course("Dune Sea", "Aki")]))

    table.do("Clear Dune Sea with Aki")

    assert table.tapped("Rooftop Garden", "Dune Sea") == [False, True]


@pytest.mark.rule("courses", "clear.course")
def test_a_tapped_course_cannot_be_cleared(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Aki", tapped=True), course("Dune Sea", "Twig")]))

    assert table.why_not(Clear, "Aki") == Reason("clear.course", "Rooftop Garden is tapped.")
    assert table.can(Clear, "Twig")


@pytest.mark.rule("courses", "clear.course", "clear.tapped")
def test_a_course_is_cleared_only_once_a_turn(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Aki", "Twig")]))

    table.do("Clear Rooftop Garden with Aki")

    assert table.why_not(Clear, "Twig") == Reason("clear.course", "Rooftop Garden is tapped.")


@pytest.mark.rule("courses", "clear.guarded")
def test_an_untapped_rival_stands_guard(scene: Scene) -> None:
    table = scene(player(world_map=[course("Rooftop Garden", "Aki", partner("Twig", of=1))]))

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Twig stands guard at Rooftop Garden.")


@pytest.mark.rule("courses", "clear.guarded")
def test_all_guards_are_named(scene: Scene) -> None:
    guards = [partner("Twig", of=1), partner("Sir Thistle", of=2), partner("Nana Nimbus", of=1, tapped=True)]
    table = scene(player(world_map=[course("Rooftop Garden", "Aki", *guards)]), player(), player())

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Twig and Sir Thistle stand guard at Rooftop Garden.")


@pytest.mark.rule("courses", "clear.guarded")
def test_the_owner_of_a_course_guards_it_like_anybody_else(scene: Scene) -> None:
    table = scene(player(), player(), player(world_map=[course("Rooftop Garden", partner("Aki", of=0), "Twig")]))

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Twig stands guard at Rooftop Garden.")


@pytest.mark.rule("courses", "clear.guarded")
def test_a_guard_that_is_tapped_is_no_guard_and_the_next_one_is(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Rooftop Garden", "Aki", partner("Twig", of=1, tapped=True), partner("Sir Thistle", of=2))
            ]
        ),
        player(),
        player(),
    )

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Sir Thistle stands guard at Rooftop Garden.")


@pytest.mark.rule("courses", "clear.guarded")
def test_a_tapped_rival_a_rival_elsewhere_and_ones_own_partners_do_not_guard(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Rooftop Garden", "Aki", "Nana Nimbus", partner("Twig", of=1, tapped=True)),
                course("Dune Sea", partner("Sir Thistle", of=1)),
            ]
        )
    )

    table.do("Clear Rooftop Garden with Aki")

    assert table.points == [1, 0]


@pytest.mark.rule("courses", "clear.points")
@pytest.mark.parametrize(
    ("name", "points"), [("Twig", 1), ("Sir Thistle", 2), ("Professor Halfmoon", 4), ("The Last Lighthouse Keeper", 5)]
)
def test_the_points_are_those_of_the_partner_and_not_of_the_course(scene: Scene, name: str, points: int) -> None:
    table = scene(player(world_map=[course("Lantern Caves", name)]))

    table.do(f"Clear Lantern Caves with {name}")

    assert table.points == [points, 0]


# -- Battle ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "battle.declare")
def test_a_battle_needs_an_untapped_partner_of_another_player_there(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Aki", partner("Twig", of=1)),
                course("Mossy Keep", "Pip and Pop"),
                course("Singing Reef", "Nana Nimbus", partner("Sir Thistle", of=1, tapped=True)),
                course("Cloud Causeway", "Captain Barnacle", "Marzipan Golem"),
            ]
        )
    )
    sentence = "No other player has an untapped partner at {}."

    assert table.can(Battle, "Aki")
    assert table.why_not(Battle, "Pip and Pop") == Reason("battle.declare", sentence.format("Mossy Keep"))
    assert table.why_not(Battle, "Nana Nimbus") == Reason("battle.declare", sentence.format("Singing Reef"))
    assert table.why_not(Battle, "Captain Barnacle") == Reason("battle.declare", sentence.format("Cloud Causeway"))


@pytest.mark.rule("courses", "battle.declare", "battle.attacker")
def test_a_tapped_partner_cannot_attack(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", partner("Aki", tapped=True), "Pip and Pop", partner("Twig", of=1))])
    )

    assert table.why_not(Battle, "Aki") == Reason("battle.attacker", "Aki is tapped.")
    assert table.can(Battle, "Pip and Pop")


@pytest.mark.rule("courses", "battle.attacker")
@pytest.mark.parametrize("rival", ["Twig", "Marzipan Golem"])
def test_the_attacker_is_tapped_whatever_comes_of_it(scene: Scene, rival: str) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", partner(rival, of=1))]))

    table.do("Battle at Dune Sea with Aki")

    assert table.tapped("Aki", "Dune Sea") == [True, False]


@pytest.mark.rule("courses", "battle.attacker", "battle.defender")
def test_the_attacker_is_tapped_before_the_defender_is_chosen(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", partner("Twig", of=1), partner("Sir Thistle", of=1))]))

    table.do("Battle at Dune Sea with Aki")

    assert table.asked == "Whom does Aki attack?"
    assert table.tapped("Aki") == [True]


@pytest.mark.rule("courses", "battle.attacker", "battle.defender")
def test_nobody_is_attacked_where_tapping_the_attacker_has_protected_all(scene: Scene, tmp_path: Path) -> None:
    shy = "This cannot be attacked as long as there is a tapped partner of another player here."
    game = game_with(tmp_path, ("Shy Snail", "partner", shy))
    table = scene(player(world_map=[course("Dune Sea", "Marzipan Golem", partner("Shy Snail", of=1))]), game=game)

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.tapped("Marzipan Golem") == [True]
    assert table.zone("Shy Snail") == "at a course"
    assert table.asked == "Your main phase: what do you do?"


@pytest.mark.rule("courses", "battle.defender")
def test_the_attacker_chooses_among_the_partners_of_all_others_there(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Marzipan Golem", "Aki", partner("Twig", of=1), partner("Sir Thistle", of=2)),
                course("Singing Reef", partner("Nana Nimbus", of=1)),
            ]
        ),
        player(),
        player(),
    )

    table.do("Battle at Dune Sea with Marzipan Golem")
    asked, options = table.asked, table.options
    table.do("Sir Thistle")

    assert asked == "Whom does Marzipan Golem attack?"
    assert options == ["Twig, power 0", "Sir Thistle, power 4"]
    assert (table.zone("Twig"), table.zone("Sir Thistle")) == ("at a course", "discard")


@pytest.mark.rule("courses", "battle.defender")
def test_ones_own_partner_and_a_course_cannot_be_the_defender(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[course("Dune Sea", "Marzipan Golem", "Aki", partner("Twig", of=1), partner("Pip and Pop", of=1))]
        )
    )
    not_a_rival = Reason("battle.defender", "The defender must be another player's partner.")

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.why_not(Pick, "Aki") == not_a_rival
    assert table.why_not(Pick, "Dune Sea") == not_a_rival
    assert table.can(Pick, "Twig")


@pytest.mark.rule("courses", "battle.damage", "battle.defeat")
@pytest.mark.parametrize(
    ("attacker", "defender"),
    [("Captain Barnacle", "Pip and Pop"), ("Captain Barnacle", "Sir Thistle"), ("Aki", "Twig")],
)
def test_a_defender_is_defeated_and_discarded_by_its_own_power_or_more(
    scene: Scene, attacker: str, defender: str
) -> None:
    table = scene(player(world_map=[course("Dune Sea", attacker, partner(defender, of=1))]))

    table.do(f"Battle at Dune Sea with {attacker}")

    assert table.discard(1) == [defender]
    assert table.zone(attacker) == "at a course"


@pytest.mark.rule("courses", "battle.damage", "battle.defeat")
@pytest.mark.parametrize(("attacker", "defender"), [("Pip and Pop", "Captain Barnacle"), ("Twig", "Aki")])
def test_a_defender_withstands_less_than_its_own_power(scene: Scene, attacker: str, defender: str) -> None:
    table = scene(player(world_map=[course("Dune Sea", attacker, partner(defender, of=1))]))

    table.do(f"Battle at Dune Sea with {attacker}")

    assert table.discard(1) == []
    assert [table.zone(attacker), table.zone(defender)] == ["at a course", "at a course"]


@pytest.mark.rule("courses", "battle.damage")
def test_the_damage_is_the_power_of_the_attacker(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", partner("Captain Barnacle", of=1))]))

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.told() == [
        "Pip and Pop of Player 1 attacks Captain Barnacle with power 3.",
        "Captain Barnacle of Player 2 withstands it.",
    ]


@pytest.mark.rule("courses", "battle.attached")
def test_what_is_attached_is_discarded_with_a_defeated_partner(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Marzipan Golem", partner("Twig", of=1, attached=["Spring Boots", "Foghorn"]))
            ]
        )
    )

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert sorted(table.discard(1)) == ["Foghorn", "Spring Boots", "Twig"]
    assert table.state.cards_in(ATTACHED) == []


@pytest.mark.rule("courses", "battle.attached")
def test_what_is_attached_stays_on_a_defender_that_withstands(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", partner("Pip and Pop", of=1, attached=["Spring Boots"]))])
    )

    table.do("Battle at Dune Sea with Aki")

    assert table.at("Spring Boots") == "Pip and Pop"
    assert table.discard(1) == []
