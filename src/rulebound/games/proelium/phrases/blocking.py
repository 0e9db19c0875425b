"""Who blocks whom: events of two characters, each of which can be named: `the attacker`, `that character`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.roles import EventCard
from rulebound.cardtext.phrases.structure.subjects import Subject, This
from rulebound.games.proelium.events import BLOCKS
from rulebound.games.proelium.phrases.nouns import EnhancedCard
from rulebound.games.proelium.state import Table

KNOWN: Final = (This, EnhancedCard)  # these have names already
IN_A_BLOCK: Final = {
    "the attacker": OTHER, "the attacking character": OTHER, "the blocked character": OTHER,
    "the blocker": IT, "the blocking character": IT,
}  # fmt: skip
ATTACKING: Final = dict.fromkeys(("the attacker", "the attacking character", "the blocked character"), IT)


def named_in_a_block(who: Subject, whom: Subject | None) -> dict[str, str]:
    """What the two are called; `that character` is the one that has no other name."""
    if isinstance(who, KNOWN):
        return {"that character": OTHER, **IN_A_BLOCK}
    return {"that character": IT, **IN_A_BLOCK} if whom is None or isinstance(whom, KNOWN) else IN_A_BLOCK


class OneBlocks(Event):
    """`When this blocks a character, destroy that character.`, once who blocks whom is known. [attack.block]"""

    text: ClassVar[str] = "{who:Subject} blocks/block {whom:Subject}"
    who: Subject
    whom: Subject

    def parts(self) -> dict[str, str]:
        return named_in_a_block(self.who, self.whom)

    def it_is(self) -> str:
        """The one of the two that has no other name."""
        if isinstance(self.who, KNOWN):
            return OTHER
        return IT if isinstance(self.whom, KNOWN) else ""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, others = self.who.filter(sense), self.whom.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and others.holds(table, source, other)

        return BLOCKS, when


class BlockedBy(Event):
    """`When this is blocked by a character, deal 1 damage to that character.`, for each blocker. [attack.block]"""

    text: ClassVar[str] = "{whom:Subject} is/are blocked by {who:Subject}"
    whom: Subject
    who: Subject

    def blocks(self) -> OneBlocks:
        """The same, said of who blocks."""
        event = OneBlocks()
        event.who, event.whom = self.who, self.whom
        return event

    def parts(self) -> dict[str, str]:
        return self.blocks().parts()

    def it_is(self) -> str:
        return self.blocks().it_is()

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return self.blocks().trigger(sense)


class CombatRole(Word):
    forms: ClassVar[tuple[str, ...]] = tuple(name.removeprefix("the ") for name in IN_A_BLOCK)
    label: ClassVar[str] = "who is in a block"


class InABlock(EventCard):
    """`When this blocks, destroy the attacker.`"""

    text: ClassVar[str] = "the {role:CombatRole}"
    role: CombatRole


class ThatCharacter(EventCard):
    """`When this blocks, deal 1 damage to that character.`"""

    text: ClassVar[str] = "that character"
