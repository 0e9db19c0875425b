"""Sheets of cards to print and cut: one HTML file that needs nothing else, with the faces and backs of the client.

The client draws cards in the browser, from data alone. So the file holds the client's modules that draw, its fonts and
the data of the cards; when it is opened, it draws them at their size on paper.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path, PurePosixPath
from typing import Any, Final, NamedTuple

import msgspec

from rulebound.cardgame.game import CardGame
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.language import _, language

CLIENT: Final = Path(__file__).parents[1] / "server" / "client"
SCRIPT: Final = Path(__file__).with_name("sheet.js")
ENTRY: Final = "drawing/face.js"
NAMED: Final = "client/"  # before the name of a module in the file, so that it is no address
IMPORT: Final = re.compile(r"""((?:from|import)\s*)(["'])(\.[^"']+)\2""")
FONT: Final = re.compile(r'url\("\.\./(fonts/[^"]+)"\)')
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}  # millimetres
MARGIN: Final = 6.0  # at least, for the marks: what many printers cannot print is 4 to 5
MARK: Final = 4.0  # how long a mark is
SHAPES: Final = {"card": 1.0, "land": 1.0, "tile": 0.0, "mini": 0.0}  # 1: as high as a card; else by its own form
FORMS: Final = {"tile": 1.0, "mini": 0.6}  # their height by their width


@dataclass(frozen=True, slots=True)
class Format:
    """How sheets are laid out. paper: of PAPERS; width, height: of a card, in millimetres; backs: whether there are."""

    paper: str = "a4"
    width: float = 63.0
    height: float = 88.0
    backs: bool = True


class Printed(NamedTuple):
    """A card to print. times: how often; back: the name of its back, which all cards of its deck share."""

    card: Card
    times: int
    back: str


class Grid(NamedTuple):
    """Where cards lie on a sheet, in millimetres."""

    columns: int
    rows: int
    width: float
    height: float
    left: float
    top: float


def grid_of(form: Format, shape: str) -> Grid:
    """As many cards of a shape as a sheet holds, in its middle; none if not even one fits."""
    wide, high = PAPERS[form.paper]
    height = form.height if SHAPES[shape] else form.width * FORMS[shape]
    columns, rows = int((wide - 2 * MARGIN) // form.width), int((high - 2 * MARGIN) // height)
    return Grid(columns, rows, form.width, height, (wide - columns * form.width) / 2, (high - rows * height) / 2)


def all_of(game: CardGame, cards: Sequence[Card], *, copies: bool) -> list[Printed]:
    """These cards once each, or as often as the game has them."""
    return [Printed(card, card.copies if copies else 1, back_of(game, card)) for card in cards]


def of_deck(game: CardGame, deck: Deck) -> list[Printed]:
    """The cards of a deck, as often as it lists them."""
    return [
        Printed(game.cards[card], count, back_of(game, game.cards[card]))
        for listed in deck.lists.values()
        for card, count in listed.items()
    ]


def new_cards(game: CardGame, shipped: Game) -> list[Card]:
    """The cards and tokens of a game that are otherwise than those with which it ships."""
    known = {card.name: card for card in shipped.card_list}
    return [card for card in game.card_list if is_new(card, known.get(card.name))]


def is_new(card: Card, other: Card | None) -> bool:
    """Whether a card is otherwise than the shipped one of its name, as far as can be seen on it."""
    if other is None:
        return True
    return (card.kind, card.text, card.values(), card.words(), card.picture, card.motif) != (
        other.kind, other.text, other.values(), other.words(), other.picture, other.motif,
    )  # fmt: skip


def back_of(game: CardGame, card: Card) -> str:
    """The name of a card's back: that of the pool of pieces it belongs to."""
    return next((pool.name for pool in game.box.pools if pool.holds(card.kind)), card.kind)


def sheets(game: CardGame, printed: Sequence[Printed], form: Format, title: str) -> str:
    """The HTML file. Raises ValueError if not even one card fits on the paper."""
    groups: dict[str, list[Printed]] = {}
    for one in printed:
        groups.setdefault(game.face(one.card).shape, []).append(one)
    data = {
        "theme": msgspec.to_builtins(game.new_state(seed=0).seat_of(0).view().theme),
        "paper": list(PAPERS[form.paper]),
        "mark": MARK,
        "backs": form.backs,
        "groups": [group_of(game, form, shape, ones) for shape, ones in groups.items()],
        "pictures": {one.card.art.key: one.card.art.uri for one in printed if one.card.art},
    }
    wide, high = PAPERS[form.paper]
    style = STYLE.replace("PAPER", f"{wide}mm {high}mm").replace("WIDE", f"{wide}mm").replace("HIGH", f"{high}mm")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{escape(language())}">\n<meta charset="utf-8">',
            f"<title>{escape(title)}</title>",
            f"<!--\n{notices()}\n-->",
            f"<style>{fonts()}{style}</style>",
            f'<script type="importmap">{json.dumps({"imports": modules(ENTRY)})}</script>',
            f'<script type="application/json" id="data">{in_script(data)}</script>',
            f'<main aria-label="{escape(title)}"></main>',
            f'<script type="module">{SCRIPT.read_text(encoding="utf-8")}</script>\n</html>\n',
        ]
    )


def group_of(game: CardGame, form: Format, shape: str, printed: Sequence[Printed]) -> dict[str, Any]:
    """The cards of one shape, and where they lie on a sheet. Raises ValueError."""
    grid = grid_of(form, shape)
    if not grid.columns or not grid.rows:
        size = f"{form.width:g} x {form.height:g}"
        raise ValueError(_("a card of {size} mm does not fit on {paper}", size=size, paper=form.paper))
    cards = [
        {"face": msgspec.to_builtins(game.face(one.card)), "back": one.back, "count": one.times} for one in printed
    ]
    return {"shape": shape, "grid": grid._asdict(), "cards": cards}


def in_script(data: object) -> str:
    """Data as JSON that ends no script, whatever cards are called."""
    return json.dumps(data).replace("<", "\\u003c")


def modules(entry: str) -> dict[str, str]:
    """A module of the client and all that it imports, by name, each as a data URI."""
    found: dict[str, str] = {}
    waiting = [entry, "vendor/preact.js"]
    while waiting:
        name = waiting.pop()
        if NAMED + name in found:
            continue
        folder = PurePosixPath(name).parent

        def renamed(match: re.Match[str], folder: PurePosixPath = folder) -> str:
            meant = normal(folder / match[3])
            waiting.append(meant)
            return f'{match[1]}"{NAMED}{meant}"'

        text = IMPORT.sub(renamed, (CLIENT / name).read_text(encoding="utf-8"))
        found[NAMED + name] = f"data:text/javascript;base64,{b64encode(text.encode()).decode()}"
    return found


def normal(path: PurePosixPath) -> str:
    """A path without `.` and `..`."""
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


def fonts() -> str:
    """The client's fonts, as rules that hold them."""
    styles = (CLIENT / "styles" / "base.css").read_text(encoding="utf-8")
    rules = [line for line in styles.split("\n") if "@font-face" in line]

    def held(match: re.Match[str]) -> str:
        return f'url("data:font/woff2;base64,{b64encode((CLIENT / match[1]).read_bytes()).decode()}")'

    return FONT.sub(held, "\n".join(rules))


def notices() -> str:
    """The licences of what the file holds of others."""
    files = sorted([*(CLIENT / "vendor").glob("LICENSE*"), *(CLIENT / "fonts").glob("OFL*")])
    return "\n\n".join(f"{path.name}\n{path.read_text(encoding='utf-8')}" for path in files).replace("--", "- -")


STYLE: Final = """
@page { size: PAPER; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { background: #ddd; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.sheet { position: relative; width: WIDE; height: HIGH; background: #fff; margin: 4mm auto; overflow: hidden;
  break-after: page }
.sheet:last-child { break-after: auto }
.cell { position: absolute; overflow: hidden }
.cell > svg { position: absolute; display: block; width: 100%; height: 100% }
.marks { position: absolute; inset: 0; width: 100%; height: 100% }
@media print { body { background: none } .sheet { margin: 0 } }
"""
