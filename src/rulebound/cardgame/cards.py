"""Cards of a declared game as a view shows them: printed, or with what is now other than printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declaring import Value
from rulebound.cardgame.table import Table
from rulebound.cardgame.view_parts import face_key, gained_by
from rulebound.cardtext.phrases.whole.card_view import paragraphs
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.action import NO_SEAT
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

PLACES: Final = ("nw", "sw", "se", "ne", "w", "e")  # of the values of a card, in the order of their declaration


def face(game: DeclaredGame, card: ValueCard) -> shape.Face:
    """A card as it is printed."""
    art: Any = game.look.art.get(card.kind, "crest")
    return shape.Face(
        name=card.name, kind=card.kind.capitalize(), frame=card.kind, text=paragraphs(card.tree), art=art,
        motif=card.motif, picture=card.picture,
        values=[value(game, one, card.numbers[one.key]) for one in game.values if one.key in card.numbers],
    )  # fmt: skip


def card(game: DeclaredGame, table: Table, it: int, *, hidden: bool = False) -> shape.Card:
    """A card whose face may be seen. hidden: whether others see its back."""
    printed = table.prints[table.faces[it]].numbers
    changed = [one for one in game.values if one.key in printed and table.value(one.key, it) != printed[one.key]]
    marked = [mark for mark in game.marks.all if table.is_marked(mark.number, it)]
    turned = [mark.word for mark in marked if mark.turned]
    owner, holder = table.owner(it), table.holder[it]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), hidden=hidden,
        owner=holder if owner == NO_SEAT else owner, held=NO_SEAT if owner in (NO_SEAT, holder) else holder,
        turn=1 if turned else 0, turned=_(turned[0]) if turned else "", note=gained_by(table, it),
        values=[value(game, one, table.value(one.key, it), printed[one.key]) for one in changed],
        marks=[shape.Mark(key=mark.word, label=_(mark.word.capitalize())) for mark in marked if not mark.turned],
    )  # fmt: skip


def value(game: DeclaredGame, declared: Value, now: int, printed: int | None = None) -> shape.Value:
    """One number of a card."""
    place: Any = PLACES[game.values.index(declared) % len(PLACES)]
    better: Any = declared.better
    return shape.Value(
        key=declared.key, label=_(declared.key.capitalize()), now=now, printed=printed, place=place, better=better,
        icon=declared.icon, tint=declared.tint,
    )  # fmt: skip
