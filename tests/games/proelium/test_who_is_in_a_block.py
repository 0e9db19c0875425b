"""Who blocks and who is blocked are named apart in the texts of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cardtext.designers.corpus import reader_of
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, player

BLOCKS = [
    "When this blocks, destroy that character.",
    "When this blocks, destroy that character unless your opponent pays 20k.",
    "When this blocks, deal 3 damage to that character.",
    "When this blocks, destroy the attacker.",
    "When this blocks, destroy the attacking character.",
    "When this blocks, destroy the blocked character.",
    "When this blocks a character, destroy it.",
    "When this blocks a character, destroy that character.",
]
IS_BLOCKED = [
    "When this is blocked, destroy the blocker.",
    "When this is blocked, destroy that character.",
    "When this becomes blocked, deal 3 damage to the blocking character.",
    "When this is blocked by a character, destroy it.",
    "When a character blocks this, destroy that character.",
]
UNCERTAIN = [
    "When this blocks, deal 3 damage to it.",
    "When this blocks, destroy it.",
    "When this is blocked, destroy it.",
    "When this attacks, destroy that character.",
    "When a character of yours blocks a character of your opponent, destroy it.",
]


def after_the_block(folder: Path, text: str, mine: str, theirs: str) -> Table:
    """The table when one of theirs has blocked the one of mine that attacks."""
    game = game_with(folder, ("Own", "character", text), ("Other", "character", "This has +0 A."))
    table = Scene(game)(player(laboratory=[mine]), player(laboratory=[theirs]), moment="attack")
    table.do(f"Attack with {mine}")
    table.do(next(one for one in table.options if one.startswith(f"Block with {theirs}")))
    return table


@pytest.mark.parametrize("text", BLOCKS)
def test_a_blocker_does_it_to_the_attacker(tmp_path: Path, text: str) -> None:
    table = after_the_block(tmp_path, text, "Other", "Own")

    table.wait()

    assert table.there("laboratory", 0) == []
    assert table.there("laboratory", 1) == ["Own"]


@pytest.mark.parametrize("text", IS_BLOCKED)
def test_an_attacker_does_it_to_the_blocker(tmp_path: Path, text: str) -> None:
    table = after_the_block(tmp_path, text, "Own", "Other")

    table.wait()

    assert table.there("laboratory", 0) == ["Own"]
    assert table.there("laboratory", 1) == []


@pytest.mark.parametrize("text", UNCERTAIN)
def test_who_is_meant_must_be_certain(text: str) -> None:
    assert reader_of("proelium").card_files.fault(text, "character")
