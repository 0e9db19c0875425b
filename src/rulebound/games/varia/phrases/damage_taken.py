"""Damage that a player has taken, blocks that let nothing through, and stacks of which each counts."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import SinceWhen
from rulebound.cardtext.phrases.times.noting import counted
from rulebound.games.varia.events import BLOCKS, DAMAGED
from rulebound.games.varia.phrases.blocking import Blocks, is_any_part
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table


def taken(who: Acting, sense: Sense, since: SinceWhen) -> Number:
    """How much damage this player has taken."""
    return counted(who, sense, f"damage taken {since.word}", (DAMAGED,), sums=True, lasts=since.lasts())


class DamageTaken(WholeMeasure):
    """`Deal damage to your target equal to the damage you have taken this turn.`"""

    text: ClassVar[str] = "the damage {who:Acting} has/have taken {since:SinceWhen}"
    who: Acting
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return taken(self.who, sense, self.since)


class PerDamageTaken(Per):
    """`This has +1 Power for each damage you have taken this turn.`"""

    text: ClassVar[str] = "for each damage {who:Acting} has/have taken {since:SinceWhen}"
    who: Acting
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return taken(self.who, sense, self.since)


class PreventsAll(Blocks):
    """`When a block of yours prevents all damage of an attack, draw a card.` Also if the attack misses. [R37]"""

    text: ClassVar[str] = "{block:Subject} prevents/prevent all damage of {what:Subject}"
    block: Subject
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        block, found = self.block.filter(sense), self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            rival = table.rival(seat)
            if table.hit[rival] and table.power[rival] > table.power[seat]:
                return False
            return is_any_part(table, source, found, rival) and is_any_part(table, source, block, seat)

        return BLOCKS, when

    def it_is(self) -> str:
        return ""


class BlocksUnhurt(Blocks):
    """`When you block an attack and take no damage, draw a card.`, by whatever no damage is taken."""

    text: ClassVar[str] = "{who:Doer} blocks/block {what:Subject} and {none:TakesNone#who}"
    who: Doer
    what: Subject
    none: TakesNone

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            rival = table.rival(seat)
            unhurt = table.damage[rival] == 0
            return unhurt and who.is_it(table, source, seat) and is_any_part(table, source, found, rival)

        return BLOCKS, when

    def has_player(self) -> bool:
        return self.who.word != "you"


class TakesNone(Word):
    forms: ClassVar[dict[str, str]] = {"takes no damage": "take no damage"}


class PerOneOfThese(Per):
    """`At the end of the turn, lose 1 Health Point for each of these.`, of the stack that says so. [stack.kinds]"""

    text: ClassVar[str] = "for each of these"

    def number_of(self, sense: Sense) -> Number:
        if sense.kind != "stack":
            sense.wrong(self, "only a stack speaks of several of itself")
        return lambda table, scope: int(table.heaps[scope.source])
