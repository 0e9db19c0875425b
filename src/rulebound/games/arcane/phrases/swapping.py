"""Tiles and items that change places."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.structure.effects import beside_the_first
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having, Kind
from rulebound.cardtext.phrases.structure.sentences import Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane.phrases.allowed import ITEM_CAN_BE_TAKEN, possible_for
from rulebound.games.arcane.phrases.remembered_tiles import SwapRemembered, SwapTaken, placed
from rulebound.kernel.table.effect import Effect, Sequence


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
        kinds = {part.word == "item" for part in walk(self) if isinstance(part, Kind)}
        if len(kinds) > 1:
            sense.wrong(self, "a tile changes places with a tile, and an item with an item")
        allowed = [ITEM_CAN_BE_TAKEN] if True in kinds else []
        first = placed(self.what, sense).take_such(sense, allowed)
        second = placed(self.other, sense).take_such(sense, allowed)
        return Sequence(*beside_the_first(first, second), SwapRemembered(allowed))

    def possible(self, sense: Sense) -> So | None:
        """Whether there is one of each; of one that is compared with the other, it is not known before."""
        parts = [part for part in (self.what, self.other) if isinstance(part, Phrase)]
        alone = [*parts[:1], *[part for part in parts[1:] if not any([isinstance(one, Having) for one in walk(part)])]]
        found = [possible_for(part, sense, only_placed=True, allowed=ITEM_CAN_BE_TAKEN) for part in alone]
        known = [so for so in found if so is not None]
        return lambda table, scope: all([so(table, scope) for so in known])
