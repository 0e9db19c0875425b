"""Counters that a text speaks of without saying again which: `if it has none left`, `remove three of them`.

They are of the only kind that the text names, or of any kind where it names none.
"""

from __future__ import annotations

import re
from typing import Final

COUNT: Final = r"(one|two|three|four|five|six|seven|eight|nine|ten|\d+)"
NAMED: Final = re.compile(r"\b([a-z]+(?:-[a-z]+)*|[+-]\d [a-z]+) counters?\b")
NO_NAMES: Final = frozenset((
    "a", "the", "no", "all", "more", "last", "these", "those", "of", "fewer", "less", "another", "first", "each", "its",
    "any", "that", "many", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "every",
    "your", "such", "additional", "extra", "every", "with", "and", "or", "some", "most",
))  # fmt: skip
ENDS: Final = r"(?= [.,:]| and\b| or destroy)"


def of_counters(line: str, text: str) -> list[str]:
    """The line with its counters said in full, if they are not; text: of the whole card, in the same words."""
    found = {one[1] for one in NAMED.finditer(text)} - NO_NAMES
    if "counter" not in text or len(found) > 1:
        return []
    name = f"{found.pop()} " if found else ""
    said = line
    for written, instead in in_full(name, host_in(text)):
        said = re.sub(written, instead, said)
    return [said] if said != line else []


def host_in(text: str) -> str:
    """The card on which the counters are."""
    found = re.search(r"\bcounters? (?:on|from|to) (this|me)\b", text)
    of_others = re.search(r"\bcounters? (?:on|from|to) (?!it\b)", text)
    return found[1] if found is not None else "it" if of_others is not None else "this"


def in_full(name: str, host: str) -> list[tuple[str, str]]:
    """What is written of counters, and what it says in full."""
    of_them = r"(?: of (?:them|these|those))?"
    on_it = r"(?: (?:on|from) (?:it|this|me))?"
    last = rf"the last {name}counter is removed from {host}"
    return [
        (rf"\bhas (?:none|no more)(?: left)?(?: (?:{name})?counters?)?(?: left)?{on_it}{ENDS}",
         f"has no {name}counters"),
        (rf"\bhave none(?: left)?{ENDS}", f"have no {name}counters"),
        (rf"\b(?:there are|there is) (?:none|no more|no)(?: (?:{name})?counters?)?(?: left)?{on_it}{ENDS}",
         f"it has no {name}counters"),
        (rf"\bif none (?:are|is|remain) ?(?:left)?{on_it} ,", f"if it has no {name}counters ,"),
        (rf"\bif (?:that|it) was the last(?: one| {name}counter| counter)? ,", f"if it has no {name}counters ,"),
        (rf"\bhas {COUNT} or (more|fewer|less){of_them}{on_it}(?= [.,])", rf"has \1 or \2 {name}counters"),
        (rf"\bthere are {COUNT} or (more|fewer|less){of_them}{on_it} ,", rf"it has \1 or \2 {name}counters ,"),
        (rf"\bremove (?:one{of_them}|a counter){on_it}{ENDS}", f"remove a {name}counter from {host}"),
        (rf"\bremove (a|one|two|three|four|five) {name}(counters?)(?= [.,:]| and\b| to\b)",
         rf"remove \1 {name}\2 from {host}"),
        (rf"\bremove {COUNT}{of_them}{on_it}{ENDS}", rf"remove \1 {name}counters from {host}"),
        (rf"\bremove (?:them all|all{of_them}|them|those(?: counters)?|all counters|all its counters){on_it}{ENDS}",
         f"remove all {name}counters from {host}"),
        (r"\bput (?:another|one more|one)(?: one)? on (it|this)\b", rf"put a {name}counter on \1"),
        (rf"\bput (?:another|one more) {name}counter on\b", f"put a {name}counter on"),
        (rf"\bthe last(?: one| {name}counter| counter|{of_them}) is removed(?! from)", last),
        ((rf"\b(?:this|it) (?:loses (?:its|the) last {name}counter|runs out of (?:{name})?counters"
         rf"|has no more (?:{name})?counters) ,"), f"{last} ,"),
    ]  # fmt: skip
