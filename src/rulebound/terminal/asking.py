"""Questions before a game. Each can be left, and each explains its answers."""

from __future__ import annotations

from typing import Final

from rulebound.language import _
from rulebound.terminal.console import Console, EndOfInput

QUIT: Final = ("q", "quit")
HELP: Final = ("?", "h", "help")


def ask(console: Console, question: str, help_text: str) -> str:
    """The answer to a question before a game. help_text: what can be typed. Raises EndOfInput, also for q."""
    while True:
        answer = console.ask(question)
        if answer.casefold() in QUIT:
            raise EndOfInput
        if answer.casefold() not in HELP:
            return answer
        console.say(f"{help_text} {_('q leaves.')}")
