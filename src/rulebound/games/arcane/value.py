"""The value of a position for bots: what each player has, in Prestige, turned into a chance of winning.

Will, Shards and tiles are worth what they may still become: much at the beginning, little near the end. What the active
player can still do in this cast counts almost as if it were done, so the value of a cast includes all tiles that it
triggers. The weights are those that won most in a search, `rulebound weigh arcane --search`: see docs/strength.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.ability import AtTheEnd
from rulebound.games.arcane.box import ENOUGH
from rulebound.games.arcane.card import ADD, CHAOS, COLLECT, COMPLETE, SPELL, WILL
from rulebound.games.arcane.card import USE as USE_ACTION
from rulebound.games.arcane.counting import counted
from rulebound.games.arcane.linking import would_set_off
from rulebound.games.arcane.slate import Count
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, ITEMS, MARKET, PUBLIC, TAKEN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.softmax import softmax
from rulebound.kernel.table.ability_keys import USE

LAST_TURNS: Final = 0.1  # of the game is left when pencils are down
LEAST_TIME: Final = 0.2  # of it is left before that, at least


class Weights:
    """The weights, in Prestige; `rulebound weigh` plays with others."""

    def __init__(self) -> None:
        self.stock = 0.42  # for each Will or Shard, while there is time to use it
        self.full = 8.2  # so much of either is worth that; more waits too long
        self.over = 0.1  # for each beyond that
        self.late = 0.38  # of the worth of stocks and turns to come is left at the very end
        self.usable = 0.43  # an item with a USE ability, while there is time
        self.always = 0.65  # an item that is always on
        self.priced = 0.25  # more for each Shard that such an item costs: its price tells how much it can do
        self.finale = 1.6  # an item that waits for the end and lets one choose
        self.growing = 1.1  # what an item that counts something at the end will gain on what it would count now
        self.completing = 0.9  # for each assignment, besides its Prestige: what it does, and that the end comes nearer
        self.tile = 0.91  # for each symbol that can be cast
        self.completer = 0.27  # more for one that completes
        self.link = 0.32  # for each link between tiles
        self.exhausted = 0.21  # of a tile's worth is lost with a token on it
        self.extra = 1.8  # for a turn to come
        self.new_tile = 1.0  # for a tile that will be placed
        self.using = 0.56  # for a Use Item action to come, with an item that can be used
        self.ahead = 1.4  # of what an action brings counts while it is still to be done
        self.unit = 2.5  # so much more Prestige makes it e times as likely to win, at the beginning
        self.last_unit = 1.4  # and at the end


def value(table: Table, seat: int, weights: Weights) -> float:
    """The seat's chance of winning, 0 to 1; the chances of all seats add up to 1."""
    most = max([table.completed(i) for i in range(table.seats)])
    time = LAST_TURNS if table.pencils >= 0 else max(LEAST_TIME, 1.0 - most / ENOUGH)
    unit = weights.last_unit + (weights.unit - weights.last_unit) * time
    return softmax([worth(table, i, weights, time) / unit for i in range(table.seats)], seat)


def worth(table: Table, me: int, weights: Weights, time: float) -> float:
    """What a player has, in Prestige. time: how much of the game is left, 1 to 0."""
    soon = weights.late + (1.0 - weights.late) * time
    total = table.score(me) + weights.completing * table.completed(me)
    total += soon * (
        stock(table.will[me], weights) + stock(table.shards[me], weights) + weights.extra * table.extra[me]
    )
    for it in table.cards_in(ITEMS, me):
        total += item(table, it, weights, time)
    total += time * slate(table, me, weights)
    if me == table.active:
        total += weights.new_tile * time * len(table.cards_in(TAKEN)) + weights.ahead * cast(table, me, weights, soon)
    return total


def stock(n: int, weights: Weights) -> float:
    """The worth of so many Will or Shards."""
    return weights.stock * min(n, weights.full) + weights.over * max(0.0, n - weights.full)


def item(table: Table, it: int, weights: Weights, time: float) -> float:
    """The worth of what the abilities of an item may still bring."""
    total = 0.0
    price = weights.priced * table.print_of(it).cost
    for ability in table.card(it).abilities:
        if isinstance(ability, AtTheEnd):
            total += finale(table, it, ability, weights, time)
        elif ability.key == USE:
            total += (weights.usable + price) * time
        else:
            total += (weights.always + price) * time
        price = 0.0
    return total


def finale(table: Table, it: int, ability: AtTheEnd, weights: Weights, time: float) -> float:
    """The worth of an End of Game ability."""
    if not ability.promises:
        return weights.finale
    return ability.promises[0](table, Scope(table.holder[it], it, [])) + weights.growing * time


def slate(table: Table, me: int, weights: Weights) -> float:
    """The worth of the tiles of a slate and of their links."""
    found = counted(table, me)
    return tiles(found.fresh, weights) + (1.0 - weights.exhausted) * tiles(found.exhausted, weights)


def tiles(found: Count, weights: Weights) -> float:
    """The worth of so many symbols and links."""
    return weights.tile * found.symbols + weights.completer * found.completing + weights.link * found.links


# -- What can still be done in a cast ----------------------------------------------------------------------------------


def cast(table: Table, me: int, weights: Weights, soon: float) -> float:
    """The worth of the remaining actions of the tile being resolved, and of the linked tiles that are still to come."""
    left: list[int] = []
    for scope in table.scopes:
        if scope.me == me and scope.source >= 0 and table.zone[scope.source] > 0 and is_resolved(table, scope.source):
            left += scope.picks
    if table.activated >= 0 and table.is_visible(table.activated):
        for it in would_set_off(table, table.activated):
            if it not in table.resolved:
                left += table.print_of(it).symbols
    return actions(table, me, left, weights, soon) if left else 0.0


def is_resolved(table: Table, it: int) -> bool:
    """Whether a scope belongs to this tile while its actions are performed."""
    return len(table.print_of(it).symbols) > 0


def actions(table: Table, me: int, symbols: list[int], weights: Weights, soon: float) -> float:
    """The worth of these symbols. The first Complete Assignment counts as much as the best assignment that can be
    paid.
    """
    total, completing = 0.0, 0
    for symbol in symbols:
        if symbol & COMPLETE:
            completing += 1
        elif symbol & (WILL | COLLECT):
            total += weights.stock * soon
        elif symbol == ADD:
            total += weights.new_tile * soon if table.cards_in(MARKET) else 0.0
        elif symbol & USE_ACTION:
            total += weights.using * soon if table.cards_in(ITEMS, me) else 0.0
    if completing:
        flexible = weights.stock * soon if CHAOS in symbols else 0.0
        total += max(best_completion(table, me, weights, soon), flexible)
    return total


def best_completion(table: Table, me: int, weights: Weights, soon: float) -> float:
    """The worth of the best assignment that the player could pay for now; 0 if there is none."""
    best = 0.0
    for it in table.cards_in(PUBLIC) + table.cards_in(HAND, me):
        card = table.print_of(it)
        cost = table.cost(it)
        if cost <= (table.will[me] if card.kind == SPELL else table.shards[me]):
            best = max(best, card.prestige + weights.completing - weights.stock * soon * cost)
    return best
