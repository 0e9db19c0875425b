"""The process in which bots think: a question a line, an answer a line, until nobody asks any more."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

import msgspec

from rulebound.bots import Bot, bot_of, hint
from rulebound.games import load
from rulebound.kernel.game import Game


class Question(msgspec.Struct, array_like=True):
    """What a bot does in a position, or what it advises."""

    game: str
    cards: list[str]  # files of own cards
    spec: str
    seed: int
    state: dict[str, Any]
    seat: int
    advise: bool


class Thought(msgspec.Struct, array_like=True):
    """Codes of actions with chances of winning, the best first; a choice is one alone, and its chance is not told."""

    options: list[tuple[int, float]]
    fault: str = ""


@cache
def game_of(name: str, cards: tuple[str, ...]) -> Game:
    return load(name, cards)


@cache
def bot_there(game: str, cards: tuple[str, ...], spec: str, seed: int) -> Bot:
    """A bot that remembers what it thought before."""
    return bot_of(spec, seed)


def answer(question: Question) -> Thought:
    cards = tuple(question.cards)
    seat = game_of(question.game, cards).load_state(question.state).seat_of(question.seat)
    if question.advise:
        found = hint(seat, question.spec, question.seed)
        return Thought([(judged.action.code, judged.chance) for judged in (found.best, *found.others)])
    return Thought([(bot_there(question.game, cards, question.spec, question.seed).choose(seat).code, 0.0)])


def main() -> None:
    """Answers until the end of input; what goes wrong is told as an answer."""
    for line in sys.stdin.buffer:
        try:
            thought = answer(msgspec.json.decode(line, type=Question))
        except Exception as error:  # noqa: BLE001  # whatever it is, whoever asked must know
            thought = Thought([], f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
