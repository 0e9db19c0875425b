"""The box of a game: its pools of cards, and how their pieces are numbered.

    BOX = Box(Pool("cards", DECK, room=80))                                   # one deck, from which all play
    BOX = Box(Pool("quests", QUESTS, each=True, room=10, copies=1), ...)       # decks that the players bring

Cards of one pool may be each other as long as they are hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.pieces import pieces_of
from rulebound.kernel.table.tokens import EACH


@final
class Pool:
    """Cards that begin in one zone.

    name: what a list of a deck is called. zone: where they begin, shuffled.
    each: whether every seat brings its own; else there is one for all.
    room: how many there are at most; least: at least; left out, none, or as many as at most where players bring them.
    brought: whether its cards are there from the beginning; else pieces are made while the game goes on, as tokens.
    kinds: the kinds of cards in it; empty where all are. copies: how many of one a deck may have.
    stream: which of the streams of chance shuffles it, where it is for all; else that of the seat.
    """

    def __init__(
        self, name: str, zone: int, *, room: int, each: bool = False, least: int = -1, brought: bool = True,
        kinds: Sequence[str] = (), copies: int = 99, stream: int = 0,
    ) -> None:  # fmt: skip
        self.name = name
        self.zone = zone
        self.room = room
        self.each = each
        self.least = least if least >= 0 else room if each else 0
        self.brought = brought
        self.kinds = list(kinds)
        self.copies = copies
        self.stream = stream
        self.first = 0  # the number of its first piece; of the first seat's, where each seat has one

    def holds(self, kind: str) -> bool:
        """Whether cards of this kind are in it."""
        return not self.kinds or kind in self.kinds


@final
class Box:
    """All pools. The pieces of common ones come first, then those of each seat together."""

    def __init__(self, *pools: Pool, seats: int = MOST_SEATS, tokens: int = EACH) -> None:
        """seats: for how many players there are pieces.

        tokens: how many pieces besides each player has for tokens, in a game whose cards create some.
        """
        self.pools = list(pools)
        self.common = sum([pool.room for pool in pools if not pool.each])
        self.each = sum([pool.room for pool in pools if pool.each])
        self.pieces = self.common + self.each * seats
        place = 0
        for pool in sorted(pools, key=lambda pool: pool.each):
            pool.first = place
            place += pool.room
        self.tokens = tokens * seats
        self.layouts = [Layout(self, number, 0) for number in range(1, seats + 1)]
        self.layouts_with_tokens = [Layout(self, number, tokens) for number in range(1, seats + 1)]

    def layout(self, seats: int, *, tokens: bool = False) -> Layout:
        """The pieces at a table of so many; tokens: with those for tokens, each player's after all others."""
        return self.layouts_with_tokens[seats - 1] if tokens else self.layouts[seats - 1]

    def of_pool(self, pool: Pool, seat: int) -> list[int]:
        """The pieces of a pool; of one that each has, those of this seat."""
        first = self.first_of(pool, seat)
        return list(range(first, first + pool.room))

    def first_of(self, pool: Pool, seat: int) -> int:
        """The first of these pieces."""
        return pool.first + (self.each * seat if pool.each else 0)

    def owners_of(self, seats: int) -> list[int]:
        """For each piece at a table of so many seats, its owner; NO_SEAT if it belongs to all."""
        return [NO_SEAT] * self.common + [seat for seat in range(seats) for _ in range(self.each)]

    def pools_of(self, seats: int) -> list[int]:
        """For each piece at a table of so many seats, the number of its pool; pools of each seat count apart."""
        numbers = [0] * (self.common + self.each * seats)
        of_all = [pool for pool in self.pools if not pool.each]
        of_each = [pool for pool in self.pools if pool.each]
        for number, pool in enumerate(of_all):
            for it in self.of_pool(pool, 0):
                numbers[it] = number
        for seat in range(seats):
            for number, pool in enumerate(of_each, len(of_all) + seat * len(of_each)):
                for it in self.of_pool(pool, seat):
                    numbers[it] = number
        return numbers


@final
class Layout:
    """The pieces at a table of so many seats, the same at all of them: shared, and never changed.

    owners: for each piece whose it is; pools: the number of its pool; pooled: for each pool its pieces. tokens: the
    pieces that are cards only once a text creates them, a pool by themselves.
    """

    def __init__(self, box: Box, seats: int, each: int) -> None:
        """each: how many tokens a player can have."""
        self.owners = box.owners_of(seats)
        self.pools = box.pools_of(seats)
        self.tokens = list(range(len(self.owners), len(self.owners) + each * seats))
        if self.tokens:
            self.owners += [seat for seat in range(seats) for _ in range(each)]
            self.pools += [1 + max(self.pools)] * len(self.tokens)
        self.pooled = pieces_of(self.pools)
