"""What is done at most once in each turn in place of what would happen.

`Once each turn, if a partner of yours would be defeated, you may discard a card instead.` Only what is done counts: who
says no is asked again the next time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.replacing.instead import OfferInstead
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.times.so_often import note_once_more
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Alters, Instead, MayInstead

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.replacing.would_happen import OnWould
    from rulebound.cardtext.phrases.times.so_often import TimesEachTurn

Happens = Callable[[Any, int, int, int], bool]
Changes = Callable[[Any, int, int, int], int]


class OnceEachTurnInstead(Line):
    """`Once each turn, if you would exhaust a tile, you may pay 2 Will instead.`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "once each turn, {would:OnWould}."
    would: OnWould

    def most(self) -> int:
        """How often in a turn."""
        return 1

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        line, most = str(self), self.most()
        found = self.would.abilities(sense, line)
        for ability in found:
            if isinstance(ability, MayInstead) and isinstance(ability.offer, OfferInstead):
                ability.instead = unless_used(ability.instead, line, most)
                done = ability.offer.done
                done.body = noting(line, done.body, most)
            elif isinstance(ability, Instead):
                ability.instead = using_up(ability.instead, line, most)
            elif isinstance(ability, Alters):
                ability.to = altering_once(ability.to, line, most)
            else:
                sense.wrong(self, "write 'the first time ... each turn' of so much more or less")
        return found


class SoOftenInstead(OnceEachTurnInstead):
    """`Twice each turn, if you would gain Will, you may gain that many Shards instead.`"""

    text: ClassVar[str] = "{so_often:TimesEachTurn} each turn, {would:OnWould}."
    so_often: TimesEachTurn
    would: OnWould

    def most(self) -> int:
        return self.so_often.times()


def is_used_up(table: Any, source: int, line: str, most: int) -> bool:
    """Whether a card has done this so often in this turn."""
    return bool(table.has_used(source, line) if most == 1 else table.times_noted(source, line) >= most)


def note_use(table: Any, source: int, line: str, most: int) -> None:
    """It is noted that a card does it now."""
    if most == 1:
        table.is_used_up(source, line)
    else:
        note_once_more(table, source, line)


def unless_used(happens: Happens, line: str, most: int) -> Happens:
    """The same, in a turn in which it was not done so often."""
    return lambda table, source, it, number: (
        not is_used_up(table, source, line, most) and happens(table, source, it, number)
    )


def using_up(happens: Happens, line: str, most: int = 1) -> Happens:
    """The same, so often in a turn."""

    def happens_so_often(table: Any, source: int, it: int, number: int) -> bool:
        if is_used_up(table, source, line, most) or not happens(table, source, it, number):
            return False
        note_use(table, source, line, most)
        return True

    return happens_so_often


def altering_once(to: Changes, line: str, most: int) -> Changes:
    """The same, so often in a turn."""

    def to_so_often(table: Any, source: int, it: int, number: int) -> int:
        changed = number if is_used_up(table, source, line, most) else to(table, source, it, number)
        if changed != number:
            note_use(table, source, line, most)
        return changed

    return to_so_often


def noting(line: str, body: Effect[Any], most: int) -> Effect[Any]:
    """The same, and it is noted that it is done in this turn."""

    def note(table: Any, scope: Scope, seat: int) -> None:
        note_use(table, scope.source, line, most)

    return Sequence(DoForSeats(just_me, note), body)
