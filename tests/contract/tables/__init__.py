"""What the laws must be told of each game's table. A game is one module here, with one class."""

from __future__ import annotations

from typing import Final

from tests.contract.tables.arcane import Arcane
from tests.contract.tables.avarium import Avarium
from tests.contract.tables.courses import Courses
from tests.contract.tables.telling import Telling

TABLES: Final[dict[str, Telling]] = {"courses": Courses(), "avarium": Avarium(), "arcane": Arcane()}

__all__ = ["TABLES", "Telling"]
