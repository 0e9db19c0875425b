"""Cards with the texts that designers write, all new capabilities among them: whole games with decks full of them."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from pathlib import Path
from random import Random
from typing import Final

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.games import load
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.files.datafile import Entry, read_entries
from rulebound.lab.inventing import shipped
from tests.cardtext.designers.corpus import GAMES, fault, written_for
from tests.contract.walks import any_kind, any_option, begin, walk
from tests.sampling import sampled

GAMES_OF_A_SET: Final = 4
SETS: Final = range(1)
MANY_SETS: Final = range(100, 163)
MANY_GAMES: Final = 16  # with each of them: to load a set takes longer than a game with it
LONGEST: Final = 20_000  # decisions, after which a game is left: what such cards do need not end
KEPT: Final = ("name", "kind", "copies")


@cache
def texts_of(name: str) -> dict[str, list[str]]:
    """The texts of designers and of the guide's worked cards that the game reads, by kind of card."""
    found: dict[str, list[str]] = {}
    for one in written_for(name):
        if one.read and not fault(one):
            found.setdefault(one.kind, []).append(one.text)
    with resources.as_file(resources.files(f"rulebound.games.{name}") / "samples.toml") as path:
        for entry in read_entries(path, ("card",)) if path.exists() else ():
            if text := entry.values.get("text", "").strip():
                found.setdefault(entry.values["kind"], []).append(text)
    return found


def with_text(entry: Entry, text: str) -> str:
    """The entry of a card in place of this one, with another text."""
    values = {key: value for key, value in entry.values.items() if key not in ("printed", "text")}
    return "\n".join(
        ["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in [*values.items(), ("text", text)]], ""]
    )


def rewritten(name: str, seed: int, folder: Path) -> CardGame:
    """The game, whose own cards have such texts in place of their own."""
    game, chance = load(name), Random(seed)  # noqa: S311 - examples, no secrets
    assert isinstance(game, CardGame)
    texts, path = texts_of(name), folder / f"{name}-{seed}.toml"
    cards = cards_with(texts, game, chance)
    while True:
        path.write_text("\n".join(cards.values()), encoding="utf-8")
        try:
            changed = load(name, cards=[path])
        except CardError as error:
            clashes = [str(problem).partition(" create different tokens") for problem in error.problems]
            if not all(rest for _both, _middle, rest in clashes):
                raise
            for both, _middle, _rest in clashes:  # each designer has tokens of their own, and some have the same name
                for clashing in [one for one in both.split(" and ") if one in cards][:1]:
                    del cards[clashing]
            continue
        assert isinstance(changed, CardGame)
        return changed


def cards_with(texts: dict[str, list[str]], game: CardGame, chance: Random) -> dict[str, str]:
    """The entries of the game's own cards by name, each with one of these texts, if there are any for its kind."""
    cards: dict[str, str] = {}
    for entry in shipped(game.folder):
        fitting = [
            text for text in texts.get(entry.values["kind"], []) if not any(word in text for word in game.for_decks)
        ]
        if fitting:
            cards[entry.values["name"]] = with_text(entry, chance.choice(fitting))
    return cards


def play_games(name: str, number: int, folder: Path, games: int = GAMES_OF_A_SET) -> int:
    """Plays games with one such set at tables of all sizes; how many of them came to their end."""
    game, ended = rewritten(name, number, folder), 0
    for seed in range(games):
        seats = game.seats[seed % len(game.seats)]
        state = begin(game, seats, seed, options={"windows": ("public", "all", "none")[seed % 3]})
        for _ in walk(state, Chance.of(seed, "written"), (any_option, any_kind)[seed % 2], LONGEST):
            pass
        ended += state.is_terminal
    return ended


@pytest.mark.parametrize("name", sampled(GAMES, "proelium"))
def test_games_with_the_texts_of_designers_come_to_their_end(name: str, tmp_path: Path) -> None:
    assert all(play_games(name, number, tmp_path) == GAMES_OF_A_SET for number in SETS)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_games_of_each_go_on_without_an_error_and_hardly_any_is_left(name: str, tmp_path: Path) -> None:
    """Where nearly all texts heal, random players need not end: 1 of 2,000 games of Varia is left so."""
    ended = sum(play_games(name, number, tmp_path, MANY_GAMES) for number in MANY_SETS)

    assert ended >= 0.99 * MANY_GAMES * len(MANY_SETS)
