"""Who plays whom in a tournament, and how its players stand."""

from __future__ import annotations

from itertools import combinations

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.server.pairing import BYE, Candidate, Pair, round_robin, rounds_of_robin, swiss
from rulebound.server.standings import DRAW, WIN, Played, Row, standings


def everyone_once(pairs: list[Pair], players: int) -> None:
    """Each player is in one pair, and at most one has a bye."""
    seen = [player for pair in pairs for player in pair]
    assert sorted(player for player in seen if player != BYE) == list(range(players))
    assert seen.count(BYE) == players % 2


@pytest.mark.parametrize("players", range(2, 13))
def test_all_against_all_lets_each_meet_each_once(players: int) -> None:
    rounds = [round_robin(players, number) for number in range(rounds_of_robin(players))]

    for pairs in rounds:
        everyone_once(pairs, players)
    met = sorted(tuple(sorted(pair)) for pairs in rounds for pair in pairs if BYE not in pair)
    assert met == list(combinations(range(players), 2))


@pytest.mark.parametrize("players", range(2, 13))
def test_all_against_all_lets_each_be_first_about_as_often(players: int) -> None:
    pairs = [pair for number in range(rounds_of_robin(players)) for pair in round_robin(players, number)]

    for player in range(players):
        firsts = sum(pair.first == player and pair.second != BYE for pair in pairs)
        seconds = sum(pair.second == player for pair in pairs)
        assert abs(firsts - seconds) <= 1


class Swiss:
    """A tournament by the Swiss system in which the stronger player wins; now and then a game is drawn."""

    def __init__(self, players: int, *, draws: bool = True) -> None:
        self.players, self.draws, self.chance = players, draws, Chance.of(players, "draws")
        self.games: list[Played] = []
        self.pairs: list[list[Pair]] = []

    @property
    def rows(self) -> list[Row]:
        return standings(self.players, self.games, swiss=True)

    def candidate(self, row: Row) -> Candidate:
        mine = [pair for pairs in self.pairs for pair in pairs if row.player in pair]
        met = [pair.second if pair.first == row.player else pair.first for pair in mine]
        firsts = sum(pair.first == row.player and pair.second != BYE for pair in mine)
        return Candidate(row.player, row.points, met, firsts)

    def play(self) -> list[Pair]:
        pairs = swiss([self.candidate(row) for row in self.rows])
        self.pairs.append(pairs)
        for pair in pairs:
            drawn = pair.second != BYE and self.draws and self.chance.below(5) == 0
            stronger = pair.first if pair.second == BYE else min(pair)
            self.games.append(Played(pair.first, pair.second, BYE if drawn else stronger))
        return pairs


@pytest.mark.parametrize("players", range(2, 21))
def test_in_the_swiss_system_no_two_meet_twice_and_no_player_has_two_byes(players: int) -> None:
    tournament = Swiss(players)
    for _round in range(min(players - 1, 5)):
        everyone_once(tournament.play(), players)

    met = [frozenset(pair) for pairs in tournament.pairs for pair in pairs]
    assert len(set(met)) == len(met)


def test_when_all_have_met_they_meet_again() -> None:
    tournament = Swiss(2)

    for _round in range(3):
        everyone_once(tournament.play(), 2)
    assert tournament.pairs[0] != tournament.pairs[1]  # the other one is first now


def test_the_upper_half_meets_the_lower_one_and_then_winners_meet_winners() -> None:
    tournament = Swiss(8, draws=False)

    assert {frozenset(pair) for pair in tournament.play()} == {frozenset((n, n + 4)) for n in range(4)}
    points = {row.player: row.points for row in tournament.rows}
    assert all(points[first] == points[second] for first, second in tournament.play())


def test_an_odd_number_leaves_a_bye_to_who_has_fewest_points() -> None:
    tournament = Swiss(5)
    for _round in range(3):
        fewest = {row.player: row.points for row in tournament.rows}
        before = {pair.first for pairs in tournament.pairs for pair in pairs if pair.second == BYE}
        (bye,) = [pair.first for pair in tournament.play() if pair.second == BYE]

        assert fewest[bye] == min(points for player, points in fewest.items() if player not in before)


def test_sixty_four_players_are_paired_quickly_enough_for_a_request() -> None:
    tournament = Swiss(64)
    for _round in range(6):
        everyone_once(tournament.play(), 64)

    assert tournament.rows[0].player == 0


def test_points_and_what_decides_between_equal_ones() -> None:
    games = [
        Played(0, 1, 0), Played(2, BYE, 2),
        Played(0, 2, BYE), Played(1, BYE, 1),
    ]  # fmt: skip
    rows = {row.player: row for row in standings(3, games, swiss=True)}

    assert {player: row.points for player, row in rows.items()} == {0: WIN + DRAW, 1: WIN, 2: WIN + DRAW}
    assert (rows[0].buchholz, rows[0].sonneborn) == (2 + 3, 2 + 3 / 2)
    assert (rows[2].buchholz, rows[2].sonneborn) == (3 + 3, 3 + 3 / 2)  # its bye counts with its own points
    assert [row.player for row in standings(3, games, swiss=True)] == [2, 0, 1]
    assert (rows[2].won, rows[2].played, rows[0].won) == (0, 1, 1)


def test_equal_players_share_a_place() -> None:
    games = [Played(0, 1, BYE), Played(2, 3, 2)]

    assert [(row.player, row.place) for row in standings(4, games, swiss=False)] == [(2, 1), (0, 2), (1, 2), (3, 4)]
