"""The table of what each ruling does."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games import load
from rulebound.lab.ruling_figures import decks, in_short, length, moved, rows_of

CLEAR = {"rate": 0.1, "low": 0.05, "high": 0.15}
CHANCE = {"rate": 0.1, "low": -0.05, "high": 0.25}
NOTHING = {"rate": 0.0, "low": 0.0, "high": 0.0}


def one(**given: Any) -> dict[str, Any]:
    """What was measured of a ruling."""
    usual = {
        "name": "untap=all", "came_up": 200, "could_be_used": 150, "used": 50, "effect": CHANCE, "matchups": [],
        "turns": {"before": 12.0, "difference": CLEAR}, "decisions": {"difference": CHANCE},
    }  # fmt: skip
    return usual | given


def met(deck: str, against: str, games: int, effect: dict[str, float]) -> dict[str, Any]:
    return {"deck": deck, "against": against, "games": games, "effect": effect}


def test_a_row_says_what_the_ruling_is_and_what_it_does() -> None:
    game = load("courses")

    (row,) = rows_of(game, in_short({"measured": [one()]}))

    assert row[0].startswith("`untap`: ") and row[1].startswith("`all`: ")
    assert row[2:] == ["75 %", "25 %", "+10.0 points (-5.0 to +25.0)", "**+0.1 turns (+0.1 to +0.1)**", ""]


def test_a_ruling_after_which_no_game_went_otherwise_has_no_figures() -> None:
    found = in_short({"measured": [one(used=0, matchups=[met("A", "B", 9, CLEAR)])]})

    (row,) = rows_of(load("courses"), found)

    assert row[3:] == ["0 %", "", "", ""]


def test_the_deck_that_changes_most_is_named_if_that_is_no_chance() -> None:
    some = [met("A", "B", 40, CLEAR), met("A", "C", 40, CLEAR), met("B", "A", 40, CHANCE)]

    assert decks(one(matchups=some)).startswith("A: **+10.0 points (+6.5 to +13.5)**")
    assert decks(one(matchups=some[2:])) == "none for certain"


def test_of_the_matchups_only_the_sentence_about_the_deck_is_kept() -> None:
    some = [met("A", "B", 40, CLEAR)]

    (kept,) = in_short({"measured": [one(matchups=some)]})["measured"]

    assert "matchups" not in kept
    assert kept["decks"] == decks(one(matchups=some)) and kept["decks"].startswith("A: ")


def test_what_never_differs_is_no_certain_change() -> None:
    assert decks(one(matchups=[met("A", "B", 40, NOTHING)])) == "none for certain"
    assert moved(NOTHING, 100, "points") == "+0.0 points (+0.0 to +0.0)"


@pytest.mark.parametrize(("before", "unit"), [(12.0, "turns"), (0.0, "decisions"), (None, "decisions")])
def test_lengths_are_turns_where_a_game_counts_them(before: float | None, unit: str) -> None:
    assert unit in length(one(turns={"before": before, "difference": CLEAR}))
