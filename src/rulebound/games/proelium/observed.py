"""What observations show of Proelium, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.observed import of_counters, of_marks
from rulebound.games.proelium.counters import COUNTERS, MARKS
from rulebound.games.proelium.parts import VALUES
from rulebound.games.proelium.state import NO_WINDOW, Table
from rulebound.games.proelium.zones import ATTACHED
from rulebound.kernel.knowledge.columns import Beside, GroupedIn, ListedIn, PieceAt, Unbounded
from rulebound.kernel.knowledge.entries import OfSeats, OfTable, SeatOf
from rulebound.kernel.knowledge.public import Public


def all_attached(table: Table, seat: int) -> list[int]:
    """The enhancements in play, as they came."""
    return table.attached


PUBLIC: Final = Public(
    columns=[
        *of_marks(MARKS),
        Unbounded("damage", "wounds", 0, 999),
        Unbounded("turn in which it came", "came", 0, 9999),
        PieceAt("enhances", "host"),
        ListedIn("attacks", "attackers"),
        Beside("was blocked", "stopped", "attackers"),
        GroupedIn("blocks", "blockers"),
        ListedIn("researched", "researched"),
    ],
    rest=[
        OfTable("phase", "phase", -1, 9),
        OfTable("tokens in stock", "stock", 0, 999),
        OfTable("attacker that blockers are named for", "facing", 0, 99),
        OfTable("what the window follows", "window", NO_WINDOW, 99),
        SeatOf("seat that did that", "mover"),
        OfTable("something is unanswered", "acted"),
        *of_counters(COUNTERS),
        OfSeats("spent", "spent", 0, 999),
        OfSeats("lost the last token", "ruined"),
    ],
    values=[value.key for value in VALUES],
    lying={ATTACHED: all_attached},
    numbers=["Choice"],
)
