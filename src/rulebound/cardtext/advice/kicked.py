"""Costs that a player may pay besides, and what is otherwise then: `You may discard a card as an additional cost ...`.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, SENTENCE, WHO_MAY

TO_PLAY: Final = "(?: to (?:play|complete|cast|perform) this(?: card)?)?"
OFFER: Final = (
    rf"^(?:you may ({CLAUSE}) as a additional cost{TO_PLAY}|as a additional cost{TO_PLAY} , you may ({CLAUSE})"
    rf"|(?:kicker|optional cost) [-:]+ ({CLAUSE})) \. "
)
PAID: Final = (
    r"if (?:you (?:did|do|have)(?: so)?|you (?!have |may |do |did )[a-z]+ [^.,]*? this way|you paid (?:it|that cost)"
    r"|this was kicked|(?:it|that cost|this cost|the additional cost) was paid) , "
)
ALONE: Final = re.compile(  # on a line of its own
    r"(?im)^((?:you may [^.\n]+ as an additional cost[^.\n]*|as an additional cost[^.\n]*, you may [^.\n]+)\.) *\n"
)
UNCOUNTED: Final = ("will", "merit", "reputation", "money", "life", "prestige")
OF_ONE: Final = re.compile(r"(.*?\b)(?:one|a|another one) (with .*)")


def on_one_line(text: str) -> str:
    """A text with such an offer on the line of what hangs on it."""
    return ALONE.sub(r"\1 ", text)


def cost_of(found: re.Match[str]) -> str:
    return found[1] or found[2] or found[3]


def instead(found: re.Match[str]) -> str:
    """`You may discard a card. If you do, draw two cards. If you do not, draw a card.`"""
    usual, better = found[4], found[5]
    short, full = OF_ONE.fullmatch(better), re.fullmatch(rf"(\w+ .*?) with {CLAUSE}", usual)
    if short is not None and full is not None and full[1].startswith(short[1]):
        better = f"{full[1]} {short[2]}"
    bare, said = re.fullmatch(r"(\w+) \w+", better), re.fullmatch(r"(\w+) (\w+) (\w+)", usual)
    if bare is not None and said is not None and bare[1] == said[1]:
        one = said[2] in ("a", "1", "one") and said[3] not in UNCOUNTED
        better = f"{better} {said[3]}{'s' if one else ''}"
    return f"you may {cost_of(found)} . if you do , {better} . if you do not , {usual} ."


def besides(found: re.Match[str]) -> str:
    """`You may discard a card. If you do, draw a card and gain 2 points. If you do not, draw a card.`"""
    usual = found[4]
    return f"you may {cost_of(found)} . if you do , {usual} and {found[5]} . if you do not , {usual} ."


KICKED: Final = (
    (rf"{OFFER}({SENTENCE}) \. {PAID}(?:instead , )?({CLAUSE}) instead \.$", instead),
    (rf"{OFFER}({SENTENCE}) \. {PAID}instead ({CLAUSE}) \.$", instead),
    (rf"{OFFER}({CLAUSE}) \. {PAID}(?:also )?((?!instead){CLAUSE}(?<! instead)) \.$", besides),
    (rf"\b({WHO_MAY}) may ({CLAUSE}?) to (discard|return|untap|ready|defeat|destroy|remove) ({CLAUSE})(?= \.)",
     r"\1 may \2 . if they do , \3 \4"),
)  # fmt: skip
