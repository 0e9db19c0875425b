"""A game that declares too little, or what there is not, is refused when its class is made, with all that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.cardgame.declared import DeclaredGame
from rulebound.cardgame.declaring import Counters, Value
from rulebound.games.windward import parts
from rulebound.games.windward.game import Windward


def refusal(base: type[DeclaredGame] = Windward, **declared: Any) -> str:
    """What is said where a game declares this otherwise."""
    with pytest.raises(TypeError) as refused:
        type("Broken", (base,), declared)
    return str(refused.value)


def test_all_that_is_missing_is_listed_with_what_it_is_for() -> None:
    said = refusal(DeclaredGame, name="broken")

    assert "Broken cannot be a game:" in said
    assert "\n  title is missing: its name for people" in said
    assert "\n  beginning is missing: the first rule" in said
    assert "name is missing" not in said


def test_a_game_that_cannot_be_drawn_is_refused() -> None:
    said = refusal(switches=[], reasons={"renown": "Twelve renown are reached."})

    assert 'switches has no "stalemate", and an endless turn has to end' in said
    assert 'reasons has no sentence for "stalemate"' in said


def test_a_tint_and_an_icon_that_there_are_not_are_refused_with_the_nearest() -> None:
    counters = Counters()
    counters.add("coin", "coins", icon="coin", tint="golden")

    said = refusal(counters=counters, values=[Value("cargo", parts.SHIP, icon="crates", tint="sea")])

    assert "the tint 'golden' of counter 'coin' is not one of look.tints; did you mean 'gold'?" in said
    assert "the icon 'crates' of value 'cargo' is not drawn; did you mean 'crate'?" in said


def test_an_action_that_no_question_takes_is_refused() -> None:
    said = refusal(modules=[parts])

    assert "no question takes the action DiscardOne: a module of `modules` must name the question" in said
