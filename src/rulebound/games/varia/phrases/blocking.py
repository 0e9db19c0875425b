"""Attacks that meet a block: `when you block an attack`, `when an attack of yours is blocked`. [clash.defended]

A block that an attack breaks through has blocked it all the same. What misses by distance has met no block. [R37]
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.filters import Filter
from rulebound.cardtext.phrases.lines import Event
from rulebound.cardtext.phrases.meaning import IT, Sense
from rulebound.cardtext.phrases.subjects import Subject
from rulebound.games.varia.events import BLOCKS
from rulebound.games.varia.phrases.lines import Doer
from rulebound.games.varia.state import Table

THE_ATTACK: Final = {"that attack": IT}


def is_any_part(table: Table, source: int, found: Filter, seat: int) -> bool:
    """Whether a player's action of this moment is what is meant, by any of its parts."""
    return any([found.holds(table, source, part) for part in table.acting(seat)])


class Blocks(Event):
    """What happens between an attack and a block: the attack is `it`."""

    def parts(self) -> dict[str, str]:
        return THE_ATTACK


class PlayerBlocks(Blocks):
    """`When you block an attack, gain 1 Action Point.`"""

    text: ClassVar[str] = "{who:Doer} blocks/block {what:Subject}"
    who: Doer
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.is_it(table, source, seat) and is_any_part(table, source, found, table.rival(seat))

        return BLOCKS, when

    def has_player(self) -> bool:
        return self.who.word != "you"


class CardBlocks(Blocks):
    """`When this blocks an attack, draw a card.`"""

    text: ClassVar[str] = "{block:Subject} blocks/block {what:Subject}"
    block: Subject
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        block, found = self.block.filter(sense), self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if not is_any_part(table, source, found, table.rival(seat)):
                return False
            return is_any_part(table, source, block, seat)

        return BLOCKS, when

    def it_is(self) -> str:
        return ""


class IsBlocked(Blocks):
    """`When an attack of yours is blocked, draw a card.`"""

    text: ClassVar[str] = "{what:Subject} is/are blocked"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return is_any_part(table, source, found, table.rival(seat))

        return BLOCKS, when
