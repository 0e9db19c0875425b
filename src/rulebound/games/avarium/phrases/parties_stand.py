"""Parties that are complete: who fights alone, who supports the card itself, and who cannot support against it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium import parties
from rulebound.games.avarium.events import PARTIES_STAND, SUPPORTS
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.events import HappensTo, SupportsFight
from rulebound.games.avarium.phrases.subjects import Myself
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Forbids

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.games.avarium.phrases.forbidding import Banned

SUPPORT_ATTACKS = "support attacks"
SUPPORT_DEFENSES = "support defenses"


class AttacksAlone(HappensTo):
    """`When I attack alone, draw a card.` Known once all could support it, and before any damage."""

    text: ClassVar[str] = "{who:Subject} attacks/attack alone"
    who: Subject

    def parts(self) -> dict[str, str]:
        return {"the attacker": IT, "the defender": OTHER}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def alone(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.parties[ATTACKING] == [it] and found.holds(table, source, it)

        return PARTIES_STAND, alone


class DefendsAlone(HappensTo):
    """The same of who is attacked."""

    text: ClassVar[str] = "{who:Subject} defends/defend alone"
    who: Subject

    def it_is(self) -> str:
        """The one that the sentence names; where that is the card itself, who attacks it."""
        return IT if isinstance(self.who, Myself) else OTHER

    def parts(self) -> dict[str, str]:
        return {"the attacker": IT, "the defender": OTHER}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def alone(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.parties[DEFENDING] == [other] and found.holds(table, source, other)

        return PARTIES_STAND, alone


class SupportsMe(SupportsFight):
    """`When a student supports me, it gets +1 Combat for that fight.` The card itself leads the party."""

    text: ClassVar[str] = "{who:Subject} supports/support me {attacks?in an attack}"
    who: Subject
    attacks: bool

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, only_attacks = self.who.filter(sense), self.attacks

        def supports(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if other != source or other not in table.leaders or (only_attacks and other != table.leaders[ATTACKING]):
                return False
            return found.holds(table, source, it)

        return SUPPORTS, supports


class Against(Word):
    """In which fights; the card itself need not lead its party."""

    label: ClassVar[str] = "against me"
    forms: ClassVar[tuple[str, ...]] = ("against me", "against you")

    def concerns(self, table: Table, source: int, side: int) -> bool:
        """Whether that side of the fight is against it."""
        if self.word == "against me":
            return parties.side_of(table, source) == 1 - side
        return table.fight_seats[1 - side] == table.controller(source)


class CannotSupportAgainst(Standing):
    """`Enemies cannot support fights against me.`"""

    text: ClassVar[str] = "{who:Banned} cannot support fights {against}"
    who: Banned
    against: Against

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [self.on_side(line, ATTACKING), self.on_side(line, DEFENDING)]

    def on_side(self, line: str, side: int) -> Ability[Any]:
        """That these do not support this side of a fight."""
        who, against = self.who, self.against

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            return against.concerns(table, source, side) and who.is_one(table, source, me)

        return Forbids(line, SUPPORT_ATTACKS if side == ATTACKING else SUPPORT_DEFENSES, applies)


class CannotBeAttackedByMore(Standing):
    """`I cannot be attacked by more than one student.` So many of the attacking party, its leader among them."""

    text: ClassVar[str] = "{who:Subject} cannot be attacked by more than {count:CountWord} {attackers:Cards#count}"
    who: Subject
    count: CountWord
    attackers: Cards

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, attackers, most = self.who.filter(sense), self.attackers.filter(sense), self.count.count()

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            attacked = table.leaders[DEFENDING]
            if attacked < 0 or not found.holds(table, source, attacked) or not attackers.holds(table, source, it):
                return False
            return len([one for one in table.parties[ATTACKING] if attackers.holds(table, source, one)]) >= most

        return [Forbids(line, SUPPORT_ATTACKS, applies)]
