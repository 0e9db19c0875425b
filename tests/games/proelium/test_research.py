"""Extra Research: what it costs, when it succeeds, and how often it is made."""

from __future__ import annotations

import pytest

from rulebound.games.proelium.playing import Research, Use
from rulebound.kernel.basics.reason import Reason
from tests.games.proelium.table import Scene, player


@pytest.mark.rule("proelium", "research.cost", "research.roll", "R41")
@pytest.mark.parametrize("rolled", [4, 6])
def test_with_4_or_more_research_has_its_benefit(scene: Scene, rolled: int) -> None:
    table = scene(player(laboratory=["Slime That Learned"]), player(), chance=[rolled])

    table.do("Research Slime That Learned for 10k")

    assert table.stats("Slime That Learned") == (4, 5)
    assert (table.funds, table.spent) == ([24, 25], [1, 0])
    assert f"Player 1 researches Slime That Learned and rolls a {rolled}." in table.told()


@pytest.mark.rule("proelium", "research.fail")
@pytest.mark.parametrize("rolled", [1, 3])
def test_with_less_the_money_is_gone_for_nothing(scene: Scene, rolled: int) -> None:
    table = scene(player(laboratory=["Slime That Learned"]), player(), chance=[rolled])

    table.do("Research Slime That Learned")

    assert table.stats("Slime That Learned") == (1, 4)
    assert table.funds == [24, 25]


@pytest.mark.rule("proelium", "R42", "R43")
def test_paid_research_may_be_made_again_and_again(scene: Scene) -> None:
    table = scene(player(laboratory=["Slime That Learned"]), player(), chance=[4, 5, 2])

    for _ in range(3):
        table.do("Research Slime That Learned")
        table.settle()

    assert table.stats("Slime That Learned") == (7, 6)
    assert table.spent == [3, 0]


@pytest.mark.rule("proelium", "research.free", "R42")
def test_free_research_is_made_once_a_card_and_turn(scene: Scene) -> None:
    table = scene(player(laboratory=["Filing Cabinet"]), player(), chance=[1, 1])
    table.do("Research Filing Cabinet")
    table.settle()

    assert table.funds == [25, 25]
    assert table.why_not(Research, "Filing Cabinet") == Reason(
        "R42", "Filing Cabinet was researched in this turn already."
    )
    table.do("Go on to the attack", "End your turn")
    table.until("The turn of Player 2 ends")
    assert (table.state.active, table.state.seat) == (1, 0)
    table.do("Research Filing Cabinet for 0k")


@pytest.mark.rule("proelium", "R42")
def test_by_the_switch_free_research_may_be_tried_any_number_of_times(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Filing Cabinet"], deck=["Night Janitor"]), player(), chance=[1, 4],
        rulings={"research": "free"},
    )  # fmt: skip
    table.do("Research Filing Cabinet")
    table.settle()
    table.do("Research Filing Cabinet")

    assert table.there("hand", 0) == ["Night Janitor"]


@pytest.mark.rule("proelium", "research.any-time", "R41")
def test_research_is_made_in_the_opponents_turn_too_by_whoever_has_the_card(scene: Scene) -> None:
    table = scene(
        player(hand=["Unpaid Intern"], laboratory=["Slime That Learned"]),
        player(laboratory=["Slime That Learned"]), chance=[4],
    )  # fmt: skip
    table.do("Play Unpaid Intern", "Pass")

    assert table.state.seat == 1
    assert len([one for one in table.options if one.startswith("Research")]) == 1
    table.do("Research Slime That Learned")
    assert table.funds == [25, 24]


@pytest.mark.rule("proelium", "research.cost")
def test_what_cannot_be_paid_is_not_researched(scene: Scene) -> None:
    table = scene(player(laboratory=["Slime That Learned"], funds=0), player(), moment="return")

    assert table.why_not(Research, "Slime That Learned") == Reason(
        "research.cost", "To research Slime That Learned costs 10k, and you have 0k."
    )


@pytest.mark.rule("proelium", "R44")
def test_a_card_that_does_not_stay_is_researched_before_it_is_discarded(scene: Scene) -> None:
    table = scene(player(hand=["Frivolous Lawsuit"]), player(), chance=[6, 2])
    table.do("Play Frivolous Lawsuit")

    assert table.asked == "Do you research Frivolous Lawsuit before it is discarded?"
    assert table.options == ["Research Frivolous Lawsuit for 10k", "No research"]
    table.do("Research Frivolous Lawsuit", "Research Frivolous Lawsuit", "No research")
    assert table.funds == [22, 25 - 1 - 2]
    assert table.there("discard pile", 0) == ["Frivolous Lawsuit"]


@pytest.mark.rule("proelium", "R44", "R42")
def test_free_research_of_such_a_card_is_made_once(scene: Scene) -> None:
    table = scene(player(hand=["Medium Ray"]), player(), chance=[3])

    table.do("Play Medium Ray", "Research Medium Ray")

    assert table.there("discard pile", 0) == ["Medium Ray"]
    assert table.life == [20, 17]


@pytest.mark.rule("proelium", "R42")
def test_an_action_that_comes_back_and_is_played_again_may_be_researched_again(scene: Scene) -> None:
    deck = ["Night Janitor"] * 3
    table = scene(player(hand=["Eureka!", "Second Opinion"], deck=deck), player(), chance=[1, 4])
    table.do("Play Eureka!", "Research Eureka!")
    table.settle()
    table.play("Second Opinion")
    assert table.there("hand", 0) == ["Night Janitor", "Eureka!"]

    table.do("Play Eureka!", "Research Eureka!")

    assert table.there("hand", 0) == ["Night Janitor"] * 3


@pytest.mark.rule("proelium", "R42")
def test_an_entity_that_comes_back_and_is_played_again_may_be_researched_again(scene: Scene) -> None:
    table = scene(player(hand=["Fire Drill"], laboratory=["Filing Cabinet"]), player(), chance=[1])
    table.do("Research Filing Cabinet")
    table.settle()
    table.play("Fire Drill")

    table.play("Filing Cabinet")

    assert "Research Filing Cabinet for 0k" in table.options


@pytest.mark.rule("proelium", "R52")
def test_abilities_are_used_at_any_time_for_their_cost(scene: Scene) -> None:
    table = scene(player(hand=["Unpaid Intern"], laboratory=["Steam Cannon"]), player(laboratory=["Petty Cash Box"]))

    assert table.why_not(Use, "Steam Cannon") == Reason(
        "R52", "Steam Cannon cannot be used now: its cost, to unload this, cannot be paid."
    )
    table.do("Play Unpaid Intern", "Use Petty Cash Box: gain 20k")
    assert table.funds == [25, 27]
    assert table.there("discard pile", 1) == ["Petty Cash Box"]


@pytest.mark.rule("proelium", "dice.d3")
@pytest.mark.parametrize(("shown", "damage"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_three_sided_die_is_a_six_sided_one_halved_and_rounded_up(scene: Scene, shown: int, damage: int) -> None:
    table = scene(player(laboratory=["Tesla Coil"]), player(laboratory=["Tax Golem"]), chance=[shown])

    table.do("Use Tesla Coil")

    assert table.stats("Tax Golem") == (2, 5 - damage)


@pytest.mark.rule("proelium", "research.cost")
@pytest.mark.parametrize(("doctor", "funds"), [("mine", 25), ("theirs", 24)])
def test_only_who_has_the_doctor_pays_less(scene: Scene, doctor: str, funds: int) -> None:
    mine = ["Slime That Learned", *(["Doctor Improbable"] if doctor == "mine" else [])]
    theirs = ["Doctor Improbable"] if doctor == "theirs" else []
    table = scene(player(laboratory=mine), player(laboratory=theirs), chance=[4])

    table.do("Research Slime That Learned")

    assert table.funds == [funds, 25]


@pytest.mark.rule("proelium", "R41")
@pytest.mark.parametrize("mine", [{"hand": ["Eureka!"]}, {"laboratory": []}])
def test_only_who_has_a_card_in_play_or_plays_it_researches_it(scene: Scene, mine: dict[str, list[str]]) -> None:
    table = scene(player(**mine), player(laboratory=["Slime That Learned"]))
    name = "Eureka!" if "hand" in mine else "Slime That Learned"

    assert table.why_not(Research, name) == Reason(
        "R41", f"Only the player who has {name} in play, or is playing it, researches it."
    )
