"""The card set as a whole, in random duels: every card is played, and every kind of victory occurs."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.card import IDOL
from rulebound.kernel.game.game import Game
from tests.games.avarium.balance import Played, play

GAMES: Final = 120
SELDOM: Final = 0.02


@pytest.fixture(scope="module")
def games(game: Game) -> list[Played]:
    """Games of two random bots."""
    return [play(game, "random", seed, seats=2) for seed in range(GAMES)]


@pytest.mark.slow
def test_each_card_is_played_in_two_of_a_hundred_games_in_which_it_could_be(game: Game, games: list[Played]) -> None:
    seldom: list[str] = []
    for card in game.card_list:
        could = sum(card.name in played.could for played in games)
        did = sum(card.name in played.did for played in games)
        if card.kind != IDOL and not card.token and (could < GAMES // 10 or did < SELDOM * could):
            seldom.append(card.name)

    assert seldom == []


@pytest.mark.rule("avarium", "win.con", "win.expel", "win.school")
def test_games_are_won_in_all_three_ways(games: list[Played]) -> None:
    reasons = {played.reason for played in games}

    assert {"win-con", "last-in-school", "school"} <= reasons
    assert "cut" not in reasons


@pytest.mark.slow
def test_each_idol_wins_some_games_and_none_wins_all(games: list[Played]) -> None:
    idols = {idol for played in games for idol in played.idols}
    won = {idol: [played.winner >= 0 and played.idols[played.winner] == idol for played in games] for idol in idols}
    was_in = {idol: sum(idol in played.idols for played in games) for idol in idols}

    assert len(idols) == 8
    assert all(0 < sum(won[idol]) < was_in[idol] for idol in idols), {idol: sum(won[idol]) for idol in idols}
