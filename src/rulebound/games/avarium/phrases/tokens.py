"""Tokens: students who join a Class without having been recruited."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.cards.tokens import TokenCardName, TokenKind, TokenNumber, names_without
from rulebound.games.avarium import characters
from rulebound.games.avarium.card import CLUBS, FACTIONS, STUDENT
from rulebound.games.avarium.state import Table

PLAIN: Final = {"club": "None", "gender": "mysterious", "faction": "Neutral"}
OF_A_CLUB: Final = {f"{club} student": {"club": club} for club in CLUBS if club != "None"}
OF_A_FACTION: Final = {f"{faction} student": {"faction": faction} for faction in FACTIONS}


class AvariumTokenName(TokenCardName):
    pattern: ClassVar[str] = names_without(*[word for club in CLUBS for word in club.split()], *FACTIONS)


class AvariumTokenKind(TokenKind):
    """A student, of a club or a faction, who joins the Class of the player who creates it, ready. [S6]"""

    forms: ClassVar[dict[str, str]] = {one: f"{one}s" for one in (STUDENT, *OF_A_CLUB, *OF_A_FACTION)}

    def kind(self) -> str:
        return STUDENT

    def prints(self) -> dict[str, Any]:
        who = OF_A_CLUB.get(self.word) or OF_A_FACTION.get(self.word) or {}
        return {"cost": 0, "combat": 0, "defense": 1, **PLAIN, **who}

    def comes(self, table: Table, seat: int, it: int, at: int) -> None:
        characters.join(table, it, seat)


class AvariumTokenNumber(Word, TokenNumber):
    forms: ClassVar[dict[str, str]] = {"Combat": "Combat", "Defense": "Defense"}
