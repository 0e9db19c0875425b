"""Replacing lists instead of changing them, so that copies of a table can share them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(values: list[T], place: int, value: T) -> list[T]:
    """The list with this value at that place."""
    found = values[:]
    found[place] = value
    return found


def without(pieces: list[int], it: int) -> list[int]:
    """The pieces without this one, which must be among them."""
    left = pieces[:]
    left.remove(it)
    return left
