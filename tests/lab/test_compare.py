"""Two sets of cards in the same games: how they are paired, how sure the difference is, and the command `compare`."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from rulebound.cli import main
from rulebound.kernel.basics.problem import CardError
from rulebound.lab.arena import Plan
from rulebound.lab.compare import SHIPPED, Comparing, Comparison
from rulebound.lab.pairs import Pairs, difference_of

PLAN = Plan(game="courses", games=20, decks=("The Midnight Ferry", "Tea and Almanacs"))  # the second without any Aki
STRONGER = '[[card]]\nname = "Aki"\nkind = "partner"\ncost = 0\npoints = 9\npower = 9\n'


@pytest.fixture
def stronger(tmp_path: Path) -> str:
    """A file with a card that wins games."""
    path = tmp_path / "stronger.toml"
    path.write_text(STRONGER, encoding="utf-8")
    return str(path)


def compared(plan: Plan, old: str, new: str, workers: int = 1) -> Comparison:
    comparing = Comparing(plan, old, new, workers)
    comparing.run()
    return replace(comparing.result(), seconds=0.0, workers=0)


# -- The games ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_same_cards_make_no_difference() -> None:
    same = compared(PLAN, SHIPPED, SHIPPED)

    assert (same.finished, same.errors, same.changed, same.added, same.removed) == (20, 0, [], [], [])
    assert [(it.old, it.difference) for it in same.differences] == [(it.new, 0.0) for it in same.differences]
    assert all(it.low < 0 < it.high for it in same.differences)
    assert same.mean_turns_old == same.mean_turns_new


@pytest.mark.slow
def test_seats_and_lengths_are_counted_with_each_set(stronger: str) -> None:
    comparing = Comparing(PLAN, SHIPPED, stronger, 1)
    comparing.run()

    for tally in (comparing.sums.old, comparing.sums.new):
        assert [groups.games for groups in tally.seats] == [20, 20]
        assert [groups.won for groups in tally.seats] == tally.wins
        assert sum(tally.lasted.values()) == 20
        assert sum(turns * games for turns, games in tally.lasted.items()) == tally.turns
    assert [(one.won, one.games) for one in comparing.sums.new.entrants] == [
        (pairs.new, pairs.games) for pairs in comparing.sums.entrants
    ]


def test_what_one_set_gains_the_other_loses(stronger: str) -> None:
    there, back = compared(PLAN, SHIPPED, stronger), compared(PLAN, stronger, SHIPPED)

    assert there.changed == back.changed == ["Aki"]
    assert any(it.difference for it in there.differences)
    for one, other in zip(there.differences, back.differences, strict=True):
        assert (one.old, one.new) == (other.new, other.old)
        assert one.difference == pytest.approx(-(other.difference or 0.0))
        assert (one.low, one.high) == pytest.approx((-other.high, -other.low))
    assert (there.mean_turns_old, there.mean_turns_new) == (back.mean_turns_new, back.mean_turns_old)


@pytest.mark.slow
def test_the_sums_are_equal_for_every_number_of_workers(stronger: str) -> None:
    assert compared(PLAN, SHIPPED, stronger, workers=2) == compared(PLAN, SHIPPED, stronger)


def test_added_cards_and_cards_that_nobody_plays_are_told(tmp_path: Path) -> None:
    path = tmp_path / "more.toml"
    path.write_text('[[card]]\nname = "Somebody New"\nkind = "item"\ncost = 1\n', encoding="utf-8")

    result = Comparing(PLAN, SHIPPED, str(path)).result()

    assert (result.changed, result.added, result.removed, result.unused) == ([], ["Somebody New"], [], True)
    assert [it.difference for it in result.differences] == [None, None]


def test_a_file_that_is_wrong_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text("[[crad]]\n", encoding="utf-8")

    with pytest.raises(CardError):
        Comparing(PLAN, SHIPPED, str(tmp_path / "wrong.toml"))


# -- The interval ------------------------------------------------------------------------------------------------------


def test_many_groups_have_the_interval_of_the_textbook() -> None:
    random = Random(3)  # noqa: S311 - no secrets
    changes = [random.choice([-1, 0, 0, 0, 1, 1]) for _ in range(4000)]
    pairs = Pairs()
    for change in changes:
        pairs.add(int(change < 0), int(change > 0), 2)

    found = difference_of(pairs)

    mean = sum(changes) / 8000
    spread = math.sqrt(sum((change / 2 - mean) ** 2 for change in changes) / 3999 / 4000)
    assert found is not None
    assert found.rate == mean
    assert (found.low, found.high) == pytest.approx((mean - 1.96 * spread, mean + 1.96 * spread), abs=2e-4)


def test_few_groups_that_agree_are_not_sure() -> None:
    pairs = Pairs()
    for _ in range(5):
        pairs.add(0, 2, 2)

    found = difference_of(pairs)

    assert found is not None
    assert found.rate == 1.0
    assert found.low < 0.5
    assert found.high == 1.0


def test_one_group_says_nothing_and_none_is_none() -> None:
    one = Pairs()
    one.add(0, 1, 2)

    assert difference_of(one) == (0.5, -1.0, 1.0)
    assert difference_of(Pairs()) is None


def test_the_interval_has_the_true_difference_nineteen_times_in_twenty() -> None:
    random = Random(5)  # noqa: S311 - no secrets
    covered = 0
    for _ in range(1500):
        pairs = Pairs()
        for _ in range(40):
            luck = random.random()  # of the seed, shared by both sets and both games
            old = sum((luck + random.random()) / 2 < 0.5 for _ in range(2))
            new = sum((luck + random.random()) / 2 < 0.6 for _ in range(2))
            pairs.add(old, new, 2)
        found = difference_of(pairs)
        assert found is not None
        covered += found.low <= 0.18 <= found.high  # 1 - 2 * 0.4 ** 2 is 0.68

    assert 0.93 <= covered / 1500 <= 0.985


def test_sums_can_be_added_in_any_order() -> None:
    one, two = Pairs(), Pairs()
    one.add(0, 1, 2)
    two.add(2, 1, 2)
    two.add(0, 0, 0)

    assert one.plus(two) == two.plus(one) == Pairs(2, 4, 2, 2, 2, 0, 8)


# -- The command -------------------------------------------------------------------------------------------------------


def test_json_is_one_object_with_all_that_is_promised(capsys: pytest.CaptureFixture[str], stronger: str) -> None:
    words = ["compare", "courses", "--cards", SHIPPED, "--cards", stronger, "--games", "6", "--json"]
    words += ["--workers", "1", "--seats", "random,random"]

    status = main(words)

    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert (status, printed.err) == (0, "")
    promised = {"game", "games", "old", "new", "differences", "mean_turns_old", "mean_turns_new", "build", "seconds"}
    assert promised <= set(found)
    assert (found["game"], found["games"], found["old"], found["new"]) == ("courses", 6, SHIPPED, stronger)
    keys = {"bot", "deck", "old", "new", "difference", "low", "high"}
    assert [set(difference) for difference in found["differences"]] == [keys] * 2


def test_the_report_names_the_cards_and_the_differences(capsys: pytest.CaptureFixture[str], stronger: str) -> None:
    decks = "Harbour Lights,High Ridge"
    words = ["compare", "courses", "--cards", SHIPPED, "--cards", stronger, "--games", "6", "--decks", decks]

    status = main([*words, "--seats", "random,random"])

    printed = capsys.readouterr()
    lines = printed.out.splitlines()
    assert (status, printed.err) == (0, "")
    assert lines[0].startswith("The Course Game: 6 games with each set, seeds 0 to 2, in 1 process, ")
    assert lines[1:4] == [f"Old cards: shipped. New cards: {stronger}.", "Changed: Aki.", ""]
    assert lines[4].startswith("random  Harbour Lights  won ")
    assert "percentage points (95 % interval " in lines[5]
    assert lines[7].startswith("A game took ")
    assert lines[8].startswith("6 pairs of games in ")


def test_good_bots_play_where_none_are_named_and_shared_cards_favour_none_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[[card]]\nname = "Test Lugger"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\n', encoding="utf-8"
    )

    status = main(["compare", "windward", "--cards", SHIPPED, "--cards", str(path), "--games", "2", "--workers", "1"])

    told = capsys.readouterr().out
    assert status == 0
    assert "greedy    won " in told
    assert "All players share these cards, so they favour none: `measure` says what each card does." in told


@pytest.mark.parametrize("cards", [[], [SHIPPED], [SHIPPED] * 3])
def test_a_comparison_needs_two_sets(capsys: pytest.CaptureFixture[str], cards: list[str]) -> None:
    status = main(["compare", "courses", *[word for name in cards for word in ("--cards", name)]])

    assert status == 2
    assert "a comparison needs two sets: --cards OLD --cards NEW" in capsys.readouterr().err
