"""The program speaks another language where it is asked to, and each listener at a table is spoken to in their own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebound import cli
from rulebound.bots import bot_of
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.match import Match
from rulebound.kernel.knowledge.view_parts import verb
from rulebound.language import (
    _,
    _n,
    choose,
    language,
    number,
    numbered,
    phase_name,
    preferred,
    speaking,
    template_of,
    translated,
    worded,
)
from tests.sampling import sampled
from tests.server.conftest import database, kind, server
from tests.server.talking import Server

__all__ = ["database", "kind", "server"]  # fixtures


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    choose("")


def test_a_text_is_english_without_a_language() -> None:
    assert (language(), _("The game is over."), _n("{n} card", "{n} cards", 1)) == ("en", "The game is over.", "1 card")


def test_a_text_has_its_translation_and_its_plural() -> None:
    with speaking("de"):
        said = [_("The game is over."), _n("{n} card", "{n} cards", 1), _n("{n} card", "{n} cards", 7)]

    assert said == ["Das Spiel ist zu Ende.", "1 Karte", "7 Karten"]
    assert language() == "en"


def test_what_a_table_asks_and_refuses_is_said_in_the_language_and_names_the_card() -> None:
    state = load("courses").scene(seats=[{"hand": ["Aki"], "world map": ["Dune Sea"]}, {}], active=0, phase="main")
    enter = next(action for action in state.legal_actions() if type(action).__name__ == "Enter")
    mine = state.seat_of(0)

    english = (state.decision.prompt, mine.describe(enter))
    with speaking("de"):
        german = (state.decision.prompt, mine.describe(enter))

    assert english == ("Your main phase: what do you do?", "Enter Aki for 1 star")
    assert german == ("Deine Hauptphase: Was machst du?", "Aki einsetzen für 1 Stern")


def test_what_is_wrong_with_a_deck_is_said_in_the_language() -> None:
    game = load("courses")
    deck = Deck("Mine", "", {"cards": {"Aki": 9, "Akii": 1}, "courses": {"Twig": 1}})

    with speaking("de"):
        faults = game.faults_of_deck(deck)

    assert faults == [
        "Twig (partner) gehört nicht zu courses",
        "courses: 1, müssen 10 sein",
        "9 Exemplare von 'Aki', höchstens 3",
        "es gibt keine Karte 'Akii'; meinst du 'Aki'?",
        "cards: 10, müssen 60 sein",
    ]


def test_what_is_wrong_with_a_file_of_cards_is_said_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[[card]]\nname = "Rain"\nkind = "partner"\ncots = 1\npower = 99\ntext = "Drew a card."\n')

    with speaking("de"), pytest.raises(CardError) as error:
        load("courses", cards=[file])

    assert [problem.split("\n")[0] for problem in error.value.problems] == [
        "line 4: Karten der Art partner haben kein 'cots'; meinst du 'cost'?",
        "line 1: Karten der Art partner brauchen 'cost'",
        "line 1: Karten der Art partner brauchen 'points'",
        "line 5: 'power' muss eine Zahl von 0 bis 20 sein, nicht 99",
        "line 6, column 9: 'Drew' kann hier nicht stehen; meinst du 'draw'?",
    ]
    assert "\n  Zeile 5: 'power' muss" in str(error.value)
    assert "\n  Zeile 6, Spalte 9: 'Drew' kann hier nicht stehen" in str(error.value)


def test_a_sentence_with_words_of_a_card_has_its_template_translated() -> None:
    asked = worded("{source}: do you {what}?", what="draw a card")

    with speaking("de"):
        assert translated(asked) == "{source}: Machst du das: draw a card?"
    assert (translated(asked), template_of(asked)) == ("{source}: do you draw a card?", "{source}: do you {what}?")


def test_a_sentence_of_the_log_has_the_singular_or_plural_of_the_language() -> None:
    with speaking("de"):
        said = [numbered("{seat} pays {n} coin{plural}.", n) for n in (1, 2)]

    assert said == ["{seat} bezahlt {n} Münze.", "{seat} bezahlt {n} Münzen."]
    assert numbered("{seat} pays {n} coin{plural}.", 2) == "{seat} pays {n} coins."


def test_what_a_partner_does_is_called_otherwise_than_the_key_of_the_same_name() -> None:
    state = load("courses").scene(seats=[{"hand": ["Aki"], "world map": ["Dune Sea"]}, {}], active=0, phase="main")
    enter = next(action for action in state.legal_actions() if type(action).__name__ == "Enter")
    with speaking("de"):
        assert verb(enter) == "Einsetzen"


def test_a_phase_is_called_otherwise_than_a_button_of_the_same_name() -> None:
    with speaking("de"):
        assert (phase_name("End"), _("End")) == ("Ende", "Beenden")


@pytest.mark.parametrize("name", sampled(GAMES, "avarium", "proelium"))
def test_what_is_stored_of_a_game_is_the_same_in_every_language(name: str) -> None:
    english = stored(name)

    with speaking("de"):
        assert stored(name) == english


def stored(name: str) -> tuple[bytes, str, list[str]]:
    """A record, a saved state, and the codes and names of what could be done, after a while."""
    match = Match(load(name), seed=5)
    bot = bot_of("ismcts:5", 5)
    for _number in range(30):
        if not match.state.over:
            match.apply(bot.choose(match.state.seat_of(match.state.seat)))
    match.state.limit_undo("dice were rolled")
    return match.record.json(), json.dumps(match.state.save()), [repr(one) for one in match.state.legal_actions()]


def test_numbers_have_the_separators_of_the_language() -> None:
    english = number(1234.56, 1)

    with speaking("de"):
        assert (english, number(1234.56, 1), number(0.5, 1, sign="+")) == ("1,234.6", "1.234,6", "+0,5")


def test_a_report_speaks_the_language_and_data_for_programs_do_not(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--language", "de", "balance", "windward", "--games", "2", "--workers", "1"]

    cli.main(words)
    report = capsys.readouterr().out
    cli.main([*words, "--json"])
    data = json.loads(capsys.readouterr().out)

    assert "wer beginnt" in report
    assert [place["what"] for place in data["places"]] == ["who begins", "who comes second"]


@pytest.mark.parametrize(
    ("accepted", "code"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,en;q=0.7,de;q=0.3", "en"),
        ("en;q=0.2,de", "de"),
        ("de;q=0,en", "en"),
        ("x;q=much", "en"),
    ],
)
def test_a_browser_gets_the_language_that_it_likes_best(accepted: str, code: str) -> None:
    assert preferred(accepted) == code


@pytest.mark.parametrize("words", [["--language", "de", "games", "windward"], ["games", "windward", "--language=de"]])
def test_a_command_speaks_the_language_that_is_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status = cli.main(words)

    assert status == 0
    assert "2 bis 4 Spieler" in capsys.readouterr().out


def test_the_help_of_a_command_is_translated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--language", "de", "play", "--help"])

    told = capsys.readouterr().out
    assert told.startswith("Aufruf: rulebound play")
    assert "Optionen:\n  -h, --help     diese Hilfe anzeigen" in told


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--language", "fr", "games"])

    assert "'fr'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["simulate"], "es fehlt: GAME."),
        (["simulate", "courses", "--games"], "--games: braucht einen Wert."),
        (["simulate", "courses", "--games", "0"], "--games: muss eine ganze Zahl ab 1 sein, nicht '0'."),
        (["simulate", "courses", "--seed", "x"], "--seed: muss eine ganze Zahl sein, nicht 'x'."),
        (["simulate", "courses", "--json=1"], "--json: hat keinen Wert, bekommt aber '1'."),
        (["simulate", "courses", "--never"], "unbekannt: --never."),
        (["simulate", "courses", "--s", "3"], "--s könnte --seats, --seed sein."),
        (["cards", "check"], "es fehlt: FILE."),
        (["play", "cuorses"], "GAME: es gibt kein Spiel 'cuorses'; meinst du 'courses'?"),
        (["replay"], "es fehlt: FILE."),
        (["play", "courses", "--plain", "--rulings", "untap=x"], "Regelfrage 'untap' kann nicht 'x' sein"),
    ],
)
def test_a_wrong_command_is_refused_in_the_language(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = cli.main(["--language", "de", *words])
    except SystemExit as stopped:
        status = int(stopped.code or 0)

    assert status == 2
    assert sentence in capsys.readouterr().err


def test_a_table_is_listed_in_the_language_of_who_asks_not_of_who_acted(server: Server) -> None:
    server.client.headers["accept-language"] = "de"
    server.links(options={"first": "1"})
    server.client.headers["accept-language"] = "en"

    (mine,) = server.get("/api/tables")["tables"]

    assert (mine["where"], mine["turn"]) == ("first hands, Ann decides", "first hands")


def test_levels_of_bots_have_a_name_in_each_language_and_one_key(server: Server) -> None:
    levels = server.client.get("/api/games", headers={"Accept-Language": "de"}).json()["levels"]

    assert [(it["name"], it["title"]) for it in levels][3:5] == [("Apprentice", "Lehrling"), ("Journeyman", "Geselle")]


def test_what_is_wrong_with_a_stored_table_is_said_in_the_language_of_the_request(server: Server) -> None:
    link = server.links()[0]
    server.registry._rooms.clear()
    server.registry.store._db.execute("UPDATE tables SET standing = '{'")

    answer = server.client.get(f"/api/tables/{link}", headers={"Accept-Language": "de"})

    assert answer.json()["error"]["sentence"].startswith("Dieser Tisch: was davon gespeichert ist, ist beschädigt")


def test_a_request_is_answered_in_the_language_of_its_header(server: Server) -> None:
    answer = server.client.get("/api/tables/none", headers={"Accept-Language": "de-DE,de;q=0.9"})

    assert answer.json()["error"]["sentence"] == "Diesen Tisch gibt es nicht, oder er wurde geschlossen."


def test_what_a_reader_has_chosen_comes_before_the_language_of_the_server(server: Server) -> None:
    choose("de")

    english = server.client.get("/api/tables/none", headers={"Rulebound-Language": "en"})
    german = server.client.get("/api/tables/none", headers={"Accept-Language": "en"})

    assert english.json()["error"]["sentence"] == "There is no such table, or it was closed."
    assert german.json()["error"]["sentence"].startswith("Diesen Tisch gibt es nicht")


def test_the_pages_get_their_texts_in_a_language_and_no_others(server: Server) -> None:
    german, english = server.get("/api/texts?language=de"), server.get("/api/texts")

    assert german["texts"]["Choose a game"] == ["Wähle ein Spiel"]
    assert german["texts"]["{n} card"] == ["{n} Karte", "{n} Karten"]
    assert "List the games, with their decks, rulings and options." not in german["texts"]
    assert (english["language"], english["texts"]) == ("en", {})


def test_two_at_a_table_are_each_told_in_their_own_language(server: Server) -> None:
    ann, tor, _watch = server.links()
    address = "/api/tables/{}/live?language={}"

    with (
        server.client.websocket_connect(address.format(ann, "de")) as german,
        server.client.websocket_connect(address.format(tor, "en")) as english,
    ):
        mine = [german.receive_json()["view"]["seats"][0]["who"], english.receive_json()["view"]["seats"][1]["who"]]

    assert mine == ["du", "you"]


def test_a_record_as_data_is_english_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(load("courses"), seed=2)
    match.apply(match.state.legal_actions()[0])
    path = tmp_path / "game.json"
    path.write_bytes(match.record.json())

    cli.main(["replay", str(path), "--json"])
    english = capsys.readouterr().out
    cli.main(["--language", "de", "replay", str(path), "--json"])

    assert capsys.readouterr().out == english
