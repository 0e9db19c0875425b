"""The lesson of a table: its present step, what was done, and what it says now."""

from __future__ import annotations

from typing import Final

from rulebound.language import _
from rulebound.session.teaching import Teaching
from rulebound.terminal.drawn.colours import GILT, MAY
from rulebound.terminal.drawn.decision import cited
from rulebound.terminal.drawn.runs import DIM, PLAIN, RULE, STRONG, Look, Row, Run, wrap

EDGE: Final = [Run("▌ ", RULE)]


def lesson_rows(teaching: Teaching, room: int) -> list[Row]:
    """The present step of the lesson, with a bar at the left."""
    rows = [heading(teaching)]
    if teaching.praise:
        rows.append([praised(teaching)])
    step = teaching.step
    rows.append([Run(teaching.say), *cited(step.clause if step else "")])
    if step is None or step.is_read:
        rows.append(onward(teaching))
    return [line for row in rows for line in wrap(row, room, EDGE, EDGE)]


def heading(teaching: Teaching) -> Row:
    """The lesson and its step."""
    lessons, steps = teaching.table.game.lessons, teaching.lesson.steps
    number = lessons.index(teaching.lesson) + 1
    how_far = (
        _("step {number} of {steps}", number=teaching.number + 1, steps=len(steps)) if teaching.step else _("done")
    )
    return [
        Run(
            _(
                "Lesson {number} of {lessons}: {title}",
                number=number,
                lessons=len(lessons),
                title=_(teaching.lesson.title),
            ),
            Look(GILT, bold=True),
        ),
        Run(f"  {how_far}", DIM),
    ]


def praised(teaching: Teaching) -> Run:
    """What was achieved, or why the step must be tried again."""
    return Run(f"✗ {teaching.praise}", STRONG) if teaching.has_failed else Run(f"✓ {teaching.praise}", MAY)


def onward(teaching: Teaching) -> Row:
    """The key that goes on."""
    if teaching.step is not None:
        sentence = _("goes on")
    elif teaching.following is not None:
        sentence = _("begins the next lesson: {title}", title=_(teaching.following.title))
    else:
        sentence = _("begins a real game, with advice")
    return [Run(_("Enter or a click") + " ", STRONG, "do:enter"), Run(sentence, PLAIN, "do:enter")]
