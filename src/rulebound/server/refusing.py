"""What the server says when it does not do what it is asked: a code for programs, a sentence for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from rulebound.kernel.match import CannotUndo
from rulebound.kernel.problem import DataError, IllegalAction
from rulebound.session.shelf import NoSuchGame

STATUS: Final = {
    "malformed": 400,
    "forbidden": 403,
    "unknown": 404,
    "stale": 409,
    "impossible": 409,
    "too_large": 413,
    "wrong": 422,
    "too_many": 429,
    "failed": 500,
    "busy": 503,
}
PLACED: Final = re.compile(r"line (?P<line>\d+)(?:, column (?P<column>\d+))?: ")


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
    """The server does not do this; it carries what to tell."""

    def __init__(self, code: str, sentence: str, clause: str = "", problems: Sequence[Problem] = ()) -> None:
        assert code in STATUS, f"{code} is no code of a refusal"
        super().__init__(sentence)
        self.told = Refusal(code=code, sentence=sentence, clause=clause, problems=list(problems))

    @property
    def status(self) -> int:
        """The status of HTTP for it."""
        return STATUS[self.told.code]


def refusal_of(error: Exception) -> Refused | None:
    """How to tell an error that somebody else has made; None for one of our own."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused("impossible", error.reason.sentence, error.reason.clause)
    if isinstance(error, CannotUndo):
        return Refused("impossible", str(error))
    if isinstance(error, NoSuchGame):
        return Refused("unknown", f"{capital(error.problems[0])}.")
    if isinstance(error, DataError):
        return wrong(error)
    if isinstance(error, msgspec.DecodeError):  # a ValidationError is one
        return Refused("malformed", f"This cannot be read: {error}.")
    return None


def wrong(error: DataError) -> Refused:
    """Data that cannot be used, with its problems at their places."""
    problems = [placed(problem) for problem in error.problems]
    first = problems[0].text.partition("\n")[0] if problems else "nothing says why"
    count = len(problems)
    sentence = (
        f"{capital(error.what)}: {first.rstrip('.')}." if count == 1 else f"{capital(error.what)}: {count} problems."
    )
    return Refused("wrong", sentence, problems=problems)


def placed(problem: str) -> Problem:
    """A problem with the place that it begins with, if it has one."""
    found = PLACED.match(problem)
    if found is None:
        return Problem(text=problem)
    return Problem(text=problem[found.end() :], line=int(found["line"]), column=int(found["column"] or 0))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
