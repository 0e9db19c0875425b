"""Who rolls dice in games in which only texts do."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.acts.rerolling import OF_TEXTS, OwnDice
from rulebound.cardtext.phrases.dice.rolling import RollsVerb
from rulebound.kernel.table.cardtable import ROLLS


class RollsADie(RollsVerb):
    """The dice that texts roll."""

    forms: ClassVar[dict[str, str]] = {"rolls": "roll"}
    kinds: ClassVar[tuple[str, ...]] = (ROLLS,)


class DiceOfTexts(OwnDice):
    forms: ClassVar[tuple[str, ...]] = ("one of your dice",)
    keys: ClassVar[dict[str, tuple[str, ...]]] = {"one of your dice": (OF_TEXTS,)}
