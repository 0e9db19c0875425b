"""What a position is worth, for bots: what each player has, counted in Prestige, turned into a chance of winning.

Will, Shards and tiles are worth what they may still become: much at the beginning, little when pencils are nearly down.
What the active player can still do in this cast counts nearly as if it were done, so that a cast is judged by all that
it sets off.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.ability import END_OF_GAME
from rulebound.games.arcane.card import ADD, CHAOS, COLLECT, COMPLETE, SPELL, WILL
from rulebound.games.arcane.card import USE as USE_ACTION
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import ENOUGH, Table
from rulebound.kernel.ability import USE
from rulebound.kernel.worth import share

STOCK: Final = 0.42  # for each Will or Shard, while there is time to use it
FULL: Final = 8  # so much of either is worth that; more waits too long
OVER: Final = 0.12  # for each beyond that
USABLE: Final = 1.3  # an item with a USE ability, while there is time
ALWAYS: Final = 1.3  # an item that is always on
FINALE: Final = 2.0  # an item that waits for the end
COMPLETING: Final = 1.0  # for each assignment, besides its Prestige: what it does, and that the end comes nearer
TILE: Final = 0.30  # for each symbol that can be cast
COMPLETER: Final = 0.30  # more for one that completes
LINK: Final = 0.35  # for each link between tiles
EXHAUSTED: Final = 0.35  # of a tile's worth is lost with a token on it
EXTRA: Final = 1.5  # for a turn to come
NEW_TILE: Final = 0.8  # for a tile that will be placed
USING: Final = 0.6  # for a Use Item action to come, with an item that can be used
AHEAD: Final = 0.9  # of what an action brings counts while it is still to be done
UNIT: Final = 5.0  # so much more Prestige makes it e times as likely to win, at the beginning
LAST_UNIT: Final = 2.0  # and at the end


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1; all seats' chances come to 1."""
    most = max([table.completed(i) for i in range(table.seats)])
    time = 0.1 if table.pencils >= 0 else max(0.2, 1.0 - most / ENOUGH)
    unit = LAST_UNIT + (UNIT - LAST_UNIT) * time
    return share([worth(table, i, time) / unit for i in range(table.seats)], seat)


def worth(table: Table, me: int, time: float) -> float:
    """What a player has, in Prestige. time: how much of the game is left, 1 to 0."""
    soon = 0.4 + 0.6 * time
    total = table.score(me) + COMPLETING * table.completed(me) + soon * stock(table.will[me], table.shards[me])
    for it in table.items[me]:
        total += item(table, it, time)
    total += time * slate(table, me) + EXTRA * soon * table.extra[me]
    if me == table.active:
        total += NEW_TILE * time * len(table.taken) + AHEAD * cast(table, me, soon)
    return total


def stock(will: int, shards: int) -> float:
    """What Will and Shards are worth."""
    total = STOCK * (min(will, FULL) + min(shards, FULL))
    return total + OVER * (max(0, will - FULL) + max(0, shards - FULL))


def item(table: Table, it: int, time: float) -> float:
    """What the ability of an item may still bring."""
    total = 0.0
    for ability in table.card(it).abilities:
        if ability.key == USE:
            total += USABLE * time
        elif ability.key == END_OF_GAME:
            total += FINALE
        else:
            total += ALWAYS * time
    return total


def slate(table: Table, me: int) -> float:
    """What the tiles of a slate can do, and how well they go together."""
    total = 0.0
    start = me * SPACES
    for spot in range(start, start + SPACES):
        it = table.top[spot]
        if it < 0:
            continue
        own = LINK * len(table.links(it))
        for symbol in table.print_of(it).symbols:
            own += TILE
            if symbol & COMPLETE:
                own += COMPLETER
        total += own * (1.0 - EXHAUSTED) if table.exhaustion[spot] else own
    return total


# -- What can still be done in a cast ----------------------------------------------------------------------------------


def cast(table: Table, me: int, soon: float) -> float:
    """The actions that are left of the tile being resolved, and those of the linked tiles that are still to come."""
    left: list[int] = []
    for scope in table.scopes:
        if scope.me == me and scope.source >= 0 and table.zone[scope.source] > 0 and is_resolved(table, scope.source):
            left += scope.picks
    if table.activated >= 0 and table.is_visible(table.activated):
        for it in table.links(table.activated):
            if it not in table.resolved and table.can_be_linked(it):
                left += table.print_of(it).symbols
    return actions(table, me, left, soon) if left else 0.0


def is_resolved(table: Table, it: int) -> bool:
    """Whether a scope of this piece is that of a tile whose actions are performed."""
    return len(table.print_of(it).symbols) > 0


def actions(table: Table, me: int, symbols: list[int], soon: float) -> float:
    """What these symbols bring; Complete Assignment as much as the best that could be paid for, the first time."""
    total, completing = 0.0, 0
    for symbol in symbols:
        if symbol & COMPLETE:
            completing += 1
        elif symbol & (WILL | COLLECT):
            total += STOCK * soon
        elif symbol == ADD:
            total += NEW_TILE * soon if table.market else 0.0
        elif symbol & USE_ACTION:
            total += USING * soon if table.items[me] else 0.0
    if completing:
        best = best_completion(table, me, soon)
        flexible = STOCK * soon if CHAOS in symbols else 0.0
        total += max(best, flexible)
    return total


def best_completion(table: Table, me: int, soon: float) -> float:
    """What the best assignment brings that the player could pay for now; nought where there is none."""
    best = 0.0
    for it in table.public + table.hand[me]:
        card = table.print_of(it)
        cost = table.cost(it)
        if cost <= (table.will[me] if card.kind == SPELL else table.shards[me]):
            best = max(best, card.prestige + COMPLETING - STOCK * soon * cost)
    return best
