"""Paying with one resource as if it were another: `you may spend Shards as if they were Will to complete spells`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.ability_keys import STANDS_IN
from rulebound.kernel.table.cardtable import CardTable


class StandsIn(Ability[Any]):
    """Of one resource, `first`, so much can be paid as is wanted of the other, `other`.

    had(table, seat): how much of the first a player has; lose(table, seat, n): takes it.
    pays_for(table, it): whether this card can be paid so; -1 is what a text asks for.
    """

    def __init__(
        self, text: str, first: str, other: str, had: Callable[[Any, int], int],
        lose: Callable[[Any, int, int], None], pays_for: Callable[[Any, int], bool],
    ) -> None:  # fmt: skip
        super().__init__(text, STANDS_IN)
        self.first = first
        self.other = other
        self.had = had
        self.lose = lose
        self.pays_for = pays_for


def stand_ins(table: CardTable, me: int, other: str, it: int) -> list[StandsIn]:
    """What this player can spend in place of such a resource to pay for a card; each resource once."""
    if not table.unusual or STANDS_IN not in table.standing:  # as most often
        return []
    found: list[StandsIn] = []
    for one in table.standing[STANDS_IN]:
        ability = one.ability
        assert isinstance(ability, StandsIn)
        pays_for = ability.pays_for
        if table.controller(one.source) != me or ability.other != other or not pays_for(table, it):
            continue
        if all([ability.first != earlier.first for earlier in found]):
            found.append(ability)
    return found


def had_besides(table: CardTable, me: int, other: str, it: int) -> int:
    """How much this player can pay in place of it."""
    total = 0
    for one in stand_ins(table, me, other, it):
        had = one.had
        total += had(table, me)
    return total


def spend_besides(table: CardTable, me: int, other: str, it: int, n: int) -> None:
    """So much is paid in place of it."""
    for one in stand_ins(table, me, other, it):
        had, lose = one.had, one.lose
        part = min(n, had(table, me))
        if part > 0:
            lose(table, me, part)
            n -= part
