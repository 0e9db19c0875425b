"""Reading the cards of Varia: the printed values of actions, assets, tokens and stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.subjects import This
from rulebound.cardtext.phrases.values.keywords import Keywords
from rulebound.games.varia.card import (
    ACTING,
    ATTRIBUTES,
    FORMS,
    IMPAIRED,
    IMPROVED,
    MAGICAL,
    NONE,
    PHYSICAL,
    SUBTYPES,
    TYPES,
    VariaCard,
)
from rulebound.games.varia.parts import ACTION, ASSET, STACK, TOKEN
from rulebound.games.varia.phrases import keywords, lines
from rulebound.games.varia.phrases.waiting import Performs
from rulebound.kernel.files.datafile import Entry
from rulebound.kernel.table.card import Card
from rulebound.language import _

KNOWN: Final = [word for word in SUBTYPES if word != NONE]
PAIRS: Final = tuple(f"{one} {other}" for one in KNOWN for other in KNOWN if one != other)
WORDS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    ACTION: {"types": TYPES, "subtypes": (*SUBTYPES, *PAIRS), "attribute": ATTRIBUTES},
    TOKEN: {"types": TYPES, "subtypes": (*SUBTYPES, *PAIRS), "attribute": ATTRIBUTES},
    ASSET: {"form": FORMS, "types": TYPES, "subtypes": (*SUBTYPES, *PAIRS)},
}


def finish(card: VariaCard, entry: Entry, tree: Text | None) -> None:
    """Adds what a card of Varia has apart from numbers and abilities."""
    values = entry.values
    card.types = listed(values.get("types", NONE))
    card.subtypes = listed(values.get("subtypes", NONE))
    card.traits = frozenset([*card.types, *card.subtypes])
    card.acts = card.kind == ASSET and len(card.types) > 0
    card.form = values.get("form", "")
    card.attribute = values.get("attribute", "")
    card.dice = card.numbers.pop("dice", 0) if "power" in values or "focus" in values else 0
    card.numbers.pop("dice", 0)
    for line in tree.lines if tree is not None else ():
        for phrase in line.keywords if isinstance(line, Keywords) else (line,):  # others are said of other cards
            note(card, phrase)


def listed(words: str) -> list[str]:
    return [] if words == NONE else words.split()


def note(card: VariaCard, phrase: object) -> None:
    """Notes what a phrase of the text tells the rules about the card."""
    if isinstance(phrase, keywords.RuleKeyword):
        card.keywords.append(phrase.word)
        card.improving += IMPROVING.get(phrase.word, 0)
    elif isinstance(phrase, keywords.Amplify):
        card.amplify = int(phrase.amount.value)
    elif isinstance(phrase, keywords.PhysicalArmor):
        card.armor[PHYSICAL] = int(phrase.amount.value)
    elif isinstance(phrase, keywords.MagicalArmor):
        card.armor[MAGICAL] = int(phrase.amount.value)
    elif isinstance(phrase, keywords.DivineEnemy):
        card.enemy = phrase.subtype.word
    elif isinstance(phrase, lines.InfiniteOnMaximum):
        card.infinite = True
    elif isinstance(phrase, lines.Depleting):
        card.depletes = True


IMPROVING: Final[dict[str, int]] = {IMPROVED: 1, IMPAIRED: -1}


def faults_of_forms(cards: Sequence[Card]) -> list[str]:
    """The assets that have an action and may not have one. [asset.action]"""
    return [
        _(
            "{name} is a {form}, and only a Weapon or an Armor has an action: write one of these as its 'form', "
            "or 'None' as its 'types'",
            name=card.name,
            form=card.form,
        )
        for card in cards
        if isinstance(card, VariaCard) and card.acts and card.form not in ACTING
    ]


def faults_of_performing(cards: Sequence[Card]) -> list[str]:
    """The cards that wait until they are performed themselves, and have no action. [asset.action]"""
    return [
        _("{name} has no action, so it is never performed: write what else it waits for", name=card.name)
        for card in cards
        if isinstance(card, VariaCard) and card.kind in (ASSET, STACK) and not card.types and waits_for_itself(card)
    ]


def waits_for_itself(card: VariaCard) -> bool:
    """Whether its text says `when you perform this`."""
    phrases = walk(card.tree) if isinstance(card.tree, Phrase) else ()
    return any([isinstance(phrase, Performs) and isinstance(phrase.what, This) for phrase in phrases])
