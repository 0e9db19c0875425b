"""What becomes of each card in many games."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rulebound.games import load
from rulebound.lab.card_events import Sums, play, rows


def test_games_are_counted_with_what_happened_in_them() -> None:
    game = load("arcane")

    sums = play(game, "completes", "random", games=6, seats=3, seed=1)
    lines = list(rows(sums, game))

    assert sums.games == 6
    assert sum(sums.reasons.values()) == 6
    assert 0 < sums.happened.total() <= sums.came_up.total()
    assert sums.times.total() >= sums.happened.total()
    assert 0.0 < sums.average < 1.0
    kinds = [line for line in lines if " times by winners" in line]
    assert [line.partition(":")[0] for line in kinds] == ["item", "spell"]
    assert len([line for line in lines if "; wins " in line]) == len(sums.times)


def test_what_happens_seldom_or_moves_much_is_marked() -> None:
    game = load("arcane")
    sums = Sums(games=1000)
    for name, happened, won in (("Deep Breath", 900, 450), ("Time Dilation", 300, 240), ("Feather Bed", 10, 5)):
        sums.came_up[name], sums.happened[name], sums.times[name], sums.won[name] = 1000, happened, happened, won

    lines = {line.partition("  ")[0]: line for line in rows(sums, game)}

    assert lines["Time Dilation"].endswith(" beyond")
    assert lines["Feather Bed"].endswith(" seldom")
    assert lines["Deep Breath"].endswith(")")


def test_tokens_are_no_cards_to_which_something_happens() -> None:
    game = load("avarium")

    sums = play(game, "joins", "random", games=3, seats=3, seed=0)
    named = {name for name in [*sums.came_up, *sums.times] if name not in game.cards}

    assert sums.times and not named
    assert any(line.startswith("student: ") for line in rows(sums, game))


def test_the_same_seed_gives_the_same_sums() -> None:
    game = load("arcane")

    assert play(game, "completes", "random", 2, 2, 5) == play(game, "completes", "random", 2, 2, 5)


@pytest.mark.slow
def test_it_can_be_called_by_its_name_and_says_what_is_wrong() -> None:
    command = [sys.executable, "-m", "rulebound.lab.card_events", "arcane", "completes", "--games", "1"]

    good = subprocess.run([*command, "--bot", "random"], capture_output=True, text=True, check=False)
    bad = subprocess.run([*command, "--bot", "clever"], capture_output=True, text=True, check=False)

    assert good.returncode == 0 and "1 games" in good.stdout
    assert bad.returncode == 1 and "no bot 'clever'" in bad.stderr
