"""The names of people: readable, and different from all others at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from rulebound.language import _

LONGEST_NAME: Final = 30
MARKS: Final = 2  # on one letter, in a row
SIGNS_OF_TEXTS: Final = frozenset("{}<>")
BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # they count as signs, and nothing is seen of them
TAKEN: Final = ("You", "Nobody", "Everybody", "Somebody")  # what the table itself calls people

# Alphabets with capitals: each has letters that look like those of another.
ALPHABETS: Final = frozenset(("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE", "GEORGIAN", "DESERET"))

# Small letters of other alphabets, and signs, beside the Latin letters that they look like, small or as capitals.
LOOKS: Final = {
    "\u0430\u03b1": "a",
    "\u0432\u03b2": "b",
    "\u0441\u03f2": "c",
    "\u0501": "d",
    "\u0435\u0451\u03b5": "e",
    "\u04bb\u043d\u03b7\u0570": "h",
    "1|l\u0131\u0456\u0457\u03b9\u04cf": "i",
    "\u0458\u03f3": "j",
    "\u043a\u03ba": "k",
    "\u043c\u03bc": "m",
    "\u0578\u03bd": "n",
    "0\u043e\u03bf\u0585\u03c3": "o",
    "\u0440\u03c1": "p",
    "\u051b\u0566": "q",
    "\u0433": "r",
    "\u0455": "s",
    "\u0442\u03c4": "t",
    "\u057d\u03c5": "u",
    "\u0475": "v",
    "\u051d\u0461\u03c9": "w",
    "\u0445\u03c7": "x",
    "\u0443\u04af\u03b3": "y",
    "\u03b6": "z",
}
ALIKE: Final = str.maketrans({letter: latin for letters, latin in LOOKS.items() for letter in letters})


def written(name: str) -> str:
    """A name as it is stored: with single spaces, and its letters in normal form."""
    return " ".join(unicodedata.normalize("NFKC", name).split())


def look_of(name: str) -> str:
    """The look of a name: names that look alike have the same."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).translate(ALIKE)
    return "".join(letter for letter in plain if letter.isalnum() or ord(letter) > ord("~"))


def fault_of(name: str) -> str:
    """Why this cannot be a name; empty if it can."""
    if len(name) > LONGEST_NAME or not name.isprintable() or set(name) & (SIGNS_OF_TEXTS | BLANK):
        return _(
            "a name has up to {most} letters and none of {{}}<>, unlike {name!r}",
            most=LONGEST_NAME,
            name=name[:60],
        )
    if most_marks(name) > MARKS:
        return _("a letter of a name has {most} marks at most, unlike one of {name!r}", most=MARKS, name=name)
    mixed = alphabets(name)
    if len(mixed) > 1:
        return _(
            "a name is written in one alphabet, and {name!r} mixes {alphabets}",
            name=name,
            alphabets=f" {_('and')} ".join(mixed),
        )
    if look_of(name) in {look_of(taken) for taken in TAKEN}:
        return _("{name!r} cannot be a name: the table uses this word itself", name=name)
    return ""


def most_marks(name: str) -> int:
    """The longest row of marks without a letter of their own."""
    most = count = 0
    for letter in name:
        count = count + 1 if unicodedata.combining(letter) else 0
        most = max(most, count)
    return most


def alphabets(name: str) -> list[str]:
    """The alphabets of a name, of those with letters that look alike."""
    found = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return sorted(alphabet.capitalize() for alphabet in found & ALPHABETS)


def alike(names: Sequence[str]) -> list[str]:
    """The problems of names that look the same."""
    problems: list[str] = []
    by_look: dict[str, str] = {}
    for name in names:
        other = by_look.setdefault(look_of(name), name)
        if other == name and names.count(name) > 1:
            problems.append(_("two players are called {name!r}", name=name))
        elif other != name:
            problems.append(_("the names {other!r} and {name!r} look alike", other=other, name=name))
    return list(dict.fromkeys(problems))
