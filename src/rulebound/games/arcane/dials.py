"""The Will dials: what is above the maximum is lost, unless a card makes something of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.arcane.ability import OVERFLOWS
from rulebound.games.arcane.box import MOST_WILL
from rulebound.games.arcane.events import PERFORMS
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table

WOULD_GAIN: Final = ("gains Will", OVERFLOWS)


def keep_to_dials(table: Table) -> None:
    """Will above the maximum is lost, whatever has lowered the maximum. [D6]"""
    for seat, will in enumerate(table.will):
        if will > MOST_WILL:  # as seldom: cards only ever raise the maximum
            table.lose_will(seat, will - table.most_will(seat))


def is_waited_for(table: Table, me: int, action: int) -> bool:
    """Whether a card waits for this player to perform such an action. [A7]"""
    for found in table.standing.get(PERFORMS[action], NO_ABILITIES):
        waits = found.ability
        if isinstance(waits, Triggered) and not waits.silent:
            when = waits.when
            if when(table, found.source, NOTHING, NOTHING, me):
                return True
    return False


def is_made_of_it(table: Table, me: int) -> bool:
    """Whether a card makes something of Will that a player gains whose dial is at its maximum. [A7]"""
    for kind in WOULD_GAIN:
        if instead_of(kind) in table.standing:
            trial = table.clone()  # what is done instead is done on a copy
            trial.observed = False
            if replaced_by_card(trial, kind, of_seat(me), 1):
                return True
    return False
