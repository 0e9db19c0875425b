"""The command `balance`: what is seen of a game, what is counted, and what is said of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulebound
from rulebound.cli import main
from rulebound.kernel.table.action import NO_SEAT
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.balance import Balance, meetings, watch
from rulebound.lab.balance_command import heading, untold
from rulebound.lab.build import build
from rulebound.lab.course import Bin, Course, Sides, binned, mean, middle_half, often_reached
from rulebound.lab.findings import CARDS, FAILS, HOLDS, UNSURE, cards, decks, duels, entrants, judged
from rulebound.lab.split import Split, difference
from rulebound.lab.statistics import Groups, Rate
from rulebound.lab.watching import Watcher

GAME = rulebound.load("courses")
DECKS = ("Harbour Lights", "High Ridge", "Tea and Almanacs", "The Midnight Ferry")


# What is seen


def test_a_first_hand_is_drawn_and_what_is_in_the_deck_is_not() -> None:
    mine = {"hand": ["Aki", "Twig"], "deck": ["Marzipan Golem"] * 5}
    state = GAME.scene(seats=[mine, {"hand": ["Captain Barnacle"], "deck": ["Aki"] * 5}], active=0, turn=5)

    watcher = Watcher(state)

    assert set(watcher.drawn[0]) >= {"Aki", "Twig"}
    assert "Marzipan Golem" not in watcher.drawn[0]
    assert "Captain Barnacle" in watcher.drawn[1] and "Captain Barnacle" not in watcher.drawn[0]


def test_a_card_is_played_when_an_action_begins_with_it_and_not_when_it_is_discarded() -> None:
    mine = {"hand": ["Aki", "Weather Insurance", "Twig"], "deck": ["Marzipan Golem"] * 5,
            "world map": ["Rooftop Garden", "Dune Sea"]}  # fmt: skip
    state = GAME.scene(seats=[mine, {"deck": ["Aki"] * 5}], active=0, turn=5)
    watcher = Watcher(state)

    for words in ("Play Weather Insurance", "Yes", "Twig"):
        seat = state.seat_of(0)
        action = next(a for a in seat.legal_actions() if seat.describe(a).startswith(words))
        watcher.before(action)
        state.apply(action)
        watcher.look()

    assert watcher.played == [{"Weather Insurance": 0}, {}]


def test_a_course_that_is_turned_over_is_drawn_by_its_player() -> None:
    theirs = {"deck": ["Aki"] * 5, "course deck": ["Singing Reef"]}
    state = GAME.scene(seats=[{"deck": ["Aki"] * 5}, theirs], active=0, turn=5)
    watcher = Watcher(state)

    state.apply(state.legal_actions()[-1])
    watcher.look()

    assert "Singing Reef" in watcher.drawn[1] and "Singing Reef" not in watcher.drawn[0]


def test_decisions_with_three_options_are_counted_and_who_was_ahead() -> None:
    watched = watch(Arena(Plan(game="courses", seats=("greedy", "random"), seed=3)), 0)

    assert 0 < watched.choices <= watched.decisions
    assert watched.half_time in (0, 1, NO_SEAT)
    assert watched.first in (0, 1)
    assert watched.winners and watched.reason in GAME.reasons


def test_what_is_drawn_before_half_time_is_told_apart() -> None:
    watched = watch(Arena(Plan(game="courses", seats=("random", "random"), seed=3)), 0)

    for drawn, early in zip(watched.drawn, watched.early, strict=True):
        assert early < drawn.keys()


def test_the_chances_of_each_turn_are_those_at_its_beginning() -> None:
    watched = watch(Arena(Plan(game="courses", seats=("greedy", "random"), seed=3)), 0)

    assert list(watched.chances) == sorted(watched.chances)
    assert watched.turns >= len(watched.chances) > watched.turns // 2
    assert all(0 <= chance <= 1 for chances in watched.chances.values() for chance in chances)
    assert {len(chances) for chances in watched.chances.values()} == {2}


# What is counted


def test_the_chance_of_who_won_is_told_apart_by_turn() -> None:
    watched = watch(Arena(Plan(game="courses", seats=("greedy", "random"), seed=3)), 0)
    course = Course()
    course.add(watched)

    (winner,) = watched.winners
    found = often_reached(course.chances)
    assert course.turns == {watched.turns: 1} and course.decisions == {watched.decisions: 1}
    assert list(found) == [turn for turn in sorted(watched.chances) if turn]
    for turn, chances in found.items():
        expected = (watched.chances[turn][winner], watched.chances[turn][1 - winner])
        assert chances.means() == pytest.approx(expected, abs=1e-6)


def test_turns_that_few_games_reach_are_left_out() -> None:
    some = Course(chances={0: Sides(40), 1: Sides(40), 2: Sides(4), 3: Sides(3)})

    assert list(often_reached(some.plus(Course()).chances)) == [1, 2]


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("courses", ["points"]),
        ("avarium", ["merit", "aim"]),
        ("proelium", ["life", "funds"]),
        ("windward", ["renown"]),
    ],
)
def test_the_scores_of_each_turn_are_those_that_the_view_shows_at_its_beginning(name: str, keys: list[str]) -> None:
    arena = Arena(Plan(game=name, seats=("newcomer", "random"), seed=3))
    watched = watch(arena, 0)

    assert list(watched.scores) == keys
    shown: dict[int, list[list[int]]] = {}
    for state, _action, _visits in arena.follow(0):
        seats = state.seat_of(NO_SEAT).view().seats
        now = [[one.now for seat in seats for one in seat.counters if one.key == key] for key in keys]
        shown.setdefault(getattr(state, "turn", 0), now)
    assert {turn: [watched.scores[key][turn] for key in keys] for turn in watched.chances} == shown


def test_the_score_of_who_won_is_told_apart_by_turn() -> None:
    watched = watch(Arena(Plan(game="windward", seats=("greedy", "random", "random"), seed=3)), 0)
    course, twice = Course(), Course()
    course.add(watched)
    twice.add(watched)

    twice = twice.plus(course)

    (winner,) = watched.winners
    for turn, sides in often_reached(twice.scores["renown"]).items():
        had = watched.scores["renown"][turn]
        assert sides.games == 2
        assert sides.means() == pytest.approx((had[winner], (sum(had) - had[winner]) / 2), abs=1e-6)


def test_amounts_are_put_together_so_that_there_are_few_bars() -> None:
    assert binned({}) == []
    assert binned({4: 1, 6: 2}) == [Bin(4, 4, 1), Bin(5, 5, 0), Bin(6, 6, 2)]
    assert binned({98: 1, 160: 2})[0] == Bin(95, 99, 1)
    assert sum(one.times for one in binned(dict.fromkeys(range(1000), 1))) == 1000
    assert mean({4: 1, 6: 3}) == 5.5
    assert middle_half({1: 1, 2: 1, 3: 1, 9: 1}) == (2, 9)


def test_all_decks_meet_each_other_in_every_seat() -> None:
    plans = meetings(Plan(game="courses", games=60), list(DECKS))

    assert len(plans) == 6
    assert all(plan.games == 10 for plan in plans)
    assert {frozenset(plan.decks) for plan in plans} == {
        frozenset((one, other)) for one in DECKS for other in DECKS if one < other
    }


@pytest.mark.slow
def test_sums_are_the_same_in_one_process_and_in_two() -> None:
    plan = Plan(game="courses", games=12)
    alone, together = Balance(plan, workers=1), Balance(plan, workers=2)
    alone.run()
    together.run()

    assert alone.sums.games == 12
    assert alone.sums == together.sums


def test_a_card_is_compared_within_each_deck() -> None:
    """In each deck those that drew it win as often as the others; but the weaker deck draws it oftener."""
    strong = Split(having=10, having_won=8, lacking=40, lacking_won=32)
    weak = Split(having=40, having_won=8, lacking=10, lacking_won=2)

    found = difference([strong, weak])

    assert found is not None
    assert found.rate == pytest.approx(0.0)
    assert found.low < -0.05 and found.high > 0.05


def test_a_card_that_wins_games_is_found() -> None:
    found = difference([Split(having=400, having_won=300, lacking=400, lacking_won=100)])

    assert found is not None
    assert found.rate == pytest.approx(0.5)
    assert found.low > 0.4


def test_of_a_card_that_everybody_drew_nothing_can_be_said() -> None:
    assert difference([Split(having=10, having_won=5)]) is None


@pytest.mark.slow
def test_a_deck_or_a_character_is_counted_in_all_its_games() -> None:
    brought = Balance(Plan(game="courses", games=12), workers=1)
    idols = Balance(Plan(game="avarium", games=6, seats=("random",) * 3), workers=1)
    brought.run()
    idols.run()

    assert {name: groups.games for name, groups in brought.sums.entrants.items()} == dict.fromkeys(DECKS, 6)
    assert sum(groups.won for groups in brought.sums.entrants.values()) == 12
    known = {card.name for card in rulebound.load("avarium").card_list if card.kind == "idol"}
    assert idols.sums.entrants.keys() <= known
    assert sum(groups.games for groups in idols.sums.entrants.values()) == 6 * 3
    assert [(one.least, one.most) for one in entrants(brought)] == [pytest.approx((0.43, 0.57))] * 4
    assert {(one.least, one.most) for one in entrants(idols)} == {(0.6 / 3, 1.5 / 3)}
    assert not {one.card for one in cards(idols)} & known


@pytest.mark.slow
def test_characters_are_counted_against_each_other_at_tables_of_two() -> None:
    idols, three, decks_alone = (
        Balance(Plan(game=game, games=8, seats=("random",) * seats), workers=1)
        for game, seats in (("avarium", 2), ("avarium", 3), ("courses", 2))
    )
    for balance in (idols, three, decks_alone):
        balance.run()

    met = idols.sums.duels
    assert sum(groups.games for groups in met.values()) == 2 * 8
    assert all(met[other, mine].games == groups.games for (mine, other), groups in met.items())
    assert sum(groups.won for groups in met.values()) == sum(groups.won for groups in idols.sums.entrants.values())
    assert three.sums.duels == decks_alone.sums.duels == {}


def test_only_characters_that_met_often_enough_are_said() -> None:
    balance = Balance(Plan(game="avarium", games=1), workers=1)
    often, seldom = Groups(40, 30, 40, 30, 30, 40), Groups(40, 10, 40, 10, 10, 40)
    once = Groups(1, 1, 1, 1, 1, 1)
    balance.sums.duels = {("A", "B"): often, ("B", "A"): seldom, ("A", "C"): once, ("C", "A"): Groups(1, 0, 1, 0, 0, 1)}

    (found,) = duels(balance)

    assert (found.what, found.rate, found.verdict) == ("A against B", 0.75, UNSURE)
    assert untold(balance) == ["2 of 3 matchups: too few games to say anything."]


def test_of_many_matchups_some_are_said_to_be_far_off_by_chance() -> None:
    balance = Balance(Plan(game="avarium", games=1), workers=1)
    balance.sums.duels = {
        (one, other): Groups(40, 20, 40, 20, 20, 40) for one in "ABCDE" for other in "ABCDE" if one != other
    }

    assert len(duels(balance)) == 10
    assert untold(balance) == ["Of so many matchups, one in twenty is outside its interval by chance."]


def test_only_a_game_with_decks_has_meetings_of_decks() -> None:
    idols, brought = (Balance(Plan(game=game, games=12), workers=1) for game in ("avarium", "courses"))

    assert heading(idols, "greedy").startswith(f"Avarium Academy: 12 games of greedy, {build()}")
    assert heading(brought, "greedy").startswith(f"The Course Game: 12 games of greedy, 6 meetings of decks, {build()}")


def test_two_decks_that_only_meet_each_other_are_said_once() -> None:
    balance = Balance(Plan(game="courses", games=2, decks=DECKS[:2]), workers=1)
    balance.run()

    assert len(decks(balance)) == 1 and entrants(balance) == []


# What is said


@pytest.mark.parametrize(
    ("rate", "low", "high", "verdict"),
    [(0.05, -0.3, 0.3, HOLDS), (0.2, 0.1, 0.3, UNSURE), (0.2, 0.13, 0.3, FAILS), (-0.3, -0.4, -0.2, FAILS)],
)
def test_what_the_interval_alone_can_explain_is_unsure(rate: float, low: float, high: float, verdict: str) -> None:
    assert judged("a card", Rate(rate, low, high), -CARDS, CARDS).verdict == verdict


@pytest.mark.slow
def test_json_is_one_object_with_all_findings(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["balance", "courses", "--games", "12", "--bot", "random", "--workers", "1", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert (status, found["games"], found["errors"], len(found["decks"])) == (0, 12, 0, 6)
    assert [one["what"] for one in found["seats"]] == ["seat 1", "seat 2"]
    assert [one["what"] for one in found["places"]] == ["who begins", "who comes second"]
    assert sum(found["outcomes"].values()) == 12
    assert {one["card"] for one in found["cards"]} <= set(GAME.cards)


def test_the_report_says_what_should_be_and_what_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "courses", "--games", "12", "--bot", "random", "--workers", "1", "--all"]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("The Course Game: 12 games of random, 6 meetings of decks, ")
    assert "Harbour Lights against High Ridge" in printed
    assert "should be at most 80 %" in printed
    assert "stalemates" in printed
    assert "Aki" in printed


@pytest.mark.slow
def test_ones_own_cards_are_listed_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[card]]\nname = "Twig"\nkind = "partner"\ncost = 0\npoints = 1\npower = 1\n', encoding="utf-8")
    words = ["balance", "courses", "--cards", str(path), "--games", "12", "--bot", "random", "--workers", "1"]

    assert main(words) == 0

    lines = capsys.readouterr().out.splitlines()
    heading = next(n for n, line in enumerate(lines) if line.startswith("explain it."))
    assert lines[heading + 1].startswith("  Twig ")


@pytest.mark.slow
def test_three_seats_have_places_for_three(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["balance", "courses", "--games", "6", "--bot", "random", "--seats", "3", "--workers", "1", "--json"]

    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["what"] for one in found["places"]] == ["who begins", "who comes second", "who comes third"]
    assert found["places"][0]["least"] == pytest.approx(0.8 / 3)
