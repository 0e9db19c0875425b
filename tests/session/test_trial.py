"""Tables at which one's own cards come soon."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.games import GAMES, load
from rulebound.games.written import as_file
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.table.cardtable import CardTable
from rulebound.server.card_sets import kinds_of
from rulebound.session.trial import DEALS, FAR, Trial, depths, trial

DRAWN: Final = {
    "courses": ["course", "partner", "supporter", "item"],
    "avarium": ["idol", "student", "scheme"],
    "arcane": ["spell", "item", "tile"],
    "varia": ["action", "asset"],
    "proelium": ["character", "item", "action", "attack", "enhancement"],
    "windward": ["ship", "building", "venture"],
}
MOTH: Final = '[[card]]\nname = "Moth"\nkind = "partner"\ncost = 2\npoints = 1\npower = 1\n'
AKI: Final = '[[card]]\nname = "Aki"\nkind = "partner"\nmotif = "people"\ncost = 1\npoints = 1\npower = 4\n'


def with_cards(name: str, text: str) -> CardGame:
    """The game with these cards."""
    with as_file(text) as path:
        game = load(name, [path])
    assert isinstance(game, CardGame)
    return game


def new_of(name: str, kind: str, times: int = 1) -> str:
    """New cards of a kind, as the workshop begins them."""
    shipped = load(name)
    assert isinstance(shipped, CardGame)
    pattern = next(one.pattern for one in kinds_of(shipped) if one.name == kind)
    return "\n".join(pattern.replace(f"New {kind}", f"New {kind} {n}") for n in range(times))


def tried(game: CardGame, deck: Deck | None = None, seats: int = 2) -> tuple[Trial, CardTable]:
    """What is set up for these cards, and the table as it begins."""
    made = trial(game, load(game.name), deck, seats)
    others: list[str | Deck] = [*list(game.decks)[1:seats]]
    decks = [made.deck, *others] if made.deck is not None else None
    return made, game.begin(game.setup(seed=made.seed, seats=seats, decks=decks, options=made.options))


@pytest.mark.parametrize("name", GAMES)
def test_new_cards_of_every_kind_that_is_drawn_come_soon_in_every_game(name: str) -> None:
    game = with_cards(name, "\n".join(new_of(name, kind) for kind in DRAWN[name]))
    own = [game.cards[f"New {kind} 0"] for kind in DRAWN[name]]

    made, table = tried(game)

    found = depths(table, own)
    assert max(found.values()) <= 8
    assert made.deck is None or not game.faults_of_deck(made.deck)


def test_a_new_card_takes_the_place_of_all_copies_of_one_of_its_kind() -> None:
    game = with_cards("courses", MOTH)

    made, _table = tried(game)

    assert made.deck is not None
    usual = next(deck for deck in game.decks.values() if made.deck.name.startswith(deck.name))
    (gone,) = usual.lists["cards"].keys() - made.deck.lists["cards"].keys()
    assert game.cards[gone].kind == "partner"
    assert made.deck.lists["cards"]["Moth"] == usual.lists["cards"][gone] == 3
    assert made.said[0] == f"You play {usual.name} with own cards: Moth in place of {gone}."


def test_a_changed_card_is_played_in_a_deck_of_the_game_that_has_it() -> None:
    game = with_cards("courses", AKI)

    made, table = tried(game)

    assert made.deck is not None and made.deck.lists["cards"]["Aki"]
    assert made.deck.name in game.decks and made.said[0] == f"You play {made.deck.name}."
    assert depths(table, [game.cards["Aki"]]) == {"Aki": 0}
    assert made.said[1:] == [f"Of {DEALS} deals this is one in which all own cards are there at once."]


def test_a_chosen_deck_stays_as_it_is_and_what_it_lacks_is_said() -> None:
    game = with_cards("courses", MOTH)
    chosen = next(iter(game.decks.values()))

    made, table = tried(game, chosen)

    assert made.deck is chosen and made.said == ["These do not come up by themselves: Moth."]
    assert depths(table, [game.cards["Moth"]]) == {"Moth": FAR}


def test_more_cards_than_a_deck_has_of_their_kind_take_single_places() -> None:
    game = with_cards("courses", new_of("courses", "supporter", 24))

    made, _table = tried(game)

    assert made.deck is not None and not game.faults_of_deck(made.deck)
    assert sum(name.startswith("New ") for name in made.deck.lists["cards"]) == 24
    assert made.said[0].endswith(" and 18 more.")


def test_a_card_that_the_rules_allow_in_no_deck_says_why() -> None:
    action = new_of("varia", "action").replace('attribute = "None"', 'level = 9\nattribute = "Spirit"')
    game = with_cards("varia", action + action.replace("action 0", "action 1").replace("Spirit", "Faith"))

    made, _table = tried(game)

    assert "New action 1 in place of" in made.said[0]
    assert made.said[-1].startswith("New action 0 fits into no deck of the game: its level is ")


def test_the_player_begins_with_the_own_idol_and_others_with_the_rest() -> None:
    game = with_cards("avarium", new_of("avarium", "idol", 2))

    made, table = tried(game)

    assert made.options == {"idol_1": "New idol 0", "idol_2": "New idol 1"}
    assert made.said[:2] == ["You begin with New idol 0.", "Others begin with New idol 1."]
    assert depths(table, [game.cards["New idol 0"]]) == {"New idol 0": 0}


def test_cards_of_a_common_supply_are_told_to_be_in_it() -> None:
    game = with_cards("windward", new_of("windward", "ship", 2))

    made, table = tried(game, seats=3)

    assert made.said[0] == "In the common supply: New ship 0, New ship 1."
    assert max(depths(table, [game.cards["New ship 0"], game.cards["New ship 1"]]).values()) == 0
