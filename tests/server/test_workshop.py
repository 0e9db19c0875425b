"""The workshop's requests: sets of cards that are read, compared, printed and measured."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from asyncio.subprocess import Process
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.games.written import card_as_toml, shipped_entries
from rulebound.server import measuring
from rulebound.server.app import Settings, make
from rulebound.server.card_sets import kinds_of, read_card
from rulebound.server.measuring import Limits, Measurements
from rulebound.session.game_cache import MOST_LETTERS
from tests.server.running import running
from tests.server.talking import GAME_CACHE, Server

AKI: Final = '[[card]]\nname = "Aki"\nkind = "partner"\nmotif = "people"\ncost = 1\npoints = 1\npower = 4\n'
KITE: Final = '[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two crads."\n'
MOTH: Final = '[[card]]\nname = "Moth"\nkind = "partner"\ncost = 2\npoints = 1\npower = 1\n'
SHOP: Final = "/api/games/courses/workshop"
PATIENCE: Final = 60.0


def read(server: Server, *cards: str) -> list[dict[str, Any]]:
    found = server.post(SHOP, {"cards": list(cards)})["cards"]
    assert isinstance(found, list)
    return found


def waited(server: Server, key: str, *states: str) -> dict[str, Any]:
    """The measurement, once it is in one of these states and has played games."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        found = server.get(f"/api/measurements/{key}")
        assert isinstance(found, dict)
        if found["state"] in states and (found["state"] != "running" or found["found"].get("games")):
            return found
        time.sleep(0.2)
    raise AssertionError(found)


# -- Playing -----------------------------------------------------------------------------------------------------------


def test_a_table_for_own_cards_is_opened_as_the_server_says(server: Server) -> None:
    made = server.post(f"{SHOP}/trial", {"cards": MOTH, "deck": None, "players": 2})

    seats = [{"name": "Ada"}, {"bot": "random"}]
    chosen = {"seed": made["seed"], "options": made["options"], "decks": [made["deck"], ""]}
    table = server.post("/api/tables", {"game": "courses", "seats": seats, "cards": MOTH, **chosen}, status=201)
    view = server.get(f"/api/tables/{table['link']}")["view"]
    assert "Moth in place of" in made["said"][0]
    assert "Moth" in {face["name"] for face in view["faces"].values()}


def test_a_deck_that_cannot_be_played_is_not_tried(server: Server) -> None:
    deck = {"name": "Two", "lists": {"cards": {"Moth": 2}}}

    refused = server.refused(f"{SHOP}/trial", {"cards": MOTH, "deck": deck}, status=409)

    assert "This deck cannot be played" in refused["sentence"]


def test_a_game_is_tried_by_as_many_as_play_it(server: Server) -> None:
    refused = server.refused(f"{SHOP}/trial", {"cards": MOTH, "players": 9}, status=422)

    assert "2 to 4" in refused["sentence"]


# -- Reading -----------------------------------------------------------------------------------------------------------


def test_a_mistake_in_one_card_hides_nothing_of_the_others(server: Server) -> None:
    broken, kite, aki = read(server, "[[card\n", KITE, AKI)

    assert broken["card"] is None and "not TOML" in broken["problems"][0]["text"]
    assert kite["card"] is None and (kite["problems"][0]["line"], kite["problems"][0]["column"]) == (5, 18)
    assert aki["card"]["face"]["name"] == "Aki" and aki["problems"] == []


def test_a_mistake_says_in_data_what_it_is_and_what_to_write(server: Server) -> None:
    (kite,) = read(server, KITE)

    (problem,) = kite["problems"]
    assert (problem["kind"], problem["replaces"], problem["instead"]) == (
        "unread",
        "Draw two crads.",
        ["Draw two cards."],
    )


def test_a_mistake_is_said_in_the_language_of_each_request(server: Server) -> None:
    said = []
    for code in ("de", "en", "de"):
        server.client.headers["accept-language"] = code
        said.append(read(server, KITE)[0]["problems"][0]["text"].split("\n"))

    assert said[0][0] == "'crads' kann hier nicht stehen; meinst du 'cards'?"
    assert said[0][-1] == "  schreib: Draw two cards."
    assert said[1][0] == "'crads' cannot stand here; did you mean 'cards'?"
    assert said[2] == said[0]


def test_a_card_says_how_it_differs_from_the_games_own(server: Server) -> None:
    aki, moth = read(server, AKI, MOTH)

    assert (aki["changed"], moth["changed"]) == ("Power 1 to 4", "")


def test_cards_that_are_better_than_others_in_everything_are_noted(server: Server) -> None:
    better = MOTH.replace("Moth", "Two Moths").replace("power = 1", "power = 3")

    moth, moths = read(server, MOTH, better)

    note = "Two Moths is Moth with Power 3 in place of 1"
    assert note in moth["notes"] and note in moths["notes"]


@pytest.mark.parametrize(
    ("card", "problem"),
    [(AKI + MOTH, "one [[card]] belongs here, not 2"), ("", "one [[card]] belongs here, not 0")],
)
def test_a_text_is_that_of_one_card(server: Server, card: str, problem: str) -> None:
    assert read(server, card)[0]["problems"][0]["text"] == problem


def test_the_second_of_two_cards_with_one_name_is_wrong(server: Server) -> None:
    first, second = read(server, AKI, AKI)

    assert not first["problems"] and second["problems"][0]["text"] == "two cards are called 'Aki'"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_what_its_cards_can_have_and_gives_its_own_as_texts(server: Server, name: str) -> None:
    game = load(name)

    shipped = server.get(f"/api/games/{name}/workshop/shipped")["cards"]
    reading = server.post(f"/api/games/{name}/workshop", {"cards": shipped})

    assert {kind["name"] for kind in reading["kinds"]} >= {card.kind for card in game.card_list}
    assert [card["card"]["text"] for card in reading["cards"]] == [card.text for card in game.cards.values()]
    assert {card["changed"] for card in reading["cards"]} == {"as the game has it"}
    assert reading["problems"] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_new_card_of_each_kind_can_be_read_as_it_begins(server: Server, name: str) -> None:
    path = f"/api/games/{name}/workshop"
    kinds = server.post(path, {"cards": []})["kinds"]

    found = server.post(path, {"cards": [kind["pattern"] for kind in kinds]})["cards"]

    assert [card["kind"] for card in found] == [kind["name"] for kind in kinds]
    assert [card["problems"] for card in found if card["card"] is None] == []


@pytest.mark.parametrize("name", GAMES)
def test_what_a_card_has_that_leaves_a_number_out_is_said_for_each_kind(name: str) -> None:
    game = load(name)
    assert isinstance(game, CardGame)
    shipped = [entry.values for entry in shipped_entries(game.folder).values()]

    usual = {(kind.name, key): number for kind in kinds_of(game) for key, number in kind.optional.items()}

    for values in shipped:
        for key in [key for kind, key in usual if kind == values["kind"] and key not in values]:
            number = usual[values["kind"], key]
            said = looks(game, {**values, key: number})
            assert looks(game, values) == said if number else game.cards[values["name"]].values().get(key, 0) == 0


def looks(game: CardGame, values: Mapping[str, Any]) -> tuple[Any, int]:
    """How a card looks, and how many of it there are."""
    card = read_card(game, card_as_toml(values), "en").card
    assert card is not None
    return game.face(card), card.copies


def test_a_new_card_begins_with_the_usual_numbers_of_its_kind() -> None:
    game = load("avarium")
    assert isinstance(game, CardGame)

    idol = next(kind for kind in kinds_of(game) if kind.name == "idol")

    merits = sorted(card.values()["merit"] for card in game.card_list if card.kind == "idol")
    assert f"merit = {merits[(len(merits) - 1) // 2]}\n" in idol.pattern


def test_more_letters_than_a_server_reads_are_refused_at_once(server: Server) -> None:
    long = KITE.replace("two crads", "two cards, " * (MOST_LETTERS // 10))

    began = time.monotonic()
    refused = server.refused(SHOP, {"cards": [long]}, status=422)

    assert "letters without their pictures" in refused["sentence"]
    assert (
        "letters without their pictures"
        in server.refused("/api/games/courses/cards", {"cards": long}, status=422)["sentence"]
    )
    assert time.monotonic() - began < 2


# -- Versions, spreadsheets, sheets ------------------------------------------------------------------------------------


def test_two_versions_are_compared_in_words(server: Server) -> None:
    stronger = AKI.replace("power = 4", "power = 6")

    found = server.post(f"{SHOP}/changes", {"old": [AKI], "cards": [stronger, MOTH]})
    against = server.post(f"{SHOP}/changes", {"cards": [stronger, MOTH]})

    assert found["changes"] == ["Aki: Power 4 to 6", "Moth is new"]
    assert against["changes"] == ["Aki: Power 1 to 6", "Moth is new"]


def test_a_set_goes_into_a_spreadsheet_and_comes_back(server: Server) -> None:
    sheet = server.post(f"{SHOP}/csv", {"cards": [AKI, MOTH]})["csv"]

    cards = server.post(f"{SHOP}/cards", {"csv": sheet.replace(",4,", ",5,")})["cards"]

    assert server.post(f"{SHOP}/changes", {"old": [AKI, MOTH], "cards": cards})["changes"] == ["Aki: Power 4 to 5"]


def test_sheets_are_a_page_that_cannot_reach_the_server(server: Server) -> None:
    address = server.post(f"{SHOP}/print", {"cards": AKI}, 201)["address"]

    page = server.client.get(address)

    policy = page.headers["content-security-policy"]
    assert page.headers["content-type"].startswith("text/html") and '"name": "Aki"' in page.text
    assert "default-src 'none'" in policy and "sandbox allow-scripts" in policy and "allow-same-origin" not in policy


def test_a_deck_is_printed_as_it_lists_its_cards(server: Server) -> None:
    game = load("courses")
    deck = game.decks["High Ridge"]
    sheet = {"name": "Mine", "lists": deck.lists}

    address = server.post(f"{SHOP}/print", {"deck": sheet}, 201)["address"]

    assert all(f'"name": "{name}"' in server.client.get(address).text for name in deck.lists["courses"])
    broken = {"name": "Mine", "lists": {"courses": {}, "cards": {}}}
    assert "cannot be played" in server.refused(f"{SHOP}/print", {"deck": broken}, status=409)["sentence"]
    assert server.refused(f"{SHOP}/print", {}, status=409)["sentence"] == "There is no card to print."


# -- Measuring ---------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_measurement_tells_what_it_knows_while_it_runs_and_can_be_stopped(server: Server) -> None:
    key = server.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"]

    begun = waited(server, key, "running")
    ann, _tor, _watch = server.links()
    stopped = server.post(f"/api/measurements/{key}/stop", {})

    assert begun["found"]["measured"][0]["name"] == "Aki" and "in place of the card as it was" in begun["questions"][0]
    assert begun["half"] and server.look(ann)["view"]["game"] == "courses"
    assert stopped["state"] == "stopped" and stopped["found"]["games"] >= begun["found"]["games"]
    assert not processes(server)


@pytest.mark.slow
def test_a_measurement_ends_when_the_answer_is_as_precise_as_asked(server: Server) -> None:
    key = server.post("/api/games/windward/workshop/measure", {"cards": SLOOP, "within": 50}, 201)["key"]

    done = waited(server, key, "done", "stopped", "failed")

    assert (done["state"], done["why"]) == ("done", "")
    assert done["said"].startswith("Sloop:") and done["half"][-1][1] <= 50
    assert done["found"]["failed"] == 0
    assert "/" not in str(done["found"])  # no path of the server's files


SLOOP: Final = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 5\ncopies = 3\n'


@pytest.mark.slow
def test_a_deck_with_a_new_card_is_measured_against_the_deck_as_it_was(server: Server) -> None:
    lists = {key: dict(cards) for key, cards in load("courses").decks["High Ridge"].lists.items()}
    name = next(iter(lists["cards"]))
    lists["cards"][name] -= 1
    lists["cards"]["Moth"] = 1
    deck = {"name": "Mine", "lists": {key: {name: n for name, n in held.items() if n} for key, held in lists.items()}}

    key = server.post(f"{SHOP}/measure", {"cards": MOTH, "deck": deck, "instead": "High Ridge"}, 201)["key"]
    begun = waited(server, key, "running")

    server.post(f"/api/measurements/{key}/stop", {})
    assert begun["questions"][0].startswith("Mine: one player has this deck in place of High Ridge")


def test_the_process_of_a_measurement_that_is_stopped_twice_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Process] = []
    begins = asyncio.Event()
    start = measuring.started

    async def started() -> Process:
        begun.append(await start())
        begins.set()
        return begun[-1]

    async def stopped_twice() -> bool:
        measurements = Measurements(Limits())
        key = measurements.begin({"kind": "measure"}, "owner", alone=True).key
        task = measurements.at(key).task
        assert task is not None
        await begins.wait()
        while not task.done():
            task.cancel()
            await asyncio.sleep(0)
        return begun[0].returncode is not None

    monkeypatch.setattr(measuring, "started", started)

    assert asyncio.run(stopped_twice())


# -- What is wrong, and other numbers ----------------------------------------------------------------------------------


def moths() -> dict[str, Any]:
    """A deck with a new card in place of another."""
    lists = {key: dict(cards) for key, cards in load("courses").decks["High Ridge"].lists.items()}
    lists["cards"]["Moth"] = lists["cards"].pop(next(iter(lists["cards"])))
    return {"name": "Moths", "lists": lists}


@pytest.mark.slow
def test_what_is_wrong_with_a_set_is_searched_with_its_decks(server: Server) -> None:
    costly = MOTH.replace("cost = 2", "cost = 20")
    order = {"cards": costly, "decks": [moths()], "deals": 6}

    key = server.post(f"{SHOP}/faults", order, 201)["key"]
    done = waited(server, key, "done", "stopped", "failed")

    assert (done["kind"], done["state"], done["progress"], done["found"]["failed"]) == ("faults", "done", [6, 6], 0)
    parts = {part["title"]: part["lines"] for part in done["found"]["parts"]}
    assert any("Moth" in line for line in parts["Cards that no bot played"])
    assert any(line.startswith("Moths: in the first turn") for line in parts["First hands"])
    assert parts["Loops"] == [] and done["said"].startswith("Cards that no bot played:")


@pytest.mark.slow
def test_numbers_are_proposed_and_measured_on_fresh_seeds(server: Server) -> None:
    pytest.importorskip("optuna")
    sloop = SLOOP.replace("renown = 5", "renown = 9")
    vary = [{"card": "Sloop", "number": "renown", "low": -9, "high": 0, "relative": True}]
    order = {"cards": sloop, "vary": vary, "sets": 4, "deals": 20}

    key = server.post("/api/games/windward/workshop/tune", order, 201)["key"]
    done = waited(server, key, "done", "stopped", "failed")

    assert (done["kind"], done["state"], done["progress"][1]) == ("tune", "done", 4), done["why"]
    found = done["found"]
    assert found["numbers"][0] | {"now": 9} == found["numbers"][0] and "Sloop.renown" in found["proposed"]
    assert found["tried"][0]["changed"] == [] and found["fresh"] >= 80
    assert '[[card]]\nname = "Sloop"' in found["cards"]


@pytest.mark.slow
def test_numbers_of_a_card_that_is_in_no_deck_are_not_searched(server: Server) -> None:
    pytest.importorskip("optuna")
    vary = [{"card": "Moth", "number": "power", "low": 0, "high": 3}]

    key = server.post(f"{SHOP}/tune", {"cards": MOTH, "vary": vary}, 201)["key"]

    assert "Moth is in no deck that plays" in waited(server, key, "failed", "done")["why"]


@pytest.mark.parametrize(
    ("order", "sentence"),
    [
        ({"cards": KITE}, "crads"),
        ({"cards": MOTH, "deck": {"name": "Mine", "lists": {}}, "instead": "High Ridge"}, "This deck cannot be played"),
        ({"cards": MOTH, "deck": {"name": "Mine", "lists": {}}, "instead": "No Such"}, "There is no deck 'No Such'"),
    ],
)
def test_what_cannot_be_measured_is_refused_before_it_begins(
    server: Server, order: dict[str, Any], sentence: str
) -> None:
    status = 422 if "crads" in sentence else 409
    assert sentence in str(server.refused(f"{SHOP}/measure", order, status=status))


def test_what_the_process_finds_wrong_is_said_as_its_end(server: Server) -> None:
    key = server.post(f"{SHOP}/measure", {"cards": ""}, 201)["key"]

    failed = waited(server, key, "failed", "done", "stopped")

    assert failed["state"] == "failed" and "no card of these files differs" in failed["why"]


@pytest.mark.slow
def test_a_measurement_that_nobody_looks_at_is_stopped(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(unseen=2.0)) as server:
        key = server.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"]
        waited(server, key, "running")

        time.sleep(6)

        assert not processes(server)
        assert "page was closed" in server.get(f"/api/measurements/{key}")["why"]


@pytest.mark.slow
def test_a_measurement_whose_time_is_over_before_its_first_game_says_so(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(seconds=0.0)) as server:
        key = server.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"]

        over = waited(server, key, "stopped", "done", "failed")

        assert over["state"] == "stopped" and "time for a measurement is over" in over["why"]
        assert over["found"]["games"] == 0


@pytest.mark.slow
def test_a_measurement_ends_when_its_time_is_over(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(seconds=6.0)) as server:
        key = server.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"]

        over = waited(server, key, "stopped", "done", "failed")

        assert over["state"] == "stopped" and "time for a measurement is over" in over["why"]
        assert over["found"]["games"]


def test_a_process_that_dies_ends_its_measurement_alone(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "PROGRAM", ["-c", "raise MemoryError"])
    key = server.post(f"{SHOP}/measure", {"cards": AKI}, 201)["key"]

    over = waited(server, key, "failed", "stopped", "done")

    assert over["state"] == "failed" and "lack of memory" in over["why"]
    assert server.get("/api/games")["games"]


def test_a_process_gets_no_more_memory_than_it_is_given() -> None:
    given = "from rulebound.lab.stream import limit_memory; limit_memory(2**29); bytearray(2**30)"

    ended = subprocess.run([sys.executable, "-c", given], stderr=subprocess.PIPE, text=True, check=False)

    assert ended.returncode == 1 and "MemoryError" in ended.stderr


@pytest.mark.slow
def test_a_process_that_hangs_is_ended_with_all_it_has_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GRACE", 1.0)
    monkeypatch.setattr(measuring, "PROGRAM", ["-c", "import time; time.sleep(1000)"])
    with limited(tmp_path, Limits(seconds=1.0)) as server:
        key = server.post(f"{SHOP}/measure", {"cards": AKI}, 201)["key"]

        over = waited(server, key, "stopped")

        assert "took too long" in over["why"] and not processes(server)


def test_one_after_another_is_measured_and_on_a_group_server_one_of_each_person(group: Server) -> None:
    key = group.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"]
    refused = group.refused(f"{SHOP}/measure", {"cards": AKI}, status=429)

    assert "not over yet" in refused["sentence"]
    group.post(f"/api/measurements/{key}/stop", {})
    again = group.post(f"{SHOP}/measure", {"cards": AKI}, 201)["key"]
    group.post(f"/api/measurements/{again}/stop", {})


@pytest.mark.slow
def test_a_second_measurement_waits_for_its_turn(server: Server) -> None:
    first, second = [server.post(f"{SHOP}/measure", {"cards": AKI, "within": 0.5}, 201)["key"] for _ in range(2)]
    waited(server, first, "running")

    assert server.get(f"/api/measurements/{second}")["state"] == "waiting"
    server.post(f"/api/measurements/{first}/stop", {})
    waited(server, second, "running")
    server.post(f"/api/measurements/{second}/stop", {})


def test_a_server_may_measure_nothing(tmp_path: Path) -> None:
    with limited(tmp_path, Limits(most=0)) as server:
        refused = server.refused(f"{SHOP}/measure", {"cards": AKI}, status=403)

        assert "does not measure" in refused["sentence"]
        assert server.post(SHOP, {"cards": [AKI]})["measuring"] is False


@pytest.mark.slow
def test_serve_says_how_many_measurements_run_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "tables.db", "--measurements", "0") as served:
        answer = httpx.post(f"http://{served.host}{SHOP}/measure", json={"cards": AKI}, timeout=PATIENCE)

    assert answer.status_code == 403
    with pytest.raises(SystemExit):
        main(["serve", "--measurements", "many"])
    assert "must be a whole number from 0 to 16, not 'many'" in capsys.readouterr().err


class limited(Server):  # noqa: N801 - it reads like a call
    """A server with these limits."""

    def __init__(self, folder: Path, limits: Limits) -> None:
        super().__init__(folder / "tables.db")
        self.app = make(Settings(folder / "limited.db", own=True, thinkers=1, warm=False, measuring=limits), GAME_CACHE)
        self.client = type(self.client)(self.app)


def processes(server: Server) -> list[int]:
    """The processes of measurements that still run, a moment later."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        found = [int(path.name) for path in Path("/proc").glob("[0-9]*") if measures(path)]
        if not found:
            return []
        time.sleep(0.2)
    return found


def measures(process: Path) -> bool:
    """Whether a process is one of this test's that measures."""
    try:
        words = (process / "cmdline").read_bytes()
        parent = (process / "stat").read_text().rpartition(")")[2].split()[1]
    except OSError:
        return False
    return parent == str(os.getpid()) and (b"lab.stream" in words or b"sleep(1000)" in words)
