"""The guided first game of every game that has one: it can be played to its end, and every lesson comes due in it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rulebound.bots import bot_of
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.guide import Guide, clauses_now, pressing
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.action import Action

MOST = 2000  # decisions


@pytest.fixture
def guide(game: Game) -> Guide:
    if game.guide is None:
        pytest.skip(f"{game.title} has no guided first game")
    return game.guide


class Pupil:
    """A person who tries at once what was taught, leaves alone what was not yet, and else does what was done least."""

    def __init__(self, guide: Guide, seed: int) -> None:
        self.to_come = [lesson.clause for lesson in guide.lessons]
        self.tried: Counter[str] = Counter()
        self.chance = Chance.of(seed, "pupil")

    def choose(self, options: list[Action[Any]], taught: str) -> Action[Any]:
        now = [it for it in options if it.clause == taught]
        known = now or [it for it in options if it.clause not in self.to_come] or options
        least = min(self.tried[type(it).__name__] for it in known)
        new = [it for it in known if self.tried[type(it).__name__] == least]
        chosen = new[self.chance.below(len(new))]
        self.tried[type(chosen).__name__] += 1
        return chosen


def lessons_of_a_game(game: Game, guide: Guide, seed: int) -> list[str]:
    """The clauses of the lessons that a pupil gets, one at a decision, until the game is over."""
    match = Match.of_scene(game, guide.setting([f"Player {seat}" for seat in range(guide.seats)]))
    pupil, rival = Pupil(guide, seed), bot_of(guide.opponent, seed)
    told: list[str] = []
    read = -1
    while not match.state.over and len(match.actions) < MOST:
        seat = match.state.seat_of(match.state.seat)
        if seat.index:
            match.apply(rival.choose(seat))
            continue
        view = seat.view()
        lesson = guide.due(pressing(view, read), told) or guide.due(clauses_now(game, view), told)
        read = view.log[-1].n if view.log else -1
        if lesson:
            told.append(lesson.clause)
            pupil.to_come.remove(lesson.clause)
        match.apply(pupil.choose(seat.legal_actions(), lesson.clause if lesson else ""))
    assert match.state.over
    return told


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_lesson_comes_due(game: Game, guide: Guide, seed: int) -> None:
    told = lessons_of_a_game(game, guide, seed)

    assert [lesson.clause for lesson in guide.lessons if lesson.clause not in told] == []


def test_the_person_decides_first_and_gets_the_first_lesson(game: Game, guide: Guide) -> None:
    match = Match.of_scene(game, guide.setting([f"Player {seat}" for seat in range(guide.seats)]))

    assert match.state.seat == 0
    assert guide.due(clauses_now(game, match.state.seat_of(0).view()), []) == guide.lessons[0]


def test_lessons_are_sentences_that_fit_on_a_small_screen(guide: Guide) -> None:
    for lesson in guide.lessons:
        assert lesson.say.endswith((".", "!", "?"))
        assert len(lesson.say) <= 400, lesson.clause
