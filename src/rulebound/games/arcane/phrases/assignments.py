"""Completing and using what is printed on other cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.effects import DoToEach
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.things import Object
from rulebound.games.arcane import performing
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.phrases.tiles import possible_for
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, ITEMS, PUBLIC
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class CompleteFree(Clause):
    text: ClassVar[str] = "complete {what:Object} without paying its cost"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(complete))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def complete(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] in (PUBLIC, HAND):
        performing.carry_out(table, scope.me, it)


class UseItem(Clause):
    """The USE ability of items, without a Use Item action; nothing where they have none."""

    text: ClassVar[str] = "use {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != SPELL:
            sense.wrong(self, "only a spell can do this: an item could use itself for ever")
        return Sequence(self.what.take(sense), DoToEach(use))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


def use(table: Table, scope: Scope, it: int) -> None:
    if table.zone[it] == ITEMS and table.holder[it] == scope.me:
        performing.use(table, scope.me, it)
