"""The bot that plays as beginners do."""

from __future__ import annotations

from collections import Counter

import pytest

import rulebound
from rulebound.bots import bot_of, hint
from rulebound.bots.novice import BeginnerBot, NoviceBot
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.playout import play_randomly

GAME = rulebound.load("courses")


def a_choice() -> rulebound.Seat:
    """A seat with five options or more."""
    for seed in range(100):
        state = GAME.new_state(seed=seed)
        play_randomly(state, Chance.of(seed), most=40)
        if not state.is_terminal and len(state.legal_actions()) >= 5:
            return state.seat_of(state.seat)
    raise AssertionError("no game has such a choice")


def test_it_overlooks_so_many_options_of_a_hundred_and_never_all() -> None:
    bot, options = NoviceBot(1, 60), a_choice().legal_actions()

    seen = [bot.seen(options) for _ in range(1000)]

    assert min(map(len, seen)) == 1
    assert sum(map(len, seen)) / len(options) / 1000 == pytest.approx(0.4, abs=0.03)


def test_what_looks_as_good_is_as_likely_and_what_looks_worse_is_rarer() -> None:
    bot = NoviceBot(1, 50)

    taken = Counter(bot.drawn([0.5, 0.5, 0.47, 0.2]) for _ in range(3000))

    assert taken[0] == pytest.approx(taken[1], rel=0.15)
    assert taken[2] == pytest.approx(taken[0] / 2.718, rel=0.2)
    assert taken[3] < 5


@pytest.mark.slow
def test_the_best_option_is_likelier_the_less_is_overlooked() -> None:
    seat = a_choice()
    best = hint(seat, "greedy", seed=1).best.action

    taken = [sum(NoviceBot(seed, overlooked).choose(seat) == best for seed in range(60)) for overlooked in (95, 40, 0)]

    assert taken[0] < taken[1] < taken[2]


@pytest.mark.parametrize("spec", ["novice", "novice:100", "novice:1.5s", "novice:-1"])
def test_its_name_says_how_much_it_overlooks(spec: str) -> None:
    with pytest.raises(rulebound.SetupError, match="'novice' needs after a colon how many of 100 options it overlooks"):
        bot_of(spec, 0)


def test_who_overlooks_less_judges_better() -> None:
    rough, fine = (Counter(bot.drawn([0.5, 0.47]) for _ in range(1000)) for bot in (NoviceBot(1, 50), NoviceBot(1, 10)))

    assert fine[1] < 30 < rough[1]


@pytest.mark.parametrize(("spec", "place"), [("newcomer", 0), ("learner", 1)])
def test_a_level_of_beginners_overlooks_what_the_game_says(spec: str, place: int) -> None:
    seat = a_choice()
    as_rough = NoviceBot(3, GAME.beginners[place])
    beginner = bot_of(spec, 3)

    assert isinstance(beginner, BeginnerBot)
    assert [beginner.choose(seat) for _ in range(40)] == [as_rough.choose(seat) for _ in range(40)]


@pytest.mark.parametrize("game", rulebound.GAMES)
def test_a_learner_overlooks_less_than_a_newcomer(game: str) -> None:
    newcomer, learner = rulebound.load(game).beginners

    assert 0 < learner < newcomer < 100
