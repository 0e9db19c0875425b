"""The commands `cards export` and `cards diff`: cards and decks as files to go on with, and what two sets differ in."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from rulebound.cardgame.game import CardGame
from rulebound.games import GAMES, load
from rulebound.games.arguments import add_cards, add_decks, add_game
from rulebound.games.setting import game_with
from rulebound.games.written import cards_as_toml, deck_as_toml, entries_of, numbers_of, shipped_entries
from rulebound.kernel.basics.problem import CardError, DataError, SetupError, nearest
from rulebound.kernel.files.writing import write_text
from rulebound.language import _, _n
from rulebound.session.changes import changes
from rulebound.session.spreadsheet import as_csv, cards_of

TOML, CSV = ".toml", ".csv"


def add_exporting(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards export`."""
    add_game(parser)
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="a deck, or these cards (all of your files, or of the game)"
    )
    add_cards(parser, "a file of your own cards, as text or as a spreadsheet; may be given several times")
    add_decks(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="what to write: FILE.toml, or FILE.csv for cards")


def add_diff(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards diff`."""
    parser.add_argument("old", metavar="OLD", help="a file of cards, or a game for its own")
    parser.add_argument("new", metavar="NEW", help="a file of cards")


def run_export(args: argparse.Namespace) -> int:
    """Writes the file. Returns 0. Raises SetupError, CardError, DataError."""
    path = Path(args.out)
    if path.suffix not in (TOML, CSV):
        raise SetupError(str(path), [_("the name must end in .toml or .csv")])
    game, _chosen = game_with(args.game, [file for file in args.cards if not file.endswith(CSV)], args.decks)
    assert isinstance(game, CardGame)
    if len(args.names) == 1 and args.names[0] in game.decks and args.names[0] not in game.cards:
        if path.suffix == CSV:
            raise SetupError(str(path), [_("a deck is written as .toml")])
        write_text(path, deck_as_toml(game.decks[args.names[0]]))
        print(_("{path}: the deck {name!r}.", path=path, name=args.names[0]))
        return 0
    cards = wanted(game, args.cards, args.names)
    write_text(path, as_csv(cards) if path.suffix == CSV else cards_as_toml(cards))
    print(_("{path}: {cards}.", path=path, cards=_n("{n} card", "{n} cards", len(cards))))
    return 0


def wanted(game: CardGame, files: Sequence[str], names: Sequence[str]) -> list[Mapping[str, Any]]:
    """The values of the cards to write: those that are named, of one's own files, or all. Raises DataError."""
    shipped = {name: entry.values for name, entry in shipped_entries(game.folder).items()}
    own = {name: values for file in files for name, values in cards_in(Path(file), game).items()}
    both = {**shipped, **own}
    problems = [problem_with(name, both, game) for name in names if name not in both]
    if problems:
        raise DataError(_("the cards of {game}", game=game.title), problems)
    found = [both[name] for name in names] if names else list((own or shipped).values())
    return [with_picture(game, values) for values in found]


def problem_with(name: str, cards: Collection[str], game: CardGame) -> str:
    """Why there is no card of this name to write."""
    if name in game.decks:
        return _("{name!r} is a deck: write it into a file of its own", name=name)
    near = nearest(name, [*cards, *game.decks])
    return _("there is no card or deck {name!r}{nearest}", name=name, nearest=near)


def cards_in(path: Path, game: CardGame | None = None) -> dict[str, Mapping[str, Any]]:
    """The values of the cards of a file or a spreadsheet, by name. game: of a spreadsheet. Raises CardError."""
    if path.suffix != CSV:
        return {name: entry.values for name, entry in entries_of([path]).items()}
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise CardError(str(path), [_("it cannot be read: {why}", why=error)]) from error
    games = [game] if game else [load(name) for name in GAMES]
    numbers = numbers_of(type(one) for one in games if isinstance(one, CardGame))
    return {str(card.get("name", "")): card for card in cards_of(text, numbers)}


def with_picture(game: CardGame, values: Mapping[str, Any]) -> Mapping[str, Any]:
    """The values with the picture itself in place of the name of its file."""
    card = game.cards.get(str(values.get("name", "")))
    return {**values, "art": card.art.uri} if "art" in values and card is not None and card.art else values


def run_diff(args: argparse.Namespace) -> int:
    """Prints what is different. Returns 0. Raises CardError."""
    new = cards_in(Path(args.new))
    if args.old in GAMES:
        game = load(args.old)
        assert isinstance(game, CardGame)
        old: dict[str, Mapping[str, Any]] = {
            name: entry.values for name, entry in shipped_entries(game.folder).items() if name in new
        }
    else:
        old = cards_in(Path(args.old))
    print("\n".join(changes(old, new) or [_("Nothing is different.")]))
    return 0
