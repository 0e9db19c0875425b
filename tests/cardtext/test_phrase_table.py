"""Tables of phrases for guides, and texts that are completed."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses import texts
from rulebound.kernel.basics.problem import DataError
from rulebound.lab.phrase_table import table_in, with_table


def test_a_table_takes_the_place_of_the_one_before() -> None:
    text = "Before.\n<!-- phrases of courses -->\nold\n<!-- end of the phrases of courses -->\nAfter.\n"

    changed = with_table(text, "courses", "new\n")

    assert table_in(changed, "courses") == "new\n"
    assert changed.startswith("Before.\n")
    assert changed.endswith("After.\n")


def test_a_guide_without_a_place_for_the_table_is_refused() -> None:
    with pytest.raises(DataError, match="must be there once"):
        table_in("Nothing here.", "courses")


def test_a_game_completes_the_text_of_a_card() -> None:
    game = rulebound.load("courses")

    completed = set(game.complete("When this enters, g"))
    assert completed == {
        "gain {amount} {resource}",
        "gain that {much} {resource}",
        "give {what} to {who}",
        "gain {times} that {much} {resource}",
        "gain {resource} equal to {measure}",
        "give you {amount} {resource}",
        "give {who} {amount} {resource}",
        "give you {part} {resource}",
        "give {who} {part} {resource}",
        "gain {amount} {resource} {per}, to a maximum of {most}",
    }
    assert "{amount} {resource}" not in game.complete("Gain two ")
    assert "Draw {count} cards" in game.complete("")


def test_what_a_game_completes_goes_on_from_what_can_be_read() -> None:
    with pytest.raises(TextError):
        texts.read("Nonsense g", "item")

    assert rulebound.load("courses").complete("Nonsense g") == []
