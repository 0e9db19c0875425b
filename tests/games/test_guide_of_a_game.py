"""The samples of `docs/adding-a-game.md` beyond Windward: sentences of one's own, and a table with more state."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from rulebound.cardgame import events, exhausting
from rulebound.cardgame.table import Table
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, Subject, some_can
from rulebound.games.windward import parts, words
from rulebound.games.windward.game import Windward
from rulebound.games.windward.parts import VENTURE
from rulebound.games.windward.rules import SAILS
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.effect import Effect, Sequence
from tests.contract.builds import interpreted_only
from tests.games.declared import DeclaredScene, player

CARD: Final = '[[card]]\nname = "Pilot"\nkind = "building"\ncost = 1\nrenown = 0\ncopies = 1\ntext = "{}"\n'


class ItSails(Event):
    text: ClassVar[str] = "{what:Subject} sets/set sail"
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.what.filter(sense)
        return SAILS, lambda table, source, it, other, seat: found.holds(table, source, it)


class Sink(Clause):
    text: ClassVar[str] = "sink {what:Object}"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: table.discard(it)))


class WindyTable(Table):
    """wind: how hard it blows, 0 to 12."""

    __slots__ = ("wind",)

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.wind = 0

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.wind = self.wind

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "wind"]

    def deck_is_empty(self, me: int) -> None:
        self.wind += 1


class Windy(Windward):
    table_class = WindyTable
    texts = CardLanguage(
        parts.CHOOSING.words("cards.text"), words, events, exhausting, sys.modules[__name__], plays=[VENTURE]
    )


@interpreted_only
def test_a_sentence_of_ones_own_is_read_and_does_what_it_says(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("When a ship of yours sets sail, sink it."), encoding="utf-8")
    scene = DeclaredScene(Windy.load(cards=[mine]))
    table = scene(player(harbour=["Brig", "Pilot"]), player())

    table.do("Sail with Brig for 4 coins")

    assert table.there("harbour", 0) == ["Pilot"]
    assert table.there("discard pile") == ["Brig"]


@interpreted_only
def test_more_state_is_copied_saved_and_restored() -> None:
    game = Windy.load()
    table = game.new_state(seed=1)
    assert isinstance(table, WindyTable)
    before = table.fingerprint()
    table.deck_is_empty(0)

    again = game.load_state(json.loads(json.dumps(table.save())))

    assert isinstance(again, WindyTable)
    assert (again.wind, table.clone().wind) == (1, 1)
    assert table.fingerprint() == again.fingerprint() != before
