"""Items that attach themselves, as designers may write them: to whom, and when they can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.courses.hand import Play
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.reason import Reason
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, partner, player

TO_A_RIVAL = "Attach this to a partner of another player."


def none_there(host: str) -> Reason:
    """Why an item cannot be played that would be attached to such a partner."""
    return Reason("R46", f"Kite attaches itself to {host}, and there is none at a course.")


def with_a_kite(scene: Scene, folder: Path, text: str, *partners: object) -> Table:
    """A kite in the hand of player 1, with these partners at the only course."""
    game = game_with(folder, ("Kite", "item", text))
    return scene(player(hand=["Kite"], world_map=[course("Dune Sea", *partners)]), game=game)


@pytest.mark.rule("courses", "R46")
def test_an_item_for_a_rivals_partner_needs_no_partner_of_ones_own(scene: Scene, tmp_path: Path) -> None:
    table = with_a_kite(scene, tmp_path, TO_A_RIVAL, partner("Aki", of=1))

    table.do("Play Kite")

    assert table.at("Kite") == "Aki"


@pytest.mark.rule("courses", "R46")
def test_an_item_for_a_rivals_partner_is_not_wasted_where_there_is_none(scene: Scene, tmp_path: Path) -> None:
    table = with_a_kite(scene, tmp_path, TO_A_RIVAL, "Aki")

    assert table.why_not(Play, "Kite") == none_there("a partner of another player")


@pytest.mark.rule("courses", "R46")
@pytest.mark.parametrize(("power", "playable"), [(1, True), (9, False)])
def test_whatever_else_the_text_asks_of_the_partner_is_looked_at(
    scene: Scene, tmp_path: Path, power: int, *, playable: bool
) -> None:
    strong = f"a partner of yours with power {power} or more"
    table = with_a_kite(scene, tmp_path, f"Attach this to {strong}.", "Aki")

    assert table.why_not(Play, "Kite") == (None if playable else none_there(strong))


@pytest.mark.rule("courses", "R46")
def test_what_an_item_does_before_it_attaches_itself_may_make_the_partner_fit(scene: Scene, tmp_path: Path) -> None:
    text = "Untap all partners of yours. Attach this to an untapped partner of yours."
    table = with_a_kite(scene, tmp_path, text, partner("Aki", tapped=True))

    table.do("Play Kite")

    assert table.at("Kite") == "Aki"


@pytest.mark.rule("courses", "R46")
@pytest.mark.parametrize(
    "text", ["Draw a card. " + TO_A_RIVAL, "Untap a partner of another player. Attach this to it."]
)
def test_an_item_that_does_more_still_needs_somebodys_partner_to_attach_to(
    scene: Scene, tmp_path: Path, text: str
) -> None:
    table = with_a_kite(scene, tmp_path, text, "Aki")

    assert table.why_not(Play, "Kite") == none_there("a partner of another player")


@pytest.mark.rule("courses", "R21")
def test_an_item_is_attached_to_partners_alone(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="only partners can have something attached"):
        game_with(tmp_path, ("Flag", "item", "Attach this to a course."))
