"""Abilities that this game has besides those of all games."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.ability import Ability
from rulebound.kernel.effect import Effect

END_OF_GAME: Final = "end of game"


class AtTheEnd(Ability[Any]):
    """`End of Game: effect.` It does nothing before. spends: whether its turn among others can make a difference."""

    def __init__(self, text: str, effect: Effect[Any], *, spends: bool) -> None:
        super().__init__(text, END_OF_GAME)
        self.effect = effect
        self.spends = spends

    def effects(self) -> list[Effect[Any]]:
        return [self.effect]
