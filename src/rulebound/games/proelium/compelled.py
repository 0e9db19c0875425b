"""Characters that must attack or block, or may attack twice, because of cards. [golden.rule] [R60] [R61]"""

from __future__ import annotations

from typing import Final

from rulebound.games.proelium.needs import AGAIN, TO_ATTACK, TO_BLOCK, in_your_laboratory
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.taxing import tax_on

MUST_ATTACK: Final = "must attack"  # these are the keys of what cards say, each of a character
MUST_BLOCK: Final = "must block"
MUST_BE_BLOCKED: Final = "must be blocked"


ATTACKS_TWICE: Final = "attacks twice"
ANOTHER_COMBAT: Final = "another combat"  # of the player whose turn it is


def is_said(table: Table, key: str) -> bool:
    """Whether a card says so of any character."""
    if key in table.standing:
        return True
    return len(table.modifiers) > 0 and any([modifier.value == key for modifier in table.modifiers])


def able(table: Table, me: int, needs: list[Need[Table]]) -> list[int]:
    """A player's characters that can do it."""
    found = table.cards_in(LABORATORY, me)
    return [it for it in found if all([need.holds(table, me, it) for need in [in_your_laboratory, *needs]])]


def must_attack(table: Table, me: int) -> list[int]:
    """Who must attack, and can without paying for it."""
    if not is_said(table, MUST_ATTACK):  # as most often
        return []
    found = [it for it in able(table, me, TO_ATTACK) if table.now(MUST_ATTACK, it, 0) > 0]
    return [it for it in found if not tax_on(table, "attack", me, it)]


def must_block(table: Table, me: int) -> list[int]:
    """Who must block the attacker that is faced now, and can without paying for it."""
    if not is_said(table, MUST_BLOCK):
        return []
    found = [it for it in able(table, me, TO_BLOCK) if table.now(MUST_BLOCK, it, 0) > 0]
    return [it for it in found if not tax_on(table, "block", me, it)]


def must_be_blocked(table: Table, me: int) -> list[int]:
    """Those of whom one must block the attacker that is faced now; none where nothing must."""
    place = table.facing
    if not is_said(table, MUST_BE_BLOCKED) or table.blockers[place]:
        return []
    if table.now(MUST_BE_BLOCKED, table.attackers[place], 0) <= 0:
        return []
    return [it for it in able(table, me, TO_BLOCK) if not tax_on(table, "block", me, it)]


def note_who_may_attack_again(table: Table) -> bool:
    """Whether any attacker of this combat may attack once more in the turn. [R61]"""
    if not is_said(table, ATTACKS_TWICE):  # as most often
        return False
    found = [it for it in table.attackers if table.stays(it) and table.now(ATTACKS_TWICE, it, 0) > 0]
    fresh = [it for it in found if not table.has_used(it, AGAIN)]
    for it in fresh:
        table.modify(USED + AGAIN, it, 0, END_OF_TURN, table.holder[it], it)
        table.modify(AGAIN, it, 1, END_OF_TURN, table.holder[it], it)
    return len(fresh) > 0


def may_attack_again(table: Table, me: int) -> list[int]:
    """The characters that may."""
    return [it for it in table.cards_in(LABORATORY, me) if table.now(AGAIN, it, 0) > 0]


def forget_who_may_attack_again(table: Table) -> None:
    """The second combat begins, or there is none."""
    table.keep_modifiers([one for one in table.modifiers if one.value != AGAIN])


def has_another_combat(table: Table, me: int) -> bool:
    """Whether a card has added a combat to this turn, which begins now. [R65]"""
    found = [one for one in table.modifiers if one.value == ANOTHER_COMBAT and one.it == of_seat(me)]
    if not found:
        return False
    first = found[0]
    table.keep_modifiers([one for one in table.modifiers if one is not first])
    return True
