"""Texts that look at the top of a deck."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import SUPPORTER
from rulebound.games.courses.texts import read
from rulebound.games.courses.zones import DECK, DISCARD
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, player

LOOK = (
    "Tap this: Look at the top {} cards of your deck. Put one of them into your hand and {} on the bottom of your deck."
)


@pytest.mark.parametrize(("count", "rest", "seen"), [("two", "the other", 2), ("three", "the rest", 3)])
def test_one_card_is_taken_and_the_others_go_under_the_deck(
    scene: Scene, tmp_path: Path, count: str, rest: str, seen: int
) -> None:
    game = game_with(tmp_path, ("Teller", "supporter", LOOK.format(count, rest)))
    deck = ["Marzipan Golem"] * 6 + ["Foghorn", "Twig", "Aki"]  # the top card last
    table = scene(player(home=["Teller"], deck=deck), game=game)

    table.do("Use Teller")
    assert sorted(table.options) == sorted(["Aki", "Twig", "Foghorn"][:seen])
    table.do("Twig")

    assert table.hand(0) == ["Twig"]
    names = [table.state.card(it).name for it in table.state.cards_in(DECK, 0)]
    assert sorted([*names[: seen - 1], "Twig"]) == sorted(["Aki", "Twig", "Foghorn"][:seen])
    assert len(names) == 8


@pytest.mark.parametrize(
    ("count", "rest", "problem"),
    [("two", "the third", "'third' cannot stand here"), ("three", "the other", "write 'the rest' here")],
)
def test_what_is_left_is_called_by_its_number(count: str, rest: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(LOOK.format(count, rest), SUPPORTER)

    assert problem in refused.value.problems[0].sentence()


@pytest.mark.parametrize(("top", "points"), [("Potion", 2), ("Twig", 0)])
def test_a_card_that_is_drawn_openly_is_known_to_all_and_counts(
    scene: Scene, tmp_path: Path, top: str, points: int
) -> None:
    text = "Draw a card and reveal it. If it is an item, gain 2 points."
    game = game_with(tmp_path, ("Scry", "item", text), ("Potion", "item", "Draw a card."))
    table = scene(player(hand=["Scry"], deck=["Marzipan Golem"] * 6 + [top]), player(), game=game)

    table.do("Play Scry")

    assert table.points == [points, 0]
    assert table.hand(0) == [top]
    assert table.state.known[table.piece(top)] & 0b11 == 0b11


def test_nothing_counts_where_nothing_is_drawn_openly(scene: Scene, tmp_path: Path) -> None:
    text = "Draw a card and reveal it. If it is an item, gain 2 points. Otherwise, gain 1 point."
    game = game_with(
        tmp_path,
        ("Scry", "item", text),
        ("Wall", "supporter", "You cannot draw cards."),
        ("Potion", "item", "Draw a card."),
    )
    table = scene(player(hand=["Scry"], home=["Wall"], deck=["Marzipan Golem"] * 6 + ["Potion"]), player(), game=game)

    table.do("Play Scry")

    assert table.points == [1, 0]


@pytest.mark.parametrize(("tops", "points"), [
    (("Foghorn", "Twig"), [2, 0]), (("Twig", "Foghorn"), [0, 2]), (("Twig", "Twig"), [0, 0]),
])  # fmt: skip
def test_who_turns_up_the_dearest_card_gains_and_none_does_where_two_do(
    scene: Scene, tmp_path: Path, tops: tuple[str, str], points: list[int]
) -> None:
    text = "Each player reveals the top card of their deck. The player who revealed the highest cost gains 2 points."
    game = game_with(tmp_path, ("Clash", "item", text))
    decks = [["Marzipan Golem"] * 6 + [top] for top in tops]
    table = scene(player(hand=["Clash"], deck=decks[0]), player(deck=decks[1]), game=game)

    table.do("Play Clash")

    shown = [table.state.cards_in(DECK, seat)[-1] for seat in (0, 1)]
    assert table.points == points
    assert all(table.state.known[it] & 0b11 == 0b11 for it in shown)


def test_what_was_turned_up_is_compared_only_after_it_was(tmp_path: Path) -> None:
    with pytest.raises(TextError) as refused:
        read("The player who revealed the highest cost gains 2 points.", "item")

    assert "no sentence before this has each player reveal" in refused.value.problems[0].sentence()


@pytest.mark.parametrize("verb", ["Look at", "Reveal"])
@pytest.mark.parametrize(("answer", "discarded"), [("Yes", ["Twig"]), ("No", [])])
def test_the_card_that_was_seen_can_be_discarded(
    scene: Scene, tmp_path: Path, verb: str, answer: str, discarded: list[str]
) -> None:
    game = game_with(
        tmp_path, ("Doubt", "supporter", f"Tap this: {verb} the top card of your deck. You may discard it.")
    )
    table = scene(player(home=["Doubt"], deck=["Marzipan Golem"] * 6 + ["Twig"]), game=game)

    table.do("Use Doubt", answer)

    assert [table.state.card(it).name for it in table.state.cards_in(DISCARD, 0)] == discarded
    assert len(table.state.cards_in(DECK, 0)) == 7 - len(discarded)
