"""Errors, and how they are worded.

For data that a person wrote: all problems at once, with the place and the nearest right word. For an illegal action:
what was tried, why it fails, and what is possible.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final, Self

from rulebound.kernel.basics.reason import Reason
from rulebound.language import N_, _

LONGEST_SHOWN: Final = 60  # letters of a value that is quoted
FEW: Final = 12  # known words that are all named where none is near
PLACED: Final = re.compile(r"line (?P<line>\d+)(?:, column (?P<column>\d+))?: ")  # before a problem of a file
MEANT: Final = N_("; did you mean {names}?")
KNOWN: Final = N_("; known are {names}")


class Mistake(str):
    """A problem of a `DataError` with the text of a card, in words, with what programs ask about it.

    kind: of problem, as `cardtext.grammar.errors` lists them. replaces: the line of a card's text in which it is, and
    instead: lines to write in its place; both empty where none is offered.
    """

    __slots__ = ("instead", "kind", "replaces")

    kind: str
    replaces: str
    instead: list[str]

    def __new__(cls, words: str, kind: str, replaces: str = "", instead: Iterable[str] = ()) -> Self:
        made = super().__new__(cls, words)
        made.kind, made.replaces, made.instead = kind, replaces, list(instead)
        return made


class DataError(ValueError):
    """Data that cannot be used. `what` names it; `problems` are sentences, beginning with the place if there is one.

    A place is `line 3: ` or `line 3, column 7: ` in every language, so that programs find it.
    """

    def __init__(self, what: str, problems: list[str]) -> None:
        self.what = what
        self.problems = problems
        said = [with_place_in_words(problem) for problem in problems]
        if len(said) == 1:
            super().__init__(f"{what}: {said[0]}")
        else:
            listed = "".join("\n  " + problem.replace("\n", "\n  ") for problem in said)
            super().__init__(_("{what}: {n} problems", what=what, n=len(problems)) + listed)


def with_place_in_words(problem: str) -> str:
    """A problem whose place, if it begins with one, is said in the present language."""
    found = PLACED.match(problem)
    if found is None:
        return problem
    rest = problem[found.end() :]
    if found["column"] is None:
        return _("line {line}: {problem}", line=found["line"], problem=rest)
    return _("line {line}, column {column}: {problem}", line=found["line"], column=found["column"], problem=rest)


class SetupError(DataError):
    """A table cannot be set up with these arguments, or a command cannot run with these words."""


class CardError(DataError):
    """A file of cards or decks has mistakes."""


class RecordError(DataError):
    """A record or saved state cannot be read, is damaged, or was made with other rules or cards."""


class SceneError(DataError):
    """A scene describes no possible position."""


class LessonError(DataError):
    """The file of a lesson has mistakes."""


class IllegalAction(ValueError):
    """The action is not legal now. `action` is what was tried, `reason` why it fails, `possible` the legal actions."""

    def __init__(self, action: object, reason: Reason, possible: list[str]) -> None:
        self.action = action
        self.reason = reason
        self.possible = possible
        shown = ", ".join(possible[:12]) + (f" and {len(possible) - 12} more" if len(possible) > 12 else "")
        super().__init__(f"{action} is not possible: {reason} Possible: {shown or 'nothing, the game is over'}.")


class ScriptEnded(RuntimeError):
    """The scripted dice of a scene ran out, or one shows a number that the die does not have."""


def nearest(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` with the nearest known word; if none is near, all known words if they are few."""
    text, names = _near(word, known)
    return _(text, names=names) if text else ""


def _near(word: str, known: Iterable[str]) -> tuple[str, str]:
    """How known words are offered instead of this one, and which; both empty if none are."""
    words = sorted(known)
    folded = {w.casefold(): w for w in words}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.6)
    if close:
        return MEANT, repr(folded[close[0]])
    return (KNOWN, ", ".join(repr(w) for w in words)) if 0 < len(words) <= FEW else ("", "")


def shown(value: object) -> str:
    """A value from a file as a message quotes it: as it is written there, shortened to a line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits has no digits to be shown
        text = _("an endless value")
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def unknown_keys(where: str, given: Iterable[str], known: Iterable[str]) -> list[str]:
    """A problem for each key that is not known."""
    names = dict.fromkeys(known)
    return [
        where + _("{key} is not known here{nearest}", key=shown(key), nearest=nearest(key, names))
        for key in given
        if key not in names
    ]


class InvariantBroken(AssertionError):
    """A position breaks an invariant of its game, which is a bug. faults: sentences on what is wrong."""

    def __init__(self, name: str, clause: str, faults: list[str]) -> None:
        super().__init__(f"{name} [{clause}]: {'; '.join(faults)}")
