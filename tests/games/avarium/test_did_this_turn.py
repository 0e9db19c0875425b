"""What students have done in this turn, as cards of Avarium Academy ask of them."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Rest", "scheme", "Ready all students in your class that led an attack this turn."),
    ("Shame", "scheme", "Exhaust all students in your class that did not lead an attack this turn."),
    ("Bold", "student", "I have +4 Combat and +4 Defense."),
    ("Shy", "student", "I can support fights despite Attack Tokens."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def after_a_fight(own: AvariumGame, scheme: str) -> Table:
    """Bold has attacked, and this scheme has been played then."""
    table = Scene(own)(
        player("Kumara RAJ", students=["Bold", "Shy"], merit=20, reputation=9, hand=[scheme]),
        player("Hatsurugi TOUKA", students=[], merit=30, reputation=5),
    )
    table.state.turns = [5, 5]
    table.fight("Bold", "Hatsurugi TOUKA")
    table.state.exhausted = [
        table.state.exhausted[it] or it == table.piece("Bold") for it in range(len(table.state.exhausted))
    ]
    cast(table, scheme)
    return table


def test_who_led_an_attack_is_found(own: AvariumGame) -> None:
    assert after_a_fight(own, "Rest").exhausted("Bold", "Shy") == [False, False]


def test_who_led_none_is_found(own: AvariumGame) -> None:
    assert after_a_fight(own, "Shame").exhausted("Bold", "Shy") == [True, True]
