"""The guided first game: how it begins, what the guide has to say, and what of it has been read."""

from __future__ import annotations

from rulebound.kernel.basics.view import View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.guide import Lesson, clauses_now, pressing
from rulebound.kernel.game.match import Match
from rulebound.session.charter import Charter
from rulebound.session.players import Faults, Player, called_twice, seated
from rulebound.session.playing import Playing


def first_game(game: Game, name: str = "", faults: Faults = called_twice) -> Charter:
    """The guided first game, for somebody of this name against bots as the guide says. Raises DataError."""
    guide = game.guide
    assert guide is not None, f"{game.title} has no guided first game"
    players = seated([Player(name=name), *[Player(name="", bot=guide.opponent)] * (guide.seats - 1)], faults)
    match = Match.of_scene(game, guide.setting([player.name for player in players]))
    return Charter(record=match.record, players=players, guide=True)


def lesson_for(table: Playing, seen: View, since: int = -1) -> Lesson | None:
    """What the guide has to say to who sees this, when it is theirs to decide. since: the last line that they had read.

    What is pressing is said at once; of what else applies, one lesson at a decision, so that something is done
    between the lessons.
    """
    guide = table.game.guide if table.charter.guide else None
    if guide is None or table.decider < 0 or seen.viewer != table.decider or table.bot_of(seen.viewer):
        return None
    told = table.standing.told
    lesson = guide.due(pressing(seen, since), told)
    if lesson is None and table.standing.told_at != len(table.match.actions):
        lesson = guide.due(clauses_now(table.game, seen), told)
    return lesson


def was_told(table: Playing, clause: str) -> None:
    """A lesson has been read. It is no change of the game: whatever was chosen before stays possible."""
    if table.charter.guide and clause in table.game.rules and clause not in table.standing.told:
        table.standing.told = [*table.standing.told, clause]
        table.standing.told_at = len(table.match.actions)
