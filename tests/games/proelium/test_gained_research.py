"""Extra Research of cards that designers write: gained from others, and once on each card."""

from __future__ import annotations

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, player


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Proelium:
    """The game with a character that has what others have."""
    text = "This has all abilities of each other character of yours."
    return game_with(tmp_path_factory.mktemp("cards"), ("Clever", "character", text))


def test_who_has_gained_the_research_of_others_is_researched_for_the_first_and_offered_once(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Clever", "Slime That Learned", "Grant Writer"]), player(), chance=[4])

    assert [one for one in table.options if "Clever" in one] == ["Research Clever for 10k"]
    table.do("Research Clever")

    assert table.stats("Clever") == (4, 3)


def test_a_card_has_extra_research_once(own: Proelium) -> None:
    with pytest.raises(TextError, match="a card has Extra Research once"):
        own.card_files.read("Extra Research 10k: Draw a card.\nExtra Research 10k: Gain 1 life.", "item")
