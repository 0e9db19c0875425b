"""What observations show of the course game, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.games.courses.timing import END
from rulebound.kernel.knowledge.columns import IsMarked, PieceAt
from rulebound.kernel.knowledge.entries import OfSeats, OfTable, PieceOf
from rulebound.kernel.knowledge.public import Public

PUBLIC: Final = Public(
    columns=[IsMarked("tapped", "tapped"), PieceAt("attached to", "at")],
    rest=[
        OfTable("phase", "phase", 0, END),
        OfTable("stars left", "purse", 0, 999),
        PieceOf("item that takes effect", "playing"),
        OfSeats("points", "points", 0, 999),
        OfSeats("deck out", "failed"),
    ],
    values=["power", "points", "cost", "stars"],
    numbers=["Choice"],
)
