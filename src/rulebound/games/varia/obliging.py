"""Actions that a card says its player must plan. [R41]"""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.ability_keys import MUST_PLAN
from rulebound.games.varia.fast import within
from rulebound.games.varia.needs import a_moment_is_free, free_to_plan, has_an_action
from rulebound.games.varia.state import Table
from rulebound.kernel.table.need import need

REACTING: Final = 3  # the phase in which the reactive player plans


@need("R41", "A card says that you must plan another action first, and you can.")
def has_planned_enough(table: Table, me: int, it: int) -> bool:
    """Whether no action has to be planned, or one of them is, or none of them can be."""
    if not table.unusual or MUST_PLAN not in table.standing:  # as most often
        return True
    planned = [piece for action in table.rows[me] for piece in action]
    if any([table.now(MUST_PLAN, piece, 0) > 0 for piece in planned]):
        return True
    if table.phase == REACTING and not a_moment_is_free.holds(table, me, it):
        return True
    return not any(
        [table.now(MUST_PLAN, piece, 0) > 0 and can_be_planned(table, me, piece) for piece in within(table, me)]
    )


def can_be_planned(table: Table, me: int, it: int) -> bool:
    return has_an_action.holds(table, me, it) and free_to_plan.holds(table, me, it)
