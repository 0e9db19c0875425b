"""Before a player draws: cards may change how many cards that are, and do something else in place of each of them."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability_keys import altering, instead_of
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.instead import altered, replaced_by_card

WOULD_DRAW: Final = "draws a card"  # each of several
WOULD_DRAW_CARDS: Final = "draws cards"  # all that one instruction says
INSTEAD: Final = instead_of(WOULD_DRAW)
ALTERED: Final = altering(WOULD_DRAW_CARDS)


def to_draw(table: CardTable, seat: int, n: int) -> int:
    """How many cards a player draws who is to draw so many; what is done in place of a draw is as it says."""
    if not table.unusual or ALTERED not in table.standing or n <= 0 or table.replacing:
        return n
    return altered(table, WOULD_DRAW_CARDS, of_seat(seat), n)


def draws_otherwise(table: CardTable, seat: int) -> bool:
    """Whether a card has done something else in place of the next card that a player would draw, or will as a step."""
    if not table.unusual or INSTEAD not in table.standing:
        return False
    return replaced_by_card(table, WOULD_DRAW, of_seat(seat), 1)


def draws_can_differ(table: CardTable) -> bool:
    """Whether a card of the game changes what players draw, in play or for a while."""
    abilities = [*table.gainable, *[ability for card in table.cards for ability in card.abilities]]
    return any([key in (INSTEAD, ALTERED) for ability in abilities for key in ability.keys])


def is_in_its_place(table: CardTable, source: int, it: int) -> bool:
    """Whether this card is just now doing something in place of what this player would draw, so not once more.

    The scope of what it does has the player as its second piece.
    """
    return any([scope.source == source and scope.other == it for scope in table.scopes])
