"""What a card moves, where players are barred from it by lot."""

from __future__ import annotations

import pytest

from rulebound.bots.spec import judge_of
from rulebound.games import load
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.barring import Came, add_all, allowed, check, play, rows

DEEDS = ["Recruit", "Play"]


def test_who_is_barred_from_all_cards_does_the_deed_only_where_nothing_else_is_possible() -> None:
    game = load("avarium")

    found = play(game, DEEDS, "greedy", barring=0, seats=2, seed=3)
    barred = play(game, DEEDS, "greedy", barring=100, seats=2, seed=3)

    assert sum(came.did for came in found.values()) > 0
    assert sum(came.barred for came in found.values()) == 0
    assert sum(came.may + came.did for came in barred.values()) == 0
    assert sum(came.barred for came in barred.values()) > 0


def test_a_bot_takes_the_best_of_what_it_may() -> None:
    game = load("arcane")
    state = game.begin(game.setup(seed=1, seats=2))
    bot = judge_of("greedy", 1)
    seat = state.seat_of(state.seat)
    ranked = [judged.action for judged in bot.judge(seat)]

    assert allowed(bot, seat, set()) == ranked[0]
    assert allowed(bot, seat, set(ranked[:2])) == ranked[2]
    assert allowed(bot, seat, set(ranked)) == ranked[0]


def test_a_game_counts_for_those_to_whom_a_card_came_up_and_for_nobody_else() -> None:
    sums: dict[str, Came] = {}
    for seed in range(2):
        add_all(sums, play(load("avarium"), DEEDS, "greedy", barring=50, seats=2, seed=seed))

    for came in sums.values():
        assert came.did <= came.may
        assert came.may_won <= came.may
        assert came.barred_won <= came.barred
        assert 0 < came.may + came.barred <= 2 * 2


def test_what_surely_moves_more_than_twelve_points_is_marked() -> None:
    lines = list(
        rows(
            {
                "Puzzle Table": Came(may=1000, did=10, may_won=510, barred=1000, barred_won=500),
                "Feather Bed": Came(may=1000, did=900, may_won=700, barred=1000, barred_won=400),
            }
        )
    )

    assert lines[0].startswith("Feather Bed")
    assert "of  1000 who may; moves +30.0 points (+26 to +34), in view of all +29.8 points" in lines[0]
    assert lines[0].endswith("beyond")
    assert "done by   1.0% of  1000 who may; moves  +1.0 points" in lines[1]
    assert not lines[1].endswith("beyond")


def test_a_card_that_cannot_be_compared_is_told_without_what_it_moves() -> None:
    lines = list(rows({"Puzzle Table": Came(may=10, did=4, may_won=5)}))

    assert lines == ["Puzzle Table                 done by  40.0% of    10 who may"]


@pytest.mark.parametrize(
    ("deed", "bot", "wrong"),
    [
        ("Complet", "greedy", "arcane has no action 'Complet'; did you mean 'Complete'"),
        ("Complete", "random", "the bot 'random' has no estimates"),
        ("Complete", "gredy", "there is no bot 'gredy'; did you mean 'greedy'"),
    ],
)
def test_what_cannot_be_measured_is_said(deed: str, bot: str, wrong: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        check("arcane", [deed], bot)
