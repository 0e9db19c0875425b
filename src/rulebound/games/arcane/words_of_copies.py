"""Other words for copying the effect of a card, and for who completed the last one."""

from __future__ import annotations

from typing import Final

LAST: Final = (  # who it was that completed the last one
    ("that another player completed", "another player completed"),
    ("another player cast", "another player completed"),
    ("another player played", "another player completed"),
    ("an opponent completed", "another player completed"),
    ("an opponent cast", "another player completed"),
    ("of another player", "another player completed"),
    ("that you completed", "you completed"),
    ("you have completed", "you completed"),
    ("you cast", "you completed"),
    ("you played", "you completed"),
    ("completed", "a player completed"),
    ("that was completed", "a player completed"),
    ("that a player completed", "a player completed"),
    ("cast", "a player completed"),
)

OF_COPIES: Final = (
    *[
        (f"copy {what}", f"copy the effect of {what}")
        for what in ("the last", "it", "a spell", "another spell", "that spell", "a public spell")
    ],
    *[
        (f"{copy}the last {kind} {who}", f"{copies}the last {kind} {whose}")
        for copy, copies in (("copy ", "copy the effect of "), ("", ""))
        for kind in ("spell", "item", "assignment")
        for who, whose in LAST
    ],
    ("completed this turn.", "completed this turn."),
    *[
        (
            f"{copy} the last {kind} completed this turn.",
            f"copy the effect of the last {kind} a player completed this turn.",
        )
        for copy in ("copy", "copy the effect of")
        for kind in ("spell", "assignment")
    ],
)
