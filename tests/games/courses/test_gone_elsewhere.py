"""Cards that have gone to a hand or a deck before a text is played out that would do something to them. [R64]"""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Blow": "Defeat a partner of yours.",
    "Echo": "Draw a card. Return this to its owner's hand.",
}
PARTNERS: Final = {
    "Porter": "When a partner of another player enters here, return it to its owner's hand.",
    "Bouncer": "When a partner of another player enters here, discard it.",
    "Usher": "When a partner of another player enters here, you may discard it.",
    "Mayfly": "When this clears a course, discard this.",
}
SUPPORTERS: Final = {
    "Tide": "When a partner of yours is defeated, shuffle it into its owner's deck.",
    "Nurse": "When a partner of yours is defeated, return the defeated partner to its owner's hand.",
    "Courier": "When a partner of yours clears a course, return it to its owner's hand.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, SUPPORTERS))


@pytest.mark.rule("courses", "R64")
@pytest.mark.parametrize(("first", "held", "discarded"), [("Tide", [], []), ("Nurse", ["Twig"], [])])
def test_r64_what_was_shuffled_into_a_deck_is_not_returned_from_there(
    own: CourseGame, first: str, held: list[str], discarded: list[str]
) -> None:
    mine = player(
        hand=["Blow"], home=["Tide", "Nurse"], world_map=[course("Dune Sea", "Twig")], deck=["Aki"] * 9
    )  # fmt: skip
    table = Scene(own)(mine, player(deck=twelve_others()))
    table.do("Play Blow")

    table.do(first)

    assert (table.hand(0), [one for one in table.discard(0) if one != "Blow"]) == (held, discarded)


@pytest.mark.rule("courses", "R64")
@pytest.mark.parametrize("other", ["Bouncer", "Usher"])
def test_r64_what_was_returned_to_a_hand_is_not_discarded_from_there(own: CourseGame, other: str) -> None:
    there = course("Dune Sea", partner("Porter", of=1), partner(other, of=1))
    table = Scene(own)(player(hand=["Twig"], world_map=[there], deck=twelve_others()), player(deck=twelve_others()))
    table.do("Enter Twig")

    table.do("Porter")

    assert (table.hand(0), table.discard(0), table.asked) == (["Twig"], [], "Your main phase: what do you do?")


@pytest.mark.rule("courses", "R64")
def test_r64_a_partner_that_has_gone_to_a_hand_does_not_discard_itself(own: CourseGame) -> None:
    there = course("Dune Sea", "Mayfly")
    table = Scene(own)(player(home=["Courier"], world_map=[there], deck=twelve_others()), player(deck=twelve_others()))
    table.do("Clear Dune Sea with Mayfly")

    table.do("Courier")

    assert (table.hand(0), table.discard(0)) == (["Mayfly"], [])


@pytest.mark.rule("courses", "R64")
def test_r64_an_item_that_takes_effect_returns_itself(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Echo"], deck=twelve_others("Aki")), player(deck=twelve_others()))

    table.do("Play Echo")

    assert sorted(table.hand(0)) == ["Aki", "Echo"]
