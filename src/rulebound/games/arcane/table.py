"""The table of Arcane Academy as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from rulebound.games.arcane import assignments
from rulebound.games.arcane.box import ASSIGNMENTS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DECK, DISCARD, ITEMS, SPELLS


class ArcaneTable(Table):
    """What lies on the table, with what is done to it."""

    __slots__ = ()

    def draw(self, me: int, n: int) -> None:
        """Private assignments, or as many as there are."""
        assignments.draw(self, me, n)

    def discard(self, it: int) -> None:
        """Discards an assignment."""
        assignments.discard(self, it)

    def into_hand(self, it: int, seat: int) -> None:
        """A card of the deck, or of the discard pile, becomes a private assignment."""
        was = self.zone[it]
        if was == DECK:
            assignments.note_last(self, seat, [it])
        super().into_hand(it, seat)

    def discard_of(self, me: int) -> list[int]:
        """The common pile: no player has one alone."""
        return self.cards_in(DISCARD)

    def drawing_zone(self) -> int:
        return DECK

    def sorted_zones(self) -> list[int]:
        return [DECK, DISCARD]

    def shuffled_by(self, zone: int, seat: int) -> int:
        return ASSIGNMENTS.stream

    def bears(self, it: int) -> bool:
        """Tiles that one sees and completed assignments can have counters."""
        return self.zone[it] in (ITEMS, SPELLS) or self.is_visible(it)
