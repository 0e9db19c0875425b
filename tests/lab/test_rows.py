"""Games as rows and as Parquet files: what is in them, and that they are the games that are counted."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli import main
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.rows import CARDS, DECISIONS, GAMES, SEARCHES, GameRows, rows_of
from rulebound.lab.simulate import Simulation

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.slow
@pytest.mark.parametrize("seats", [("random", "random"), ("greedy", "random")])
def test_the_games_of_the_rows_are_those_that_are_counted(seats: tuple[str, ...]) -> None:
    arena = Arena(Plan(game="courses", games=2, seats=seats, seed=5))

    for number in range(2):
        followed, rows = rows_of(arena, number)

        assert followed.fingerprint() == arena.play(number).fingerprint()
        assert len(rows.decisions) == followed.decisions


def test_a_row_has_a_value_for_each_column() -> None:
    arena = Arena(Plan(game="courses", games=1, seed=3))

    _state, rows = rows_of(arena, 0)

    assert len(rows.game) == len(GAMES)
    assert {len(row) for row in rows.decisions} == {len(DECISIONS)}
    assert {len(row) for row in rows.cards} == {len(CARDS)}


def test_a_card_that_was_played_was_drawn_before_by_who_decided() -> None:
    arena = Arena(Plan(game="courses", games=1, seed=3))

    _state, rows = rows_of(arena, 0)

    decisions = [dict(zip([one.name for one in DECISIONS], row, strict=True)) for row in rows.decisions]
    cards = [dict(zip([one.name for one in CARDS], row, strict=True)) for row in rows.cards]
    played = [card for card in cards if card["played"] is not None]
    assert played
    for card in played:
        decision = decisions[card["played"]]
        assert card["drawn"] <= card["played"]
        assert (decision["seat"], decision["card"]) == (card["seat"], card["card"])


def test_a_token_is_no_card_that_a_seat_came_to_know() -> None:
    arena = Arena(Plan(game="avarium", games=6, seats=("random",) * 3))

    ends, rows = zip(*[rows_of(arena, number) for number in range(6)], strict=True)

    tokens = {end.card(it).name for end in ends for it in end.token_pieces if end.faces[it] >= 0}
    known = {row[2] for one in rows for row in one.cards}
    assert tokens
    assert known and known <= arena.game.cards.keys()


def test_each_search_is_a_row_with_what_its_seat_saw_and_how_often_it_tried_each_option() -> None:
    arena = Arena(Plan(game="windward", games=1, seats=("ismcts:12", "greedy"), seed=3, fixed=True))

    end, rows = rows_of(arena, 0)

    searches = [dict(zip([one.name for one in SEARCHES], row, strict=True)) for row in rows.searches]
    of_searcher = [row[:4] for row in rows.decisions if row[3] == 0]
    assert [(row["game"], row["decision"], row["seat"]) for row in searches] == [(0, row[1], 0) for row in of_searcher]
    again = {
        state.decisions: state.seat_of(0).observe().numbers for state, _action, visits in arena.follow(0) if visits
    }
    for row in searches:
        assert row["observation"] == again[row["decision"]]
        assert len(row["observation"]) == arena.game.spec(2).size
        assert len(row["options"]) == len(row["visits"])
        assert 0 < sum(row["visits"]) <= 24 or len(row["visits"]) == 1
        assert row["visits"][row["options"].index(row["chosen"])] == max(row["visits"])
        assert row["result"] == end.returns()[0]


@pytest.mark.slow
def test_games_with_searches_are_the_same_on_any_number_of_workers() -> None:
    plan = Plan(game="windward", games=4, seats=("ismcts:6", "ismcts:6"))
    found: dict[int, list[GameRows]] = {1: [], 2: []}

    for workers, kept in found.items():
        Simulation(plan, workers, kept.extend).run()

    one, two = (sorted(kept) for kept in found.values())
    assert one == two
    assert all(rows.searches for rows in one)


def test_a_simulation_hands_over_each_game_once_on_any_number_of_workers() -> None:
    plan = Plan(game="windward", games=12)
    found: dict[int, list[GameRows]] = {1: [], 2: []}

    for workers, kept in found.items():
        Simulation(plan, workers, kept.extend).run()

    one, two = (sorted(kept) for kept in found.values())
    assert one == two
    assert [rows.number for rows in one] == list(range(12))


def test_all_columns_are_described_in_the_guide() -> None:
    guide = (DOCS / "research.md").read_text(encoding="utf-8")

    for column in [*GAMES, *DECISIONS, *CARDS, *SEARCHES]:
        assert f"| `{column.name}` | {column.type} | {column.about} |" in guide


@pytest.mark.slow
def test_the_command_writes_three_tables_in_the_order_of_the_games(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra `lab`")

    status = main(["simulate", "windward", "--games", "8", "--workers", "2", "--out", str(tmp_path / "games.parquet")])

    assert status == 0
    games, decisions, cards = (
        parquet.read_table(tmp_path / f"games{what}.parquet") for what in ("", ".decisions", ".cards")
    )
    assert games.column("game").to_pylist() == list(range(8))
    assert decisions.num_rows == sum(games.column("decisions").to_pylist())
    assert cards.num_rows > 0
    assert games.schema.field("seed").metadata[b"about"].decode() == GAMES[4].about


@pytest.mark.slow
def test_where_a_bot_has_searched_there_is_a_table_of_searches(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="needs the extra `lab`")
    words = ["simulate", "windward", "--games", "2", "--workers", "1", "--out", str(tmp_path / "games")]

    main([*words, "--seats", "ismcts:5,random"])

    games, searches = (parquet.read_table(tmp_path / f"games{what}.parquet") for what in ("", ".searches"))
    assert searches.schema.names == [column.name for column in SEARCHES]
    assert set(searches.column("game").to_pylist()) == {0, 1}
    assert searches.column("observation").to_pylist()[0].count(0) < len(searches.column("observation").to_pylist()[0])
    assert games.num_rows == 2


def test_without_searches_there_is_no_table_of_them(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")

    main(["simulate", "windward", "--games", "2", "--workers", "1", "--out", str(tmp_path / "games")])

    assert sorted(file.name for file in tmp_path.iterdir()) == [
        "games.cards.parquet",
        "games.decisions.parquet",
        "games.parquet",
    ]


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")

    status = main(["simulate", "windward", "--games", "2", "--out", str(tmp_path / "nowhere" / "games")])

    assert status == 2
    assert "it cannot be written" in capsys.readouterr().err


EXAMPLES = re.findall(r"```(sql|python)\n(.*?)```", (DOCS / "research.md").read_text(encoding="utf-8"), re.DOTALL)


def examples_of(library: str) -> list[str]:
    """The examples of the guide that read the tables by a library; one in SQL is for DuckDB."""
    return [
        code for kind, code in EXAMPLES if ".parquet" in code and (kind == "sql" or f"import {library} " in code)
        if (library == "duckdb") == (kind == "sql")
    ]  # fmt: skip


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the tables of some games."""
    pytest.importorskip("pyarrow", reason="needs the extra `lab`")
    folder = tmp_path_factory.mktemp("tables")
    words = ["simulate", "windward", "--games", "120", "--workers", "1"]
    assert main([*words, "--out", str(folder / "games.parquet")]) == 0
    return folder


@pytest.mark.parametrize("library", ["duckdb", "pandas", "polars"])
def test_each_library_of_the_guide_has_an_example(library: str) -> None:
    assert examples_of(library)


@pytest.mark.slow
@pytest.mark.parametrize("code", examples_of("duckdb"))
def test_the_queries_of_the_guide_find_something(tables: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    duckdb: Any = pytest.importorskip("duckdb")
    monkeypatch.chdir(tables)

    assert duckdb.sql(code).fetchall()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("library", "code"), [(one, code) for one in ("pandas", "polars") for code in examples_of(one)]
)
def test_the_programs_of_the_guide_print_something(
    tables: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], library: str, code: str
) -> None:
    pytest.importorskip(library)
    monkeypatch.chdir(tables)

    exec(compile(code, "research.md", "exec"), {})  # noqa: S102 - the guide is ours

    assert len(capsys.readouterr().out.splitlines()) > 3
