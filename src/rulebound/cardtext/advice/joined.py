"""Looser sentences that join instructions, speak of each player, or compare cards.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, SPENDS, SPENT_ON, STARTS, WORD

THERE: Final = r"(?:in play|on the table|on the board|in my class|under your control|there|here)\b"
STAYING: Final = "as long as i am in play"
OTHERS_TURN: Final = "(?:(?:another|(?:each )?other) players?|a enemy|a opponent|enemies) '?s? ?turns?"
SOME: Final = f"(?:a|one|two|three|up to {WORD}|{WORD})"
SMALLER: Final = "(?:less|lower|smaller|fewer|weaker)"
GREATER: Final = "(?:more|greater|higher|larger|bigger)"
OWN: Final = "(this|me|it|i)(?: (?:does|do|has|have|is|am))?"
OF_OWN: Final = (
    f"(?:(?P<own>this)(?: 's(?: {WORD})?)?|(?P<mine>mine|me)|(?P<my>my)(?: {WORD})|(?P<its>its|it)(?: 's)?(?: {WORD})?)"
)


def than_itself(found: re.Match[str]) -> str:
    """`With lower power than this has` for `with less power than this`."""
    way = "less" if re.fullmatch(SMALLER, found[2]) else "more"
    return f"{found[1]} {way} {found[3]} than {'me' if found[4] == 'i' else found[4]}"


def than_own(found: re.Match[str]) -> str:
    """`With power less than this's` for `with less power than this`."""
    way = "less" if re.fullmatch(SMALLER, found["way"]) else "more"
    return f"{found['has']} {way} {found['stat']} than {whose(found)}"


def whose(found: re.Match[str]) -> str:
    """The card whose value it is."""
    if found["own"]:
        return "this"
    return "me" if found["mine"] or found["my"] else "it"


def is_than_own(found: re.Match[str]) -> str:
    """`If its power is less than this's power` for `if it has less power than this`."""
    way = "less" if re.fullmatch(SMALLER, found["way"]) else "more"
    return f"it has {way} {found['stat']} than {whose(found)}"


JOINED: Final = (
    # one after the other
    (rf"\b(gain|lose|pay|take|spend) (\d+k?) ({WORD}) and (\d+k?) ({WORD})(?= [.,])", r"\1 \2 \3 and \1 \4 \5"),
    (rf"\b(you may {SPENDS} {CLAUSE}?) to {SPENT_ON} ({CLAUSE})(?= \.)", r"\1 . if you do , \2 \3"),
    (rf"{STARTS}({CLAUSE}) , then ({CLAUSE}) \.", r"\1\2 . then , \3 ."),
    (r"\. then ,? if ", ". if "),
    (r"\bagain this turn\b", "this turn"),
    (r"\bthat card(?! 's)\b", "it"),
    (r"\b(put (?:one of them|the one with the \w+ \w+) into your hand and) discard the other(?: one)?\b",
     r"\1 the other into your discard pile"),
    (r"\b(put (?:one of them|the one with the \w+ \w+) into your hand and) trash the other(?: one)?\b",
     r"\1 the other into the trash pile"),
    ((rf"^you may pay (?:a )?(?:additional |extra )?({CLAUSE}) (?:as|when|while) you {WORD} this \. ([^\"\n]+?) "
      rf"if (?:you (?:paid|did)(?: it| so| that)?|it was paid) , ({CLAUSE}) \.$"),
     r"\2 you may pay \1 . if you do , \3 ."),
    (r"\bspend up to (\d+)\b", r"pay up to \1"),
    (rf"\b((?:twice|three times) that (?:many|much) {WORD}) as (?:you|were|was) (?:lost|paid|spent)\b", r"\1"),
    (r"\bon top of (its owner 's deck|their owners ' decks)", r"on the top of \1"),
    (rf"\b(each {WORD}(?: player)?) chooses (a {CLAUSE}?) and (gives|passes) it to\b", r"\1 \3 \2 to"),
    (rf"\b({CLAUSE}) fight each other \. each (?:of them )?deals damage equal to its combat to the other(?= \.)",
     r"\1 deal damage equal to their Combat to each other"),
    # for each player
    (rf"{STARTS}({WORD} (?!all |each |for each ){SOME} {CLAUSE}?) of each other player \.",
     r"\1for each other player , \2 of theirs ."),
    (rf"{STARTS}({WORD} {SOME} {CLAUSE}?) (?:of|in the class of) each enemy \.",
     r"\1for each enemy , \2 in their class ."),
    (rf"{STARTS}({WORD} {SOME} {CLAUSE}?) in each enemy 's class \.",
     r"\1for each enemy , \2 in their class ."),
    (rf"\b((?:all|each|for each) {CLAUSE}?) of each other player\b", r"\1 of other players"),
    # as long as it stays
    (rf"\b(?:for )?(?:as long as|while) (?:i (?:remain|stay|am)|you (?:control|have) me) {THERE}", STAYING),
    (rf"\b(?:for )?(?:as long as|while) this (?:remains|stays|is) {THERE}", "as long as this is in play"),
    (r"\b(?:for )?(?:as long as|while) you (?:control|have) this\b", "as long as this is in play"),
    (r"\buntil i leave (?:play|my class|the game)(?= [.,])", STAYING),
    (r"\buntil this (?:leaves (?:play|the game|the table)|is (?:gone|removed))(?= [.,])", "as long as this is in play"),
    (r"^when this (?:enters(?: play)?|comes into play|is played) ,", "when you play this ,"),
    (rf"\byou and (its owner|that player|they) (?:each |both )?(draw|gain|lose|discard|trash) ({CLAUSE})(?= \.)",
     r"\2 \3 and \1 \2s \3"),
    (r"\b(have|has) already ", r"\1 "),
    (rf"^(when(?:ever)? (?:this enters|you play this) , if you have {WORD}) another card this turn ,",
     r"\1 two or more cards this turn ,"),
    (r"^when(?:ever)? this (?:is attacked|defends) and (?:survives(?: it)?|is not defeated) ,",
     "when this withstands a attack ,"),
    (r"\b(withstand|survive)(s?) (?:a (?:attack|battle)|being attacked)\b", r"withstand\2 a attack"),
    (rf"\bif ({CLAUSE}) would ({CLAUSE}) during {OTHERS_TURN} ,", r"as long as it is not your turn , if \1 would \2 ,"),
    (rf"^(when {CLAUSE} , [^\"\n]+?) (?:use|do) this (?:ability )?(?:only )?once (?:each|per|a) game \.$",
     r"once each game , \1"),
    (rf"^the first time ({CLAUSE}) (?:this|each|in the|per) game , ", r"once each game , when \1 , "),
    (rf"^(when {CLAUSE}) for the first time(?: (?:this|each|in the) game)? , ", r"once each game , \1 , "),
    (rf"^(when {CLAUSE} , [^\"\n]+?) \( ?once (?:each|per|a) game ?\)(?: \.)?$", r"once each game , \1"),
    # compared
    (rf"\b(with|has|have) (?:a )?({SMALLER}|{GREATER}) ({WORD}) than {OWN}\b", than_itself),
    (rf"\b(?P<has>with|has|have) (?P<stat>{WORD}) (?P<way>{SMALLER}|{GREATER}) than {OF_OWN}(?= |$)", than_own),
    (rf"\bits (?P<stat>{WORD}) is (?P<way>{SMALLER}|{GREATER}) than {OF_OWN}(?= |$)", is_than_own),
)  # fmt: skip
