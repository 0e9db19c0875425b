"""Zones: the places of a game where its pieces can lie, each declared once.

    ZONES = Zones()
    DECK = ZONES.each("deck", sees=NOBODY_SEES, ordered=True)
    HAND = ZONES.each("hand", sees=OWNER_SEES)
    MARKET = ZONES.common("market", slots=4)

The numbers that come back are what the rules name zones by: `table.cards_in(HAND, me)`, `table.put(it, MARKET)`.
"""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.agenda import MOST_SEATS

# Who sees what lies in a zone.
NOBODY_SEES: Final = 0
OWNER_SEES: Final = 1
ALL_SEE: Final = 2

# What a zone is for; also how it is shown.
DECK_ROLE: Final = "deck"
HAND_ROLE: Final = "hand"
DISCARD_ROLE: Final = "discard"
BOARD_ROLE: Final = "board"
MARKET_ROLE: Final = "market"

AWAY: Final = 0  # the zone of pieces that are not in this game, or out of it


class Zone:
    """One kind of place. Immutable.

    number: what it is named by in rules; the pile of a seat lies at `number + seat`.
    each: whether every seat has one. sees: who sees its cards.
    ordered: whether the order of its cards means something, as in a deck.
    in_play: whether the abilities of its cards count.
    slots: how many fixed places it has, which are filled one by one; 0 where cards lie one upon the other.
    listed: whether the kernel keeps a pile; a grid, say, is kept by its game.
    role: what it is for: a deck, a hand, a discard pile, the board, a market; empty for anything else.
    """

    def __init__(
        self, number: int, name: str, *, each: bool, sees: int, ordered: bool, in_play: bool, slots: int, listed: bool,
        role: str,
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

    def __repr__(self) -> str:
        return f"Zone({self.name!r})"


class Zones:
    """All zones of a game, in the order in which they were declared; the first is `AWAY`.

    of: for each number of a pile the zone that it belongs to.
    deck, hand, discard: the number of the first zone with that role; AWAY where there is none.
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
        role: str = "",
    ) -> int:  # fmt: skip
        """A zone that every seat has; its number. role: what it is for, where that does not follow from the rest."""
        role = role or usual_role(sees, in_play=in_play, slots=0)
        return self.declare(
            Zone(
                len(self.of), name, each=True, sees=sees, ordered=ordered, in_play=in_play, slots=0, listed=listed,
                role=role,
            )
        )  # fmt: skip

    def common(
        self, name: str, *, sees: int = ALL_SEE, ordered: bool = False, in_play: bool = False, slots: int = 0,
        listed: bool = True, role: str = "",
    ) -> int:  # fmt: skip
        """A zone that there is once; its number. A piece in it may be somebody's all the same."""
        role = role or usual_role(sees, in_play=in_play, slots=slots)
        return self.declare(
            Zone(
                len(self.of), name, each=False, sees=sees, ordered=ordered, in_play=in_play, slots=slots,
                listed=listed, role=role,
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
        """The zone of this name; None where there is none."""
        for zone in self.all:
            if zone.name == name:
                return zone
        return None


def usual_role(sees: int, *, in_play: bool, slots: int) -> str:
    """What a zone is for, by who sees it and whether its cards are in play."""
    if sees == NOBODY_SEES:
        return DECK_ROLE
    if sees == OWNER_SEES:
        return HAND_ROLE
    return BOARD_ROLE if in_play else MARKET_ROLE if slots else ""
