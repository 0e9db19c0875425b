"""Everyday words for who does something, and for what it is done, as patterns."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rulebound.cardtext.advice.everyday_synonyms import STARTS

Written = str | Callable[[re.Match[str]], str]  # what stands in its place

COUNT: Final = "(one|two|three|four|five|six|seven)"
CARDS: Final = "(cards|assignments)"
KEEP_ONE: Final = r"\. keep one(?: of them)?(?: and|,)? put the (other|rest)\b"
OTHER: Final = "((?:another|that) player|a opponent|that opponent)"
ON_IT: Final = "counters (?:on it )?"
ATTACKER: Final = r"(?:attacking \w+|attacker|\w+ (?:that attacks|attacking(?: you)?))"


def enough_counters(found: re.Match[str]) -> str:
    """`Put a growth counter on this. If it has three growth counters, discard it.` It is the card itself."""
    count, sort, done = found[1], found[2], found[3]
    done = re.sub(
        rf"\bremove (?:them all|them|all of them|all(?: of)? its {sort} counters)\b",
        f"remove all {sort} counters from this",
        done,
    )
    done = re.sub(r"\bit\b(?! has| is)", "this", done)
    return f"on this . if this has {count} or more {sort} counters , {done}."


def must_but_cannot(found: re.Match[str]) -> str:
    """`Exhaust a student. If you can't, draw a card.` Only of what must be done: what may be done can be declined."""
    may = re.search(r"\b(?:may|up to|any number|any amount)\b", found[1])
    return found[0] if may else f"{found[1]} . if you do not ,"


TOGETHER: Final[tuple[tuple[str, Written], ...]] = (
    # who, and in what order
    (rf"{STARTS}starting with you , each player ", r"\1each player "),
    (rf"{STARTS}you both ", r"\1you and that player each "),
    (rf"{STARTS}you and {OTHER} both ", r"\1you and \2 each "),
    (r"\b(the (?:most|fewest|least) [^.,]+?) of all(?: the)? players\b", r"\1"),
    (r"([^.\n]+) \. if you (?:cannot|can 't) ,", must_but_cannot),
    # for what
    (r"^use : (?:pay|spend) (\d+ \w+) (?::|to) ([^.\"\n]+) \.$", r"use : pay \1 . if you do , \2 ."),
    (r"^(pay \d+ \w+) to ([^.,\"\n]+) \.$", r"\1 . if you do , \2 ."),
    (r"\byou may instead ([^.\"\n]+?) \.", r"you may \1 instead ."),
    (r"\bif it (?:is not|was not|'s not) ,", "otherwise ,"),
    # for each attacker, as all such prices are
    (
        rf"\b(cannot|can 't) attack (?:you )?unless (\w+ (?:pays?|loses?) [^.,\"\n]+?) for each {ATTACKER}\b",
        r"\1 attack unless \2",
    ),
    (r"\b(cannot|can 't) attack you unless\b", r"\1 attack unless"),
    # counters
    (rf"\bon this \. if (?:this|it) has {COUNT} (?:or more )?(\w+) {ON_IT}, ([^.\"\n]+)\.", enough_counters),
    (
        rf"\bon this \. (?:then ,? ?)?if there are {COUNT} (?:or more )?(\w+) counters on (?:it|this) , ([^.\"\n]+)\.",
        enough_counters,
    ),
    # of hands and decks
    (
        r"\b(discards their|discard your) hand(?: and| ,? ?then) (draws?) as many cards as (?:they|you) had\b",
        r"\1 hand , then \2 that many cards",
    ),
    (
        r"\blook at ([^.\"\n]+?)'s hand (?:and|, then) discard a (\w+) of your choice from it\b",
        r"look at \1's hand . choose a \2 from it . they discard it",
    ),
    (
        rf"\b(?:take|look at) the top {COUNT} {CARDS} of (your|the) deck {KEEP_ONE}",
        r"look at the top \1 \2 of \3 deck . put one of them into your hand and the \4",
    ),
    (
        r"\b((?:look at|reveal) [^.\n]*? cards of (your|the) deck)(?: \.| and| , then) discard one(?: of them)? \.",
        r"\1 . put one of them into \2 discard pile .",
    ),
    (rf"\b(draw \w+ cards) and discard {COUNT} of them\b", r"\1 , then discard \2 of them"),
    (rf"\b(discards?) all but {COUNT} (?:of (?:their|your) )?cards\b", r"\1 down to \2 cards"),
)
