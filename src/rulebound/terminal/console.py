"""Standard input and output: what a person types, line by line, and the sentences of the program.

In a pipe, each answer is printed behind its prompt, so that the transcript reads like a screen.
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
    """There is no more input."""


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
        """Columns. They can change during a game."""
        return max(LEAST_WIDTH, shutil.get_terminal_size().columns) if self.on_screen else WIDTH

    def say(self, sentence: str, before: str = "") -> None:
        """Prints a sentence, wrapped to the width."""
        rows = wrap([Run(sentence)], self.width, [Run(before)], [Run(" " * len(before))])
        self.show(as_text(rows, self.encoding))

    def show(self, text: str) -> None:
        """Prints text that is already wrapped."""
        print(text, end="")

    def point(self, sentence: str, path: Path) -> None:
        """Prints a sentence that ends with a path. The path is never broken, so that it can be copied."""
        if len(f"{sentence} {path}") <= self.width:
            self.say(f"{sentence} {path}")
        else:
            self.say(sentence)
            self.show(f"  {printable(str(path), self.encoding)}\n")

    def ask(self, prompt: str = "> ") -> str:
        """The next line, without blanks around it. Raises EndOfInput."""
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
        """Clears what only one person may see from the screen; in a pipe, prints a line across."""
        self.show(CLEAR if self.on_screen else "\n" + printable(HEAVY * self.width, self.encoding) + "\n\n")
