"""Everyday words for how far a player is ahead or behind, for how many cards are tapped, and for what is done once."""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_synonyms import STARTS

NUMBER: Final = r"(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten)"
RIVALS: Final = (
    r"(you|(?:each|any|every|all) other players?|another player|(?:a|each|your|the|any) (?:opponent|enemy|target)"
    r"|that player|they do|i do)"
)
OTHER: Final = "(another player|a opponent|a enemy|your opponent|your target|any opponent)"
WHAT: Final = r"([a-z]+(?: [a-z]+){0,3}?)"
UNLIMITED: Final = r"(?![^.,\"\n]* (?:each|this|every|per|a) (?:turn|game|round))"
ARE: Final = "are (?!here|there|at |in )([a-z-]+)"


def so_many(found: re.Match[str]) -> str:
    """`Three of your partners are tapped`: three or more are, unless it is said."""
    first, number, more, kind, adjective = found[1] or "", found[2], found[3] or "", found[4], found[5]
    if not first and not more:
        more = " or more"
    return f"you have {first}{number}{more} {adjective} {kind}"


LEADS: Final = (
    (rf"\b(has|have) {NUMBER} or more {WHAT} more than {RIVALS}", r"\1 at least \2 more \3 than \4"),
    (rf"\b(has|have) {NUMBER} (?:or more )?(more|fewer|less) {WHAT} than {RIVALS}", r"\1 at least \2 \3 \4 than \5"),
    (rf"\byou are (?:at least )?{NUMBER} (?:or more )?points? behind {OTHER}",
     r"\2 has at least \1 more points than you"),
    (rf"\b{OTHER} is (?:at least )?{NUMBER} (?:or more )?points? ahead of you",
     r"\1 has at least \2 more points than you"),
    (rf"\byou are (?:at least )?{NUMBER} (?:or more )?points? ahead of (?:each|every) (?:other player|opponent)",
     r"you have at least \1 more points than each other player"),
    (rf"\b{OTHER} has ([^.,\"\n]*?)cards in hand than you", r"\1 has \2cards in their hand than you"),
    # so many are so
    (rf"\b(exactly |at least )?{NUMBER}( or more| or fewer| or less)? of your ([a-z]+) {ARE}", so_many),
    (rf"\b(exactly |at least )?{NUMBER}( or more| or fewer| or less)? ([a-z]+) of yours {ARE}", so_many),
    # once in all
    (rf"{STARTS}the first time (?!when|you would){UNLIMITED}([^.,\"\n]+) ,", r"\1once each game , when \2 ,"),
)  # fmt: skip
