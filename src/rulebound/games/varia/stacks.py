"""Stacks: buffs and debuffs of a player, in piles of one name of which only the top one counts. [stack.top]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.games.varia import verbs
from rulebound.games.varia.box import EACH, TOKENS_FROM
from rulebound.games.varia.events import GAINS_STACK, LOSES_STACK, REFILLS
from rulebound.games.varia.zones import CHARACTER, DECK, DISCARD, FORGOTTEN
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.instead import replaced_by_card

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table


def pile_of(table: Table, seat: int, name: str) -> int:
    """The pile of stacks of this name that a player has; NOTHING where there is none. [R28]"""
    for it in table.stacks_of(seat):
        if table.card(it).name == name:
            return it
    return NOTHING


def free_token(table: Table, seat: int) -> int:
    """A piece of a player that is nothing yet; NOTHING where all are in use."""
    first = seat * EACH + TOKENS_FROM
    for it in range(first, (seat + 1) * EACH):
        if table.faces[it] < 0:
            return it
    return NOTHING


def gain_stacks(table: Table, seat: int, name: str, count: int) -> None:
    """So many more stacks of this name. [stack.top]"""
    if replaced_by_card(table, f"{GAINS_STACK} {name}", of_seat(seat), count):
        return
    it = pile_of(table, seat, name)
    if it < 0:
        it = free_token(table, seat)
        if it < 0:
            return
        table.make(it, table.game.cards[name])
        table.lay(it, CHARACTER, seat)
    table.heaps = replaced(table.heaps, it, table.heaps[it] + count)
    table.emit(GAINS_STACK, seat, it, number=table.heaps[it])


def lose_stacks(table: Table, it: int, count: int) -> None:
    """So many stacks of a pile are gone. [stack.kinds]"""
    left = max(0, table.heaps[it] - count)
    table.heaps = replaced(table.heaps, it, left)
    table.emit(LOSES_STACK, table.holder[it], it, number=left)
    if left == 0:
        verbs.remove(table, it)


def refill_deck(table: Table, seat: int) -> None:
    """The discard pile and the forgotten pile are shuffled into a new deck, for a stack of Fatigue. [draw.refill]

    [R29]
    """
    again = table.cards_in(DISCARD, seat) + table.cards_in(FORGOTTEN, seat)
    if not again:
        return
    for it in again:
        table.put(it, DECK, seat)
    table.shuffle(DECK, seat, seat)
    table.emit(REFILLS, seat, number=len(again))
    table.shuffled_anew = True
