"""Needs that most games have: where a card lies, what it is, and whether something can be paid or used.

clause: the clause that asks for it. sentence: what is said where it does not hold.
"""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.table import Table
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.need import Need


def lies_in(clause: str, sentence: str, zone: int) -> Need[Any]:
    """The card lies in this zone: in the player's own, where each has one."""

    def holds(table: Table, me: int, it: int) -> bool:
        return table.zone[it] == zone and (table.holder[it] == me or not table.zones[zone].each)

    return Need(clause, sentence, holds)


def of_kind(clause: str, sentence: str, kind: str) -> Need[Any]:
    """The card is of this kind."""

    def holds(table: Table, me: int, it: int) -> bool:
        return table.kind(it) == kind

    return Need(clause, sentence, holds)


def has_counters(clause: str, sentence: str, counter: int, least: int) -> Need[Any]:
    """The player has so many of this counter."""

    def holds(table: Table, me: int, it: int) -> bool:
        return table.amount(counter, me) >= least

    return Need(clause, sentence, holds)


def unmarked(clause: str, sentence: str, mark: int) -> Need[Any]:
    """The card does not have this mark."""

    def holds(table: Table, me: int, it: int) -> bool:
        return not table.is_marked(mark, it)

    return Need(clause, sentence, holds)


def has_use(clause: str) -> Need[Any]:
    """The card can be used for something."""

    def holds(table: Table, me: int, it: int) -> bool:
        return len(table.usable(it)) > 0

    return Need(clause, "{it} cannot be used for anything.", holds)


def use_can_be_paid(clause: str) -> Need[Any]:
    """The cost of using it can be paid, for one of the uses that it offers."""
    text = "{it} cannot be used now: its cost, to {toll}, cannot be paid."
    return Need(clause, text, is_payable, parts=when_alone)


def when_alone(table: Table, it: int) -> list[Need[Any]]:
    """What a card with one use says of when alone that is possible."""
    uses = [one.ability for one in table.usable(it)]
    only = uses[0] if len(uses) == 1 else None
    return only.needs[: only.limits] if isinstance(only, Activated) else []


def is_payable(table: Table, me: int, it: int) -> bool:
    return any([pays_for(table, me, it, one.ability) for one in table.usable(it)])


def pays_for(table: Table, me: int, it: int, ability: Ability[Any]) -> bool:
    """Whether this player can pay what this use of a card costs."""
    return isinstance(ability, Activated) and all([need.holds(table, me, it) for need in ability.needs])
