"""An ability: what a card in play does.

Those that wait for an event are in `triggered`, those that replace one in `replacement`, and those that hold as long as
their card counts in `static`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rulebound.kernel.table.ability_keys import ALTERS, GAINED, INSTEAD_OF, UNUSUAL, USE
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


class Ability(Generic[T]):
    """A sentence of a card that has an effect while the card is in play.

    key: the event it waits for, or the value it changes.
    keys: everything by which a table looks it up, the key first.
    does: its effect in words, without condition and cost, for options and the log.
    is_unusual: whether it is of a kind that few cards have: rules look for it only while a card in play has such ones.
    """

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key
        self.keys = [key]
        self.does = ""
        self.is_unusual = False  # until a game knows it

    def effects(self) -> list[Effect[T]]:
        """Its effect trees, to name and save them."""
        return []

    def lends(self) -> list[Ability[T]]:
        """The abilities that it grants to other pieces."""
        return []


def has_unusual_key(ability: Ability[Any]) -> bool:
    """Whether it is of a kind that few cards have, in any game."""
    return any([key in UNUSUAL or key.startswith((INSTEAD_OF, ALTERS)) for key in ability.keys])


class Activated(Ability[T]):
    """`Cost: effect.` Its controller may use it while its needs hold. The cost is the first part of the effect tree.

    key: USE, or PLAYED for what is carried out when the card is played.
    price: the cost in the card's words; empty if there is none.
    limits: how many of the needs, the first ones, say when it can be used, and not what it costs.
    """

    def __init__(self, text: str, needs: list[Need[T]], effect: Effect[T], key: str = USE) -> None:
        super().__init__(text, key)
        self.needs = needs
        self.effect = effect
        self.price = ""
        self.limits = 0

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


def gained(ability: Ability[Any]) -> str:
    """The value of the modifier that grants this ability for a while."""
    return GAINED + ability.text


class Standing:
    """An ability of a piece in play. Immutable: copies of a table share it."""

    def __init__(self, source: int, number: int, ability: Ability[Any]) -> None:
        self.source = source
        self.number = number
        self.ability = ability
