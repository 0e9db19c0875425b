"""The keywords of the last page: what the rules ask for, and what a card has in a word."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, filled_in
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.filters import Holds
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.values.keywords import Keyword, NamedKeyword, key_of
from rulebound.games.varia.ability_keys import FAST_BY_CARD, REACH_BY_CARD
from rulebound.games.varia.card import (
    BLESSED,
    DRAGONRAGE,
    FAST,
    FIXED,
    HOLY_SYMBOL,
    IMPAIRED,
    IMPROVED,
    NONE,
    RANGED,
    REACH,
    SKILLFUSE,
    SPELLFUSE,
    SUBTYPES,
)
from rulebound.games.varia.state import Table
from rulebound.kernel.table.ability import Ability

MEANS: Final = {
    FAST: "You may plan this in the fast steps, as a Combo or a Replacement.",
    REACH: "If you began this moment engaged, this does not miss because of the distance.",
    RANGED: "This does not miss because of the distance.",
    IMPROVED: "Each roll for this is made once more, and the higher result counts.",
    IMPAIRED: "Each roll for this is made once more, and the lower result counts.",
    SPELLFUSE: "You may combine this with another Magical action of your hand before you plan it.",
    SKILLFUSE: "You may combine this with another Physical action of your hand before you plan it.",
    BLESSED: "Before you pay for this, a copy of your holy symbol's action is combined with it.",
    DRAGONRAGE: "When you plan this, you may create an Inner Dragon with it, and a Vulnerable in the next moment.",
    HOLY_SYMBOL: "Your build cannot have another holy symbol.",
    FIXED: "Nothing can be combined with this or replace it.",
}

LENT: Final = {  # what cards can give to others, as values
    FAST: FAST_BY_CARD, REACH: REACH_BY_CARD, RANGED: "ranged", IMPROVED: "improved", IMPAIRED: "impaired",
}  # fmt: skip


class RuleKeyword(Word, NamedKeyword):
    """A keyword that the rules ask for by its word."""

    forms: ClassVar[tuple[str, ...]] = tuple(MEANS)

    def explained_by(self) -> str:
        return key_of(self)

    def reminder(self) -> str:
        return MEANS[self.word]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return []  # the rules look at the card

    def is_had(self, sense: Sense) -> Holds:
        word, key = self.word, LENT.get(self.word, "")

        def is_had(table: Table, source: int, it: int) -> bool:
            return table.has_keyword([it], word) or (key != "" and table.added(key, [it]) > 0)

        return is_had


class RuleValue(Phrase, Keyword):
    """A keyword with a value that the rules ask for."""

    means: ClassVar[str] = ""

    def explained_by(self) -> str:
        return key_of(self)

    def reminder(self) -> str:
        return filled_in(type(self).means, self)

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return []


class Amplify(RuleValue):
    text: ClassVar[str] = "Amplify {amount}"
    means: ClassVar[str] = "When you pay for this, you may pay {amount} Action Point/Points more to amplify it."
    amount: Amount


class PhysicalArmor(RuleValue):
    text: ClassVar[str] = "Physical Armor {amount}"
    means: ClassVar[str] = "{amount} damage of unopposed Physical attacks is prevented."
    amount: Amount


class MagicalArmor(RuleValue):
    text: ClassVar[str] = "Magical Armor {amount}"
    means: ClassVar[str] = "{amount} damage of unopposed Magical attacks is prevented."
    amount: Amount


class Subtype(Word):
    label: ClassVar[str] = "a subtype"
    forms: ClassVar[tuple[str, ...]] = tuple(word for word in SUBTYPES if word != NONE)


class DivineEnemy(RuleValue):
    text: ClassVar[str] = "Divine Enemy {subtype}"
    means: ClassVar[str] = "Your build cannot have {subtype} actions."
    subtype: Subtype
