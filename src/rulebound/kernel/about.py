"""What could be done with one card, and why not: for whoever points at it and asks."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.action import NOTHING, Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.need import Reason
from rulebound.kernel.showing import card_id


def about(table: CardTable, seat: int, card: str) -> list[tuple[Action[Any], Reason | None]]:
    """Each answer to the present question that names this card: None where it may be given, else why it may not.

    card: its id in the view of this seat. Nothing is found for ids that are not in that view, while another seat
    decides, and after the end of the game.
    """
    it = piece_of(table, card)
    if it == NOTHING or table.over or table.seat != seat:
        return []
    takes = table.question[0].takes
    actions = [action for action in table.game.actions if action.it == it and type(action) in takes]
    return [(action, table.why_not(seat, action)) for action in actions if names(table, seat, action)]


def piece_of(table: CardTable, card: str) -> int:
    """The piece with this id; NOTHING where none has it now."""
    number = card.removeprefix("c").partition(".")[0]
    if not number.isascii() or not number.isdigit() or int(number) >= len(table.faces):
        return NOTHING
    return int(number) if card_id(table, int(number)) == card else NOTHING


def names(table: CardTable, seat: int, action: Action[Any]) -> bool:
    """Whether the sentence names the operand: it is a card then, and one that this seat may know."""
    return any([part.piece == action.it for part in table.describe(seat, action)])
