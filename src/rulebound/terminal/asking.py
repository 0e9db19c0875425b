"""Questions before a game, which one can leave, and whose answers are explained."""

from __future__ import annotations

from typing import Final

from rulebound.language import _
from rulebound.terminal.console import Console, EndOfInput

QUIT: Final = ("q", "quit")
HELP: Final = ("?", "h", "help")


def asked(console: Console, question: str, told: str) -> str:
    """The answer to a question before a game. told: what can be typed. Raises EndOfInput, by q too."""
    while True:
        answer = console.ask(question)
        if answer.casefold() in QUIT:
            raise EndOfInput
        if answer.casefold() not in HELP:
            return answer
        console.say(f"{told} {_('q leaves.')}")
