"""Reading the cards of the course game: the values that cards of each kind print."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.whole.card_files import CardFiles
from rulebound.games.courses import texts
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER, CourseCard
from rulebound.kernel.files.datafile import Entry, Number, Schema, check_card
from rulebound.kernel.table.ability import Ability

SCHEMAS = {
    COURSE: Schema({"stars": Number(0, 5)}),
    PARTNER: Schema({"cost": Number(0, 20), "points": Number(0, 20), "power": Number(0, 20)}),
    SUPPORTER: Schema({"cost": Number(0, 20)}, {"stars": Number(0, 5)}),
    ITEM: Schema({"cost": Number(0, 20)}),
}


def card_of(entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> CourseCard:
    """The card of an entry without mistakes."""
    values = entry.values
    numbers = [values.get(key, 0) for key in ("stars", "cost", "points", "power")]
    text = values.get("text", "").strip()
    card = CourseCard(values["name"], values["kind"], text, list(values.get("printed", [])), *numbers)
    card.abilities = abilities
    card.tree = tree
    card.recalls = tree is not None and any([recalls(phrase) for phrase in walk(tree)])
    card.hosts = texts.hosts(tree) if tree is not None else []
    return card


def recalls(phrase: Phrase) -> bool:
    """Whether it speaks of where a card was, or what it was worth, that may have left play."""
    if getattr(type(phrase), "of_before", False) or getattr(type(phrase), "asks_worth", False):
        return True
    than = getattr(phrase, "than", None)
    return isinstance(than, Word) and than.word == "it"


CARD_FILES = CardFiles(
    lambda entry: check_card(entry, SCHEMAS),
    SCHEMAS,
    texts.read,
    card_of,
    Advisor(texts.LANGUAGE, Path(__file__).parent),
)
