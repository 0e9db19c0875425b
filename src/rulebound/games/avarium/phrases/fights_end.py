"""Fights that end: as what cards wait for, and as a time at which something is done."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import OneOf
from rulebound.cardtext.phrases.times.later import Due, Time
from rulebound.games.avarium import parties
from rulebound.games.avarium.events import FIGHT_ENDS
from rulebound.games.avarium.phrases.lines import SchemeText
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FOR_FIGHT
from rulebound.kernel.table.effect import Effect


class FightEnds(OfNoCard):
    """In the clean-up, when the damage has been dealt. [fight.clean-up]"""

    text: ClassVar[str] = "a fight ends"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return FIGHT_ENDS, lambda table, source, it, other, seat: True


class FightWithMeEnds(OfNoCard):
    """If it is still in it: neither expelled nor removed from the fight. [fight.clean-up]"""

    text: ClassVar[str] = "a fight with me ends"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return FIGHT_ENDS, lambda table, source, it, other, seat: parties.side_of(table, source) >= 0


class FightWithOneEnds(OfNoCard):
    """The same of any such student or idol."""

    text: ClassVar[str] = "a fight with {who:OneOf} ends"
    who: OneOf

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def ends(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return any([found.holds(table, source, fighter) for party in table.parties for fighter in party])

        return FIGHT_ENDS, ends


class EndTheFight(Clause):
    """All leave it, so that no damage is dealt and only the clean-up remains. [F19]"""

    text: ClassVar[str] = "end the fight"

    def effect(self, sense: Sense) -> Effect[Any]:
        line = sense.line
        if isinstance(line, SchemeText) and not any([isinstance(part, Event) for part in walk(line)]):
            sense.wrong(self, "there is no fight when this is played: begin with 'SURPRISE:'")  # [D4]
        return DoForSeats(just_me, lambda table, scope, seat: parties.all_leave(table))


class EndOfTheFight(Time):
    """Only in a fight. [B14]"""

    text: ClassVar[str] = "the end of the fight"

    def event(self, sense: Sense) -> str:
        return FIGHT_ENDS

    def due(self) -> Due:
        return lambda table, delayed, it, other, seat: True

    def too_late(self) -> str:
        return FOR_FIGHT

    def lasts(self) -> str:
        return FOR_FIGHT
