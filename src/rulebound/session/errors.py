"""Errors for clients: a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """A problem in a text.

    text: what is wrong; several lines with a caret below a line of card text, for a monospaced font.
    line, column: its place, from 1; 0 if it has none.
    kind: in the text of a card, `unread` where a word cannot stand, `unknown` where no phrase of the game has that
    word, `too short`, `too long`, `correction` where it says what to write, `ambiguous`, `senseless`, `deep` where too
    much stands in one another, or `empty` without a text; else empty.
    replaces: the line of a card's text that is better written otherwise; empty without advice.
    instead: the lines to write in its place.
    """

    text: str
    line: int = 0
    column: int = 0
    kind: str = ""
    replaces: str = ""
    instead: list[str] = []


class Refusal(msgspec.Struct, kw_only=True):
    """An error: the body of every answer with status 4xx or 5xx is `{"error": Refusal}`.

    code: one of the codes above.
    sentence: why, for people.
    clause: the id of a clause, if a rule forbids it.
    problems: those of a text that was sent.
    """

    code: str
    sentence: str
    clause: str = ""
    problems: list[Problem] = []


class Refused(Exception):
    """Raised if a request cannot be carried out, with the answer for the client."""

    def __init__(self, code: str, sentence: str, clause: str = "", problems: Sequence[Problem] = ()) -> None:
        super().__init__(sentence)
        self.refusal = Refusal(code=code, sentence=sentence, clause=clause, problems=list(problems))


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
