"""What observations show of Arcane Academy, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import SCORING, Table
from rulebound.games.arcane.zones import SLATE
from rulebound.kernel.knowledge.columns import ListedIn, OfPiece, PieceAt, Spot, Through, Unbounded
from rulebound.kernel.knowledge.entries import OfSeats, OfTable, PieceOf, SeatOf
from rulebound.kernel.knowledge.public import Public


def slate_of(table: Table, seat: int) -> list[int]:
    """Its tiles and corners, space by space, in each space from the top."""
    found: list[int] = []
    for it in table.tiles_of(seat):
        while it >= 0:
            found.append(it)
            it = table.below[it]  # noqa: PLW2901 (down the stack)
    return found


PUBLIC: Final = Public(
    columns=[
        Spot("space", "spot", SPACES),
        Through("exhaustion", "exhaustion", "spot", 0, 99),
        OfPiece("quarter turns", "turns", 0, 3),
        PieceAt("on top of", "below"),
        Unbounded("tokens", "tokens", 0, 999),
        ListedIn("resolved", "resolved"),
        ListedIn("linked", "linked_then"),
        ListedIn("exhausted then", "exhausted_then"),
    ],
    rest=[
        OfTable("phase", "phase", 0, SCORING),
        OfTable("extra turn", "is_extra"),
        SeatOf("seat that called pencils down", "pencils"),
        SeatOf("seat that drew the last assignment", "emptied"),
        PieceOf("activated tile", "activated"),
        OfSeats("will", "will", 0, 99),
        OfSeats("shards", "shards", 0, 999),
        OfSeats("prestige of abilities", "prestige", -999, 999),
        OfSeats("turns to come", "extra", 0, 99),
        OfSeats("assignments owed", "owed", 0, 99),
        OfSeats("final turn begun", "finals"),
    ],
    values=["cost", "prestige"],
    lying={SLATE: slate_of},
    numbers=["Choice", "Lay", "Turn"],
    owned=False,
)
