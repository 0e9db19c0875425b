"""What is done at most once in each turn in place of what would happen."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, player, twelve_others


@pytest.mark.parametrize(("text", "points"), [
    ("Once each turn, if you would gain points, gain 1 point more.", 5),
    ("The first time you would gain points each turn, gain 1 point more.", 5),
    ("If you would gain points, gain 1 point more.", 6),
])  # fmt: skip
def test_so_much_more_is_gained_once_in_a_turn(tmp_path: Path, text: str, points: int) -> None:
    own = game_with(tmp_path, ("Bonus", "supporter", text), ("Coin", "item", "Gain 1 point. Gain 3 points."))
    table = Scene(own)(player(home=["Bonus"], hand=["Coin"], deck=twelve_others()), player(deck=twelve_others()))

    table.do("Play Coin")

    assert table.points[0] == points


def test_a_gain_is_swapped_once_in_a_turn(tmp_path: Path) -> None:
    text = "Once each turn, if you would gain points, draw a card instead."
    own = game_with(tmp_path, ("Swap", "supporter", text), ("Coin", "item", "Gain 1 point. Gain 3 points."))
    table = Scene(own)(player(home=["Swap"], hand=["Coin"], deck=twelve_others()), player(deck=twelve_others()))

    table.do("Play Coin")

    assert (table.points[0], len(table.hand(0))) == (3, 1)


def test_counters_are_counted_as_soon_as_there_are_enough(tmp_path: Path) -> None:
    text = "When you play an item, put a growth counter on this. If it has two growth counters, discard it."
    own = game_with(
        tmp_path, ("Bud", "supporter", text), ("Coin", "item", "Gain 1 point."), ("Tin", "item", "Gain 1 point.")
    )
    hand = ["Coin", "Tin"]
    table = Scene(own)(player(home=["Bud"], hand=hand, deck=twelve_others()), player(deck=twelve_others()))

    table.do("Play Coin")
    assert "Bud" not in table.discard(0)
    table.do("Play Tin")

    assert "Bud" in table.discard(0)


@pytest.mark.rule("courses", "R61")
@pytest.mark.parametrize(("answer", "zone"), [("Yes", "at a course"), ("No", "discard")])
def test_r61_who_has_chosen_to_defeat_a_partner_has_done_so_whatever_happened_instead(
    tmp_path: Path, answer: str, zone: str
) -> None:
    own = game_with(tmp_path, ("Bounty", "item", "Defeat a partner of another player. If you do, draw a card."))
    there = course("Dune Sea", "Knight of the Spare Key")
    theirs = player(hand=["Twig"], world_map=[there], deck=twelve_others())
    table = Scene(own)(player(hand=["Bounty"], deck=twelve_others()), theirs)

    table.do("Play Bounty", answer)

    assert (table.zone("Knight of the Spare Key"), len(table.hand(0))) == (zone, 1)


@pytest.mark.rule("courses", "R61")
def test_r61_where_there_is_no_partner_to_defeat_it_has_not_been_done(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Bounty", "item", "Defeat a partner of another player. If you do, draw a card."))
    table = Scene(own)(player(hand=["Bounty"], deck=twelve_others()), player(deck=twelve_others()))

    table.do("Play Bounty")

    assert table.hand(0) == []


@pytest.mark.rule("courses", "R61")
@pytest.mark.parametrize("text", [
    "You may discard two cards. If you do, gain 3 points.",
    "You may discard two cards to gain 3 points.",
    "You may lose 2 points. If you do, gain 3 points.",
    "You may tap two untapped partners of yours. If you do, gain 3 points.",
    "Tap two untapped partners of yours. If you do, gain 3 points.",
])  # fmt: skip
@pytest.mark.parametrize(("cards", "gained"), [(1, 0), (2, 3)])
def test_r61_what_hangs_on_two_is_not_done_for_one(tmp_path: Path, text: str, cards: int, gained: int) -> None:
    own = game_with(tmp_path, ("Deal", "item", text))
    mine = {"hand": ["Deal", *["Foghorn"] * cards], "world_map": [course("Dune Sea", *["Twig"] * cards)]}
    table = Scene(own)(player(points=cards, deck=twelve_others(), **mine), player(deck=twelve_others()))
    table.do("Play Deal")

    if table.options == ["Yes", "No"]:
        table.do("Yes")
    while table.asked.startswith("Deal"):
        table.state.apply(table.state.legal_actions()[0])

    assert table.points[0] == cards + gained - (2 if gained and "lose" in text else 0)
