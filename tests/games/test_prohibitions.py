"""Needs that only a card makes fail are asked where some card says so: they must name what it says."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound
from rulebound.kernel.table.need import Need


def needs_of(name: str) -> list[Need[Any]]:
    """All needs of a game's actions and questions, and of what its cards ask for."""
    game = rulebound.load(name)
    of_actions = [need for action in game.actions for need in action.needs]
    of_questions = [need for question in game.questions.values() for need in question.needs]
    of_cards = [need for card in game.card_list for ability in card.abilities for need in getattr(ability, "needs", [])]
    return list({id(need): need for need in [*of_actions, *of_questions, *of_cards]}.values())


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_prohibition_says_what_cannot_be_done(name: str) -> None:
    for need in needs_of(name):
        if need.cannot:
            action = need.cannot.removeprefix("cannot ")
            assert action != need.cannot
            assert action in need.sentence


@pytest.mark.parametrize(("name", "least"), [("avarium", 7), ("courses", 6)])
def test_games_have_prohibitions(name: str, least: int) -> None:
    assert len([need for need in needs_of(name) if need.cannot]) >= least
