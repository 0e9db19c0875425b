"""Formats: how large decks are, and how often a card may be in them."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import Deck

GAME = rulebound.load("proelium")


def a_deck(**cards: int) -> Deck:
    return Deck("Mine", "", {"cards": {name.replace("_", " "): count for name, count in cards.items()}})


@pytest.mark.rule("proelium", "R1")
def test_all_theme_decks_fit_the_usual_format() -> None:
    for deck in GAME.decks.values():
        assert GAME.faults_of_deck(deck) == []
        assert sum(deck.lists["cards"].values()) == 40


@pytest.mark.rule("proelium", "R1")
def test_all_that_is_wrong_with_a_deck_is_said() -> None:
    faults = GAME.faults_of_deck(a_deck(Mutant_Frog=5, Mutant_Fog=2))

    assert faults == [
        "5 copies of 'Mutant Frog', at most 4", "there is no card 'Mutant Fog'; did you mean 'Mutant Frog'?",
        "7 cards, must be 40 to 60",
    ]  # fmt: skip


@pytest.mark.rule("proelium", "R1")
def test_a_smaller_format_allows_fewer_copies() -> None:
    with pytest.raises(SetupError) as refused:
        GAME.setup(decks=["Mutagen Ward", "Clockwork Division"], options={"format": "small"})

    assert "deck 'Mutagen Ward': 4 copies of 'Mutant Rat', at most 3 in the format 'small'" in str(refused.value)
