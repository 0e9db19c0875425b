"""What a card does: games that branch where it comes up, and the command `measure`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rulebound.bots.spec import judge_of
from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.files.datafile import read_entries
from rulebound.lab.branching import OLD, OTHER, VARIANT, Branch, branches, pieces_of
from rulebound.lab.measure_command import verdict
from rulebound.lab.measuring import Asked, Measurement, Stage, Sums, sums_of, wider
from rulebound.lab.statistics import Rate
from rulebound.lab.variants import NEW, Variants, exchange

AKI = '[[card]]\nname = "Aki"\nkind = "partner"\ncost = 0\npoints = 9\npower = 9\n'
KITTY = """\
[[card]]
name = "Peppermint KITTY"
kind = "idol"
rank = "basic"
merit = 29
reputation = 9
combat = 9
club = "Cheerleader"
gender = "female"
faction = "Neutral"
"""
SLOOP = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\ncopies = 3\n'
LUGGER = '[[card]]\nname = "Test Lugger"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\n'


def written(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# -- Variants ----------------------------------------------------------------------------------------------------------


def test_a_variant_has_a_number_after_all_cards_of_the_game(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP + LUGGER)])

    sloop, lugger = variants.found
    shipped = len(load("windward").card_list)
    assert (sloop.number, lugger.number) == (shipped, shipped + 1)
    assert variants.base.card_list[sloop.old].name == "Sloop"
    assert lugger.old == NEW


def test_cards_that_are_as_they_were_cannot_be_measured(tmp_path: Path) -> None:
    sloop = next(card for card in load("windward").card_list if card.name == "Sloop")
    values = "".join(f"{key} = {value}\n" for key, value in sloop.values().items())
    file = written(tmp_path, f'[[card]]\nname = "Sloop"\nkind = "ship"\ncopies = {sloop.copies}\n{values}')

    with pytest.raises(SetupError, match="no card of these files differs"):
        Variants("windward", [file])


@pytest.mark.parametrize("name", GAMES)
def test_a_table_plays_on_in_the_game_with_variants(name: str, tmp_path: Path) -> None:
    variants = Variants(name, [written(tmp_path, changed(name))])
    (variant,) = variants.found
    state = variants.carried_over(variants.base.begin(variants.base.setup(seed=1)))
    hidden = [it for it in pieces_of(state, variant.old) if not state.known[it]]

    exchange(state, hidden, variant.number)
    bots = [judge_of("greedy", seat) for seat in range(2)]
    for _ in range(8):
        state.apply(bots[state.seat].choose(state.seat_of(state.seat)))

    assert len(pieces_of(state, variant.number)) == len(hidden)
    assert state.options


def changed(name: str) -> str:
    """A file in which one card of a game costs another number than it did."""
    for path in sorted((load(name).folder / "cards").glob("*.toml")):
        for entry in read_entries(path, ("card",)):
            if "cost" in entry.values:
                values = entry.values | {"cost": 4 if entry.values["cost"] == 3 else 3}
                lines = [f"{key} = {json.dumps(value)}" for key, value in values.items() if key != "printed"]
                return "\n".join(["[[card]]", *lines, ""])
    raise AssertionError(name)


# -- Branches ----------------------------------------------------------------------------------------------------------


def test_the_same_card_makes_no_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP)])
    (sloop,) = variants.found
    monkeypatch.setattr(variants, "found", [replace(sloop, number=sloop.old)])
    monkeypatch.setattr(variants, "replaced", {"Sloop": variants.base})

    found = [branch for seed in range(3) for branch in played(variants, seed)]

    assert found
    assert all(branch.ways[OLD] == branch.ways[VARIANT] for branch in found)


def test_a_better_ship_wins_for_who_alone_may_hire_it(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, SLOOP)])

    found = [branch for seed in range(6) for branch in played(variants, seed)]

    old, new = [sum(branch.ways[way].won for branch in found) for way in (OLD, VARIANT)]
    assert new > old
    assert any(branch.ways[VARIANT].used for branch in found)


def test_a_new_card_takes_the_place_of_another_of_its_kind(tmp_path: Path) -> None:
    variants = Variants("windward", [written(tmp_path, LUGGER)])

    found = [branch for seed in range(4) for branch in played(variants, seed)]

    assert found
    assert all(list(branch.ways) == [VARIANT, OTHER] for branch in found)


def played(variants: Variants, seed: int) -> list[Branch]:
    """The branches of a game of windward."""
    return branches(variants, variants.base.setup(seed=seed, options={"windows": "none"}), "greedy", other=False)


# -- Measuring ---------------------------------------------------------------------------------------------------------


def test_an_idol_is_given_to_each_player_in_turn(tmp_path: Path) -> None:
    stage = Stage(Asked(game="avarium", cards=(written(tmp_path, KITTY),)))

    first, second = stage.game(0, 0), stage.game(0, 1)

    assert first.setup.options["idol_1"] == second.setup.options["idol_2"] == "Peppermint KITTY"
    assert first.setup.seed == second.setup.seed
    assert first.setup.options["idol_2"] == "random"


def test_the_deck_with_the_card_meets_others(tmp_path: Path) -> None:
    stage = Stage(Asked(game="courses", cards=(written(tmp_path, AKI),)))
    (aki,) = stage.variants.found

    games = [stage.game(group, turned) for group in range(8) for turned in range(2)]

    for game in games:
        mine, other = game.setup.decks
        assert mine is not other
        assert game.counts == [aki]
        assert stage.holds(mine, aki) or stage.holds(other, aki)


def test_a_measurement_is_the_same_on_any_number_of_workers(tmp_path: Path) -> None:
    asked = Asked(game="windward", cards=(written(tmp_path, SLOOP),), games=8)
    one, two = Measurement(asked, 1), Measurement(asked, 2)

    one.run()
    two.run()

    assert one.measured == two.measured
    assert one.measured.games == 8
    assert one.games_needed(one.stage.variants.found[0]) is not None


def test_a_measurement_stops_when_it_is_sure(tmp_path: Path) -> None:
    asked = Asked(game="windward", cards=(written(tmp_path, SLOOP),), games=400, within=50)
    measurement = Measurement(asked, 1)

    measurement.run()

    assert measurement.sure()
    assert measurement.measured.games < 400


def test_intervals_of_many_cards_are_wider() -> None:
    rate = Rate(0.1, 0.0, 0.2)

    assert wider(rate, 1) == rate
    found = wider(rate, 10)
    assert found is not None
    assert found.low < rate.low and found.high > rate.high


def test_a_verdict_says_plainly_that_it_cannot_tell() -> None:
    assert verdict(Rate(0.1, 0.02, 0.2), 4) == "stronger"
    assert verdict(Rate(-0.1, -0.2, -0.02), 4) == "weaker"
    assert verdict(Rate(0.0, -0.03, 0.03), 4) == "changes little: less than 3 points either way"
    assert verdict(Rate(0.1, -0.1, 0.3), 4) == "cannot tell whether it is stronger or weaker"


def test_sums_of_no_branches_are_none() -> None:
    assert sums_of([]) == Sums()


# -- The command -------------------------------------------------------------------------------------------------------


def test_the_command_says_what_it_measures_and_what_it_would_take(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["measure", "windward", "--cards", written(tmp_path, SLOOP), "--games", "6", "--workers", "1"])

    told = capsys.readouterr().out
    assert status == 0
    assert "it lies in the common supply in place of the card as it was, and one player alone may use it." in told
    assert "more games" in told


def test_the_command_gives_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["measure", "windward", "--cards", written(tmp_path, LUGGER), "--games", "4", "--workers", "1", "--json"]
    status = main(words)

    found = json.loads(capsys.readouterr().out)
    assert status == 0
    assert found["games"] == 4
    assert [card["card"] for card in found["cards"]] == ["Test Lugger"]
    assert found["cards"][0]["new"] is True


def test_points_must_be_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["measure", "windward", "--cards", "x.toml", "--within", "zero"])

    assert "must be a number of points above 0" in capsys.readouterr().err
