"""Moments that come in every turn: for cards that wait for them."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.lines import Moment
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.table.cardtable import CardTable


class Edge(Word):
    forms: ClassVar[tuple[str, ...]] = ("start", "end")


class WhoseTurns(Word):
    """Whose turns: a game with another word for other players has it in a class of its own."""

    label: ClassVar[str] = "whose turn"
    forms: ClassVar[tuple[str, ...]] = ("your", "each player's", "each other player's")

    def is_it(self, table: Any, source: int, seat: int) -> bool:
        """Whether it is the turn of such a player."""
        if self.word == "each player's":
            return True
        assert isinstance(table, CardTable)
        return (table.controller(source) == seat) == (self.word == "your")


class EdgeOfTurn(Moment):
    text: ClassVar[str] = "the {edge} of {whose:WhoseTurns} turn"
    edge: Edge
    whose: WhoseTurns

    def has_player(self) -> bool:
        return self.whose.word != "your"

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        whose, kind = self.whose, turn_event(self, sense, self.edge.word)
        return kind, lambda table, source, it, other, seat: whose.is_it(table, source, seat)


def turn_event(phrase: Phrase, sense: Sense, edge: str) -> str:
    """The kind of event with which turns of the game start, or end."""
    kind = sense.words.turns[0 if edge == "start" else 1]
    if not kind and edge == "start":
        sense.wrong(phrase, "nothing in this game waits for the start of a turn")
    elif not kind:
        sense.wrong(phrase, "nothing in this game waits for the end of a turn")
    return kind
