"""A position, described as a scene and set up again from that, is the same position."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.view import to_json
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.walks import a_game, any_kind, endings, played, positions, starts

FURTHER = 20  # decisions


def described(state: CardTable) -> dict[str, Any] | None:
    """The scene of the position; None while an action is half carried out, which no scene says."""
    try:
        return state.as_scene()
    except SceneError:
        return None


def test_a_position_comes_back_from_its_scene(game: Game, seats: int) -> None:
    described_ones = 0
    for number, state in enumerate(a_game(game, seats, 51)):
        scene = described(state) if number % 4 == 0 or number < seats * 2 else None
        if scene is not None:
            assert game.scene(**scene).fingerprint() == state.fingerprint()
            described_ones += 1
    assert described_ones > 10


def test_a_scene_looks_and_goes_on_like_the_position(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        scene = described(state)
        if scene is not None:
            again = game.scene(**scene)
            assert again.legal_actions() == state.legal_actions()
            for seat in range(-1, seats):
                view, shown = state.seat_of(seat).view(), again.seat_of(seat).view()
                if view.decision is not None and shown.decision is not None:
                    view.decision.undo = shown.decision.undo = ""  # a scene has no past to go back to
                assert to_json(shown) == to_json(view)

            played(state, Chance.of(1, "scene"), FURTHER, any_kind)
            played(again, Chance.of(1, "scene"), FURTHER, any_kind)

            assert again.fingerprint() == state.fingerprint()


def test_a_scene_can_be_kept_as_json(game: Game, seats: int) -> None:
    """Decks are named then, which shipped ones can be."""
    for state in positions(game, seats):
        scene = described(state)
        if scene is not None:
            written = json.dumps(scene | {"decks": [deck.name for deck in state.setup.decks]})

            assert game.scene(**json.loads(written)).fingerprint() == state.fingerprint()


def test_describing_a_position_changes_nothing(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        before = state.fingerprint()
        scene = described(state)
        if scene is not None:
            again = game.scene(**scene)
            played(again, Chance.of(2, "scene"), FURTHER, any_kind)
        assert state.fingerprint() == before


def test_scenes_of_scenes_are_the_same(game: Game, seats: int) -> None:
    scenes = [scene for scene in map(described, starts(game, seats)) if scene is not None]
    assert len(scenes) > 1
    for scene in scenes:
        again = game.scene(**scene)

        assert again.as_scene() == scene


def test_a_finished_game_has_no_scene(game: Game, seats: int) -> None:
    for state in endings(game, seats):
        with pytest.raises(SceneError, match="over"):
            state.as_scene()


def test_a_scene_that_nothing_is_said_of_is_a_position(game: Game) -> None:
    state = game.scene()

    assert state.legal_actions() != []
    assert game.scene().fingerprint() == state.fingerprint()


def test_a_scene_with_unknown_words_says_which(game: Game) -> None:
    with pytest.raises(SceneError, match="colour"):
        game.scene(colour="red")
