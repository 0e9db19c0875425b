"""Whether two cards are alike, in play or in hands, decks and discard piles."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import course

GOLEM, TWIG = "Marzipan Golem", "Twig"


def points(folder: Path, condition: str, **mine: Any) -> int:
    own = game_with(folder, ("Audit", "item", f"If {condition}, gain 5 points."), ("Tea", "item", "Draw a card."))
    return int(plays(own, "Audit", **mine).points[0])


@pytest.mark.parametrize("said", [
    "no two cards in your hand have the same name", "all cards in your hand have different names",
    "each card in your hand has a different name",
])  # fmt: skip
@pytest.mark.parametrize(("hand", "gained"), [([TWIG, GOLEM], 5), ([TWIG, TWIG], 0), ([], 5)])
def test_names_in_a_hand_are_compared(tmp_path: Path, said: str, hand: list[str], gained: int) -> None:
    assert points(tmp_path, said, hand=hand) == gained


@pytest.mark.parametrize(("pile", "gained"), [([TWIG, GOLEM], 5), ([TWIG, TWIG], 0)])
def test_names_in_a_discard_pile_are_compared(tmp_path: Path, pile: list[str], gained: int) -> None:
    assert points(tmp_path, "no two cards in your discard pile have the same name", discard=pile) == gained


@pytest.mark.parametrize(("deck", "gained"), [([TWIG, GOLEM], 5), ([TWIG, TWIG], 0)])
def test_names_in_a_deck_are_compared(tmp_path: Path, deck: list[str], gained: int) -> None:
    assert points(tmp_path, "there are no two cards with the same name in your deck", deck=deck) == gained


@pytest.mark.parametrize(("there", "gained"), [((TWIG, GOLEM), 0), ((TWIG, TWIG), 5)])
def test_names_in_play_are_compared(tmp_path: Path, there: tuple[str, ...], gained: int) -> None:
    world_map = [course("Dune Sea", *there)]

    assert points(tmp_path, "two or more partners of yours have the same name", world_map=world_map) == gained


@pytest.mark.parametrize(("hand", "gained"), [([TWIG, TWIG], 5), ([TWIG, GOLEM], 0), ([], 0)])
def test_costs_in_a_hand_are_all_the_same(tmp_path: Path, hand: list[str], gained: int) -> None:
    assert points(tmp_path, "all cards in your hand have the same cost", hand=hand) == gained


@pytest.mark.parametrize(("hand", "gained"), [([TWIG, GOLEM], 5), ([TWIG, "Tea"], 0), ([], 0)])
def test_all_cards_of_a_hand_are_of_a_kind(tmp_path: Path, hand: list[str], gained: int) -> None:
    assert points(tmp_path, "all cards in your hand are partners", hand=hand) == gained
