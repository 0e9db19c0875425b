"""Everyday words of which a game has one: each is tried alone.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.advice.patterns import Way

WORD: Final = r"[\w-]+"
CLAUSE: Final = r"[^.,:;\"\n]+?"
STARTS: Final = r"(^|[.:\n;,] )"
DYING: Final = "(?:on defeat|on death|when defeated|when destroyed|deathrattle|last breath)"
NO_PLACE: Final = r"(?!course\b)"  # a partner is `it`, the course at which it is is not
OF_ONE: Final = r"(?<!this attacks , )(?<!this is blocked , )\b"  # there `that` is another card

SYNONYMS: Final[tuple[tuple[str, Way], ...]] = (  # of which a game has one; two in a row would undo each other
    (rf"{STARTS}when you play this ,", r"\1when i join your class ,"),
    (rf"{STARTS}{DYING} :", r"\1when this is destroyed ,"),
    (r"\btarget (?!(?:(?!a |your )[\w-]+ ){0,3}(?:student|scheme|idol|enemy|opponent|player)s?\b)", "a "),
    (r"\brepeat\b", "copy"), (r"\banother player\b", "a enemy"),
    (rf"{OF_ONE}(put|return|discard|defeat|destroy|expel|exhaust|ready|tap|untap|move) that {NO_PLACE}{WORD}\b",
     r"\1 it"),
    (r"^((?:[^.]*, )?(?:choose|tap|untap) a [^.]*?course[^.]*?\. [^.]*?)\bthat course(?= \.| and )", r"\1it"),
    (r"(\. [^.\n\"]*\bto )that (?:character|partner|student)\b", r"\1it"),
    (r"\bthat (?!player|opponent|enemy|much|many|turn|number|name|type)[a-z]+ (gets|has|gains|loses|cannot)\b",
     r"it \1"),
    (r"\bdies\b", "is defeated"), (r"\bdies\b", "is destroyed"), (r"\bdies\b", "is expelled"),
    (r"\b(?:health|hp)\b(?! points?)", "health points"), (r"\bap\b", "action points"), (r"\bhealth\b", "life"),
    (r"\bon the bottom of the deck\b", "on the bottom of your deck"),
    (rf"^if ({CLAUSE}) ,", r"when \1 ,"),
    (r"\b(untap)\b", "ready"), (r"\b(ready)\b", "untap"),
    (r"\buntapped\b", "ready"), (r"\bexhausted\b", "tapped"), (r"\btapped\b", "exhausted"),
    (r"\bexhaust\b", "tap"), (r"\btap\b", "exhaust"),
    (r"\bdestroy(s|ed)?\b", lambda found: f"defeat{'s' if found[1] == 's' else 'ed' if found[1] else ''}"),
    (r"\bkill(s|ed)?\b", lambda found: f"destroy{'s' if found[1] == 's' else 'ed' if found[1] else ''}"),
    (r"\bdestroy(s|ed)?\b", lambda found: f"expel{'s' if found[1] == 's' else 'led' if found[1] else ''}"),
)  # fmt: skip
