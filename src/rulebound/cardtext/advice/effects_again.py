"""Looser sentences of what is done again: `copy it`, `takes effect twice`, `use an item twice`.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

PLAYED: Final = "(?:play|complete|cast)"
PLAYED_ONE: Final = re.compile(r"(?:you )?(?:play|complete|cast) (?:a|another|target) ")
SAME_ONE: Final = re.compile(  # what is done to a card that is chosen, and can be done to it again
    r"^(?P<does>use|untap|tap|exhaust|ready|rotate|perform the actions of|(?:copy|repeat) the effect of"
    r"|(?:deal|put) [^.]*? (?:to|on)|remove [^.]*? from|double the [^.]*? of) "
    r"(?P<how>a|another|target|one of|two|three|up to (?:two|three)) (?![^.]*\b(?:for each|equal|until|if)\b)[^.,]+$"
)
MAY: Final = "you may "
AGAIN: Final = (
    r"(?:(?:takes? effect|resolves?|happens?|is (?:played|performed|cast|carried out)|triggers?) "
    r"(?:twice|two times|one more time|a(?:n)? (?:additional|extra|second) time|one (?:additional|extra) time|again)"
    r"|(?:is|are) (?:copied|doubled)|copies itself)"
)
ITS_EFFECT: Final = (
    rf"(?:it|its effects?|that {WORD} 's effects?|the effects? of that {WORD}|that {WORD}|the {WORD} 's effects?)"
)


def again_and_again(found: re.Match[str]) -> str:
    """`Draw a card. Draw a card.` for `draw a card twice`; of a card that is chosen, the same one each time."""
    times, done = 3 if found[3] == "three times" else 2, found[2]
    plain = done.removeprefix(MAY)
    played = PLAYED_ONE.match(plain) is not None
    again = "copy the effect of it" if played else re.sub(SAME_ONE, same_one, plain)
    if done.startswith(MAY):
        return f"{found[1]}{done} . if you do , {' and '.join([again] * (times - 1))} ."
    if played:
        return f"{found[1]}{done} , then {again} ."
    return found[1] + " ".join([f"{done} .", *[f"{again} ."] * (times - 1)])


def same_one(found: re.Match[str]) -> str:
    return f"{found['does']} {'it' if found['how'] in ('a', 'another', 'target', 'one of') else 'them'}"


def copied(found: re.Match[str]) -> str:
    """`Copy the effect of it`, of what was played: what is used or performed has no such effect."""
    before = found.string[: found.start()]
    return found[0] if re.search(r"\b(?:us|perform)(?:es?|ed|ing|s)?\b", before) else f"{found[1]}copy the effect of it"


AGAIN_AND_AGAIN: Final = (
    (r" (twice|two times) (without paying its cost)(?= \.)", r" \2 \1"),
    (rf"\b{PLAYED} it (?:again|a second time|twice)(?: without paying its cost)?(?= \.)", "copy the effect of it"),
    (rf"(?<=\. )then (?={PLAYED} it (?:again|a second time))", "then , "),
    (rf"(\b)copy {ITS_EFFECT}(?= [.,])", copied),
    (rf"( , )(?:its effects?|the effects? of (?:it|that {WORD})|it|that {WORD}) {AGAIN}(?= \.)", copied),
    (rf"\b(?:the next ({WORD}) (?:that )?you ({PLAYED}) this turn) {AGAIN} \.",
     r"the next time you \2 a \1 this turn , copy the effect of it ."),
    (rf"\bcopy (?:the effect of )?(?:the next ({WORD})) (?:that )?you ({PLAYED}) this turn \.",
     r"the next time you \2 a \1 this turn , copy the effect of it ."),
    (rf"\bwhen(?:ever)? you next ({PLAYED}) a ({CLAUSE}) this turn ,", r"the next time you \1 a \2 this turn ,"),
    (rf"(^|\n )the first ({WORD}) (?:that )?you ({PLAYED}) each turn {AGAIN} \.",
     r"\1the first time you \3 a \2 each turn , copy the effect of it ."),
    (rf"(^|\n )({WORD})s (?:that )?you ({PLAYED}) {AGAIN} \.", r"\1when you \3 a \2 , copy the effect of it ."),
    (rf"(^|\n )your ({WORD})s {AGAIN} \.", r"\1when you play a \2 , copy the effect of it ."),
    (rf"\b({PLAYED} a {CLAUSE}) in your (hand|discard pile)(?= without paying| , then| twice| \.)", r"\1 from your \2"),
    (rf"(^|[.:] |\n )({WORD} {CLAUSE}) (twice|two times|three times) \.", again_and_again),
)  # fmt: skip
