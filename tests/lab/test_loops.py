"""Games that would go on for ever: the lab plays them to an end, and says how many there were and with which cards."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

import rulebound
from rulebound.cli import main
from rulebound.lab import arena, loops
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.balance import Balance
from rulebound.lab.compare import Comparing
from rulebound.lab.simulate import Simulation

WHIRLS: Final = [f"Whirl {number}" for number in range(10)]
TOLD: Final = "stopped, because this would have gone on forever: Whirl"


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """Cards and a deck: at each of ten courses, a partner who moves there moves on."""
    text = "When a partner moves here, move it to another course."
    entries = [f'[[card]]\nname = "{name}"\nkind = "course"\nstars = 2\ntext = "{text}"\n' for name in WHIRLS]
    cards, deck = tmp_path / "whirls.toml", tmp_path / "deck.toml"
    cards.write_text("\n".join(entries), encoding="utf-8")
    others = next(iter(rulebound.load("courses").decks.values())).lists["cards"]
    listed = "".join(f"{json.dumps(name)} = {count}\n" for name, count in others.items())
    deck.write_text(f'[[deck]]\nname = "Whirls"\ncourses = {WHIRLS}\n[deck.cards]\n{listed}', encoding="utf-8")
    return str(cards), str(deck)


def test_a_simulation_says_how_many_games_went_on_for_ever_and_by_which_cards(files: tuple[str, str]) -> None:
    cards, deck = files
    simulation = Simulation(Plan(game="courses", games=6, cards=(cards,), decks=(deck, deck)), workers=1)

    simulation.run()
    summary = simulation.summary()

    assert (summary.finished, summary.errors) == (6, 0)
    assert summary.loops.games == summary.outcomes["stalemate"] > 0
    assert set(summary.loops.names) <= set(WHIRLS)
    assert summary.as_json()["loops"] == summary.loops.as_json()


@pytest.mark.slow
def test_the_sums_of_workers_are_those_of_one(files: tuple[str, str]) -> None:
    cards, deck = files
    plan = Plan(game="courses", games=20, cards=(cards,), decks=(deck, deck))
    one, two = Simulation(plan, workers=1), Simulation(plan, workers=2)

    one.run()
    two.run()

    assert one.sums.loops == two.sums.loops


@pytest.mark.slow
def test_the_commands_say_it_too(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    cards, deck = files
    of_the_game = ["courses", "--cards", cards, "--decks", f"{deck},{deck}", "--games", "4", "--workers", "1"]

    for command in (["simulate", *of_the_game], ["balance", *of_the_game, "--bot", "random"]):
        assert main(command) == 0
        assert TOLD in capsys.readouterr().out


@pytest.mark.slow
def test_a_comparison_tells_the_loops_of_each_set(files: tuple[str, str]) -> None:
    cards, deck = files
    plan = Plan(game="courses", games=2, decks=(deck, deck))
    comparing = Comparing(plan, cards, cards, workers=1)

    comparing.run()
    result = comparing.result()

    assert result.loops_old == result.loops_new
    assert result.as_json()["loops_new"] == result.loops_new.as_json()
    assert result.loops_new.games > 0


@pytest.mark.slow
def test_a_game_that_does_not_end_is_given_up_and_counted_as_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LONGEST_GAME", 30)
    monkeypatch.setattr(arena, "LONGEST_GAME", 30)
    simulation = Simulation(Plan(game="courses", games=2), workers=1)
    balance = Balance(Plan(game="courses", games=2, seats=("random", "greedy")), workers=1)

    simulation.run()
    balance.run()

    summary = simulation.summary()
    assert (summary.finished, summary.draws, summary.outcomes) == (2, 2, {"unfinished": 2})
    assert summary.loops.sentences() == ["2 games were given up after 30 decisions, and counted as drawn."]
    assert set(balance.sums.outcomes) == {"unfinished"}


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "random")])
def test_no_playing_of_the_lab_goes_on_beyond_that(bots: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "LONGEST_GAME", 25)
    monkeypatch.setattr(arena, "LONGEST_GAME", 25)

    state = Arena(Plan(game="courses", games=1, seats=bots)).play(0)

    assert (state.over, state.decisions) == (False, 25)


@pytest.mark.parametrize(
    ("counted", "told"),
    [
        (loops.Loops(), []),
        (loops.Loops(1), ["1 game was stopped, because this would have gone on forever: A."]),
    ],
)
def test_what_is_told_counts_rightly(counted: loops.Loops, told: list[str]) -> None:
    counted.names["A"] += counted.games

    assert counted.sentences() == told


def test_nothing_is_told_of_games_that_end(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "courses", "--games", "3", "--workers", "1"])

    assert "for ever" not in capsys.readouterr().out
