"""Self-play as a library: which games are played, and that their sums depend on nothing else."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from multiprocessing import active_children

import pytest

from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.arena import Arena, Plan, play_with_bots
from rulebound.lab.simulate import Simulation, Summary, simulate

DECKS = ("Harbour Lights", "High Ridge")
THREE = ("random", "random", "random")


def timeless(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0, cpu_seconds=0.0, decisions_per_second=0.0, workers=0)


@pytest.mark.slow
def test_the_sums_are_equal_for_every_number_of_workers() -> None:
    alone, two, three = (simulate("courses", games=41, seed=7, workers=workers) for workers in (1, 2, 3))

    assert (alone.workers, two.workers, three.workers) == (1, 2, 3)
    assert timeless(alone) == timeless(two) == timeless(three)
    assert alone.finished == 41


@pytest.mark.slow
def test_a_killed_worker_changes_nothing() -> None:
    simulation = Simulation(Plan(game="courses", games=80), workers=2)
    told: list[str] = []
    killed: list[int] = []

    def kill_a_worker_once(played: int) -> None:
        if not killed and (pid := active_children()[0].pid):
            killed.append(pid)
            os.kill(pid, signal.SIGKILL)

    simulation.run(kill_a_worker_once, told.append)

    assert len(killed) == 1
    assert told == ["A worker died, perhaps for lack of memory. Its unfinished work is done again."]
    assert timeless(simulation.summary()) == timeless(simulate("courses", games=80))


def test_what_was_counted_before_an_interruption_stays() -> None:
    simulation = Simulation(Plan(game="courses", games=200), workers=1)

    def interrupt(played: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulation.run(interrupt)

    assert 0 < simulation.summary().finished < 200


def test_the_sums_agree_with_each_other() -> None:
    summary = simulate("courses", games=60, seats=THREE)

    assert (summary.finished, summary.errors) == (60, 0)
    assert sum(summary.outcomes.values()) == 60
    assert sum(summary.wins) + summary.draws == 60
    assert sum(rate.won for rate in summary.win_rate) == sum(summary.wins)
    assert sum(rate.games for rate in summary.win_rate) == 3 * 60
    assert summary.mean_decisions == summary.decisions / 60
    assert summary.mean_turns is not None and summary.mean_turns > 3


# -- Which games are played --------------------------------------------------------------------------------------------


def test_bots_and_decks_change_seats_from_game_to_game_on_one_seed() -> None:
    arena = Arena(Plan(game="courses", decks=DECKS, seed=30))

    setups = [arena.setup_of(number) for number in range(4)]

    assert [setup.seed for setup in setups] == [30, 30, 31, 31]
    assert [tuple(deck.name for deck in setup.decks) for setup in setups] == [DECKS, DECKS[::-1]] * 2


def test_three_seats_take_three_games_to_change() -> None:
    arena = Arena(Plan(game="courses", seats=THREE))

    assert [arena.order(number) for number in range(3)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert [arena.seed(number) for number in range(4)] == [0, 0, 0, 1]


def test_alike_bots_with_alike_decks_do_not_change_seats() -> None:
    arena = Arena(Plan(game="courses", decks=DECKS[:1] * 2))

    assert [arena.seed(number) for number in range(3)] == [0, 1, 2]
    assert arena.entrants == [("random", DECKS[0])]


def test_fixed_bots_and_decks_stay_where_they_are() -> None:
    arena = Arena(Plan(game="courses", decks=DECKS, fixed=True))

    assert [arena.seed(number) for number in range(3)] == [0, 1, 2]
    assert [deck.name for deck in arena.setup_of(1).decks] == list(DECKS)


def test_a_last_group_can_be_short() -> None:
    summary = simulate("courses", games=5, decks=DECKS)

    assert summary.finished == 5
    assert [rate.games for rate in summary.win_rate] == [5, 5]


def test_without_decks_the_game_chooses_and_the_summary_says_which() -> None:
    assert simulate("courses", games=2).decks == list(DECKS)


def test_windows_stay_closed_unless_they_are_asked_for() -> None:
    assert simulate("courses", games=1).options["windows"] == "none"
    assert simulate("courses", games=1, options={"windows": "all"}).options["windows"] == "all"


def test_rulings_reach_the_table() -> None:
    summary = simulate("courses", games=4, rulings={"untap": "all"})

    assert summary.rulings["untap"] == "all"
    assert summary.decisions != simulate("courses", games=4).decisions


def test_a_game_has_a_command_that_plays_it_again() -> None:
    arena = Arena(Plan(game="courses", games=10, decks=DECKS, rulings=(("untap", "all"),)))

    command = arena.replaying(7)

    assert command == (
        "rulebound simulate courses --games 1 --seed 3 --fixed --seats random,random "
        "--decks 'High Ridge,Harbour Lights' --rulings untap=all"
    )
    again = Arena(Plan(game="courses", decks=DECKS[::-1], seed=3, fixed=True, rulings=(("untap", "all"),)))
    assert again.play(0).fingerprint() == arena.play(7).fingerprint()


def test_bots_that_are_not_all_random_play_through_their_seats() -> None:
    arena = Arena(Plan(game="courses"))
    first, again, other = (arena.game.begin(arena.setup) for _ in range(3))

    for state, seed in ((first, 1), (again, 1), (other, 2)):
        play_with_bots(state, ["random", "random"], seed)

    assert first.is_terminal
    assert first.fingerprint() == again.fingerprint() != other.fingerprint()


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan(game="curses"), "a game: there is no game 'curses'; did you mean 'courses'?"),
        (Plan(game="courses", seats=("random", "grandmaster")), "a bot: there is no bot 'grandmaster'"),
        (Plan(game="courses", seats=("random",)), "a table of The Course Game: The Course Game is for 2 to 4 seats"),
        (Plan(game="courses", decks=("High Ride",) * 2), "there is no deck 'High Ride'; did you mean 'High Ridge'?"),
        (Plan(game="courses", decks=DECKS[:1]), "1 deck is given for 2 seats"),
        (Plan(game="courses", rulings=(("untapp", "own"),)), "no ruling 'untapp'; did you mean 'untap'?"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused_before_any_game(plan: Plan, sentence: str) -> None:
    with pytest.raises(SetupError) as error:
        Simulation(plan)

    assert sentence in str(error.value)


def test_bots_that_count_seconds_are_refused_because_such_games_could_not_be_played_again() -> None:
    with pytest.raises(SetupError, match=r"'ismcts:1\.5s' counts seconds"):
        simulate("courses", 1, ("ismcts:1.5s", "random"))


@pytest.mark.slow
def test_games_of_bots_that_think_are_the_same_when_they_are_played_again() -> None:
    first, again = (simulate("courses", 4, ("greedy", "ismcts:5"), seed=3) for _ in range(2))

    assert (first.errors, first.finished) == (0, 4)
    assert first.wins == again.wins
    assert (first.decisions, first.mean_turns) == (again.decisions, again.mean_turns)
