"""How much damage a player's cards have dealt: `you have dealt 20 or more damage to enemy idols this game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.numbers.tallying import PlayerDid
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Near, Number, Sense, So
from rulebound.cardtext.phrases.times.noting import note
from rulebound.games.avarium.events import HURT
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Amount, Way
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import SinceWhen
    from rulebound.games.avarium.phrases.cards import Cards


def damage_dealt(who: Acting, whom: Cards, since: SinceWhen, sense: Sense) -> Number:
    """How much of it such cards took since then. In a fight it is whose leader dealt the damage."""
    found, text = whom.filter(sense), f"damage dealt to {whom} {since.word}"

    def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
        return other >= 0 and player(table, other) == seat_meant(source) and found.holds(table, source, it)

    remembered = Remembered[Any](text, HURT, when, Sequence())
    remembered.watched.sums, remembered.watched.lasts = True, since.lasts()
    note(sense, remembered)

    def dealt(table: Table, scope: Scope) -> int:
        seats = [seat for seat in range(table.seats) if who.includes(scope.me, seat)]
        return max([table.times_noted(of_seat(seat), text) for seat in seats], default=0)

    return dealt


class HaveDealt(Fact):
    """`You win if you have dealt 20 or more damage to enemy idols this game.`"""

    text: ClassVar[str] = "{who:Acting} has/have dealt {amount} or {way} damage to {whom:Cards+} {since:SinceWhen}"
    who: Acting
    amount: Amount
    way: Way
    whom: Cards
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        dealt, bound, way = damage_dealt(self.who, self.whom, self.since, sense), int(self.amount.value), self.way
        return lambda table, scope: way.compares(dealt(table, scope), bound)

    def near(self, sense: Sense) -> Near:
        if self.way.word == "less":
            return super().near(sense)
        dealt, bound = damage_dealt(self.who, self.whom, self.since, sense), max(1, int(self.amount.value))
        return lambda table, scope: min(1.0, dealt(table, scope) / bound)


class DamageDone(PlayerDid):
    """`Gain 1 Merit for each damage you have dealt to enemy idols this turn.`"""

    text: ClassVar[str] = "damage {who:Acting} has/have dealt to {whom:Cards+}"
    who: Acting
    whom: Cards

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return damage_dealt(self.who, self.whom, since, sense)
