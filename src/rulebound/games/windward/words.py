"""The words of Windward's cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardgame.phrases import Actor, CardKind, CounterWord, ValueWord
from rulebound.cardgame.token_words import CardToken, TokenNumber, Zeros, zeros_of
from rulebound.cardtext.phrases.lines import Event
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.prices import Currency
from rulebound.cardtext.phrases.subjects import Subject
from rulebound.games.windward.parts import BUILDING, HARBOUR, SAILS, SHIP, VALUES


class WindwardKind(CardKind):
    forms: ClassVar[dict[str, str]] = {"ship": "ships", "building": "buildings"}


class Wealth(CounterWord):
    forms: ClassVar[dict[str, str]] = {"coin": "coins", "renown": "renown"}
    terms: ClassVar[dict[str, str]] = {"renown": "renown"}


class Paid(Currency):
    forms: ClassVar[dict[str, str]] = {"coin": "coins"}


class ShipSails(Event):
    """`When you sail with this, draw a card.`"""

    text: ClassVar[str] = "{who:Actor} sails/sail with {what:Subject}"
    who: Actor
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.what.filter(sense)
        return (
            SAILS,
            lambda table, source, it, other, seat: who.acts(table, source, seat) and found.holds(table, source, it),
        )


class Number(ValueWord, TokenNumber):
    forms: ClassVar[tuple[str, ...]] = ("cost", "cargo")


class WindwardToken(CardToken):
    """They lie in the harbour of the player who creates them. [R5]"""

    forms: ClassVar[dict[str, str]] = WindwardKind.forms
    usual: ClassVar[Zeros] = zeros_of(VALUES, SHIP, BUILDING)
    zone: ClassVar[int] = HARBOUR
