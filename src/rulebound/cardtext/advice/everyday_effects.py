"""Everyday words for effects: those that come again, that are set off once, or by what others do, as patterns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Written = str | Callable[[re.Match[str]], str]  # what stands in its place

CLAUSE: Final = r"[^.,:;\"\n]+?"
DONE: Final = {
    "exhausted": "exhaust", "discarded": "discard", "destroyed": "destroy", "defeated": "defeat", "tapped": "tap",
    "expelled": "expel", "trashed": "trash", "ruined": "ruin", "returned": "return", "moved": "move",
}  # fmt: skip
BY: Final = "(another player|a enemy|your opponent|your target)"
PLURALS: Final = "cards|partners|items|students|schemes|tiles|spells|characters|entities|actions|stacks|courses"
ONE_CARD: Final = ("card", "partner", "item", "student", "scheme", "tile", "spell", "character", "action", "ship")
FOR_NOW: Final = r"(?P<time>until the (?:start|end) of [^.,:;\"\n]+?turn)"
MANY: Final = r"(?P<many>(?:other )?(?:students in your class|(?:your )?(?:partners|characters|students|items|tiles)))"


def by_others(found: re.Match[str]) -> str:
    """`If a tile of yours would be exhausted by another player` for `if another player would exhaust ...`."""
    return f"if {found[3]} would {DONE[found[2]]} {found[1]}"


def gained(found: re.Match[str]) -> str:
    """`Until the end of the turn, your partners gain "..."` with the time behind it."""
    many = found["many"]
    whose = f"{many.removeprefix('your ')} of yours" if many.startswith("your ") else many
    return f"all {whose} gain {found['text']} {found['time']} ."


EFFECTS: Final[tuple[tuple[str, Written], ...]] = (
    (r"\b(played|completed|performed|recruited) another (\w+) (this (?:turn|game))\b", r"\1 a other \2 \3"),
    (r"\bfor each (\w+) (played|completed|performed|recruited) (this turn)\b", r"for each \1 a player has \2 \3"),
    (r"\bwith a (prestige|exhaustion) token\b(?: on (?:it|them))?", r"with one or more \1 tokens"),
    (r"\bput another (prestige|exhaustion) token\b", r"put 1 \1 token"),
    (r"^when there are no (\w+) counters (?:left )?on (this|me) ,", r"when the last \1 counter is removed from \2 ,"),
    (
        r"^if (i|this) would be dealt damage , (?:i am|it is|this is) dealt (\d+) less(?: instead)? \.",
        r"if \1 would be dealt damage , prevent \2 of that damage .",
    ),
    (r"\byou may do what it says again\b", "you may copy the effect of it"),
    (
        rf"\bchoose one : ({CLAUSE}) ; or ({CLAUSE}) \. if ({CLAUSE}) , you may choose both(?: instead)?(?= \.)",
        r"choose one , or both if \3 : \1 ; or \2",
    ),
    (
        rf"(?<=\. )their owners (gain|lose) ({CLAUSE}) for each (\w+) (?:they|that they) lost this way",
        r"each player \1s \2 for each \3 of theirs discarded this way",
    ),
    (rf"\band put that (?:{'|'.join(ONE_CARD)}) (?=in|on)", "and put it "),
    (r"\brepeat (?:the effects? of )?(?=the last |a |another |this |it\b)", "copy the effect of "),
    (rf"\b(?:if|when(?:ever)?) ({CLAUSE}) would be ({'|'.join(DONE)}) by {BY}(?= [,.])", by_others),
    (r"\b((?:use|play) (?:this|me)(?: \w+)? only) while\b", r"\1 if"),
    (
        r"\b(the last \w+) (completed|played|performed) by (another player|a enemy|your opponent|your target)\b",
        r"\1 \3 \2",
    ),
    (r"\b(?:up )?to a (?:maximum|max) of (\d+)(?: \w+(?: points?)?)?(?= \.)", r"up to a maximum of \1"),
    (rf"\. those (?:{PLURALS}) (?=\w+)", ". they "),
    (rf"\bthose (?:{PLURALS})\b", "them"),
    (rf"^{FOR_NOW} , (?:all )?{MANY} (?:gain|have|get) (?P<text>\" [^\"]+ \")$", gained),
)
