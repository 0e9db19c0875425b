"""Prestige tokens that are put on items: what waits for it, and so many as were spoken of."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.counting.counters import Host
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.games.arcane.events import GAINS_TOKENS
from rulebound.games.arcane.phrases.done_to_tiles import ExhaustsIt
from rulebound.games.arcane.phrases.instructions import tokens_on
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class PutsToken(ExhaustsIt):
    """`When you put a Prestige token on this, draw a card.` Of several that are put at once, once."""

    text: ClassVar[str] = "{who:Acting} puts/put a Prestige token on {what:Subject}"
    kind: ClassVar[str] = GAINS_TOKENS
    who: Acting
    what: Subject

    def has_amount(self) -> bool:
        return True


class PutThatManyTokens(Clause, CountsBefore):
    """`Pay any amount of Shards. Put that many Prestige tokens on this.`"""

    text: ClassVar[str] = "put that many Prestige tokens on {what:Object}"
    lasts_in_play: ClassVar[bool] = True
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        number = counted(self, sense)
        noted = DoForSeats(just_me, lambda table, scope, seat: note_number(table, scope, number))
        put = DoToEach(lambda table, scope, it: table.add_tokens(it, scope.number))
        return Sequence(noted, self.what.take(sense), put)


def note_number(table: Table, scope: Scope, number: Number) -> None:
    """It is counted before the item is taken, which then is what was taken last."""
    scope.number = number(table, scope)


class PerToken(Per):
    """`Gain 1 Shard for each Prestige token on this.`"""

    text: ClassVar[str] = "for each Prestige token on {on:Host}"
    on: Host

    def number_of(self, sense: Sense) -> Number:
        hosts = self.on.hosts(sense)
        return lambda table, scope: tokens_on(table, hosts(table, scope))
