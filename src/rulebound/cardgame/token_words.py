"""Tokens for games that only say which kinds there are and where they lie; a token can have any name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeAlias

from rulebound.cardgame.declaring import Value
from rulebound.cardgame.table import Table
from rulebound.cardtext.phrases.cards.tokens import TokenCardName, TokenKind, TokenNumber, names_without

__all__ = ["CardToken", "PlainTokenName", "TokenNumber", "Zeros", "zeros_of"]

Zeros: TypeAlias = dict[str, dict[str, Any]]  # by kind, what is printed


class PlainTokenName(TokenCardName):
    pattern: ClassVar[str] = names_without()


class CardToken(TokenKind):
    """Tokens that come into a zone of the player who creates them. zone: its number."""

    zone: ClassVar[int]

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        table.put(it, self.zone, seat)


def zeros_of(values: Sequence[Value], *kinds: str) -> Zeros:
    """What tokens of these kinds print where a text does not say: 0 for each of these values that their kind has."""
    return {kind: {value.key: 0 for value in values if kind in value.kinds} for kind in kinds}
