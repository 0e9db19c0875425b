"""What a designer asks in the workshop, in a process of its own: one question in, what is known so far out.

`python -m rulebound.lab.stream` reads a question from its standard input, prints a line of JSON each second, and ends
when its input is closed. It takes less of the computer than others, so that it delays no table, and no more memory
than it was given. `lab/measure`, `lab/faults` and `lab/tune` each answer one kind of question.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Protocol

from rulebound.kernel.basics.problem import DataError
from rulebound.lab.workers import WorkersDied
from rulebound.language import _, choose

EVERY: Final = 1.0  # seconds between two lines
NICE: Final = 10  # how far others go before
CARDS: Final = "cards.toml"


class Question(Protocol):
    """A question, made from its words and a folder for files. Raises SetupError and CardError."""

    def __init__(self, words: Mapping[str, Any], folder: Path) -> None: ...

    def run(self, on_progress: Callable[[], None]) -> None:
        """Plays the games. After an exception, the games so far count. on_progress: called after some games."""
        ...

    def known(self) -> dict[str, Any]:
        """What is known so far: fields of the message `Measured`."""
        ...


class Lines:
    """The lines that are printed. seconds: after these it is time to stop."""

    def __init__(self, seconds: float) -> None:
        self.until = time.monotonic() + seconds
        self.next = 0.0

    def now_and_then(self, known: Callable[[], dict[str, Any]]) -> None:
        """Prints what is known, if the last line is old enough. Raises TimeoutError when the time is over."""
        now = time.monotonic()
        if now >= self.until:
            raise TimeoutError
        if now >= self.next:
            self.next = now + EVERY
            self.show(known(), "running")

    def show(self, known: dict[str, Any], state: str, why: str = "") -> None:
        """Prints a line."""
        print(json.dumps({"state": state, "why": why, **known}), flush=True)


def files_in(folder: Path, words: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The file of the own cards and those of the own decks, written into this folder; none where there are none.

    words: `cards` is the text of a file, `decks` are those of several.
    """
    texts = {CARDS: words["cards"], **{f"deck-{n}.toml": text for n, text in enumerate(words["decks"], 1)}}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    files = [str(folder / name) for name, text in texts.items() if text.strip()]
    cards = str(folder / CARDS)
    return [file for file in files if file == cards], [file for file in files if file != cards]


def carry_out(words: Mapping[str, Any]) -> None:
    """Answers a question, and prints."""
    with tempfile.TemporaryDirectory(prefix="rulebound-") as folder:
        lines = Lines(words["seconds"])
        try:
            question: Question = import_module(f"rulebound.lab.{words['kind']}.stream").Asked(words, Path(folder))
        except DataError as error:
            lines.show({}, "failed", str(error).replace(f"{folder}{os.sep}", ""))
            return
        try:
            lines.now_and_then(question.known)
            question.run(lambda: lines.now_and_then(question.known))
        except TimeoutError:
            why = _("The time for a measurement is over. What was found until then is shown.")
            lines.show(question.known(), "stopped", why)
        except (WorkersDied, BrokenProcessPool, MemoryError):
            why = _("It took more memory than there is for it. What was found until then is shown.")
            lines.show(question.known(), "stopped", why)
        else:
            lines.show(question.known(), "done")


def limit_memory(most: int) -> None:
    """Gives this process and those that it starts so many bytes each, where the system knows such limits."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def end_with_input() -> None:
    """Ends this process when nothing holds the other end of its standard input any more."""
    sys.stdin.read()
    os._exit(1)


def main() -> None:
    """Reads the question, and answers it."""
    words = json.loads(sys.stdin.readline())
    choose(words["language"])
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(words["memory"])
    threading.Thread(target=end_with_input, daemon=True).start()
    carry_out(words)
    sys.stdout.flush()
    os._exit(0)  # the thread waits in a read


if __name__ == "__main__":
    main()
