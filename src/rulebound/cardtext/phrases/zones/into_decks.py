"""Cards in play that go into their owners' decks: `put a partner of another player on the top of its owner's deck`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.kernel.basics.scope import Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Object


class OwnersDeck(Word):
    forms: ClassVar[dict[str, str]] = {"its owner's deck": "their owners' decks"}


class ShuffleIn(ToCards):
    """`Shuffle an item of your opponent into its owner's deck.`"""

    text: ClassVar[str] = "shuffles/shuffle {what:Object} into {deck:OwnersDeck#what}"
    what: Object
    deck: OwnersDeck

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return bool(table.can_go_to_deck(it))

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        if table.can_go_to_deck(it):
            table.send_to_deck(it, self.place())

    def place(self) -> str:
        """Where it goes in the deck; empty if it is shuffled."""
        return ""


class TopOrBottom(Word):
    forms: ClassVar[tuple[str, ...]] = ("top", "bottom")


class PutInDeck(ShuffleIn):
    """`Put a character of your opponent on the top of its owner's deck.`"""

    text: ClassVar[str] = "puts/put {what:Object} on the {where:TopOrBottom} of {deck:OwnersDeck#what}"
    what: Object
    where: TopOrBottom
    deck: OwnersDeck

    def place(self) -> str:
        return self.where.word
