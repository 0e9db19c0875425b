"""What can be wrong: with a text, each problem with its place; and with the phrases of a language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SHOWN: Final = 16  # of what could stand at a place; with more, the rest is counted
WIDE: Final = 100  # letters of a line that are shown with a mark below them


class Problem:
    """Something wrong in a text. Line and column count from one; `could` is what could stand there.

    details: lines that explain it further.
    """

    def __init__(self, text: str, at: int, what: str, could: Sequence[str] = (), details: Sequence[str] = ()) -> None:
        self.at = at
        self.line = text.count("\n", 0, at) + 1
        self.column = at - text.rfind("\n", 0, at)
        self.what = what
        self.could = list(could)
        self.details = list(details)
        self.shown = text.split("\n")[self.line - 1]

    def sentence(self) -> str:
        """The place and what is wrong, in one line."""
        return f"line {self.line}, column {self.column}: {self.what}"

    def moved(self, text: str, offset: int) -> Problem:
        """The same problem, of a longer text in which this one begins at `offset`."""
        return Problem(text, self.at + offset, self.what, self.could, self.details)

    def explained(self) -> list[str]:
        """Lines that go below the sentence: the text with a mark at the place, and what could stand there."""
        stretch, before = around(self.shown, self.column - 1)
        lines = [f"  {stretch}", "  " + " " * before + "^", *self.details]
        if self.could:
            more = len(self.could) - SHOWN
            lines.append("  could be: " + ", ".join(self.could[:SHOWN]) + (f" and {more} more" if more > 0 else ""))
        return lines

    def __str__(self) -> str:
        return "\n".join([self.sentence(), *self.explained()])


def around(line: str, at: int) -> tuple[str, int]:
    """The line, or of a long one a stretch around the place `at`, and how much of that is before the place."""
    start = max(0, min(at - WIDE // 2, len(line) - WIDE))
    head, tail = "..." if start else "", "..." if len(line) > start + WIDE else ""
    return head + line[start : start + WIDE] + tail, len(head) + at - start


class TextError(ValueError):
    """A text that cannot be read, with all its problems; line and column are those of the first."""

    def __init__(self, text: str, problems: Sequence[Problem]) -> None:
        self.text = text
        self.problems = list(problems)
        self.line = problems[0].line
        self.column = problems[0].column
        super().__init__("\n".join([str(problem) for problem in problems]))


class LanguageError(ValueError):
    """Phrases that do not fit together, with all that is wrong: the player who wrote the classes must mend them."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(problems))
