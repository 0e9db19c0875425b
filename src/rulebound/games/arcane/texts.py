"""The language of the assignments, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame import token_words
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.phrases import any_kind, bans, costs, discarded, piles, recycling, shared_decks, tolls
from rulebound.cardtext.phrases.lines import Played, Text, Used
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.prices import ItsPrice, ItsPriceIf
from rulebound.cardtext.phrases.tolls import AddsCost
from rulebound.cardtext.phrases.variants import OTHER_PLAYERS
from rulebound.games.arcane.applicability import APPLICABILITY
from rulebound.games.arcane.card import SPELL
from rulebound.games.arcane.choices import CHOOSING
from rulebound.games.arcane.events import BEGINS, TURN_ENDS
from rulebound.games.arcane.phrases import assignments, counting, events, standing, tiles, tokens
from rulebound.games.arcane.phrases import instructions as own_instructions
from rulebound.games.arcane.phrases import nouns as own_nouns
from rulebound.kernel.table.ability import Ability

OWN: Final = (own_nouns, events, counting, own_instructions, tiles, assignments, standing, tokens, token_words)
# Lines of a spell: what it does, and what it costs. That others are for items is said by themselves.
BEFORE_IT_IS_CAST: Final = (Played, ItsPrice, ItsPriceIf, AddsCost, standing.Use, standing.EndOfGame)
ALSO: Final = (
    *OTHER_PLAYERS,
    ("as an additional cost,", "as an additional cost to play this,"),
    ("to complete this,", "to play this,"),
    ("if you have completed", "if you have"),
    ("you have completed", "of yours"),
    ("tiles from the market", "market tiles"),
    ("tile from the market", "market tile"),
    ("the assignment deck", "the deck"),
    ("casts a spell", "completes a spell"),
    ("cast a spell", "complete a spell"),
    ("the positions of", ""),
)


LOOSELY: Final = (
    ("prestige.", "Prestige value."),
    ("^this becomes a copy of", "copy the effect of"),
    ("you choose", "choose"),
    ("of your placed tiles", "placed tiles of yours"),
    ("of your linked tiles", "linked tiles of yours"),
    ("on your placed tiles", "on placed tiles of yours"),
    ("on your linked tiles", "on linked tiles of yours"),
    ("gain ... will and gain ... shards", "gain ... will and gain ... shards"),
    ("gain ... will and ... shards", "gain ... will and gain ... shards"),
    ("gain ... shards and gain ... will", "gain ... shards and gain ... will"),
    ("gain ... shards and ... will", "gain ... shards and gain ... will"),
    ("you completed no assignments this turn", "you have not completed an assignment this turn"),
    ("you completed", "of yours"),
)


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """Items are used by tiles, once; spells take effect once."""
    for line in tree.lines:
        if isinstance(line, Used):
            sense.wrong(line, "an item is used by a Use Item action: write `USE:` before what it does")
        elif sense.kind == SPELL and not isinstance(line, BEFORE_IT_IS_CAST):
            sense.wrong(line, "a spell takes effect once: nothing of it goes on")
    for line in [line for line in tree.lines if isinstance(line, standing.Use)][1:]:  # [R10]
        sense.wrong(line, "an item has one USE ability: say all that it does there, or let its player choose one")


# The clause that cards are played by is that of the card that wins over the rules. [golden.rule] [C16]
TEXTS: Final = CardLanguage(
    CHOOSING.words("C16", BEGINS, TURN_ENDS), shared_decks, discarded, any_kind, bans, piles, recycling, costs, tolls,
    *OWN, plays=[SPELL], also=ALSO, loosely=LOOSELY, applicability=APPLICABILITY, check=check,
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read
