"""Texts that designers write who have read a game's guide only: how many of them each game can read.

`python -m tests.cardtext.designers.corpus` prints the table; `--texts` also which cannot be read, and why.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.games import load

HERE: Final = Path(__file__).parent
GAMES: Final = ("courses", "avarium", "arcane", "varia", "proelium", "windward")


class Written(NamedTuple):
    """A text as somebody wrote it: on which kind of card, what it is meant to do, and whether it can be read."""

    game: str
    kind: str
    text: str
    meant: str
    read: bool


@cache
def written_for(game: str) -> list[Written]:
    """The texts of a game, as its files have them."""
    files = sorted(HERE.glob(f"{game}*.toml"))
    entries = [one for file in files for one in tomllib.loads(file.read_text(encoding="utf-8"))["text"]]
    return [Written(game, one["kind"], one["text"], one["meant"], one.get("read", True)) for one in entries]


@cache
def reader_of(game: str) -> CardGame:
    """The game whose language it is."""
    loaded = load(game)
    assert isinstance(loaded, CardGame)
    return loaded


def fault(one: Written) -> str:
    """Why the text cannot be read; empty where it can."""
    return reader_of(one.game).card_files.fault(one.text, one.kind)


@cache
def tree_of(game: str, kind: str, text: str) -> Text:
    """The tree of a text that can be read."""
    return reader_of(game).card_files.understood(text, kind)[1]


def phrases_in(game: str) -> Counter[type[Phrase]]:
    """In how many texts of designers and of the worked cards of the guide each phrase of the language stands."""
    folder = resources.files(f"rulebound.games.{game}")
    worked = tomllib.loads((folder / "samples.toml").read_text("utf-8"))["card"]
    texts = [(one.kind, one.text) for one in written_for(game) if one.read]
    texts += [(one["kind"], one["text"].strip()) for one in worked if one.get("text")]
    return Counter(phrase for text in texts for phrase in {type(found) for found in walk(tree_of(game, *text))})


def figures(fault_of: Callable[[Written], str] = fault) -> str:
    """How many texts of each game can be read, a line for each game and one for all; fault_of: why one cannot be."""
    lines = [f"{'game':<10}{'texts':>6}{'read':>6}"]
    whole = read = 0
    for game in GAMES:
        texts = written_for(game)
        known = len([one for one in texts if not fault_of(one)])
        whole, read = whole + len(texts), read + known
        lines.append(f"{game:<10}{len(texts):>6}{known:>6}")
    lines.append(f"{'all':<10}{whole:>6}{read:>6}")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.cardtext.designers.corpus", description=__doc__)
    parser.add_argument("--texts", action="store_true", help="also print which texts cannot be read, and why")
    args = parser.parse_args()
    for game in GAMES if args.texts else ():
        for one in written_for(game):
            why = fault(one)
            if why:
                sys.stdout.write(f"[{game} {one.kind}] {one.text}\n{why}\n\n")
    sys.stdout.write(figures())


if __name__ == "__main__":
    main()
