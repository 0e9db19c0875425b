"""What students are of by what cards say, beside what is printed: clubs, factions and genders."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.card import FACTIONS, GENDERS
from rulebound.games.avarium.state import Table

CLUBS: Final = (
    "Council", "Sports", "Cheerleader", "Sciences", "Arts", "Musics", "Host", "Martial Arts", "Faiths", "Sentai",
    "Space",
)  # fmt: skip
NAMES: Final[dict[str, tuple[str, ...]]] = {"club": CLUBS, "faction": FACTIONS, "gender": GENDERS}
NO_CLUB: Final = ("", "None")
COUNTING: Final = frozenset([f"counts as {name}" for names in NAMES.values() for name in names])


def counts_as(name: str) -> str:
    """The key of the value that is above zero for who counts as being of this club, faction or gender."""
    return f"counts as {name}"


def is_counted(table: Table, key: str, it: int) -> bool:
    """Whether a card says it of this one."""
    if table.unusual and key in table.standing:
        return table.now(key, it, 0) > 0
    for modifier in table.modifiers:
        if modifier.it == it and modifier.value == key:
            return True
    return False


def may_be_more(table: Table) -> bool:
    """Whether some could be of more than what is printed on them."""
    for modifier in table.modifiers:
        if modifier.value in COUNTING:
            return True
    if not table.unusual:
        return False
    if table.mixed_by is not table.standing:
        table.mixed_by = table.standing
        table.mixed = not COUNTING.isdisjoint(table.standing)
    return table.mixed


def printed_of(table: Table, feature: str, it: int) -> str:
    """Its club, faction or gender, as printed."""
    card = table.print_of(it)
    if feature == "club":
        return card.club
    return card.faction if feature == "faction" else card.gender


def all_of(table: Table, feature: str, it: int) -> list[str]:
    """All clubs that it is in, or all factions or genders that it is of; to be in no club is not to be in one."""
    printed = printed_of(table, feature, it)
    found = [] if printed in NO_CLUB else [printed]
    if not may_be_more(table):
        return found  # as most often
    return found + [name for name in NAMES[feature] if name != printed and is_counted(table, counts_as(name), it)]
