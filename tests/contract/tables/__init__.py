"""What the laws must be told of each game's table: a module with a class, unless the game has declared it all."""

from __future__ import annotations

from typing import Final

import rulebound
from tests.contract.tables.arcane import Arcane
from tests.contract.tables.avarium import Avarium
from tests.contract.tables.courses import Courses
from tests.contract.tables.declared import Declared
from tests.contract.tables.telling import Telling

TABLES: Final[dict[str, Telling]] = {
    **{name: Declared() for name in rulebound.GAMES},
    "varia": Declared(comparable=70),  # nearly every turn of it rolls dice
    "proelium": Declared(comparable=80),  # many roll for research
    "courses": Courses(), "avarium": Avarium(), "arcane": Arcane(),
}  # fmt: skip

__all__ = ["TABLES", "Telling"]
