"""Partners that must attack if they can, because of cards."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses import needs as need
from rulebound.games.courses.state import Table
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.taxing import tax_on

MUST_ATTACK: Final = "must attack"  # the key of what cards say of partners


def is_said(table: Table) -> bool:
    """Whether a card says so of any partner."""
    if MUST_ATTACK in table.standing:
        return True
    return len(table.modifiers) > 0 and any([modifier.value == MUST_ATTACK for modifier in table.modifiers])


def who_must_attack(table: Table, me: int) -> int:
    """A partner of this player that must attack, and can without paying for it; NOTHING where there is none."""
    if not is_said(table):  # as most often
        return NOTHING
    for it in table.partners_of(me):
        if (
            table.now(MUST_ATTACK, it, 0) > 0
            and table.fulfils(me, TO_ATTACK, it)
            and attacks_for_nothing(table, me, it)
        ):
            return it
    return NOTHING


def attacks_for_nothing(table: Table, me: int, it: int) -> bool:
    """Whether neither the attacker nor one of those that it can attack must be paid for."""
    if tax_on(table, "attack", me, it):
        return False
    rivals = table.rivals_at(me, table.at[it])
    return any([
        need.can_be_attacked_by(table, me, it, rival) and not tax_on(table, "be attacked", me, rival)
        for rival in rivals
    ])  # fmt: skip


def has_attacked(table: Table, me: int, it: int) -> bool:
    return who_must_attack(table, me) < 0


TO_ATTACK: Final[list[Need[Table]]] = [
    need.untapped_to_attack, need.may_attack, need.rival_untapped_there, need.some_defender,
]  # fmt: skip
NONE_MUST_ATTACK: Final[Need[Table]] = Need("R39", "{compelled} must attack first, and can.", has_attacked)
