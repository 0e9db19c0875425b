"""When damage is dealt in Proelium: by what, by whom, and to whom."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.games.proelium.events import HURTS, WOUNDED
from rulebound.games.proelium.state import Table


class DamageEvent(Event):
    """So much damage at once, of which can be spoken as `that much`. [R35] [R62]"""

    least: Amount | None

    def has_amount(self) -> bool:
        return True

    def least_of_all(self) -> int:
        """How much it must be."""
        return int(self.least.value) if self.least is not None else 1


class DealsDamage(DamageEvent):
    """To a player or to a character: `When this deals damage, gain that much life.`"""

    text: ClassVar[str] = "{what:Subject} deals/deal[ {least:Amount} or more] damage"
    what: Subject
    least: Amount | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return to_player(self.what, self.least_of_all(), sense)

    def each(self) -> list[Event]:
        wounds = DealsToCharacters()
        wounds.what, wounds.least = self.what, self.least
        return [self, wounds]


def to_player(what: Subject, least: int, sense: Sense) -> tuple[str, Any]:
    """One of these damages a player."""
    found = what.filter(sense)

    def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
        return it >= 0 and table.happening >= least and found.holds(table, source, it)

    return HURTS, when


class DealsToCharacters(DealsDamage):
    """The same to any character."""

    text: ClassVar[str] = "{what:Subject} deals/deal[ {least:Amount} or more] damage to characters"
    what: Subject
    least: Amount | None

    def each(self) -> list[Event]:
        return [self]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, least = self.what.filter(sense), self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other >= 0 and table.happening >= least and found.holds(table, source, other)

        return WOUNDED, when

    def it_is(self) -> str:
        return OTHER


class DealsDamageTo(DamageEvent):
    """`When this deals damage to a character, destroy that character.`"""

    text: ClassVar[str] = "{what:Subject} deals/deal[ {least:Amount} or more] damage to {whom:Subject}"
    what: Subject
    least: Amount | None
    whom: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, whom, least = self.what.filter(sense), self.whom.filter(sense), self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if other < 0 or table.happening < least:
                return False
            return found.holds(table, source, other) and whom.holds(table, source, it)

        return WOUNDED, when


class IsDealtDamage(DamageEvent):
    """`When this is dealt damage, deal that much damage to your opponent.`"""

    text: ClassVar[str] = "{what:Subject} is/are dealt[ {least:Amount} or more] damage"
    what: Subject
    least: Amount | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, least = self.what.filter(sense), self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.happening >= least and found.holds(table, source, it)

        return WOUNDED, when


class TakesDamage(DamageEvent):
    """`When you take 3 or more damage, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} takes/take[ {least:Amount} or more] damage"
    who: Acting
    least: Amount | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.happening >= least and who.acts(table, source, seat)

        return HURTS, when

    def has_card(self) -> bool:
        return False

    def has_player(self) -> bool:
        return self.who.word != "you"


class PlayerDealsDamage(DamageEvent):
    """By any card that this player controls, in combat or by its text."""

    text: ClassVar[str] = "{who:Acting} deals/deal[ {least:Amount} or more] damage"
    who: Acting
    least: Amount | None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return it >= 0 and table.happening >= least and who.acts(table, source, table.controller(it))

        return HURTS, when

    def each(self) -> list[Event]:
        wounds = PlayerWounds()
        wounds.who, wounds.least = self.who, self.least
        return [self, wounds]

    def has_card(self) -> bool:
        return False


class PlayerDealsToOpponent(PlayerDealsDamage):
    """`When you deal 3 or more damage to your opponent, draw a card.`"""

    text: ClassVar[str] = "you deal[ {least:Amount} or more] damage to your opponent"
    least: Amount | None

    def each(self) -> list[Event]:
        return [self]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        least = self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            mine = table.whose(source)
            return it >= 0 and table.happening >= least and seat != mine and table.controller(it) == mine

        return HURTS, when

    def has_player(self) -> bool:
        return False


class PlayerWounds(PlayerDealsDamage):
    """The same to any character."""

    text: ClassVar[str] = "{who:Acting} deals/deal[ {least:Amount} or more] damage to characters"
    who: Acting
    least: Amount | None

    def each(self) -> list[Event]:
        return [self]

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, self.least_of_all()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other >= 0 and table.happening >= least and who.acts(table, source, table.controller(other))

        return WOUNDED, when
