"""What is said when something is not done: a code for programs, a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Problem(msgspec.Struct, kw_only=True):
    """One thing that is wrong with what somebody wrote; line and column from 1, 0 where it has no place."""

    text: str
    line: int = 0
    column: int = 0


class Refusal(msgspec.Struct, kw_only=True):
    """Why something was not done. clause: of the rulebook, where a rule says so."""

    code: str
    sentence: str
    clause: str = ""
    problems: list[Problem] = []


class Refused(Exception):
    """This is not done; it carries what to tell."""

    def __init__(self, code: str, sentence: str, clause: str = "", problems: Sequence[Problem] = ()) -> None:
        super().__init__(sentence)
        self.told = Refusal(code=code, sentence=sentence, clause=clause, problems=list(problems))


def capital(sentence: str) -> str:
    """The sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]
