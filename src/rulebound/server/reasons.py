"""Why something can or cannot be done at a table, and whether it can be undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.basics import view
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.view_parts import words
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.stops import automatic_pass
from rulebound.language import _
from rulebound.server import frames
from rulebound.server.table_messages import Why
from rulebound.session.errors import Refused
from rulebound.session.table import Table
from rulebound.session.table_config import new_seed


def why_not(table: Table, seat: int, asked: Why) -> frames.WhyNot:
    """The actions that are possible with these ids, or this action, and why others are not."""
    mine = table.seat(seat)
    answers = dict(mine.about(asked.touch)) if seat >= 0 else {}
    if asked.code >= 0:
        action = table.action(asked.code)
        answers[action] = mine.why_not(action)
    possible = [
        frames.Possible(code=it.code, text=mine.describe(it)) for it, reason in answers.items() if reason is None
    ]
    impossible = [refused(table, mine, it, reason) for it, reason in answers.items() if reason is not None]
    seen = mine.view()
    if table.teaching is not None and seat >= 0:
        impossible += not_now(table, seat, possible, asked.touch)
        possible = []
        table.teaching.narrow(seen)
    possible += touched(seen, asked.touch, {it.code for it in possible})
    impossible += others(seen, asked.touch, {(view.say(it.text), view.say(it.reason)) for it in impossible})
    if not possible and not impossible:
        impossible = [nothing(table, seat)]
    return frames.WhyNot(id=asked.id, can=possible, cannot=impossible)


def why_final(table: Table, seat: int, code: int) -> str:
    """Why an action could not be undone freely, in a sentence; empty if it could.

    It is tried on an imagined table, so the answer reveals nothing new to the seat. Raises Refused.
    """
    if seat < 0 or seat != table.decider:
        raise Refused("impossible", _("This is only for the player who decides now."))
    action, mine = table.action(code), table.seat(seat)
    if mine.why_not(action) is not None:
        return ""
    state = mine.imagine(Chance.of(new_seed(), "final"))
    before = state.undo_limit
    state.apply(action)
    stops = table.match.stops
    while state.seat in stops and (passed := automatic_pass(state, stops[state.seat])) is not None:
        state.apply(passed)
    if state.undo_limit > before:  # asked first: whether the game ends may depend on what is rolled or seen
        return _("That cannot be taken back: {why}.", why=_(state.undo_limit_reason))
    if state.over:
        return _("The game is over then.")
    return "" if state.seat == seat else _("{name} decides then.", name=table.name_of(state.seat))


def refused(table: Table, mine: Seat, action: Action[Any], reason: Reason) -> frames.Impossible:
    text = words(table.match.state, mine.phrase(action))
    touches = [word.card for word in text if isinstance(word, view.Word) and word.card]
    return frames.Impossible(
        code=action.code, text=text, touches=touches, reason=[reason.sentence], clause=reason.clause
    )


def touched(seen: view.View, targets: Sequence[str], known: set[int]) -> list[frames.Possible]:
    """The options of the view that touch one of these ids, without the known ones."""
    options = seen.decision.options if seen.decision else []
    return [
        frames.Possible(code=option.code, text=view.whole(option))
        for option in options
        if option.code not in known and any(target in (*option.touches, option.to) for target in targets)
    ]


def others(seen: view.View, targets: Sequence[str], known: set[tuple[str, str]]) -> list[frames.Impossible]:
    """The refusals of the view that touch one of these ids, without the known ones."""
    refusals = seen.decision.refused if seen.decision else []
    return [
        frames.Impossible(code=-1, text=it.text, touches=it.touches, reason=it.reason, clause=it.clause)
        for it in refusals
        if any(target in it.touches for target in targets) and (view.say(it.text), view.say(it.reason)) not in known
    ]


def not_now(
    table: Table, seat: int, possible: Sequence[frames.Possible], targets: Sequence[str]
) -> list[frames.Impossible]:
    """What the rules allow, but the lesson not yet."""
    teaching, decision = table.teaching, table.seat(seat).view().decision
    if teaching is None or decision is None or seat != decision.seat:
        return []
    allowed = {option.code for option in teaching.allowed(decision)}
    why, clause = teaching.why_not_now(decision).rstrip("."), teaching.step.clause if teaching.step else ""
    return [
        frames.Impossible(code=it.code, text=[it.text], touches=list(targets), reason=[why], clause=clause)
        for it in possible
        if it.code not in allowed
    ]


def nothing(table: Table, seat: int) -> frames.Impossible:
    """The answer for an id that no action is about."""
    decision = table.match.state.decision
    if table.over:
        reason = _("The game is over.")
    elif seat != decision.seat:
        reason = _("{name} decides now.", name=table.name_of(decision.seat))
    else:
        reason = _("Nothing can be done with this now. You are asked: {prompt}", prompt=decision.prompt)
    return frames.Impossible(code=-1, text=[], touches=[], reason=[reason], clause=decision.clause)
