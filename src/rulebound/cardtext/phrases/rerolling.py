"""Dice that their player may roll again once they are seen: `once each turn, you may reroll one of your dice`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.lines import Line
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.abilities import NO_ABILITIES
from rulebound.kernel.table.ability import Ability, Adds, Standing
from rulebound.kernel.table.cardtable import CardTable

REROLLS: Final = "may be rerolled: "  # with this begins the key of each sort of dice
OF_TEXTS: Final = REROLLS + "dice of texts"


class OwnDice(Word):
    """keys: for each word the sorts of dice that it means."""

    label: ClassVar[str] = "which of one's dice"
    keys: ClassVar[dict[str, tuple[str, ...]]] = {}


class MayReroll(Line):
    """Its player is asked once such a die is seen; what it shows then counts."""

    text: ClassVar[str] = "once each turn, you may reroll {which:OwnDice}."
    which: OwnDice

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play can wait for this: it does nothing more once it is gone")
        return [Adds(str(self), key, is_its_players) for key in type(self.which).keys[self.which.word]]


def is_its_players(table: Any, source: int, it: int) -> int:
    return 1 if it == of_seat(table.controller(source)) else 0


def rerolling(table: CardTable, seat: int, key: str) -> list[Standing]:
    """The cards by which a player may reroll such a die now."""
    return [
        one for one in table.standing.get(key, NO_ABILITIES)
        if table.controller(one.source) == seat and not table.has_used(one.source, one.ability.text)
    ]  # fmt: skip
