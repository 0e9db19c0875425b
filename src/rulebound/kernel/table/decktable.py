"""A table with decks: their cards are looked at, taken, sorted and shuffled because of what cards say."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CardTable

LOOKS_AT: Final = "looks at cards of a deck"
LOOKS_AT_ANOTHERS: Final = "looks at cards of another player's deck"
LOOKS_AT_HAND: Final = "looks at a hand"
SHOWS: Final = "shows cards of a deck"
CHOOSES: Final = "chooses a card"
TAKES_UP: Final = "takes a card into the hand"
PUTS_BELOW: Final = "puts a card on the bottom of a deck"
PUTS_ABOVE: Final = "puts a card on top of a deck"
SHUFFLES: Final = "shuffles a deck"


class DeckTable(CardTable):
    """What texts do with decks and hands; a game whose rules wait for a card to leave a deck adds to it."""

    __slots__ = ()

    def deck_pile(self, zone: int, seat: int) -> list[int]:
        """The cards of a deck, the top one last; of one that each has, of this seat's."""
        return self.piles[zone + seat if self.zones[zone].each else zone]

    def event_of_deck(self, kind: str, zone: int) -> str:
        """What the log calls it when this kind of event happens to this deck: a game with two tells which it is."""
        return kind

    def look_at(self, zone: int, seat: int, n: int, *, shown: bool) -> list[int]:
        """The top cards of a deck, the top one first, which this seat sees, or all do."""
        return self.look_at_deck_of(seat, zone, seat, n, shown=shown)

    def look_at_deck_of(self, whose: int, zone: int, seat: int, n: int, *, shown: bool) -> list[int]:
        """The same of another player's deck."""
        found = self.deck_pile(zone, whose)[-n:][::-1] if n > 0 else []
        for it in found:
            self.show(it, EVERYBODY if shown else 1 << seat)
        if shown:
            for it in found:
                self.emit(SHOWS, seat, it)
        elif found:
            other = self.whose_deck(zone, whose, seat)
            kind = LOOKS_AT_ANOTHERS if other != NOTHING else LOOKS_AT
            self.emit(self.event_of_deck(kind, zone), seat, other=other, number=len(found))
        return found

    def whose_deck(self, zone: int, whose: int, seat: int) -> int:
        """For the log: the seat whose deck it is, as `of_seat` writes it; NOTHING if it is its own, or of all."""
        return of_seat(whose) if whose != seat and self.zones[zone].each else NOTHING

    def look_at_hand(self, owner: int, seat: int) -> list[int]:
        """The cards that a player holds, which this seat sees."""
        found = self.held_besides(owner, self.scopes[-1].source)
        for it in found:
            self.show(it, 1 << seat)
        self.emit(LOOKS_AT_HAND, seat, number=owner)
        return found

    def show_hand(self, owner: int) -> list[int]:
        """The cards that a player holds, which all see."""
        found = self.held_besides(owner, self.scopes[-1].source)
        for it in found:
            self.show(it)
            self.emit(SHOWS, owner, it)
        return found

    def into_hand(self, it: int, seat: int) -> None:
        """A card that is not in play comes into this player's hand; who knew it knows it still."""
        if self.zone[it] not in self.sorted_zones():
            return
        self.put(it, self.game.zones.hand, seat)
        self.emit(TAKES_UP, seat, it, seen=self.known[it])

    def hand_over(self, it: int, seat: int) -> None:
        """A card of a hand comes into another player's; who knew it knows it still."""
        self.put(it, self.game.zones.hand, seat)
        self.emit(TAKES_UP, seat, it, seen=self.known[it])

    def under_deck(self, it: int, seat: int) -> None:
        """A card that is not in play goes to the bottom of its deck."""
        if self.zone[it] not in self.sorted_zones() and self.zone[it] != self.game.zones.hand:
            return
        zone = self.into_deck(it, seat)
        self.to_bottom(it)
        whose = self.whose_deck(zone, self.holder[it], seat)
        self.emit(self.event_of_deck(PUTS_BELOW, zone), seat, it, whose, seen=self.known[it])

    def onto_deck(self, it: int, seat: int) -> None:
        """A card that is not in play goes on top of its deck."""
        if self.zone[it] not in self.sorted_zones() and self.zone[it] != self.game.zones.hand:
            return
        zone = self.into_deck(it, seat)
        if self.zone[it] != zone:
            return  # a token, which is gone
        pile = self.deck_pile(zone, self.holder[it])
        place = zone + self.holder[it] if self.zones[zone].each else zone
        self.piles[place] = [*[other for other in pile if other != it], it]
        whose = self.whose_deck(zone, self.holder[it], seat)
        self.emit(self.event_of_deck(PUTS_ABOVE, zone), seat, it, whose, seen=self.known[it])

    def into_deck(self, it: int, seat: int) -> int:
        """A card comes into its deck, if it is not there yet; the deck's zone."""
        if self.zones[self.zone[it]].role == "deck":
            return self.zones[self.zone[it]].number
        zone = self.deck_for(it)
        self.put(it, zone, self.owner(it) if self.zones[zone].each else -1)
        return zone

    def drawing_zone(self) -> int:
        """The zone of the deck that cards are drawn from."""
        return self.game.zones.deck

    def deck_for(self, it: int) -> int:
        """The zone of the deck to which a card belongs."""
        return self.drawing_zone()

    def sorted_zones(self) -> list[int]:
        """The zones that texts about decks move cards from: decks and discard piles."""
        return [self.drawing_zone(), self.game.zones.discard]

    def is_in_play(self, it: int) -> bool:
        """Whether a card lies where abilities count."""
        return self.zones[self.zone[it]].in_play

    def shuffle_deck(self, zone: int, seat: int) -> None:
        """A deck is shuffled."""
        if self.deck_pile(zone, seat):
            self.shuffle(zone, self.shuffled_by(zone, seat), seat if self.zones[zone].each else 0)
            self.emit(self.event_of_deck(SHUFFLES, zone), seat)

    def can_go_to_deck(self, it: int) -> bool:
        """Whether a card lies where a text can send it into its owner's deck."""
        return self.is_in_play(it) or self.zone[it] == self.game.zones.discard

    def send_to_deck(self, it: int, place: str) -> None:
        """A card goes into its owner's deck: on its `top`, on its `bottom`, or anywhere, so that it is shuffled."""
        self.into_deck(it, self.owner(it))
        if self.zones[self.zone[it]].role != "deck":
            return  # a token, which is gone
        if place == "top":
            self.onto_deck(it, self.owner(it))
        elif place == "bottom":
            self.under_deck(it, self.owner(it))
        else:
            self.shuffle_deck(self.zone[it], self.owner(it))

    def shuffled_by(self, zone: int, seat: int) -> int:
        """The number of the stream of chance by which a deck is shuffled."""
        return seat
