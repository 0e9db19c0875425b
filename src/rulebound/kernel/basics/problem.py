"""What can go wrong, and how it is said.

Data that somebody wrote: all problems at once, with the place and the nearest right word. An action that is not legal:
what was tried, what is so, what was possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from rulebound.kernel.basics.reason import Reason

LONGEST_SHOWN: Final = 60  # letters of a value that is quoted


class DataError(ValueError):
    """Data that cannot be used. `what` names it; problems are sentences that begin with the place, if there is one."""

    def __init__(self, what: str, problems: list[str]) -> None:
        self.what = what
        self.problems = problems
        if len(problems) == 1:
            super().__init__(f"{what}: {problems[0]}")
        else:
            listed = "".join("\n  " + problem.replace("\n", "\n  ") for problem in problems)
            super().__init__(f"{what}: {len(problems)} problems{listed}")


class SetupError(DataError):
    """A table cannot be set up like that."""


class CardError(DataError):
    """A file of cards or decks is wrong."""


class RecordError(DataError):
    """A record or a saved state cannot be read, or was made with other rules or cards."""


class SceneError(DataError):
    """No position can be like the scene."""


class GuideError(DataError):
    """A guided first game is wrong."""


class IllegalAction(ValueError):
    """The action is not one of the legal ones. It carries the action, the reason and what was possible."""

    def __init__(self, action: object, reason: Reason, possible: list[str]) -> None:
        self.action = action
        self.reason = reason
        self.possible = possible
        shown = ", ".join(possible[:12]) + (f" and {len(possible) - 12} more" if len(possible) > 12 else "")
        super().__init__(f"{action} is not possible: {reason} Possible: {shown or 'nothing, the game is over'}.")


class ScriptEnded(RuntimeError):
    """A scene scripts its dice, and more were rolled than it has, or a number that the die does not have."""


def nearest(word: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` with the known word nearest to this one, or what is known where none is near."""
    words = sorted(known)
    folded = {w.casefold(): w for w in words}
    close = get_close_matches(word.casefold(), list(folded), n=1, cutoff=0.6)
    if close:
        return f"; did you mean {folded[close[0]]!r}?"
    if 0 < len(words) <= 12:
        return f"; known are {', '.join(repr(w) for w in words)}"
    return ""


def shown(value: object) -> str:
    """A value out of somebody's file, as a sentence quotes it: as it is written there, and no longer than a line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    try:
        told = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits has no digits to be shown
        told = "something endless"
    return told if len(told) <= LONGEST_SHOWN else f"{told[: LONGEST_SHOWN - 3]}..."


def unknown_keys(where: str, given: Iterable[str], known: Iterable[str]) -> list[str]:
    """A problem for each key that is not known."""
    names = list(known)
    return [f"{where}{shown(key)} is not known here{nearest(key, names)}" for key in given if key not in names]


class InvariantBroken(AssertionError):
    """A position breaks what the rules of its game promise: our mistake. faults: sentences on what is wrong."""

    def __init__(self, name: str, clause: str, faults: list[str]) -> None:
        super().__init__(f"{name} [{clause}]: {'; '.join(faults)}")
