"""Lists that copies of a table share: never changed but replaced, so that copying a table need not copy them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(things: list[T], place: int, thing: T) -> list[T]:
    """The same list with this at that place."""
    found = things[:]
    found[place] = thing
    return found


def without(pieces: list[int], it: int) -> list[int]:
    """The same pieces but this one, which is among them."""
    left = pieces[:]
    left.remove(it)
    return left
