"""What the guide of a guided game has to say at a table, and what of it has been read."""

from __future__ import annotations

from rulebound.kernel.guide import Lesson, clauses_now, pressing
from rulebound.kernel.view import View
from rulebound.server.table import Table


def lesson_for(table: Table, seen: View) -> Lesson | None:
    """What the guide has to say to who sees this, when it is theirs to decide.

    What is pressing is said at once; of what else applies, one lesson at a decision, so that something is done
    between the lessons.
    """
    guide = table.game.guide if table.charter.guide else None
    if guide is None or table.decider < 0 or seen.viewer != table.decider or table.bot_of(seen.viewer):
        return None
    told = table.standing.told
    lesson = guide.due(pressing(seen, since=-1), told)
    if lesson is None and table.standing.told_at != len(table.match.actions):
        lesson = guide.due(clauses_now(table.game, seen), told)
    return lesson


def was_told(table: Table, clause: str) -> None:
    """A lesson has been read. It is no change of the game: whatever was chosen before stays possible."""
    if table.charter.guide and clause in table.game.rules and clause not in table.standing.told:
        table.standing.told = [*table.standing.told, clause]
        table.standing.told_at = len(table.match.actions)
