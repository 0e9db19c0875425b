"""How long texts take to read: `python -m tests.cardtext.designers.times [GAME ...]`.

Each is read three times, without what was remembered of it, and the least time counts: that of a program that runs, in
which patterns and words are sorted already. Times are CPU time of one core.
"""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Iterator, Sequence
from math import inf
from time import process_time
from typing import Final

from rulebound.cardgame.game import CardGame
from rulebound.lab.random_trees import Grower
from tests.cardtext.designers.corpus import GAMES, reader_of, written_for

ROUNDS: Final = 3
GROWN: Final = 2500  # random sentences of a game
SEED: Final = 5
SLOW: Final = 5  # ms


def random_texts(game: CardGame) -> list[tuple[str, str]]:
    """Sentences as the phrases of the game allow them, whether or not they make sense."""
    language = game.card_files.advisor.language
    grower = Grower(language.book, SEED)
    grown = [str(grower.tree(language.root.__name__)) for _ in range(GROWN)]
    return [(text, "") for text in grown if language.has_tree(text)]


def milliseconds(game: CardGame, texts: Sequence[tuple[str, str]], read: Callable[[str, str], object]) -> list[float]:
    """How long each of these texts took, each with its kind, in ascending order."""
    files, found = game.card_files, [inf] * len(texts)
    for _round in range(ROUNDS):
        files.restated.clear()
        files.advisor.language.forget()
        for n, (text, kind) in enumerate(texts):
            began = process_time()
            read(text, kind)
            found[n] = min(found[n], (process_time() - began) * 1000)
    return sorted(found)


def row(name: str, times: Sequence[float]) -> str:
    """A line of the table."""
    middle, late, last = (times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1))
    slow = sum(1 for one in times if one > SLOW)
    share = 100 * slow / len(times)
    return f"{name:<24} {len(times):>6} {middle:>9.2f} {late:>9.1f} {last:>9.1f} {slow:>6} ({share:.0f} %)"


def rows(name: str) -> Iterator[str]:
    """The lines of a game."""
    game = reader_of(name)
    files, language = game.card_files, game.card_files.advisor.language
    house = [(card.text, card.kind) for card in game.card_list if card.text]
    everyday = [(one.text, one.kind) for one in written_for(name) if one.read]
    yield row(f"{name}, as cards have it", milliseconds(game, house, files.read))
    yield row(f"{name}, at random", milliseconds(game, random_texts(game), lambda text, _kind: language.read(text)))
    yield row(f"{name}, everyday", milliseconds(game, everyday, files.understood))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    chosen = parser.parse_args().game
    gc.disable()  # so that no text pays for what others left behind
    print(f"{'ms':<24} {'texts':>6} {'median':>9} {'95 %':>9} {'slowest':>9} {'over 5 ms':>10}")
    for name in chosen:
        for line in rows(name):
            print(line)


if __name__ == "__main__":
    main()
