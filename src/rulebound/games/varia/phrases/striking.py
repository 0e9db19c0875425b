"""The damage that attacks deal: how much it was, and what waits for it."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Amount, Way
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.varia.events import DAMAGED, HITS
from rulebound.games.varia.phrases.put_off import refuse_put_off
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table


class DealtSoMuch(Fact):
    text: ClassVar[str] = "this dealt {amount} or {way} damage"
    of_itself: ClassVar[bool] = True
    amount: Amount
    way: Way

    def so(self, sense: Sense) -> So:
        refuse_put_off(self, sense)
        bound, way = int(self.amount.value), self.way
        return lambda table, scope: way.compares(table.damage[scope.me], bound)


class Strikes(Event):
    """Attacks that have dealt so much damage: that is known when they hit. [hit.on]"""

    what: Subject
    least: Amount | None

    def has_amount(self) -> bool:
        return True

    def struck(self, sense: Sense, whose: Doer | None) -> tuple[str, Any]:
        """whose: who takes the damage; None of anybody."""
        found, bound = self.what.filter(sense), int(self.least.value) if self.least is not None else 1

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if table.damage[seat] < max(1, bound):
                return False
            if whose is not None and not whose.is_it(table, source, table.rival(seat)):
                return False
            return any([found.holds(table, source, part) for part in table.acting(seat)])

        return HITS, when


class DealsDamage(Strikes):
    """`When an attack of yours deals damage, ...`"""

    text: ClassVar[str] = "{what:Subject} deals/deal[ {least:Amount} or more] damage"
    what: Subject
    least: Amount | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.struck(sense, None)


class TakesDamageFrom(Strikes):
    """`When you take damage from a Physical attack, ...`"""

    text: ClassVar[str] = "{who:Doer} takes/take[ {least:Amount} or more] damage from {what:Subject}"
    who: Doer
    least: Amount | None
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.struck(sense, self.who)

    def has_player(self) -> bool:
        return self.who.word != "you"


class TakesSoMuchDamage(OfNoCard):
    """`When you take 3 or more damage, draw a card.`, from whatever it is."""

    text: ClassVar[str] = "{who:Doer} takes/take {least:Amount} or more damage"
    who: Doer
    least: Amount

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, int(self.least.value)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.happening >= least and who.is_it(table, source, seat)

        return DAMAGED, when

    def has_player(self) -> bool:
        return self.who.word != "you"

    def has_amount(self) -> bool:
        return True
