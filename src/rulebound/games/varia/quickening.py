"""Fast by fusing: what can be planned in the fast steps because a part of the fused action is Fast."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia.card import ATTACK, BLOCK, SKILLFUSE, SPELLFUSE
from rulebound.games.varia.needs import fuses_with, is_fast
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import HAND
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.need import need

NOT_FAST_YET: Final = 1  # the number of a scope: what is fused must have a Fast part, and has none so far


def becomes_fast(table: Table, me: int, pieces: list[int]) -> bool:
    """Whether the last of these is Fast, or may be fused with cards of the hand of which one is. [R15]

    The others are what it would be combined with. It matters of a card how it was reached only for the supertypes.
    """
    reached: list[tuple[int, bool, bool]] = []
    waiting = [pieces]
    while waiting:
        action = waiting.pop()
        if is_fast.holds(table, me, action[-1]):
            return True
        for other in partners(table, me, action):
            whole = [*action, other]
            way = other, table.is_typed(whole, ATTACK), table.is_typed(whole, BLOCK)
            if way not in reached:
                reached.append(way)
                waiting.append(whole)
    return False


def partners(table: Table, me: int, action: list[int]) -> list[int]:
    """The cards of the hand with which the last part of an action may be fused."""
    last = action[-1]
    keywords = table.print_of(last).keywords
    if SPELLFUSE not in keywords and SKILLFUSE not in keywords:  # as most often
        return []
    hand = [it for it in table.piles[HAND + me] if it not in action]
    return [it for it in hand if fuses_with(table, last, it) and table.can_merge(action, [it])]


def is_not_fast_yet(scopes: list[Scope]) -> bool:
    """Whether an action of a fast step is being fused that has no Fast part so far."""
    return bool(scopes) and scopes[-1].number == NOT_FAST_YET


@need("fast.only", "{it} is not Fast.")
def fast_or_fused(table: Table, me: int, it: int) -> bool:
    """[term.fast] [term.spellfuse] [term.skillfuse]"""
    return becomes_fast(table, me, [it])


@need("fast.only", "{source} is Fast only with an action that cannot be combined with {there}.")
def fast_there(table: Table, me: int, it: int) -> bool:
    return bool(table.scopes) and becomes_fast(table, me, [*table.action_at(me, it), table.scopes[-1].source])


@need("fast.only", "{it} does not make {source} Fast.")
def makes_fast(table: Table, me: int, it: int) -> bool:
    if not is_not_fast_yet(table.scopes):
        return True
    return becomes_fast(table, me, [*table.together(table.scopes[-1].source), it])


@need("fast.only", "{source} is not Fast: combine it with an action that makes it so.")
def fast_alone(table: Table, me: int, it: int) -> bool:
    return not is_not_fast_yet(table.scopes)
