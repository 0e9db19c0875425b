"""The command `cards`: checks files of cards and decks, and shows the cards and decks of a game."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from rulebound.cardtext.phrases.whole.card_view import reminders
from rulebound.games.arguments import add_cards, add_decks, add_game, game_name
from rulebound.games.checking import CARD, DECK, Checked, check
from rulebound.games.setting import game_with
from rulebound.kernel.basics.problem import DataError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.language import _, _n
from rulebound.terminal.drawn.prints import BOX, origin, print_box, print_table
from rulebound.terminal.drawn.runs import Row, Run, wrap
from rulebound.terminal.exporting import add_diff, add_exporting, run_diff, run_export
from rulebound.terminal.plain import as_text
from rulebound.terminal.printing import add_printing, run_print
from rulebound.terminal.telling import listing

ABOUT = """\
Check files of your own cards or decks: all mistakes at once, each with its place.
Or show cards and decks, copy them into files, compare sets, or make sheets to cut."""
EXAMPLE = "cards check my-cards.toml"
NARROWEST: Final = 40  # columns, whatever a terminal says of itself
COPIES: Final = 4  # columns for the number of copies in a deck


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parts = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    check = parts.add_parser("check", help=_("Print all mistakes in files of cards or decks."))
    check.add_argument("files", nargs="+", metavar="FILE", help="a file of cards, or one of decks")
    check.add_argument("--game", metavar="GAME", type=game_name, help="the game of these cards (the one that fits)")
    show = parts.add_parser("show", help=_("Print a card or a deck of a game, or all cards."))
    add_game(show)
    show.add_argument(
        "name", nargs="?", metavar="NAME", help="a card or a deck, by its name or a part of it (all cards)"
    )
    add_cards(show)
    add_decks(show)
    add_exporting(parts.add_parser("export", help=_("Copy cards or a deck of a game into a file.")))
    add_diff(parts.add_parser("diff", help=_("Print what is different between two sets of cards.")))
    add_printing(parts.add_parser("print", help=_("Make sheets of cards to print and cut.")))


def run(args: argparse.Namespace) -> int:
    """The command. Returns the exit status: 1 if a file is wrong."""
    commands = {"check": run_check, "show": run_show, "export": run_export, "diff": run_diff, "print": run_print}
    return commands[args.what](args)


# -- Check -------------------------------------------------------------------------------------------------------------


def run_check(args: argparse.Namespace) -> int:
    """Prints all mistakes in all files, or what the files contain."""
    files = check([Path(name) for name in args.files], args.game or "")
    for checked in files:
        if not checked.problems:
            print("\n".join([summary(checked), *checked.reworded, *checked.warnings]))
    wrong = [checked for checked in files if checked.problems]
    for checked in wrong:
        if checked.replaced:
            print(replacing(checked), file=sys.stderr)
    for problem in [problem for checked in wrong for problem in checked.problems]:
        print(problem, file=sys.stderr)
    if any(checked.what == CARD for checked in wrong) and any(checked.what == DECK for checked in files):
        print(_("The decks are checked without the cards of files that are wrong."), file=sys.stderr)
    return 1 if wrong else 0


def summary(checked: Checked) -> str:
    """What a correct file contains, in a sentence."""
    n = len(checked.names)
    what = _n("{n} deck", "{n} decks", n) if checked.what == DECK else _n("{n} card", "{n} cards", n)
    if not checked.replaced:
        return _("{path}: {what}, nothing wrong.", path=checked.path, what=what)
    return _("{path}: {what}, nothing wrong; {replaced}", path=checked.path, what=what, replaced=replaced(checked))


def replacing(checked: Checked) -> str:
    """Which of the game's own cards or decks a file replaces, even if the file has mistakes."""
    return f"{checked.path}: {replaced(checked)}"


def replaced(checked: Checked) -> str:
    return _n(
        "{names} replaces what the game has of that name.",
        "{names} replace what the game has of that name.",
        len(checked.replaced),
        names=listing(checked.replaced),
    )


# -- Show --------------------------------------------------------------------------------------------------------------


def run_show(args: argparse.Namespace) -> int:
    """Prints the cards or the deck that a name finds, or a table of all cards."""
    game, _chosen = game_with(args.game, args.cards, args.decks)
    width = max(NARROWEST, shutil.get_terminal_size((80, 24)).columns)
    if args.name is None:
        rows = tables(game, width)
    else:
        deck = deck_of(game, args.name)
        rows = deck_rows(game, deck, width) if deck else prints(game, args.name, width)
    print(as_text(rows, sys.stdout.encoding or "utf-8"), end="")
    return 0


def tables(game: Game, width: int) -> list[Row]:
    """All cards, by kind."""
    rows: list[Row] = []
    for kind in dict.fromkeys(card.kind for card in game.card_list):
        rows += print_table(kind, [game.face(card) for card in game.card_list if card.kind == kind], width)
    return rows[:-1]


def prints(game: Game, name: str, width: int) -> list[Row]:
    """Each card of this name in a box, with the meaning of its keywords."""
    rows: list[Row] = []
    room = min(BOX, width)
    for card in named(game, name):
        lines = [*(f"{term.name}: {term.text}" for term in reminders(card.tree).values()), origin(card)]
        rows += [*print_box(game.face(card), room), *(row for text in lines for row in wrap([Run(text)], room)), []]
    return rows[:-1]


def deck_of(game: Game, name: str) -> Deck | None:
    """The deck with this name, or the only one that begins so, unless a card does; None without one."""
    asked = name.strip().casefold()
    if not asked or any(card.name.casefold().startswith(asked) for card in game.card_list):
        return None
    same = [deck for deck in game.decks.values() if deck.name.casefold() == asked]
    found = same or [deck for deck in game.decks.values() if deck.name.casefold().startswith(asked)]
    return found[0] if len(found) == 1 else None


def deck_rows(game: Game, deck: Deck, width: int) -> list[Row]:
    """A deck: what it is about, and each of its lists with the cards as often as they are in it."""
    rows = wrap([Run(f"{deck.name}. {_(deck.about)}".strip())], width)
    for key, cards in deck.lists.items():
        rows += [[], [Run(f"{key}: {sum(cards.values())}")]]
        for kind in dict.fromkeys(game.cards[name].kind for name in cards):
            faces = [game.face(game.cards[name]) for name in cards if game.cards[name].kind == kind]
            table = print_table(kind, faces, width - COPIES)
            rows += [table[0], *[[Run(f"{cards[name]:>{COPIES - 1}} "), *row] for name, row in zip(
                sorted(face.name for face in faces), table[1:-1], strict=True)]]  # fmt: skip
    return rows


def named(game: Game, name: str) -> list[Card]:
    """The card with this name, else those whose names begin with it, else the only one that has such a word.

    Raises DataError if there is none.
    """
    asked = name.strip().casefold()
    same = [card for card in game.card_list if card.name.casefold() == asked]
    found = same or [card for card in game.card_list if card.name.casefold().startswith(asked)]
    within = [card for card in game.card_list if f" {asked}" in f" {card.name.casefold()}"]
    if not asked or not (found or len(within) == 1):
        meant = (
            _("; did you mean {names}?", names=f" {_('or')} ".join(repr(card.name) for card in within))
            if asked and within
            else ""
        )
        near = meant or nearest(name, game.cards) or _("; `rulebound cards show {name}` lists them all", name=game.name)
        raise DataError(
            _("the cards of {game}", game=game.title),
            [_("there is no card {name!r}{nearest}", name=name, nearest=near)],
        )
    return found or within
