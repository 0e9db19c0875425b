"""Students that damage each other outside of fights, and those that attack twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoTogether, beside_the_first
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import hurting
from rulebound.games.avarium.events import ATTACKS
from rulebound.games.avarium.needs_of_fights import no_attack_token, ready_to_attack
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Lifts
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.structure.subjects import Subject

TWICE: Final = 2


class StrikeEachOther(Clause):
    """`Target student in your class and target enemy student deal damage equal to their Combat to each other.` [D22]"""

    text: ClassVar[str] = "{who:Object} and {other:Object} deal damage equal to their Combat to each other"
    who: Object
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        for part in (self.who, self.other):
            if isinstance(part, Phrase) and part.number() == "many":
                sense.wrong(self, "one strikes one here: write of one student each")
        who = self.who.take(sense)
        sense.parts = {}
        return Sequence(*beside_the_first(who, self.other.take(sense)), DoForSeats(just_me, both_strike))


def both_strike(table: Table, scope: Scope, seat: int) -> None:
    """The one that is remembered and the one that was taken."""
    strike(table, scope, [scope.it, *scope.picks[:1]])


class TwoStrike(Clause):
    text: ClassVar[str] = "{who:Object} deal damage equal to their Combat to each other"
    who: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        count = getattr(self.who, "count", None)
        if count is None or count.count() != 2:
            sense.wrong(self, "two strike each other: write 'two target students'")
        return Sequence(self.who.take(sense), DoTogether(strike))


def strike(table: Table, scope: Scope, cards: list[int]) -> None:
    """Both at once: each with the Combat that it has before; nothing where one of them is not there any more."""
    if len(cards) != 2 or min(cards) < 0 or cards[0] == cards[1]:
        return
    first, second = cards
    if table.zone[first] != CLASS or table.zone[second] != CLASS:
        return
    hits = [(second, table.combat(first), first), (first, table.combat(second), second)]
    hurting.damage_all(table, [hit for hit in hits if hit[1] > 0])


class CanAttackTwice(Standing):
    """`I can attack twice each turn.` Who has led one attack is stopped by no token, and need not be ready."""

    text: ClassVar[str] = "{who:Subject} can attack twice each turn"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, mark = self.who.filter(sense), f"has attacked: {line}"

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            """Each attack is marked, on who has led it."""
            if found.holds(table, source, it):
                table.modify(mark, it, 1, END_OF_TURN, seat, source)
            return False

        def led(table: Table, source: int, it: int) -> int:
            return len([one for one in table.modifiers if one.it == it and one.value == mark and one.source == source])

        def once_more(table: Table, source: int, me: int, it: int) -> bool:
            return led(table, source, it) < TWICE and found.holds(table, source, it)

        def again(table: Table, source: int, me: int, it: int) -> bool:
            return led(table, source, it) > 0 and once_more(table, source, me, it)

        return [
            Lifts(line, no_attack_token, once_more),
            Lifts(line, ready_to_attack, again),
            Triggered[Any](line, ATTACKS, when, Sequence()),
        ]
