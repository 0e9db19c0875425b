"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.games.courses.game import CourseGame, load
from tests.games.courses.table import Scene, Table, player
from tests.games.written import Written, file_with

VALUES: Final = {
    "course": "stars = 1",
    "partner": "cost = 0\npoints = 1\npower = 2",
    "supporter": "cost = 0",
    "item": "cost = 0",
}


def game_with(folder: Path, *cards: Written) -> CourseGame:
    """The game with these cards besides its own, each a name, a kind and a text. Partners have power 2."""
    return load([file_with(folder, VALUES, *cards)], [])


def of_kinds(items: Mapping[str, str], partners: Mapping[str, str], supporters: Mapping[str, str]) -> list[Written]:
    """Cards of these kinds, by their names and texts."""
    found = {"item": items, "partner": partners, "supporter": supporters}
    return [(name, kind, text) for kind, texts in found.items() for name, text in texts.items()]


def plays(own: CourseGame, name: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this item has just been played."""
    mine["hand"] = [name, *mine.get("hand", [])]
    mine.setdefault("deck", ["Twig"] * 9)
    table = Scene(own)(player(**mine), *(others or (player(),)))
    table.do(f"Play {name}")
    return table
