"""Attacks that meet a block: `when you block an attack`, `when an attack of yours is blocked`. [clash.defended]

A block that an attack breaks through has blocked it all the same. What misses by distance has met no block. [R37]
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, So
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.varia.ability_keys import UNTIL_MOMENT_ENDS
from rulebound.games.varia.events import BLOCKS
from rulebound.games.varia.hitting import is_attack, is_block
from rulebound.games.varia.phrases.in_moment import refuse_without_moment
from rulebound.games.varia.phrases.lines import When
from rulebound.games.varia.phrases.put_off import refuse_put_off
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Triggered

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


# -- What was blocked in this moment -----------------------------------------------------------------------------------


class WasBlocked(Fact):
    """`End of Moment: If this was blocked, draw a card.` The card notes it."""

    text: ClassVar[str] = "this was {no?not} blocked"
    of_itself: ClassVar[bool] = True
    no: bool

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        refuse_put_off(self, sense)
        text, wanted = "this was blocked in this moment", not self.no

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return source in table.acting(table.rival(seat))

        note(sense, text, when)
        return lambda table, scope: (table.times_noted(scope.source, text) > 0) == wanted


def note(sense: Sense, text: str, when: When) -> None:
    """The card notes it until the moment is over."""
    if not any([one.text == text for one in sense.notes]):
        notes = Triggered[Any](text, BLOCKS, when, Sequence())
        notes.silent = notes.counts = True
        notes.lasts = UNTIL_MOMENT_ENDS
        sense.notes.append(notes)


class YouBlocked(Fact):
    """`If you blocked an attack this moment, ...`, as far as the card was there."""

    text: ClassVar[str] = "{who:Doer} blocked {no:NoOrAnAttack} attack this moment"
    who: Doer
    no: NoOrAnAttack

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        who, text = self.who, f"{self.who.word} blocked an attack this moment"
        note(sense, text, lambda table, source, it, other, seat: who.is_it(table, source, seat))
        wanted = self.no.word != "no"
        return lambda table, scope: (table.times_noted(scope.source, text) > 0) == wanted


class NoOrAnAttack(Word):
    forms: ClassVar[tuple[str, ...]] = ("an", "no")


class IsUnopposed(Fact):
    """By neither an attack nor a block that is performed. [clash.unopposed]"""

    text: ClassVar[str] = "this is {no?not} unopposed"
    of_itself: ClassVar[bool] = True
    no: bool

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        wanted = not self.no

        def so(table: Table, scope: Scope) -> bool:
            rival = table.rival(scope.me)
            return (not is_attack(table, rival) and not is_block(table, rival)) == wanted

        return so
