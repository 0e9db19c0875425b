"""What scenes say of a table, apart from single cards: the fields that a game keeps, and the zones in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from rulebound.kernel.game.scene import TABLE_KEYS
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, NOBODY_SEES, Zone

if TYPE_CHECKING:
    from rulebound.cardgame.game import CardGame


SCENE_KEYS: Final = (
    "seats", "active", "turn", "first", "chance", "quiet", "modifiers", "pieces", "memory", "streams", *TABLE_KEYS,
)  # fmt: skip
MEMORY: Final = ("known", "shuffles", "shuffled", "since", "tracked", "enabled")


@dataclass(frozen=True)
class Field:
    """Something that a game keeps on its tables: of all, of each seat, or of each piece.

    key: what scenes call it. name: the field of the table. usual: what it is where a scene does not say; true or false,
    or a number, which is never below `least`. zones: of a field of pieces, where they have it.
    """

    key: str
    name: str
    usual: int = 0
    least: int = 0
    zones: Sequence[int] = ()


@dataclass(frozen=True)
class Attached:
    """Cards that lie on others. key: their list in a scene. zone: theirs; to: that of what they lie on.

    name: the field of the table that says for each of them on which piece it lies.
    """

    key: str
    zone: int
    to: int
    name: str


def listed_zones(game: CardGame, seats: int) -> Iterator[tuple[Zone, int]]:
    """The zones in the order in which a scene names what lies there, each with its seat; decks come last.

    The seat of a common zone is NO_SEAT. What has left the game is of each player where players bring decks.
    """
    own = any(pool.each for pool in game.box.pools)
    unlisted = [*game.builder.unlisted, *[one.zone for one in game.builder.attachments]]
    listed = [zone for zone in game.zones.all if (zone.listed or zone.number == AWAY) and zone.number not in unlisted]
    for decks in (False, True):
        for seat in range(seats):
            for zone in listed:
                if is_deck(zone) == decks and (zone.each or (zone.number == AWAY and own)):
                    yield zone, seat
        for zone in listed:
            if is_deck(zone) == decks and not zone.each and (zone.number != AWAY or not own):
                yield zone, NO_SEAT


def memory_of(table: CardTable, memory: Sequence[str]) -> list[str]:
    """The fields that a scene remembers, with those of a game whose cards create tokens."""
    return [*memory, "gone_tokens"] if table.token_pieces else list(memory)


def is_deck(zone: Zone) -> bool:
    """Whether it is filled up by itself."""
    return zone.sees == NOBODY_SEES
