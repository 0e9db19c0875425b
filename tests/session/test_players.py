"""Who plays, as people write it: the same words and the same names wherever a table is opened."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.problem import SetupError
from rulebound.session.players import Player, players_of, seconds_of


def test_people_and_bots_have_names_also_where_nobody_gives_them_one() -> None:
    assert [player.described for player in players_of("human:Ann,human,greedy")] == [
        "Ann",
        "Player 2",
        "Bot (Apprentice)",
    ]
    assert [player.name for player in players_of("random,random")] == ["Bot 1", "Bot 2"]


def test_a_bot_is_named_by_its_level_or_as_it_is_written() -> None:
    players = players_of("Master,ismcts:1.5s,ismcts:400")

    assert [player.level for player in players] == ["Master", "Master", "ismcts:400"]
    assert [player.spec for player in players] == ["ismcts:1.5s", "ismcts:1.5s", "ismcts:400"]


def test_a_kept_player_may_have_either() -> None:
    assert Player(name="Bot", bot="greedy").level == Player(name="Bot", bot="Apprentice").level == "Apprentice"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("human,oracle", "there is no bot 'oracle'"),
        ("human,mastr", "there is no bot 'mastr'; did you mean 'Master'?"),
        ("human,ismcts:x", "'ismcts' needs a budget after a colon"),
        ("human:Ann,human:Ann", "two players are called 'Ann'"),
        ("human,,human", "a player is missing between the commas of 'human,,human'"),
    ],
)
def test_what_nobody_can_be_is_said(words: str, problem: str) -> None:
    with pytest.raises(SetupError) as error:
        players_of(words)

    assert problem in str(error.value)


def test_how_long_a_bot_thinks_follows_from_how_it_is_written() -> None:
    assert [seconds_of(spec) for spec in ("random", "ismcts:1.5s", "ismcts:500", "nobody:x")] == [0.0, 1.5, 2.0, 0.0]
