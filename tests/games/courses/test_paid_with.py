"""The card with which a card was paid for, whose values count when it takes effect."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame, load
from rulebound.games.courses.hand import Play
from rulebound.kernel.basics.reason import Reason
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, player, twelve_others

FLING: Final = (
    "As an additional cost to play this, discard a partner of yours. "
    "Defeat a partner of another player with power less than or equal to the discarded partner's power."
)
ITEMS: Final = {
    "Fling": FLING,
    "Sell": "As an additional cost to play this, discard a partner of yours. Gain points equal to its power.",
    "Burn": "As an additional cost to play this, discard a card. If it is a partner, gain 2 points.",
    "Swap": "Discard a partner of yours. Defeat a partner of another player with power greater than its power.",
}
TEXTS: Final = {"Two": "This cannot move.", "Three": "This has +1 power.", "Four": "This has +2 power."}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these items, and partners that print power 2 and cannot move, or have more."""
    items = [(name, "item", text) for name, text in ITEMS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *items, *[(name, "partner", TEXTS[name]) for name in TEXTS])


@pytest.fixture(scope="module")
def levy(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with an item for 1 star that costs the tapping of a course besides."""
    path = tmp_path_factory.mktemp("cards") / "levy.toml"
    text = "As an additional cost to play this, tap an untapped course of yours. Draw two cards."
    path.write_text(f'[[card]]\nname = "Levy"\nkind = "item"\ncost = 1\ntext = "{text}"\n', encoding="utf-8")
    return load([path], [])


def playing(own: CourseGame, item: str, mine: str, *hand: str) -> Table:
    """A table at which this item is played while the player has one partner, and another player two."""
    theirs = player(world_map=[course("Mossy Keep", "Three", "Two" if mine != "Two" else "Four")])
    table = Scene(own)(player(hand=[item, *hand], world_map=[course("Dune Sea", mine)], deck=["Twig"] * 9), theirs)
    table.do(f"Play {item}")
    return table


@pytest.mark.rule("courses", "R60")
def test_a_partner_of_no_more_power_than_what_was_paid_is_defeated(own: CourseGame) -> None:
    table = playing(own, "Fling", "Four")
    offered = table.options
    table.do("Three")

    assert offered == ["Three", "Two"]
    assert table.discard(0) == ["Four", "Fling"]
    assert table.discard(1) == ["Three"]


def test_points_are_gained_for_the_power_of_what_was_paid(own: CourseGame) -> None:
    assert playing(own, "Sell", "Two").points == [2, 0]
    assert playing(own, "Sell", "Four").points == [4, 0]


@pytest.mark.parametrize(("card", "points"), [("Twig", 2), ("Sell", 0)])
def test_what_was_discarded_as_a_cost_is_asked(own: CourseGame, card: str, points: int) -> None:
    assert playing(own, "Burn", "Two", card).points == [points, 0]


def test_a_partner_with_more_than_one_that_was_discarded_is_meant(own: CourseGame) -> None:
    table = playing(own, "Swap", "Two")

    assert sorted(table.options) == ["Four", "Three"]


@pytest.mark.rule("courses", "R15")
@pytest.mark.parametrize(("courses", "options"), [(["Dune Sea"], 1), (["Dune Sea", "Mossy Keep"], 2)])
def test_r15_a_course_is_not_tapped_for_stars_and_for_what_a_card_costs_besides(
    scene: Scene, levy: CourseGame, courses: list[str], options: int
) -> None:
    table = scene(player(hand=["Levy"], world_map=courses), game=levy)

    assert table.options == ["Play Levy for 1 star", "End your turn"][-options:]


@pytest.mark.rule("courses", "R15")
def test_r15_that_stars_and_what_a_card_costs_besides_cannot_both_be_paid_is_the_reason(
    scene: Scene, levy: CourseGame
) -> None:
    table = scene(player(hand=["Levy"], world_map=["Dune Sea"]), game=levy)

    reason = table.why_not(Play, "Levy")

    assert reason == Reason("R15", "Once the stars of Levy are paid, too little is left for what it costs besides.")


@pytest.mark.rule("courses", "R15")
def test_r15_what_a_card_costs_besides_is_paid_after_its_stars_with_what_they_leave(
    scene: Scene, levy: CourseGame
) -> None:
    mine = player(hand=["Levy"], world_map=["Dune Sea"], home=["Bell Ringer"], deck=twelve_others())
    table = scene(mine, game=levy)

    table.do("Play Levy")

    assert [line for line in table.told() if "tap" in line] == [
        "Player 1 taps Bell Ringer for 1 star.", "Dune Sea is tapped.",
    ]  # fmt: skip
    assert len(table.hand(0)) == 2
