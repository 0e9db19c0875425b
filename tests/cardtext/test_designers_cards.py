"""Random games with what designers have written: each text is on a card, and the games go on by their rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import rulebound
from rulebound.cardgame.game import CardGame
from rulebound.lab.fuzz import Found, play
from tests.cardtext.designers.cards import FILES, cards, texts_of
from tests.cardtext.designers.corpus import GAMES, tree_of

SEED: Final = 5  # with others, blocks that copy themselves in each moment keep both players of Varia from any attack


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_each_text_is_on_a_card_of_a_file_and_games_with_it_end(game: str, tmp_path: Path) -> None:
    missing = {str(tree_of(game, *text)) for text in texts_of(game)}
    found = Found()

    for number in range(FILES):
        path = tmp_path / f"{number}.toml"
        path.write_text(cards(game, number), encoding="utf-8")
        own = rulebound.load(game, cards=[path])
        assert isinstance(own, CardGame)
        missing -= {card.text for card in own.prints}
        play(own, own.seats[-1], SEED, found)

    assert missing == set()
    assert found.endings.total() == FILES
