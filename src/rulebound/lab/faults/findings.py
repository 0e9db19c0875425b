"""What a search has found: cards that are not played, decks that do not win, first hands, loops, dominated cards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from rulebound.games import load
from rulebound.kernel.table.card import Card
from rulebound.lab.faults.dominated import Dominated, dominated
from rulebound.lab.faults.playing import Searching, Uses
from rulebound.lab.measure.variants import differs
from rulebound.lab.statistics import Rate, Z, rate_of, wilson

ENOUGH: Final = 8  # players who had a card, before its not being played means anything
HOPELESS: Final = 0.4  # of an even share: a deck that surely wins less often cannot win
UNSEEN, SELDOM, IMPOSSIBLE, UNWANTED = "unseen", "seldom", "impossible", "unwanted"


@dataclass(frozen=True, slots=True)
class Unplayed:
    """A card that no good bot played. why: `unseen` if no player had it, `seldom` if too few, `impossible` if none of
    them could play it, else `unwanted`. most: the highest share that is credible.
    """

    card: str
    why: str
    held: int
    could: int
    at_random: int
    most: float


def own_cards(searching: Searching) -> list[Card]:
    """The cards of the files that are new or changed; all cards of the game where no file is given.

    Tokens that only texts name are no cards of a set.
    """
    cards = list(searching.stage.game.cards.values())
    shipped = load(searching.search.game).cards
    return [card for card in cards if differs(card, shipped)] if searching.search.cards else cards


def unplayed(searching: Searching) -> list[Unplayed]:
    """The cards that no good bot played, but for kinds with which no action begins at all."""
    counted = searching.sums.cards
    kinds = {searching.stage.game.cards[name].kind for name, uses in counted.items() if uses.could or uses.at_random}
    found: list[Unplayed] = []
    for card in own_cards(searching):
        uses = counted.get(card.name, Uses())
        if card.kind in kinds and not uses.did:
            most = wilson(0.0, uses.held, Z).high if uses.held else 1.0
            found.append(Unplayed(card.name, why(uses), uses.held, uses.could, uses.at_random, most))
    return sorted(found, key=lambda one: (-one.held, one.card))


def why(uses: Uses) -> str:
    """Why a card was not played."""
    if not uses.held:
        return UNSEEN
    if uses.held < ENOUGH:
        return SELDOM
    return UNWANTED if uses.could or uses.at_random else IMPOSSIBLE


def hopeless(searching: Searching) -> list[tuple[str, Rate]]:
    """The decks that surely win far less than an even share."""
    even = HOPELESS / searching.search.seats
    rates = [(name, rate_of(groups)) for name, groups in sorted(searching.sums.decks.items())]
    return [(name, rate) for name, rate in rates if rate and rate.high < even]


def better_than(searching: Searching) -> list[Dominated]:
    """The pairs of cards of which one is better in everything, with a card of the files where some are given."""
    own = [card.name for card in own_cards(searching)] if searching.search.cards else []
    return dominated(searching.stage.game.card_list, own)


def as_json(searching: Searching) -> dict[str, Any]:
    """Everything, as data that JSON can hold."""
    sums = searching.sums
    return {
        "asked": asdict(searching.search),
        "games": sums.games,
        "seconds": searching.seconds,
        "unplayed": [asdict(one) for one in unplayed(searching)],
        "dominated": [one._asdict() for one in better_than(searching)],
        "hopeless": [{"deck": name} | rate._asdict() for name, rate in hopeless(searching)],
        "first_hands": {deck: dict(sorted(counts.items())) for deck, counts in sorted(sums.hands.items())},
        "loops": sums.loops.as_json(),
        "cards": {name: asdict(uses) for name, uses in sorted(sums.cards.items())},
        "failures": [failure._asdict() for failure in sums.failures],
    }
