"""The log tells in one line what one action does to several cards."""

from __future__ import annotations

from itertools import pairwise

import pytest

import rulebound
from rulebound.kernel.basics.view import say
from rulebound.kernel.game.match import Match


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
