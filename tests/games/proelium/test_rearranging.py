"""Enhancements that are moved, more combats in a turn, and money that is split, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, enhancement, player
from tests.games.proelium.test_times_and_limits import end_turn, table_of


@pytest.mark.rule("proelium", "R64")
def test_all_enhancements_come_to_one_character(tmp_path: Path) -> None:
    text = "Put all enhancements from all characters onto one character of yours."
    us = player(hand=["Own"], laboratory=["Clockwork Beetle"])
    them = player(laboratory=["Night Janitor"])
    game = game_with(tmp_path, ("Own", "action", text), ("Gloves", "enhancement", "Enhances a character."),
                     ("Theirs", "enhancement", "Enhances a character of your opponent."))  # fmt: skip
    on = [enhancement("Gloves", "Night Janitor"), enhancement("Theirs", "Night Janitor")]
    table = Scene(game)(us, them, enhancements=on)

    table.do("Play Own")

    hosts = {table.state.card(it).name: table.state.card(table.proelium.host[it]).name
             for it in table.proelium.attached}  # fmt: skip
    assert hosts == {"Gloves": "Clockwork Beetle", "Theirs": "Night Janitor"}


@pytest.mark.rule("proelium", "R64")
def test_an_enhancement_moves_itself(tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("Own", "enhancement", "Enhances a character.\nPay 10k: Move this to another character.")
    )
    us = player(laboratory=["Clockwork Beetle", "Night Janitor"])
    table = Scene(game)(us, player(), enhancements=[enhancement("Own", "Clockwork Beetle")])

    table.do("Use Own")
    table.do("Night Janitor")

    assert [table.state.card(host).name for host in table.proelium.host if host >= 0] == ["Night Janitor"]


MOVED = [  # (what it says, what was done with it before it moves)
    ("Once each turn, pay 10k: Gain 1 life.", "Use Own"),
    ("Extra Research: Gain 1 life.", "Research Own"),
]


@pytest.mark.rule("proelium", "R64", "R42")
@pytest.mark.parametrize(("text", "done"), MOVED)
def test_an_enhancement_that_moves_can_do_nothing_once_more(tmp_path: Path, text: str, done: str) -> None:
    own = ("Own", "enhancement", f"Enhances a character.\n{text}")
    game = game_with(tmp_path, own, ("Mover", "action", "Move an enhancement to another character."))
    us = player(hand=["Mover"], laboratory=["Clockwork Beetle", "Night Janitor"])
    table = Scene(game)(us, player(), enhancements=[enhancement("Own", "Clockwork Beetle")], chance=[1])
    table.do(done)
    table.settle()

    table.do("Play Mover", "Night Janitor")

    assert [table.state.card(host).name for host in table.proelium.host if host >= 0] == ["Night Janitor"]
    assert not any([option.startswith(done) for option in table.options])


@pytest.mark.rule("proelium", "R64")
def test_an_enhancement_that_moves_stays_loaded(tmp_path: Path) -> None:
    own = ("Own", "enhancement", "Enhances a character.\nMaintenance: Load this.\nUnload this: Gain 3 life.")
    game = game_with(tmp_path, own, ("Mover", "action", "Move an enhancement to another character."))
    us = player(hand=["Mover"], laboratory=["Clockwork Beetle", "Night Janitor"], life=20)
    table = Scene(game)(us, player(), enhancements=[enhancement("Own", "Clockwork Beetle")])
    table.wait()
    table.wait()
    table.until("Fabrication")

    table.do("Play Mover", "Night Janitor")
    table.do("Use Own")

    assert table.life[0] == 23


def test_a_scene_has_what_is_on_an_enhancement_and_whose_it_is(tmp_path: Path) -> None:
    own = ("Own", "enhancement", "Enhances a character of yours.\nMaintenance: Load this.\nUnload this: Gain 3 life.")
    play = ("Play", "action", "Play the top card of your opponent's deck without paying its cost.")
    game = game_with(tmp_path, own, play)
    us = player(hand=["Play"], laboratory=["Clockwork Beetle"])
    table = Scene(game)(us, player(deck=["Night Janitor", "Own"]))
    table.play("Play")
    table.wait()
    table.wait()
    table.until("Fabrication")

    scene = table.state.as_scene()

    enhancements = scene["enhancements"]
    assert enhancements == [{"name": "Own", "of": 0, "on": "Clockwork Beetle", "which": 1, "loaded": True, "owner": 1}]
    assert game.scene(**scene).fingerprint() == table.state.fingerprint()


@pytest.mark.rule("proelium", "R65")
def test_a_turn_has_another_combat(tmp_path: Path) -> None:
    us = player(hand=["Own"], laboratory=["Clockwork Beetle"])
    table = table_of(tmp_path, "action", "After this combat, there is another combat.", us, player(life=20))
    table.do("Play Own")
    table.do("Go on to the attack")
    for _ in range(2):
        table.do("Attack with Clockwork Beetle")
        if "That is all who attack" in table.options:
            table.do("That is all who attack")
        while "End your turn" not in table.options and not any("Attack with" in one for one in table.options):
            table.do(table.options[-1])

    assert table.life[1] == 16
    assert "End your turn" in table.options


def test_all_money_is_split_evenly(tmp_path: Path) -> None:
    text = "Both players put their money together and split it evenly."
    table = table_of(tmp_path, "action", text, player(hand=["Own"], funds=2), player(funds=9))

    table.do("Play Own")

    assert table.funds == [5, 5]


SPENT = [
    ("if they have spent less than 20k this turn, you gain 5 life.", 25),
    ("if your opponent has spent 10k or more this turn, gain 5 life.", 20),
    ("if you have spent less than 20k this turn, gain 5 life.", 25),
    ("if you spent 20k or more this turn, gain 5 life.", 20),
]


@pytest.mark.parametrize(("then", "life"), SPENT)
def test_what_was_spent_in_a_turn_is_compared(tmp_path: Path, then: str, life: int) -> None:
    us = player(laboratory=["Own"], life=20)
    table = table_of(tmp_path, "item", f"At the end of your opponent's turn, {then}", player(), us)

    end_turn(table)

    assert table.life[1] == life


@pytest.mark.rule("proelium", "R65", "R26")
def test_another_combat_in_the_last_phase_waits_for_answers_to_its_card(tmp_path: Path) -> None:
    us, them = player(hand=["Own"], laboratory=["Clockwork Beetle"]), player(hand=["Force Field", "Death Ray"])
    table = table_of(tmp_path, "action", "There is another combat this turn.", us, them, moment="return")

    table.do("Play Own")
    answers = table.state.seat, table.asked
    table.do("Play Death Ray")
    table.settle()

    assert answers == (1, "Player 1 has played or used something: do you play or use something?")
    assert table.there("discard pile") == ["Own", "Clockwork Beetle"]
    assert table.asked.startswith("Return to the compound")


@pytest.mark.rule("proelium", "R65", "R49")
def test_life_is_looked_at_before_another_combat_in_the_last_phase(tmp_path: Path) -> None:
    text = "Deal 3 damage to your opponent. There is another combat this turn."
    us = player(hand=["Own"], laboratory=["Clockwork Beetle"])
    table = table_of(tmp_path, "action", text, us, player(life=3), moment="return")

    table.do("Play Own")

    assert table.outcome == ([0], "life", "victory.life")
