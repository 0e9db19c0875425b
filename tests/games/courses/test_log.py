"""The log tells in one line what one action does to several cards."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.basics.view import say
from rulebound.kernel.game.match import Match
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import Scene, course, partner, player, twelve_others


@pytest.fixture
def match() -> Match:
    """A game of two before the first hands are kept."""
    return Match(rulebound.load("courses"), seed=3)


def told(match: Match, seat: int, since: int = 0) -> list[str]:
    return [say(line.text) for line in match.state.seat_of(seat).log(since)]


def test_the_cards_of_a_first_hand_are_one_line_and_those_of_others_are_counted(match: Match) -> None:
    mine, theirs = match.state.seat_of(0).log()

    assert say(mine.text).startswith("Player 1 draws ")
    assert [part for part in mine.text[2:] if isinstance(part, str)] == [", "] * 5 + [" and ", "."]
    assert say(theirs.text) == "Player 2 draws 7 cards."


def test_all_that_untaps_is_one_line(match: Match) -> None:
    while len(match.actions) < 60:
        match.apply(match.state.legal_actions()[0])

    lines = told(match, -1)

    assert any(line.endswith(" are untapped.") for line in lines)
    assert not any(one.endswith(" untapped.") and two.endswith(" untapped.") for one, two in pairwise(lines))


def test_the_last_event_of_a_line_is_its_number(match: Match) -> None:
    first, second = match.state.seat_of(0).log()

    assert (first.n, second.n) == (6, 13)
    assert told(match, 0, first.n + 1) == ["Player 2 draws 7 cards."]


def test_what_is_done_later_if_something_is_so_is_said_in_a_sentence(tmp_path: Path) -> None:
    text = "At the start of your next turn, if you have no points, draw a card."
    own = game_with(tmp_path, ("Alms", "item", text))
    table = plays(own, "Alms", player(deck=twelve_others()), deck=twelve_others())

    table.end_turns(2)

    assert "Alms: if you have no points, draw a card." in table.told()


def test_a_bid_of_points_is_asked_for_in_their_number(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Sale", "item", "Each player secretly bids any amount of points. Draw a card."))
    table = plays(own, "Sale", player(deck=twelve_others()), points=2)

    assert table.asked == "Sale: how many points do you bid?"


def test_which_card_comes_next_is_asked_without_saying_any_order(scene: Scene) -> None:
    mine = player(hand=["Spare Spyglass"], world_map=["Dune Sea"], deck=twelve_others("Aki", "Twig", "Foghorn"))
    table = scene(mine)

    table.do("Play Spare Spyglass", "Aki")

    assert table.asked == "Spare Spyglass: which card do you put on the bottom of your deck next?"


def test_cards_of_a_hand_are_discarded_by_their_player(scene: Scene) -> None:
    mine = player(hand=["Argument About Maps"], world_map=["Lantern Caves"])
    table = scene(mine, player(hand=["Twig", "Aki"]), player(hand=["Foghorn"]))

    table.do("Play Argument About Maps", "Aki")

    told = [say(line.text) for line in table.state.seat_of(-1).log()]
    assert told[-2:] == ["Player 2 discards Aki and Twig.", "Player 3 discards Foghorn."]


def test_whose_hand_is_looked_at_is_said(scene: Scene) -> None:
    mine = player(hand=["Polite Burglary"], world_map=["Lantern Caves"])
    table = scene(mine, player(hand=["Twig"]), player(hand=["Foghorn"]))

    table.do("Play Polite Burglary", "Player 3")

    assert "Player 1 looks at the hand of Player 3." in table.told()


@pytest.mark.parametrize("points", [0, 3])
def test_the_phases_stand_beside_what_a_card_does_at_the_start_of_the_turn(scene: Scene, points: int) -> None:
    table = scene(player(points=points), player(world_map=["Doldrums Yacht Club"], deck=twelve_others()))

    table.do("End your turn")

    lines = table.state.seat_of(-1).log()
    told = "Player 2 draws a card.", "Player 2 turns over "
    assert [line.depth for line in lines if say(line.text).startswith(told)] == [0, 0]


def test_an_offer_about_what_has_happened_to_a_card_names_it(scene: Scene) -> None:
    mine = player(hand=["Twig"], world_map=["Dune Sea"])
    table = scene(mine, player(world_map=["Whirlpool Junction"]))

    table.do("Enter Twig", "At Whirlpool Junction")

    assert table.asked == "Whirlpool Junction, for Twig: do you move it to another course?"


@pytest.mark.parametrize(("saver", "saved", "after"), [
    ("Nightwatch Walrus", "Aki", "Aki is tapped."),
    ("Gentle Ooze", "Gentle Ooze", "Gentle Ooze returns to the hand of Player 2."),
])  # fmt: skip
def test_the_card_that_does_something_else_instead_of_a_defeat_is_named(
    scene: Scene, saver: str, saved: str, after: str
) -> None:
    rivals = [partner(name, of=1) for name in dict.fromkeys([saver, saved])]
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", *rivals)]))

    table.do("Battle at Dune Sea with Pip and Pop", *[saved] * (len(rivals) - 1))

    whom = f", for {saved}" if saved != saver else ""
    assert table.told()[-2:] == [f"{saver} of Player 2 takes effect instead{whom}.", after]


def test_the_card_that_does_something_else_once_is_named(tmp_path: Path) -> None:
    text = "The first time this would be defeated each turn, tap it instead."
    table = Scene(game_with(tmp_path, ("Cork", "partner", text)))(
        player(world_map=[course("Dune Sea", "Pip and Pop", partner("Cork", of=1))])
    )

    table.do("Battle at Dune Sea with Pip and Pop")

    assert table.told()[-2:] == ["Cork of Player 2 takes effect instead.", "Cork is tapped."]


def test_the_item_that_saves_a_partner_the_next_time_is_named(tmp_path: Path) -> None:
    text = "The next time a partner of yours would be defeated this turn, tap it instead."
    own = game_with(tmp_path, ("Cork", "item", text), ("Duel", "item", "Defeat all partners."))
    table = plays(own, "Cork", hand=["Duel"], world_map=[course("Dune Sea", "Aki")])

    table.do("Play Duel")

    assert table.told()[-2:] == ["Cork of Player 1 takes effect instead, for Aki.", "Aki is tapped."]


def test_by_how_much_a_partner_is_changed_is_said(scene: Scene) -> None:
    mine = [course("Dune Sea", partner("Twig", tapped=True)), "Lantern Caves"]
    table = scene(player(hand=["Horse on Loan", "Borrowed Courage"], world_map=mine))

    table.do("Play Horse on Loan", "Tap Lantern Caves", "Play Borrowed Courage")

    said = [line for line in table.told() if " gives Twig " in line]
    assert said == [
        "Horse on Loan gives Twig +1 point value until the end of the turn.",
        "Borrowed Courage gives Twig +3 power until the end of the turn.",
    ]
