"""The games pass OpenSpiel's test of games, and its algorithms run on them."""

from __future__ import annotations

from typing import Any

import pytest

import rulebound

pytest.importorskip("pyspiel", reason="needs the extra `openspiel`")

import numpy as np
import pyspiel

from rulebound.adapters import openspiel


def small(name: str = "windward", players: int = 2, **params: Any) -> Any:
    """A game with few deals that is broken off after a few decisions."""
    given = {"players": players, "deals": 4, "horizon": 4, **params}
    return pyspiel.load_game(openspiel.NAME + name, given)


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_game_passes_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(small(name, players=rulebound.load(name).seats[-1], horizon=10), 1, True, False)


@pytest.mark.slow
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_a_whole_game_passes_the_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(small(name, players=rulebound.load(name).seats[-1], horizon=0), 1, False, False)


@pytest.mark.slow
def test_a_playthrough_can_be_written() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    told = generate_playthrough.playthrough("rulebound_windward(deals=4,horizon=3)", None, seed=1)

    assert 'GameType.short_name = "rulebound_windward"' in told
    assert "Trade for 2 coins" in told
    assert "IsTerminal() = True" in told


def test_what_a_player_cannot_tell_apart_is_one_information_state() -> None:
    game = small(horizon=0)
    state = dealt(game)
    other = state.resample_from_infostate(0, lambda: 0.3)

    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_tensor(0) == state.information_state_tensor(0)
    assert other.information_state_string(1) != state.information_state_string(1)


def test_what_a_player_has_done_stays_in_its_information_state() -> None:
    """Ending a turn at once, and after trading and paying as much, are not the same."""
    one, other = dealt(small(horizon=0)), dealt(small(horizon=0), 1)
    before = {one.information_state_string(0), other.information_state_string(0)}
    one.apply_action(one.legal_actions()[0])

    assert len(before) == 2
    assert one.information_state_string(0) not in before


def test_a_game_that_is_broken_off_is_worth_what_its_chances_are() -> None:
    state = dealt(small(horizon=3))
    for _ in range(3):
        state.apply_action(state.legal_actions()[0])

    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert -1 < state.returns()[0] < 1


def test_a_game_begins_at_a_scene_whose_hidden_cards_are_drawn_in_each_deal() -> None:
    scene = rulebound.load("windward").new_state(seed=5).as_scene()
    game = openspiel.from_scene("windward", scene, deals=6)
    known = {dealt(game, deal).table.cards_in(4)[0] for deal in range(6)}

    assert len({dealt(game, deal).information_state_string(0) for deal in range(6)}) > 1
    assert len(known) == 1, "what lies open is the same in each deal"


def test_a_setup_is_carried_into_the_game() -> None:
    game = openspiel.with_setup("windward", {"seats": 3, "options": {"first": "2"}}, deals=2)

    assert game.num_players() == 3
    assert dealt(game).current_player() == 1


def test_searches_choose_a_legal_action() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = small()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searches = [
        mcts.MCTSBot(game, 2.0, 8, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 8, random_state=np.random.RandomState(1)),
    ]
    state = dealt(game)

    assert all(search.step(state) in state.legal_actions() for search in searches)


def test_regrets_are_minimized_on_a_small_game() -> None:
    from open_spiel.python.algorithms import external_sampling_mccfr

    game = small(deals=2, horizon=2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    np.random.seed(1)  # noqa: NPY002 (the solver draws from there)
    for _ in range(3):
        solver.iteration()
    state = dealt(game)
    policy = solver.average_policy().action_probabilities(state)

    assert set(policy) == set(state.legal_actions())
    assert sum(policy.values()) == pytest.approx(1)
