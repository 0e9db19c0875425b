"""Tokens: each lies in play or is gone, has its own card, and goes wherever positions go."""

from __future__ import annotations

import json
from typing import Final

import pytest

import rulebound
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY
from tests.contract.token_cards import TEXTS, with_tokens
from tests.contract.walks import any_option, begin, walk

GAMES: Final = tuple(TEXTS)
LONG: Final = 700  # decisions
SEATS: Final = {"varia": 2, "proelium": 2}


def tokens_of(state: CardTable) -> list[int]:
    """The tokens in play."""
    return [it for it, face in enumerate(state.faces) if face >= 0 and state.card(it).token and state.zone[it] != AWAY]


def positions(game: Game, every: int = 1) -> list[CardTable]:
    """Copies of the positions of a game, one in so many."""
    start = begin(game, SEATS.get(game.name, 3), 4, observed=True)
    walked = enumerate(walk(start, Chance.of(4, "tokens"), any_option, LONG))
    return [state.clone() for n, state in walked if n % every == 0]


@pytest.mark.parametrize("name", GAMES)
def test_a_token_lies_in_play_for_all_to_see_or_is_gone(name: str) -> None:
    met = 0
    for state in positions(with_tokens(name)):
        there = tokens_of(state)
        met += len(there)
        assert [it for it in there if not state.zones[state.zone[it]].in_play] == []
        assert [it for it in there if state.known[it] != EVERYBODY] == []
    assert met > 0


@pytest.mark.parametrize("name", GAMES)
def test_no_token_takes_the_place_of_a_card(name: str) -> None:
    """The cards that were there at the beginning are there at the end."""
    game = with_tokens(name)
    brought = [it for it, face in enumerate(begin(game, SEATS.get(name, 3), 4).faces) if face >= 0]
    for state in positions(game):
        assert [it for it in brought if state.faces[it] < 0] == []
        assert [it for it in tokens_of(state) if it in brought and not state.modifiers] == []


@pytest.mark.parametrize("name", GAMES)
def test_positions_with_tokens_are_saved_copied_described_imagined_observed_and_shown(name: str) -> None:
    game = with_tokens(name)
    described = 0
    for n, state in enumerate(positions(game, every=29)):
        assert game.load_state(json.loads(json.dumps(state.save()))).fingerprint() == state.fingerprint()
        imagined = game.imagine(state, 0, Chance.of(n, "imagined"))
        assert tokens_of(imagined) == tokens_of(state)
        assert game.information_key(imagined, 0) == game.information_key(state, 0)
        for seat in range(-1, state.seats):
            assert game.observe(state, seat).count >= len(tokens_of(state))
            shown = repr(game.view(state, seat))
            assert [it for it in tokens_of(state) if repr(card_id(state, it)) not in shown] == []
        if not state.over:
            try:
                scene = state.as_scene()
            except SceneError:
                continue
            described += 1
            assert game.scene(**scene).fingerprint() == state.fingerprint()
    assert described > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_a_game_with_tokens_is_played_again(name: str) -> None:
    game = with_tokens(name)
    state, again = begin(game, SEATS.get(name, 3), 4), begin(game, SEATS.get(name, 3), 4)

    codes: list[int] = []
    chance = Chance.of(4, "tokens")
    while not state.is_terminal and len(codes) < LONG:
        action = any_option(state, chance)
        codes.append(action.code)
        state.apply(action)
    for code in codes:
        again.apply(game.action(code))

    assert again.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_whose_cards_create_nothing_has_no_pieces_for_tokens(name: str) -> None:
    state = begin(rulebound.load(name), 2)
    creates = any(card.token for card in state.game.card_list)

    assert bool(state.token_pieces) == creates
    assert state.game.creates == creates
