"""Cards that a test writes itself, as a designer would: in a file, by their texts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulebound.games.varia.game import Varia
from tests.games.written import Written, file_with

ATTACK = 'types = "Physical Attack"\nsubtypes = "Strength"\npower = 0\nfocus = 0'
ACTION = f'{ATTACK}\nattribute = "Aggression"\nlevel = 1\ncost = 1'
ASSET = 'form = "Charm"\nvalue = 1\ntypes = "None"\nsubtypes = "None"'
VALUES: Final = {"action": ACTION, "asset": ASSET, "stack": ""}
WEAPON: Final = (
    'form = "Weapon"\nvalue = 1\ntypes = "Physical Attack"\nsubtypes = "None"\ncost = 1\npower = 0\nfocus = 0'
)
PLAIN: Final = 'types = "None"\nsubtypes = "None"\nattribute = "Spirit"\nlevel = 1\ncost = 1'


def game_with(folder: Path, *cards: Written) -> Varia:
    """The game with these cards besides its own, each a name, a kind and a text. Actions are attacks that cost 1."""
    return Varia.load([file_with(folder, VALUES, *cards)], [])


def game_with_plain_action(folder: Path, name: str, text: str) -> Varia:
    """The game with an action of this text that has no supertypes: it is neither an attack nor a block."""
    return Varia.load([file_with(folder, {"action": PLAIN}, (name, "action", text))], [])


def game_with_weapon(folder: Path, name: str, text: str) -> Varia:
    """The game with a weapon of this text, which is an attack that costs 1."""
    return Varia.load([file_with(folder, {"asset": WEAPON}, (name, "asset", text))], [])
