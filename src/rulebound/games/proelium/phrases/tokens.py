"""Tokens: entities that were created, and not fabricated."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.tokens import BeforeName, TokenKind, TokenNumber
from rulebound.cardtext.phrases.structure.counts import fault_of_number
from rulebound.games.proelium.card import CHARACTER, ITEM
from rulebound.games.proelium.events import PUTS_INTO_PLAY
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY
from rulebound.language import Message


class ProeliumTokenKind(TokenKind):
    """They come into the laboratory of the player who creates them. [R56]"""

    forms: ClassVar[dict[str, str]] = {"character": "characters", "item": "items"}
    usual: ClassVar[dict[str, dict[str, Any]]] = {CHARACTER: {"cost": 0, "A": 0, "D": 1}, ITEM: {"cost": 0}}

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        table.put(it, LABORATORY, seat)
        table.emit(PUTS_INTO_PLAY, seat, it)


class ProeliumTokenNumber(Word, TokenNumber):
    forms: ClassVar[dict[str, str]] = {"A": "A", "D": "D"}


class Stats(BeforeName):
    """`2/3`: its A and its D."""

    pattern: ClassVar[str] = r"\d+/\d+"

    def fault(self) -> Message | None:
        attack, _, defense = self.value.partition("/")
        return fault_of_number(attack) or fault_of_number(defense)

    def numbers(self) -> dict[str, int]:
        attack, _, defense = self.value.partition("/")
        return {"A": int(attack), "D": int(defense)}
