"""Everyday words for what costs so much more or less than another card, as patterns.

Words are as they are compared: in small letters, with a space between them, and `a` for `an`.
"""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_parts import STAT

NUMBER: Final = r"(?P<n>\d+k?|one|two|three|four|five)"
NUMBERS: Final = ("one", "two", "three", "four", "five")
UNIT: Final = r"(?: (?:stars?|shards?|will|reputation|coins?|mana|energy))?"
HAS: Final = (
    r"(?:(?:that|which) costs?|costing|(?:with|whose|that has|of) (?:a |its )?"
    rf"(?P<stat>{STAT[1:-1]})(?: of| is| that is)?)"
)
MOST: Final = "up to|at most|no more than|not more than|a maximum of|only up to"
FAR: Final = rf"(?P<far>{MOST}|at least|exactly|just)?"
WAY: Final = "(?P<way>more|higher|greater|less|lower|cheaper)"
ONE: Final = (
    rf"(?:its (?:{STAT[1:-1]})|it|this|me|mine|yours|its|that (?:card|item|partner|student|spell|scheme|action|entity)"
    r"|the (?:(?:discarded|defeated|destroyed|expelled|trashed|chosen|returned|first|other|exiled) )?"
    r"(?:card|item|partner|student|spell|scheme|action|entity|one))"
)
THAN: Final = rf"(?: than (?P<than>{ONE})(?: (?:did|does|costs?|cost|has))?)?"
LESS: Final = ("less", "lower", "cheaper")


def number(found: re.Match[str]) -> str:
    """So much, in numerals."""
    said = found["n"]
    return str(NUMBERS.index(said) + 1) if said in NUMBERS else said


def than(found: re.Match[str]) -> str:
    """With which card it is compared: that which was spoken of, where the text does not say."""
    return found["than"] if found["than"] in ("this", "me") else "it"


def so_much_more(found: re.Match[str]) -> str:
    """`That costs up to 2 more` for `with cost up to 2 more than it`; a plain number is meant exactly."""
    far, way = found["far"], "less" if found["way"] in LESS else "more"
    if far is None and found["than"] is None:
        return found[0]  # `that costs 1 less` is no comparison
    said = "up to" if far is not None and re.fullmatch(MOST, far) else "at least" if far == "at least" else "exactly"
    return f"with {found['stat'] or 'cost'} {said} {number(found)} {way} than {than(found)}"


def so_much_or_less(found: re.Match[str]) -> str:
    """`With cost 2 more than its cost or less` for `with cost up to 2 more than it`."""
    far = "at least" if found["or"] == "more" else "up to"
    return f"with {found['stat'] or 'cost'} {far} {number(found)} more than {than(found)}"


def its_cost_and(found: re.Match[str]) -> str:
    """`With cost equal to its cost plus 2 or less`."""
    most = found["far"] not in (None, "equal to") or found["or"] == "less"
    far = "at least" if found["or"] == "more" else "up to" if most else "exactly"
    way = "less" if found["sign"] in ("minus", "-") else "more"
    return f"with {found['stat'] or 'cost'} {far} {number(found)} {way} than it"


def the_same(found: re.Match[str]) -> str:
    return f"with the same {found['stat'] or 'cost'} as {than(found)}"


def just_more(found: re.Match[str]) -> str:
    """`That costs less than it`."""
    return f"with {'less' if found['way'] in LESS else 'more'} {found['stat'] or 'cost'} than {than(found)}"


def more_than_each(found: re.Match[str]) -> str:
    """`That costs more than each item of yours`."""
    return f"with {'less' if found['way'] in LESS else 'more'} {found['stat'] or 'cost'} than each "


SIGN: Final = r"(?P<sign>plus|minus|\+|-)"
EQUAL: Final = "(?P<far>equal to or less than|less than or equal to|equal to|up to|at most|no more than)?"
ITS: Final = r"(?:its|the discarded \w+ 's|that \w+ 's)"
STATS: Final = f"(?:{STAT[1:-1]})"
OR_LESS: Final = "(?: or (?P<or>less|more))?"
COSTING: Final = "(?:that costs?|which costs?|costing)(?P<stat>)"
END: Final = "(?= [.,]| from| in| of| without)"

COSTS: Final = (
    (rf"\b{HAS} {NUMBER}{UNIT} {WAY}{UNIT} than (?P<than>{ONE}) or (?P<or>less|more)\b", so_much_or_less),
    (rf"\b{HAS} {NUMBER} or (?P<or>less|more){UNIT} more than (?P<than>{ONE})\b", so_much_or_less),
    (rf"\b{HAS} {EQUAL} ?{ITS} {STATS} {SIGN} {NUMBER}{OR_LESS}", its_cost_and),
    (rf"\b{HAS} {FAR} ?{NUMBER}{UNIT} {WAY}{UNIT}{THAN}(?= |$)", so_much_more),
    (rf"\b{COSTING} (?:as much as|the same as|the same amount as) (?P<than>{ONE})\b", the_same),
    (rf"\b{COSTING} the same(?P<than>){END}", the_same),
    (rf"\b(?:with|whose) (?:a )?(?P<stat>{STATS}) (?:is )?(?:equal to|the same as) {ITS} {STATS}(?P<than>){END}",
     the_same),
    (rf"\b{COSTING} {WAY} than (?P<than>{ONE})(?= |$)", just_more),
    (rf"\b{COSTING} {WAY} than (?:each|every|any|all)(?: of)? (?!player)", more_than_each),
)  # fmt: skip
