"""Games that are loaded one after the other share what texts mean, but for what depends on which cards there are."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.games.courses.own_cards import game_with, of_kinds, plays

CALL: Final = {"Call": "Name a card. Reveal the top card of your deck. If it's the named card, draw it."}
LAST_OF_ALL: Final = "Zzz"


def test_the_meaning_of_a_text_is_made_once_for_all_games(tmp_path: Path) -> None:
    first, second = (game_with(tmp_path, *of_kinds(CALL, {name: "Sneaky"}, {})) for name in ("Moth", "Wasp"))

    alike = [card for card in first.cards.values() if card.abilities and card.name in second.cards]
    own = [card.name for card in alike if card.abilities[0] is not second.cards[card.name].abilities[0]]

    assert len(alike) > 100
    assert own == ["Call"]


def test_each_game_names_its_own_cards(tmp_path: Path) -> None:
    first, second = (game_with(tmp_path, *of_kinds(CALL, {name: "Sneaky"}, {})) for name in ("Moth", LAST_OF_ALL))

    without, with_it = (plays(game, "Call").options[-1] for game in (first, second))

    assert with_it.endswith(LAST_OF_ALL)
    assert not without.endswith(LAST_OF_ALL)
