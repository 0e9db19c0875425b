"""Sentences whose parts stand in another order: the passive, a time that stands for two, amounts said with an X.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, STARTS, WORD

DONE: Final[dict[str, str]] = {
    "defeated": "defeat", "expelled": "expel", "exhausted": "exhaust", "tapped": "tap", "untapped": "untap",
    "readied": "ready", "discarded": "discard", "destroyed": "destroy", "ruined": "ruin", "trashed": "trash",
    "repaired": "repair", "unexhausted": "unexhaust",
}  # fmt: skip
WHICH: Final = f"(?:all|each|both|a|another|target|up to {WORD}|one|two|three) {CLAUSE}?"
NOUNS: Final = (
    "card|partner|student|item|scheme|tile|spell|character|action|counter|course|asset|supporter|point|token|row"
    "|attack|block|stack|player|assignment|enhancement|symbol|moment"
)
UNTIL: Final = r"(until [^.,:;\"\n]+|this turn|for that fight|during this turn)"
COUNTED: Final = "(two|three|four|five|six|seven|eight|nine|ten|twelve)"


def actively(found: re.Match[str]) -> str:
    """`All partners here are defeated` for `defeat all partners here`."""
    return f"{found[1]}{DONE[found[3]]} {found[2]}"


def for_each_of_them(found: re.Match[str]) -> str:
    """`+X power, where X is the number of tapped partners` for `+1 power for each tapped partner`."""
    one = re.sub(rf"\b({NOUNS})s\b", r"\1", found["many"], count=1)
    until = found["now"] or found["then"]
    return f"{found['has']} +1 {found['stat']} for each {one}" + (f" {until}" if until else "")


TURNED_ROUND: Final = (
    (rf"(^|[.:,] |; or )({WHICH}) (?:is|are) ({'|'.join(DONE)})(?= [.,;])", actively),
    (rf"\bchoose one : ({CLAUSE} gets? {CLAUSE}?) ; or ({CLAUSE} gets? {CLAUSE}?) {UNTIL} \.",
     r"choose one : \1 \3 ; or \2 \3 ."),
    (rf"\b(gain|lose)(s?) (its|my|this 's) ({CLAUSE}) in ({WORD})(?= [.,])", r"\1\2 \5 equal to \3 \4"),
    ((rf"\b(?P<has>has|have|gets?) \+ ?x (?P<stat>{WORD})(?: (?P<now>{UNTIL}))? ,? where x is the number of "
     rf"(?P<many>{CLAUSE}?)(?: (?P<then>{UNTIL}))?(?= \.)"), for_each_of_them),
    (rf"\b(draw|gain|lose|deal|pay)(s?) x ({CLAUSE}?) ,? where x is ({CLAUSE})(?= \.)", r"\1\2 \3 equal to \4"),
    (rf"\b(you|they) have ({WORD}ed) {COUNTED} ({WORD}s) (this turn|this game)(?= [.,]|$)",
     r"\1 have \2 \3 or more \4 \5"),
    (rf"\bby ({CLAUSE}?) with (less|lower|more|higher|greater) ({WORD})(?= [.,])", r"by \1 with \2 \3 than this"),
    (rf"\b(put|return) that {WORD} (into|to) (your|its owner 's) hand instead of (?:in(?:to)? )?{CLAUSE}(?= \.)",
     r"\1 it \2 \3 hand"),
    (rf"\bfor each ({CLAUSE}?) (?:they have|they control|that player has)( here| there)?(?= [.,])",
     r"for each \1 of theirs\2"),
    (r"\b(put .* and the rest) back in (any|a random) order\b", r"\1 back on top in \2 order"),
    (r"\broll a (?:power|focus) die\b", "roll a die"),
    (rf"{STARTS}use : (exhaust {COUNTED} tiles)(?: of yours)? : ({CLAUSE}) \.",
     r"\1use : you may \2 of yours . if you do , \4 ."),
    # a condition or a time that stands elsewhere
    (rf"^(if {CLAUSE} would [^\"\n]*? instead) \. use this (?:ability )?only once (?:each|per) turn \.$",
     r"once each turn , \1 ."),
    (rf"\byou win if ({CLAUSE}) (?:when you start your turn|at the start of your turn)(?= \.)",
     r"you win if you start your turn while \1"),
    (rf"^if ({CLAUSE}) at the (start|end) of (the|your|each) turn , ", r"at the \2 of \3 turn , if \1 , "),
    (rf"^when(?:ever)? ({CLAUSE}) would (?!have\b)", r"if \1 would "),
    (rf"\b(would be {WORD} , you may {CLAUSE}) to prevent (?:it|that|this)(?= \.)", r"\1 instead"),
    (rf"^if ({CLAUSE}) , this (costs {CLAUSE} less) and (has {CLAUSE}) \.$",
     r"this \2 as long as \1 . \n this \3 as long as \1 ."),
    (rf"^you may have this enter (?:play )?as a copy of (a|another) ({CLAUSE}) \.$",
     r"when this enters , you may choose \1 \2 . if you do , this becomes a copy of it ."),
    # in other words
    ((rf"\bflip a coin \. (?:on |if |if it 's )?heads [,:] ({CLAUSE}) \. "
      rf"(?:on |if |if it 's )?(?:tails|otherwise) [,:] ({CLAUSE})(?= \.)"),
     r"roll a die . if you roll 4 or more , \1 . otherwise , \2"),
    (rf"\bflip a coin \. (?:on |if |if it 's |if you get )?heads [,:] ({CLAUSE})(?= \.)",
     r"roll a die . if you roll 4 or more , \1"),
    (rf"\b(draw|gain|lose)(s?) as (?:many|much) ({WORD}) as (?:you|they) (?:discarded|lost|paid|spent|returned)\b",
     r"\1\2 that many \3"),
    (r" ,? but (?=(?:lose|discard|pay|exhaust|tap|draw|gain)\b)", " and "),
    (rf"\b(?!attack|exhaustion|prestige)({WORD}) token(s?) (on|from)\b", r"\1 counter\2 \3"),
    (rf"\b(if you roll(?:ed)? {CLAUSE} , this) has (\+)", r"\1 gets \2"),
    # what is left out, or stands for more
    ((rf"^when(?:ever)? (?!this |i )({CLAUSE}) (?:is|are) ({'|'.join(DONE)}) , (you may )?(put|return) it ({CLAUSE}) "
      rf"instead of {CLAUSE} \."), r"if \1 would be \2 , \3\4 it \5 instead ."),
    (rf"\b(each {WORD}(?: player)?) ({'|'.join(DONE.values())})(?:e?s) all but (?:one|a) of their ({WORD}?)s(?= [.,])",
     r"\1 chooses a \3 of theirs and \2s the rest of them"),
    (rf"\b(each {WORD}(?: player)?) ({'|'.join(DONE.values())})(?:e?s) all but {COUNTED} ({CLAUSE})(?= [.,])",
     r"\1 chooses \3 \4 and \2s the rest of them"),
    (rf"\bdraw (that many cards|{CLAUSE}? cards) plus (?:one|1)(?= \.)", r"draw \1 . draw a card"),
    (r"\bnext untap phases\b", "next untap phase"),
    (r" , reveal it , put it into your hand\b", " , reveal it and put it into your hand"),
    (r" ,? (?:and )?then shuffle(?= \.)", " . then shuffle"),
    (rf"^when(?:ever)? (you) (gain|lose) ({WORD}) , (gain|lose) (\d+) (more|less) \.",
     r"if \1 would \2 \3 , \4 \5 \3 \6 ."),
    (r"\bif you (?:did not|have not) attack(?:ed)? this turn\b", "if you have not attacked this turn"),
)  # fmt: skip
