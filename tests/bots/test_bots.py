"""Bots by their names, and playing at random."""

from __future__ import annotations

from collections import Counter

import pytest

import rulebound
from rulebound.bots import Bot, bot_of
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_games, play_randomly, reseeded
from rulebound.kernel.table.cardtable import CardTable

GAME = rulebound.load("courses")


def played_by(bots: list[Bot], seed: int, most: int = 10_000) -> CardTable:
    """A game between these bots, or so many decisions of it."""
    state = GAME.new_state(seed=seed)
    while not state.is_terminal and state.decisions < most:
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))
    return state


@pytest.mark.parametrize("spec", ["random", "newcomer", "novice:50", "greedy", "ismcts:3"])
def test_every_bot_plays_legal_actions_to_the_end_of_the_game(spec: str) -> None:
    state = played_by([bot_of(spec, seed) for seed in range(2)], seed=5)

    assert state.outcome is not None


@pytest.mark.parametrize("spec", ["random", "newcomer", "novice:50", "greedy", "ismcts:3"])
def test_a_bot_with_the_same_seed_makes_the_same_choices(spec: str) -> None:
    first, again = (played_by([bot_of(spec, seed) for seed in (1, 2)], seed=5, most=40) for _ in range(2))

    assert first.fingerprint() == again.fingerprint()


def test_the_random_bot_with_another_seed_makes_other_choices() -> None:
    first, other = (played_by([bot_of("random", seed) for seed in seeds], seed=5) for seeds in ((1, 2), (1, 3)))

    assert first.fingerprint() != other.fingerprint()


def test_the_random_bot_takes_every_option_equally_often() -> None:
    state = GAME.new_state(seed=5)
    play_randomly(state, Chance.of(1), most=20)
    seat, bot = state.seat_of(state.seat), bot_of("random", 1)

    taken = Counter(bot.choose(seat).code for _ in range(400 * len(state.legal_actions())))

    assert set(taken) == {action.code for action in state.legal_actions()}
    assert min(taken.values()) > 300 and max(taken.values()) < 500


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("randon", "a bot: there is no bot 'randon'; did you mean 'random'?"),
        ("grandmaster", "a bot: there is no bot 'grandmaster'"),
        ("greedy:2", "a bot: 'greedy' takes no budget, but '2' stands after it"),
        ("ismcts", "a bot: 'ismcts' needs a budget after a colon"),
        ("ismcts:0", "a bot: 'ismcts' needs a budget after a colon"),
        ("ismcts:0s", "a bot: 'ismcts' needs a budget after a colon"),
        ("ismcts:long", "a bot: 'ismcts' needs a budget after a colon"),
        ("random:7", "a bot: 'random' takes no budget, but '7' stands after it"),
        ("", "a bot: there is no bot ''; known are 'greedy', 'ismcts', 'learner', 'newcomer', 'novice', 'random'"),
    ],
)
def test_a_bot_that_does_not_exist_is_told_with_the_nearest_word(spec: str, sentence: str) -> None:
    with pytest.raises(rulebound.SetupError) as error:
        bot_of(spec, 0)

    assert str(error.value).startswith(sentence)


def test_playing_at_random_stops_after_the_most_decisions_that_are_wanted() -> None:
    state = GAME.new_state(seed=5)

    made = play_randomly(state, Chance.of(1), most=20)

    assert (made, state.decisions, state.is_terminal) == (20, 20, False)


def test_playing_at_random_ends_with_the_game_and_counts_the_decisions() -> None:
    state = GAME.new_state(seed=5)

    made = play_randomly(state, Chance.of(1))

    assert state.is_terminal
    assert made == state.decisions > 20
    assert play_randomly(state, Chance.of(1)) == 0


def test_many_games_are_those_of_the_following_seeds_one_by_one() -> None:
    setup = GAME.setup(seed=3)
    alone = [play_randomly(GAME.begin(reseeded(setup, seed)), Chance.of(seed, "play")) for seed in (3, 4)]

    assert play_games(GAME, setup, 3, 2) == sum(alone)
    assert alone[0] != alone[1]
