"""Abilities that only Arcane Academy has, and the keys of those that change or replace something in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect

END_OF_GAME: Final = "end of game"
MAXIMUM_WILL: Final = "maximum Will"  # values that cards change
HAND_SIZE: Final = "hand size"
OVERFLOWS: Final = "gains Will above the maximum"  # what cards replace
WOULD_PUT_TOKENS: Final = "puts Prestige tokens"  # what cards alter
GIVEN: Final = {"Shard": "Shards of Collect Shard", "Will": "Will of Gain Will"}

Promise: TypeAlias = Callable[[Any, Scope], int]  # what an ability would bring now, in Prestige


ANYTHING: Final = "anything"  # what an ability may do that does more than to pay and to gain


class AtTheEnd(Ability[Any]):
    """`End of Game: effect.` It has no effect before the end.

    promises: what it would bring if the game ended now, in a list; empty if its player chooses that. changes: the
    resources that it gains and pays, or ANYTHING. counts: those that it pays or looks at.
    """

    def __init__(
        self, text: str, effect: Effect[Any], promises: list[Promise], changes: list[str], counts: list[str]
    ) -> None:
        super().__init__(text, END_OF_GAME)
        self.effect = effect
        self.promises = promises
        self.changes = changes
        self.counts = counts

    def effects(self) -> list[Effect[Any]]:
        return [self.effect]


LINKS_APART: Final = "links tiles that need not touch"


class LinksApart(Ability[Any]):
    """`Tiles of yours in the same row are linked.` links(table, source, it, other): whether these two are."""

    def __init__(self, text: str, links: Callable[[Any, int, int, int], bool]) -> None:
        super().__init__(text, LINKS_APART)
        self.links = links
