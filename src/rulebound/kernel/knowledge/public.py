"""What a game declares as public, for observations and for the numbers of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.knowledge.columns import Changed, ChangedElse, Column
from rulebound.kernel.knowledge.entries import OfTable


class Public:
    """What observations of a game show besides what all games have, and what its actions are about.

    columns: of each piece; rest: of the table; values: the values that modifiers change, each a column.
    lying: for zones whose piles do not have all that lies there, or not in its order: the pieces of a seat's zone.
    numbers: the names of the kinds of actions whose operand is a number; seats: of those whose operand is a seat.
    The operands of all others are pieces.
    copies: of how many pieces with one card options of a kind differ by their number alone.
    owned: whether each card belongs to one player for the whole game, wherever it lies.
    """

    def __init__(
        self, columns: Sequence[Column] = (), rest: Sequence[OfTable] = (), values: Sequence[str] = (),
        lying: dict[int, Any] | None = None, numbers: Sequence[str] = (), seats: Sequence[str] = (), copies: int = 3,
        *, owned: bool = True,
    ) -> None:  # fmt: skip
        self.columns: list[Column] = [*columns, *[Changed(value) for value in values], ChangedElse(values)]
        self.rest = list(rest)
        self.lying: dict[int, Any] = lying if lying is not None else {}
        self.numbers = set(numbers)
        self.seats = set(seats)
        self.copies = copies
        self.owned = owned
