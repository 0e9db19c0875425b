"""The two ends of a conversation: what a person types, line by line, and the sentences that go back.

In a pipe what was typed is printed behind the prompt, so that the transcript reads like a screen.
"""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
from pathlib import Path
from typing import Final

from rulebound.terminal.drawn.runs import Run, wrap
from rulebound.terminal.plain import HEAVY, WIDTH, as_text, printable

LEAST_WIDTH: Final = 60
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what has been scrolled off it


class EndOfInput(Exception):
    """Nobody will type anything more."""


class Console:
    """Standard input and output."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty()
        self.on_screen = sys.stdout.isatty()
        self.encoding = sys.stdout.encoding or "utf-8"
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # a wrong byte is a wrong word, and no reason to stop
        if self.interactive:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # makes input() edit the line and remember earlier ones

    @property
    def width(self) -> int:
        """Columns, which can change while we play."""
        return max(LEAST_WIDTH, shutil.get_terminal_size().columns) if self.on_screen else WIDTH

    def say(self, sentence: str, before: str = "") -> None:
        """A sentence of ours, on as many lines as it needs."""
        rows = wrap([Run(sentence)], self.width, [Run(before)], [Run(" " * len(before))])
        self.show(as_text(rows, self.encoding))

    def show(self, text: str) -> None:
        """Text that is laid out already."""
        print(text, end="")

    def point(self, sentence: str, path: Path) -> None:
        """A sentence that leads to a path, which is never broken, so that it can be copied."""
        if len(f"{sentence} {path}") <= self.width:
            self.say(f"{sentence} {path}")
        else:
            self.say(sentence)
            self.show(f"  {printable(str(path), self.encoding)}\n")

    def ask(self, prompt: str = "> ") -> str:
        """The next line, without the blanks around it. Raises EndOfInput."""
        try:
            line = input(prompt) if self.interactive else self._piped(prompt)
        except EOFError:
            print()
            raise EndOfInput from None
        return line.strip()

    def _piped(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(printable(line, self.encoding))
        return line

    def agrees(self, question: str) -> bool:
        """Whether the answer is yes; anything else is no."""
        return self.ask(f"{question} (y/N) ").casefold() in ("y", "yes")

    def turn_away(self) -> None:
        """Takes from sight what only one person may see; a pipe gets a line across."""
        self.show(CLEAR if self.on_screen else "\n" + printable(HEAVY * self.width, self.encoding) + "\n\n")
