"""Looser sentences of attacks that a card makes, and of what becomes of those that it attacks.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WHEN, WORD

NUMBER: Final = "(?:two|three|four|five|six|seven|eight|nine|ten)"
SURVIVES: Final = "(?:survives?|withstands?|lives? through)"
IT: Final = rf"(?:the defender|the defending {WORD}|that {WORD}|the attacked {WORD}|it)"
NOT_DEFEATED: Final = (
    rf"if (?:{IT} (?:is|was) not defeated|{IT} (?:survives|survived)|this does not defeat {IT}|it does not defeat {IT}"
    rf"|{IT} is still in play)"
)
BEFORE: Final = re.compile(rf"(?:^|\n ){WHEN} (?:this|you play this) [^:\n]*$")


def may_attack(found: re.Match[str]) -> str:
    """`You may choose a partner of another player. If you do, this attacks it.`"""
    before = found.string[: found.start()]
    other = re.search(rf"{WHEN} a(?:nother)? ({WORD}) [^:\n]*$", before)
    who = "this" if found[1] == "this" or BEFORE.search(before) or other is None else f"that {other[1]}"
    return f"you may choose {found[2]} . if you do , {who} attacks it"


def as_long_as(found: re.Match[str]) -> str:
    """`As long as you have cleared four or more courses this game` for `as soon as you have cleared four`."""
    said = re.sub(rf"({WORD}ed) ({NUMBER}) (?!or )", r"\1 \2 or more ", found[1])
    return f"as long as {said} , "


FOUGHT: Final = (
    (rf"\b{WHEN} ({CLAUSE}) (attack)s? (a(?:nother)? {WORD}[^.,:]*?) (?:and|but) does not defeat (?:it|that {WORD}) ,",
     r"when \3 withstands a attack of \1 ,"),
    (rf"\b{WHEN} ({CLAUSE}) attacks? , {NOT_DEFEATED} ,", r"when a partner withstands a attack of \1 ,"),
    (rf"\b{WHEN} ({CLAUSE}) attacks? (a(?:nother)? {WORD}[^.,:]*?) , {NOT_DEFEATED} ,",
     r"when \2 withstands a attack of \1 ,"),
    (rf"\b{SURVIVES} (?:a|the) (?:attack|battle)(?: (?:by|of|with|against|from) (this|a {CLAUSE}))(?= ,)",
     r"withstands a attack of \1"),
    (r"\b(?:survives?|lives? through) (?:a attack|a battle|being attacked)(?= ,)", "withstands a attack"),
    (rf"\b(this|it|that {WORD}) may (?:attack|fight|battle) (a(?:nother)? {CLAUSE})(?= \.)", may_attack),
    (rf"\byou may have (this|it|that {WORD}) (?:attack|fight|battle) (a(?:nother)? {CLAUSE})(?= \.)", may_attack),
    (rf"^(?:as soon as|once|after) (you have {CLAUSE}) , (?=[^.:\"]* (?:has|have|cost|costs|cannot) )", as_long_as),
    (rf"\b(you have {WORD}ed {NUMBER})(?! or)( [^.,]*? this (?:game|turn))\b", r"\1 or more\2"),
    (rf"^you may have this enter as a copy of (?:any|(?:a|another)(?= {WORD} in play)) ({WORD})(?: in play)? \.",
     r"when this enters , you may choose another \1 . if you do , this becomes a copy of it ."),
    (rf"^this enters as a copy of (?:any|a|another) ({WORD})(?: in play)? \.",
     r"when this enters , choose another \1 . this becomes a copy of it ."),
    (rf"\bchoose up to one (?:other )?({WORD}) \. (this [^.]*\bit) \.",
     r"you may choose another \1 . if you do , \2 ."),
    (rf"\bchoose (a {CLAUSE}) and (a {CLAUSE}) \. they (?:fight|attack|battle|duel)(?: each other)?(?= \.)",
     r"\1 and \2 attack each other"),
    ((rf"\b(each (?:other )?player chooses {CLAUSE}) \. (return|discard|defeat|destroy|tap|exhaust|expel|trash) the "
     r"(?:rest|others)(?: of them)?"), r"\1 and \2s the rest of them"),
    (rf"\b((?:another|target|a|each|that) (?:other )?(?:player|opponent|enemy)) mills ({WORD} cards|a card)(?= [.,])",
     r"\1 puts the top \2 of their deck into their discard pile"),
    (rf"(^|[.,:] )mill ({WORD} cards|a card)(?= [.,])", r"\1put the top \2 of your deck into your discard pile"),
    (rf"\b({CLAUSE}) can only be cleared by partners that ({WORD}ed) this turn", (r"\1 cannot be cleared by partners "
     r"that have not \2 this turn")),
    (rf"\bonly partners that ({WORD}ed) this turn can clear ({CLAUSE})(?= \.)",
     r"\2 cannot be cleared by partners that have not \1 this turn"),
)  # fmt: skip
