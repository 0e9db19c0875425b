"""Maintenance: what a player must pay for a card at the start of a turn, and what follows. [turn.maintenance]"""

from __future__ import annotations

from typing import Any

from rulebound.games.proelium import money
from rulebound.games.proelium.events import MAINTAINS, UNMAINTAINED
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect


class Maintain(Effect[Any]):
    """The effect of maintenance once it is paid; the other effect if it cannot be paid. [turn.maintenance] [R17]
    [R18]
    """

    def __init__(self, fee: int, body: Effect[Any] | None, otherwise: Effect[Any] | None) -> None:
        super().__init__()
        self.fee = fee
        self.body: list[Effect[Any]] = [] if body is None else [body]
        self.otherwise: list[Effect[Any]] = [] if otherwise is None else [otherwise]

    def run(self, table: Any, scope: Scope) -> None:
        table.clause = "turn.maintenance"
        if money.can_pay(table, scope.me, self.fee):
            table.emit(MAINTAINS, scope.me, scope.source)
            money.spend(table, scope.me, self.fee)
            for body in self.body:
                table.agenda.append(body.step)
        else:
            table.emit(UNMAINTAINED, scope.me, scope.source)
            for otherwise in self.otherwise:
                table.agenda.append(otherwise.step)

    def is_idle(self, table: Any, scope: Scope) -> bool:
        """What has left play by then, or has another player, is not maintained. [R17]"""
        return not table.stays(scope.source) or bool(table.controller(scope.source) != scope.me)

    def parts(self) -> list[Effect[Any]]:
        return [*self.body, *self.otherwise]
