"""Where partners were that have left play, who is so far ahead, free cards, the draw phase, and points for clearing."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.courses.game import CourseGame, load
from tests.games.courses.own_cards import VALUES, game_with, plays
from tests.games.courses.table import Scene, Table, course, partner, player
from tests.games.written import file_with

ITEMS: Final = {
    "Goats": "Defeat a partner of another player. Create a Goat partner with 1 power there.",
    "Gust": "Return a partner of yours to its owner's hand. Move another partner of yours there.",
    "Quake": "Discard a partner of yours. Tap all partners there.",
    "Swap": "Discard one of your partners. If you do, put a partner from your hand into play at the same course.",
    "Lag": "If an opponent has at least 5 more points than you, gain 3 points.",
    "Crowd": "If you have at least two more partners than each other player, gain 4 points.",
    "Few": "If another player has at least two more cards in their hand than you, gain 2 points.",
    "Press": "Tap a partner. If it was already tapped, defeat it instead.",
    "Plain": "Gain 1 point.",
    "Other": "Gain 1 point.",
}
SUPPORTERS: Final = {
    "Ghosts": "When a partner is defeated, create a Ghost partner with 1 power there.",
    "Second": "The second item you play each turn costs nothing.",
    "Lens": "Tap this: The next item you play this turn costs nothing.",
    "Deep": "If you would draw a card during your draw phase, draw two cards instead.",
    "Out": "If you would draw a card outside your draw phase, gain 2 points instead.",
    "Three": "At the end of your turn, if exactly two of your partners are tapped, gain 3 points.",
    "Medal": "If you would gain points from clearing a course with a partner of yours, gain 2 points more.",
    "Draw": "Tap this: Draw a card.",
}
PARTNERS: Final = {
    "Runner": "If you would gain points from clearing a course with this, gain 1 more.",
    "Raider": "When this clears a course of another player, steal 1 point from that player.",
    "Widow": "When this is defeated, create a Spider partner with 1 power there.",
}
COURSES: Final = {
    "Arena": "At the end of each turn, the player with the most total power among their partners here gains 2 points.",
    "Gate": "The first time this is cleared, the player who cleared it takes an extra turn after this one.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    kinds = {"item": ITEMS, "supporter": SUPPORTERS, "partner": PARTNERS, "course": COURSES}
    cards = [(name, kind, text) for kind, texts in kinds.items() for name, text in texts.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *cards)


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """Some of them, where items cost 2."""
    cards = [
        ("Plain", "item", ITEMS["Plain"]),
        ("Other", "item", ITEMS["Other"]),
        ("Second", "supporter", SUPPORTERS["Second"]),
    ]
    cards.append(("Lens", "supporter", SUPPORTERS["Lens"]))
    return load([file_with(tmp_path_factory.mktemp("cards"), {**VALUES, "item": "cost = 1"}, *cards)], [])


def scene(own: CourseGame, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    for one in (mine, theirs or {}):
        one.setdefault("deck", ["Twig"] * 9)
        one.setdefault("course_deck", ["Mossy Keep"])
    return Scene(own)(player(**mine), player(**(theirs or {"deck": ["Twig"] * 9})), **more)


# -- Where it was ------------------------------------------------------------------------------------------------------


def test_a_token_enters_where_the_defeated_partner_was(own: CourseGame) -> None:
    table = plays(own, "Goats", player(world_map=[course("Dune Sea", "Aki")]), world_map=["Mossy Keep"])
    assert table.at("Goat") == "Dune Sea"


def test_a_partner_moves_to_where_another_one_was(own: CourseGame) -> None:
    table = plays(own, "Gust", world_map=[course("Dune Sea", "Aki"), course("Mossy Keep", "Twig")])
    table.do("Aki")
    assert (table.at("Twig"), table.hand(0)) == ("Dune Sea", ["Aki"])


def test_what_stands_where_a_partner_was_is_tapped(own: CourseGame) -> None:
    table = plays(own, "Quake", world_map=[course("Dune Sea", "Aki", partner("Sir Thistle", of=1)), "Mossy Keep"])
    assert table.tapped("Sir Thistle") == [True]


def test_a_partner_enters_where_another_one_was(own: CourseGame) -> None:
    table = plays(own, "Swap", hand=["Twig"], world_map=[course("Dune Sea", "Aki"), "Mossy Keep"])
    if "Twig" in table.options:
        table.do("Twig")
    assert table.at("Twig") == "Dune Sea"


def test_a_ghost_appears_where_a_partner_is_defeated_in_battle(own: CourseGame) -> None:
    mine = {"world_map": [course("Dune Sea", "Sir Thistle", partner("Widow", of=1)), "Mossy Keep"], "home": ["Ghosts"]}
    table = scene(own, mine)
    table.do("Battle at Dune Sea with Sir Thistle")
    for wanted in ("Widow", "Ghosts"):
        chosen = [one for one in table.options if one == wanted]
        table.do(*chosen[:1])
    assert (table.at("Ghost"), table.at("Spider")) == ("Dune Sea", "Dune Sea")


# -- Who is ahead ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "gained"), [(4, 0), (5, 3), (9, 3)])
def test_a_lead_of_so_many_points_is_looked_at(own: CourseGame, points: int, gained: int) -> None:
    assert plays(own, "Lag", player(points=points)).points[0] == gained


@pytest.mark.parametrize(("partners", "gained"), [(["Aki"], 0), (["Aki", "Twig"], 4)])
def test_so_many_more_partners_are_looked_at(own: CourseGame, partners: list[str], gained: int) -> None:
    assert plays(own, "Crowd", world_map=[course("Dune Sea", *partners)]).points[0] == gained


@pytest.mark.parametrize(("held", "gained"), [(1, 0), (2, 2)])
def test_so_many_more_cards_of_a_hand_are_looked_at(own: CourseGame, held: int, gained: int) -> None:
    assert plays(own, "Few", player(hand=["Twig"] * held)).points[0] == gained


@pytest.mark.parametrize(("tapped", "gained"), [(1, 0), (2, 3), (3, 0)])
def test_an_exact_number_of_tapped_partners_is_looked_at(own: CourseGame, tapped: int, gained: int) -> None:
    names = ["Aki", "Twig", "Sir Thistle"]
    partners = [partner(name, tapped=n < tapped) for n, name in enumerate(names)]
    table = scene(own, {"world_map": [course("Dune Sea", *partners)], "home": ["Three"]})
    table.do("End your turn")
    assert table.points[0] == gained


@pytest.mark.parametrize(("theirs", "points"), [("Sir Thistle", [0, 2]), ("Aki", [0, 0])])
def test_the_highest_total_power_at_a_course_brings_points(own: CourseGame, theirs: str, points: list[int]) -> None:
    table = scene(own, {"world_map": [course("Arena", partner(theirs, of=1))]})
    strength = table.state.power(table.piece(theirs))
    table.do("End your turn")
    assert table.points == ([0, 2] if strength > 0 else [0, 0])


# -- Free cards, draws, clearing ---------------------------------------------------------------------------------------


def test_the_second_item_of_a_turn_is_free(dear: CourseGame) -> None:
    table = scene(dear, {"hand": ["Plain", "Other"], "world_map": ["Dune Sea"], "home": ["Second"]})
    assert "Play Other for 1 star" in table.options
    table.do("Play Plain for 1 star", "Play Other for 0 stars")
    assert table.points[0] == 2


def test_the_next_item_is_free(dear: CourseGame) -> None:
    table = scene(dear, {"hand": ["Plain"], "home": ["Lens"]})
    assert "Play Plain" not in table.options
    table.do(next(one for one in table.options if "Lens" in one))
    table.do("Play Plain")
    assert table.points[0] == 1


def test_two_cards_are_drawn_in_the_draw_phase_and_one_at_other_times(own: CourseGame) -> None:
    table = scene(own, {"home": ["Deep", "Draw"]})
    table.do(next(one for one in table.options if "Draw" in one))
    assert len(table.hand(0)) == 1
    table.do("End your turn", "End your turn")
    assert len(table.hand(0)) == 3


def test_what_is_drawn_outside_the_draw_phase_is_something_else(own: CourseGame) -> None:
    table = scene(own, {"home": ["Out", "Draw"]})
    table.do(next(one for one in table.options if "Draw" in one))
    assert (len(table.hand(0)), table.points[0]) == (0, 2)
    table.do("End your turn", "End your turn")
    assert (len(table.hand(0)), table.points[0]) == (1, 2)


def test_a_runner_brings_one_point_more(own: CourseGame) -> None:
    table = scene(own, {"world_map": [course("Dune Sea", "Runner")]})
    table.do(next(one for one in table.options if one.startswith("Clear")))
    assert table.points[0] == 2


def test_a_medal_brings_two_more_for_the_own_partners_alone(own: CourseGame) -> None:
    table = scene(own, {"world_map": [course("Dune Sea", "Runner")]}, {"home": ["Medal"]})
    table.do(next(one for one in table.options if one.startswith("Clear")))
    assert table.points[0] == 2


def test_who_clears_a_gate_first_has_another_turn(own: CourseGame) -> None:
    table = scene(own, {"world_map": [course("Gate", "Aki")]})
    table.do(next(one for one in table.options if one.startswith("Clear")))
    table.do("End your turn")
    assert table.state.active == 0
    table.do(next(one for one in table.options if one.startswith("Clear")))
    table.do("End your turn")
    assert table.state.active == 1


def test_the_owner_of_a_cleared_course_is_spoken_of(own: CourseGame) -> None:
    table = scene(own, {"points": 3}, {"points": 3, "world_map": [course("Dune Sea", partner("Raider", of=0))]})
    table.do(next(one for one in table.options if one.startswith("Clear")))
    assert table.points == [5, 2]


def test_an_untapped_partner_is_tapped_and_a_tapped_one_defeated(own: CourseGame) -> None:
    fresh = plays(own, "Press", player(world_map=[course("Dune Sea", "Aki")]))
    tired = plays(own, "Press", player(world_map=[course("Dune Sea", partner("Aki", tapped=True))]))
    assert (fresh.tapped("Aki"), tired.discard(1)) == ([True], ["Aki"])
