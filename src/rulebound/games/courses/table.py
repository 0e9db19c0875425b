"""The table of the course game as it is played on: what the kernel and card texts ask of it, the verbs carry out."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.courses import pieces, piles, worth
from rulebound.games.courses.settling import LOST
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import COURSE_DECK, DECK, DISCARD


class CourseTable(Table):
    """What lies on the table, with what is done to it."""

    __slots__ = ()
    overrides: ClassVar[tuple[str, ...]] = ("can_go_to_deck", "send_to_deck")

    def lose_by_card(self, seat: int, clause: str) -> None:
        """This player leaves the game once the action is over."""
        self.note(LOST, seat, 1)

    def draw(self, me: int, n: int = 1) -> None:
        piles.draw(self, me, n)

    def can_go_to_deck(self, it: int) -> bool:
        return (self.stays(it) or self.zone[it] == DISCARD) and not pieces.is_course(self, it)

    def send_to_deck(self, it: int, place: str) -> None:
        """What is attached to it is discarded first. [R54]

        In the deck it is any card, so what it costs is noted with what it was worth. [R60]
        """
        its_worth = [*pieces.measured_worth(self, it), self.cost(it)]
        for card in self.attachments(it):
            pieces.discard(self, card)
        super().send_to_deck(it, place)
        if len(its_worth) > 1:
            worth.note(self, it, its_worth)

    def take_control(self, it: int, seat: int) -> None:
        """A card in play has another player from now on."""
        pieces.take_control(self, it, seat)

    def discard(self, it: int) -> None:
        pieces.discard(self, it)

    def into_hand(self, it: int, seat: int) -> None:
        """When few cards are left in the deck, all players see it. [R8]"""
        was = self.zone[it]
        super().into_hand(it, seat)
        if was == DECK:
            piles.tell_if_few_are_left(self, seat)
        else:
            self.progress()

    def drawing_zone(self) -> int:
        return DECK

    def sorted_zones(self) -> list[int]:
        return [DECK, DISCARD]

    def deck_for(self, it: int) -> int:
        return COURSE_DECK if pieces.is_course(self, it) else DECK
