"""Damage of Proelium that is dealt to another player or card instead, or to none. [R68]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, trait
from rulebound.cardtext.phrases.replacing.would_happen import Applies, Averted, is_mine
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.proelium import verbs
from rulebound.games.proelium.events import HURTS, WOUNDED
from rulebound.games.proelium.phrases.lines import YouOrOpponent
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.modifier import of_seat, seat_meant
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.replacement import Instead

# -- Which damage ------------------------------------------------------------------------------------------------------


class AvertedDamage(Averted):
    """Damage that would be dealt."""

    label: ClassVar[str] = "damage that would be dealt"

    def is_damage(self) -> bool:
        return True

    def event(self) -> str:
        return HURTS

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.lose_by_damage(table, seat_meant(it), other, number)


class DamageToYou(AvertedDamage):
    text: ClassVar[str] = "damage would be dealt to you"

    def applies(self, sense: Sense) -> Applies:
        return is_mine


class DamageToOpponent(AvertedDamage):
    text: ClassVar[str] = "damage would be dealt to your opponent"

    def applies(self, sense: Sense) -> Applies:
        return lambda table, source, it, number: it == of_seat(table.rival(table.controller(source)))


class DamageToCards(AvertedDamage):
    """`damage would be dealt to another character of yours`"""

    text: ClassVar[str] = "damage would be dealt to {what:Subject}"
    what: Subject

    def event(self) -> str:
        return WOUNDED

    def applies(self, sense: Sense) -> Applies:
        found = self.what.filter(sense)
        return lambda table, source, it, number: it >= 0 and found.holds(table, source, it)

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.take_wound(table, it, number, other)

    def is_of_card(self) -> bool:
        return True


class DamageBy(AvertedDamage):
    """`the enhanced entity would deal damage to you`, in combat or by a text."""

    text: ClassVar[str] = "{what:Subject} would deal damage to {who:YouOrOpponent}"
    what: Subject
    who: YouOrOpponent

    def applies(self, sense: Sense) -> Applies:
        found, who = self.what.filter(sense), self.who

        def applies(table: Table, source: int, it: int, number: int) -> bool:
            by = table.doer
            return it < 0 and by >= 0 and it == of_seat(who.seat(table, source)) and found.holds(table, source, by)

        return applies


class DamageByToCards(AvertedDamage):
    """`the enhanced entity would deal damage to a character of yours`, by a text."""

    text: ClassVar[str] = "{what:Subject} would deal damage to {whom:Subject}"
    what: Subject
    whom: Subject

    def event(self) -> str:
        return WOUNDED

    def applies(self, sense: Sense) -> Applies:
        found, whom = self.what.filter(sense), self.whom.filter(sense)

        def applies(table: Table, source: int, it: int, number: int) -> bool:
            by = table.doer
            return it >= 0 and by >= 0 and found.holds(table, source, by) and whom.holds(table, source, it)

        return applies

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        verbs.take_wound(table, it, number, other)


# -- Who takes it ------------------------------------------------------------------------------------------------------


@trait
class Victim:
    """Who is dealt the damage instead."""

    label: ClassVar[str] = "who is dealt the damage instead"

    def refuse(self, sense: Sense) -> None:
        """Refuses it on cards that cannot be meant."""

    def deal(self, table: Table, source: int, number: int) -> bool:
        """Deals it, if that can be; what would have dealt it still does."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class VictimPlayer(Word, Victim):
    forms: ClassVar[tuple[str, ...]] = ("you", "your opponent", "its controller")

    def deal(self, table: Table, source: int, number: int) -> bool:
        mine = table.controller(source)
        seat = mine if self.word == "you" else table.rival(mine)
        if self.word == "its controller":
            seat = table.controller(table.doer) if table.doer >= 0 else NOTHING
        if seat < 0:
            return False
        verbs.hurt(table, seat, table.doer, number)
        return True


class VictimCard(Word, Victim):
    forms: ClassVar[tuple[str, ...]] = ("this", "itself", "the enhanced entity")

    def refuse(self, sense: Sense) -> None:
        if self.word == "this" and sense.kind != "character":
            sense.wrong(self, "only characters can be damaged")
        if self.word == "the enhanced entity" and sense.kind != "enhancement":
            sense.wrong(self, "this card enhances nothing")

    def deal(self, table: Table, source: int, number: int) -> bool:
        it = source if self.word == "this" else table.doer if self.word == "itself" else table.host[source]
        if it < 0 or not table.stays(it) or not table.is_character(it):
            return False
        verbs.wound(table, it, number, table.doer)
        return True


# -- What is said ------------------------------------------------------------------------------------------------------


def dealt_to(line: str, what: AvertedDamage, to: Victim, sense: Sense) -> list[Ability[Any]]:
    """This damage is dealt to that one instead."""
    to.refuse(sense)
    applies = what.applies(sense)

    def instead(table: Table, source: int, it: int, number: int) -> bool:
        return applies(table, source, it, number) and to.deal(table, source, number)

    return [Instead(line, what.event(), instead)]


class DealtToOther(Standing):
    """`If damage would be dealt to you, it is dealt to this instead.`"""

    text: ClassVar[str] = "if {what:AvertedDamage}, it is dealt to {to:Victim} instead"
    what: AvertedDamage
    to: Victim

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if isinstance(self.to, VictimPlayer) and self.to.word == "its controller" and not is_by(self.what):
            sense.wrong(self.to, "say what deals the damage: 'if the enhanced entity would deal damage to you'")
        return dealt_to(line, self.what, self.to, sense)


class DealsItToOther(Standing):
    """`If the enhanced entity would deal damage to you, it deals that damage to its controller instead.`"""

    text: ClassVar[str] = "if {what:AvertedDamage}, it deals that damage to {to:Victim} instead"
    what: AvertedDamage
    to: Victim

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if not is_by(self.what):
            sense.wrong(self, "say what deals the damage: 'if the enhanced entity would deal damage to you'")
        return dealt_to(line, self.what, self.to, sense)


def is_by(what: AvertedDamage) -> bool:
    """Whether it says what deals the damage."""
    return isinstance(what, DamageBy | DamageByToCards)


class PreventsDamageBy(Standing):
    """`Prevent all damage that the enhanced entity would deal to you.`"""

    text: ClassVar[str] = "prevent all damage {that?that} {what:Subject} would deal to {who:YouOrOpponent}"
    that: bool
    what: Subject
    who: YouOrOpponent

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, who = self.what.filter(sense), self.who

        def prevented(table: Table, source: int, it: int, number: int) -> bool:
            by = table.doer
            return by >= 0 and it == of_seat(who.seat(table, source)) and found.holds(table, source, by)

        return [Instead(line, HURTS, prevented)]
