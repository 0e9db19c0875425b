"""The command `cards print`: sheets of cards to print and cut."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from rulebound.cardgame.game import CardGame
from rulebound.games import load
from rulebound.games.arguments import add_cards, add_decks, add_game
from rulebound.games.setting import game_with
from rulebound.kernel.basics.problem import DataError, SetupError, nearest
from rulebound.kernel.files.writing import write_text
from rulebound.kernel.table.card import Card
from rulebound.language import _, _n
from rulebound.session.sheets import PAPERS, Format, Printed, all_of, new_cards, of_deck, sheets

SIZE: Final = re.compile(r"(\d{1,3}(?:\.\d)?)x(\d{1,3}(?:\.\d)?)", re.ASCII)


def add_printing(parser: argparse.ArgumentParser) -> None:
    """The arguments of `cards print`."""
    add_game(parser)
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these cards (all of your files, or of the game)")
    add_cards(parser)
    add_decks(parser)
    parser.add_argument("--out", default="sheet.html", metavar="FILE", help="the page to write (sheet.html)")
    parser.add_argument("--paper", choices=list(PAPERS), default="a4", help="the paper (a4)")
    parser.add_argument("--size", type=size, default=(63.0, 88.0), metavar="WxH", help="a card, in mm (63x88)")
    parser.add_argument("--copies", action="store_true", help="each card as often as the game has it")
    parser.add_argument("--no-backs", action="store_true", help="fronts only")


def size(text: str) -> tuple[float, float]:
    """Two lengths in millimetres. Raises ArgumentTypeError."""
    found = SIZE.fullmatch(text)
    if not found or min(float(found[1]), float(found[2])) < 20:
        raise argparse.ArgumentTypeError(_("must be two lengths from 20 mm on, such as 63x88, not {text!r}", text=text))
    return float(found[1]), float(found[2])


def run_print(args: argparse.Namespace) -> int:
    """Writes the page. Returns 0. Raises SetupError, CardError, DataError."""
    game, decks = game_with(args.game, args.cards, args.decks)
    assert isinstance(game, CardGame)
    printed = wanted(game, args, decks)
    width, height = args.size
    path = Path(args.out)
    form = Format(args.paper, width, height, not args.no_backs)
    try:
        page = sheets(game, printed, form, game.title)
    except ValueError as error:
        raise SetupError(str(path), [_("it cannot be written: {why}", why=error)]) from error
    write_text(path, page)
    count = sum(one.times for one in printed)
    cards = _n("{n} card", "{n} cards", count)
    print(_("{path}: {cards}. Open it in a browser, and print it at 100 %, on both sides.", path=path, cards=cards))
    return 0


def wanted(game: CardGame, args: argparse.Namespace, decks: list[str] | None) -> list[Printed]:
    """The cards to print: those that are named, of decks, of one's own files, or all. Raises DataError."""
    if args.names:
        return all_of(game, [card_of(game, name) for name in args.names], copies=args.copies)
    if decks:
        for name in decks:
            if name not in game.decks:
                near = nearest(name, game.decks)
                raise DataError(_("the decks"), [_("there is no deck {name!r}{nearest}", name=name, nearest=near)])
        return [one for name in decks for one in of_deck(game, game.decks[name])]
    own = new_cards(game, load(args.game)) if args.cards else game.card_list
    return all_of(game, own, copies=args.copies)


def card_of(game: CardGame, name: str) -> Card:
    """The card of this name. Raises DataError with the nearest one."""
    if name not in game.cards:
        near = nearest(name, game.cards)
        problem = _("there is no card {name!r}{nearest}", name=name, nearest=near)
        raise DataError(_("the cards of {game}", game=game.title), [problem])
    return game.cards[name]
