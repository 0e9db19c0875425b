"""Placed tiles that go back into the bag, and exhaustion tokens that go from one tile to another."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, make, walk
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.choices.choosing import narrowed
from rulebound.cardtext.phrases.structure.effects import DoToEach, beside_the_first
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import tiles
from rulebound.games.arcane.phrases.allowed import CAN_LEAVE, possible_for
from rulebound.games.arcane.phrases.nouns import Exhausted
from rulebound.games.arcane.phrases.remembered_tiles import placed
from rulebound.games.arcane.phrases.tiles import ToTiles
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class PutIntoBag(ToTiles):
    """A placed tile goes back into the bag, which is shuffled. Its exhaustion tokens stay on what lies below it."""

    text: ClassVar[str] = "puts/put {what:Object} into the bag"
    what: Object

    def taken(self, sense: Sense) -> Effect[Any]:
        return placed(self.what, sense).take_such(sense, [CAN_LEAVE])

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True, allowed=CAN_LEAVE)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        tiles.back_into_bag(table, it)


class MoveExhaustion(Clause):
    """`Move an exhaustion token from a tile of yours to a tile of another player.` The first one is exhausted."""

    text: ClassVar[str] = "move an exhaustion token from {what:Object} to {to:Object}"
    what: Object
    to: Object

    def possible(self, sense: Sense) -> So | None:
        nouns = [one for one in walk(exhausted(self.what)) if isinstance(one, Noun)] if is_phrase(self.what) else []
        if not nouns:
            return None
        found = nouns[0].filter(sense)
        return lambda table, scope: len(found.found(table, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        for part in (self.what, self.to):
            if isinstance(part, Phrase) and part.number() == MANY:
                sense.wrong(self, "one token goes from one tile to one: write of one each")
        first = exhausted(self.what).take(sense)
        return Sequence(*beside_the_first(first, self.to.take(sense)), DoToEach(pass_token))


def is_phrase(what: object) -> bool:
    return isinstance(what, Phrase)


def exhausted(what: Any) -> Any:
    """Only exhausted tiles come into question, whether the text says so or not."""
    noun = getattr(what, "noun", None)
    if not isinstance(noun, Noun) or any([isinstance(one, Exhausted) for one in noun.adjectives]):
        return what
    only = make(Exhausted, ("exhausted",))
    assert isinstance(only, Exhausted)
    return narrowed(what, only)


def pass_token(table: Table, scope: Scope, other: int) -> None:
    """From the tile that was taken first."""
    it = scope.it
    if it >= 0 and it != other and table.is_visible(it) and table.is_exhausted(it) and table.is_visible(other):
        tiles.take_off(table, it, 1)
        tiles.exhaust_or_else(table, other, by=scope.source)
