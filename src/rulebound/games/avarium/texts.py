"""The language of Avarium's cards, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.cards import setting_aside
from rulebound.cardtext.phrases.dice import rolling_dice
from rulebound.cardtext.phrases.replacing import damage, instead_for_players
from rulebound.cardtext.phrases.secrets import exchanging, passing
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Sense, Vocabulary
from rulebound.cardtext.phrases.times import whose_turn
from rulebound.cardtext.phrases.values import doubling
from rulebound.cardtext.phrases.values.doubling import DoubleIts, DoubleValue
from rulebound.games.avarium.ability import Declared, Uncancelled
from rulebound.games.avarium.applicability import APPLICABILITY
from rulebound.games.avarium.card import SCHEME
from rulebound.games.avarium.choices import CHOICES, LEAVE, NO, PICK, SEAT, YES
from rulebound.games.avarium.events import EXPELLED, TURN_ENDS, TURN_STARTS
from rulebound.games.avarium.other_words import ALSO, LOOSELY, OWNERS
from rulebound.games.avarium.phrases import (
    abilities_used,
    belonging,
    borrowed,
    brawling,
    by_players,
    cancelling,
    cards,
    compelling,
    conditions,
    costs,
    costs_in_hand,
    culprits,
    damage_done,
    damaged,
    damaging,
    did_this_turn,
    dividing,
    events,
    events_of_players,
    expelling,
    fights,
    fights_end,
    fights_won,
    first_of_each,
    forbidding,
    granting,
    instructions,
    joining_with,
    kinds,
    leaving,
    limiting,
    lines,
    modes,
    occasions,
    outcomes,
    parties_stand,
    placing,
    players,
    prices,
    ready_and_gone,
    redirecting,
    schemes,
    schemes_again,
    school,
    sizes,
    standing,
    start_phase,
    staying,
    striking,
    subjects,
    swapping,
    that_many,
    tokens,
    turned_up,
    whose_this_way,
)
from rulebound.kernel.table.ability import Ability

OWN: Final = (
    borrowed, kinds, cards, subjects, players, instructions, damaging, leaving, schemes, schemes_again,
    redirecting, school, swapping, fights, costs, conditions, by_players, events, events_of_players,
    compelling, brawling, culprits, damaged, outcomes, forbidding, limiting, cancelling, prices, standing,
    staying, lines, occasions, granting,
    damage, doubling, exchanging, instead_for_players, passing, rolling_dice, setting_aside, tokens, modes, placing,
    sizes, belonging, dividing,
    fights_end, first_of_each, joining_with, whose_this_way, costs_in_hand, did_this_turn, ready_and_gone, expelling,
    abilities_used, parties_stand, striking, damage_done, that_many, whose_turn, start_phase, turned_up, fights_won,
)  # fmt: skip


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """A card declares one ability."""
    if found and all([isinstance(ability, Uncancelled) for ability in found]):
        sense.wrong(tree.lines[-1], "this scheme does nothing: write what happens when it is played")
    for phrase in walk(tree):
        if isinstance(phrase, DoubleValue | DoubleIts):
            for stat in (phrase.stat, phrase.second):
                if stat is not None and stat.word.endswith("cost"):
                    sense.wrong(phrase, "only Combat and Defense are doubled")
    if len([ability for ability in found if isinstance(ability, Declared)]) > 1:
        if sense.kind == SCHEME:
            sense.wrong(tree.lines[-1], "a scheme has one line")
        else:
            sense.wrong(tree.lines[-1], "a card has one ability to activate")


TEXTS: Final = CardLanguage(
    Vocabulary("card.say", PICK, CHOICES, YES, NO, LEAVE, SEAT, (TURN_STARTS, TURN_ENDS)), *OWN, plays=[SCHEME],
    shared=[], also=ALSO, owners=OWNERS, loosely=LOOSELY, applicability=APPLICABILITY, check=check,
    departures=[EXPELLED],
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read


def is_surprise(tree: Text) -> bool:
    """Whether a scheme can be played at any time."""
    return any([isinstance(phrase, lines.Surprise) for phrase in walk(tree)])
