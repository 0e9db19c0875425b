"""A measurement in a process of its own: one question in, and what is known so far out, a line of JSON each second.

`python -m rulebound.lab.measure.stream` reads the question from its standard input, and ends when that is closed. It
takes less of the computer than others, so that it delays no table, and no more memory than it was given.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.kernel.basics.problem import DataError
from rulebound.lab.measure.data import as_json
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.question import Asked
from rulebound.lab.measure.report import report
from rulebound.lab.measure.sums import half_of
from rulebound.lab.workers import WorkersDied
from rulebound.language import _, choose

EVERY: Final = 1.0  # seconds between two lines
NICE: Final = 10  # how far others go before
CARDS, DECK = "cards.toml", "deck.toml"


def asked_of(question: Mapping[str, Any], folder: Path) -> Asked:
    """The question of a measurement, whose cards and deck lie in this folder.

    question: `game`, `cards` and `deck` (texts of files; no deck where it is empty), `instead` (the deck as it was),
    `within`, `players`, `games` at most, `seed`.
    """
    (folder / CARDS).write_text(question["cards"], encoding="utf-8")
    (folder / DECK).write_text(question["deck"], encoding="utf-8")
    return Asked(
        game=question["game"],
        cards=(str(folder / CARDS),) if question["cards"].strip() else (),
        old_decks=(question["instead"],) if question["deck"] else (),
        new_decks=(str(folder / DECK),) if question["deck"] else (),
        within=question["within"],
        seats=question["players"],
        games=question["games"],
        seed=question["seed"],
    )


class Stream:
    """Prints what a measurement has found so far. seconds: after these it stops."""

    def __init__(self, measurement: Measurement, seconds: float) -> None:
        self.measurement = measurement
        self.until = time.monotonic() + seconds
        self.next = 0.0

    def progress(self, games: int) -> None:
        """Prints now and then. Raises TimeoutError when the time is over."""
        now = time.monotonic()
        if now >= self.until:
            raise TimeoutError
        if now >= self.next:
            self.next = now + EVERY
            self.show("running")

    def show(self, state: str, why: str = "") -> None:
        """Prints everything."""
        found = self.measurement
        halves = [half_of(found.effect(one)) for one in found.subjects]
        widest = max(halves, default=1.0)
        line = {
            "state": state,
            "why": why,
            "questions": [f"{one.name}: {found.tables.question(one)}" for one in found.tables.subjects],
            "found": without_places(as_json(found)),
            "said": report(found).strip(),
            "half": [found.sums.games, 100 * min(widest, 1.0)],
        }
        print(json.dumps(line), flush=True)


def without_places(found: dict[str, Any]) -> dict[str, Any]:
    """What was found, without names of files of this computer: of failures, only how many there were."""
    kept = {key: value for key, value in found.items() if key not in ("asked", "failures")}
    return kept | {"failed": len(found["failures"])}


def measure(question: Mapping[str, Any]) -> None:
    """Carries out a measurement, and prints."""
    with tempfile.TemporaryDirectory(prefix="rulebound-") as folder:
        try:
            measurement = Measurement(asked_of(question, Path(folder)), question["workers"])
        except DataError as error:
            print(json.dumps({"state": "failed", "why": str(error).replace(f"{folder}{os.sep}", "")}), flush=True)
            return
        stream = Stream(measurement, question["seconds"])
        stream.show("running")
        try:
            measurement.run(stream.progress)
        except TimeoutError:
            stream.show("stopped", _("The time for a measurement is over. What was found until then is shown."))
        except (WorkersDied, MemoryError):
            stream.show("stopped", _("It took more memory than there is for it. What was found until then is shown."))
        else:
            stream.show("done")


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
    """Reads the question, and measures."""
    question = json.loads(sys.stdin.readline())
    choose(question["language"])
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory(question["memory"])
    threading.Thread(target=end_with_input, daemon=True).start()
    measure(question)
    sys.stdout.flush()
    os._exit(0)  # the thread waits in a read


if __name__ == "__main__":
    main()
