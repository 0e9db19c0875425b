"""The process in which bots think: it reads a question and writes an answer, line by line, until its parent ends."""

from __future__ import annotations

import os
import signal
import sys
from functools import lru_cache
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from rulebound.bots import Bot, bot_of, hint
from rulebound.kernel.basics.problem import DataError
from rulebound.session.game_cache import GameCache

POLITE: Final = 5  # screens and pages come before thoughts
REMEMBERED: Final = 4  # bots that go on with what they thought before


class Question(msgspec.Struct, array_like=True, frozen=True, kw_only=True):
    """What a bot does in a position, or what it advises. state: as the game saves it; spec: how the bot is written.

    cards: own cards, as text. lasting: the bot goes on with what it thought at its last decision, if it is there yet.
    """

    game: str
    cards: str
    state: msgspec.Raw
    seat: int
    spec: str
    seed: int
    advise: bool = False
    lasting: bool = False


class Thought(msgspec.Struct, array_like=True):
    """Codes of actions with chances of winning, the best first. A choice is a single one, without a chance."""

    best: list[tuple[int, float]]
    fault: str = ""


@lru_cache(maxsize=REMEMBERED)
def bot_there(game: str, cards: str, spec: str, seed: int) -> Bot:
    """The same bot again."""
    return bot_of(spec, seed)


def think(game_cache: GameCache, question: Question) -> list[tuple[int, float]]:
    """What the bot would do."""
    game = game_cache.game(question.game, question.cards)
    seat = game.load_state(msgspec.json.decode(question.state)).seat_of(question.seat)
    spec, seed = question.spec, question.seed
    if question.advise:
        advice = hint(seat, spec, seed)
        return [(judged.action.code, judged.chance) for judged in (advice.best, *advice.others)]
    bot = bot_there(game.name, question.cards, spec, seed) if question.lasting else bot_of(spec, seed)
    return [(bot.choose(seat).code, 0.0)]


def answer(game_cache: GameCache, line: bytes) -> Thought:
    """The answer to one question. An error of the bot is an answer too, and the process goes on."""
    try:
        return Thought(think(game_cache, msgspec.json.decode(line, type=Question)))
    except DataError as error:
        return Thought([], str(error))
    except Exception as error:  # noqa: BLE001  # any error must reach the caller
        return Thought([], f"{type(error).__name__}: {error}")


def listen(lines: SimpleQueue[bytes]) -> None:
    """Reads questions; ends this process, whatever it is doing, at the end of input."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def main() -> None:
    """Answers until the end of input. Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITE)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(lines,), daemon=True).start()
    game_cache = GameCache()
    while True:
        sys.stdout.buffer.write(msgspec.json.encode(answer(game_cache, lines.get())) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
