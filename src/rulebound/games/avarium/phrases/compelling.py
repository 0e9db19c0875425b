"""Who must be attacked first, and who takes the lead of a party while a fight is on."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Object, Subject
from rulebound.games.avarium import parties
from rulebound.games.avarium.ability import STANDS_FIRST
from rulebound.games.avarium.phrases.instructions import ToThese
from rulebound.games.avarium.phrases.kinds import Enemy
from rulebound.games.avarium.phrases.lines import Surprise
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Adds


class MustBeAttacked(Standing):
    """`I must be attacked before others in my class.` Of several of whom that is so, each can be attacked."""

    text: ClassVar[str] = "{who:Subject} must be attacked before others in my class"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if sense.plays:
            sense.wrong(self, "a scheme has no class: students and idols say this")
        if any([isinstance(part, Enemy) for part in walk(self)]):
            sense.wrong(self, "no enemy is in the class of this card")
        found = self.who.filter(sense)

        def first(table: Table, source: int, it: int) -> int:
            return 1 if table.holder[it] == table.holder[source] and found.holds(table, source, it) else 0

        return [Adds(line, STANDS_FIRST, first)]


class TakeTheLead(ToThese):
    """`Switch the leader of your party with another ready student in your class.` Who led it leaves the fight."""

    text: ClassVar[str] = "switches/switch the leader of your party with {what:Object}"
    what: Object

    def taken(self, sense: Sense) -> Effect[Any]:
        if sense.plays and sense.line is not None and not isinstance(sense.line, Surprise):
            sense.wrong(self, "only a SURPRISE scheme can be played while a fight is on")
        return super().taken(sense)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        parties.take_the_lead(table, it, scope.me)
