"""The language of the course game's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.grammar.errors import Problem, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import Phrase, parts_of, walk
from rulebound.cardtext.phrases import (
    changes,
    choosing,
    conditions,
    costs,
    deeds,
    lasting,
    lending,
    lines,
    looking,
    nouns,
    piles,
    players,
    roles,
    sentences,
    things,
)
from rulebound.cardtext.phrases import keywords as shared_keywords
from rulebound.cardtext.phrases.keywords import Meanings
from rulebound.cardtext.phrases.lines import Text
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.cardtext.phrases.things import Thing
from rulebound.games.courses.card import ITEM, Host
from rulebound.games.courses.choices import CHOOSING
from rulebound.games.courses.mattering import MATTERS
from rulebound.games.courses.phrases import conditions as own_conditions
from rulebound.games.courses.phrases import deeds as own_deeds
from rulebound.games.courses.phrases import events, hands, keywords, moves, standing
from rulebound.games.courses.phrases import nouns as own_nouns
from rulebound.kernel.table.ability import Ability

OWN: Final = (own_nouns, own_conditions, events, own_deeds, moves, hands, standing, keywords)
SENTENCES: Final = (nouns, things, choosing, players, lines, sentences, deeds, changes, conditions)
SHARED: Final = (*SENTENCES, shared_keywords, lending, lasting, costs, looking, piles, roles)
LANGUAGE: Final[Language[Text]] = Language(Text, *SHARED, *OWN)
MEANINGS: Final = Meanings(LANGUAGE)
WORDS: Final = CHOOSING.words("R39")


def read(text: str, kind: str) -> tuple[list[Ability[Any]], Text]:
    """The abilities that a text means on a card of this kind, and its tree. Raises TextError with all that is wrong."""
    reading = LANGUAGE.read(text)
    sense = sense_of(reading.tree, kind)
    found = reading.tree.abilities(sense)
    MEANINGS.check(reading.tree, sense)
    MATTERS.check(reading.tree, sense)
    if sense.problems:
        problems = [Problem(text, reading.span(phrase)[0], sentence) for phrase, sentence in sense.problems]
        raise TextError(text, problems)
    return found, reading.tree


def sense_of(tree: Text, kind: str) -> Sense:
    """What is known at the beginning of such a text."""
    return Sense(WORDS, kind, plays=kind == ITEM, stays=attaches(tree), parse=LANGUAGE.parse)


def attaches(tree: Text) -> bool:
    """Whether an item stays on a partner."""
    return any([isinstance(phrase, own_deeds.Attach) for phrase in walk(tree)])


def hosts(tree: Text) -> list[Host]:
    """What an item attaches itself to, in a list; empty for others. [R46]

    What it does before may tap, move or strengthen partners: then only whose partner it must be is looked at.
    """
    named: list[Phrase] = []
    does_more = False
    for phrase in walk(tree):
        if isinstance(phrase, own_deeds.Attach):
            named += [thing for part in parts_of(phrase) for thing in named_in(part)]
            return [own_deeds.host(named[-1], sense_of(tree, ITEM), whole=not does_more)] if named else []
        named += named_in(phrase)  # `it` may stand for it
        does_more = does_more or isinstance(phrase, Clause)
    return []


def named_in(phrase: Phrase) -> list[Phrase]:
    """The phrase, in a list, if it names cards by their kind, such as `a partner`."""
    return [phrase] if isinstance(phrase, Thing) and own_deeds.nouns_of(phrase) else []
