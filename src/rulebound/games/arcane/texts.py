"""The language of the assignments, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame import token_words
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.cards import any_kind, control_as_long
from rulebound.cardtext.phrases.cards.any_kind import AnyCardWanted
from rulebound.cardtext.phrases.dice import rolling_dice
from rulebound.cardtext.phrases.opponents import forbidding
from rulebound.cardtext.phrases.paying import bans, costs, only_if, taxes, tolls
from rulebound.cardtext.phrases.paying.only_if import PlayOnlyIf
from rulebound.cardtext.phrases.paying.prices import ItsPrice, ItsPriceIf, PlainPrice, Price
from rulebound.cardtext.phrases.paying.prices_for_a_while import (
    CostsSoMuch,
    NextCosts,
    NextCostsNothing,
    UntilThenCosts,
)
from rulebound.cardtext.phrases.paying.tolls import AddsCost
from rulebound.cardtext.phrases.replacing import in_place
from rulebound.cardtext.phrases.secrets import exchanging, passing, passing_in_play
from rulebound.cardtext.phrases.structure.lines import Played, Text, Used
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.times import not_played, spending
from rulebound.cardtext.phrases.values import withstanding
from rulebound.cardtext.phrases.zones import discarded, drafting, drawn_discarded, piles, recycling, shared_decks
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.arcane.applicability import APPLICABILITY
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.choices import CHOOSING
from rulebound.games.arcane.events import BEGINS, IS_DISCARDED, TURN_ENDS
from rulebound.games.arcane.other_words import ALSO, LOOSELY
from rulebound.games.arcane.phrases import (
    assignments,
    bag,
    barring,
    beside_it,
    completing,
    costing,
    counting,
    done_to_tiles,
    events,
    exhausting,
    giving,
    having_tokens,
    in_order,
    linking,
    named_lines,
    other_slates,
    over_the_dial,
    prestige_tokens,
    putting_back,
    recalling,
    remembered_tiles,
    resting,
    rows,
    several_tiles,
    standing,
    swapping,
    symbols,
    tiles,
    tokens,
)
from rulebound.games.arcane.phrases import instructions as own_instructions
from rulebound.games.arcane.phrases import nouns as own_nouns
from rulebound.kernel.table.ability import Ability

OWN: Final = (
    own_nouns,
    events,
    counting,
    own_instructions,
    tiles,
    swapping,
    in_order,
    remembered_tiles,
    completing,
    assignments,
    bag,
    barring,
    beside_it,
    standing,
    costing,
    done_to_tiles,
    exhausting,
    giving,
    having_tokens,
    linking,
    named_lines,
    other_slates,
    over_the_dial,
    prestige_tokens,
    putting_back,
    recalling,
    resting,
    rows,
    several_tiles,
    symbols,
    tokens,
    token_words,
)
# Lines of a spell: what it does, and what it costs. That others are for items is said by themselves.
BEFORE_IT_IS_CAST: Final = (Played, ItsPrice, ItsPriceIf, AddsCost, PlayOnlyIf, standing.Use, standing.EndOfGame)


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """Items are used by tiles, once; spells take effect once."""
    for line in tree.lines:
        if isinstance(line, Used):
            sense.wrong(line, "an item is used by a Use Item action: write `USE:` before what it does")
        elif sense.kind == SPELL and not isinstance(line, BEFORE_IT_IS_CAST):
            sense.wrong(line, "a spell takes effect once: nothing of it goes on")
    for line in [line for line in tree.lines if isinstance(line, standing.Use)][1:]:  # [R10]
        sense.wrong(line, "an item has one USE ability: say all that it does there, or let its player choose one")
    for phrase in walk(tree):
        if isinstance(phrase, UntilThenCosts | CostsSoMuch):
            check_price(phrase, phrase.whose.wanted, phrase.price, sense)
        elif isinstance(phrase, NextCosts) and not isinstance(phrase, NextCostsNothing):
            check_price(phrase, phrase.wanted, phrase.price, sense)
        elif isinstance(phrase, passing_in_play.PassInPlay | passing_in_play.GiveAway):
            check_passed(phrase, sense)
        elif isinstance(phrase, spending.SpendsTo) and not isinstance(phrase.wanted, AnyCardWanted):
            check_currency(phrase, phrase.wanted, phrase.other.word, sense)


def check_passed(phrase: Phrase, sense: Sense) -> None:
    """Tiles stay on their slates, and spells with their players."""
    for noun in [part for part in walk(phrase) if isinstance(part, Noun)]:
        if noun.kind.word != ITEM:
            sense.wrong(noun, "only items come to another player")


def check_price(phrase: Phrase, wanted: Wanted, price: Price, sense: Sense) -> None:
    """What is paid for with something else costs no less of this."""
    if not isinstance(wanted, AnyCardWanted) and isinstance(price, PlainPrice):
        check_currency(phrase, wanted, price.currency.word, sense)


def check_currency(phrase: Phrase, wanted: Wanted, paid: str, sense: Sense) -> None:
    if (wanted.kind.word, paid) in ((SPELL, "Shard"), (ITEM, "Will")):
        sense.wrong(phrase, "spells cost Will, and items cost Shards")


# The clause that cards are played by is that of the card that wins over the rules. [golden.rule] [C16]
TEXTS: Final = CardLanguage(
    CHOOSING.words("C16", BEGINS, TURN_ENDS), shared_decks, discarded, any_kind, bans, passing, piles, recycling, costs,
    tolls, in_place, rolling_dice, drafting, spending, only_if, drawn_discarded, forbidding, taxes, withstanding,
    exchanging, not_played, passing_in_play, control_as_long, *OWN,
    plays=[SPELL], also=ALSO, loosely=LOOSELY, applicability=APPLICABILITY, check=check, departures=[IS_DISCARDED],
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read
