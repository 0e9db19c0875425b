"""Errors as the server answers them: with a status of HTTP, and with the places of mistakes in a text."""

from __future__ import annotations

from typing import Final

import msgspec

from rulebound.kernel.basics.problem import PLACED, DataError, IllegalAction, Mistake
from rulebound.kernel.game.match import CannotUndo
from rulebound.language import _, _n
from rulebound.session.errors import Problem, Refused, capital
from rulebound.session.game_cache import NoSuchGame

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


def status_of(refused: Refused) -> int:
    """The HTTP status of an error."""
    return STATUS[refused.refusal.code]


def not_stored(error: Exception) -> Refused:
    """That the database could not keep a change, which therefore was not made."""
    return Refused("busy", _("This could not be stored, so nothing has changed: {error}.", error=error))


def refusal_of(error: Exception) -> Refused | None:
    """The answer for an error of the request; None for a bug of ours."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, IllegalAction):
        return Refused("impossible", error.reason.sentence, error.reason.clause)
    if isinstance(error, CannotUndo):
        return Refused("impossible", str(error))
    if isinstance(error, NoSuchGame):
        return Refused("unknown", closed(capital(error.problems[0])))
    if isinstance(error, DataError):
        return wrong(error)
    if isinstance(error, msgspec.DecodeError):  # a ValidationError is one
        return Refused("malformed", _("This cannot be read: {error}.", error=error))
    return None


def wrong(error: DataError) -> Refused:
    """Data that cannot be used, with its problems and their places."""
    problems = [placed(problem) for problem in error.problems]
    first = problems[0].text.partition("\n")[0] if problems else _("without a reason")
    count = len(problems)
    sentence = (
        f"{capital(error.what)}: {closed(first)}"
        if count == 1
        else _n("{what}: {n} problem.", "{what}: {n} problems.", count, what=capital(error.what))
    )
    return Refused("wrong", sentence, problems=problems)


def placed(problem: str) -> Problem:
    """A problem, with its place if it begins with one, and with what is known of a mistake in the text of a card."""
    found = PLACED.match(problem)
    said = Problem(text=str(problem))
    if found is not None:
        said = Problem(text=problem[found.end() :], line=int(found["line"]), column=int(found["column"] or 0))
    if isinstance(problem, Mistake):
        said.kind, said.replaces, said.instead = problem.kind, problem.replaces, problem.instead
    return said


def closed(sentence: str) -> str:
    """The sentence with a full stop at its end, unless it ends with another mark."""
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."
