"""Between whole deeds: what was triggered is played out."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.choices import LEAVE, PICK
from rulebound.games.arcane.events import IS_IDLE, TRIGGERS
from rulebound.games.arcane.needs import has_triggered
from rulebound.games.arcane.state import Table
from rulebound.kernel.action import NOTHING, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.effect import Pick
from rulebound.kernel.scope import Scope


@rule("R4")
def settle(table: Table, me: int) -> None:
    """What was triggered is played out, first the active player's, each in the own order. [item.always]"""
    if not table.raised:
        return
    table.then(me, settle)
    for seat in table.left():
        waiting = sources_of(table, seat)
        if len(waiting) > 1:
            table.then(seat, play_triggered)
            table.scopes.append(Scope(seat, NOTHING, []))
            table.ask(seat, WHICH_FIRST, [PICK[it] for it in waiting])
            return
        if waiting:
            play_first_of(table, seat, waiting[0])
            return
    table.raised = []  # of nobody at this table


def sources_of(table: Table, seat: int) -> list[int]:
    """The cards of this player whose triggered effects wait, each once."""
    found: list[int] = []
    for pending in table.raised:
        if pending.me == seat and pending.source not in found:
            found.append(pending.source)
    return found


@rule("R4")
def play_triggered(table: Table, me: int) -> None:
    """The one that was chosen."""
    play_first_of(table, me, table.scopes.pop().picks[0])


def play_first_of(table: Table, me: int, source: int) -> None:
    """The first waiting effect of this card is played out whole."""
    for pending in table.raised:
        if pending.me == me and pending.source == source:
            table.raised = [other for other in table.raised if other is not pending]
            ability = table.triggered(pending)
            table.cause = pending.cause
            table.clause = "item.always"
            scope = Scope(me, source, [], it=pending.it, other=pending.other)
            if ability.effect.is_idle(table, scope):
                table.happened(IS_IDLE, me, source)
            else:
                table.happened(TRIGGERS, me, source)
                table.play_out(ability.effect, scope, LEAVE)
            return


WHICH_FIRST: Final[Question[Table]] = Question(
    "R4", "Which card's effect comes first?", has_triggered, takes=[Pick], says="{it}"
)
