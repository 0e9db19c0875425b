"""The cards of Proelium, with what the rules need to know of their texts."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.card import ValueCard
from rulebound.games.proelium.ability import Enhancing, Researched

CHARACTER: Final = "character"
ITEM: Final = "item"


class ProeliumCard(ValueCard):
    """is_entity: whether it is a character or an item [card.entity]; research: a list with its research, or empty;
    enhances: what it can be played on.
    """

    def __init__(
        self, name: str, kind: str, text: str, printed: list[str], numbers: dict[str, int], copies: int
    ) -> None:
        super().__init__(name, kind, text, printed, numbers, copies)
        self.is_entity = kind in (CHARACTER, ITEM)
        self.research: list[Researched] = []
        self.enhances: list[Enhancing] = []

    def note_abilities(self) -> None:
        """Finds these among the card's abilities."""
        self.research = [one for one in self.abilities if isinstance(one, Researched)]
        self.enhances = [one for one in self.abilities if isinstance(one, Enhancing)]
