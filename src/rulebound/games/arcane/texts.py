"""The language of the assignments, and how a text becomes the abilities of a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardgame import token_words
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases import any_kind, bans, costs, discarded, passing, piles, recycling, shared_decks, tolls
from rulebound.cardtext.phrases.any_kind import AnyCardWanted
from rulebound.cardtext.phrases.decks import Wanted
from rulebound.cardtext.phrases.lines import Played, Text, Used
from rulebound.cardtext.phrases.meaning import Sense
from rulebound.cardtext.phrases.prices import (
    CostsSoMuch,
    ItsPrice,
    ItsPriceIf,
    NextCosts,
    PlainPrice,
    Price,
    UntilThenCosts,
)
from rulebound.cardtext.phrases.tolls import AddsCost
from rulebound.cardtext.phrases.variants import OTHER_PLAYERS
from rulebound.games.arcane.applicability import APPLICABILITY
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.choices import CHOOSING
from rulebound.games.arcane.events import BEGINS, TURN_ENDS
from rulebound.games.arcane.phrases import (
    assignments,
    completing,
    costing,
    counting,
    done_to_tiles,
    events,
    recalling,
    standing,
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
    completing,
    assignments,
    standing,
    costing,
    done_to_tiles,
    recalling,
    tokens,
    token_words,
)
# Lines of a spell: what it does, and what it costs. That others are for items is said by themselves.
BEFORE_IT_IS_CAST: Final = (Played, ItsPrice, ItsPriceIf, AddsCost, standing.Use, standing.EndOfGame)
LAST: Final = (  # who it was that completed the last one
    ("that another player completed", "another player completed"),
    ("another player cast", "another player completed"),
    ("another player played", "another player completed"),
    ("an opponent completed", "another player completed"),
    ("an opponent cast", "another player completed"),
    ("of another player", "another player completed"),
    ("that you completed", "you completed"),
    ("you have completed", "you completed"),
    ("you cast", "you completed"),
    ("you played", "you completed"),
    ("completed", "a player completed"),
    ("that was completed", "a player completed"),
    ("that a player completed", "a player completed"),
    ("cast", "a player completed"),
)
ALSO: Final = (
    *OTHER_PLAYERS,
    *[
        (f"copy {what}", f"copy the effect of {what}")
        for what in ("the last", "it", "a spell", "another spell", "that spell", "a public spell")
    ],
    *[
        (f"{copy}the last {kind} {who}", f"{copies}the last {kind} {whose}")
        for copy, copies in (("copy ", "copy the effect of "), ("", ""))
        for kind in ("spell", "item", "assignment")
        for who, whose in LAST
    ],
    ("completed this turn.", "completed this turn."),
    *[
        (
            f"{copy} the last {kind} completed this turn.",
            f"copy the effect of the last {kind} a player completed this turn.",
        )
        for copy in ("copy", "copy the effect of")
        for kind in ("spell", "assignment")
    ],
    *[
        (f"{written} {where}", f"{tile} {whose}")
        for written, tile in (("tile", "tile"), ("tiles", "tiles"), ("target tile", "a tile"))
        for where, whose in (
            ("on your slate", "of yours"),
            ("from your slate", "of yours"),
            ("on another player's slate", "of another player"),
            ("from another player's slate", "of another player"),
            ("on other players' slates", "of other players"),
            ("on each other player's slate", "of other players"),
            ("on their slate", "of theirs"),
        )
    ],
    ("a tile in the market", "a market tile"),
    ("tile in the market", "market tile"),
    ("tiles in the market", "market tiles"),
    ("tile in the center", "market tile"),
    ("tiles in the center", "market tiles"),
    ("tile from the center", "market tile"),
    ("tiles from the center", "market tiles"),
    ("refresh", "remove all exhaustion tokens from"),
    ("refreshes", "removes all exhaustion tokens from"),
    ("unexhaust", "remove all exhaustion tokens from"),
    ("un-exhaust", "remove all exhaustion tokens from"),
    *[
        (f"{worth} worth {said}", f"{have} {sign}{n} Prestige value")
        for worth, have in (("is", "has"), ("are", "have"))
        for n in range(1, 6)
        for way, sign in (("more", "+"), ("less", "-"))
        for said in (f"{n} {way} Prestige", f"{n} Prestige {way}", f"{n} {way} point", f"{n} {way} points")
    ],
    *[
        (f"you may pay {more}", f"you may pay {n}")
        for n in range(1, 10)
        for more in (f"{n} more", f"an additional {n}", f"an extra {n}", f"{n} additional", f"{n} extra")
    ],
    ("^as an additional cost, you may", "you may"),
    ("^as an additional cost to play this, you may", "you may"),
    ("^as an additional cost to complete this, you may", "you may"),
    ("any number of will", "any amount of Will"),
    ("to an empty space", "to another space"),
    ("to a different space", "to another space"),
    ("its player", "its owner"),
    ("their private assignments", "their hand"),
    ("your private assignments", "your hand"),
    ("number of private assignments", "number of cards"),
    ("a private assignment", "a card"),
    ("two private assignments", "two cards"),
    ("put 1 prestige on", "put 1 Prestige token on"),
    *[(f"put {n} prestige on", f"put {n} Prestige tokens on") for n in range(2, 10)],
    ("you add a tile", "you perform an Add Tile action"),
    ("add another tile", "take a market tile"),
    ("^add a tile", "take a market tile"),
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
    ("take an item from another player", "take an item of another player"),
    ("steal an item from another player", "take an item of another player"),
    ("move a prestige token", "move 1 Prestige token"),
    *[
        (f"your {nth} {kind} each turn costs", f"the {nth} {kind} you complete each turn costs")
        for nth in ("first", "second", "third")
        for kind in ("spell", "item")
    ],
    ("your next ... costs", "the next ... you complete costs"),
    ("of that player", "of theirs"),
    ("take control of", "take"),
    ("of each other player", "of other players"),
    ("full row or full column", "full row and each full column"),
    ("full row and full column", "full row and each full column"),
    ("full row and column", "full row and each full column"),
    ("row and each column that is full", "full row and each full column"),
    ("exchange hands with", "trade hands with"),
    ("swap hands with", "trade hands with"),
    ("switch hands with", "trade hands with"),
    ("exchange a placed tile", "swap a placed tile"),
    ("exchange a", "swap a"),
    *[
        pair
        for cards in ("spells", "items")
        for pair in (
            (f"{cards} cost each other player ...", f"other players' {cards} cost ..."),
            (f"{cards} cost other players ...", f"other players' {cards} cost ..."),
            (f"{cards} of other players cost", f"other players' {cards} cost"),
        )
    ],
    ("for free", "without paying its cost"),
    ("free of charge", "without paying its cost"),
    ("without paying for it", "without paying its cost"),
    ("ignoring its cost", "without paying its cost"),
    *[(f"paying ... less{end}", f"for ... less{end}".replace(",", "")) for end in (".", ", and", " and")],
    *[(f", paying ... less{end}", f"for ... less{end}".replace(",", "")) for end in (".", ", and", " and")],
)


LOOSELY: Final = (
    ("copy that spell", "copy the effect of it"),
    *[(f"that {one}", "it") for one in ("tile", "item", "spell", "assignment")],
    ("those tiles", "them"),
    ("those items", "them"),
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
    for phrase in walk(tree):
        if isinstance(phrase, UntilThenCosts | CostsSoMuch):
            check_price(phrase, phrase.whose.wanted, phrase.price, sense)
        elif isinstance(phrase, NextCosts):
            check_price(phrase, phrase.wanted, phrase.price, sense)


def check_price(phrase: Phrase, wanted: Wanted, price: Price, sense: Sense) -> None:
    """What is paid for with something else costs no less of this."""
    if isinstance(wanted, AnyCardWanted) or not isinstance(price, PlainPrice):
        return
    if wanted.kind.word == SPELL and price.currency.word != "Will":
        sense.wrong(phrase, "spells cost Will, and items cost Shards")
    if wanted.kind.word == ITEM and price.currency.word != "Shard":
        sense.wrong(phrase, "spells cost Will, and items cost Shards")


# The clause that cards are played by is that of the card that wins over the rules. [golden.rule] [C16]
TEXTS: Final = CardLanguage(
    CHOOSING.words("C16", BEGINS, TURN_ENDS), shared_decks, discarded, any_kind, bans, passing, piles, recycling, costs,
    tolls, *OWN, plays=[SPELL], also=ALSO, loosely=LOOSELY, applicability=APPLICABILITY, check=check,
)  # fmt: skip
LANGUAGE: Final = TEXTS.language
read: Final = TEXTS.read
