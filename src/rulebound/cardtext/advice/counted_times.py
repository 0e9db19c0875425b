"""Looser sentences of the second, third, fifth time that something is done, in a turn or in the game.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, WORD

ORDINALS: Final = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
COUNTS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
DIGITS: Final = {"2nd": "second", "3rd": "third", **{f"{n}th": ORDINALS[n - 2] for n in range(4, 11)}}
NTH: Final = f"(?P<nth>{'|'.join([*ORDINALS, *DIGITS])})"
COUNT: Final = f"(?P<count>{'|'.join(COUNTS)})"
GAME: Final = "(?: (?:this|of the|in the|in a|each|per|during the|during this) game)?"
TURN: Final = r" (?:each|this|in a|per|every|in each|of each|of the|of a|in the|during your|of your) turn"
DOES: Final = "play|summon|recruit|perform|complete|draw|clear|discard|cast|use|create|defeat|destroy|expel|place|take"
DONE: Final = (
    "played|summoned|recruited|performed|completed|drawn|cleared|discarded|cast|used|created|defeated|destroyed"
    "|expelled|placed|taken"
)


def ordinal(found: re.Match[str]) -> str:
    if "count" in found.groupdict():
        return ORDINALS[COUNTS.index(found["count"])]
    return DIGITS.get(found["nth"], found["nth"])


def in_game(found: re.Match[str]) -> str:
    """`The fifth time you complete a spell this game` for `when you complete your fifth spell`."""
    return f"the {ordinal(found)} time you {found['does']} a {found['what']} this game ,"


def in_turn(found: re.Match[str]) -> str:
    return f"the {ordinal(found)} time you {found['does']} a {found['what']} each turn ,"


def each_time(found: re.Match[str]) -> str:
    """`Every third time you complete a spell` for `every third spell you complete`."""
    return f"every {ordinal(found)} time you {found['does']} a {found['what']} ,"


def of_a_phrase(found: re.Match[str]) -> str:
    """`The third time this attacks this game` for `when this attacks for the third time`."""
    span = "each turn" if found["span"] and "turn" in found["span"] else "this game"
    return f"the {ordinal(found)} time {found['event']} {span} ,"


def once_done(found: re.Match[str]) -> str:
    """`The fifth time you complete a spell this game` for `when you have completed five spells`."""
    does = DOES.split("|")[DONE.split("|").index(found["did"])]
    return f"the {ordinal(found)} time you {does} a {found['what']} this game ,"


WHEN: Final = "when(?:ever)?"
WHAT: Final = rf"(?P<what>(?:{WORD} )??{WORD}?)"

COUNTED_TIMES: Final = (
    (rf"^{WHEN} you (?P<does>{DOES}) (?:your|the) {NTH} (?P<what>(?:{WORD} )?{WORD}){GAME} ,", in_game),
    (rf"^{WHEN} you (?P<does>{DOES}) (?:your|the|a) {NTH} {WHAT}{TURN} ,", in_turn),
    (rf"^the {NTH} time you (?P<does>{DOES}) a {WHAT}{TURN} ,", in_turn),
    ((rf"^{WHEN} you (?P<does>{DOES}) a (?P<what>{CLAUSE}?) , if (?:it|this) (?:is|was) (?:the|your) {NTH} (?P=what)"
      rf"(?: (?:that )?you (?:have )?(?:{DONE}))?{GAME} ,"), in_game),
    ((rf"^{WHEN} you (?P<does>{DOES}) a (?P<what>{CLAUSE}?) , if (?:it|this) (?:is|was) (?:the|your) {NTH} (?P=what)"
      rf"(?: (?:that )?you (?:have )?(?:{DONE}))?{TURN} ,"), in_turn),
    ((rf"^{WHEN} you (?P<does>{DOES}) a (?P<what>{CLAUSE}?) , if you (?:have|now have) (?:{DONE}) exactly {COUNT} "
      rf"(?P=what)s(?: this game)? ,"), in_game),
    ((rf"^{WHEN} you (?P<does>{DOES}) a (?P<what>{CLAUSE}?) , if you have (?:{DONE}) exactly {COUNT} (?P=what)s"
      " this turn ,"), in_turn),
    (rf"^{WHEN} you have (?P<did>{DONE}) {COUNT} (?P<what>(?:{WORD} )?{WORD}?)s(?: this game)? ,", once_done),
    (rf"^(?:once|as soon as) you have ({DONE}) {COUNT} ({CLAUSE}s)(?: this game)? , (?!put|gain|draw|discard)",
     r"as long as you have \1 \g<count> or more \3 this game , "),
    (rf"^the {NTH} time (?P<event>(?![^,]*(?:turn|game) ,){CLAUSE}) (?P<span>),", of_a_phrase),
    (rf"^{WHEN} (?P<event>{CLAUSE}) for the {NTH} time(?P<span>{TURN}|{GAME}) ,", of_a_phrase),
    (rf"^once each game , when you (?P<does>{DOES}) your {NTH} {WHAT} ,", in_game),
    (rf"^(?:on )?every {NTH} (?P<what>(?:{WORD} )?{WORD}) (?:that )?you (?P<does>{DOES}) ,", each_time),
    (rf"^{WHEN} you (?P<does>{DOES}) every {NTH} (?P<what>{WORD}) ,", each_time),
    (rf"^(?:the|your) {NTH} (?P<what>(?:{WORD} )?{WORD}) (?:that )?you (?P<does>{DOES}){GAME} ,", in_game),
)  # fmt: skip
