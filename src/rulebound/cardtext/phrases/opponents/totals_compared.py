"""Players who are spoken of by what their cards come to, `the player with the most total power`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.opponents.standings import only_one, singled
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Others, all_seats
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.extremes import HighestOrLowest
    from rulebound.cardtext.phrases.structure.nouns import Noun, Stat


class EachWithMostTotal(Others):
    """All of them, where several have as much. Who has none of these cards has nothing."""

    text: ClassVar[str] = "each player with the {which:HighestOrLowest} total {stat} among {noun+}"
    which: HighestOrLowest
    stat: Stat
    noun: Noun

    def seats(self, sense: Sense) -> Seats:
        found, stat, highest = self.noun.filter(sense), self.stat, self.which.word == "highest"

        def seats(table: Any, scope: Scope) -> list[int]:
            totals = dict.fromkeys(all_seats(table, scope), 0)
            for it in found.found(table, scope.source):
                if table.controller(it) in totals:
                    totals[table.controller(it)] += stat.of(table, it)
            bound = max(totals.values()) if highest else min(totals.values())
            return [seat for seat, total in totals.items() if total == bound]

        return seats


class PlayerWithMostTotal(EachWithMostTotal):
    """`The player with the highest total power among partners here gains 2 points.` None where several have as much."""

    text: ClassVar[str] = "the player with the {which:HighestOrLowest} total {stat} among {noun+}"
    which: HighestOrLowest
    stat: Stat
    noun: Noun

    def seats(self, sense: Sense) -> Seats:
        return singled(sense, only_one(super().seats(sense)))
