"""What is done at most once in each turn in place of what would happen.

`Once each turn, if a partner of yours would be defeated, you may discard a card instead.` Only what is done counts: who
says no is asked again the next time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.effects import DoForSeats
from rulebound.cardtext.phrases.instead import OfferInstead
from rulebound.cardtext.phrases.lines import Line
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.players import just_me
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Alters, Instead, MayInstead
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.instead import OnWould

Happens = Callable[[Any, int, int, int], bool]
Changes = Callable[[Any, int, int, int], int]


class OnceEachTurnInstead(Line):
    """`Once each turn, if you would exhaust a tile, you may pay 2 Will instead.`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "once each turn, {would:OnWould}."
    would: OnWould

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        line = str(self)
        found = self.would.abilities(sense, line)
        for ability in found:
            if isinstance(ability, MayInstead) and isinstance(ability.offer, OfferInstead):
                ability.instead = unless_used(ability.instead, line)
                done = ability.offer.done
                done.body = noting(line, done.body)
            elif isinstance(ability, Instead):
                ability.instead = using_up(ability.instead, line)
            elif isinstance(ability, Alters):
                ability.to = altering_once(ability.to, line)
            else:
                sense.wrong(self, "write 'the first time ... each turn' of so much more or less")
        return found


def unless_used(happens: Happens, line: str) -> Happens:
    """The same, in a turn in which it was not done."""
    return lambda table, source, it, number: not table.has_used(source, line) and happens(table, source, it, number)


def using_up(happens: Happens, line: str) -> Happens:
    """The same, once in a turn."""

    def happens_once(table: Any, source: int, it: int, number: int) -> bool:
        if table.has_used(source, line) or not happens(table, source, it, number):
            return False
        table.is_used_up(source, line)
        return True

    return happens_once


def altering_once(to: Changes, line: str) -> Changes:
    """The same, once in a turn."""

    def to_once(table: Any, source: int, it: int, number: int) -> int:
        changed = to(table, source, it, number) if not table.has_used(source, line) else number
        if changed != number:
            table.is_used_up(source, line)
        return changed

    return to_once


def noting(line: str, body: Effect[Any]) -> Effect[Any]:
    """The same, and it is noted that it is done in this turn."""

    def note(table: Any, scope: Scope, seat: int) -> None:
        table.is_used_up(scope.source, line)

    return Sequence(DoForSeats(just_me, note), body)
