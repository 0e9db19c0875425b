"""Tokens that texts create in the next moment, one after the other: each time their player may be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.cardtext.phrases.structure.effects import Forget, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.one_by_one import OneByOne
from rulebound.games.varia import next_moment
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.effect import Effect, Sequence


def created_by(sense: Sense, seats: Seats, card: Callable[[Table], Card]) -> Effect[Any]:
    """Each of these players creates a token of this card in the next moment; `it` and `them` are these."""

    def create(table: Table, scope: Scope, seat: int) -> None:
        create_and_take(table, scope, seat, card(table))

    return Sequence(Forget(), OneByOne(seats, create, sense.words.leave))


def create_and_take(table: Table, scope: Scope, seat: int, card: Card) -> None:
    """The player creates a token of this card in the next moment, which is one of those that are taken."""
    it = next_moment.create(table, seat, card)
    if it >= 0:
        scope.picks = [*scope.picks, it]
