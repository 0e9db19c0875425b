"""What is done to tiles, and by which player: they are exhausted, moved and discarded, as items are."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject, This
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.games.arcane.events import EXHAUSTS, IS_DISCARDED, IS_TAKEN, MOVES_TILE, ROTATES_TILE
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.triggered import SpokenOf


def doer(table: Table) -> int:
    """Who is doing something just now: whose effect is played out, or else whose turn it is."""
    return table.doer_now()


def who_does_it(table: Table, it: int, other: int, seat: int) -> int:
    return doer(table)


class IsExhausted(Event):
    """By a cast, or by a card."""

    text: ClassVar[str] = "{what:Subject} is/are exhausted"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)
        return EXHAUSTS, lambda table, source, it, other, seat: found.holds(table, source, it)

    def has_player(self) -> bool:
        """Whose tile it is."""
        return True


class ExhaustsIt(Event):
    """`When another player exhausts a tile of yours, they lose 1 Will.`"""

    text: ClassVar[str] = "{who:Acting} exhausts/exhaust {what:Subject}"
    kind: ClassVar[str] = EXHAUSTS
    who: Acting
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, doer(table)) and found.holds(table, source, it)

        return type(self).kind, when

    def has_player(self) -> bool:
        return True

    def spoken_of(self) -> SpokenOf | None:
        """Who does it; where you do, whose tile it is."""
        return who_does_it if self.who.word != "you" else None


class IsDiscarded(Event):
    """`When this is discarded, draw three cards.` A placed tile, too, or a public assignment; by any player."""

    text: ClassVar[str] = "{what:Subject} is/are discarded"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)
        return IS_DISCARDED, lambda table, source, it, other, seat: found.holds(table, source, it)

    def ends_it(self) -> bool:
        return isinstance(self.what, This)

    def has_player(self) -> bool:
        """Whose it is."""
        return True


class DiscardsIt(ExhaustsIt):
    """`When another player discards an item of yours, they lose 2 Will.`"""

    text: ClassVar[str] = "{who:Acting} discards/discard {what:Subject}"
    kind: ClassVar[str] = IS_DISCARDED
    who: Acting
    what: Subject

    def ends_it(self) -> bool:
        return isinstance(self.what, This)


class TakesItem(Event):
    """`When another player takes control of an item of yours, draw two cards.`"""

    text: ClassVar[str] = "{who:Acting} takes/take control of {what:Subject}"
    who: Acting
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and found.holds(table, source, it)

        return IS_TAKEN, when

    def has_player(self) -> bool:
        return True


class MovesIt(ExhaustsIt):
    """`When another player moves a tile of yours, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} moves/move {what:Subject}"
    kind: ClassVar[str] = MOVES_TILE
    who: Acting
    what: Subject


class RotatesIt(ExhaustsIt):
    text: ClassVar[str] = "{who:Acting} rotates/rotate {what:Subject}"
    kind: ClassVar[str] = ROTATES_TILE
    who: Acting
    what: Subject
