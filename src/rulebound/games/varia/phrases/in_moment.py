"""What happened in a moment, and what is so until it is over: damage, hits and misses, and what the target does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.paying.two_costs import AtTwoCosts
from rulebound.cardtext.phrases.replacing.damage import PreventAllToPlayer, PreventNextToPlayer
from rulebound.cardtext.phrases.structure.counts import Amount, Until, Way
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Event, Used
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import Player
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.using import OnceMay, OnceUsed, UsedOnce
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia.ability_keys import UNTIL_MOMENT_ENDS
from rulebound.games.varia.card import ATTACK
from rulebound.games.varia.events import DAMAGED, HITS, MISSES
from rulebound.games.varia.phrases.lines import AtStart
from rulebound.games.varia.phrases.put_off import refuse_put_off
from rulebound.games.varia.phrases.waiting import Doer
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.triggered import Triggered
from rulebound.language import N_

LOOKS_ALONE: Final = True
NO_MOMENT: Final = N_("assets are used before the first moment begins: write 'this turn' for 'this moment'")
TOO_EARLY: Final = N_("whether an attack hits is known after its clash: write this at 'On-Hit:' or 'End of Moment:'")


def refuse_without_moment(phrase: Phrase, sense: Sense) -> None:
    """What an asset is used for is done while actions are planned: no moment is going on."""
    if isinstance(sense.line, Used | UsedOnce | OnceUsed | OnceMay | AtTwoCosts):
        sense.wrong(phrase, NO_MOMENT)


class UntilMomentEnds(Until):
    lasting: ClassVar[dict[str, str]] = {UNTIL_MOMENT_ENDS: UNTIL_MOMENT_ENDS}
    forms: ClassVar[tuple[str, ...]] = (UNTIL_MOMENT_ENDS,)

    def whose(self, table: Table, scope: Scope) -> int:
        return NO_SEAT


# -- Damage ------------------------------------------------------------------------------------------------------------


class TookDamage(Fact):
    """By whatever in the moment. A card notes it from when it is on the table."""

    who: Doer

    def compares(self, damage: int) -> bool:
        """Whether it is so, if this is all the damage."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def so(self, sense: Sense) -> So:
        refuse_without_moment(self, sense)
        who = self.who
        text = f"the damage {who.word} took this moment"
        if not any([one.text == text for one in sense.notes]):
            notes = Triggered[Any](
                text, DAMAGED, lambda table, source, it, other, seat: who.is_it(table, source, seat), Sequence()
            )
            notes.silent = notes.counts = notes.sums = True
            notes.lasts = UNTIL_MOMENT_ENDS
            sense.notes.append(notes)
        return lambda table, scope: self.compares(table.times_noted(scope.source, text))


class TookAny(TookDamage):
    text: ClassVar[str] = "{who:Doer} took {no?no} damage this moment"
    who: Doer
    no: bool

    def compares(self, damage: int) -> bool:
        return (damage > 0) != self.no


class TookSoMuch(TookDamage):
    text: ClassVar[str] = "{who:Doer} took {amount} or {way} damage this moment"
    who: Doer
    amount: Amount
    way: Way

    def compares(self, damage: int) -> bool:
        return self.way.compares(damage, int(self.amount.value))


class PreventNextInMoment(PreventNextToPlayer):
    text: ClassVar[str] = "prevent the next {amount} damage {would?that would be} dealt to {who:Player} this moment"
    amount: Amount
    would: bool
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_without_moment(self, sense)
        return super().effect(sense)

    def lasts(self) -> str:
        return UNTIL_MOMENT_ENDS


class PreventAllInMoment(PreventAllToPlayer):
    text: ClassVar[str] = "prevent all damage {would?that would be} dealt to {who:Player} this moment"
    would: bool
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_without_moment(self, sense)
        return super().effect(sense)

    def lasts(self) -> str:
        return UNTIL_MOMENT_ENDS


# -- Hits and misses ---------------------------------------------------------------------------------------------------


class HitOrMissed(Word):
    forms: ClassVar[tuple[str, ...]] = ("hit", "missed")


class ThisHit(Fact):
    """Of the action whose text it is, in its moment. [hit.on] [miss.focus] [miss.distance]"""

    text: ClassVar[str] = "this {how:HitOrMissed}"
    of_itself: ClassVar[bool] = True
    how: HitOrMissed

    def so(self, sense: Sense) -> So:
        if isinstance(sense.line, AtStart):
            sense.wrong(self, TOO_EARLY)
        refuse_put_off(self, sense)
        wanted = self.how.word == "hit"

        def so(table: Table, scope: Scope) -> bool:
            pieces = table.acting(scope.me)
            is_it = scope.source in pieces and table.is_typed(pieces, ATTACK)
            return is_it and table.hit[scope.me] == wanted

        return so


class HitsOrMisses(Word):
    forms: ClassVar[dict[str, str]] = {"hits": "hit", "misses": "miss"}


class AttackHits(Event):
    """`When an attack of yours misses, draw a card.`"""

    text: ClassVar[str] = "{what:Subject} {how:HitsOrMisses}"
    what: Subject
    how: HitsOrMisses

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return any([found.holds(table, source, part) for part in table.acting(seat)])

        return HITS if self.how.word == "hits" else MISSES, when


# -- What the target does ----------------------------------------------------------------------------------------------


class TargetDoes(Fact):
    """`If your target's action in this moment is a block, this has +4 Power.` None is no block."""

    text: ClassVar[str] = "your target's action {now?in this moment} is {no?not} a {wanted:Wanted}"
    now: bool
    no: bool
    wanted: Wanted

    def so(self, sense: Sense) -> So:
        test, should = self.wanted.test(sense), not self.no

        def so(table: Table, scope: Scope) -> bool:
            pieces = table.acting(table.rival(scope.me))
            return any([test.holds(table, it, it) for it in pieces]) == should

        return so


class TargetIsIdle(Fact):
    """Or it was not paid for."""

    text: ClassVar[str] = "your target performs {no:NoOrAn} action this moment"
    no: NoOrAn

    def so(self, sense: Sense) -> So:
        idle = self.no.word == "no"
        return lambda table, scope: bool(table.acting(table.rival(scope.me))) != idle


class NoOrAn(Word):
    forms: ClassVar[tuple[str, ...]] = ("no", "an")


class IsCombined(Fact):
    """`This has +2 Power as long as this is combined with a Fire action.` [combo.together]"""

    text: ClassVar[str] = "this is {no?not} combined[ with a {wanted:Wanted}]"
    of_itself: ClassVar[bool] = True
    no: bool
    wanted: Wanted | None

    def so(self, sense: Sense) -> So:
        test, should = self.wanted.test(sense) if self.wanted is not None else None, not self.no

        def so(table: Table, scope: Scope) -> bool:
            others = [it for it in table.together(scope.source) if it != scope.source]
            return any([test is None or test.holds(table, it, it) for it in others]) == should

        return so
