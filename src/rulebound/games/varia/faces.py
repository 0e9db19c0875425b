"""How cards and actions of Varia look: printed faces, and the present values of what lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulebound.cardgame.cards import value as shown_value
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.games.varia.card import ATTACK, BLOCK, VariaCard
from rulebound.games.varia.state import Table
from rulebound.kernel.basics import view as shape
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame


def count_stacks(table: Table, shown: shape.Card, it: int) -> None:
    """How many stacks a pile has."""
    if table.heaps[it]:
        shown.marks = [*shown.marks, shape.Mark(key="stacks", label=_("Stacks"), count=table.heaps[it], weight="plain")]


def whole_values(game: DeclaredGame, table: Table, pieces: list[int]) -> list[shape.Value]:
    """Cost, Power and Focus of an action, if they differ from those of its first card."""
    printed = table.print_of(pieces[0])
    found: list[shape.Value] = []
    for value in game.values:
        if value.key in ("cost", "power", "focus", "blood") and (value.key in printed.numbers):
            now: int | str = table.total(value.key, pieces)
            first: int | str = printed.numbers[value.key]
            if value.key in ("power", "focus"):
                now, first = with_dice(table, pieces, value.key), rolled(printed, value.key)
            if now != first:
                found.append(shown_value(game, value, 0, None))
                found[-1].now, found[-1].printed = now, first
    return found


def with_dice(table: Table, pieces: list[int], key: str) -> str:
    """`10+2d6`: a present Power or Focus. [card.power] [card.focus]"""
    dice = table.dice_of(pieces)
    count = max(0, dice + table.total(f"{key} dice", pieces)) if dice else 0
    return numbers_of(table.total(key, pieces), count, key)


def rolled(card: VariaCard, key: str) -> str:
    """The same as a card prints it."""
    return numbers_of(card.numbers.get(key, 0), card.dice, key)


def numbers_of(base: int, count: int, key: str) -> str:
    sides = 6 if key == "power" else 4
    return f"{base}+{count}d{sides}" if count else str(base)


def face(game: DeclaredGame, card: VariaCard) -> shape.Face:
    """A printed card, with its dice. [card.types]"""
    values: list[shape.Value] = []
    for value in game.values:
        number = card.numbers.get(value.key, 0)
        if value.key in ("power", "focus") and (card.dice or number):
            values.append(shown_value(game, value, 0))
            values[-1].now = rolled(card, value.key)
        elif (value.key == "cost" and card.is_action()) or (number and value.key not in ("power", "focus")):
            values.append(shown_value(game, value, number))
            if value.key == "value":
                values[-1].place = "ne"  # of an asset, where actions have their level: the cost stays to be seen
    kind = " ".join(card.types) if card.kind != "asset" else card.form
    art: Any = "strike" if ATTACK in card.types else "ward" if BLOCK in card.types else game.look.art.get(card.kind)
    rest = [*card.subtypes, *([card.attribute] if card.attribute not in ("", "None") else [])]
    return shape.Face(
        name=card.name, kind=kind or card.kind.capitalize(), frame=frame_of(card), values=values,
        text=paragraphs(card.tree), art=art or "crest", subtitle=", ".join(rest), badge="Fast" if is_fast(card) else "",
        motif=card.motif, picture=card.picture,
    )  # fmt: skip


def frame_of(card: VariaCard) -> str:
    """Colours by supertype, as the rulebook's frames have them. [action.supertypes]"""
    if card.kind in ("action", "token"):
        return "magical" if "Magical" in card.types else "physical"
    return card.kind


def is_fast(card: VariaCard) -> bool:
    return "Fast" in card.keywords
