"""The lines of Varia's cards: what happens at the start of a moment, on a hit, at its end, and what holds meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.changes import Change
from rulebound.cardtext.phrases.structure.lines import Line, doing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Sentence, joined
from rulebound.games.varia.counters import AMPLIFIED
from rulebound.games.varia.events import END_OF_MOMENT, HITS, START_OF_MOMENT
from rulebound.games.varia.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds
from rulebound.kernel.table.triggered import Triggered

When = Callable[[Any, int, int, int, int], bool]


class MomentLine(Line):
    """Something that an action sets off in its moment, and an asset or a stack in every one."""

    kind: ClassVar[str] = ""
    sentences: tuple[Sentence, ...]

    def when(self, sense: Sense) -> When:
        return acts_now if sense.kind in ("action", "token") else always

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        when = self.when(sense)
        effect = joined(sense, self.sentences)
        return [doing(Triggered(str(self), type(self).kind, when, effect), *self.sentences)]


def acts_now(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """Whether the card is a part of its player's action of this moment."""
    return table.moment >= 0 and source in table.acting(table.holder[source])


def always(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """What an asset or a stack says is so in every moment, wherever the asset lies. [asset.passive]"""
    return True


class AtStart(MomentLine):
    """[moment.start]"""

    text: ClassVar[str] = "Start of Moment: {sentences:Sentence*}"
    term: ClassVar[str] = "start"
    kind: ClassVar[str] = START_OF_MOMENT
    sentences: tuple[Sentence, ...]


class AtEnd(MomentLine):
    """[moment.end]"""

    text: ClassVar[str] = "End of Moment: {sentences:Sentence*}"
    term: ClassVar[str] = "end"
    kind: ClassVar[str] = END_OF_MOMENT
    sentences: tuple[Sentence, ...]


class OnHit(MomentLine):
    """[hit.on]"""

    text: ClassVar[str] = "On-Hit: {sentences:Sentence*}"
    term: ClassVar[str] = "hit"
    kind: ClassVar[str] = HITS
    sentences: tuple[Sentence, ...]

    def when(self, sense: Sense) -> When:
        return has_hit_itself if sense.kind in ("action", "token") else has_hit


def has_hit_itself(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return table.holder[source] == seat and source in table.acting(seat)


def has_hit(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """An asset or a stack waits for every attack of its player. [asset.passive]"""
    return table.holder[source] == seat


class WhileLine(Line):
    """Changes of the action's own values as long as something is so."""

    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [adding(self, str(self), change.stat.key(), int(change.by.value)) for change in self.changes]


def adding(line: WhileLine, text: str, key: str, by: int) -> Ability[Any]:
    def added(table: Table, source: int, it: int) -> int:
        return by if it == source and line.holds(table, source) else 0

    return Adds(text, key, added)


class Momentum(WhileLine):
    """[term.momentum]"""

    text: ClassVar[str] = "Momentum: {changes:Change*and}"
    term: ClassVar[str] = "momentum"
    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        seat = table.holder[source]
        return table.moved[seat] or table.moved_before[seat]


class Amplified(WhileLine):
    """[term.amplify]"""

    text: ClassVar[str] = "Amplified: {changes:Change*and}"
    term: ClassVar[str] = "amplified"
    changes: tuple[Change, ...]

    def holds(self, table: Table, source: int) -> bool:
        return table.is_marked(AMPLIFIED, source)


class Depleting(Line):
    """Of a stack. [stack.kinds]"""

    text: ClassVar[str] = "Depleting"
    term: ClassVar[str] = "depleting"

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != "stack":
            sense.wrong(self, "only stacks deplete")
        return []


class InfiniteOnMaximum(Line):
    """Decapitate's rule."""

    text: ClassVar[str] = "if a Focus die shows its maximum, this has infinite Power."

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return []  # the roll looks at the card
