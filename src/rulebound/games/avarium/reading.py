"""Reading the cards of Avarium Academy: students, schemes and idols."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.whole.card_files import CardFiles
from rulebound.games.avarium import texts
from rulebound.games.avarium.ability import Declared
from rulebound.games.avarium.card import SCHEMAS, AvariumCard
from rulebound.kernel.files.datafile import Entry, check_card
from rulebound.kernel.table.ability import Ability


def card_of(entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> AvariumCard:
    """The card of an entry without mistakes."""
    values = entry.values
    text = values.get("text", "").strip()
    card = AvariumCard(values["name"], values["kind"], text, list(values.get("printed", [])))
    for key in ("cost", "combat", "defense", "merit", "reputation"):
        setattr(card, key, values.get(key, 0))
    for key in ("club", "gender", "faction"):
        setattr(card, key, values.get(key, ""))
    card.kin = frozenset([card.club, card.gender, card.faction])
    card.copies = values.get("copies", 1)
    card.basic = values.get("rank") == "basic"
    card.abilities = abilities
    card.declared = next((ability for ability in abilities if isinstance(ability, Declared)), None)
    card.tree = tree
    card.surprise = tree is not None and texts.is_surprise(tree)
    return card


CARD_FILES = CardFiles(
    lambda entry: check_card(entry, SCHEMAS),
    SCHEMAS,
    texts.read,
    card_of,
    Advisor(texts.LANGUAGE, Path(__file__).parent),
)
