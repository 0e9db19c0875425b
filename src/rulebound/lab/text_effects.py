"""Whether a card text has an effect: the same games with it and without it, decision by decision.

Cards of one kind have the text in one game and another or none in the other game. Everything else is the same, chance
included. The same decisions are made in both, until something differs: who is asked, the options, the events, the
result. A different number alone does not count: if nothing depends on it, a card should not change it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from rulebound.cardgame.game import CardGame
from rulebound.games import load
from rulebound.kernel.basics.event import Event
from rulebound.kernel.files.datafile import Entry
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.inventing import shipped

GAMES: Final = 24  # that are played before a text is given up
LONGEST: Final = 600  # decisions of one of them
SHARES: Final = (1.0, 0.5)  # of the cards of a kind that have the text: all, or half, beside others with their own


@dataclass(frozen=True)
class Effect:
    """The effect of a text: in which game, after how many decisions, and what differs there."""

    game: int
    decisions: int
    what: str


class Pair:
    """A game in which cards have the first of two texts, and one in which the same cards have the second."""

    def __init__(self, game_name: str, kind: str, texts: tuple[str, str], seed: int, folder: Path) -> None:
        self.random = Random(seed)  # noqa: S311 - examples, no secrets
        share = SHARES[seed % len(SHARES)]
        entries = [entry for entry in shipped(as_shipped(game_name).folder) if entry.values["kind"] == kind]
        chosen = [entry for entry in entries if share == 1.0 or self.random.random() < share] or entries
        self.games = [with_text(game_name, chosen, text, folder / f"{n}.toml") for n, text in enumerate(texts)]
        self.seed = seed

    def states(self) -> list[CardTable]:
        """A fresh table of each, with the same players, decks and chance."""
        first = self.games[0]
        seats = self.random.choice(list(first.seats))
        brought = sorted(first.decks)
        decks = [self.random.choice(brought) for _ in range(seats)] if brought else None
        return [game.begin(game.setup(seed=self.seed, seats=seats, decks=decks), observed=True) for game in self.games]

    def differs(self) -> Effect | None:
        """The first difference; None if there is none."""
        state, other = self.states()
        seen = 0
        while True:
            what = difference(state, other, seen)
            if what:
                return Effect(self.seed, state.decisions, what)
            if state.over or state.decisions >= LONGEST:
                return None
            seen = len(state.log)
            option = self.random.choice(state.options)
            same = next(one for one in other.options if one.code == option.code)
            state.apply(option)
            other.apply(same)


def effect_of(game_name: str, kind: str, text: str, games: int = GAMES) -> Effect | None:
    """Where a text on cards of a kind has an effect; None if it has none in so many games."""
    return first_effect(game_name, kind, (text, ""), games)


def idle_lines(game_name: str, kind: str, text: str, games: int = GAMES) -> list[str]:
    """The lines of a text without effect in so many games, except lines that others depend on."""
    lines = text.split("\n")
    found: list[str] = []
    for n, line in enumerate(lines):
        rest = "\n".join([*lines[:n], *lines[n + 1 :]])
        if is_read(game_name, kind, rest) and first_effect(game_name, kind, (text, rest), games) is None:
            found.append(line)
    return found


def idle_sentences(game_name: str, kind: str, text: str, games: int = GAMES) -> list[str]:
    """The sentences that change nothing where they follow others in a line, in so many games.

    What a player may do is tried as if it had to be done: a game goes differently already when the player is asked.
    Sentences that only continue the one before, `If you do, ...`, are not looked at.
    """
    found: list[str] = []
    lines = text.split("\n")
    for n, line in enumerate(lines):
        said = sentences_of(line)
        for count, sentence in enumerate(said[1:], 1):
            without = "\n".join([*lines[:n], " ".join(said[:count]), *lines[n + 1 :]])
            whole = "\n".join([*lines[:n], " ".join([*said[:count], forced(sentence)]), *lines[n + 1 :]])
            if sentence.startswith(CONTINUES) or not all([is_read(game_name, kind, one) for one in (without, whole)]):
                continue
            if first_effect(game_name, kind, (whole, without), games) is None:
                found.append(sentence)
    return found


CONTINUES: Final = ("If you do", "If they do", "If not", "Otherwise")


def sentences_of(line: str) -> list[str]:
    """The sentences of a line, those within a quotation with what is around them."""
    found, begun = list[str](), ""
    for part in re.split(r"(?<=\.) ", line):
        begun = f"{begun} {part}".strip()
        if begun.count('"') % 2 == 0:
            found.append(begun)
            begun = ""
    return [*found, begun] if begun else found


def forced(sentence: str) -> str:
    """What a player may do, as what must be done: `You may draw a card.` as `Draw a card.`"""
    must = re.sub(r"^(Then, you|You) may ", "", sentence)
    return must[0].upper() + must[1:]


def first_effect(game_name: str, kind: str, texts: tuple[str, str], games: int) -> Effect | None:
    """Where two texts on the cards of a kind differ in effect; None if they do not in so many games."""
    with TemporaryDirectory() as folder:
        for seed in range(games):
            found = Pair(game_name, kind, texts, seed, Path(folder)).differs()
            if found is not None:
                return found
    return None


def difference(state: CardTable, other: CardTable, seen: int) -> str:
    """The differences between two positions; `seen`: how many events were compared before."""
    if [plain(event) for event in state.log[seen:]] != [plain(event) for event in other.log[seen:]]:
        return "events"
    if (state.over, state.reason) != (other.over, other.reason):
        return "end"
    if state.over:
        return "end" if state.returns() != other.returns() else ""
    return "options" if state.seat != other.seat or codes(state) != codes(other) else ""


def plain(event: Event) -> tuple[Any, ...]:
    """An event without its cause."""
    return (event.kind, event.seat, event.it, event.other, event.number)


def codes(state: CardTable) -> list[int]:
    return sorted([option.code for option in state.options])


def as_shipped(game_name: str) -> CardGame:
    """The game with its own cards."""
    game = load(game_name)
    assert isinstance(game, CardGame), f"{game.title} has no cards with texts"
    return game


def is_read(game_name: str, kind: str, text: str) -> bool:
    """Whether a card of this kind can have this text, or none at all."""
    return not text or not as_shipped(game_name).card_files.problems(text, kind)


def with_text(name: str, chosen: Sequence[Entry], text: str, path: Path) -> Game:
    """The game in which these cards have this text; they are written to this file."""
    path.write_text("\n".join([written(entry, text) for entry in chosen]), encoding="utf-8")
    return load(name, cards=[path])


def written(entry: Entry, text: str) -> str:
    """The card with another text, as TOML."""
    values = {key: value for key, value in entry.values.items() if key not in ("text", "printed")}
    if text:
        values["text"] = text
    return "\n".join(["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in values.items()], ""])
