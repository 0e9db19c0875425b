"""What texts make so for a while, and when that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.card import ITEM
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player, twelve_others

SMOKE = "Your partners cannot be attacked until the start of your next turn."
ON = "End your turn"


@pytest.mark.rule("courses", "R50")
def test_partners_are_safe_until_ones_next_turn(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Smoke", "item", SMOKE))
    there = course("Dune Sea", "Aki", "Twig", partner("Sir Thistle", of=1))
    table = scene(
        player(hand=["Smoke", "Marzipan Golem"], deck=twelve_others(), world_map=[there]),
        player(deck=twelve_others()),
        game=game,
    )

    table.do("Play Smoke", ON)
    assert str(table.why_not(Battle, "Sir Thistle")).startswith(
        "No partner of another player at Dune Sea can be attacked."
    )

    table.do(ON, ON)
    assert table.why_not(Battle, "Sir Thistle") is None


def test_a_text_is_gained_until_ones_next_turn(scene: Scene, tmp_path: Path) -> None:
    text = 'A partner of yours gains "This cannot be attacked." until the start of your next turn.'
    game = game_with(tmp_path, ("Cloak", "item", text))
    there = course("Dune Sea", "Aki", partner("Sir Thistle", of=1))
    table = scene(player(hand=["Cloak"], world_map=[there]), player(deck=twelve_others()), game=game)

    table.do("Play Cloak", ON)

    assert table.why_not(Battle, "Sir Thistle") is not None


def test_a_value_changes_until_ones_next_turn(scene: Scene, tmp_path: Path) -> None:
    text = "Untap up to two partners of yours. They get +2 power until the start of your next turn."
    game = game_with(tmp_path, ("Drum", "item", text))
    there = course("Dune Sea", partner("Aki", tapped=True), partner("Twig", tapped=True))
    table = scene(
        player(hand=["Drum"], deck=twelve_others(), world_map=[there]), player(deck=twelve_others()), game=game
    )
    before = table.power("Aki")

    table.do("Play Drum", "Aki", "Twig", ON)
    assert table.power("Aki") == before + 2

    table.do(ON)
    assert table.power("Aki") == before


@pytest.mark.rule("courses", "R50")
def test_what_stays_tapped_once_is_untapped_the_time_after(scene: Scene, tmp_path: Path) -> None:
    text = "Tap all partners. They do not untap during their owners' next untap phase."
    game = game_with(tmp_path, ("Thunder", "item", text))
    there = course("Dune Sea", "Aki", partner("Sir Thistle", of=1))
    table = scene(
        player(hand=["Thunder"], deck=twelve_others(), world_map=[there]), player(deck=twelve_others()), game=game
    )

    table.do("Play Thunder", ON)
    assert table.tapped("Aki", "Sir Thistle") == [True, True]
    table.do(ON)
    assert table.tapped("Aki", "Sir Thistle") == [True, True]
    table.do(ON)
    assert table.tapped("Aki", "Sir Thistle") == [True, False]
    table.do(ON)
    assert table.tapped("Aki", "Sir Thistle") == [False, False]


@pytest.mark.rule("courses", "R49")
def test_what_another_player_does_until_the_end_of_the_turn_ends_with_this_turn(scene: Scene, tmp_path: Path) -> None:
    text = "When a partner of another player is defeated, all partners of yours get +2 power until the end of the turn."
    game = game_with(tmp_path, ("Drum", "supporter", text))
    there = course("Dune Sea", "Marzipan Golem", partner("Aki", of=2), partner("Twig", of=1))
    table = scene(
        player(deck=twelve_others(), world_map=[there]),
        player(deck=twelve_others(), home=["Drum"]),
        player(deck=twelve_others()),
        game=game,
    )
    before = table.power("Twig")

    table.do("Battle at Dune Sea with Marzipan Golem", "Aki")
    assert table.power("Twig") == before + 2

    table.do(ON)
    assert table.power("Twig") == before


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "Your partners get +1 power until the end of the turn.",
            "line 1, column 1: write 'all' before these cards, and 'of yours' for 'your'",
        ),
        (
            "All partners of yours cannot be attacked until the end of the turn.",
            (
                "line 1, column 1: leave out 'all' and 'each' before 'cannot' and 'do not', "
                "and write 'your' for 'of yours'"
            ),
        ),
        (
            "Untap up to two partners of yours. Them get +1 power until the end of the turn.",
            "line 1, column 36: write 'they' where they are what the sentence speaks of",
        ),
    ],
)
def test_what_lasts_is_said_in_one_way(text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, ITEM)

    assert [found.sentence() for found in refused.value.problems] == [problem]
