"""How much damage a leader must be dealt before any goes past it, where cards prevent it or do something else instead.

That is tried, on a copy of the table. [F13] [F20]
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, hurting, resources
from rulebound.games.avarium.ability import DAMAGE_TAKEN
from rulebound.games.avarium.box import FIRST_IDOL
from rulebound.games.avarium.events import EXPELLED
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.replacement import MayInstead

INSTEAD_OF_MERIT: Final = instead_of(resources.WOULD_LOSE_MERIT)
INSTEAD_OF_EXPULSION: Final = instead_of(EXPELLED)


def enough(table: Table, leader: int, before: int, least: int, most: int) -> int:
    """The least damage, of so much at most, by which this leader is gone; more than that where it stays.

    before: what it has been assigned already.
    """
    if not may_stay(table, leader) or not stays(table, leader, before + least):
        return least
    if stays(table, leader, before + most):
        return most + 1
    return next((n for n in range(least + 1, most) if not stays(table, leader, before + n)), most)


def may_stay(table: Table, leader: int) -> bool:
    """Whether a card could have it outlast as much damage as it can be assigned. If not, there is nothing to try."""
    if hurting.can_be_passed_on(table):
        return True
    if leader >= FIRST_IDOL:
        return table.unusual and INSTEAD_OF_MERIT in table.standing
    if not characters.can_be_expelled(table, leader):
        return True
    return table.unusual and INSTEAD_OF_EXPULSION in table.standing


def stays(table: Table, leader: int, assigned: int) -> bool:
    """Whether it is still there after so much damage, whatever players may do instead. An idol has Merit left then."""
    trial = table.clone()
    trial.standing = {**trial.standing, **without_choices(table)}
    damage, _ = hurting.left_of(trial, leader, assigned + trial.now(DAMAGE_TAKEN, leader, 0), NOTHING)
    if leader >= FIRST_IDOL:
        resources.hurt(trial, trial.holder[leader], damage)
        return trial.merit[trial.holder[leader]] > 0
    return damage < trial.defense(leader) or not characters.is_expelled(trial, leader)


def without_choices(table: Table) -> dict[str, list[Standing]]:
    """What cards do instead of damage and what it causes, without what players only may do."""
    return {
        key: [one for one in table.standing[key] if not isinstance(one.ability, MayInstead)]
        for key in (hurting.SOMETHING_ELSE, INSTEAD_OF_EXPULSION, INSTEAD_OF_MERIT)
        if key in table.standing
    }
