"""`rulebound play` and `rulebound serve`, as a person starts them."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.cli import main
from rulebound.kernel.basics.problem import SetupError
from rulebound.server.requests import NewTable
from rulebound.server.running import note_of, opened_at

SOURCES: Final = Path(__file__).resolve().parents[2] / "src"
PROGRAM: Final = f"import sys; sys.path.insert(0, {str(SOURCES)!r}); from rulebound.cli import main; sys.exit(main())"
PATIENCE: Final = 60

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `rulebound ...` with a home of its own; all of them are ended with the test."""
    started: list[subprocess.Popen[str]] = []

    def begun(*words: str) -> subprocess.Popen[str]:
        variables = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state"), "DISPLAY": ""}
        command = [sys.executable, "-c", PROGRAM, *words]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables)
        started.append(process)
        return process

    yield begun
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://[\w.:-]+/\S*", line)
    assert found, line
    return found[0]


def fetched(address: str | urllib.request.Request) -> Any:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return json.load(answer)


@pytest.mark.slow
def test_play_says_where_the_table_is_and_ends_with_ctrl_c(start: Start) -> None:
    process = start("play")
    address = address_of(process)

    assert fetched(f"{address}api/games")["own"]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)

    assert (process.returncode, err) == (0, "")
    assert out == "\nEverything is kept. Goodbye.\n"


@pytest.mark.slow
def test_play_with_a_table_in_words_opens_that_table(start: Start) -> None:
    process = start(
        "play", "courses", "--seats", "human:Ann,human:Tor", "--seed", "4", "--decks", "High Ridge,High Ridge"
    )
    base, _, link = address_of(process).partition("/table/")

    state = fetched(f"{base}/api/tables/{link}")

    assert [player["name"] for player in state["players"]] == ["Ann", "Tor"]
    assert state["seats"] == [0, 1], "people on a command line share one screen"


@pytest.mark.slow
def test_play_a_second_time_leads_to_the_one_that_runs(start: Start) -> None:
    first = address_of(start("play"))
    second = start("play")

    assert address_of(second).rstrip("/") == first.rstrip("/")
    assert second.wait(PATIENCE) == 0


@pytest.mark.slow
def test_play_with_a_game_a_second_time_leads_to_where_its_table_is_set_up(start: Start) -> None:
    first = address_of(start("play"))
    second = start("play", "courses")

    assert address_of(second) == first.rstrip("/") + "/new/courses"
    assert second.wait(PATIENCE) == 0


@pytest.mark.slow
def test_play_with_a_table_in_words_a_second_time_opens_that_table_where_rulebound_runs(start: Start) -> None:
    first = address_of(start("play"))
    second = start("play", "courses", "--seats", "human:Ann,human:Tor,random", "--seed", "4")
    base, _, link = address_of(second).partition("/table/")
    refused = start("play", "courses", "--seats", "human:Ann,human:Ann")

    state = fetched(f"{base}/api/tables/{link}")

    assert base == first.rstrip("/")
    assert [player["name"] for player in state["players"]][:2] == ["Ann", "Tor"]
    assert state["seats"] == [0, 1]
    assert refused.communicate(timeout=PATIENCE)[1].startswith("rulebound play: a table: ")
    assert (second.wait(PATIENCE), refused.returncode) == (0, 2)


def hang_up(listening: socket.socket) -> None:
    """Closes the next connection without an answer."""
    listening.accept()[0].close()


def test_a_server_that_gives_no_answer_that_can_be_read_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"http://127.0.0.1:{other.getsockname()[1]}/"
        note_of(tmp_path / "tables.db").write_text(address)
        threading.Thread(target=hang_up, args=(other,), daemon=True).start()

        with pytest.raises(SetupError, match=rf"a table: Rulebound runs already at {address}, and cannot open it: "):
            opened_at(address, NewTable(game="courses"))


def test_what_cannot_be_set_up_is_told_before_anything_is_served(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    assert main(["play", "--seats", "human,random"]) == 2
    assert main(["play", "courses", "--seats", "human,oracle"]) == 2
    assert main(["serve", "--db", "mysql://somewhere"]) == 2
    assert main(["serve", "--host", "203.0.113.1", "--port", "0"]) == 2

    told = capsys.readouterr().err.splitlines()
    assert told[0] == "rulebound play: a table: name the game too, for example: play courses --seats human,random"
    assert told[1].startswith("rulebound play: a table: there is no bot 'oracle'")
    assert told[2].endswith("tables are kept in sqlite:///PATH or postgresql://..., not in 'mysql://somewhere'")
    assert told[3].startswith("rulebound serve: the server: 203.0.113.1:0 cannot be used")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--origin", "tables.example"], "must be https://HOST"),
        (["--origin", "https://tables.example", "--rp-id", "other.example"], "is not the host of"),
        (["--rp-id", "tables.example"], "it needs --origin, too"),
    ],
)
def test_passkeys_for_an_address_that_no_browser_accepts_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    database = tmp_path / "tables.db"

    assert main(["serve", "--db", f"sqlite:///{database}", *words]) == 2
    assert said in capsys.readouterr().err
    assert not database.exists()


@pytest.mark.slow
def test_a_server_that_knows_its_address_offers_passkeys_there(start: Start, tmp_path: Path) -> None:
    words = ("--origin", "https://play.tables.example", "--rp-id", "tables.example")
    address = address_of(start("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'tables.db'}", *words))
    here = urllib.request.Request(f"{address}api/mine/passkeys", headers={"Host": "play.tables.example"})  # noqa: S310

    assert fetched(here)["possible"]
    assert not fetched(f"{address}api/mine/passkeys")["possible"]
