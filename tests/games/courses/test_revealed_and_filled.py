"""Cards that are revealed until one is there, counters that become so many, empty decks, and turns of others."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, course, player, twelve_others

ITEMS: Final = {
    "Audition": "Reveal cards from the top of your deck until you reveal a partner. Put it into your hand and the "
    "rest on the bottom of your deck in a random order.",
    "Casting": "Reveal cards from the top of your deck until you reveal a partner. That partner enters for free at a "
    "course of yours. Put the rest into your discard pile.",
    "Double Cast": "Reveal cards from your deck until you reveal two partners. Put them into your hand and the rest "
    "into your discard pile.",
    "Coin": "Gain 1 point.",
    "Penny": "Gain 1 point.",
    "Dime": "Gain 1 point.",
    "Sprint": "Draw two cards.",
    "Gift": "Draw a card. Another player takes an extra turn.",
}
PARTNERS: Final = {
    "Sleeper": "This enters with two patience counters on it.\n"
    "At the start of your turn, remove a patience counter from this. When the last one is removed, gain 5 points.",
}
HOME: Final = {
    "Album": "Whenever you play an item, put a page counter on this. When this has two page counters, gain 3 points.",
    "Combo": "When you play your second card each turn, gain 4 points.",
    "Archive": "If you would draw a card while your deck is empty, gain 2 points instead.",
    "Anchor": "You don't lose the game for having an empty deck.",
}
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


# -- Revealed until ----------------------------------------------------------------------------------------------------


def test_the_first_partner_of_the_deck_comes_into_the_hand(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Audition"], deck=["Aki", "Twig", "Coin", "Sprint"]), player())

    table.do("Play Audition")

    assert table.hand(0) == ["Twig"]
    assert table.deck(0)[-1] == "Aki"
    assert sorted(table.deck(0)[:2]) == ["Coin", "Sprint"]


def test_the_partner_that_is_found_enters_at_an_own_course(own: CourseGame) -> None:
    mine = player(hand=["Casting"], deck=["Aki", "Twig", "Coin"], world_map=[course(AT), course("Mossy Keep")])
    table = Scene(own)(mine, player(world_map=[course("Rooftop Garden")]))

    table.do("Play Casting")
    offered = sorted(table.options)
    table.do("Mossy Keep")

    assert offered == ["Dune Sea", "Mossy Keep"]
    assert (table.at("Twig"), table.discard(0)[0], table.deck(0)) == ("Mossy Keep", "Coin", ["Aki"])


def test_a_deck_without_partners_is_shown_whole(own: CourseGame) -> None:
    table = Scene(own)(
        player(hand=["Casting"], deck=["Sprint", "Coin"], world_map=[course(AT)], home=["Anchor"]), player()
    )

    table.do("Play Casting")

    assert sorted(table.discard(0)) == ["Casting", "Coin", "Sprint"]


def test_two_are_revealed(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Double Cast"], deck=["Sprint", "Aki", "Coin", "Twig"]), player())

    table.do("Play Double Cast")

    assert (sorted(table.hand(0)), table.deck(0)) == (["Aki", "Twig"], ["Sprint"])


# -- Counters ----------------------------------------------------------------------------------------------------------


def test_something_happens_with_the_counter_that_makes_it_so_many(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Coin", "Penny", "Dime"], home=["Album"], deck=twelve_others()), player())
    seen = []

    for name in ("Coin", "Penny", "Dime"):
        table.do(f"Play {name}")
        seen.append(table.points[0])

    assert seen == [1, 5, 6]


def test_something_happens_when_the_last_counter_is_removed(own: CourseGame) -> None:
    mine = player(hand=["Sleeper"], world_map=[course(AT)], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))
    seen = []

    table.do("Enter Sleeper")
    for _ in range(3):
        table.end_turns(2)
        seen.append(table.points[0])

    assert seen == [0, 5, 5]


# -- How often in a turn, and turns ------------------------------------------------------------------------------------


def test_the_second_card_of_a_turn_counts_and_no_other(own: CourseGame) -> None:
    mine = player(hand=["Coin", "Twig", "Dime"], home=["Combo"], world_map=[course(AT)], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))
    seen = []

    for done in ("Play Coin", "Enter Twig", "Play Dime"):
        table.do(done)
        seen.append(table.points[0])

    assert seen == [1, 5, 6]


@pytest.mark.rule("courses", "R62")
@pytest.mark.parametrize(("seats", "turns"), [(2, [1, 1, 0, 1]), (3, [1, 2, 2, 0])])
def test_r62_another_player_has_two_turns_in_a_row(own: CourseGame, seats: int, turns: list[int]) -> None:
    others = [player(deck=twelve_others()) for _ in range(seats - 1)]
    table = Scene(own)(player(hand=["Gift"], deck=twelve_others()), *others)
    begun = []

    table.do("Play Gift")
    if seats > 2:
        table.do("Player 3")
    for _ in range(4):
        table.do("End your turn")
        begun.append(table.state.active)

    assert begun == turns


# -- Empty decks -------------------------------------------------------------------------------------------------------


def test_what_would_be_drawn_from_an_empty_deck_is_replaced(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Sprint"], home=["Archive"], deck=["Twig"]), player(deck=twelve_others()))

    table.do("Play Sprint")

    assert (table.hand(0), table.points[0], table.outcome) == (["Twig"], 2, None)


@pytest.mark.parametrize(("home", "over"), [(["Anchor"], 0), ([], 1)])
def test_a_player_stays_in_the_game_without_a_deck(own: CourseGame, home: list[str], over: int) -> None:
    table = Scene(own)(player(hand=["Sprint"], home=home, deck=["Twig"]), player(deck=twelve_others()))

    table.do("Play Sprint")

    assert (table.outcome is not None) == bool(over)


@pytest.mark.parametrize("home", ["Anchor", "Archive"])
def test_a_scene_is_read_back_where_a_player_stays_without_a_deck(own: CourseGame, home: str) -> None:
    table = Scene(own)(player(home=[home]), player(deck=twelve_others()))

    again = own.scene(**table.state.as_scene())

    assert again.fingerprint() == table.state.fingerprint()
