"""Prestige that players lose and pay: so much of their total, whatever it lies on."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

CARDS: Final = (
    ("Shame", "spell", "Each other player loses 2 Prestige."),
    ("Prize", "spell", "Gain 2 Prestige."),
    ("Theft", "spell", "Take 2 Prestige from another player."),
    ("Sale", "spell", "Discard all items of yours. Gain 1 Prestige."),
    ("Bribe", "item", "USE: You may lose 3 Prestige. If you do, gain 3 Will."),
    ("Fame", "item", "When you gain Prestige, gain 1 Shard."),
    ("Spite", "item", "When you lose Prestige, gain 1 Will."),
    ("Debt", "item", "End of Game: Lose 2 Prestige."),
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def completing(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    table = Scene(own)(player(private=[spell], **mine), *others, bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


@pytest.mark.rule("arcane", "R21")
@pytest.mark.parametrize(("prestige", "left"), [(0, 2), (1, 3), (5, 7)])
def test_prestige_is_lost_also_where_cards_are_worth_it(own: ArcaneGame, prestige: int, left: int) -> None:
    table = completing(own, "Shame", player(spells=["Deep Breath", "New Wing"], prestige=prestige))

    assert table.scores == [0, left]


@pytest.mark.rule("arcane", "R21")
def test_nobody_has_less_than_no_prestige(own: ArcaneGame) -> None:
    table = completing(own, "Shame", player(prestige=1))

    assert table.scores == [0, 0]


def test_the_log_says_how_much_prestige_is_lost(own: ArcaneGame) -> None:
    table = completing(own, "Shame", player(spells=["Pop Quiz"]))

    assert "Player 2 loses 2 Prestige." in table.told()


def test_who_loses_prestige_does_not_gain_any(own: ArcaneGame) -> None:
    table = completing(own, "Shame", player(items=["Fame", "Spite"], prestige=3))

    assert (table.shards[1], table.will[1]) == (3, 4)


@pytest.mark.rule("arcane", "R21")
@pytest.mark.parametrize(("items", "offered"), [(["Bribe", "Feather Bed"], 0), (["Bribe", "Night Lamp"], 1)])
def test_prestige_that_is_paid_is_gone(own: ArcaneGame, items: list[str], offered: int) -> None:
    table = Scene(own)(player(items=items), player(), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Use Bribe")

    if offered:
        table.do("Yes")

    assert (table.will[0], table.scores[0]) == ((6, 0) if offered else (3, 2))


def test_prestige_that_is_taken_is_another_players(own: ArcaneGame) -> None:
    table = completing(own, "Theft", player(spells=["Grand Theorem"]))

    assert table.scores == [2, 2]


@pytest.mark.rule("arcane", "R21")
def test_what_is_gained_counts_also_after_the_cards_are_gone_that_were_worth_it(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Shame"]), player(private=["Sale"], items=["Night Lamp"]), bag=[], deck=[])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Shame")

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sale")

    assert table.scores == [0, 1]


@pytest.mark.rule("arcane", "R21")
def test_an_end_of_game_item_takes_prestige_from_the_total(own: ArcaneGame) -> None:
    table = Scene(own)(
        player(items=["Debt", "Night Lamp"]), player(spells=["Pop Quiz"], final_turn=True), pencils=0, bag=[], deck=[]
    )

    table.do("Rest")

    assert table.outcome == ([1], "prestige", "win.most")


def test_a_table_at_which_prestige_was_lost_can_be_described_and_loaded(own: ArcaneGame) -> None:
    table = completing(own, "Shame", player(spells=["Pop Quiz"]))

    assert own.scene(**table.state.as_scene()).fingerprint() == table.state.fingerprint()
    assert own.load_state(table.state.save()).fingerprint() == table.state.fingerprint()
