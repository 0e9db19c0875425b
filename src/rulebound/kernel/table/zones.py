"""Zones: the places of a game where its pieces can lie, each declared once.

    ZONES = Zones()
    DECK = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)
    HAND = ZONES.each("hand", sees=OWNER_SEES)
    MARKET = ZONES.common("market", slots=4)

The results are numbers, by which rules name the zones: `table.cards_in(HAND, me)`, `table.put(it, MARKET)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.kernel.table.agenda import MOST_SEATS

# Which seats see the cards in a zone.
NOBODY_SEES: Final = 0
OWNER_SEES: Final = 1
ALL_SEE: Final = 2

# The purpose of a zone, which also decides how it is drawn.
DECK_ROLE: Final = "deck"
HAND_ROLE: Final = "hand"
DISCARD_ROLE: Final = "discard"
BOARD_ROLE: Final = "board"
MARKET_ROLE: Final = "market"

AWAY: Final = 0  # the zone of pieces that are not in the game


class Zone:
    """A kind of place for pieces. Immutable.

    number: its number in rules; the pile of a seat has the index `number + seat`.
    each: whether every seat has one. sees: which seats see its cards.
    ordered: whether the order of its cards matters, as in a deck.
    in_play: whether the abilities of its cards count.
    slots: how many fixed places it has, filled one by one; 0 for a pile.
    listed: whether the kernel stores its pieces; a grid, for example, is stored by its game.
    role: its purpose: a deck, a hand, a discard pile, the board, a market; empty for others.
    kinds: the kinds of cards that it can hold; empty for all.
    """

    def __init__(
        self, number: int, name: str, *, each: bool, sees: int, ordered: bool, in_play: bool, slots: int, listed: bool,
        role: str, kinds: Sequence[str],
    ) -> None:  # fmt: skip
        self.number = number
        self.name = name
        self.each = each
        self.sees = sees
        self.ordered = ordered
        self.in_play = in_play
        self.slots = slots
        self.listed = listed
        self.role = role
        self.kinds = list(kinds)

    def __repr__(self) -> str:
        return f"Zone({self.name!r})"


class Zones:
    """The zones of a game in the order of their declaration; the first is `AWAY`.

    of: the zone of each pile, by its index.
    deck, hand, discard: the number of the first zone with that role; AWAY if there is none.
    """

    def __init__(self) -> None:
        self.of: list[Zone] = []
        self.all: list[Zone] = []
        self.deck = AWAY
        self.hand = AWAY
        self.discard = AWAY
        self.common("away", listed=False)

    def each(
        self, name: str, *, sees: int = ALL_SEE, ordered: bool = False, in_play: bool = False, listed: bool = True,
        role: str = "", kinds: Sequence[str] = (),
    ) -> int:  # fmt: skip
        """Declares a zone that every seat has, and returns its number. role: its purpose, if not implied."""
        role = role or usual_role(sees, in_play=in_play, slots=0)
        return self.declare(
            Zone(
                len(self.of), name, each=True, sees=sees, ordered=ordered, in_play=in_play, slots=0, listed=listed,
                role=role, kinds=kinds,
            )
        )  # fmt: skip

    def common(
        self, name: str, *, sees: int = ALL_SEE, ordered: bool = False, in_play: bool = False, slots: int = 0,
        listed: bool = True, role: str = "", kinds: Sequence[str] = (),
    ) -> int:  # fmt: skip
        """Declares a zone that exists once, and returns its number. A piece in it may still be held by a seat."""
        role = role or usual_role(sees, in_play=in_play, slots=slots)
        return self.declare(
            Zone(
                len(self.of), name, each=False, sees=sees, ordered=ordered, in_play=in_play, slots=slots,
                listed=listed, role=role, kinds=kinds,
            )
        )  # fmt: skip

    def declare(self, zone: Zone) -> int:
        self.all.append(zone)
        for _ in range(MOST_SEATS):
            self.of.append(zone)
        if zone.role == DECK_ROLE and self.deck == AWAY:
            self.deck = zone.number
        elif zone.role == HAND_ROLE and self.hand == AWAY:
            self.hand = zone.number
        elif zone.role == DISCARD_ROLE and self.discard == AWAY:
            self.discard = zone.number
        return zone.number

    def find(self, name: str) -> Zone | None:
        """The zone of this name, or None."""
        for zone in self.all:
            if zone.name == name:
                return zone
        return None


def usual_role(sees: int, *, in_play: bool, slots: int) -> str:
    """The purpose of a zone, by which seats see it and whether its cards are in play."""
    if sees == NOBODY_SEES:
        return DECK_ROLE
    if sees == OWNER_SEES:
        return HAND_ROLE
    return BOARD_ROLE if in_play else MARKET_ROLE if slots else ""
