"""What observations show of Varia, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.observed import of_counters, of_marks
from rulebound.games.varia.counters import COUNTERS, MARKS
from rulebound.games.varia.parts import VALUES
from rulebound.games.varia.rows import NOT_YET
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.knowledge.columns import GroupedBySeat, ListedIn, PieceAt, Unbounded
from rulebound.kernel.knowledge.entries import OfSeats, OfTable
from rulebound.kernel.knowledge.public import Public


def row_of(table: Table, seat: int) -> list[int]:
    """A player's row of the Timeline, moment by moment."""
    return [it for action in table.rows[seat] for it in action]


PUBLIC: Final = Public(
    columns=[
        *of_marks(MARKS),
        GroupedBySeat("moment", "rows"),
        Unbounded("stacks", "heaps", 0, 999),
        PieceAt("made by", "maker"),
        ListedIn("used", "used"),
    ],
    rest=[
        OfTable("phase", "phase", -1, 9),
        OfTable("moments that resolve", "window", 0, 99),
        OfTable("moment", "moment", NOT_YET, 99),
        OfTable("engaged", "engaged"),
        OfTable("engaged before", "engaged_before"),
        OfTable("fast actions", "planned", 0, 99),
        *of_counters(COUNTERS),
        OfSeats("moved", "moved"),
        OfSeats("moved before", "moved_before"),
        OfSeats("performed", "performed"),
        OfSeats("hit", "hit"),
        OfSeats("attributes performed", "spent", 0, 999),
        OfSeats("power", "power", 0, 999),
        OfSeats("focus", "focus", 0, 999),
        OfSeats("damage", "damage", 0, 999),
    ],
    values=[value.key for value in VALUES],
    lying={TIMELINE: row_of},
    numbers=["Choice", "At", "Into", "Combine", "Replace"],
)
