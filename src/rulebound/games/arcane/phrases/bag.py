"""Tiles that come from the bag, which no player sees before."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import Take
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.games.arcane import ending, tiles
from rulebound.games.arcane.phrases.remembered_tiles import AskFor, EachRemembered, PlaceRemembered
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class TileWord(Word):
    forms: ClassVar[dict[str, str]] = {"tile": "tiles"}


class OfTheBag(Clause):
    """Some of them, or as many as there are."""

    def count_of(self) -> int:
        """How many."""
        return 1

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(BAG)) > 0

    def taken(self, sense: Sense) -> Effect[Any]:
        return taken_from_bag(self.count_of(), sense)


def taken_from_bag(count: int, sense: Sense) -> Effect[Any]:
    """Out of the bag, in front of the player, for all to see."""
    sense.antecedent = "taken"

    def take(table: Table, scope: Scope) -> list[int]:
        found: list[int] = []
        while len(found) < count and table.cards_in(BAG):
            it = table.top_card(BAG)
            tiles.take(table, scope.me, it)
            found.append(it)
        return found

    return Take(take)


def placed_one_by_one() -> Effect[Any]:
    """Each of the tiles that were taken is placed, where and as its player chooses."""
    return EachRemembered(Sequence(AskFor(ending.choose_space), AskFor(ending.choose_turn), PlaceRemembered()))


class TakeFromBag(OfTheBag):
    """It is placed at the end of the turn, like a tile of the market."""

    text: ClassVar[str] = "take the top tile of the bag"

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.taken(sense)


class TakeSomeFromBag(TakeFromBag):
    text: ClassVar[str] = "take the top {count:CountWord} {tile:TileWord#count} of the bag"
    count: CountWord
    tile: TileWord

    def count_of(self) -> int:
        return self.count.count()


class PlaceFromBag(OfTheBag):
    """`Place the top tile of the bag at once. If it has a Chaos Magic symbol, draw two cards.`"""

    text: ClassVar[str] = "place the top tile of the bag at once"

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(self.taken(sense), placed_one_by_one())


class PlaceSomeFromBag(PlaceFromBag):
    text: ClassVar[str] = "place the top {count:CountWord} {tile:TileWord#count} of the bag at once"
    count: CountWord
    tile: TileWord

    def count_of(self) -> int:
        return self.count.count()
