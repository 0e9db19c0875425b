"""What can be wrong: with a text, each problem with its place; and with the phrases of a language.

A problem is data. It is put into words when it is shown, in the language of who reads it; words of cards stay English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from rulebound.language import Message

SHOWN: Final = 16  # of what could stand at a place; with more, the rest is counted
WIDE: Final = 100  # letters of a line that are shown with a mark below them

# The kinds of problems:
UNREAD: Final = "unread"  # a word cannot stand here
UNKNOWN: Final = "unknown"  # a word cannot stand here, and no phrase of the game has it
TOO_SHORT: Final = "too short"  # the text or a line stops too early
TOO_LONG: Final = "too long"  # the text should end before this
CORRECTION: Final = "correction"  # it says what to write instead, which is all
AMBIGUOUS: Final = "ambiguous"  # it can be read in several ways
SENSELESS: Final = "senseless"  # it can be read, and does nothing or cannot be meant
DEEP: Final = "deep"  # too much stands in one another
EMPTY: Final = "empty"  # there is no text
KINDS: Final = (UNREAD, UNKNOWN, TOO_SHORT, TOO_LONG, CORRECTION, AMBIGUOUS, SENSELESS, DEEP, EMPTY)

Said: TypeAlias = Message | str  # a message, or words of cards


class Fault(NamedTuple):
    """What is wrong with a phrase of a text that can be read: SENSELESS, or a CORRECTION."""

    phrase: Any
    said: Message
    kind: str


class Listing(NamedTuple):
    """Lines that explain a problem, such as sentences of the game, under a heading."""

    heading: Message
    lines: list[str]


class Problem:
    """Something wrong in a text. Line and column count from one; `kind` is one of KINDS.

    hint: what to do about it, or why it is so. could: what could stand at the place. instead: lines to write in place
    of the line. listings: what explains it further.
    """

    def __init__(
        self,
        text: str,
        at: int,
        said: Message,
        could: Sequence[Said] = (),
        *,
        kind: str,
        hint: Message | None = None,
        instead: Sequence[str] = (),
        listings: Sequence[Listing] = (),
    ) -> None:
        self.at = at
        self.line = text.count("\n", 0, at) + 1
        self.column = at - text.rfind("\n", 0, at)
        self.said = said
        self.could = list(could)
        self.kind = kind
        self.hint = hint
        self.instead = list(instead)
        self.listings = list(listings)
        self.shown = text.split("\n")[self.line - 1]

    @property
    def what(self) -> str:
        """What is wrong, in words."""
        return str(self.said) if self.hint is None else f"{self.said}; {self.hint}"

    @property
    def is_unread(self) -> bool:
        """Whether a word cannot stand where it is."""
        return self.kind in (UNREAD, UNKNOWN)

    def sentence(self) -> str:
        """The place and what is wrong, in one line."""
        return str(
            Message("line {line}, column {column}: {problem}", line=self.line, column=self.column, problem=self.what)
        )

    def placed(self, text: str, at: int) -> Problem:
        """The same problem at a place of another text."""
        return Problem(
            text,
            at,
            self.said,
            self.could,
            kind=self.kind,
            hint=self.hint,
            instead=self.instead,
            listings=self.listings,
        )

    def explained(self) -> list[str]:
        """Lines that go below the sentence: the text with a mark at the place, and what could stand there."""
        stretch, before = around(self.shown, self.column - 1)
        lines = [f"  {stretch}", "  " + " " * before + "^"]
        for listing in self.listings:
            lines += [f"  {listing.heading}", *[f"    {line}" for line in listing.lines]]
        if self.instead:
            write = str(Message("write: "))
            lines += [f"  {' ' * len(write) if n else write}{line}" for n, line in enumerate(self.instead)]
        if self.could:
            words = ", ".join([str(one) for one in self.could[:SHOWN]])
            more = len(self.could) - SHOWN
            if more > 0:
                words = str(Message("{words} and {n} more", words=words, n=more))
            lines.append(f"  {Message('could be: {words}', words=words)}")
        return lines

    def __str__(self) -> str:
        return "\n".join([self.sentence(), *self.explained()])


def around(line: str, at: int) -> tuple[str, int]:
    """The line, or of a long one a stretch around the place `at`, and how much of that is before the place."""
    start = max(0, min(at - WIDE // 2, len(line) - WIDE))
    head, tail = "..." if start else "", "..." if len(line) > start + WIDE else ""
    return head + line[start : start + WIDE] + tail, len(head) + at - start


def either(words: Sequence[Said]) -> Said:
    """These words, of which one is meant: `a or b or c`."""
    said = words[0]
    for other in words[1:]:
        said = Message("{first} or {second}", first=said, second=other)
    return said


class Listed:
    """Messages and words of cards with commas between them, put into words when they are shown."""

    def __init__(self, words: Sequence[Said]) -> None:
        self.words = list(words)

    def __str__(self) -> str:
        return ", ".join([str(word) for word in self.words])


class TextError(ValueError):
    """A text that cannot be read, with all its problems; line and column are those of the first."""

    def __init__(self, text: str, problems: Sequence[Problem]) -> None:
        self.text = text
        self.problems = list(problems)
        self.line = problems[0].line
        self.column = problems[0].column
        super().__init__(text)

    def __str__(self) -> str:
        return "\n".join([str(problem) for problem in self.problems])


class LanguageError(ValueError):
    """Phrases that do not fit together, with all that is wrong: the player who wrote the classes must mend them."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(problems))
