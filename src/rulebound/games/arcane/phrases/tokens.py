"""Tokens: items that were created, and not completed."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.tokens import TokenKind, TokenNumber
from rulebound.games.arcane.card import ITEM
from rulebound.games.arcane.slate import NONE_COUNTED
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import ITEMS


class ArcaneTokenKind(TokenKind):
    """They lie in front of the player who creates them, as completed items do. [R12]"""

    forms: ClassVar[dict[str, str]] = {"item": "items"}
    usual: ClassVar[dict[str, dict[str, Any]]] = {ITEM: {"cost": 0, "prestige": 0}}

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        table.put(it, ITEMS, seat)
        table.counts = NONE_COUNTED  # it may join tiles
        table.progress()


class ArcaneTokenNumber(Word, TokenNumber):
    forms: ClassVar[dict[str, str]] = {"Prestige": "Prestige"}
