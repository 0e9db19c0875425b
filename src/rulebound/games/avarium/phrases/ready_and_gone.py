"""Students that are readied or leave a class, as what cards wait for; and the values of the card itself."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium.events import LEAVES, READIED
from rulebound.games.avarium.phrases.cards import Whosever
from rulebound.games.avarium.phrases.events import HappensTo
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table


class IsReadied(HappensTo):
    """By the start of its player's turn as well as by a card. [start.ready]"""

    text: ClassVar[str] = "{who:Subject} is/are/am readied"
    who: Subject

    def kind(self) -> str:
        return READIED


class LeavesClass(HappensTo):
    """By whatever: it is expelled, goes into a hallway or elsewhere, or into another class. [class.stays]"""

    text: ClassVar[str] = "{who:Subject} leaves/leave {whose:Whosever} class"
    who: Subject
    whose: Whosever

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, own = self.who.filter(sense), self.whose.word != "their"

        def leaves(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return (seat == player(table, source)) == own and found.holds(table, source, it)

        return LEAVES, leaves


class MyStat(WholeMeasure):
    """`EXHAUST: Deal damage to target student equal to my Combat.`"""

    text: ClassVar[str] = "my {stat}"
    stat: Stat

    def number_of(self, sense: Sense) -> Number:
        if sense.plays:
            sense.wrong(
                self,
                "a scheme has no such value: choose a student before, and write 'its {stat}' here",
                stat=self.stat.word,
            )
        stat = self.stat
        return lambda table, scope: max(0, stat.of(table, scope.source))
