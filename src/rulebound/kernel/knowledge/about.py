"""What can be done with a card, and why not, for a player who points at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.action import NOTHING, Action
from rulebound.kernel.table.cardtable import CardTable


def about(table: CardTable, seat: int, cards: Sequence[str]) -> list[tuple[Action[Any], Reason | None]]:
    """Each answer to the current question for which these cards are fit, with None if it is legal, else the reason.

    cards: their ids in the view of this seat. A card is fit for an action if the `given` needs of the action hold. If
    none of these cards is fit for anything, the answers are those for other cards of their kind, since that is what
    people mean; if there are none either, the one answer with the fewest failing needs.
    Legal answers come first, then those with the fewest failing needs. Empty for ids that are not in that view, while
    another seat decides, and after the end of the game.
    """
    if table.over or table.seat != seat:
        return []
    pieces = [piece_of(table, card) for card in cards]
    takes = table.question[0].takes
    actions = [it for it in table.game.actions if it.it in pieces and it.it != NOTHING and type(it) in takes]
    named = [action for action in actions if names(table, seat, action)]
    fit = [action for action in named if is_fit(table, seat, action)]
    suited = fit or [action for action in named if suits(table, seat, action)]
    meant = sorted(suited or named, key=lambda one: in_the_way(table, seat, one))
    return [(action, table.why_not(seat, action)) for action in (meant if suited else meant[:1])]


def suits(table: CardTable, seat: int, action: Action[Any]) -> bool:
    """Whether some card of this kind that the seat knows is fit for it."""
    kind = table.card(action.it).kind
    return any(
        [
            table.knows(seat, other.it) and table.card(other.it).kind == kind and is_fit(table, seat, other)
            for other in table.game.actions
            if type(other) is type(action) and 0 <= other.it < len(table.faces)
        ]
    )


def is_fit(table: CardTable, seat: int, action: Action[Any]) -> bool:
    """Whether the `given` needs hold: those that a rule checks before it offers such an action."""
    return all([need.holds(table, seat, action.it) for need in [*action.given, *table.question[0].given]])


def in_the_way(table: CardTable, seat: int, action: Action[Any]) -> int:
    """How many needs of an action fail; if its card is not fit for it, how many `given` needs fail."""
    question = table.question[0]
    unfit = [need for need in [*action.given, *question.given] if not need.holds(table, seat, action.it)]
    if unfit:
        return len(unfit)
    needs = [*action.needs, *question.needs]
    return len([it for it in needs if not it.holds(table, seat, action.it) and not table.lifted(seat, it, action.it)])


def piece_of(table: CardTable, card: str) -> int:
    """The piece with this id; NOTHING if no piece has it now."""
    number = card.removeprefix("c").partition(".")[0]
    if not number.isascii() or not number.isdigit() or int(number) >= len(table.faces):
        return NOTHING
    return int(number) if card_id(table, int(number)) == card else NOTHING


def names(table: CardTable, seat: int, action: Action[Any]) -> bool:
    """Whether the sentence names the operand, which is then a card that this seat may know."""
    return any([part.piece == action.it for part in table.describe(seat, action)])
