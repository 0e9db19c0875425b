"""Everyday words of what is lost and dealt, of what comes in place of it, and of copies, as patterns.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, WORD
from rulebound.cardtext.advice.patterns import Way

STAT: Final = "((?:recruit |star |point )?(?:cost|value)|power|combat|defense|focus|a|d|stars?)"
COUNT: Final = "(two|three|four|five)"
THEN: Final = r"(?: , then| then| , and| and then| and| \.(?: then ,?)?) "
MUCH: Final = "that (?:many|much)"
COST: Final = "(?:pay|lose|discard|destroy|sacrifice|ruin|unload|load|tap|exhaust|remove)"
RIVAL: Final = "your (?:target|opponent)"


def copied_but(found: re.Match[str]) -> str:
    """`Except their D is 1`, `except it is a 1/1`: what is another number on a copy."""
    said = re.sub(r"\b(?:it|they)(?: is| are| 's| 're) (?:a )?(\d+) ?/ ?(\d+)s?\b", r"\1 a and \2 d", found[2])
    said = re.sub(rf"\b(?:(?:its|their|with) )?(?:base )?{STAT} (?:is |are |of |becomes? )?(\d+)", r"\2 \1", said)
    return f"{found[1]} , except with {said} ."


def all_instead(found: re.Match[str]) -> str:
    """`Destroy this instead. Draw a card.`: what comes after belongs to it."""
    before, mark, last = found[1].rpartition(" and ")
    done = f"{before} , {last}" if mark and "," in before else found[1]
    return f"{done} and {found[2]} instead ."


def one_for_each(found: re.Match[str]) -> str:
    """`Lose all Burning and gain that many Action Points.`"""
    point = " point" if found[4] else ""
    return f"{found[1]} . gain 1 {found[3].removesuffix('s')}{point} for each {found[2]} lost this way"


LOSSES: Final[tuple[tuple[str, Way], ...]] = (
    # instead
    (rf"^(if {CLAUSE} would [^.:;\"\n]+?) instead \. (?:if you do , )?({CLAUSE}) \.$", all_instead),
    (rf"^(if {CLAUSE} would {CLAUSE} , you may {CLAUSE}) \. if you do , ({CLAUSE})(?: instead)? \.$", all_instead),
    ((rf"\binstead ({CLAUSE}) , (?:and )?(?:you have|have|your {WORD}(?: points)? becomes?) (\d+) "
      rf"({WORD}(?: points?)?) (for each {CLAUSE}) \.$"), r"\1 and have \2 \3 \4 instead ."),
    (rf"\b({CLAUSE}) and (?:set )?your (health point|life)s? (?:to|becomes?) (\d+) (for each {CLAUSE}) instead \.$",
     r"\1 and have \3 \2 \4 instead ."),
    ((rf"\b(?:instead )?({CLAUSE}) and your (health point|life)s? becomes? the number of ({WORD}?)s? "
      r"(ruined|destroyed) this way(?: instead)? \.$"), r"\1 and have 1 \2 for each \3 \4 this way instead ."),
    (r"\b(would [^.\n]*) and keep (?=\d)", r"\1 and have "),
    # cards of a hand
    (r"\ba card at random from\b", "a random card from"),
    (rf"\breveal a random card (?:from|in|of) ({RIVAL}) 's hand\b", r"\1 reveals a random card from their hand"),
    (rf"\bput a random card from ({RIVAL}) 's hand into your hand\b", r"take a random card from \1 's hand"),
    (rf"\b({RIVAL}) gives you a random card from their hand\b", r"take a random card from \1 's hand"),
    (rf"\bsteal (a|two|three) random (cards?) (?:from|in|of) ({RIVAL}) 's hand\b",
     r"take \1 random \2 from \3 's hand"),
    (rf"\b(?:take|steal) a card from ({RIVAL}) 's hand at random\b", r"take a random card from \1 's hand"),
    # copies
    (r"\b(creates?) a token (?:that is |that 's |which is |as )?a copy of\b", r"\1 a token copy of"),
    (rf"\b(creates?) {COUNT} tokens (?:that are |which are |as )?copies of\b", r"\1 \2 token copies of"),
    (rf"\b(creates?) a copy of ({CLAUSE})(?= \.| ,)(?! [^.]*moment)", r"\1 a token copy of \2"),
    (rf"\b(creates?) {COUNT} copies of ({CLAUSE})(?= \.| ,)(?! [^.]*moment)", r"\1 \2 token copies of \3"),
    ((r"\b(token cop[^.]*?) (?:, )?(?:except|but) (?:that )?(?:(?:it has|they have|with|its|their) )?"
      r"([^.\"\n]+?) \."), copied_but),
    # what is lost
    (rf"\bremove all ({WORD}) from ({RIVAL})(?= and|\.| ,| \.)", r"\2 loses all \1"),
    (rf"\b(if ({RIVAL}) has \d+ or more ({WORD}) , )(?:they lose|remove) all of (?:it|them)(?= )",
     r"\1\2 loses all \3"),
    (rf"\b(if ({RIVAL}) has [^.,\n]*?, )they lose all ({WORD})(?= )", r"\1\2 loses all \3"),
    (rf"\b(({RIVAL}) loses all ({WORD})){THEN}(?:they )?takes? that much damage(?= \.)",
     r"\1 . deal 1 damage to \2 for each \3 lost this way"),
    (rf"\b(loses? all ({WORD})){THEN}(?:you )?deal that much damage to ({CLAUSE})(?= \.)",
     r"\1 . deal 1 damage to \3 for each \2 lost this way"),
    (rf"\b(loses? all ({WORD})){THEN}(?:you )?draw that many cards(?= \.)",
     r"\1 . draw a card for each \2 lost this way"),
    (rf"\b(loses? all ({WORD})){THEN}(?:you )?gain {MUCH} ({WORD}?)( points)?(?= \.)", one_for_each),
    (rf"\blose all ({WORD}) \. ({RIVAL}) gains that many \1(?= \.)", r"move all \1 from you to \2"),
    (rf"\b(loses? all ({WORD}) \. [^.]*? for each \2) removed(?: this way)?(?= \.)", r"\1 lost this way"),
    (rf"\b(gains?) as many ({WORD}) as (you have|your target has|they have)(?= \.)",
     r"\1 1 \2 for each \2 that \3"),
    (rf"\b({RIVAL}) loses (\d+k|\d+ {WORD}(?: points?)?){THEN}(?:you )?gain {MUCH}(?: {WORD})?(?: points?)?(?= \.)",
     r"take \2 from \1"),
    (r"\bpay(s?) ((?:[6-9]|\d\d+)0k)\b", r"lose\1 \2"),  # more than can be paid in a turn
    (r"\buse this only on (your|your opponent 's|another player 's) turn\b", r"use this only during \1 turn"),
    (r"\b(?:activate|play) this (?:ability )?only (during|if|once)\b", r"use this only \1"),
    (rf"\bput ({WORD}|[+-]\d {WORD}) counters on ({CLAUSE}) equal to ({CLAUSE})(?= \.)",
     r"put a number of \1 counters on \2 equal to \3"),
    (r"\bchoose one - ", "choose one : "),
    (rf"\b(deal [^.,;:]*? damage to {CLAUSE} and) (\d+) damage to (?:yourself|you)(?= \.)",
     r"\1 deal \2 damage to you"),
    (rf"\bwith the least {STAT}(?= |$)", r"with the lowest \1"),
    (rf"\bwith the most {STAT}(?= \.)", r"with the highest \1"),
    (rf"(^|\n )({COST} [^.,:]+) , (?:and )?({COST} [^.,:]+) :", r"\1\2 and \3 :"),
    (r"(^|\n |, | and )pay (\d+ (?:life|health points?))(?= :| and [^.:]* :)", r"\1lose \2"),
    # damage
    (rf"\bdeal damage to ({CLAUSE}) equal to (its|their) (a|d)(?= \.)", r"deal damage to \1 equal to \2 own \3"),
    (rf"(^|[.:\n] )(each {CLAUSE}) takes damage equal to its (a|d)(?= \.)",
     r"\1deal damage to \2 equal to its own \3"),
)  # fmt: skip
