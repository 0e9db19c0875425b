"""The table of Arcane Academy as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.arcane import assignments
from rulebound.games.arcane.box import ASSIGNMENTS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DECK, DISCARD, ITEMS, SPELLS


class ArcaneTable(Table):
    """What lies on the table, with what is done to it."""

    overrides: ClassVar[tuple[str, ...]] = ("can_change_sides",)
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

    def can_change_sides(self, it: int) -> bool:
        """Completed items come in front of other players."""
        return self.zone[it] == ITEMS

    def take_control(self, it: int, seat: int) -> None:
        """An item comes in front of this player."""
        assignments.change_hands(self, it, seat)

    def bears(self, it: int) -> bool:
        """Tiles that one sees and completed assignments can have counters."""
        return self.zone[it] in (ITEMS, SPELLS) or self.is_visible(it)
