"""Clocks of a table, and the time after which a bot may play for a player who stays away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

PATIENCE: Final = 180  # seconds that a player may be away at a table without a clock
MOST: Final = 14 * 24 * 3600  # seconds


class Clock(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The time that people at a table have. `decision`: so much for each; `game`: so much for all of them together.

    seconds: how much. increment: seconds that a player gets back after each decision, for `game`.
    """

    each: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=MOST)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


USUAL: Final = Clock(each="decision", seconds=180)  # of players who do not know each other


def time_of(text: str) -> datetime:
    """The time in a text as states have it."""
    return datetime.strptime(text, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)


def text_of(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")


def between(earlier: str, later: str) -> int:
    """The seconds between two times in texts, none if the clock of the computer went back."""
    return max(0, round((time_of(later) - time_of(earlier)).total_seconds())) if earlier and later else 0


def seconds_to(time: str, earlier: str) -> int:
    """The seconds from the earlier time to the other one; negative if it is not earlier."""
    return round((time_of(time) - time_of(earlier)).total_seconds())


def later(time: str, seconds: int) -> str:
    """The time so many seconds later. Raises ValueError and OverflowError."""
    return text_of(time_of(time) + timedelta(seconds=seconds))


def charged(clock: Clock, left: Sequence[int], seat: int, seconds: int) -> list[int]:
    """The time that each seat has left after one of them has needed so many seconds for a decision."""
    if clock.each == "decision":
        return list(left)
    return [max(0, it - seconds) + clock.increment if n == seat else it for n, it in enumerate(left)]


def deadline(clock: Clock | None, left: int, since: str, away: str) -> str:
    """From when on a bot may play for the player who decides; empty if that is not to be seen yet.

    left: the seconds that the player has. since: when the decision began. away: since when the player is away, empty
    while here; without a clock, the seconds count from then on.
    """
    began = since if clock is not None else max(since, away) if away else ""
    return text_of(time_of(began) + timedelta(seconds=left)) if began else ""
