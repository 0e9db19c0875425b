"""What spells of Arcane Academy set up for a while: each time that something happens, until a turn begins or ends."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import tiles
from rulebound.games.arcane.game import ArcaneGame
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player

SPELLS: Final = {
    "Gossip": "Until the start of your next turn, whenever another player completes an assignment, you gain 2 Shards.",
    "Toll": "Until your next turn, whenever another player casts a tile, they lose 1 Will.",
    "Flow": "Whenever you gain Will this turn, gain 1 Shard. Gain 2 Will. Gain 1 Will.",
    "Offer": "Until the end of your next turn, when you rest, you may pay 1 Shard. If you do, draw two cards.",
    "Bare": "This turn, each time you gain Shards, if you have no cards in your hand, gain 1 Will. "
    "Gain 2 Shards, then gain 1 Shard.",
    "Fresh": "At the start of your next turn, if none of your tiles are exhausted, gain 5 Prestige.",
    "Later": "At the start of your next turn, you may pay 2 Will. If you do, draw two cards.",
    "Once": "The next time you rest, you may pay 1 Shard. If you do, gain 4 Will.",
    "Gift": "Gain 3 Shards.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *[(name, "spell", text) for name, text in SPELLS.items()])


def completing(own: ArcaneGame, spell: str, *others: dict[str, object], **mine: object) -> Table:
    """A table at which this spell has just been completed."""
    mine = {"will": 0, "shards": 0, **mine}
    table = Scene(own)(player(private=[spell, "Deep Breath"], **mine), *(others or (player(),)), bag=[])
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def test_each_assignment_of_another_brings_shards_until_ones_turn(own: ArcaneGame) -> None:
    table = completing(own, "Gossip", player(private=["Gift", "Time Dilation"]))

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Gift")

    assert table.shards[0] == 2
    assert table.state.active == 0
    assert table.state.delayed == []


def test_it_happens_again_and_again_and_each_player_pays_for_what_they_do(own: ArcaneGame) -> None:
    table = completing(own, "Toll", player(will=4), player(will=4))

    table.do("Cast Corner 4: Gain Will / Collect Shard", "Collect 1 Shard")
    table.do("Cast Corner 4: Gain Will / Collect Shard", "Collect 1 Shard")

    assert table.will[1:] == [3, 3]


def test_it_happens_each_time_in_this_turn_and_not_in_the_next(own: ArcaneGame) -> None:
    table = completing(own, "Flow")

    assert table.shards[0] == 2
    assert table.state.delayed == []


@pytest.mark.parametrize(("answer", "cards", "shards"), [("Yes", 2, 0), ("No", 0, 1)])
def test_what_depends_on_it_waits_with_it(own: ArcaneGame, answer: str, cards: int, shards: int) -> None:
    table = completing(own, "Offer", shards=1)
    table.rest()
    before = len(table.hand(0))

    table.do("Rest", answer)

    assert (len(table.hand(0)) - before, table.shards[0]) == (cards, shards)


def test_it_lasts_to_the_end_of_the_next_turn_and_no_longer(own: ArcaneGame) -> None:
    table = completing(own, "Offer", shards=0)
    table.rest()
    in_the_next = len(table.state.delayed)

    table.rest()

    assert in_the_next == 1
    assert table.state.delayed == []


@pytest.mark.parametrize(("hand", "will"), [([], 2), (["Gift"], 0)])
def test_a_condition_is_looked_at_each_time(own: ArcaneGame, hand: list[str], will: int) -> None:
    table = Scene(own)(player(private=["Bare", *hand], will=0, shards=0), player(), bag=[])

    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Bare")

    assert table.will[0] == will


@pytest.mark.parametrize(("rests", "prestige"), [(True, 5), (False, 0)])
def test_at_the_start_of_a_turn_it_is_looked_whether_tiles_are_exhausted(
    own: ArcaneGame, *, rests: bool, prestige: int
) -> None:
    table = completing(own, "Fresh")
    before = table.state.score(0)
    if rests:
        tiles.refresh(table.state, table.piece(USE_OR_COMPLETE, 0))

    table.rest()

    assert table.state.score(0) - before == prestige


@pytest.mark.parametrize(("answer", "will"), [("Yes", 0), ("No", 2)])
def test_what_is_offered_later_can_be_refused(own: ArcaneGame, answer: str, will: int) -> None:
    table = completing(own, "Later", will=2)
    before = len(table.hand(0))
    table.rest()

    table.do(answer)

    assert table.will[0] == will
    assert len(table.hand(0)) - before == (2 if answer == "Yes" else 0)


@pytest.mark.parametrize(("answer", "will"), [("Yes", 4), ("No", 0)])
def test_what_is_offered_once_can_be_refused(own: ArcaneGame, answer: str, will: int) -> None:
    table = completing(own, "Once", shards=1)
    table.rest()

    table.do("Rest", answer)

    assert table.will[0] == will


@pytest.mark.parametrize("spell", ["Gossip", "Offer", "Toll", "Fresh"])
def test_a_position_in_which_it_waits_is_saved_and_read_back(own: ArcaneGame, spell: str) -> None:
    table = completing(own, spell)

    restored: Any = own.load_state(table.state.save())

    assert restored.delayed
    assert restored.fingerprint() == table.state.fingerprint()
