"""How much damage students and idols deal: more or twice as much to some, and by their Defense."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject
from rulebound.games.avarium import parties
from rulebound.games.avarium.ability import BY_DEFENSE, DEALS_NONE
from rulebound.games.avarium.events import HURT
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.damaged import is_dealt_in_fight
from rulebound.games.avarium.phrases.fights import Duration
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Alters
from rulebound.kernel.table.static import Adds

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import Amount

More = Callable[[int], int]  # of so much damage, how much more it is


class DealsMore(Standing):
    """`I deal 2 more damage to idols.` In a fight, of a party each who deals any, and by texts."""

    text: ClassVar[str] = "{who:Subject} deals/deal {amount} more damage to {whom:Cards+}"
    who: Subject
    amount: Amount
    whom: Cards

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        by = int(self.amount.value)
        return [dealing_more(line, self.who.filter(sense), self.whom.filter(sense), lambda damage: by)]


class SoMuch(Word):
    label: ClassVar[str] = "double, triple"
    forms: ClassVar[tuple[str, ...]] = ("double", "triple")


class DealsDouble(Standing):
    """`I deal double damage to idols.` In a fight, of what its party deals so much as its own Combat is doubled."""

    text: ClassVar[str] = "{who:Subject} deals/deal {much:SoMuch} damage to {whom:Cards+}"
    who: Subject
    much: SoMuch
    whom: Cards

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        more = 1 if self.much.word == "double" else 2
        return [dealing_more(line, self.who.filter(sense), self.whom.filter(sense), lambda damage: damage * more)]


def dealing_more(line: str, by: Filter, whom: Filter, more: More) -> Ability[Any]:
    """Damage that these deal to those is so much more."""

    def to(table: Table, source: int, it: int, number: int) -> int:
        if number <= 0 or not whom.holds(table, source, it):
            return number
        if not is_dealt_in_fight(table, it):
            dealt = table.doer >= 0 and by.holds(table, source, table.doer)
            return number + (more(number) if dealt else 0)
        whole = number
        for one in table.parties[1 - parties.side_of(table, it)]:
            strikes = 0 if table.exhausted[one] else table.strike(one)
            if strikes > 0 and by.holds(table, source, one):
                whole += more(min(strikes, number))
        return whole

    return Alters(line, HURT, to)


class DealsByDefense(Standing):
    """`I deal fight damage equal to Defense instead of Combat.` Idols have no Defense, and so deal none."""

    text: ClassVar[str] = "{who:Subject} deals/deal fight damage equal to Defense instead of Combat"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, BY_DEFENSE, lambda table, source, it: int(found.holds(table, source, it)))]


class DealsNone(Standing):
    """`I deal no fight damage as long as I am defending.`"""

    text: ClassVar[str] = "{who:Subject} deals/deal no fight damage"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, DEALS_NONE, lambda table, source, it: int(found.holds(table, source, it)))]


class DealByDefenseForNow(Clause):
    """The same for a while."""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} deals/deal fight damage equal to Defense instead of Combat {duration}"
    what: Bearer
    duration: Duration

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(marking(BY_DEFENSE, self.duration)))


class DealNoneForNow(Clause):
    """`Target attacking student deals no fight damage for that fight.`"""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} deals/deal no fight damage {duration}"
    what: Bearer
    duration: Duration

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(marking(DEALS_NONE, self.duration)))


def marking(value: str, duration: Duration) -> Any:
    """What is so of each card that was taken, as long as it lasts."""
    until = duration.lasts()

    def mark(table: Table, scope: Scope, it: int) -> None:
        if table.holder[it] >= 0:
            table.change(value, it, 1, until, scope.me, scope.source)

    return mark
