"""Which conditions make sense for which cards of Proelium, so that no text says what can never happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.cardtext.grammar.phrase import values_of, walk
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.whole.applicability import Applicability, Fits
from rulebound.games.proelium.card import CHARACTER, ITEM
from rulebound.games.proelium.parts import ACTION, ATTACK, ENHANCEMENT
from rulebound.games.proelium.phrases.lines import Enhances, ExtraResearch
from rulebound.games.proelium.phrases.money import Cash
from rulebound.games.proelium.phrases.nouns import EnhancedCard
from rulebound.kernel.table.ability import Ability
from rulebound.language import N_

OF_CHARACTERS: Final = Fits("this can be so of characters only", CHARACTER)

OF_ENTITIES: Final = Fits("this can be so of characters and items only", CHARACTER, ITEM)

FITS: Final = {
    "Change: A": OF_CHARACTERS,
    "Change: D": OF_CHARACTERS,
    "attack": OF_CHARACTERS,
    "block": OF_CHARACTERS,
    "be blocked": OF_CHARACTERS,
    "attacking": OF_CHARACTERS,
    "blocking": OF_CHARACTERS,
    "damaged": OF_CHARACTERS,
    "enhanced": OF_ENTITIES,
    "loaded": OF_ENTITIES,
    "unloaded": OF_ENTITIES,
    "weary": OF_CHARACTERS,
    "of: WoundIt": OF_CHARACTERS,
    "of: RepairIt": OF_CHARACTERS,
    "of: AttacksAlone": OF_CHARACTERS,
    "of: BlocksAny": OF_CHARACTERS,
    "of: BlocksOnly": OF_CHARACTERS,
    "of: BlocksSeveral": OF_CHARACTERS,
    "of: CannotBeBlockedBy": OF_CHARACTERS,
    "of: CannotBeBlockedExceptBy": OF_CHARACTERS,
    "of: CannotBlockThese": OF_CHARACTERS,
    "ItHappens: attacks": OF_CHARACTERS,
    "ItHappens: blocks": OF_CHARACTERS,
}


class OfProelium(Applicability):
    """What can be said of "the enhanced entity" depends on what the card enhances."""

    def check(self, tree: Text, sense: Sense) -> None:
        enhanced = {line.noun.kind.word for line in tree.lines if isinstance(line, Enhances)}
        if enhanced == {ITEM} and self is not ON_ITEMS:
            ON_ITEMS.check(tree, sense)
        else:
            super().check(tree, sense)


def of_proelium(stands_for: Mapping[str, str]) -> OfProelium:
    """The same but for what phrases stand for."""
    kinds = {kind: (kind,) for kind in (CHARACTER, ITEM, ENHANCEMENT, ACTION, ATTACK)}
    first = (Enhances.__name__, N_("say first what this enhances: 'Enhances a character.'"))
    return OfProelium(kinds | {"entity": (CHARACTER, ITEM)}, FITS, stands_for, must_say={ENHANCEMENT: first})


APPLICABILITY: Final = of_proelium({})
ON_ITEMS: Final = of_proelium({EnhancedCard.__name__: ITEM})


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """A card is researched for one effect: a second one would never come about. [research.roll]"""
    refuse_numbers_of_money(tree, sense)
    research = [line for line in tree.lines if isinstance(line, ExtraResearch)]
    for line in research[1:]:
        sense.wrong(line, "a card has Extra Research once: write both effects in one line")


def refuse_numbers_of_money(tree: Text, sense: Sense) -> None:
    """`Gain 3 money` could be 3k, 30k or 3 tokens."""
    for phrase in walk(tree):
        values = values_of(phrase)
        if any([isinstance(one, Cash) for one in values]):
            for one in values:
                if isinstance(one, Amount):
                    sense.wrong(one, "write amounts of money as in '20k'")
