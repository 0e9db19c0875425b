"""The cards of Varia: actions, assets, tokens and stacks, with their printed values."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.card import ValueCard

PHYSICAL: Final = "Physical"
MAGICAL: Final = "Magical"
ATTACK: Final = "Attack"
BLOCK: Final = "Block"
NONE: Final = "None"
TYPES: Final = (  # [action.supertypes]
    NONE, "Physical", "Magical", "Physical Magical",
    "Physical Attack", "Magical Attack", "Physical Magical Attack",
    "Physical Block", "Magical Block", "Physical Magical Block",
)  # fmt: skip
FORMS: Final = ("Weapon", "Armor", "Charm")  # of assets
ACTING: Final = FORMS[:2]  # those that may have an action [asset.action]
SUBTYPES: Final = (
    NONE, "Strength", "Dexterity", "Fire", "Frost", "Storm", "Holy", "Shadow", "Draconic", "Vampiric", "Arcane", "Song",
    "Stone", "Thorn",
)  # fmt: skip
ATTRIBUTES: Final = (
    NONE, "Aggression", "Tenacity", "Faith", "Spirit", "Intellect", "Charisma", "Subtlety",
)  # fmt: skip

# Keywords that the rules ask for.
FAST: Final = "Fast"
REACH: Final = "Reach"
RANGED: Final = "Ranged"
IMPROVED: Final = "Improved"
IMPAIRED: Final = "Impaired"
SPELLFUSE: Final = "Spellfuse"
SKILLFUSE: Final = "Skillfuse"
HOLY_SYMBOL: Final = "Holy Symbol"
BLESSED: Final = "Blessed"
DRAGONRAGE: Final = "Dragonrage"
FIXED: Final = "Fixed"


class VariaCard(ValueCard):
    """types: its supertypes; form: of an asset; subtypes; attribute: the attribute of its `level`.

    keywords: those without a value. amplify: what may be paid in addition; 0 if it cannot be amplified. dice: how many
    dice count for its Power, and how many for its Focus; 0 if it has none. infinite: whether a Focus die with its
    maximum makes its Power infinite. acts: of an asset, whether it has an action. depletes: of a stack, whether it
    loses one at the end of each moment. enemy: the subtype that its player's build cannot have.
    """

    def __init__(
        self, name: str, kind: str, text: str, printed: list[str], numbers: dict[str, int], copies: int
    ) -> None:
        super().__init__(name, kind, text, printed, numbers, copies)
        self.types: list[str] = []
        self.form = ""
        self.subtypes: list[str] = []
        self.traits: frozenset[str] = frozenset()  # all its supertypes and subtypes
        self.attribute = ""
        self.keywords: list[str] = []
        self.improving = 0  # by Improved and Impaired among its keywords
        self.armor: dict[str, int] = {}  # by the supertype of what it holds off
        self.amplify = 0
        self.dice = 0
        self.infinite = False
        self.depletes = False
        self.acts = False
        self.enemy = ""

    def words(self) -> dict[str, str]:
        found = {"types": " ".join(self.types) or NONE, "subtypes": " ".join(self.subtypes) or NONE}
        if self.form:
            return {**found, "form": self.form}
        return {**found, "attribute": self.attribute or NONE}

    def is_action(self) -> bool:
        """Whether it can be planned: an action, whatever its supertypes, or an asset with an action box.

        [action.supertypes] [asset.action]
        """
        return len(self.types) > 0 or self.kind == "action"
