"""Damage that is dealt, in fights and by texts: as what cards wait for, and as what would happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.replacing.would_happen import Averted
from rulebound.cardtext.phrases.structure.lines import Event, Standing
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium import damage, parties
from rulebound.games.avarium.ability import TAKE_DAMAGE
from rulebound.games.avarium.events import HURT, SURVIVES
from rulebound.games.avarium.phrases.subjects import Myself
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Forbids

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.replacing.would_happen import Applies
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.filters import Filter


class OfDamage(Event):
    """So much at once, of which can be spoken as `that much`. What an idol receives is lost as Merit."""

    least: Amount | None

    def has_amount(self) -> bool:
        return True

    def least_of_all(self) -> int:
        """How much it must be."""
        return int(self.least.value) if self.least is not None else 1


class TakesDamage(OfDamage):
    """`When an enemy idol receives fight damage, gain that much Merit.`"""

    text: ClassVar[str] = "{who:Subject} receives/receive[ {least:Amount} or more] {fight?fight} damage"
    who: Subject
    least: Amount | None
    fight: bool

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER} if self.fight else {}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, least, only_fights = self.who.filter(sense), self.least_of_all(), self.fight

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if table.happening < least or (only_fights and not is_dealt_in_fight(table, it)):
                return False
            return found.holds(table, source, it)

        return HURT, when


class SurvivesDamage(OfDamage):
    """`When I survive damage, put a +1 Combat counter on me.` It was dealt some, and is still in its Class."""

    text: ClassVar[str] = "{who:Subject} survives/survive[ {least:Amount} or more] {fight?fight} damage"
    who: Subject
    least: Amount | None
    fight: bool

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER} if self.fight else {}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, least, only_fights = self.who.filter(sense), self.least_of_all(), self.fight

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if table.happening < least or (only_fights and not is_dealt_in_fight(table, it)):
                return False
            return found.holds(table, source, it)

        return SURVIVES, when


class DealsDamageTo(OfDamage):
    """`When I deal damage to an enemy idol, gain that much Merit.` In a fight, a whole party deals its damage."""

    text: ClassVar[str] = "{who:Subject} deals/deal[ {least:Amount} or more] {fight?fight} damage to {whom:Subject}"
    who: Subject
    least: Amount | None
    fight: bool
    whom: Subject

    def has_player(self) -> bool:
        """The player whose card is damaged."""
        return True

    def it_is(self) -> str:
        """Of two cards it is the damaged one, where the other one is `I`."""
        return IT if isinstance(self.who, Myself) else ""

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER} if self.fight else {}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        by, whom, least, only_fights = self.who.filter(sense), self.whom.filter(sense), self.least_of_all(), self.fight

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if table.happening < least or not whom.holds(table, source, it):
                return False
            if is_dealt_in_fight(table, it):
                return one_strikes(table, source, by, 1 - parties.side_of(table, it))
            return not only_fights and other >= 0 and by.holds(table, source, other)

        return HURT, when


def is_dealt_in_fight(table: Table, it: int) -> bool:
    """Whether damage to this card is that of the fight that is on; no text deals any at that time."""
    return table.fight == FIGHT and parties.side_of(table, it) >= 0


def one_strikes(table: Table, source: int, wanted: Filter, side: int) -> bool:
    """Whether one of a party who has a part in its damage is such a card. [fight.exhausted]"""
    return any([
        not table.exhausted[it] and table.strike(it) > 0 and wanted.holds(table, source, it)
        for it in table.parties[side]
    ])  # fmt: skip


class WouldReceiveDamage(Averted):
    """`If I would receive damage, prevent 1 of that damage.`"""

    text: ClassVar[str] = "{who:Subject} would receive[ {least:Amount} or more] {fight?fight} damage"
    who: Subject
    least: Amount | None
    fight: bool

    def is_damage(self) -> bool:
        return True

    def is_of_card(self) -> bool:
        return True

    def event(self) -> str:
        return HURT

    def applies(self, sense: Sense) -> Applies:
        found, least = self.who.filter(sense), int(self.least.value) if self.least is not None else 1
        only_fights = self.fight

        def applies(table: Table, source: int, it: int, number: int) -> bool:
            if it < 0 or number < least or (only_fights and not is_dealt_in_fight(table, it)):
                return False
            return found.holds(table, source, it)

        return applies

    def again(self, table: Table, it: int, number: int, other: int) -> None:
        damage.damaged_after_all(table, it, number, other)


class TakesDamageFor(Standing):
    """`If another student in my class would receive damage, deal that damage to me instead.`

    Of what is left once some was prevented; nothing prevents it then, and no other card takes it on.
    """

    text: ClassVar[str] = "if {who:Subject} would receive {fight?fight} damage, deal that damage to me instead"
    who: Subject
    fight: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if isinstance(self.who, Myself):
            sense.wrong(self.who, "this would change nothing")
        found, only_fights = self.who.filter(sense), self.fight

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if it == source or (only_fights and not is_dealt_in_fight(table, it)):
                return False
            return table.zone[source] == CLASS and found.holds(table, source, it)

        return [Forbids(line, TAKE_DAMAGE, applies)]
