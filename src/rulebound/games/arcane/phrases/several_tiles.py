"""Tiles that are placed, moved or turned one after the other, and tiles that are turned by half a turn."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.structure.effects import DoToEach, Take
from rulebound.cardtext.phrases.structure.meaning import IT, Sense, So, event_card
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import ending, tiles
from rulebound.games.arcane.phrases.allowed import TILE_CAN_BE_TAKEN, possible_for
from rulebound.games.arcane.phrases.remembered_tiles import (
    AskFor,
    EachRemembered,
    PlaceRemembered,
    TakeRemembered,
    placed,
)
from rulebound.games.arcane.slate import DIFFERENT_TURNS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import TAKEN
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class PlaceThemAtOnce(Clause):
    """`Take two market tiles and place them at once.`"""

    text: ClassVar[str] = "take {what:Object} and place them at once"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Phrase) and self.what.number() != MANY:
            sense.correct(self, "write 'it' of one tile")
        each = [TakeRemembered(), AskFor(ending.choose_space), AskFor(ending.choose_turn), PlaceRemembered()]
        return Sequence(self.what.take_such(sense, [TILE_CAN_BE_TAKEN]), EachRemembered(Sequence(*each)))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, allowed=TILE_CAN_BE_TAKEN)


class PlaceThatTile(Clause):
    """`When you take a tile, you may pay 1 Shard. If you do, place that tile at once.`"""

    text: ClassVar[str] = "place that tile at once"

    def effect(self, sense: Sense) -> Effect[Any]:
        if "that tile" not in sense.parts:
            sense.wrong(self, "no tile was taken before this: write 'take a market tile and place it at once'")
        return Sequence(Take(event_card(sense, IT)), DoToEach(place_taken))


def place_taken(table: Table, scope: Scope, it: int) -> None:
    """As at the end of the turn, unless it has been placed meanwhile."""
    if table.zone[it] == TAKEN and table.holder[it] == scope.me:
        ending.place_with(table, scope.me, it, scope.me)


class Degrees(Word):
    """Clockwise."""

    label: ClassVar[str] = "how far"
    forms: ClassVar[tuple[str, ...]] = ("90", "180", "270")

    def quarters(self) -> int:
        return int(self.word) // 90


class TurnSoFar(Verb):
    """`Rotate all placed tiles of other players by 180 degrees.`"""

    text: ClassVar[str] = "rotates/rotate {what:Object} by {far:Degrees} degrees"
    what: Object
    far: Degrees

    def effect(self, sense: Sense) -> Effect[Any]:
        quarters = self.far.quarters()
        turned = DoToEach(lambda table, scope, it: turn_clockwise(table, it, quarters))
        return Sequence(placed(self.what, sense).take(sense), turned)

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True)


def turn_clockwise(table: Table, it: int, quarters: int) -> None:
    """A tile that looks the same from both sides stays as it is."""
    if table.is_visible(it):
        different = len(DIFFERENT_TURNS[table.print_of(it).edges])
        now = table.turns[it]
        turned = (now + quarters) % 4 % different
        if turned != now:
            tiles.rotate(table, it, turned)
