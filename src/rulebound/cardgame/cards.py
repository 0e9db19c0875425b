"""Cards as a view shows them: printed faces, what is now other than printed, and what the words on them mean."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declaring import Value
from rulebound.cardgame.table import Table
from rulebound.cardtext.showing import paragraphs, reminders
from rulebound.kernel import view as shape
from rulebound.kernel.ability import GAINED
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.game import Game
from rulebound.kernel.showing import card_id

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

PLACES: Final = ("nw", "se", "sw", "ne", "w", "e")  # of the values of a card, in the order of their declaration


# -- Of any card game --------------------------------------------------------------------------------------------------


def face_key(table: CardTable, it: int) -> str:
    """What a view calls the printed card of a piece."""
    return f"{table.game.name}/{table.faces[it]}"


def shown_cards(areas: Sequence[shape.Area]) -> Iterator[shape.Card]:
    """All cards in these areas, with those on them."""
    todo = [one for area in areas for one in area.cards]
    while todo:
        one = todo.pop()
        yield one
        todo.extend(one.on)


def numbers_of(areas: Sequence[shape.Area]) -> list[int]:
    """The numbers of the printed cards whose faces are seen in these areas."""
    keys = {key for one in shown_cards(areas) for key in (one.face, *one.covers)}
    return sorted(int(key.partition("/")[2]) for key in keys if key)


def faces_in(game: Game, areas: Sequence[shape.Area]) -> dict[str, shape.Face]:
    """The printed cards that are seen in these areas, by their keys."""
    return {f"{game.name}/{number}": game.face(game.card_list[number]) for number in numbers_of(areas)}


def terms_in(
    game: Game, areas: Sequence[shape.Area], terms: Mapping[str, shape.Term]
) -> dict[str, shape.Term]:  # fmt: skip
    """What the words of the game mean, and the keywords of the cards that are seen."""
    found = dict(terms)
    for number in numbers_of(areas):
        found |= reminders(game.card_list[number].tree)
    return found


def gained_by(table: CardTable, it: int) -> str:
    """The abilities that a card has for a while."""
    gained = [modifier.value for modifier in table.modifiers if modifier.it == it]
    return " ".join([value.removeprefix(GAINED) for value in gained if value.startswith(GAINED)])


# -- Of declared games -------------------------------------------------------------------------------------------------


def face(game: DeclaredGame, card: ValueCard) -> shape.Face:
    """A card as it is printed."""
    art: Any = game.look.art.get(card.kind, "crest")
    return shape.Face(
        name=card.name, kind=card.kind.capitalize(), frame=card.kind, text=paragraphs(card.tree), art=art,
        values=[value(game, one, card.numbers[one.key]) for one in game.values if one.key in card.numbers],
    )  # fmt: skip


def card(game: DeclaredGame, table: Table, it: int, *, hidden: bool = False) -> shape.Card:
    """A card whose face may be seen. hidden: whether others see its back."""
    printed = table.prints[table.faces[it]].numbers
    changed = [one for one in game.values if one.key in printed and table.value(one.key, it) != printed[one.key]]
    marked = [mark for mark in game.marks.all if table.is_marked(mark.number, it)]
    turned = [mark.word for mark in marked if mark.turned]
    return shape.Card(
        id=card_id(table, it), face=face_key(table, it), owner=table.owner(it), held=table.holder[it], hidden=hidden,
        turn=1 if turned else 0, turned=turned[0] if turned else "", note=gained_by(table, it),
        values=[value(game, one, table.value(one.key, it), printed[one.key]) for one in changed],
        marks=[shape.Mark(key=mark.word, label=mark.word.capitalize()) for mark in marked if not mark.turned],
    )  # fmt: skip


def value(game: DeclaredGame, declared: Value, now: int, printed: int | None = None) -> shape.Value:
    """One number of a card."""
    place: Any = PLACES[game.values.index(declared) % len(PLACES)]
    better: Any = declared.better
    return shape.Value(
        key=declared.key, label=declared.key.capitalize(), now=now, printed=printed, place=place, better=better,
        icon=declared.icon, tint=declared.tint,
    )  # fmt: skip
