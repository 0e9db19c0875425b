"""How much damage attacks deal in a clash: double damage, or 1 more."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.paying.prices import DearOrCheap
from rulebound.cardtext.phrases.structure.counts import Amount, Until
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore, Player
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, This
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia import verbs
from rulebound.games.varia.ability_keys import DAMAGE_TIMES, MORE_DAMAGE
from rulebound.games.varia.phrases.coming import WhoseNext, next_gets
from rulebound.games.varia.phrases.unstoppable import changed_now
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Adds
from rulebound.language import N_

NO_ACTION: Final = N_("a stack deals no damage in a clash: say it of your attacks")


class Damage(Phrase):
    """What becomes of the damage of an attack."""

    label: ClassVar[str] = "how much damage"

    def value(self, sense: Sense) -> tuple[str, int]:
        """The value that changes, and by how much."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class TimesDamage(Damage):
    """So many times as much; half is rounded down. [R38]"""

    text: ClassVar[str] = "{times:DamageTimes} damage"
    times: DamageTimes

    def value(self, sense: Sense) -> tuple[str, int]:
        return DAMAGE_TIMES[self.times.word], 1


class DamageTimes(Word):
    label: ClassVar[str] = "how many times the damage"
    forms: ClassVar[tuple[str, ...]] = tuple(DAMAGE_TIMES)


class MoreDamage(Damage):
    """Only where it deals any. [R38]"""

    text: ClassVar[str] = "{amount} {way:DearOrCheap} damage"
    amount: Amount
    way: DearOrCheap

    def value(self, sense: Sense) -> tuple[str, int]:
        return MORE_DAMAGE, self.way.of(int(self.amount.value))


class DealsSoMuch(Standing):
    """`Your Fire attacks deal double damage.`"""

    text: ClassVar[str] = "{who:Subject} deals/deal {damage}"
    who: Subject
    damage: Damage

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if isinstance(self.who, This) and sense.kind == "stack":
            sense.wrong(self, NO_ACTION)
        (key, by), found = self.damage.value(sense), self.who.filter(sense)
        return [Adds(line, key, lambda table, source, it: by if found.holds(table, source, it) else 0)]


class DealsSoMuchNow(Clause):
    """`Start of Moment: This deals double damage until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} deals/deal {damage} {until}"
    what: Bearer
    damage: Damage
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        key, by = self.damage.value(sense)
        return changed_now(self, self.what, key, by, self.until, sense)


class NextDealsSoMuch(Clause):
    """`Your next attack this turn deals double damage.`"""

    text: ClassVar[str] = "{whose:WhoseNext} next {wanted:Wanted} {soon?this turn} deals {damage}"
    whose: WhoseNext
    wanted: Wanted
    soon: bool
    damage: Damage

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.whose, self.wanted, [self.damage.value(sense)], sense, soon=self.soon)


class DealThatMuch(PlainVerb, CountsBefore):
    """`When you take damage, deal that much damage to your target.`"""

    text: ClassVar[str] = "deals/deal that much damage to {who:Player}"
    who: Player

    def does(self, sense: Sense) -> Does:
        number, seats = counted(self, sense), self.who.seats(sense)

        def deal(table: Table, scope: Scope, seat: int) -> None:
            for one in seats(table, scope):
                if not table.over:
                    verbs.deal(table, one, number(table, scope))

        return deal
