"""Who expels whom, and the players on both sides of a fight."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense, event_card
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium.card import IDOL
from rulebound.games.avarium.events import EXPELLED
from rulebound.games.avarium.parties import ATTACKING, DEFENDING
from rulebound.games.avarium.phrases.events import SupportsFight
from rulebound.games.avarium.phrases.fights_end import EndTheFight
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.phrases.occasions import Limit
from rulebound.games.avarium.phrases.players import still_here
from rulebound.games.avarium.phrases.subjects import Myself
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT
from rulebound.kernel.basics.scope import Scope


class ExpelsInFight(Event):
    """`When I expel a student in a fight, draw a card.` A whole party expels whom its damage expels."""

    text: ClassVar[str] = "{who:Subject} expels/expel {whom:Subject} {fight?in a fight}"
    who: Subject
    whom: Subject
    fight: bool

    def it_is(self) -> str:
        """Of two cards it is the expelled one, where the other one is `I`."""
        return IT if isinstance(self.who, Myself) else ""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        noun = getattr(self.whom, "noun", None)
        if noun is not None and noun.kind.word == IDOL:
            sense.wrong(self.whom, "no idol is expelled: write that an idol receives fight damage")
        by, whom, only_fights = self.who.filter(sense), self.whom.filter(sense), self.fight

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if not whom.holds(table, source, it):
                return False
            if table.fight == FIGHT and other in table.leaders:
                return one_of_them_is(table, source, by, table.leaders.index(other))  # `it` may be gone in place of one
            return not only_fights and other >= 0 and other != it and by.holds(table, source, other)

        return EXPELLED, when


def one_of_them_is(table: Table, source: int, wanted: Filter, side: int) -> bool:
    """Whether one of a party is such a card."""
    return any([wanted.holds(table, source, it) for it in table.parties[side]])


class FightSide(Others):
    """`When I lead an attack, the defending player loses 1 Merit.` Of the fight that is on, or that is just over."""

    text: ClassVar[str] = "the {role:FightRole} player"
    role: FightRole

    def seats(self, sense: Sense) -> Seats:
        if "the attacker" in sense.parts:
            one, other = event_card(sense, IT), event_card(sense, OTHER)
        else:
            one = other = no_card
            if sense.line is None or not any([is_for_fights(part) for part in walk(sense.line)]):
                sense.wrong(self, "no fight is known here: wait for one, or write 'use this only during a fight'")
        side = ATTACKING if self.role.word == "attacking" else DEFENDING

        def of_side(table: Table, scope: Scope) -> list[int]:
            if table.fight != NO_FIGHT:
                return still_here(table, table.fight_seats[side])
            for it in (*other(table, scope), *one(table, scope)):
                seat = player(table, it)
                if (seat == table.active) == (side == ATTACKING):
                    return still_here(table, seat)
            return []

        return of_side


class FightRole(Word):
    label: ClassVar[str] = "attacking, defending"
    forms: ClassVar[tuple[str, ...]] = ("attacking", "defending")


def no_card(table: Table, scope: Scope) -> list[int]:
    return []


def is_for_fights(part: object) -> bool:
    """Whether a text with this in it does what it says only while there is a fight."""
    return isinstance(part, SupportsFight | EndTheFight) or (isinstance(part, Limit) and part.is_for_fights())
