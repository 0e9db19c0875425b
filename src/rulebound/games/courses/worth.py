"""What partners were worth when they left play, for texts that speak of it afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.modifier import END_OF_TURN, Modifier
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NO_SEAT, NOTHING

if TYPE_CHECKING:
    from rulebound.kernel.table.cardtable import CardTable

WAS_WORTH: Final = USED + "was worth: "  # begins the value of a note; its source is the partner
VALUES: Final = ("power", "points", "cost")


def note(table: CardTable, it: int, worth: list[int]) -> None:
    """They are known until the end of the turn, or until the card goes on to another place. [R60]

    worth: of the values that are known so, the first ones.
    """
    notes = [
        Modifier(WAS_WORTH + value, NOTHING, amount, END_OF_TURN, NO_SEAT, it)
        for value, amount in zip(VALUES, worth, strict=False)
    ]
    table.modifiers = [*table.modifiers, *notes]


def forget(table: CardTable, it: int) -> None:
    if any([is_of(one, it) for one in table.modifiers]):
        table.modifiers = [one for one in table.modifiers if not is_of(one, it)]


def is_of(one: Modifier, it: int) -> bool:
    return one.source == it and one.value.startswith(WAS_WORTH)


def last(table: CardTable, it: int, value: str, now: int) -> int:
    """The value of a card, `now`; of a partner that has left play in this turn, what it was then."""
    if table.stays(it):
        return now
    found = [one.amount for one in table.modifiers if one.source == it and one.value == WAS_WORTH + value]
    return found[0] if found else now
