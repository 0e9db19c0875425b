"""Nothing leaks: worlds that differ only in what a seat cannot see look alike to it, byte for byte."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.walks import endings, positions
from tests.contract.worlds import look, seen_so_far, skip_without_decks, stirred, with_other_lists

SAMPLE = 25  # actions asked about in each position
FURTHER = 8  # decisions


def asked_about(state: CardTable, chance: Chance) -> list[Action[Any]]:
    """The options of whoever decides, and some actions that are none."""
    game = state.game
    return [*state.legal_actions(), *[game.action(chance.below(game.num_actions)) for _ in range(SAMPLE)]]


def check_that_they_look_alike(real: CardTable, other: CardTable, seat: int, chance: Chance) -> None:
    """Whatever the seat asks in one world, it hears the same in the other."""
    actions = asked_about(real, chance)
    told, heard = look(real, seat, actions), look(other, seat, actions)
    for what, answer in told.items():
        assert heard[what] == answer, f"seat {seat} is told more than it may know in its {what}"


def test_worlds_with_other_hidden_cards_look_alike(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "stirred")
    for state in [*positions(game, seats, observed=True), *endings(game, seats, observed=True)]:
        for seat in range(-1, seats):
            check_that_they_look_alike(state, stirred(state, seat, chance), seat, chance)


def test_an_imagined_world_looks_like_the_real_one(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "imagined")
    for state in positions(game, seats, observed=True):
        for seat in range(-1, seats):
            imagined = state.seat_of(seat).imagine(chance)

            check_that_they_look_alike(state, imagined, seat, chance)


def test_what_is_imagined_within_an_imagined_world_looks_like_the_real_one(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "imagined twice")
    for state in positions(game, seats, observed=True):
        for seat in range(-1, seats):
            imagined = state.seat_of(seat).imagine(chance).seat_of(seat).imagine(chance)

            check_that_they_look_alike(state, imagined, seat, chance)


def test_where_lists_are_closed_an_imagined_world_looks_like_the_real_one(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "closed")
    for state in positions(game, seats, observed=True, options={"deck_lists": "closed"}):
        for seat in range(-1, seats):
            imagined = state.seat_of(seat).imagine(chance)

            check_that_they_look_alike(state, imagined, seat, chance)


@pytest.mark.usefixtures("own_decks")
def test_rivals_with_other_decks_look_alike(game: Game, seats: int) -> None:
    skip_without_decks(game)
    chance = Chance.of(seats, "other decks")
    for state in positions(game, seats, observed=True, options={"deck_lists": "closed"}):
        for seat in range(seats):
            check_that_they_look_alike(state, with_other_lists(state, seat, chance), seat, chance)


def common_action(real: CardTable, other: CardTable, seat: int, chance: Chance) -> Action[Any] | None:
    """An action that is possible in both worlds and means the same to this seat: its own, or with a card it knows."""
    there = set(other.legal_actions())
    common = [
        action
        for action in real.legal_actions()
        if action in there and (real.seat == seat or action.it < 0 or real.knows(seat, action.it))
    ]
    return common[chance.below(len(common))] if common else None


def test_worlds_stay_alike_while_nothing_hidden_is_shown(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "in step")
    steps = 0
    for state in positions(game, seats, observed=True):
        for seat in range(seats):
            real = state.clone()
            other = real.seat_of(seat).imagine(chance) if chance.below(2) else stirred(real, seat, chance)
            for _ in range(FURTHER):
                action = common_action(real, other, seat, chance)
                if action is None:
                    break
                seen = seen_so_far(real, seat)
                real.apply(action)
                other.apply(action)
                if real.is_terminal or seen_so_far(real, seat) != seen:
                    break
                check_that_they_look_alike(real, other, seat, chance)
                steps += 1
    assert steps > 10, "hardly anything was done in both worlds"


def test_a_spectator_sees_no_more_than_any_player(game: Game, seats: int) -> None:
    for state in positions(game, seats, observed=True):
        faces = set(state.seat_of(-1).view().faces)

        for seat in range(seats):
            assert faces <= set(state.seat_of(seat).view().faces)


def test_a_seat_is_not_told_of_cards_that_it_has_not_seen(game: Game, seats: int) -> None:
    """Also where a game has its own tables of what to show: a face in the view lies on a card that the seat knows."""
    for state in positions(game, seats):
        for seat in range(-1, seats):
            known = {state.card(it).name for it, face in enumerate(state.faces) if face >= 0 and state.knows(seat, it)}
            shown = {face.name for face in state.seat_of(seat).view().faces.values()}

            assert shown <= known
