"""Looser sentences of attackers, of damage that another card takes, and of what players do outside their turns.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

FIGHT: Final = rf"(?:the (?:fight|attacker|defender)|the (?:attacking|defending) {WORD})"
CHOOSES: Final = rf"((?:each|target|that|another) {WORD}(?: player)?) chooses ({CLAUSE}?)"
DOES: Final = "(expels|trashes|destroys|discards|exhausts|returns|taps)"
INSTEAD: Final = r"(?: instead)? \."


def survives(found: re.Match[str]) -> str:
    """`When I survive damage` for `when I receive damage and survive`."""
    return f"when {found[1]} {'survive' if found[1] == 'i' else 'survives'} {found[2]} ,"


DAMAGE: Final = "((?:fight |combat )?damage)"
WOULD: Final = rf"({CLAUSE}) would (?:receive|take|be dealt) {DAMAGE}"
THAT: Final = "(?:that damage|it|that much damage|that much)"
TO_ME: Final = rf"(?:this|me){INSTEAD}"
TAKEN: Final = r"if \1 would receive \2 , deal that damage to me instead ."  # who, and which damage
TAKEN_OF: Final = r"if \2 would receive \1 , deal that damage to me instead ."
ATTACKED: Final = (
    (rf"^(?!surprise|when|at |until|use |if )([^:\"\n]*\b{FIGHT}[^:\"\n]*)$", r"surprise : \1"),
    (rf"\b{CHOOSES}(?: ,|\.)? (?:and then|then|and) {DOES} (?:all |their |the )?(?:other|remaining) {CLAUSE}(?= \.)",
     r"\1 chooses \2 and \3 the rest of them"),
    (rf"\bif {WOULD} , (?:this|i) (?:receives?|takes?) {THAT}{INSTEAD}", TAKEN),
    (rf"\bif {WOULD} , (?:redirect|deal) {THAT} to {TO_ME}", TAKEN),
    (rf"\bif {WOULD} , {THAT} is (?:instead )?(?:dealt|redirected) to {TO_ME}", TAKEN),
    ((rf"^(?:all )?{DAMAGE} (?:that would be )?dealt to (?:your )?({CLAUSE}?) is (?:instead )?(?:dealt|redirected) to "
      rf"{TO_ME}"), TAKEN_OF),
    ((rf"^(?:this|i) (?:receives?|takes?) (?:all )?{DAMAGE} (?:that would be dealt to|dealt to|instead of|in "
      rf"place of|for) ({CLAUSE}?){INSTEAD}"), TAKEN_OF),
    (rf"^redirect (?:all )?{DAMAGE} (?:that would be dealt to|dealt to|from) ({CLAUSE}?) to {TO_ME}", TAKEN_OF),
    ((rf"\bwhen(?:ever)? ({CLAUSE}?) (?:receives?|takes?|is dealt|am dealt|are dealt) {DAMAGE} (?:and|but) (?:is not "
      r"expelled|am not expelled|are not expelled|survives?|lives?|is still in play) ,"), survives),
)  # fmt: skip
