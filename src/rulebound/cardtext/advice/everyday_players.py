"""Everyday words for who does something, and for what is gained, as patterns."""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_parts import STAT
from rulebound.cardtext.advice.everyday_synonyms import CLAUSE, STARTS, WORD

GAINED: Final = (
    "(?=[0-9]|half |twice |that m|as many|x |a (?:point|will|shard|merit|coin)\\b"
    "|points|merit|will|shards|money|coins|life|reputation)"
)
SINGLE: Final = (
    "(?:each (?:other )?player|(?:each|a) opponent|each enemy|(?:that|another) player|your (?:opponent|target))"
)
ALL_OTHERS: Final = (
    "(?:everyone else|all (?:the )?other players|any other player|your opponents|any opponent|all opponents)"
)
OPENLY: Final = "plays? with (?:their|his or her) hands? (?:revealed|open|face up|visible|shown|face-up)"
ASKED_IF: Final = r"((?:if|unless|while|as long as) )"


def barred(found: re.Match[str]) -> str:
    """`Only partners with power 3 or more can enter here.`"""
    number = int(found[3]) - 1 if found[4] == "more" else int(found[3]) + 1
    return f"{found[1]} with {found[2]} {number} or {'less' if found[4] == 'more' else 'more'} cannot enter here ."


def at_most_each(found: re.Match[str]) -> str:
    """`no enemy has more than 5 Merit`"""
    most = int(found[2]) if found[2] else int(found[3]) - 1
    return f"each {found[1]} has {most} or less {found[4]}"


def one_of_each(found: re.Match[str]) -> str:
    """`Expel all students except one in each class.`"""
    verb = "expels" if "expel" in found[0] else "defeats"
    return f"{found[1]}each player chooses a {found[2]} of theirs and {verb} the rest of them"


PLAYERS: Final = (
    # who
    (rf"{STARTS}(?:the player who|who(?:ever)?) (?:has|controls) the (most|fewest|least) ",
     r"\1the player with the \2 "),
    (rf"{STARTS}(?:all )?players (?=cannot|can 't)", r"\1each player "),
    (rf"{STARTS}(?:all )?(?:your )?(?:other players|opponents) (?=cannot|can 't)", r"\1each other player "),
    (r"\ball (?:other players|opponents) (?:must )?(\w+?)(s?) (?!in |here|there|have)", r"each other player \1s "),
    (r"\ball (?:enemies|enemy players) (?:must )?(\w+?)(s?) (?!in |here|there|have)", r"each enemy \1s "),
    (r"\ball players (?:must )?(\w+?)(s?) (?!in |here|there|have|who)", r"each player \1s "),
    (r"\beveryone else (\w+s) ", r"each other player \1 "),
    (r"\b(?:someone else|any other player|an? other player)\b", "another player"),
    (r"\bany player\b", "a player"),
    (r"\b(?:players each|both players(?: each)?) (\w+)", r"each player \1s"),
    (r"\bno enemy has (?:any |a )?((?:ready |exhausted )?)students?\b", r"there is no \1enemy student"),
    (rf"\bthan {ALL_OTHERS}\b", "than each other player"),
    (rf"\byou have the (?:fewest|least) ({WORD}(?: {WORD})?)(?= [.,])",
     r"you have fewer \1 than each other player"),
    (r"\beveryone (\w+s) ", r"each player \1 "),
    (r"\bevery (?!time|turn|\d|two|three|four)", "each "),
    (rf"\b({SINGLE}) must (\w+) ([^.,:]*?) or (?:else )?(lose|discard|pay|destroy|draw|give) ",
     r"\1 \2s \3 or \4s "),
    (rf"\b({SINGLE}) must (\w+)\b", r"\1 \2s"),
    (r"\byou must (?!not)(\w+)\b", r"\1"),
    (rf"\b(?:all )?(?:your )?(?:other players|enemies|opponents) (?:must )?{OPENLY}",
     "each other player plays with their hand revealed"),
    (rf"\b(?:(?:all )?(?<!other )players|everyone|each player) (?:must )?{OPENLY}",
     "each player plays with their hand revealed"),
    (rf"{STARTS}the first ({WORD}) to enter here each turn costs its owner (\d+ {WORD})(?= \.)",
     r"\1the first time a \2 enters here each turn , its owner loses \3"),
    (rf"{STARTS}the first ({WORD}) to enter here each turn ({WORD}s) ",
     r"\1the first time a \2 enters here each turn , it \3 "),
    (rf"\b{ASKED_IF}(a|another|one) ({CLAUSE}) is (tapped|untapped|ready|exhausted)(?= [.,])",
     r"\1there is \2 \4 \3"),
    (r"\bthis is alone here\b", "there is no other partner here"),
    (r"^(tap|untap|defeat|return|discard) all ([^.]*?partners) at a (course(?: of yours)?)( to [^.]+)? \.$",
     r"choose a \3 . \1 all \2 there\4 ."),
    (rf"^only (partners) with {STAT} (\d+) or (more|less) can enter here \.$", barred),
    (rf"\bno (enemy|other player) has (?:more than (\d+)|(\d+) or more) ({WORD})(?= [.,]| and)", at_most_each),
    (r"\bthe (trash pile|expel pile|courtyard) has (\w+) or more (?:cards|schemes)(?= [.,]| and)",
     r"there are \2 or more schemes in the \1"),
    (r"\b(take a extra turn after this one \. (?:[^\"\n]*))(?:at the end of that turn ,|and at the end of it) ",
     r"\1at the end of your next turn , "),
    ((rf"{STARTS}(?:expel|defeat) all ({WORD})s except one (?:in each class|for each player|of each player)"
     r"(?: \. each player chooses (?:which of theirs stays|which one stays|one to keep))?(?= \.)"), one_of_each),
    ((rf"\beach player keeps (?:a|one) ({WORD})(?: of theirs| in their class)? and (expel|defeat|destroy|discard)s "
     r"(?:the rest|(?:all )?the others|all others|all other \w+)(?: of them)?(?= \.)"),
     r"each player chooses a \1 of theirs and \2s the rest of them"),
    (r"^either ([^.\"\n]+) or ([^.\"\n]+) \.$", r"choose one : \1 ; or \2 ."),
    # what is gained
    (r"\b(?:bet|wager|spend|stake)(s?) any (?:amount|number) of\b", r"pay\1 any amount of"),
    (rf"\b(pay|lose|spend)(s?) any (?:number|amount) of ({CLAUSE})(?: ,)? (?:up to|to a maximum of) (\d+)\b",
     r"\1\2 up to \4 \3"),
    (rf"\b(pay|lose)(s?) any number of (?!{WORD} in|cards)", r"\1\2 any amount of "),
    (r"\b(?:double|two times) that (much|many)\b", r"twice that \1"),
    (r"\b(gain|lose|draw)(s?) (?:twice|double) as (much|many) (?!cards as)", r"\1\2 twice that \3 "),
    (rf"\b(loses?) (?:all|any) (?:(?:of )?(?:your|their) )?({WORD}) (?:over|above|beyond|in excess of|past) (\d+)",
     r"\1 all \2 over \3"),
    (rf"\b(loses?) all but (\d+) (?:of (?:your|their) )?({WORD})", r"\1 all \3 over \2"),
    (rf"\b(loses?) all (?:but|except) (\d+) ({WORD})", r"\1 all \3 over \2"),
    (rf"{STARTS}((?:you |you may |they |and |then |and you )?)(?:get|receive|earn|score) {GAINED}", r"\1\2gain "),
    (rf"\b(?:gets|receives|earns|scores) {GAINED}", "gains "),
    (rf"{STARTS}(?:each|every) ({CLAUSE}) gives you (\d+ {WORD}) \.", r"\1gain \3 for each \2 ."),
    (r"\b(gain|lose|draw|deal|discard)(s?) x (\w+) , where x is ([^.:\"\n]+?)(?= \.)", r"\1\2 \3 equal to \4"),
    (rf"\b(gain|lose|draw)(s?) as many (\w+) as there are ({CLAUSE})(?= \.)", r"\1\2 \3 equal to the number of \4"),
    (rf"\b(gain|lose|draw)(s?) as many (\w+) as you (?:have|control) ({CLAUSE})(?= \.)",
     r"\1\2 \3 equal to the number of \4 of yours"),
    (rf"\b(gain|lose)(s?) (\w+) equal to ({CLAUSE}) 's ({WORD})(?= \.)", r"\1\2 \3 equal to the \5 of \4"),
    (r"\bequal to (?:that card|that partner|that character|that student) 's\b", "equal to its"),
    (r"(?<!when )(?<!whenever )\bthis (?:item |character |entity |attack |action )?deals (\w+) damage to\b",
     r"deal \1 damage to"),
    (rf"\b((?:when|whenever) this {CLAUSE} , )it deals (\w+) damage to\b", r"\1deal \2 damage to"),
    (rf"\b(inflict|do|deals out) ({CLAUSE}) damage (?:on|to)\b", r"deal \2 damage to"),
    (rf"\b(gain|lose|deal) (\d+) ({CLAUSE}) , or (\d+)(?: \3)? (if {CLAUSE}) \.",
     r"\1 \2 \3 . \5 , \1 \4 \3 instead ."),
)  # fmt: skip
