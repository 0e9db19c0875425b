"""A table at which one's own cards come soon: the first player's deck has them, and they lie high in their piles.

Nothing is put on top of a pile: many deals are made as always, and the one is taken in which the cards come soonest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from rulebound.cardgame.box import Pool
from rulebound.cardgame.files import own_pools
from rulebound.cardgame.game import CardGame
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, NOBODY_SEES, OWNER_SEES
from rulebound.language import _, _n
from rulebound.session.sheets import new_cards
from rulebound.session.table_config import new_seed

DEALS: Final = 500  # that are made, of which one is taken; about a quarter of a second
MINE: Final = 0  # the seat of the player
FAR: Final = 10_000  # the depth of a card that does not come up by itself
MOST_NAMED: Final = 6  # cards in a sentence


class Trial(NamedTuple):
    """How a table is set up. deck: of the first player, None in a game without. said: what was done, in sentences."""

    deck: Deck | None
    options: dict[str, str]
    seed: int
    said: list[str]


class Filled(NamedTuple):
    """A deck into which own cards came. swaps: each with the card whose place it took; left: those that found none."""

    deck: Deck
    swaps: list[tuple[str, str]]
    left: dict[str, str]  # why, by name


def trial(game: CardGame, shipped: Game, deck: Deck | None, seats: int) -> Trial:
    """A table for trying the cards of a game that are otherwise than the shipped ones. deck: the player's, if chosen.

    Raises SetupError if the game is not played by so many.
    """
    own = [card for card in new_cards(game, shipped) if not card.token]
    brought = [card for card in own if pools_of(game, card)]
    filled = None
    if deck is None and game.decks:
        filled = max((fill(game, one, brought) for one in game.decks.values()), key=lambda one: -len(one.left))
        deck = filled.deck
    options = gifts(game, own, seats)
    seed, found = soonest(game, own, deck, options, seats)
    shared = [card for card in own if card not in brought and card.name not in options.values()]
    said = [*of_decks(filled), *of_gifts(options), *of_supply(shared, found), *of_deal(found)]
    left = filled.left if filled is not None else {}
    return Trial(deck, options, seed, said + of_missing([name for name in found if found[name] >= FAR], left))


# -- Decks -------------------------------------------------------------------------------------------------------------


def pools_of(game: CardGame, card: Card) -> list[Pool]:
    """Where a deck of a player can hold a card."""
    return [pool for pool in own_pools(game) if pool.holds(card.kind)]


def fill(game: CardGame, deck: Deck, own: Sequence[Card]) -> Filled:
    """The deck with as many of these cards as the rules allow, each in another's place, of its kind if possible."""
    lists = {key: dict(cards) for key, cards in deck.lists.items()}
    swaps: list[tuple[str, str]] = []
    left: dict[str, str] = {}
    names = {card.name for card in own}
    for card in own:
        if any(card.name in cards for cards in lists.values()):
            continue
        faults: list[str] = []
        for changed, old in places(game, lists, card, names):
            faults = game.faults_of_deck(Deck(deck.name, "", changed))
            if not faults:
                lists = changed
                swaps.append((card.name, old))
                break
        else:
            left[card.name] = faults[0] if faults else ""
    name = _("{deck} with own cards", deck=deck.name) if swaps else deck.name
    return Filled(Deck(name, deck.about, lists), swaps, left)


def places(
    game: CardGame, lists: dict[str, dict[str, int]], card: Card, own: set[str]
) -> Iterator[tuple[dict[str, dict[str, int]], str]]:
    """The lists with a card in another's place, and that one's name, the likeliest first.

    It takes all copies of a card of the game, and one copy of another own card where nothing else is left.
    """
    for pool in pools_of(game, card):
        held = lists[pool.name]
        others = [name for name in held if name not in own]
        for name in sorted(others, key=lambda name: (game.cards[name].kind != card.kind, -held[name])):
            changed = {card.name if one == name else one: n for one, n in held.items()}
            yield {**lists, pool.name: changed}, name
        for name in [name for name in held if name in own and held[name] > 1]:
            yield {**lists, pool.name: {**held, name: held[name] - 1, card.name: 1}}, name


def gifts(game: CardGame, own: Sequence[Card], seats: int) -> dict[str, str]:
    """The options by which own cards are given to players when they begin, to the first player first."""
    found: dict[str, str] = {}
    for name, switch in game.options.items():
        if name.endswith("_1"):
            given = [card.name for card in own if card.name in switch.values]
            found |= {f"{name[:-1]}{seat}": one for seat, one in enumerate(given[:seats], 1)}
    return found


# -- Deals -------------------------------------------------------------------------------------------------------------


def soonest(
    game: CardGame, own: Sequence[Card], deck: Deck | None, options: dict[str, str], seats: int
) -> tuple[int, dict[str, int]]:
    """The seed of the deal in which these cards come soonest, and how deep each lies there."""
    usual = list(game.decks)
    others: list[str | Deck] = [usual[seat % len(usual)] for seat in range(1, seats)] if deck is not None else []
    decks = [deck, *others] if deck is not None else None
    first = new_seed()
    best = first, depths(game.begin(game.setup(seed=first, seats=seats, decks=decks, options=options)), own)
    for seed in [new_seed() for _deal in range(DEALS - 1)] if own else []:
        found = depths(game.begin(game.setup(seed=seed, seats=seats, decks=decks, options=options)), own)
        if sorted(found.values(), reverse=True) < sorted(best[1].values(), reverse=True):
            best = seed, found
    return best


def depths(table: CardTable, own: Sequence[Card]) -> dict[str, int]:
    """How deep each of these cards lies for the first player, by name: the copy that comes soonest."""
    names = {card.number: card.name for card in own}
    found = dict.fromkeys(names.values(), FAR)
    for it, face in enumerate(table.faces):
        if face in names and table.owner(it) in (NO_SEAT, MINE):
            found[names[face]] = min(found[names[face]], depth(table, it))
    return found


def depth(table: Any, it: int) -> int:
    """At which place from the top a piece lies in its pile; 0 where the first player can see it."""
    zone, holder = table.zones[table.zone[it]], table.holder[it]
    if zone.number == AWAY or (zone.sees == OWNER_SEES and holder != MINE):
        return FAR
    if zone.sees != NOBODY_SEES:
        return 0
    pile: list[int] = table.cards_in(zone.number, holder if zone.each else 0)
    return len(pile) - pile.index(it)


# -- What is said of it ------------------------------------------------------------------------------------------------


def listed(names: Sequence[str]) -> str:
    """Names in a sentence; of many the first ones, and how many more there are."""
    more = len(names) - MOST_NAMED
    shown = ", ".join(names[:MOST_NAMED])
    return shown if more <= 0 else _n("{names} and {n} more", "{names} and {n} more", more, names=shown)


def of_decks(filled: Filled | None) -> list[str]:
    if filled is None:
        return []
    if not filled.swaps:
        return [_("You play {deck}.", deck=filled.deck.name)]
    swaps = listed([_("{card} in place of {old}", card=card, old=old) for card, old in filled.swaps])
    return [_("You play {deck}: {swaps}.", deck=filled.deck.name, swaps=swaps)]


def of_gifts(options: dict[str, str]) -> list[str]:
    mine = [card for name, card in options.items() if name.endswith("_1")]
    others = [card for name, card in options.items() if not name.endswith("_1")]
    said = [_("You begin with {card}.", card=card) for card in mine]
    return said + ([_("Others begin with {cards}.", cards=listed(others))] if others else [])


def of_supply(shared: Sequence[Card], found: dict[str, int]) -> list[str]:
    there = [card.name for card in shared if found[card.name] < FAR]
    return [_("In the common supply: {cards}.", cards=listed(there))] if there else []


def of_deal(found: dict[str, int]) -> list[str]:
    there = [n for n in found.values() if n < FAR]
    if not there:
        return []
    if not max(there):
        return [_("Of {deals} deals this is one in which all own cards are there at once.", deals=DEALS)]
    return [
        _(
            "Of {deals} deals this is the one in which own cards come soonest: "
            "none lies deeper than card {n} of its pile.",
            deals=DEALS,
            n=max(there),
        )
    ]


def of_missing(names: Sequence[str], why: dict[str, str]) -> list[str]:
    said = [
        _("{card} fits into no deck of the game: {fault}.", card=one, fault=why[one]) for one in names if why.get(one)
    ]
    rest = [name for name in names if not why.get(name)]
    return said + ([_("These do not come up by themselves: {cards}.", cards=listed(rest))] if rest else [])
