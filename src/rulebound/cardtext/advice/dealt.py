"""Looser sentences of fights and damage: who fights whom, and to whom damage is dealt instead.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE

INSTEAD: Final = r"(?: instead)? \."
FOUGHT: Final = "(?:blocks|is blocked|becomes blocked|attacks or blocks|blocks or attacks)"


def of_the_card(found: re.Match[str]) -> str:
    """`Put a rage counter on this` for `on it`, where the other one that fights is not named."""
    said = re.sub(r"\b(counters? on) it\b", r"\1 this", found[2])
    return found[1] + re.sub(r"(^|\band )it (gets|gains|has)(?= [+-]?\d)", r"\1this \2", said)


DEALT: Final = (
    (rf"\b(when(?:ever)? this {FOUGHT} , )([^.]+)", of_the_card),
    ((rf"\bwhen(?:ever)? ({CLAUSE}?) is (?:destroyed|killed|defeated) by (a(?:nother)? {CLAUSE}?)"
     r"(?: in (?:a fight|combat|a combat|battle))? ,"), r"when \2 destroys \1 in a fight ,"),
    (rf"\bwhen(?:ever)? ({CLAUSE}) (?:destroys|kills) ({CLAUSE}?)(?: in (?:combat|battle))? ,",
     r"when \1 destroys \2 in a fight ,"),
    (rf"\b(take a random card from {CLAUSE}? hand) and (?:put|add) it (?:into|to) (?:your|its owner 's) hand",
     r"\1"),
    (rf"\bsteal a random card from ({CLAUSE}? hand)", r"take a random card from \1"),
    (rf"\bif damage would be dealt to ({CLAUSE}?) by ({CLAUSE}) , it is (?:instead )?dealt to ({CLAUSE}?){INSTEAD}",
     r"if \2 would deal damage to \1 , it deals that damage to \3 instead ."),
    ((rf"\b(if {CLAUSE} would deal) (?:combat )?damage to ({CLAUSE}) , (?:that damage is |it is |it 's )?(?:instead )?"
     rf"(?:dealt|redirected|it deals (?:it|that much damage|that much)) to ({CLAUSE}?)(?: instead)? \."),
     r"\1 damage to \2 , it deals that damage to \3 instead ."),
    (rf"\bif ({CLAUSE}) would damage ({CLAUSE}) , it (?:instead )?damages ({CLAUSE}?)(?: instead)? \.",
     r"if \1 would deal damage to \2 , it deals that damage to \3 instead ."),
    ((rf"\bif ({CLAUSE}) would (?:damage|deal damage to) ({CLAUSE}) , prevent that damage and (?:deal|it deals) "
     r"that much damage to ([^.]+?) \."), r"if \1 would deal damage to \2 , it deals that damage to \3 instead ."),
    (rf"\bif ({CLAUSE}) would (?:damage|deal damage to) ({CLAUSE}) , prevent (?:that damage|it) \.",
     r"prevent all damage that \1 would deal to \2 ."),
    ((rf"\b(?:all )?damage (?:that )?({CLAUSE}) would deal to ({CLAUSE}?) is (?:dealt|redirected) to ({CLAUSE}?)"
     r"(?: instead)? \."), r"if \1 would deal damage to \2 , it deals that damage to \3 instead ."),
    (rf"\b(?:all )?damage (?:that would be )?dealt to ({CLAUSE}?) is (?:dealt|redirected) to ({CLAUSE}?){INSTEAD}",
     r"if damage would be dealt to \1 , it is dealt to \2 instead ."),
)  # fmt: skip
