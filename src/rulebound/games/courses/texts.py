"""The language of the course game's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame import token_words
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import Phrase, parts_of, walk
from rulebound.cardtext.phrases.cards import any_kind, control, control_as_long, having_keywords, keyword_tokens
from rulebound.cardtext.phrases.dice import rolling_dice
from rulebound.cardtext.phrases.opponents import forbidding
from rulebound.cardtext.phrases.paying import bans, costs, only_if, taxes, tolls
from rulebound.cardtext.phrases.replacing import instead_for_players
from rulebound.cardtext.phrases.secrets import exchanging, passing, passing_in_play
from rulebound.cardtext.phrases.structure import roles
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.cardtext.phrases.times import not_played, using, whose_turn
from rulebound.cardtext.phrases.values import doubling, durations, granted, withstanding
from rulebound.cardtext.phrases.values import keywords as shared_keywords
from rulebound.cardtext.phrases.values.keywords import Meanings
from rulebound.cardtext.phrases.zones import (
    discarded,
    drawn_discarded,
    into_decks,
    own_decks,
    piles,
    recycling,
    turned_up,
)
from rulebound.games.courses.applicability import APPLICABILITY
from rulebound.games.courses.card import COURSE, ITEM, Host
from rulebound.games.courses.choices import CHOOSING
from rulebound.games.courses.events import BEGINS, DEFEATED, ENDS, EXITS
from rulebound.games.courses.phrases import (
    attacking,
    clearing,
    empty_decks,
    entering_there,
    events,
    events_at_courses,
    fighting,
    hands,
    keywords,
    moves,
    must,
    pairs,
    phases,
    played,
    roles_said,
    standing,
    tallies,
    tokens,
)
from rulebound.games.courses.phrases import conditions as own_conditions
from rulebound.games.courses.phrases import instructions as own_instructions
from rulebound.games.courses.phrases import nouns as own_nouns
from rulebound.games.courses.said import SAID
from rulebound.kernel.table.ability import Ability

OWN: Final = (
    own_nouns, own_conditions, events, events_at_courses, own_instructions, moves, must, pairs, phases, played,
    fighting, attacking, clearing, roles_said, tallies, hands, entering_there, empty_decks, standing, keywords,
    tokens, token_words,
)  # fmt: skip
MORE: Final = (
    shared_keywords, keyword_tokens, having_keywords, granted, durations,
    costs, discarded, own_decks, piles, recycling, roles, any_kind,
    bans, control, control_as_long, tolls, using, doubling, exchanging, forbidding, instead_for_players, rolling_dice,
    taxes, passing, passing_in_play, turned_up, into_decks, whose_turn, withstanding, only_if, drawn_discarded,
    not_played,
)  # fmt: skip


def attaches(tree: Text) -> bool:
    """Whether an item stays on a partner."""
    return any([isinstance(phrase, own_instructions.Attach) for phrase in walk(tree)])


def refuse_courses(phrase: into_decks.ShuffleIn, sense: Sense) -> None:
    """Courses go into no draw deck. [R54]"""
    speaks_of_it = isinstance(phrase.what, This) and sense.kind == COURSE
    if speaks_of_it or any([noun.kind.word == COURSE for noun in own_instructions.nouns_of(phrase)]):
        sense.wrong(phrase, "a course stays in its world map: it goes into no deck")


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """What a keyword reminds of must be what it means, and courses stay in their world maps."""
    MEANINGS.check(tree, sense)
    for phrase in walk(tree):
        if isinstance(phrase, control.TakesHold):
            for noun in own_instructions.nouns_of(phrase):
                if noun.kind.word == COURSE:
                    sense.wrong(noun, "a course stays in its world map: no other player can have it")
        elif isinstance(phrase, into_decks.ShuffleIn):
            refuse_courses(phrase, sense)


TEXTS: Final = CardLanguage(
    CHOOSING.words("R39", BEGINS, ENDS), *MORE, *OWN, plays=[ITEM], also=SAID, applicability=APPLICABILITY, check=check,
    stays=attaches, departures=[DEFEATED, EXITS],
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
MEANINGS: Final[Meanings] = Meanings(LANGUAGE)
read: Final = TEXTS.read


def hosts(tree: Text) -> list[Host]:
    """What an item attaches itself to, in a list; empty for others. [R46]

    What it does before may tap, move or strengthen partners: then only whose partner it must be is looked at.
    """
    named: list[Phrase] = []
    does_more = False
    for phrase in walk(tree):
        if isinstance(phrase, own_instructions.Attach):
            named += [one for part in parts_of(phrase) for one in named_in(part)]
            return [own_instructions.host(named[-1], TEXTS.sense_of(tree, ITEM), whole=not does_more)] if named else []
        named += named_in(phrase)  # `it` may stand for it
        does_more = does_more or isinstance(phrase, Clause)
    return []


def named_in(phrase: Phrase) -> list[Phrase]:
    """The phrase, in a list, if it names cards by their kind, such as `a partner`."""
    return [phrase] if isinstance(phrase, Object) and own_instructions.nouns_of(phrase) else []
