"""Looser sentences of how many and how often: twice as much, what was done this way, dice that are rolled again.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

TIMES: Final = {
    "double": "twice",
    "triple": "three times",
    "thrice": "three times",
    "2 times": "twice",
    "3 times": "three times",
}

PRESENT: Final = {
    "discarded": "discard", "trashed": "trash", "destroyed": "destroy", "defeated": "defeat", "expelled": "expel",
    "exhausted": "exhaust", "tapped": "tap", "returned": "return",
}  # fmt: skip
BY_ALL: Final = re.compile(r"\b(?:each|all|both) (?:other )?(?:player|enem|opponent)")
DONE: Final = {verb: done for done, present in PRESENT.items() for verb in (done, present)}


def times_as(found: re.Match[str]) -> str:
    """`Has at least twice as many` for `has twice as many`: more is no less so."""
    return f"{found[1]} at least {TIMES.get(found[2], found[2])} as {found[3]}"


def times_as_said(found: re.Match[str]) -> str:
    """`At least twice as many` for `at least double as many`."""
    return f"{found[1]} {found[2]} {TIMES.get(found[3], found[3])} as {found[4]}"


def theirs_times(found: re.Match[str]) -> str:
    """`Your opponent has at least twice as much money as you` for `their money is at least twice your money`."""
    return f"{found[1]} has {found[3]} {TIMES.get(found[4], found[4])} as much {found[2]} as you"


def shows_now(found: re.Match[str]) -> str:
    """`If it shows less than before` for `if the new result is lower`."""
    if found[1] == "the same":
        return "if it shows the same as before ,"
    less = found[1] in ("lower", "less", "worse", "smaller")
    return f"if it shows {'less' if less else 'more'} than before ,"


def of_yours(found: re.Match[str]) -> str:
    """`For each character of yours destroyed this way` for `each of your characters`."""
    said = " of yours" if found[2] or "your " in found[0] else ""
    return f"for each {found[1]}{said} {found[3]} this way"


def done_by_you(found: re.Match[str]) -> str:
    """`For each item discarded this way` for `for each item you discarded`, where it is not each player who does it."""
    if BY_ALL.search(found.string[: found.start()]):
        return found[0]
    if found[0].startswith("if"):
        return f"if {found[2]} {found[3]} {'were' if 'more' in found[2] else 'was'} {DONE[found[1]]} this way"
    return f"for each {found[1]} {found[2]} this way"


HOW_MANY: Final = (
    (r"\b(comes?|enters?) (?:into|in) play\b", r"enters"),
    (r"\bas this enters ,", "when this enters ,"),
    ((r"\bonce each turn , when(?:ever)? you roll a (power|focus)? ?(?:die|dice) , you may reroll "
     r"(?:it|that die|the die|one of your (?:power |focus )?dice)"),
     lambda found: f"once each turn , you may reroll one of your {f'{found[1]} ' if found[1] else ''}dice"),
    ((r"\bif (?:the (?:new )?(?:result|roll|number|value)|it|the die|that die)(?: is| 's| shows?| rolls?) "
     r"(?:a )?(lower|less|worse|smaller|higher|more|better|greater|the same)(?: (?:number|result|value))?"
     r"(?: than (?:before|the (?:old|first|original|previous)(?: (?:one|result|roll|number))?))?(?: as before)? ,"),
     shows_now),
    (r"\bhas ((?:at least |more than )?\w+(?: times)? as many cards in) hand as\b", r"has \1 their hand as"),
    (r"\bif it shows a (?=\d)", "if it shows "),
    (r"\b(has|have) (?!at least|more than)(twice|three times|double|triple|thrice) as (many|much)", times_as),
    (r"\b(has|have) (at least|more than) (double|triple|thrice|2 times|3 times) (?:as (many|much))", times_as_said),
    (rf"\b(your opponent|your target|another player) has half as (many|much) ({CLAUSE}) as you(?: or less)?(?= [.,])",
     r"you have at least twice as \2 \3 as \1"),
    ((rf"\byou have (?:at most |no more than )?half as (many|much) ({CLAUSE}?) as "
     r"(your opponent|your target|another player)"), r"\3 has at least twice as \1 \2 as you"),
    ((rf"\b(your opponent|your target|another player) 's ({WORD}) is (at least|more than) (twice|double|triple) "
     r"your \2\b"),
     theirs_times),
    (rf"\bfor each (?:of )?(?:your )?({WORD}?)s? (of yours )?({WORD}ed) this way", of_yours),
    (rf"\bfor each ({WORD}) (?:that )?you ({WORD}ed)(?= [.,])", done_by_you),
    (rf"\bif you ({'|'.join(DONE)}) (a|no|one or more|two or more) ({CLAUSE}?) this way", done_by_you),
    (r"\bif (?:it|that card|the \w+ed card|the card you \w+ed) (?:was|is) (?=(?:not )?a\b)", "if it is "),
    (r"\bif you (?:discarded|discard|trashed) a (?=(?!card)[a-z]+(?: this way)? ,)", "if it is a "),
    (r"\bif an? ((?!card)[a-z]+) (?:was|is) (?:discarded|trashed)(?: this way)? ,", r"if it is a \1 ,"),
    (rf"\bfor each ({WORD}) of (?:your opponent|your target)(?: 's)? ({WORD}ed) this way",
     r"for each \1 of other players \2 this way"),
    (rf"\b(has|have) ({WORD}ed) no ({WORD}?)s (this turn|this game)\b", r"\1 not \2 a \3 \4"),
    (rf"\bthis is your (first|second|third|fourth) ({CLAUSE}?) this turn\b",
     r"this is the \1 \2 you have played this turn"),
    (rf"\bthis is your (first|second|third|fourth) ({CLAUSE}?) this turn\b",
     r"this is the \1 \2 you have performed this turn"),
    (r"\b(\d+k?) or fewer\b", r"\1 or less"),
    (rf"(^|[.:] |\n )({CLAUSE}) costs? (\d+[^.,]*? ?(?:less|more)) this turn \.",
     r"\1until the end of the turn , \2 cost \3 ."),
    (rf"\byour next ({WORD}) this turn costs\b", r"the next \1 you play this turn costs"),
    (rf"\byour next ({WORD}) this turn costs\b", r"the next \1 you perform this turn costs"),
    (rf"\b(number of {WORD}s) in play\b", r"\1"),
    (rf"\bif ({WORD}) of your ({CLAUSE}) were\b", r"if \1 \2 of yours were"),
)  # fmt: skip
