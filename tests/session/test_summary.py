"""What a game that is over is summed up to: chances, turning points, scores and what was done."""

from __future__ import annotations

import pytest

import rulebound
from rulebound.bots import bot_of
from rulebound.kernel.game.match import Match
from rulebound.language import speaking
from rulebound.session import summary as summing
from rulebound.session.history import History
from rulebound.session.summary import Summary, done_in, summary
from tests.sampling import sampled


def played(game: str, seats: int = 2) -> History:
    """A whole game between quick bots."""
    match = Match(rulebound.load(game), seed=5, seats=seats)
    bot = bot_of("greedy", 1)
    while not match.state.over:
        match.apply(bot.choose(match.state.seat_of(match.state.seat)))
    history = History(match.game, match.record)
    history.extend(match.actions)
    return history


@pytest.fixture(scope="module")
def race() -> History:
    return played("courses")


@pytest.fixture(scope="module")
def summed(race: History) -> Summary:
    return summary(race)


def test_the_curve_goes_from_the_deal_to_the_winner_and_all_chances_are_one(race: History, summed: Summary) -> None:
    first, last = summed.curve[0], summed.curve[-1]

    assert (first.step, last.step) == (0, race.last)
    assert [seat for seat, chance in enumerate(last.chances) if chance == 1] == list(race.tables[race.last].winners)
    assert all(abs(sum(point.chances) - 1) < 0.001 for point in summed.curve)


def test_a_turning_point_gains_what_the_chance_of_its_seat_has_moved(summed: Summary) -> None:
    steps = [point.step for point in summed.curve]
    assert summed.turning

    for turn in summed.turning:
        after = summed.curve[steps.index(turn.step - 1) + 1]
        before = summed.curve[steps.index(turn.step - 1)]
        assert abs(turn.gain) >= summing.LEAST_SWING
        assert turn.gain == pytest.approx(after.chances[turn.seat] - before.chances[turn.seat], abs=0.001)


def test_choices_of_one_action_and_the_passes_after_it_are_one(race: History) -> None:
    fights = played("avarium")

    for history in (race, fights):
        firsts = {one.first for one in done_in(history)}
        assert 1 in firsts
        assert not any(
            history.is_chained(step) and history.who(step) == history.who(step - 1) for step in firsts if step > 1
        )
        assert not any(history.is_pass(step) for step in firsts if step > 1)
    assert len(done_in(fights)) < fights.last


def test_scores_are_read_at_the_beginning_of_each_turn_and_at_the_end(race: History, summed: Summary) -> None:
    points = summed.scores[0]

    assert (points.label, points.goal) == ("Points", 20)
    assert len(points.by_turn) == len(summed.turns)
    shown = race.view(race.last, -1).seats
    assert points.by_turn[-1] == [next(one.now for one in seat.counters if one.main) for seat in shown]


def test_amounts_are_added_up_and_all_else_is_counted(race: History, summed: Summary) -> None:
    counted = {tally.label: tally.by_seat for tally in summed.tallies}

    gained = [sum(it.number for it in race.log if it.kind == "gains" and it.seat == seat) for seat in range(2)]
    assert counted["gains points"] == gained
    assert counted["clears"] == [sum(it.kind == "clears" and it.seat == seat for it in race.log) for seat in range(2)]


def test_who_wins_because_another_has_given_up_has_won(race: History) -> None:
    given_up = summary(race, [1])

    assert given_up.curve[-1].chances == [0, 1]


def test_of_a_very_long_game_only_so_many_positions_are_judged(race: History, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summing, "MOST_JUDGED", 10)
    monkeypatch.setattr(summing, "MOST_TURNS", 4)

    short = summary(race)

    assert len(short.curve) <= 12
    assert len(short.turns) <= 5
    assert short.turns[-1] == race.last


@pytest.mark.parametrize("game", sampled(sorted({*rulebound.GAMES} - {"courses"}), "proelium", "windward"))
def test_every_game_is_summed_up(game: str) -> None:
    summed = summary(played(game))

    assert len(summed.curve) > 10
    assert summed.scores
    assert summed.tallies
    assert all(turn.text for turn in summed.turning)


def test_what_was_done_is_said_in_the_language_of_the_reader(race: History) -> None:
    with speaking("de"):
        labels = {tally.label for tally in summary(race).tallies}

    assert "Punkte bekommen" in labels
    assert not labels & {"gains points", "clears", "draws"}
