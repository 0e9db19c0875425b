"""What may be done and what may not: no option is refused, and every refusal has its reason."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import IllegalAction
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.sentences import is_phrase, is_sentence
from tests.contract.walks import a_game, endings, every_question, positions

SAMPLE = 80  # codes, at positions where not all are tried


def actions_to_try(game: Game, number: int, chance: Chance) -> list[Action[Any]]:
    """All actions of the game in every fifteenth position, a sample in the others."""
    codes = range(game.num_actions) if number % 15 == 0 else [chance.below(game.num_actions) for _ in range(SAMPLE)]
    return [game.action(code) for code in codes]


def is_reason(game: Game, reason: Reason | None) -> bool:
    return reason is not None and reason.clause in game.rules and is_sentence(reason.sentence)


def test_there_is_always_something_to_choose_and_nothing_twice(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 21):
        options = state.legal_actions()

        assert bool(options) != state.is_terminal
        assert len({option.code for option in options}) == len(options)
        assert all(game.action(option.code) is option for option in options)


def test_no_option_is_refused(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 22):
        assert [option for option in state.legal_actions() if state.why_not(state.seat, option) is not None] == []


def test_whoever_is_asked_has_a_choice_unless_having_none_is_a_secret(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 23):
        if not state.is_terminal:
            assert len(state.legal_actions()) > 1 or state.question[0].secret


def test_what_may_not_be_done_has_a_reason(game: Game, seats: int) -> None:
    """Whatever is asked, for all codes there are."""
    told: set[Reason | None] = set()
    for state in every_question(game, seats):
        options = set(state.legal_actions())
        for action in game.actions:
            if action not in options:
                reason = state.why_not(state.seat, action)
                assert reason in told or is_reason(game, reason), f"{action} at {state.question[0].name}: {reason}"
                told.add(reason)


def test_who_is_not_asked_may_do_nothing_and_is_told_so(game: Game, seats: int) -> None:
    """Other seats and a spectator, for all codes there are: at each position some of them, and what is possible."""
    asked = every_question(game, seats)
    for number, state in enumerate(asked):
        for seat in {*range(-1, seats)} - {state.seat}:
            asking = state.seat_of(seat)
            assert asking.legal_actions() == []
            for action in [*game.actions[number :: len(asked)], *state.legal_actions()]:
                reason = asking.why_not(action)
                assert is_reason(game, reason), f"{action} by seat {seat}: {reason}"


def test_what_may_not_be_done_is_refused_and_changes_nothing(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "refused")
    for state in positions(game, seats):
        before = state.fingerprint()
        for action in actions_to_try(game, 1, chance)[:10]:
            if action not in state.legal_actions():
                with pytest.raises(IllegalAction) as caught:
                    state.apply(action)

                assert caught.value.action is action
                assert caught.value.reason == state.why_not(state.seat, action)
                assert caught.value.possible == [str(option) for option in state.legal_actions()]
        assert state.fingerprint() == before


def test_when_the_game_is_over_nobody_may_do_anything(game: Game, seats: int) -> None:
    for state in endings(game, seats):
        for code in range(0, game.num_actions, 50):
            for seat in range(-1, seats):
                assert is_reason(game, state.seat_of(seat).why_not(game.action(code)))
            with pytest.raises(IllegalAction, match="The game is over"):
                state.apply(game.action(code))


def test_what_is_asked_is_a_sentence_with_its_clause(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        decision = state.decision

        assert decision.seat == state.seat
        assert is_sentence(decision.prompt)
        assert decision.clause in game.rules


def test_every_option_says_what_it_does(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        seat = state.seat_of(state.seat)
        told = [seat.describe(option) for option in state.legal_actions()]

        assert [text for text in told if not is_phrase(text)] == []


def test_every_action_can_be_described_to_everybody(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "described")
    for number, state in enumerate(positions(game, seats)):
        for action in actions_to_try(game, number, chance):
            for seat in {state.seat, -1}:
                assert is_phrase(state.seat_of(seat).describe(action)), str(action)


def test_the_setting_that_asks_only_where_there_is_a_choice_does_so(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 24, options={"windows": "none"}):
        assert state.is_terminal or len(state.legal_actions()) > 1


def test_codes_are_dense_and_names_of_actions_differ(game: Game) -> None:
    actions = [game.action(code) for code in range(game.num_actions)]

    assert [action.code for action in actions] == list(range(game.num_actions))
    assert len({str(action) for action in actions}) == game.num_actions


@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_there_is_no_action_beyond_the_last_code_or_before_the_first(game: Game, beyond: int) -> None:
    code = beyond if beyond < 0 else game.num_actions + beyond

    with pytest.raises(IndexError, match=f"no action {code}"):
        game.action(code)


def test_the_list_of_options_belongs_to_whoever_asked_for_it(game: Game, seats: int) -> None:
    state: CardTable = positions(game, seats)[0]
    state.legal_actions().clear()

    assert state.legal_actions() != []
