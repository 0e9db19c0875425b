"""Cards of a hand that chance picks, in games for two."""

from __future__ import annotations

from pathlib import Path

from tests.games.test_tokens import at, game_of
from tests.games.varia.table import player
from tests.games.varia.test_wordings import table_of


def test_a_card_is_taken_at_random_and_played_as_ones_own(tmp_path: Path) -> None:
    """It goes to its owner's discard pile when it is played."""
    game = game_of("proelium", tmp_path, ("Steal", "action", "Take a random card from your opponent's hand."))
    table = at(game, {"hand": ["Steal"], "deck": ["Small Ray"]}, {"hand": ["Ticket Machine"]})

    table.do("Play Steal")

    state = table.state
    taken = state.hand_of(0)
    assert [state.card(it).name for it in taken] == ["Ticket Machine"]
    assert [state.owner(it) for it in taken] == [1]
    assert state.hand_of(1) == []
    assert game.scene(**state.as_scene()).fingerprint() == state.fingerprint()


def test_a_card_is_revealed_at_random_and_discarded(tmp_path: Path) -> None:
    text = "Your opponent reveals a card at random from their hand. If it's an item, they discard it."
    game = game_of("proelium", tmp_path, ("Search", "action", text))
    table = at(game, {"hand": ["Search"]}, {"hand": ["Ticket Machine", "Ticket Machine"]})

    table.do("Play Search")

    assert len(table.state.hand_of(1)) == 1
    assert len(table.state.discard_of(1)) == 1


def test_an_action_of_the_target_is_taken_and_performed(tmp_path: Path) -> None:
    text = "Ranged\\nOn-Hit: Take a random card from your target's hand. You may perform it in the next moment."
    rival = player(hand=["Lunge"])
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), rival, engaged=True, chance=[1] * 9)

    while table.options and "Yes" not in table.options:
        table.do(table.options[-1])
    table.do("Yes")

    assert ["Lunge"] in table.row(0)
    assert table.state.game.scene(**table.state.as_scene()).fingerprint() == table.state.fingerprint()
