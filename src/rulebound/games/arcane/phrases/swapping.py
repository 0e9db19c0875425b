"""Tiles and items that change places."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.structure.effects import beside_the_first
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having, Kind, Noun
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import tiles
from rulebound.games.arcane.phrases.allowed import ITEM_CAN_BE_TAKEN, possible_for
from rulebound.games.arcane.phrases.nouns import WithSymbol
from rulebound.games.arcane.phrases.remembered_tiles import SwapRemembered, SwapTaken, placed
from rulebound.games.arcane.state import Table
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_


class Swap(Verb):
    text: ClassVar[str] = "swaps/swap {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        assert isinstance(self.what, Phrase), self.what
        if self.what.number() != MANY:
            sense.wrong(self, "two tiles change places: choose both, and then write 'Swap them.'")
        return Sequence(placed(self.what, sense).take(sense), SwapTaken())


class SwapWith(Verb):
    """`Swap a placed tile of yours with a placed tile of another player.` Each keeps its Complete Assignment actions.

    What lies on them goes with them, as when two tiles of one slate change places. [R1] Items change their players.
    """

    text: ClassVar[str] = "swaps/swap {what:Object} with {other:Object}"
    what: Object
    other: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        for part in (self.what, self.other):
            if isinstance(part, Phrase) and part.number() == MANY:
                sense.wrong(self, "one tile changes places with one: write of one each")
        kinds = {kind.word == "item" for kind in kinds_of(self)}
        if len(kinds) > 1:
            sense.wrong(self, "a tile changes places with a tile, and an item with an item")
        if self.is_of_items():
            return self.swapped(sense, [ITEM_CAN_BE_TAKEN], [ITEM_CAN_BE_TAKEN], [ITEM_CAN_BE_TAKEN])
        return self.swapped(sense, [self.with_some(sense)], [CAN_CHANGE_WITH_FIRST], [])

    def swapped(self, sense: Sense, firsts: list[Test], seconds: list[Test], both: list[Test]) -> Effect[Any]:
        """What each of the two must be when it is chosen, and both when they change places."""
        first = placed(self.what, sense).take_such(sense, firsts)
        second = placed(self.other, sense).take_such(sense, seconds)
        return Sequence(*beside_the_first(first, second), SwapRemembered(both))

    def possible(self, sense: Sense) -> So | None:
        """Whether there is one of each; of one that is compared with the other, it is not known before."""
        assert isinstance(self.what, Phrase) and isinstance(self.other, Phrase)
        first = ITEM_CAN_BE_TAKEN if self.is_of_items() else self.with_some(sense)
        found = [possible_for(self.what, sense, only_placed=True, allowed=first)]
        if not is_compared(self.other):
            found.append(possible_for(self.other, sense, only_placed=True, allowed=ITEM_CAN_BE_TAKEN))
        known = [so for so in found if so is not None]
        return lambda table, scope: all([so(table, scope) for so in known])

    def is_of_items(self) -> bool:
        return any([kind.word == "item" for kind in kinds_of(self)])

    def with_some(self, sense: Sense) -> Test:
        """Whether a tile can change places with one of those that come into question as the second one."""
        assert isinstance(self.other, Phrase), self.other
        nouns = [part for part in walk(self.other) if isinstance(part, Noun)]
        if not nouns or is_compared(self.other):
            return Test(STAYS, lambda table, source, it: True)
        found = nouns[0].filter(sense)

        def has_some(table: Table, source: int, it: int) -> bool:
            return any([tiles.can_change_places(table, it, other) for other in found.found(table, source)])

        return Test(STAYS, has_some)


def kinds_of(phrase: Phrase) -> list[Kind]:
    return [part for part in walk(phrase) if isinstance(part, Kind)]


def is_compared(phrase: Phrase) -> bool:
    """Whether a card is described by what it has, perhaps beside the other one: only symbols are surely its own."""
    return any([isinstance(part, Having) and not isinstance(part, WithSymbol) for part in walk(phrase)])


STAYS: Final = N_("A slate would lose its last Complete Assignment action.")
CAN_CHANGE_WITH_FIRST: Final = Test(
    STAYS,
    lambda table, source, it: table.scopes[-1].it < 0 or tiles.can_change_places(table, table.scopes[-1].it, it),
)
