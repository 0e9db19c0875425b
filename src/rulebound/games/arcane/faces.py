"""How tiles and assignments look to a seat that may see them: printed faces, how a tile is turned, and its tokens."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardgame.drawing import Printed, values
from rulebound.cardgame.view_parts import face_key
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.games.arcane.card import (
    ADD,
    CHAOS,
    COLLECT,
    COMPLETE,
    CORNER,
    ITEM,
    SPELL,
    TILE,
    USE,
    WILL,
    ArcaneCard,
    letters_of,
)
from rulebound.games.arcane.linking import edges, would_set_off
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.wording import SIDES
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.language import N_, _

NUMBERS: Final = (
    Printed("cost", N_("Will"), [SPELL], Table.cost, "flame", "nw", "will", "disc", "less"),
    Printed("cost", N_("Shards"), [ITEM], Table.cost, "gem", "nw", "shard", "diamond", "less"),
    Printed("prestige", N_("Prestige"), [SPELL, ITEM], Table.worth, "laurel", "se", "gold", "shield"),
)
ICONS: Final = {WILL: "flame", COLLECT: "gem", USE: "hand", COMPLETE: "scroll", ADD: "tile"}


def tile(table: Table, it: int) -> shape.Card:
    """A visible tile of a slate: its direction, the tiles below it, its tokens, and the neighbours that it would
    trigger.
    """
    spot, owner = table.spot[it], table.holder[it]
    covered: list[int] = []
    below = table.below[it]
    while below >= 0:
        covered.append(below)
        below = table.below[below]
    tokens = table.exhaustion[spot]
    marks = [shape.Mark(key="exhausted", label=_("Exhaustion token"), icon="block", count=tokens, weight="bad")]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=owner, turn=turns(table.turns[it]),
        turned=connectors(table, it), at=(spot % SPACES // COLUMNS, spot % COLUMNS), marks=marks if tokens else [],
        under=len(covered), covers=[face_key(table, one) for one in covered], note=set_off(table, it),
    )  # fmt: skip


def turns(quarters: int) -> Any:
    return quarters % 4


def connectors(table: Table, it: int) -> str:
    """The sides with half a connector, as the tile is turned."""
    sides = [_(name) for side, name in enumerate(SIDES) if edges(table, it) >> side & 1]
    return _("connectors {sides}", sides=", ".join(sides)) if sides else _("no connectors")


def set_off(table: Table, it: int) -> str:
    """The neighbours that casting the tile would trigger."""
    linked = [table.card(other).name for other in would_set_off(table, it)]
    return _("sets off {tiles}", tiles="; ".join(linked)) if linked else ""


def card(table: Table, it: int) -> shape.Card:
    """A visible card or tile, with its differences from the print."""
    printed, tokens = table.print_of(it), table.tokens[it]
    marks = [
        shape.Mark(key="prestige", label=_("Prestige token"), icon="laurel", count=tokens, tint="gold", weight="good")
    ]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=table.holder[it], marks=marks if tokens else [],
        values=values(NUMBERS, printed, table, it),
    )  # fmt: skip


KINDS: Final = {SPELL: "Spell", ITEM: "Item", TILE: "Action Tile", CORNER: "Corner Action"}


def face(printed: object) -> shape.Face:
    """A printed card or tile."""
    assert isinstance(printed, ArcaneCard)
    if printed.kind in (TILE, CORNER):
        return shape.Face(
            name=printed.name, kind=KINDS[printed.kind], frame=printed.kind, shape="tile", symbols=symbols(printed),
            edges=letters_of(printed.edges), art="device", motif=printed.motif, picture=printed.picture,
        )  # fmt: skip
    return shape.Face(
        name=printed.name, kind=KINDS[printed.kind], frame=printed.kind, values=values(NUMBERS, printed),
        text=paragraphs(printed.tree), art="sigil" if printed.kind == SPELL else "device", motif=printed.motif,
        picture=printed.picture,
    )  # fmt: skip


def symbols(printed: ArcaneCard) -> list[str]:
    """The icons of a tile, with slashes between alternatives."""
    icons: list[str] = []
    for symbol in printed.symbols:
        if symbol == CHAOS:
            icons.append("chaos")
            continue
        for place, icon in enumerate([icon for action, icon in ICONS.items() if symbol & action]):
            icons += ["/", icon] if place else [icon]
    return icons
