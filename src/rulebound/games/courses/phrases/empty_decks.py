"""Players whose deck is empty: cards let them stay in the game, or do something in place of the draws they miss."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.replacing.drawing import WhoDraws, WouldDraw
from rulebound.cardtext.phrases.replacing.would_happen import Applies
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.games.courses.ability import SURVIVES
from rulebound.games.courses.state import Table
from rulebound.kernel.basics.modifier import seat_meant
from rulebound.kernel.table.ability import Ability


class StaysInTheGame(Standing):
    """As long as this is in play; a card that cannot be drawn is not drawn."""

    text: ClassVar[str] = "you are not eliminated for an empty deck"

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [Ability(line, SURVIVES)]


class FromEmptyDeck(WouldDraw):
    """`If you would draw a card from an empty deck, gain 1 point instead.` Until then, its player stays in the game."""

    text: ClassVar[str] = "you would draw a card from an empty deck"

    def is_who(self) -> WhoDraws:
        return WhoDraws(own=True, others=False)

    def is_other(self) -> bool:
        return False

    def applies(self, sense: Sense) -> Applies:
        applies = super().applies(sense)
        sense.notes.append(Ability("You are not eliminated for an empty deck.", SURVIVES))

        def from_empty(table: Table, source: int, it: int, number: int) -> bool:
            return not table.deck_of(seat_meant(it)) and applies(table, source, it, number)

        return from_empty
