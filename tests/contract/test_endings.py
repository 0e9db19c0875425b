"""Every game ends, and what each seat gets fits how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.words import spoken
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.view_parts import ending
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.position import Outcome
from rulebound.kernel.table.state import LONGEST_TURN, State
from tests.contract.sentences import is_sentence
from tests.contract.tables import TABLES
from tests.contract.walks import LONGEST, a_game, any_kind, any_option, begin, eager, endings, played, positions, starts

MANY = 3_000  # idle decisions, after which a game would have ended


def fair_returns(winners: list[int], seats: int) -> list[float]:
    """What the architecture promises: k winners of n have 2/k - 1 each, losers -1; all drawing have 0."""
    if len(winners) == seats:
        return [0.0] * seats
    return [2 / len(winners) - 1 if seat in winners else -1.0 for seat in range(seats)]


def check_ending(game: Game, state: State) -> None:
    """What must be so of every finished game."""
    outcome = state.outcome
    assert isinstance(outcome, Outcome)
    assert outcome.reason in game.reasons
    assert outcome.clause in game.rules
    assert outcome.winners != []
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert set(outcome.winners) <= set(range(state.seats))
    assert state.returns() == pytest.approx(fair_returns(outcome.winners, state.seats))
    assert state.legal_actions() == []
    assert state.seat == -1
    assert is_sentence(state.decision.prompt)


def test_at_the_end_everything_fits_the_outcome(game: Game, seats: int) -> None:
    for state in endings(game, seats):
        check_ending(game, state)


def test_before_the_end_there_is_no_outcome_and_nobody_has_anything(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 31):
        if not state.is_terminal:
            assert state.outcome is None
            assert state.returns() == [0.0] * seats
            assert state.seat in range(seats)


def test_returns_add_up(game: Game, seats: int) -> None:
    """With two seats what one gains the other loses; with more, every loser's -1 is lost, and winners share 2."""
    for state in endings(game, seats):
        outcome = state.outcome
        assert outcome is not None
        losers = seats - len(outcome.winners)
        total = 0 if losers == 0 else 2 - len(outcome.winners) - losers

        assert sum(state.returns()) == pytest.approx(total)
        assert all(-1 <= one <= 1 for one in state.returns())
        assert seats != 2 or sum(state.returns()) == 0


@pytest.mark.parametrize("windows", ["public", "all", "none"])
def test_every_random_game_ends(game: Game, seats: int, windows: str) -> None:
    for seed, policy in enumerate([any_option, any_kind, eager]):
        state = begin(game, seats, seed, options={"windows": windows})

        check_ending(game, played(state, Chance.of(seed, windows), LONGEST, policy))


def nearly_too_long(game: Game, seats: int) -> Iterator[CardTable]:
    """Positions in which the turn has lasted for so long that it may have only one decision more, and that was made."""
    for position in positions(game, seats):
        state = position.clone()
        state.turn_began = state.decisions + 1 - LONGEST_TURN
        yield state.apply(state.legal_actions()[-1])


def test_no_turn_goes_on_for_ever(game: Game, seats: int) -> None:
    """With its last decision it is over, or the game is drawn by the ruling on games in which nothing happens."""
    drawn = [state for state in nearly_too_long(game, seats) if state.turn_began < state.decisions]

    assert drawn != []
    for state in drawn:
        check_ending(game, state)
        if state.reason == "stalemate":
            assert state.clause == game.rulings["stalemate"].clause
            assert sorted(state.winners) == sorted(state.left())


def test_what_is_broken_off_says_in_a_sentence_what_went_on(game: Game, seats: int) -> None:
    for state in nearly_too_long(game, seats):
        if state.loop:
            assert state.outcome is not None
            assert state.outcome.loop == state.loop
            assert is_sentence(ending(state))
            assert set(state.loop) & {*game.cards, *(spoken(type(action).__name__) for action in game.actions)}


def test_every_reason_to_end_is_a_sentence(game: Game) -> None:
    for told in game.reasons.values():
        assert is_sentence(told.replace("{winners}", "Anna and Bert").replace("{losers}", "Carla"))


def idled_away(game: Game, seats: int, rounds: int) -> CardTable:
    """A game in which nobody does anything, with so many idle rounds allowed, after many decisions or at its end."""
    state = begin(game, seats, rulings={"stalemate": str(rounds)})
    return played(state, Chance.of(1, "idle"), MANY, lambda state, chance: TABLES[game.name].idle(state))


def test_a_game_in_which_nobody_does_anything_is_drawn(game: Game, seats: int) -> None:
    state = idled_away(game, seats, 2)

    assert state.outcome is not None
    assert state.outcome.reason == "stalemate"
    assert state.returns() == [0.0] * seats


def test_the_fewer_idle_rounds_are_allowed_the_sooner_a_game_is_drawn(game: Game, seats: int) -> None:
    lengths = [idled_away(game, seats, rounds).seat_of(-1).view().turn.number for rounds in (1, 2, 4)]

    assert lengths[0] < lengths[1] < lengths[2]
    assert lengths[2] - lengths[1] == 2 * (lengths[1] - lengths[0])


def test_where_idle_rounds_are_not_counted_a_game_does_not_end_by_them(game: Game, seats: int) -> None:
    state = idled_away(game, seats, 0)

    assert state.outcome is None or state.outcome.reason != "stalemate"


def test_idle_rounds_do_not_end_a_game_that_the_rulebook_ends(game: Game, seats: int) -> None:
    by_the_rulebook = dawdled_away(game, seats, rulings={"stalemate": "0"})
    as_shipped = dawdled_away(game, seats)

    assert not by_the_rulebook.over or repr(as_shipped.outcome) == repr(by_the_rulebook.outcome)


def dawdled_away(game: Game, seats: int, **setup: Any) -> CardTable:
    """A game in which nobody does more than what lets it go by, after many decisions or at its end."""
    return played(begin(game, seats, **setup), Chance.of(1, "idle"), MANY, dawdling)


def dawdling(state: CardTable, chance: Chance) -> Action[Any]:
    """What a player does who only lets the game go by."""
    return TABLES[state.game.name].dawdling(state)


def test_games_that_are_nearly_over_end_in_more_ways_than_one(game: Game) -> None:
    """Not all ways are found like this, but where only one is found of many the laws have seen too little."""
    idle = TABLES[game.name].idle
    ended = [
        played(start.clone(), Chance.of(seats, "ways"), MANY, policy)
        for seats in game.seats
        for start in starts(game, seats)
        for policy in (eager, lambda state, chance: idle(state))
    ]
    reasons = {state.outcome.reason for state in ended if state.outcome is not None}

    assert len(reasons) > 1 or set(game.reasons) <= {*reasons, "stalemate"}
