"""Checking files of cards and decks: which game they are for, what is wrong in each, and what they bring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from rulebound.cardtext.advice.thesaurus import thesaurus
from rulebound.cardtext.grammar.writing import alike
from rulebound.cardtext.phrases.whole.self_feeding import warnings
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import PLACED, CardError, SetupError, shown
from rulebound.kernel.files.datafile import Entry, read_entries
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.pickling import shipped
from rulebound.language import _

CARD: Final = "card"
DECK: Final = "deck"


@dataclass
class Checked:
    """A file: whether it holds cards or decks, the names of what is in it, and what is wrong with it."""

    path: Path
    what: str
    names: list[str] = field(default_factory=list)
    replaced: list[str] = field(default_factory=list)  # those of the names that the game has by itself
    problems: list[str] = field(default_factory=list)  # each begins with the file, the line and the card
    warnings: list[str] = field(default_factory=list)  # of what is right, and may be meant otherwise; the same
    reworded: list[str] = field(default_factory=list)  # what cards say that are read in other words; the same


def check(paths: Sequence[Path], game_name: str = "") -> list[Checked]:
    """What is right and wrong in each file. Decks may have cards of the other files. Raises SetupError."""
    files = {path: read(path) for path in paths}
    entries = [entry for _, entries in files.values() for entry in entries]
    if game_name or not entries:
        return examined(game_name or GAMES[0], files)  # what no game can read is wrong in all of them
    candidates = games_for(entries)
    if mixed := of_several_games(entries, candidates):
        raise SetupError("cards", [mixed])
    tried = {name: examined(name, files) for name in candidates}
    faults = {name: sum(len(checked.problems) for checked in found) for name, found in tried.items()}
    best = [name for name in tried if faults[name] == min(faults.values())]
    if len(best) > 1:
        raise SetupError("cards", [undecided(entries, best)])
    return tried[best[0]]


def examined(name: str, files: Mapping[Path, tuple[Checked, list[Entry]]]) -> list[Checked]:
    """The files, read as this game does: cards first, since decks may have them."""
    found = {path: replace(checked, problems=checked.problems[:]) for path, (checked, _) in files.items()}
    good: list[Path] = []
    for what in (CARD, DECK):
        for path, checked in found.items():
            if checked.what == what and not checked.problems:
                examine(name, good, checked, files[path][1])
        good = [path for path, checked in found.items() if checked.what == CARD and not checked.problems]
    return list(found.values())


def read(path: Path) -> tuple[Checked, list[Entry]]:
    """The entries of a file; cards, unless it has decks."""
    checked = Checked(path, CARD)
    try:
        entries = read_entries(path, (CARD, DECK))
    except CardError as error:
        checked.problems = [placed(path, [], problem) for problem in error.problems]
        return checked, []
    if entries:
        checked.what = entries[0].name
    return checked, entries


def examine(name: str, cards: list[Path], checked: Checked, entries: list[Entry]) -> None:
    """Reads one file as the game does, decks with the cards of these other files."""
    own = shipped(name).cards if checked.what == CARD else shipped(name).decks
    checked.names = [str(entry.values["name"]) for entry in entries if "name" in entry.values]
    checked.replaced = [name for name in checked.names if name in own]
    try:
        if checked.what == CARD:
            game = load(name, [checked.path])
            checked.warnings = [warning(checked.path, entries, *found) for found in warned(game, checked.names)]
            checked.reworded = [warning(checked.path, entries, *found) for found in reworded(game, entries)]
        else:
            load(name, cards, [checked.path])
    except CardError as error:
        checked.problems = [placed(checked.path, entries, problem) for problem in error.problems]
        return


def reworded(game: Game, entries: Sequence[Entry]) -> list[tuple[str, str]]:
    """What cards say whose texts were written in other words, each with the card."""
    found = [(str(entry.values.get("text", "")), game.cards[str(entry.values["name"])]) for entry in entries]
    others = [card for text, card in found if not alike(text, card.text)]
    return [(card.name, _("it says:") + "".join([f"\n  {line}" for line in card.text.split("\n")])) for card in others]


def warned(game: Game, names: Sequence[str]) -> list[tuple[str, str]]:
    """What to warn of among these cards, each with the card."""
    return warnings([game.cards[name] for name in dict.fromkeys(names)])


def warning(path: Path, entries: Sequence[Entry], card: str, text: str) -> str:
    """The warning with the place of the card's text."""
    entry = next(entry for entry in entries if entry.values.get("name") == card)
    return placed(path, list(entries), f"{entry.at('text')}{text}")


def placed(path: Path, entries: list[Entry], problem: str) -> str:
    """The problem with its file, its place as editors know it (`FILE:LINE:COLUMN`) and the name of its card or deck."""
    found = PLACED.match(problem)
    if found is None:
        return f"{path}: {problem}"
    place = ":".join(number for number in found.groups() if number)
    around = [entry for entry in entries if entry.line <= int(found["line"])]
    name = around[-1].values.get("name") if around else None
    whose = f"{around[-1].name} {name!r}: " if isinstance(name, str) else ""
    rest = problem[found.end() :]
    return f"{path}:{place}: {'' if whose and rest.startswith(whose) else whose}{rest}"


def games_for(entries: Sequence[Entry]) -> list[str]:
    """The games whose kinds of cards, or whose cards, these entries name most."""
    found = {name: fits(shipped(name), entries) for name in GAMES}
    return [name for name, number in found.items() if number == max(found.values())]


def fits(game: Game, entries: Sequence[Entry]) -> int:
    """How many of these entries look like the game's."""
    kinds = kinds_of(game)
    cards = sum(entry.name == CARD and entry.values.get("kind") in kinds for entry in entries)
    listed = [
        name for entry in entries if entry.name == DECK for cards in entry.values.values() for name in names(cards)
    ]
    return cards + sum(name in game.cards for name in listed)


def kinds_of(game: Game) -> list[str]:
    """The kinds of cards that a game has."""
    return list(dict.fromkeys([card.kind for card in game.card_list]))


def names(listed: object) -> list[str]:
    """The names in a list of a deck, which may be a table of numbers by name."""
    return [name for name in listed if isinstance(name, str)] if isinstance(listed, list | dict) else []


def of_several_games(entries: Sequence[Entry], candidates: list[str]) -> str:
    """That some of the entries are of one of these games alone and some of another; empty where that is not so."""
    games = {name: shipped(name) for name in candidates}
    fitted = [[name for name, game in games.items() if fits(game, [entry])] for entry in entries]
    of_one = {names[0]: entry for entry, names in zip(entries, fitted, strict=True) if len(names) == 1}
    if len(of_one) < 2 or len(games) < 2:
        return ""
    text = ", ".join(
        _("{card} is of {game}", card=shown(entry.values.get("name")), game=name) for name, entry in of_one.items()
    )
    return _("these are cards of several games ({cards}): put those of each game into a file of their own", cards=text)


def called(kind: str, games: Sequence[Game]) -> str:
    """What these games call a kind of card that others call so; empty where that is not known."""
    there = {noun for meaning in thesaurus().meanings for noun in meaning.nouns_with(kind)}
    found = [
        _("{kind!r} in {game}", kind=mine, game=game.name) for game in games for mine in kinds_of(game) if mine in there
    ]
    return _("; {kind!r} is called {names}", kind=kind, names=", ".join(found)) if found else ""


def undecided(entries: Sequence[Entry], best: list[str]) -> str:
    """Why it is not known whose cards these are, and what to do about it."""
    games = [shipped(name) for name in best]
    said = [entry.values["kind"] for entry in entries if "kind" in entry.values]
    if said and not any(fits(game, entries) for game in games):
        there = "; ".join(_("{game} has {kinds}", game=game.name, kinds=", ".join(kinds_of(game))) for game in games)
        return _(
            "no game has cards of the kind {kind}: {there}{nearest}",
            kind=shown(said[0]),
            there=there,
            nearest=called(str(said[0]), games),
        )
    return _("say whose cards these are: --game with one of {games}", games=", ".join(best))
