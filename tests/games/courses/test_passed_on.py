"""Cards in play and hands that players pass on or give away."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.zones import HAND, HOME
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import Table, course, partner, player, twelve_others

TO_THE_LEFT = "Each player passes a partner of theirs to the player on their left."


def test_each_player_passes_a_partner_to_the_left(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Pass", "item", TO_THE_LEFT))
    others = [
        player(world_map=[course(name, name_of)]) for name, name_of in (("Dune Sea", "Aki"), ("Mossy Keep", "Twig"))
    ]
    table = plays(own, "Pass", *others, world_map=[course("Rooftop Garden", "Marzipan Golem")])

    holders = [table.state.controller(table.piece(name)) for name in ("Marzipan Golem", "Aki", "Twig")]
    assert holders == [1, 2, 0]
    assert table.at("Aki") == "Dune Sea"


def test_a_player_without_partners_passes_none(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Pass", "item", TO_THE_LEFT))
    table = plays(own, "Pass", world_map=[course("Rooftop Garden", "Aki", "Twig")])

    table.do("Twig")

    assert [table.state.controller(table.piece(name)) for name in ("Aki", "Twig")] == [0, 1]


def test_a_partner_is_given_to_another_player(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Gift", "item", "Give a partner of yours to another player."))
    here = course("Dune Sea", "Aki", partner("Twig", of=1))
    table = plays(own, "Gift", world_map=[here])

    assert table.state.controller(table.piece("Aki")) == 1


def test_hands_are_passed_on_together(tmp_path: Path) -> None:
    text = "Each player passes their hand to the player on their left."
    own = game_with(tmp_path, ("Round", "item", text))
    table = plays(own, "Round", player(hand=["Aki"]), player(hand=["Foghorn"]), hand=["Twig"])

    assert [table.hand(seat) for seat in range(3)] == [["Foghorn"], ["Twig"], ["Aki"]]


def test_who_discards_a_card_of_a_hand_that_was_passed_on_has_discarded_it(tmp_path: Path) -> None:
    own = game_with(
        tmp_path,
        ("Round", "item", "Each player passes their hand to the player on their left."),
        ("Till", "supporter", "Discard a card: Draw a card.\nWhen you discard a card, gain 1 point."),
    )
    table = plays(own, "Round", player(hand=["Foghorn"], deck=twelve_others()), home=["Till"])

    table.do("Use Till")

    assert (table.points, table.discard(1)) == ([1, 0], ["Foghorn"])


@pytest.mark.rule("courses", "R52")
@pytest.mark.parametrize(
    "text", ["Each player passes their hand to the player on their left.", "Trade hands with another player."]
)
def test_r52_an_item_that_takes_effect_is_not_passed_on_with_the_hand(tmp_path: Path, text: str) -> None:
    own = game_with(tmp_path, ("Round", "item", text))
    table = plays(own, "Round", player(hand=["Foghorn"]), hand=["Twig"])

    assert (table.hand(0), table.hand(1), table.discard(0)) == (["Foghorn"], ["Twig"], ["Round"])
    assert not any("Round" in line and "hand" in line for line in table.told())
    assert table.state.cards_in(HAND, 1) == [table.piece("Twig")]


def test_who_has_a_card_that_was_passed_on_plays_it_and_pays_for_it(tmp_path: Path) -> None:
    cheap = ("Cheap", "supporter", "Your items cost 1 star less.")
    own = game_with(
        tmp_path, ("Round", "item", "Each player passes their hand to the player on their left."), cheap
    )  # fmt: skip
    other = player(world_map=[course("Dune Sea")], home=["Cheap"])
    table = plays(own, "Round", other, hand=["Foghorn"], world_map=[course("Mossy Keep")])

    table.do("End your turn")

    assert table.state.owner(table.piece("Foghorn")) == 0
    assert "Play Foghorn for 1 star" in table.options


def handed_on(folder: Path, *cards: str, **mine: object) -> Table:
    """Player 2 has passed these cards on to player 1, whose turn it is."""
    hats = (
        "Hat",
        "item",
        'Attach this to a partner of yours.\nThe attached partner has "When this clears a course, draw a card."',
    )
    own = game_with(folder, ("Round", "item", "Trade hands with another player."), hats)
    return plays(own, "Round", player(hand=list(cards), deck=twelve_others()), deck=twelve_others(), **mine)


@pytest.mark.rule("courses", "R63")
def test_r63_who_plays_a_partner_of_another_player_has_it(tmp_path: Path) -> None:
    table = handed_on(tmp_path, "Twig", world_map=["Rooftop Garden", "Dune Sea"])

    table.do("Enter Twig", "At Dune Sea")

    assert (table.state.controller(table.piece("Twig")), table.state.owner(table.piece("Twig"))) == (0, 1)
    assert table.can(Clear, "Twig")
    assert "Twig of Player 1 enters at Dune Sea." in table.told()


@pytest.mark.rule("courses", "R63")
def test_r63_who_plays_a_supporter_of_another_player_has_it(tmp_path: Path) -> None:
    table = handed_on(tmp_path, "Cartographer", "Twig", world_map=["Rooftop Garden", "Dune Sea"])

    table.do("Play Cartographer")

    assert table.state.cards_in(HOME, 0) == [table.piece("Cartographer")]
    assert any(option.startswith("Use Cartographer") for option in table.options)


@pytest.mark.rule("courses", "R63")
def test_r63_who_plays_an_item_of_another_player_has_it_where_it_is_attached(tmp_path: Path) -> None:
    there = course("Rooftop Garden", "Aki")
    table = handed_on(tmp_path, "Hat", world_map=[there])
    table.do("Play Hat")

    table.do("Clear Rooftop Garden with Aki")

    assert table.state.controller(table.piece("Hat")) == 0
    assert len(table.hand(0)) == 1


@pytest.mark.rule("courses", "R63")
def test_r63_it_goes_to_the_discard_pile_of_its_owner(tmp_path: Path) -> None:
    table = handed_on(tmp_path, "Twig", world_map=["Rooftop Garden"])
    table.do("Enter Twig")

    table.do("Exit with Twig")

    assert table.discard(1) == ["Twig"]


@pytest.mark.rule("courses", "R35")
def test_r35_cards_of_others_in_a_hand_go_back_to_theirs_when_its_player_leaves(tmp_path: Path) -> None:
    own = game_with(
        tmp_path,
        ("Round", "item", "Each player passes their hand to the player on their left."),
        ("Doom", "supporter", "Tap this: You lose the game."),
    )
    others = [player(hand=["Twig"], deck=twelve_others()), player(hand=["Foghorn"], deck=twelve_others())]
    table = plays(own, "Round", *others, hand=["Aki"], home=["Doom"], deck=twelve_others())
    assert table.hand(0) == ["Foghorn"]

    table.do("Use Doom")

    assert (table.hand(0), table.hand(2)) == ([], ["Twig", "Foghorn"])
