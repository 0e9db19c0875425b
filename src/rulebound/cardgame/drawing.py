"""What the views of card games draw alike: places of all and of players, hands, piles, plates, numbers of cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id, verb
from rulebound.kernel.knowledge.view_parts import option as shown
from rulebound.kernel.table.action import NO_SEAT, Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import N_, _, translated

MOST_BESIDE: Final = 3  # seats whose plates have room beside what lies in front of them
RIVALS: Final = N_("Rivals")
PLAYERS: Final = N_("Players")
Draw = Callable[[int], shape.Card]  # a piece whose face may be seen


def plate(table: CardTable, owner: int, seat: int, counters: list[shape.Counter], **more: Any) -> shape.Seat:
    """A player as a seat sees it. more: fields of the plate that are not as usual."""
    usual: dict[str, Any] = {
        "active": owner == table.active and table.turn > 0 and not table.over,
        "hand": len(table.hand_of(owner)),
    }
    return shape.Seat(
        index=owner, name=table.setup.names[owner], who="you" if owner == seat else "", counters=counters,
        deciding=owner == table.seat, out=table.out[owner], **usual | more,
    )  # fmt: skip


# -- Places ------------------------------------------------------------------------------------------------------------


def whose(table: CardTable, owner: int, seat: int, noun: str) -> str:
    """`Your hand`, `Ada's hand`."""
    said = translated(noun)
    return (
        _("Your {noun}", noun=said) if owner == seat else _("{name}'s {noun}", name=table.setup.names[owner], noun=said)
    )


def place(
    table: CardTable, seat: int, key: str, noun: str, cards: list[shape.Card], owner: int = NO_SEAT, **more: Any
) -> shape.Area:
    """A place with these cards. owner: the player whose it is, of a place that each has."""
    laid_out: Any = more.pop("layout", "row")
    name = translated(noun) if owner < 0 else whose(table, owner, seat, noun)
    area = key if owner < 0 else f"{key}.{owner}"
    return shape.Area(id=area, name=name, layout=laid_out, owner=owner, cards=cards, **more)


def open_pile(
    table: CardTable, seat: int, key: str, noun: str, cards: Sequence[shape.Card], owner: int = NO_SEAT, **more: Any
) -> shape.Area:
    """A pile that all see, the last card on top."""
    role = {"layout": "pile", "role": "discard", "size": "small"}
    return place(table, seat, key, noun, list(cards)[::-1], owner, **role | more)


def face_down(
    table: CardTable, seat: int, key: str, noun: str, pieces: Sequence[int], back: str, draw: Draw,
    owner: int = NO_SEAT, **more: Any,
) -> shape.Area:  # fmt: skip
    """A face-down pile: how many there are, and those whose faces this seat knows."""
    known = [draw(it) for it in reversed(pieces) if table.knows(seat, it)]
    area = key if owner < 0 else f"{key}.{owner}"
    top = [shape.Card(id=f"{area}.top", back=back, owner=owner)] if len(pieces) > len(known) else []
    role = {"layout": "pile", "role": "deck", "size": "small", "empty": _("Empty"), "count": len(pieces)}
    return place(table, seat, key, noun, top + known, owner, **role | more)


def hand(table: CardTable, seat: int, owner: int, noun: str, draw: Draw, **more: Any) -> list[shape.Area]:
    """One's own hand; of another one what is known of it, if anything is."""
    pieces = table.hand_of(owner)
    cards = [draw(it) for it in pieces if table.knows(seat, it)]
    if owner != seat and not cards:
        return []
    for one in cards:
        one.hidden = owner == seat
    role = {"layout": "fan", "role": "hand", "size": "large", "empty": _("No cards"), "count": len(pieces)}
    return [place(table, seat, "hand", noun, cards, owner, secret=owner == seat, **role | more)]


def others(
    table: CardTable, seat: int, sheet: Callable[[int], shape.Split], share: float, name: str = RIVALS
) -> shape.Split:
    """The sheets of the other players, from the next one on; of all, for a spectator. share: among more than three."""
    order = [(max(seat, 0) + i) % table.seats for i in range(1 if seat >= 0 else 0, table.seats)]
    return shape.Split(
        way="across", parts=[sheet(owner) for owner in order], narrow="tabs",
        name=translated(name if seat >= 0 else PLAYERS), share=share if table.seats > MOST_BESIDE else 1.0,
    )  # fmt: skip


# -- Numbers of cards --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Printed:
    """A number that cards of these kinds print, and how it looks: `now(table, it)` is what it is on a table.

    optional: whether a card on which it is 0 does not show it.
    """

    key: str
    label: str
    kinds: Collection[str]
    now: Callable[[Any, int], int]
    icon: str
    place: Any
    tint: str
    shape: Any = "disc"
    better: Any = "more"
    optional: bool = False


def values(numbers: Sequence[Printed], card: Card, table: CardTable | None = None, it: int = -1) -> list[shape.Value]:
    """The numbers of a card as printed; of a piece on a table, those that are not as printed."""
    found: list[shape.Value] = []
    for one in [one for one in numbers if card.kind in one.kinds]:
        printed = card.values()[one.key]
        now = one.now(table, it) if table else printed
        if (printed or not one.optional) and (now != printed or table is None):
            found.append(
                shape.Value(
                    key=one.key, label=translated(one.label), now=now, printed=printed if table else None,
                    icon=one.icon, place=one.place, tint=one.tint, shape=one.shape, better=one.better,
                )
            )  # fmt: skip
    return found


# -- What may be done --------------------------------------------------------------------------------------------------


def option(
    table: CardTable, seat: int, action: Action[Any], own: Sequence[str], word: str | None = None, **more: Any
) -> shape.Option:
    """A legal action, tied to what it is about and to the cards that it names.

    own: the ids of what it is about. word: what many such options are called together, if not as the action.
    """
    parts = table.said(seat, action)
    touched = [*own, *[card_id(table, part.piece) for part in parts if part.piece >= 0]]
    return shown(table, seat, action, parts, touched, verb(action) if word is None else word, **more)
