"""Replacing lists instead of changing them, so that copies of a table can share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(things: list[T], place: int, thing: T) -> list[T]:
    """The list with this value at that place."""
    found = things[:]
    found[place] = thing
    return found


def without(pieces: list[int], it: int) -> list[int]:
    """The pieces without this one, which must be among them."""
    left = pieces[:]
    left.remove(it)
    return left
