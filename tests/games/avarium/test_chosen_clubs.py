"""Clubs that several players choose, by the texts of schemes, in Avarium Academy."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame, load
from tests.games.avarium.own_cards import VALUES
from tests.games.avarium.table import Scene, Table, player
from tests.games.written import file_with

SCHEMES: Final = [
    ("Purge", "scheme", "Each player chooses a club. Expel all students of the chosen clubs."),
    ("Spare", "scheme", "Each player chooses a club. Expel all students not of a chosen club."),
    ("Theirs", "scheme", "Each enemy chooses a club; then each student of a chosen club gets +2 Combat this turn."),
]
STAY: Final = "I can support fights despite Attack Tokens."
CLUBS: Final = ("Arts", "Sports", "Host")


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these schemes, and with a student for each of three clubs, who is called like it."""
    folder: Path = tmp_path_factory.mktemp("cards")
    files = [file_with(folder, VALUES, *SCHEMES)]
    for club in CLUBS:
        values = {kind: text.replace('"Arts"', f'"{club}"') for kind, text in VALUES.items()}
        (folder / club).mkdir()
        files.append(file_with(folder / club, values, (club, "student", STAY)))
    return load(files, [])


def choosing(own: AvariumGame, scheme: str, *clubs: str) -> Table:
    """A table with a student of each club, at which a scheme is played and clubs are chosen by these."""
    table = Scene(own)(
        player("Kumara RAJ", students=["Arts"], hand=[scheme], reputation=5),
        player("Hatsurugi TOUKA", students=["Sports", "Host"]),
        courtyard=[],
    )
    table.do(f"Play {scheme}")
    while table.can("Spend 1 Reputation"):
        table.do("Spend 1 Reputation")
    for club in clubs:
        while not table.can(club):
            table.do("Pass")
        table.do(club)
    table.passes()
    return table


@pytest.mark.parametrize(
    ("scheme", "clubs", "expelled"),
    [
        ("Purge", ("Host", "Sports"), ["Host", "Sports"]),
        ("Purge", ("Sports", "Sports"), ["Sports"]),
        ("Spare", ("Arts", "Sports"), ["Host"]),
    ],
)
def test_all_clubs_that_were_chosen_count(
    own: AvariumGame, scheme: str, clubs: tuple[str, ...], expelled: list[str]
) -> None:  # fmt: skip
    assert sorted(choosing(own, scheme, *clubs).expelled) == expelled


def test_only_those_choose_of_whom_the_text_speaks(own: AvariumGame) -> None:
    table = choosing(own, "Theirs", "Arts")

    assert [table.combat(club) for club in CLUBS] == [3, 1, 1]


@pytest.mark.parametrize("before", ["", "Choose a club. "])
def test_without_players_who_choose_there_is_no_chosen_club(own: AvariumGame, before: str) -> None:
    assert "players have not chosen a club" in own.card_files.fault(
        f"{before}Expel all students of a chosen club.", "scheme"
    )
