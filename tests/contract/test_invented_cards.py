"""Cards that nobody has thought of: random texts of each game's language, on cards that really come into play.

Whatever such cards do together, the game goes on by its rules, keeps its pieces together, can be shown, saved and
imagined, and no turn of it lasts for ever.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from rulebound.games import load as load_game
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.invariant import check, watched
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.state import LONGEST_TURN
from rulebound.lab.inventing import random_cards, random_game, shipped
from tests.contract.test_written_cards import with_text
from tests.contract.view_faults import faults
from tests.contract.walks import any_kind, any_option, begin, walk

SETS: Final = (1, 8, 41, 102)  # few, in which much comes together
RARE: Final = (
    "Partners of yours have +1 power for each partner with power 1 or more.",
    "When this enters, discard a course.",
    "When this clears a course, discard a course of yours.",
)
MANY_SETS: Final = range(1_000, 1_200)
AT_ONCE: Final = 10  # of them in one test
COUNTS: Final = (400, 25, 60)  # cards of a set, in turn: all that a game has, and some
LONGEST: Final = 4_000  # decisions, after which a game is left: what such cards do need not end
MOST_LINES: Final = 2_000  # of its log, after which it is left, too: each look draws them all
LOOKS: Final = 150  # decisions between two looks at the whole table


def check_table(state: CardTable, chance: Chance, viewers: Iterable[int]) -> None:
    """What must be so of every position, whatever its cards are. viewers: the seats whose views are looked at."""
    assert isinstance(state.game, Game)
    check(state, [one for one in state.game.invariants if one.before is None])
    assert state.decisions - state.turn_began <= LONGEST_TURN
    for seat in viewers:
        assert faults(state.seat_of(seat).view()) == []
    assert all(event.cause < number for number, event in enumerate(state.log))
    assert all(line.text for line in state.game.log(state, -1, max(0, len(state.log) - 40)))
    if state.is_terminal:
        return
    assert all(state.describe(state.seat, action) for action in state.legal_actions())
    assert state.game.load_state(json.loads(json.dumps(state.save()))).fingerprint() == state.fingerprint()
    assert state.seat_of(state.seat).imagine(chance).legal_actions() != []
    assert all(0 <= state.game.value(state, seat) <= 1 for seat in range(state.seats))
    check_scene(state)


def check_scene(state: CardTable) -> None:
    """Where no action is half done, it can be described, and built again."""
    try:
        scene = state.as_scene()
    except SceneError:
        return
    assert state.game.scene(**scene).fingerprint() == state.fingerprint()


def play(game: Game, seats: int, seed: int, windows: str) -> None:
    """A random game with these cards, looked at now and then, each time by another seat, and at its end by all."""
    state = begin(game, seats, seed, observed=True, options={"windows": windows})
    policy, chance = (any_option, any_kind)[seed % 2], Chance.of(seed, "invented")
    with watched(game):
        for decisions, now in enumerate(walk(state, chance, policy, LONGEST)):
            if len(now.log) > MOST_LINES:
                break
            if decisions % LOOKS == LOOKS - 1:
                check_table(now, chance, [decisions // LOOKS % (seats + 1) - 1])
    check_table(state, chance, range(-1, seats))


def check_set(game: Game, number: int, folder: Path, games: int = 1) -> None:
    """Games with one set of cards, so many at tables of each size."""
    invented = random_game(game.name, number, COUNTS[number % len(COUNTS)], folder)
    for seats, windows in zip(game.seats, ("none", "public", "all"), strict=False):
        for seed in range(number, number + games):
            play(invented, seats, seed, windows)


def test_games_with_invented_cards_go_on_by_their_rules(game: Game, tmp_path: Path) -> None:
    for number in SETS:
        check_set(game, number, tmp_path)


def test_courses_that_count_their_own_value_and_discard_courses_go_on_by_their_rules(tmp_path: Path) -> None:
    """What chance invents too rarely: values that depend on themselves, and courses that leave by a card."""
    chance = Chance.of(7, "texts")
    partners = [entry for entry in shipped(load_game("courses").folder) if entry.values["kind"] == "partner"]
    cards = [with_text(entry, RARE[chance.below(len(RARE))]) for entry in partners]
    path = tmp_path / "rare.toml"
    path.write_text("\n".join(cards), encoding="utf-8")
    game = load_game("courses", cards=[path])
    for seed in range(4):
        play(game, 2, seed, "none")


def test_invented_cards_are_others_for_every_seed_and_the_same_for_one(game: Game) -> None:
    first, second = (random_cards(game.name, seed, 12) for seed in (1, 2))

    assert first.count("[[card]]") == 12
    assert first != second
    assert random_cards(game.name, 1, 12) == first


@pytest.mark.slow
@pytest.mark.parametrize("first", MANY_SETS[::AT_ONCE])
def test_no_set_of_invented_cards_breaks_a_game(game: Game, tmp_path: Path, first: int) -> None:
    for number in range(first, first + AT_ONCE):
        check_set(game, number, tmp_path, games=2)  # to invent a set takes longer than a game with it
