"""Texts that count the cards of a hand and of a discard pile."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

WHILE: Final = "This has +3 power as long as "


def power(scene: Scene, folder: Path, text: str, **zones: list[str]) -> int:
    """The power of a partner, printed 2, with this text, beside these zones of its owner."""
    table = scene(
        player(world_map=[course("Dune Sea", "Golem")], **zones), game=game_with(folder, ("Golem", "partner", text))
    )
    return table.power("Golem")


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("This has +1 power for each item in your discard pile.", 2),
        ("This has +1 power for each card in your discard pile.", 3),
        ("This has +1 power for each course in your discard pile.", 0),
        ("This has +1 power for each card in your hand.", 1),
    ],
)
def test_cards_that_are_not_in_play_are_counted(scene: Scene, tmp_path: Path, text: str, more: int) -> None:
    discarded = ["Foghorn", "Foghorn", "Twig"]

    assert power(scene, tmp_path, text, discard=discarded, hand=["Aki"]) == 2 + more


@pytest.mark.parametrize(
    ("condition", "zones", "more"),
    [
        ("you have no cards in your hand", {}, 3),
        ("you have no cards in your hand", {"hand": ["Aki"]}, 0),
        ("you have two or more cards in your hand", {"hand": ["Aki", "Twig"]}, 3),
        ("you have two or more cards in your hand", {"hand": ["Aki"]}, 0),
        ("you have one or fewer cards in your hand", {"hand": ["Aki"]}, 3),
        ("there is no item in your discard pile", {"discard": ["Aki"]}, 3),
        ("there is no item in your discard pile", {"discard": ["Foghorn"]}, 0),
        ("there is an item in your discard pile", {"discard": ["Foghorn"]}, 3),
        ("there is a card in your discard pile", {}, 0),
        ("there are two or more partners in your discard pile", {"discard": ["Aki", "Foghorn", "Twig"]}, 3),
        ("there are two or more partners in your discard pile", {"discard": ["Aki", "Foghorn"]}, 0),
    ],
)
def test_a_hand_or_a_discard_pile_is_a_condition(
    scene: Scene, tmp_path: Path, condition: str, zones: dict[str, list[str]], more: int
) -> None:
    assert power(scene, tmp_path, f"{WHILE}{condition}.", **zones) == 2 + more


def test_an_item_that_is_played_is_no_longer_in_the_hand(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Last Letter", "item", "If you have no cards in your hand, gain 2 points."))
    table = scene(player(hand=["Last Letter"]), game=game)

    table.do("Play Last Letter")

    assert table.points == [2, 0]


def test_what_cannot_be_lent_is_refused() -> None:
    with pytest.raises(TextError) as refused:
        read('Partners here have "Partners cannot enter here."', COURSE)

    told = refused.value.problems[0].sentence()
    assert told == "line 1, column 20: this cannot be a text of others: write it on the card itself"


def test_only_the_own_discard_pile_counts(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("Golem", "partner", "This cannot attack as long as there is no item in your discard pile.")
    )
    there = course("Dune Sea", "Golem", partner("Twig", of=1))
    table = scene(player(world_map=[there]), player(discard=["Foghorn"]), game=game)

    when = "as it says: This cannot attack as long as there is no item in your discard pile"
    assert str(table.why_not(Battle, "Golem")) == f"Golem cannot attack, {when}. [R39]"


@pytest.mark.rule("courses", "R52")
def test_an_item_that_takes_effect_counts_for_no_card_as_one_of_the_hand(scene: Scene, tmp_path: Path) -> None:
    golem = ("Golem", "partner", "This has +1 power for each card in your hand.")
    text = "Gain 1 point for each card in your hand. Gain 5 points for each partner with power 4 or more."
    game = game_with(tmp_path, golem, ("Tally", "item", text))
    table = scene(player(hand=["Tally", "Aki"], world_map=[course("Dune Sea", "Golem")]), game=game)

    before = table.power("Golem")
    table.do("Play Tally")

    assert before == 2 + 2
    assert table.points == [1, 0]
    assert table.power("Golem") == 2 + 1


@pytest.mark.rule("courses", "R52")
@pytest.mark.parametrize(
    ("text", "held", "points"),
    [
        ("Discard your hand, then draw that many cards.", ["Aki"], 0),
        ("Shuffle your hand into your deck, then draw that many cards.", ["Aki"], 0),
        ("Put your hand on the bottom of your deck.", [], 0),
        ("Each player discards their hand, then draws that many cards.", ["Aki"], 0),
        ("Reveal your hand. Gain 1 point for each item revealed this way.", ["Twig"], 0),
        ("Gain points equal to the number of cards in your hand.", ["Twig"], 1),
        ("If you have exactly one card in your hand, gain 3 points.", ["Twig"], 3),
        ("Discard an item from your hand. If you do, gain 3 points.", ["Twig"], 0),
    ],
)
def test_r52_an_item_by_which_another_is_played_does_not_count_for_the_hand_either(
    tmp_path: Path, text: str, held: list[str], points: int
) -> None:
    own = game_with(
        tmp_path, ("Case", "item", "Play an item from your hand without paying its cost."), ("Inner", "item", text)
    )
    mine = player(hand=["Case", "Inner", "Twig"], deck=["Aki"] * 9)
    table = Scene(own)(mine, player(deck=["Aki"] * 9))

    table.do("Play Case", "Inner")

    assert (table.points[0], len(table.hand(0))) == (points, len(held))
    assert [one for one in table.discard(0) if one in ("Case", "Inner")] == ["Inner", "Case"]
