"""A card that was chosen from a hand is discarded: in games in which no other text discards single cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.kernel.basics.scope import Scope


class DiscardIt(ToCards):
    text: ClassVar[str] = "discards/discard {what:It}"

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        if not table.is_in_play(it):
            table.discard(it)
