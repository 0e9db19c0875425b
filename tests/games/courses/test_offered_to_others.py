"""What players may do instead because other cards say so, or only as long as something is so."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others

SPARED: Final = '"If this would be defeated, you may discard a card instead."'
ENOUGH: Final = "As long as you have two or more cards in your hand"
TEXTS: Final = {
    "Shelter": ("supporter", f"Your partners have {SPARED}"),
    "Brooch": ("item", f"Attach this to a partner of yours.\nThe attached partner has {SPARED}"),
    "Reserve": ("supporter", f"{ENOUGH}, if a partner of yours would be defeated, you may discard a card instead."),
    "Purse": (
        "supporter",
        "As long as it is your turn, the first time you would draw a card each turn, you may gain 1 point instead.",
    ),
    "Blow": ("item", "Defeat a partner."),
    "Find": ("item", "Draw two cards."),
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *[(name, kind, text) for name, (kind, text) in TEXTS.items()])


def struck(own: CourseGame, *hand: str, home: str = "", attached: str = "") -> Table:
    """A table at which Aki would be defeated, of a player with these cards."""
    there = course("Dune Sea", partner("Aki", attached=[attached] if attached else []))
    mine = player(hand=["Blow", *hand], home=[home] if home else [], world_map=[there], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))
    table.do("Play Blow")
    return table


@pytest.mark.parametrize(("answers", "zone", "held"), [(["Yes", "Foghorn"], "at a course", 1), (["No"], "discard", 2)])
@pytest.mark.parametrize("lender", [{"home": "Shelter"}, {"attached": "Brooch"}, {"home": "Reserve"}])
def test_a_player_is_asked_what_partners_may_do_because_of_another_card(
    own: CourseGame, lender: dict[str, str], answers: list[str], zone: str, held: int
) -> None:
    table = struck(own, "Foghorn", "Twig", **lender)
    assert table.asked.endswith("do you discard a card instead?")

    table.do(*answers)

    assert (table.zone("Aki"), len(table.hand(0))) == (zone, held)


def test_a_player_is_not_asked_where_the_condition_does_not_hold(own: CourseGame) -> None:
    table = struck(own, "Foghorn", home="Reserve")

    assert (table.zone("Aki"), table.hand(0)) == ("discard", ["Foghorn"])


@pytest.mark.parametrize(("answer", "points", "held"), [("Yes", 1, 1), ("No", 0, 2)])
def test_the_first_draw_of_a_turn_is_offered_as_long_as_something_is_so(
    own: CourseGame, answer: str, points: int, held: int
) -> None:
    table = Scene(own)(player(hand=["Find"], home=["Purse"], deck=twelve_others()), player(deck=twelve_others()))

    table.do("Play Find", answer)

    assert (table.points[0], len(table.hand(0))) == (points, held)


@pytest.mark.parametrize("blows", [1, 2, 3])
def test_each_of_two_items_that_say_so_spares_a_partner_once(tmp_path: Path, blows: int) -> None:
    vest = "Prevent the next time a partner of yours would be defeated this turn."
    own = game_with(tmp_path, ("Vest", "item", vest), ("Blow", "item", "Defeat a partner."))
    mine = player(hand=["Vest", "Vest", *["Blow"] * 3], world_map=[course("Dune Sea", "Aki")], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))
    for item in ["Vest", "Vest", *["Blow"] * blows]:
        table.state.apply(
            next(one for one in table.state.legal_actions() if table.said(one).startswith(f"Play {item}"))
        )

    assert table.zone("Aki") == ("at a course" if blows < 3 else "discard")
