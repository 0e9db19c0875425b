"""Pending triggers are carried out between actions: the active player's first; each player orders their own."""

from __future__ import annotations

from typing import Final, TypeVar

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Rule, Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.pending import Pending
from rulebound.kernel.table.procedure import Procedure
from rulebound.kernel.table.winning import has_winner_by_card

TRIGGERS: Final = "triggers"
IS_IDLE: Final = "is idle"  # a trigger whose condition is not met

T = TypeVar("T", bound=CardTable)


def has_triggered(table: T, me: int, it: int) -> bool:
    return any([pending.source == it and pending.me == me for pending in table.pending])


class Triggers(Procedure[T]):
    """How a game plays out what was triggered.

    clause: that players order what waits of theirs. clause_of_each: under which an effect is played out.
    pick: the actions by which a card is chosen. leave: the step that ends an effect.
    """

    def __init__(self, clause: str, clause_of_each: str, pick: list[Action[T]], leave: Step[T]) -> None:
        self.clause_of_each = clause_of_each
        self.pick = pick
        self.leave = leave
        self.chosen: Rule[T] = Rule(clause, "play_triggered", self.play_chosen)
        waits: Need[T] = Need(clause, "{it} has no effect that waits.", has_triggered)
        self.which: Question[T] = Question(clause, "Which card's effect comes first?", waits, takes=[Pick], says="{it}")
        self.which.name = "WHICH_FIRST"

    def rules(self) -> list[Rule[T]]:
        return [self.chosen]

    def questions(self) -> list[Question[T]]:
        return [self.which]

    def play_next(self, table: T, me: int, settle: Rule[T]) -> None:
        """One of the effects that wait, or the question which comes first; then `settle` again.

        Before that, a card may have won the game for somebody.
        """
        if table.unusual and has_winner_by_card(table, self.clause_of_each):
            return
        if not table.pending:
            return
        table.then(me, settle)
        if len(table.pending) == 1 and not table.out[table.pending[0].me]:  # as most often: there is nothing to order
            self.play(table, table.pending[0])
            return
        for seat in table.left():
            waiting = sources_of(table, seat)
            if len(waiting) > 1:
                table.then(seat, self.chosen)
                table.scopes.append(Scope(seat, NOTHING, []))
                table.ask(seat, self.which, [self.pick[it] for it in waiting])
                return
            if waiting:
                self.play_first_of(table, seat, waiting[0])
                return
        table.pending = []  # only of eliminated players

    def play_chosen(self, table: T, me: int) -> None:
        """The one that was chosen."""
        self.play_first_of(table, me, table.scopes.pop().picks[0])

    def play_first_of(self, table: T, me: int, source: int) -> None:
        """The first waiting effect of this card is played out whole."""
        for pending in table.pending:
            if pending.me == me and pending.source == source:
                self.play(table, pending)
                return

    def play(self, table: T, pending: Pending) -> None:
        """This effect waits no longer; it is played out whole."""
        alone = len(table.pending) == 1
        table.pending = [] if alone else [other for other in table.pending if other is not pending]
        me, source = pending.me, pending.source
        ability = table.triggered(pending)
        table.cause = pending.cause
        table.clause = self.clause_of_each
        scope = table.scope_of(pending, ability)
        table.scopes.append(scope)  # its player sees whether nothing will be done
        idle = ability.effect.is_idle(table, scope)
        table.scopes.pop()
        if idle:
            table.emit(IS_IDLE, me, source)
            table.is_of_the_action()
            return
        lent = pending.ability >= 0 and pending.face != table.faces[source]
        known = lent and pending.face in table.faces  # a copy may be what it was again
        lender = table.faces.index(pending.face) if known else NOTHING  # one on which it is printed
        table.emit(TRIGGERS, me, source, lender, number=pending.ability)
        table.play_out(ability.effect, scope, self.leave)


def sources_of(table: CardTable, seat: int) -> list[int]:
    """The cards of this player whose triggered effects wait, each once."""
    found: list[int] = []
    for pending in table.pending:
        if pending.me == seat and pending.source not in found:
            found.append(pending.source)
    return found
