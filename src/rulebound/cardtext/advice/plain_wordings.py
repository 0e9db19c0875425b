"""Looser sentences of something more: `gain 1 Will, plus 1 for each item`, now and later, what takes effect twice.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

SO_MUCH: Final = r"(?P<first>(?:\d+k?|a|one|two|three|four|five) (?P<what>(?:health |action )?[a-z]+))"
MORE: Final = r"(?P<n>\d+k?|a|one|two|three|another)(?P<more> more| additional| extra)?(?: (?P<same>(?!for\b)[a-z]+))?"
PLAYS: Final = "play|complete|perform|cast|recruit"
TWICE: Final = (
    "(?:takes? effect twice|(?:is|are) (?:resolved|copied|carried out|performed) twice|resolves? twice"
    "|triggers? twice|happens? twice|(?:is|are) copied)"
)
THEM: Final = "(?:them|those|these|the cards|those cards|these cards|the revealed cards)"
ORDER: Final = "(?:in turn order , |starting with you , )?"
TAKES: Final = "(?:takes|chooses|drafts|picks|adds|draws|puts)"
NUMERALS: Final = {"a": "1", "one": "1", "another": "1", "two": "2", "three": "3"}


def plus_for_each(found: re.Match[str]) -> str:
    """`Gain 1 Will. Gain 1 Will for each item.` for `gain 1 Will, plus 1 more for each item`."""
    what, n = found["same"] or found["what"], found["n"]
    if found["verb"].startswith("draw") or what.startswith("card"):
        n = {"1": "a", "one": "a", "another": "a", "2": "two", "3": "three"}.get(n, n)
        what = "card" if n == "a" else "cards"
    else:
        n = NUMERALS.get(n, n)
    return f"{found['verb']} {found['first']} . {found['verb']} {n} {what} for each"


def now_and_later(found: re.Match[str]) -> str:
    """`Gain 1 Will. At the start of your next turn, gain 2 Will.`"""
    return f"{found['verb']} {found['first']} . {found['when']} , {found['verb']} {found['then']} ."


def less_of_either(found: re.Match[str]) -> str:
    """`For 2 less` of a card that costs one of two resources."""
    return f"{found[1]} for {found[2]} less" if found[2] == found[3] else found[0]


PLAIN_WORDINGS: Final = (
    (rf"\b(?P<verb>gain|draw|lose) {SO_MUCH} ,? ?(?:plus|and) {MORE} for each(?= )", plus_for_each),
    (r"\bdraw (a|two|three|four) (?:more|additional|extra) (cards?)(?= [.,]| and)(?! instead)", r"draw \1 \2"),
    ((rf"\b(?P<verb>gain|draw|lose) {SO_MUCH} now ,? ?(?:and|then) (?:(?P=verb) )?(?P<then>(?:\d+k?|a|one|two|three) "
      rf"{WORD}(?: {WORD})?) (?P<when>at the (?:start|end|beginning) of [^.,:]*turn) \."), now_and_later),
    ((rf"\b(complete a {CLAUSE}) \. (?:it|that {WORD}) costs (\d+) {WORD} or (\d+) {WORD} less(?: to {WORD})?(?= \.)"),
     less_of_either),
    (rf"\b(complete a {CLAUSE}) \. (?:it|that {WORD}) costs (\d+(?: {WORD})?) less(?: to {WORD})?(?= \.)",
     r"\1 for \2 less"),
    (rf"\bthe next ({CLAUSE}) you ({PLAYS}) this turn {TWICE}(?= \.)",
     r"the next time you \2 a \1 this turn , copy the effect of it"),
    (rf"\byour next ({CLAUSE}) this turn {TWICE}(?= \.)",
     r"the next time you complete a \1 this turn , copy the effect of it"),
    (rf"\bthe next ({CLAUSE}) you ({PLAYS}) {TWICE}(?= \.)", r"the next time you \2 a \1 , copy the effect of it"),
    (rf"^the first ({CLAUSE}) you ({PLAYS}) each turn {TWICE}(?= \.)",
     r"the first time you \2 a \1 each turn , copy the effect of it"),
    (rf"^(?:each|every) ({CLAUSE}) you ({PLAYS}) {TWICE}(?= \.)", r"when you \2 a \1 , copy the effect of it"),
    (rf"\b(creates? (?:a|{WORD}) {CLAUSE}) with - ?(\d+) prestige \.",
     r'\1 with " end of game : lose \2 prestige . "'),
    ((rf"\b{ORDER}each ((?:other )?player) {TAKES} (one|two) (?:of {THEM} )"
      r"?(?:(?:and|, then) (?:puts|adds|takes) (?:it|them) )?(?:in)?to their hand(?= \.)"),
     r"each \1 puts \2 of them into their hand"),
    (rf"\b{ORDER}each ((?:other )?player) (?:takes|drafts|picks) (one|two) of {THEM}(?= \.)",
     r"each \1 puts \2 of them into their hand"),
    ((rf"\b(a {WORD}) (from (?:your|the|their) (?:hand|discard pile)) (with [^.,]+?)"
      "(?= without| into| for free|[.,]| to (?:your|its|their))"), r"\1 \3 \2"),
    (r"\bif (?:it|that card) costs (\d+) or (more|less)(?= ,)", r"if it has cost \1 or \2"),
    (r"\bpay all (?:of )?your (shards|will|points|merit|reputation)\b", r"lose all your \1"),
    (rf"\bfor each ({WORD}) you have left\b", r"for each \1 of yours"),
    (rf"\btrade (a {CLAUSE}) (?:for|with) (a(?:nother)? {CLAUSE})(?= \.)", r"swap \1 with \2"),
    (r"\b(copy|copies|repeat|repeats) its effects?\b", r"copy the effect of it"),
)  # fmt: skip
