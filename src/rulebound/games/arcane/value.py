"""What a position is worth, for bots: what each player has, counted in Prestige, turned into a chance of winning.

Will, Shards and tiles are worth what they may still become: much at the beginning, little when pencils are nearly down.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.ability import END_OF_GAME
from rulebound.games.arcane.card import ADD, CHAOS, COMPLETE, SPELL
from rulebound.games.arcane.card import USE as USE_ACTION
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import ENOUGH, Table
from rulebound.kernel.ability import USE
from rulebound.kernel.worth import share

WILL: Final = 0.30  # for each Will, while there is time to use it
SHARD: Final = 0.30
FULL: Final = 8  # so much of either is worth its full value; more waits too long
OVER: Final = 0.08  # for each Shard or Will beyond that
USE_ITEM: Final = 1.0  # an item with a USE ability, while there is time
ALWAYS: Final = 1.2  # an item that is always on
FINALE: Final = 2.5  # an item that waits for the end
COMPLETING: Final = 0.5  # for each assignment: it brings the end nearer, which whoever is ahead wants
TILE: Final = 0.25  # for each symbol that can be cast
COMPLETER: Final = 0.35  # more for one that completes
LINK: Final = 0.30  # for each link between tiles
EXHAUSTED: Final = 0.45  # of a tile's worth is lost with a token on it
HELD: Final = 0.15  # for a private assignment that could be paid for
EXTRA: Final = 1.5  # for a turn to come
NEW_TILE: Final = 0.6  # for a tile that will be placed
UNIT: Final = 5.0  # so much more Prestige makes it e times as likely to win, at the beginning
LAST_UNIT: Final = 2.0  # and at the end


def value(table: Table, seat: int) -> float:
    """The seat's chance of winning, 0 to 1; all seats' chances come to 1."""
    most = max([table.completed(i) for i in range(table.seats)])
    time = 0.15 if table.pencils >= 0 else max(0.2, 1.0 - most / ENOUGH)
    unit = LAST_UNIT + (UNIT - LAST_UNIT) * time
    return share([worth(table, i, time) / unit for i in range(table.seats)], seat)


def worth(table: Table, me: int, time: float) -> float:
    """What a player has, in Prestige. time: how much of the game is left, 1 to 0."""
    soon = 0.35 + 0.65 * time
    total = table.score(me) + COMPLETING * table.completed(me) + soon * stock(table.will[me], table.shards[me])
    for it in table.items[me]:
        total += item(table, it, time)
    for it in table.hand[me]:
        card = table.print_of(it)
        if card.cost <= (table.will[me] if card.kind == SPELL else table.shards[me]):
            total += HELD * soon
    total += time * slate(table, me) + EXTRA * soon * table.extra[me]
    if me == table.active:
        total += NEW_TILE * time * len(table.taken)
    return total


def stock(will: int, shards: int) -> float:
    """What Will and Shards are worth."""
    total = WILL * min(will, FULL) + SHARD * min(shards, FULL)
    return total + OVER * (max(0, will - FULL) + max(0, shards - FULL))


def item(table: Table, it: int, time: float) -> float:
    """What the ability of an item may still bring."""
    total = 0.0
    for ability in table.card(it).abilities:
        if ability.key == USE:
            total += USE_ITEM * time
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
        own = 0.0
        for symbol in table.print_of(it).symbols:
            own += TILE
            if symbol & COMPLETE:
                own += COMPLETER
            if symbol == CHAOS:
                own += TILE
            elif symbol in (ADD, USE_ACTION):
                own -= TILE * 0.4
        links = 0
        for other in table.links(it):
            if table.exhaustion[table.spot[other]] == 0:
                links += 1
        own += LINK * links
        total += own * (1.0 - EXHAUSTED) if table.exhaustion[spot] else own
    return total
