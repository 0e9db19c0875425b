"""Sentences one word of which stands in another place, or that name a turn that is still to come.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, STARTS, WORD

COUNT: Final = r"(?:a|one|two|three|four|five|\d+)"
CHOSEN: Final = "(?!(?:a|another|target|it|that|they|choose|up) )"  # a card that is chosen now, not then
FORBIDDEN: Final = rf"{CHOSEN}{CLAUSE}? cannot {CLAUSE}?"

PLACED_ANEW: Final = (
    (rf"\b(if {CLAUSE} would {CLAUSE}) , ([^:\"\n]+?) instead ,? and ({CLAUSE}) \.", r"\1 , \2 and \3 instead ."),
    (rf"{STARTS}({FORBIDDEN}) during (?:your|the) next turn(?= \.)",
     r"\1at the start of your next turn , \2 until the end of the turn"),
    (rf"{STARTS}({CHOSEN}{CLAUSE}? get {CLAUSE}?) during (?:your|the) next turn(?= \.)",
     r"\1at the start of your next turn , \2 until the end of the turn"),
    (rf"^(remove {COUNT} {CLAUSE}? counters?) :", r"\1 from this :"),
    (rf"\b(this|i) (enters?|join) (tapped|exhausted) (with {CLAUSE} counters?(?: on (?:it|this|me))?) \.",
     r"\1 \2 \3 . \n \1 \2 \4 ."),
    (rf"\b(draw {COUNT} cards) (?:\.|, then|, and|and|\. then ,) put ({COUNT}) of them (on {CLAUSE}) \.",
     r"\1 , then put \2 cards from your hand \3 ."),
    (rf"\bthat (?:has|have) (?=(?!not|no|an?\b){WORD}(?: (?:have|has|cannot|gets?|here|there)\b| [.,]))", "with "),
    (rf"\bthat (?:do|does) not have (?=(?!an?\b){WORD}(?: (?:have|has|cannot|gets?|here|there)\b| [.,]))", "without "),
    (r"^(?!.*\bmay\b)(.*)\bif you cannot ,", r"\1if you do not ,"),
    (rf"\b({WORD}s?) with ({CLAUSE}?) (?:that )?you control\b", r"\1 of yours with \2"),
)  # fmt: skip
