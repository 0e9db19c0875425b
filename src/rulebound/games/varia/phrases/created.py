"""Tokens that a text describes: actions on the Timeline, and assets. Those of the rules are in `changes`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.cards.creating_tokens import CreateThere
from rulebound.cardtext.phrases.cards.tokens import TokenCard, TokenCardName, TokenKind, TokenNumber, names_without
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.varia import tokens
from rulebound.games.varia.parts import ASSET, TOKEN
from rulebound.games.varia.phrases.creating_next import created_by
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.effect import Effect

ACTIONS: Final = ("Magical Attack", "Physical Attack", "Magical Block", "Physical Block")
FORMS: Final = {"Charm": "Charms", "Weapon": "Weapons", "Armor": "Armors"}


class VariaTokenName(TokenCardName):
    pattern: ClassVar[str] = names_without("Magical", "Physical", *FORMS)


class VariaTokenKind(TokenKind):
    """An action by its supertypes, or an asset by its form. [R32]"""

    forms: ClassVar[dict[str, str]] = {**{one: f"{one}s" for one in ACTIONS}, **FORMS}

    def kind(self) -> str:
        return ASSET if self.word in FORMS else TOKEN

    def prints(self) -> dict[str, Any]:
        if self.word in FORMS:
            return {"form": self.word, "types": "None", "subtypes": "None", "value": 0}
        return {"types": self.word, "subtypes": "None", "attribute": "None", "power": 0, "focus": 0}

    def refuse_place(self, phrase: Phrase, sense: Sense) -> None:
        if self.kind() == TOKEN:
            sense.wrong(phrase, "say when it is performed: write 'in the next moment' at its end")

    def creates(self, table: Table, scope: Scope, seat: int, card: Card, at: int) -> int:
        return tokens.create_asset(table, seat, card)


class VariaTokenNumber(Word, TokenNumber):
    forms: ClassVar[dict[str, str]] = {"Power": "Power", "Focus": "Focus"}


class CreateAction(CreateThere):
    """On the Timeline, as a token of the rules. [token.create] [token.next]"""

    text: ClassVar[str] = "creates/create a {token:TokenCard} in the next moment"
    token: TokenCard

    def for_seats(self, sense: Sense, seats: Seats) -> Effect[Any]:
        if self.token.kind.kind() != TOKEN:
            sense.wrong(self.token, "an asset comes at once: leave 'in the next moment' out")
        self.token.refuse_nonsense(sense)
        name = self.token.card_name()
        return created_by(sense, seats, lambda table: table.game.tokens[name])
