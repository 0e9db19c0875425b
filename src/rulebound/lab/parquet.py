"""Games as Parquet files: tables beside each other, written while games are played, in the order of the games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Self

import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.rows import CARDS, DECISIONS, GAMES, SEARCHES, Column, GameRows
from rulebound.language import _

MANY: Final = 20_000  # rows that are written at once
FEW: Final = 2_000  # where rows are long
ENDING: Final = ".parquet"
TYPES: Final = {
    "int8": pa.int8(),
    "int32": pa.int32(),
    "int64": pa.int64(),
    "float": pa.float32(),
    "bool": pa.bool_(),
    "string": pa.string(),
    "list<int8>": pa.list_(pa.int8()),
    "list<int16>": pa.list_(pa.int16()),
    "list<int32>": pa.list_(pa.int32()),
    "list<float>": pa.list_(pa.float32()),
    "list<string>": pa.list_(pa.string()),
}


class Table:
    """One file, and the rows that wait to be written. many: so many are written at once."""

    def __init__(self, path: Path, columns: Sequence[Column], many: int = MANY) -> None:
        self.schema = pa.schema([pa.field(one.name, TYPES[one.type], metadata={"about": one.about}) for one in columns])
        self.writer = ParquetWriter(path, self.schema, compression="zstd")
        self.rows: list[tuple[Any, ...]] = []
        self.many = many

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        """Adds rows."""
        self.rows += rows
        if len(self.rows) >= self.many:
            self.write()

    def write(self) -> None:
        """Writes what waits."""
        if self.rows:
            columns = [list(column) for column in zip(*self.rows, strict=True)]
            arrays = [pa.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]
            self.writer.write_table(pa.Table.from_arrays(arrays, schema=self.schema))
            self.rows = []

    def close(self) -> None:
        """Writes the rest, and ends the file."""
        self.write()
        self.writer.close()


class Tables:
    """The files of a simulation: `NAME.parquet`, `NAME.decisions.parquet` and `NAME.cards.parquet`.

    If a bot has searched, there is `NAME.searches.parquet` too. Raises SetupError if they cannot be written.
    """

    def __init__(self, name: str) -> None:
        self.stem = stem = name.removesuffix(ENDING)
        self.searches: Table | None = None
        try:
            self.games = Table(Path(stem + ENDING), GAMES)
            self.decisions = Table(Path(f"{stem}.decisions{ENDING}"), DECISIONS)
            self.cards = Table(Path(f"{stem}.cards{ENDING}"), CARDS)
        except OSError as error:
            raise SetupError(name, [_("it cannot be written: {why}", why=error.strerror or str(error))]) from error
        self.waiting: dict[int, GameRows] = {}
        self.next = 0

    def add(self, found: Sequence[GameRows]) -> None:
        """Adds games, in any order; each is written once all before it are there."""
        self.waiting.update((one.number, one) for one in found)
        while one := self.waiting.pop(self.next, None):
            self.put(one)
            self.next += 1

    def put(self, one: GameRows) -> None:
        """Hands the rows of a game to the files."""
        self.games.add([one.game])
        self.decisions.add(one.decisions)
        self.cards.add(one.cards)
        if one.searches:
            self.searches = self.searches or Table(Path(f"{self.stem}.searches{ENDING}"), SEARCHES, FEW)
            self.searches.add(one.searches)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        for number in sorted(self.waiting):  # those after a game that failed, or that was not played any more
            self.put(self.waiting[number])
        for table in (self.games, self.decisions, self.cards, self.searches):
            if table is not None:
                table.close()
