"""Idioms of published card games: `unless` at the beginning, what is left out at the end, and counters of two values.

Words are as they are compared, as in the other restatements.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.restatements import CLAUSE, STARTS, WORD

DOES: Final = "play|recruit|perform|complete|draw|clear|discard|use|create|defeat|destroy|expel|place"
TURN: Final = r" (?:each|this|in a|per|every|in each|of each|of the|of a|in the) turn"
RIVAL: Final = "(another player|a enemy|your opponent|your target)"
RESOURCE: Final = "((?:health |action )?(?:points|will|shards|merit|reputation|life|money))"
OF_BOTH: Final = (("a", "d"), ("combat", "defense"))  # what a counter of two numbers changes


def of_two_values(found: re.Match[str], first: str, second: str) -> str:
    """`Put a +1 A counter on this and put a +1 D counter on this` for `put a +1/+1 counter on this`."""
    start, count, more, less, host = found[1], found[2], found[3], found[4], found[5]
    counters = "counter" if count == "a" else "counters"
    return (
        f"{start} {count} {more} {first} {counters} on {host} and {start} {count} {less} {second} {counters} on {host}"
    )


def in_a_d(found: re.Match[str]) -> str:
    return of_two_values(found, *OF_BOTH[0])


def in_combat_defense(found: re.Match[str]) -> str:
    return of_two_values(found, *OF_BOTH[1])


def compared_with_it(found: re.Match[str]) -> str:
    """`It has less power than this` for `this has more power than it`."""
    way = "more" if found[2] in ("less", "fewer") else "less"
    return f"it has {way} {found[3]} than {'me' if found[1] == 'i have' else 'this'}"


def other_way(found: re.Match[str]) -> str:
    """`If another player would gain 3 or more points, they gain 1 point less instead.`"""
    does, least, what, again, n, way = found[1], found[2] or "", found[3], found[4], found[5], found[6]
    amount = f"{n} {what.removesuffix('s')}" if n == "1" and what not in ("will", "merit") else f"{n} {what}"
    return f"would {does} {least}{what} , they {again} {amount} {way} instead ."


TWO_VALUED: Final = r"\b(put) (a|one|two|three) ([+-]\d) ?/ ?([+-]\d) counters? on ({CLAUSE}?)(?= [.,]| and\b)".replace(
    "{CLAUSE}", CLAUSE
)
IDIOMS: Final = (
    (rf"{STARTS}unless ({CLAUSE}) , ({CLAUSE}) \.", r"\1\3 unless \2 ."),
    (rf"^when(?:ever)? you ({DOES}) (?:your|the) first ((?:{WORD} )??{WORD}?){TURN} ,",
     r"the first time you \1 a \2 each turn ,"),
    (rf"^when(?:ever)? {RIVAL} ((?:{DOES})e?s) (?:their|the) (first|second|third) ((?:{WORD} )??{WORD}?){TURN} ,",
     r"the \3 time \1 \2 a \4 each turn ,"),
    (r"\b(?:its|the) (attacker|defender) 's owner\b", r"the owner of the \1"),
    (rf"\bfor each (player|enemy) with (more|fewer|less) ((?:{WORD} )??{WORD}) than you\b",
     r"for each \1 who has \2 \3 than you"),
    (rf"\bfor each ((?:{WORD} )??{WORD}) (your opponent|your target) has(?= [.,])", r"for each \1 of \2"),
    (rf"\bone of (another player|a enemy) 's ((?:{WORD} )??{WORD}?)s\b", r"a \2 of \1"),
    (r"\bthan itself\b", "than this"),
    (r"\bthan (?:itself|myself)\b", "than me"),
    (rf"\b(this has|i have) (more|less|fewer) ({WORD}) than it(?= [,.])", compared_with_it),
    (rf"^(when(?:ever)? [^,\n]*?\b(?:gain|lose)s? ){RESOURCE}( , [^.\n]*?\b(?:gain|lose)s? that (?:many|much))(?= \.)",
     r"\1\2\3 \2"),
    (rf"\bwould (gain|lose) (\d+ or more )?{RESOURCE} , they (gain|lose) (\d+) (less|more)(?: instead)? \.", other_way),
    (TWO_VALUED, in_a_d),
    (TWO_VALUED, in_combat_defense),
    (rf"{STARTS}lose all {RESOURCE}(?= [.,;])", r"\1lose all your \2"),
    (r" , then you may ", " . you may "),
    (r" , up to \+ ?(\d+)(?= \.)", r" , to a maximum of \1"),
    (r"\bfor each course you cleared(?= [.,])", "for each course you have cleared this game"),
    (rf"\b(it|target {WORD}) cannot (ready|untap) (?=during [^.,\n]* (?:ready|untap|start) (?:phase|step))",
     r"\1 does not \2 "),
    (r"\b(they) cannot (ready|untap) (?=during [^.,\n]* (?:ready|untap|start) (?:phase|step))",
     r"\1 do not \2 "),
    (r"\bhalf the (?:result|roll)\b", "half the number rolled"),
    (rf"\bunspent {RESOURCE}\b", r"1 or more \1"),
    (rf"{STARTS}take (\d+) damage(?= \.)", r"\1deal \2 damage to you"),
)  # fmt: skip
