"""What observations show of Avarium Academy, besides what they show of every game."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.ability import COMBAT, DEFENSE, RECRUIT_PRICE, SCHEME_PRICE
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, TOKENS
from rulebound.games.avarium.zones import CLASS
from rulebound.kernel.knowledge.columns import GroupedIn, IsMarked, ListedIn, SeatAt, Shared
from rulebound.kernel.knowledge.entries import OfSeats, OfTable, SeatsIn
from rulebound.kernel.knowledge.public import Public


def class_of(table: Table, seat: int) -> list[int]:
    """The idol, then the students."""
    return [table.idol[seat], *table.cards_in(CLASS, seat)]


PUBLIC: Final = Public(
    columns=[
        SeatAt("last with", "last_in"),
        IsMarked("exhausted", "exhausted"),
        IsMarked("attack token", "token"),
        IsMarked("used", "used"),
        ListedIn("leader", "leaders"),
        GroupedIn("party", "parties"),
        ListedIn("attacker", "attackers"),
        ListedIn("target", "targets"),
        ListedIn("spared", "spared"),
        Shared("damage assigned", "dealt", 0, 999),
    ],
    rest=[
        OfTable("step", "step", 0, TOKENS),
        OfTable("step of the fight", "fight", 0, FIGHT),
        SeatsIn("side of the fight", "fight_seats", 2),
        OfTable("a response was made", "responded"),
        OfSeats("merit", "merit", -999, 999),
        OfSeats("reputation", "reputation", -999, 999),
        OfSeats("turns", "turns", 0, 999),
        OfSeats("schemes played", "schemes_played", 0, 999),
    ],
    values=[COMBAT, DEFENSE, RECRUIT_PRICE, SCHEME_PRICE],
    lying={CLASS: class_of},
    numbers=["Choice", "Amount"],
    seats=["PickSeat"],
    owned=False,
)
