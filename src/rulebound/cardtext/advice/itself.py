"""A card that names its own kind where it speaks of itself: `this partner` for `this`, `this student` for `I`."""

from __future__ import annotations

import re
from typing import Final

OTHER_THIS: Final = "(?:turn|way|ability|effect|moment|game|phase|fight|only|as|damage)"
BEGINS: Final = r"(?:^|[.,:\n] |(?:^|\s)(?:when(?:ever)?|if|while|as long as|until|then|unless|and|or) )"
SUBJECT: Final = re.compile(rf"({BEGINS})this ([a-z]+)(?: (or|and) ([a-z]+s)\b)?")
IRREGULAR: Final = {"has": "have", "is": "am", "does": "do", "goes": "go", "cannot": "cannot", "was": "was"}
AND_IT: Final = re.compile(r"(\bi [^.,:;]*[,.] (?:then )?(?:if you do , )?)it ([a-z]+s|cannot|would)\b")


def itself(text: str, kind: str) -> list[str]:
    """Other ways to say it, if there are any; text: words as they are compared, with a space between them."""
    named = re.sub(rf"\bthis (?:{kind}|card)\b(?! deck)", "this", text)
    here = re.sub(r"\b(enters?|moves? to|clears?|exits?) this\b", r"\1 here", named) if kind == "course" else named
    here = re.sub(r"\b(?:on|at|to|from) this(?= [.,]| \w+s?\b)", "here", here) if kind == "course" else here
    found = [named, here, in_first_person(named)]
    return [other for other in dict.fromkeys(found) if other != text]


def in_first_person(text: str) -> str:
    """`I join my class` for `this joins my class`, `me` where this is no subject."""
    said = re.sub(r"\bthis 's\b", "my", text)
    said = SUBJECT.sub(spoken, said)
    said = AND_IT.sub(lambda found: f"{found[1]}i {by_me(found[2])}", said)
    return re.sub(rf"\bthis\b(?! {OTHER_THIS}\b)", "me", said)


def spoken(found: re.Match[str]) -> str:
    """The beginning of a clause of which the card is the subject."""
    if re.fullmatch(OTHER_THIS, found[2]):
        return found[0]
    more = f" {found[3]} {by_me(found[4])}" if found[3] else ""
    return f"{found[1]}i {by_me(found[2])}{more}"


def by_me(verb: str) -> str:
    """`lead` for `leads`."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("shes", "ches", "xes", "sses")):
        return verb[:-2]
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb.removesuffix("s")
