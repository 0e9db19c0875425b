"""Damage that is prevented, or dealt to another card: in games in which cards or players take damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.replacing.would_happen import OnWould
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, beside_the_first
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Alters
from rulebound.kernel.table.shielding import EVERYTHING, shield

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.replacing.would_happen import Replaced
    from rulebound.cardtext.phrases.structure.counts import Amount, Until
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.structure.subjects import Object


class PreventNext(Clause):
    text: ClassVar[str] = "prevent the next {amount} damage {would?that would be} dealt to {what:Object} this turn"
    amount: Amount
    would: bool
    what: Object

    def catches(self) -> int:
        """How much damage is prevented."""
        return int(self.amount.value)

    def effect(self, sense: Sense) -> Effect[Any]:
        catches = self.catches()

        def protect(table: Any, scope: Scope, it: int) -> None:
            shield(table, it, catches, END_OF_TURN, NO_SEAT)

        return Sequence(self.what.take(sense), DoToEach(protect))


class PreventAll(PreventNext):
    text: ClassVar[str] = "prevent all damage {would?that would be} dealt to {what:Object} this turn"
    would: bool
    what: Object

    def catches(self) -> int:
        return EVERYTHING


class PreventNextUntil(PreventNext):
    """`Prevent the next 2 damage that would be dealt to target student until the start of your next turn.`"""

    text: ClassVar[str] = "prevent the next {amount} damage {would?that would be} dealt to {what:Object} {until}"
    amount: Amount
    would: bool
    what: Object
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        until, catches = self.until, self.catches()

        def protect(table: Any, scope: Scope, it: int) -> None:
            if not table.is_too_late(until.lasts(), scope.source):
                shield(table, it, catches, until.lasts(), NO_SEAT, until.whose(table, scope))

        return Sequence(self.what.take(sense), DoToEach(protect))


class PreventAllUntil(PreventNextUntil):
    """`Prevent all damage that would be dealt to target student until the start of your next turn.`"""

    text: ClassVar[str] = "prevent all damage {would?that would be} dealt to {what:Object} {until}"
    would: bool
    what: Object
    until: Until

    def catches(self) -> int:
        return EVERYTHING


class PreventNextToPlayer(Clause):
    text: ClassVar[str] = "prevent the next {amount} damage {would?that would be} dealt to {who:Player} this turn"
    amount: Amount
    would: bool
    who: Player

    def catches(self) -> int:
        """How much damage is prevented."""
        return int(self.amount.value)

    def lasts(self) -> str:
        """How long the protection lasts."""
        return END_OF_TURN

    def effect(self, sense: Sense) -> Effect[Any]:
        catches, lasts = self.catches(), self.lasts()

        def protect(table: Any, scope: Scope, seat: int) -> None:
            shield(table, of_seat(seat), catches, lasts, NO_SEAT)

        return DoForSeats(self.who.seats(sense), protect)


class PreventAllToPlayer(PreventNextToPlayer):
    text: ClassVar[str] = "prevent all damage {would?that would be} dealt to {who:Player} this turn"
    would: bool
    who: Player

    def catches(self) -> int:
        return EVERYTHING


class ThatDamage(Word):
    forms: ClassVar[tuple[str, ...]] = ("that damage", "it")


class PreventSome(OnWould):
    """`If you would take damage, prevent 1 of that damage.`"""

    text: ClassVar[str] = "if {what:Replaced}, prevent {amount} of {that:ThatDamage}"
    what: Replaced
    amount: Amount
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        less = int(self.amount.value)
        return [preventing(self.what, sense, line, lambda damage: less, once=False)]


class PreventSomeOnce(OnWould):
    """`The first time you would take damage each turn, prevent 2 of that damage.`"""

    text: ClassVar[str] = "the first time {what:Replaced} each turn, prevent {amount} of {that:ThatDamage}"
    what: Replaced
    amount: Amount
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        less = int(self.amount.value)
        return [preventing(self.what, sense, line, lambda damage: less, once=True)]


class PreventHalf(OnWould):
    """`If you would take damage, prevent half of it, rounded up.` What is prevented is rounded down otherwise."""

    text: ClassVar[str] = "if {what:Replaced}, prevent half of {that:ThatDamage}{up?, rounded up}"
    what: Replaced
    that: ThatDamage
    up: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [preventing(self.what, sense, line, half_of(up=self.up), once=False)]


class PreventHalfOnce(OnWould):
    text: ClassVar[str] = "the first time {what:Replaced} each turn, prevent half of {that:ThatDamage}{up?, rounded up}"
    what: Replaced
    that: ThatDamage
    up: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [preventing(self.what, sense, line, half_of(up=self.up), once=True)]


class PreventIt(OnWould):
    """`If you would take damage from a Fire attack, prevent that damage.`"""

    text: ClassVar[str] = "if {what:Replaced}, prevent {that:ThatDamage}"
    what: Replaced
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [preventing(self.what, sense, line, all_of_it, once=False)]


class PreventItOnce(OnWould):
    text: ClassVar[str] = "the first time {what:Replaced} each turn, prevent {that:ThatDamage}"
    what: Replaced
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [preventing(self.what, sense, line, all_of_it, once=True)]


class PreventItFirst(OnWould):
    """`The first time I would receive damage, prevent that damage.` Once, for as long as the card is in play."""

    text: ClassVar[str] = "the first time {what:Replaced}, prevent {that:ThatDamage}"
    what: Replaced
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [preventing(self.what, sense, line, all_of_it, once=True, lasts=END_OF_GAME)]


class PreventSomeFirst(OnWould):
    text: ClassVar[str] = "the first time {what:Replaced}, prevent {amount} of {that:ThatDamage}"
    what: Replaced
    amount: Amount
    that: ThatDamage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        prevented = int(self.amount.value)
        return [preventing(self.what, sense, line, lambda damage: prevented, once=True, lasts=END_OF_GAME)]


Less = Callable[[int], int]  # of so much damage, how much is prevented


def half_of(*, up: bool) -> Less:
    return lambda damage: (damage + 1) // 2 if up else damage // 2


def all_of_it(damage: int) -> int:
    return damage


def preventing(
    what: Replaced, sense: Sense, line: str, less: Less, *, once: bool, lasts: str = END_OF_TURN
) -> Ability[Any]:  # fmt: skip
    """So much of this damage is prevented; once: only the first time, in each turn or as long as it lasts."""
    if not what.is_damage():
        sense.wrong(what, "this is no damage, and only damage is prevented")
    applies = what.applies(sense)

    def to(table: Any, source: int, it: int, number: int) -> int:
        if number <= 0 or not applies(table, source, it, number) or (once and table.has_used(source, line)):
            return number
        if once:
            table.use_up(source, line, lasts)
        return max(0, number - less(number))

    return Alters(line, what.event(), to)


class DealtInstead(Clause):
    """The other card takes it, whatever shields it has."""

    text: ClassVar[str] = (
        "the next {amount} damage {would?that would be} dealt to {what:Object} this turn is dealt to {other:Object} "
        "instead"
    )
    amount: Amount
    would: bool
    what: Object
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        catches = int(self.amount.value)
        first = self.what.take(sense)
        second = self.other.take(sense)
        sense.parts = {}  # the scope remembers who is protected in place of what the event was about

        def protect(table: Any, scope: Scope, it: int) -> None:
            if scope.it >= 0 and scope.it != it:
                shield(table, scope.it, catches, END_OF_TURN, it)

        return Sequence(*beside_the_first(first, second), DoToEach(protect))
