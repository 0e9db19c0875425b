"""Everyday words for cards that a player gives up, which are always that player's own, and go back to their own hand.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rulebound.cardtext.advice.everyday_synonyms import WORD
from rulebound.cardtext.advice.patterns import Way

KINDS: Final = (
    "(?:partner|supporter|item|student|spell|tile|assignment|asset|weapon|armor|charm|character|entity|entities"
    "|enhancement)s?"
)
SO_MANY: Final = "(?:a|another|one|two|three|four|up to (?:one|two|three|four)|any number of|all)"
GIVEN_UP: Final = (
    rf"\bsacrifice(s?) ({SO_MANY} (?:(?!(?:and|or|then|to|with) ){WORD} ){{0,2}}?{KINDS})\b"
    r"(?! (?:of (?:yours|theirs)|you |they |in (?:my|your|their) class))"
)
BY_OTHERS: Final = re.compile(r"\b(?:players?|opponents?|enem(?:y|ies)|owner|target|they|controller) (?:may |each )?$")
VERBS: Final = ("discard", "destroy", "expel", "ruin")  # of which a game has one
STRANGER: Final = (  # a card that may be another player's
    rf"\b(?:a|another|one|target|each|all|the) (?:{WORD} )?(?:{KINDS}|attacker|defender|blocker)\b"
    r"(?! (?:of yours|you (?:have|control)|in (?:my|your) class))"
)


def given_up(verb: str) -> Callable[[re.Match[str]], str]:
    """`Destroy a character of yours` for `sacrifice a character`, and `of theirs` where another player does it."""

    def way(found: re.Match[str]) -> str:
        others = found[1] or BY_OTHERS.search(found.string[: found.start()])
        return f"{verb}{found[1]} {found[2]} of {'theirs' if others else 'yours'}"

    return way


SACRIFICES: Final[tuple[tuple[str, Way], ...]] = tuple([
    rule for verb in VERBS for rule in ((GIVEN_UP, given_up(verb)), (r"\bsacrifice (this|it|them|me)\b", rf"{verb} \1"))
])  # fmt: skip
BACK: Final[tuple[tuple[str, Way], ...]] = (
    (rf"^((?:(?!{STRANGER})[^\n])*?\breturns? it) to your hand\b", r"\1 to its owner 's hand"),
)
