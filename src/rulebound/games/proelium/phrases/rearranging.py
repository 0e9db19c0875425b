"""Enhancements that come to other cards, and more combats in a turn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Remember
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, some_can
from rulebound.games.proelium import verbs
from rulebound.games.proelium.ability import Enhancing
from rulebound.games.proelium.compelled import ANOTHER_COMBAT
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import ATTACHED
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_

NO_ENHANCEMENT: Final = N_("only enhancements are moved: write of 'an enhancement' or 'all enhancements'")


class MoveEnhancements(Clause):
    """`Move all enhancements to a character of yours.` One that cannot enhance that card stays. [R45] [R64]"""

    text: ClassVar[str] = "move {what:Object} to {other:Object}"
    what: Object
    other: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.zone[it] == ATTACHED)

    def effect(self, sense: Sense) -> Effect[Any]:
        if not any([word in str(self.what).lower() for word in ("enhancement", "this", "it", "them")]):
            sense.wrong(self.what, NO_ENHANCEMENT)
        host = self.other.take(sense)
        moved = self.what.take(sense)
        return Sequence(host, Remember(), moved, DoToEach(move))


def move(table: Table, scope: Scope, it: int) -> None:
    """An enhancement comes to the card that is remembered."""
    host = scope.it
    if host >= 0 and table.zone[it] == ATTACHED and table.host[it] != host and fits(table, it, host):
        verbs.attach_elsewhere(table, it, host)


def fits(table: Table, it: int, host: int) -> bool:
    """Whether an enhancement can be played on this card."""
    found = [ability for ability in table.print_of(it).abilities if isinstance(ability, Enhancing)]
    return table.stays(host) and all([ability.found.holds(table, it, host) for ability in found])


class AnotherCombat(Clause):
    """`There is another combat this turn.` [R65]"""

    text: ClassVar[str] = "there is another combat this turn"

    def effect(self, sense: Sense) -> Effect[Any]:
        def add(table: Table, scope: Scope, seat: int) -> None:
            table.modify(ANOTHER_COMBAT, of_seat(table.active), 0, END_OF_TURN, seat, scope.source)

        return DoForSeats(just_me, add)
