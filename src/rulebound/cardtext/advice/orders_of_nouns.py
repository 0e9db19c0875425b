"""Looser orders of what is said of cards: `each of your tapped courses`, `a partner with power 3 or less of yours`.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

WHOSE: Final = (
    r"of (?:yours|theirs|your opponent|your target|another player|other players|a opponent|opponents|a enemy|enemies)"
)
WHERE: Final = r"(?:here|there|at a course of (?:yours|another player))"
HAVING: Final = rf"with (?:{WORD} )?{WORD} \d+k?(?: or (?:less|more|lower|higher|greater|fewer))?"

ORDERS_OF_NOUNS: Final = (
    (rf"\beach of your ((?:{WORD} )??)({WORD}[^\Ws])s\b", r"each \1\2 of yours"),
    (rf"\beach of your ((?:{WORD} ){{1,2}})({WORD}[^\Ws])s\b", r"each \1\2 of yours"),
    (rf"\beach of their ((?:{WORD} ){{0,2}}?)({WORD}[^\Ws])s\b", r"each \1\2 of theirs"),
    (rf"\beach of (?:a opponent 's|your opponents? '(?: s)?|other players '|another player 's) ({WORD}[^\Ws])s\b",
     r"each \1 of another player"),
    (rf"\b({HAVING}) ({WHOSE})(?! {HAVING})", r"\2 \1"),
    (rf"\b({HAVING}) ({WHERE})", r"\2 \1"),
    (rf"\b({WHERE}) ({WHOSE})\b", r"\2 \1"),
    (rf"^((?:tap|exhaust|ruin|destroy|discard) (?:this|me) (?:and|,) )?remove ({CLAUSE}) from it(?= :)",
     r"\1remove \2 from this"),
    (rf"^(use : )((?:you may )?remove) ({CLAUSE}) from it\b", r"\1\2 \3 from this"),
)  # fmt: skip
