"""A pupil who does what each step of a lesson asks for, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.kernel.basics.view import View, say
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.goal import PERSON
from rulebound.session.playing import Playing
from rulebound.session.table_config import Standing
from rulebound.session.teaching import Teaching, lesson_table

MOST = 200  # decisions


class Stuck(AssertionError):
    """A lesson cannot be played to its end."""


def table_of(game: Game, lesson: str) -> Playing:
    """A table with a lesson at its beginning."""
    return Playing(game, lesson_table(game, lesson, "Ann"), Standing())


def teaching_of(table: Playing) -> Teaching:
    assert table.teaching is not None
    return table.teaching


def learn(table: Playing, looks: Callable[[Playing], None] = lambda _: None) -> None:
    """Plays the lesson to its end. looks: at each decision of the pupil's. Raises Stuck, with the step."""
    teaching = teaching_of(table)
    for _ in range(MOST):
        if teaching.step is None:
            return
        number = teaching.number
        if table.decider == PERSON or teaching.step.is_read:
            looks(table)
        try:
            go_on(table, teaching)
        except (Stuck, StopIteration) as error:
            raise Stuck(f"step {number + 1} of {teaching.lesson.name}: {teaching.step.say}") from error
    raise Stuck(f"{teaching.lesson.name} does not end: step {teaching.number + 1} waits on")


def go_on(table: Playing, teaching: Teaching) -> None:
    """The next move, of the pupil or the rival."""
    step = teaching.step
    assert step is not None
    if step.is_read:
        teaching.was_read(teaching.number)
    elif table.decider < 0:
        raise Stuck("the game is over")
    elif table.decider != PERSON:
        table.act(table.decider, table.reply())
    elif step.is_tried:
        number = teaching.number
        teaching.was_refused(clauses_against(table, teaching.points_at(table.seat(PERSON).view())))
        if teaching.number == number:
            raise Stuck("nothing refuses it by this clause")
    else:
        table.act(PERSON, way(table.seat(PERSON).view(), teaching))


def way(view: View, teaching: Teaching) -> int:
    """The option that the step waits for."""
    step, decision = teaching.step, view.decision
    assert step is not None
    assert decision is not None
    return next(option.code for option in decision.options if step.is_way(say(option.text)))


def clauses_against(table: Playing, things: list[str]) -> list[str]:
    """By which clauses nothing can be done with these things now."""
    seat = table.seat(PERSON)
    decision = seat.view().decision
    told = decision.refused if decision else []
    listed = [it.clause for it in told if set(things) & set(it.touches)]
    return [reason.clause for _, reason in seat.about(things) if reason is not None] + listed
