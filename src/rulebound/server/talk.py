"""What people say to each other at a table: how texts are cleaned, which signs there are, and who may read what."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

import msgspec

from rulebound.language import N_, _
from rulebound.server.names import BLANK, MARKS
from rulebound.session.errors import Refused

LONGEST_TEXT: Final = 300
JOINERS: Final = frozenset("\u200c\u200d")  # they shape letters of some scripts, and signs that consist of several
SEEN: Final = "LNPS"  # letters, numbers, punctuation and symbols: a text needs one of them
REPLACED: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))  # control, invisible, and characters that no font has

EMOTES: Final = {  # signs that each reader gets in their own language
    "hello": N_("Hello!"),
    "luck": N_("Good luck!"),
    "well": N_("Well played!"),
    "thanks": N_("Thank you!"),
    "think": N_("Let me think …"),
    "oops": N_("Oops!"),
    "sorry": N_("Sorry!"),
    "game": N_("Good game!"),
}


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A message. n: its number in its talk, from 1. at: the time. home: the table of the game that ran; empty before.

    seat: of who said it; -1 for a watcher. guest: the key of who said it. text: empty if it is an emote.
    """

    n: int
    at: str
    home: str
    seat: int
    guest: str
    name: str
    text: str
    emote: str

    def is_read_by(self, over: Container[str], *, plays: bool) -> bool:
        """Whether a person may read it. While a game runs, who plays in it reads nothing that watchers say.

        over: the tables whose games are over. plays: whether this person has a seat.
        """
        return self.seat >= 0 or not self.home or not plays or self.home in over


def cleaned(text: str) -> str:
    """A text as it is stored: in normal form, on one line, without invisible characters and towers of marks.

    Raises Refused if nothing is left, or too much.
    """
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if letter.isspace():
            letters.append(" ")
        elif letter in JOINERS or (letter not in BLANK and unicodedata.category(letter) not in REPLACED):
            letters += [letter] if marks <= MARKS else []
    found = " ".join("".join(letters).split()).strip("".join(JOINERS))
    if not any(unicodedata.category(letter)[0] in SEEN for letter in found):
        raise Refused("wrong", _("Write something first."))
    if len(found) > LONGEST_TEXT:
        raise Refused("too_large", _("A message has {most} characters at most.", most=LONGEST_TEXT))
    return found


def known_emote(name: str) -> str:
    """The emote of this name. Raises Refused."""
    if name not in EMOTES:
        raise Refused("unknown", _("There is no emote {name!r}.", name=name))
    return name
