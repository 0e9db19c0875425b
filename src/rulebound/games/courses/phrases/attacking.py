"""Partners that attack because a text says so: `a partner of yours attacks a partner of another player`.

Neither is tapped for it, and they may be at different courses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoTogether
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Every
from rulebound.games.courses import partners
from rulebound.games.courses.battles import strike
from rulebound.games.courses.events import BATTLES, DEFEATED, WITHSTANDS
from rulebound.games.courses.phrases.events import BATTLE, DEFEAT, KNOWN
from rulebound.games.courses.phrases.fighters import (
    can_strike,
    can_strike_each_other,
    fighters_taken,
    may_attack,
    may_fight_the_other,
    some_fight,
)
from rulebound.games.courses.phrases.movable import choosing
from rulebound.games.courses.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.taxing import pay_taxes

if TYPE_CHECKING:  # importing them here would make them phrases of this module
    from rulebound.cardtext.phrases.structure.subjects import Object, Subject


class AttackByText(Clause):
    """`A partner of yours attacks a partner of another player.`"""

    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{who:Object} attacks/attack {whom:Object}"
    who: Object
    whom: Object

    def possible(self, sense: Sense) -> So | None:
        return some_fight(self.who, self.whom, sense, can_strike)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_several(self.who, self.whom, sense)
        return Sequence(*fighters_taken(self.who, self.whom, sense, both=False), DoForSeats(just_me, one_strikes))


class AttackEachOther(Clause):
    """`A partner of yours and a partner of another player attack each other.` Both strike at once."""

    text: ClassVar[str] = "{who:Object} and {whom:Object} attack each other"
    who: Object
    whom: Object

    def possible(self, sense: Sense) -> So | None:
        return some_fight(self.who, self.whom, sense, can_strike_each_other)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_several(self.who, self.whom, sense)
        return Sequence(*fighters_taken(self.who, self.whom, sense, both=True), DoForSeats(just_me, both_strike))


class TwoAttackEachOther(Clause):
    text: ClassVar[str] = "{who:Object} attack each other"
    who: Object

    def possible(self, sense: Sense) -> So | None:
        return some_fight(self.who, self.who, sense, can_strike_each_other)

    def effect(self, sense: Sense) -> Effect[Any]:
        count = getattr(self.who, "count", None)
        if count is None or count.count() != 2:
            sense.wrong(self, "two attack each other: write 'two partners'")
        return Sequence(
            choosing(self.who.take(sense), [may_attack, may_fight_the_other]), DoTogether(strike_each_other)
        )


def refuse_several(who: Object, whom: Object, sense: Sense) -> None:
    for part in (who, whom):
        if isinstance(part, Phrase) and part.number() != ONE:
            sense.wrong(part, "one attacks one here: write of one partner each")


def two_of(scope: Scope) -> list[int]:
    """What was set aside, and what was taken after it."""
    return [*scope.queue[:1], *scope.picks[:1]]


def one_strikes(table: Table, scope: Scope, seat: int) -> None:
    """It pays for it what must be paid. [R48]"""
    found = two_of(scope)
    if len(found) != 2 or not can_strike(table, found[0], found[1]):
        return
    pay_for_attack(table, found[0], found[1])
    strike(table, table.controller(found[0]), found[0], found[1])


def pay_for_attack(table: Table, attacker: int, defender: int) -> None:
    """The attacker's player pays."""
    pay_taxes(table, "attack", table.controller(attacker), attacker)
    pay_taxes(table, "be attacked", table.controller(attacker), defender)


def both_strike(table: Table, scope: Scope, seat: int) -> None:
    strike_each_other(table, scope, two_of(scope))


def strike_each_other(table: Table, scope: Scope, cards: list[int]) -> None:
    """Each with the power that it has before; nothing where one of them cannot attack the other. [R48] [R57]"""
    if len(cards) != 2 or not can_strike_each_other(table, cards[0], cards[1]):
        return
    for n, it in enumerate(cards):
        pay_for_attack(table, it, cards[1 - n])
    powers = [table.power(it) for it in cards]
    for n, it in enumerate(cards):
        table.emit(BATTLES, table.controller(it), it, cards[1 - n], powers[n])
    for n, it in enumerate(cards):
        if powers[1 - n] < powers[n]:
            table.emit(WITHSTANDS, table.controller(it), it, cards[1 - n], powers[1 - n])
    partners.defeat_together(table, [(it, cards[1 - n]) for n, it in enumerate(cards) if powers[1 - n] >= powers[n]])


class AttacksOne(Event):
    """`When a partner of another player attacks a partner of yours, draw a card.` Once the battle is over."""

    text: ClassVar[str] = "{who:Subject} attacks/attack {whom:Subject}"
    who: Subject
    whom: Subject

    def parts(self) -> dict[str, str]:
        return BATTLE

    def it_is(self) -> str:
        """The one that has no other name; of this card and one that it attacks it could be either."""
        return IT if isinstance(self.whom, KNOWN) else ""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        if isinstance(self.whom, Every):
            sense.correct(self.whom, "write 'a' or 'another': each battle is an event of its own")
        attackers, defenders = self.who.filter(sense), self.whom.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other >= 0 and attackers.holds(table, source, it) and defenders.holds(table, source, other)

        return BATTLES, when


class IsAttackedBy(AttacksOne):
    """`When this is attacked by a partner with power 3 or more, draw a card.`"""

    text: ClassVar[str] = "{whom:Subject} is/are attacked by {who:Subject}"
    whom: Subject
    who: Subject


class DefeatedInBattle(Event):
    """`When this is defeated in battle, gain 2 points.` By an attacker, and by no effect of a card."""

    text: ClassVar[str] = "{who:Subject} is/are defeated in battle"
    who: Subject

    def parts(self) -> dict[str, str]:
        return DEFEAT

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.clause == "battle.damage" and found.holds(table, source, it)

        return DEFEATED, when
