"""How long texts take to read: `python -m tests.cardtext.designers.times [GAME ...]`.

Each is read twice, without what was remembered of it. The second time counts, when patterns and words are sorted as
they are in a program that runs. Times are CPU time of one core.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

from rulebound.cardgame.game import CardGame
from tests.cardtext.designers.corpus import GAMES, reader_of, written_for

ROUNDS: Final = 2
SLOW: Final = 5  # ms


def milliseconds(game: CardGame, texts: Sequence[tuple[str, str]], read: Callable[[str, str], object]) -> list[float]:
    """How long each of these texts took, each with its kind, in ascending order."""
    files, found = game.card_files, [0.0] * len(texts)
    for _round in range(ROUNDS):
        files.restated.clear()
        files.advisor.language.forget()
        for n, (text, kind) in enumerate(texts):
            began = process_time()
            read(text, kind)
            found[n] = (process_time() - began) * 1000
    return sorted(found)


def row(name: str, times: Sequence[float]) -> str:
    """A line of the table."""
    middle, late, last = (times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1))
    slow = sum(1 for one in times if one > SLOW)
    share = 100 * slow / len(times)
    return f"{name:<24} {len(times):>6} {middle:>9.2f} {late:>9.1f} {last:>9.1f} {slow:>6} ({share:.0f} %)"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    chosen = parser.parse_args().game
    gc.disable()  # so that no text pays for what others left behind
    print(f"{'ms':<24} {'texts':>6} {'median':>9} {'95 %':>9} {'slowest':>9} {'over 5 ms':>10}")
    for name in chosen:
        game = reader_of(name)
        house = [(card.text, card.kind) for card in game.card_list if card.text]
        everyday = [(one.text, one.kind) for one in written_for(name) if one.read]
        print(row(f"{name}, as cards have it", milliseconds(game, house, game.card_files.read)))
        print(row(f"{name}, everyday", milliseconds(game, everyday, game.card_files.understood)))


if __name__ == "__main__":
    main()
