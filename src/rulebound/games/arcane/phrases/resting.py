"""Resting by a text, and hands that hold more than three."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.games.arcane import rules
from rulebound.games.arcane.ability import HAND_SIZE
from rulebound.games.arcane.needs import may_rest
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Adds


class RestNow(Verb):
    """`Gain 2 Shards, then rest.` As by the rules: all exhaustion tokens come off, and a card may be exchanged."""

    text: ClassVar[str] = "rests/rest"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, rest_now)


def rest_now(table: Table, scope: Scope, seat: int) -> None:
    """Who cannot rest does not, by a text either."""
    if may_rest.holds(table, seat, NOTHING):
        rules.rest_or_else(table, seat)


class MoreCards(Standing):
    """`Your hand size is 2 higher.` At the end of the own turn one draws up to three, and so many more. [R3]"""

    text: ClassVar[str] = "your hand size is {amount} higher"
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        more = int(self.amount.value)

        def change(table: Table, source: int, it: int) -> int:
            return more if it == of_seat(table.controller(source)) else 0

        return [Adds(line, HAND_SIZE, change)]
