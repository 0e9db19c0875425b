"""What other players do and choose, what comes later, and what counts once or costs otherwise, each in a game."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, player

SCHEMES: Final = {
    "Collection": "Each enemy may lose 3 Merit. Each who does not trashes a card.",
    "Dilemma": "Target enemy chooses one: They lose 5 Merit; or you draw two cards.",
    "Last One": "Each player chooses a student in their class and expels the rest.",
    "Savings": "Gain 2 Reputation. At the start of your next turn, gain 4 Reputation.",
    "Bargain": "As an additional cost to play this, expel a student in your class. Draw two cards.",
    "Crowd": "This costs 1 Reputation less for each exhausted enemy student.",
    "Cold": "Exhaust all enemy students. They cannot be readied until the start of your next turn.",
}
STUDENTS: Final = {
    "Watcher": "The first time an enemy plays a scheme each turn, draw a card.",
    "Bully": "While there is no ready enemy student, I have +2 Combat.",
    "Shy": "I can't support fights unless you have 15 or more Merit.",
    "Leech": "At the start of each enemy's turn, that player loses 1 Merit.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these schemes and students besides its own."""
    schemes = [(name, "scheme", text) for name, text in SCHEMES.items()]
    students = [(name, "student", text) for name, text in STUDENTS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *schemes, *students)


def test_every_text_is_read_in_the_style_of_the_house(own: AvariumGame) -> None:
    assert own.cards["Bully"].text == "As long as there is no ready enemy student, I have +2 Combat."
    assert own.cards["Shy"].text == "I cannot support fights unless you have 15 or more Merit."


def test_what_one_card_says_is_in_effect_as_long_as_it_is_so(own: AvariumGame) -> None:
    alone = Scene(own)(player(students=["Bully"]), player())
    watched = Scene(own)(player(students=["Bully"]), player(students=["Pink One"]))

    assert alone.state.combat(alone.piece("Bully")) == 3
    assert watched.state.combat(watched.piece("Bully")) == 1


def test_a_scheme_costs_less_for_what_lies_exhausted(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Crowd"]), player(students=[{"name": "Pink One", "exhausted": True}]))

    assert table.state.scheme_price(table.piece("Crowd")) == 0


def test_what_is_put_off_is_raised_at_the_start_of_ones_next_turn(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Leech"], hand=["Savings"]), player())
    state = table.state

    state.passes("turn starts", 1)

    assert [(pending.me, pending.seat) for pending in state.pending] == [(0, 1)]
