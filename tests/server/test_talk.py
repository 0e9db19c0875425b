"""What people say at a table: who reads it, how it is cleaned, how much, and how people are blocked and reported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebound.cli import main
from rulebound.server.guests import Guest
from rulebound.server.reports import all_reports
from rulebound.server.talk import EMOTES, LONGEST_TEXT, Said, cleaned
from rulebound.server.talk_store import KEPT, keep_message, remove_old_messages
from rulebound.session.errors import Refused
from tests.server.people import Person, begun
from tests.server.talking import LocalTable, Server

BOTH_DATABASES = "slow"  # see conftest


def texts(person: Person, where: str) -> list[str]:
    return [it["text"] or it["emote"] for it in person.get(f"{where}/talk")["messages"]]


def heard(table: LocalTable) -> dict[str, Any]:
    """The next message that was said."""
    while (message := table.hear())["is"] != "said":
        pass
    return message


def test_what_is_said_before_the_game_is_read_by_all_there_and_later_at_the_table(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    with ann.here(key) as page, tor.here(key):
        tor.send(f"meetings/{key}/say", 201, text="May I join?", name="Tor")
        while not page.said:
            page.hear()

    assert page.said[0] == {
        "is": "said", "n": 1, "at": page.said[0]["at"], "seat": -1, "name": "Tor", "text": "May I join?", "emote": "",
        "mine": False, "watcher": False,
    }  # fmt: skip
    with ann.here(key):
        ann.post(f"/{key}/bot", seat=1, bot="Apprentice")
        link = ann.post(f"/{key}/ready", ready=True)["link"]
    assert texts(ann, f"tables/{link}") == ["May I join?"]


def test_players_and_watchers_get_at_once_what_players_say(ann: Person, tor: Person, uma: Person) -> None:
    _key, (mine, theirs), watch = begun(ann, tor)
    with tor.at(theirs) as tors, uma.at(watch) as umas:
        ann.send(f"tables/{mine}/say", 201, emote="hello")

        for table in (tors, umas):
            said = heard(table)
            assert (said["seat"], said["name"], said["emote"], said["mine"]) == (0, "Ann", "hello", False)
    assert ann.get(f"tables/{mine}/talk")["messages"][0]["mine"]


def test_nothing_that_watchers_say_reaches_a_player_until_the_game_is_over(
    ann: Person, tor: Person, uma: Person
) -> None:
    key, (mine, theirs), watch = begun(ann, tor)
    uma.get(f"tables/{watch}/talk")
    with ann.at(mine) as anns, tor.at(watch) as spy, uma.at(watch) as umas:
        uma.send(f"tables/{watch}/say", 201, text="Tor holds nothing!", name="Uma")
        tor.send(f"tables/{theirs}/say", 201, text="Your turn")
        assert heard(umas)["watcher"]
        assert heard(anns)["text"] == "Your turn"
        assert heard(spy)["text"] == "Your turn"  # who has a seat reads it nowhere

    assert texts(ann, f"tables/{mine}") == texts(ann, f"meetings/{key}") == ["Your turn"]
    assert texts(tor, f"tables/{watch}") == ["Your turn"]
    assert texts(uma, f"tables/{watch}") == ["Tor holds nothing!", "Your turn"]
    assert tor.hears_no(f"tables/{watch}/say", 409, text="x") == "You have a seat at this table. Write from there."

    with tor.at(theirs) as table:
        table.now("concede")
    assert texts(ann, f"tables/{mine}") == ["Tor holds nothing!", "Your turn"]


def test_a_player_at_a_table_without_a_meeting_reads_no_watchers_either(
    ann: Person, tor: Person, group: Server
) -> None:
    mine, _theirs, watch = group.links()
    with ann.at(mine):
        ann.get(f"tables/{mine}/talk")
    tor.get(f"tables/{watch}/talk")
    tor.send(f"tables/{watch}/say", 201, text="Look left")

    assert texts(tor, f"tables/{watch}") == ["Look left"]
    assert texts(ann, f"tables/{mine}") == []


def test_a_talk_goes_on_in_the_rematch(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    ann.send(f"tables/{mine}/say", 201, text="Again?")
    with tor.at(theirs) as table:
        table.now("concede")
    link = ann.send(f"tables/{mine}/again", 201)["link"]

    assert texts(ann, f"tables/{link}") == ["Again?"]


def test_what_was_said_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "tables.db", own=False) as server:
        ann = Person(server, "Ann")
        key = ann.open()["key"]
        ann.send(f"meetings/{key}/say", 201, text="Still here?")
    with Server(tmp_path / "tables.db", own=False) as server:
        assert texts(Person(server, "Ann", ann.secret), f"meetings/{key}") == ["Still here?"]


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("  a\n\tb  ", "a b"),
        ("e\u0301", "\u00e9"),
        ("x\u202etxet\u0000\u200b\ufeff", "xtxet"),
        ("Z\u0335\u0336\u0337\u0338\u0321!", "Z\u0335\u0336!"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("a\u3164\u2800b", "ab"),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_texts_are_cleaned(text: str, stored: str) -> None:
    assert cleaned(text) == stored


@pytest.mark.parametrize("text", ["", " \n", "\u200b\u200d", "\u3164", "\u0301\u0301", "\ufe0f", "\ud800"])
def test_a_text_of_which_nothing_is_seen_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="Write something first"):
        cleaned(text)


@pytest.mark.parametrize(
    ("said", "status", "why"),
    [
        ({"text": "x" * (LONGEST_TEXT + 1)}, 413, "A message has 300 characters at most."),
        ({"emote": "insult"}, 404, "There is no emote 'insult'."),
        ({"emote": "hello", "text": "x"}, 422, "A message is either a text or an emote."),
        ({}, 422, "A message is either a text or an emote."),
        ({"text": "x", "seat": 1}, 400, ""),
    ],
)
def test_what_cannot_be_said_is_refused_with_a_sentence(ann: Person, said: Any, status: int, why: str) -> None:
    key = ann.open()["key"]

    assert why in ann.hears_no(f"meetings/{key}/say", status, **said)
    assert texts(ann, f"meetings/{key}") == []


def test_a_watcher_cannot_take_the_name_of_a_player(ann: Person, tor: Person, uma: Person) -> None:
    _key, _links, watch = begun(ann, tor)
    uma.get(f"tables/{watch}/talk")

    why = uma.hears_no(f"tables/{watch}/say", 422, text="I give up", name="\u0410nn")
    assert why.startswith("Choose another name")


def test_who_writes_too_quickly_waits(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.sit(key)
    for _n in range(6):
        ann.send(f"meetings/{key}/say", 201, emote="hello")

    assert ann.hears_no(f"meetings/{key}/say", 429, emote="hello") == "You write too quickly. Wait a few seconds."
    assert tor.send(f"meetings/{key}/say", 201, emote="hello")


@pytest.mark.parametrize("cookie", ["", "x", "a" * 5000])
def test_a_message_has_an_author(ann: Person, tor: Person, cookie: str) -> None:
    key = ann.open()["key"]
    tor.secret = cookie

    assert "no author" in tor.hears_no(f"meetings/{key}/say", 403, text="x")


def test_a_forged_cookie_writes_as_nobody_who_sits_there(ann: Person, tor: Person) -> None:
    key = ann.open()["key"]
    tor.secret = Guest(ann.secret).key

    said = tor.send(f"meetings/{key}/say", 201, text="x", name="")
    assert (said["seat"], said["name"]) == (-1, "")


def test_who_is_blocked_is_not_seen_any_more_here_or_elsewhere(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    n = tor.send(f"tables/{theirs}/say", 201, text="You fool")["n"]
    assert ann.send(f"tables/{mine}/block", n=n)["messages"] == []
    with ann.at(mine) as anns:
        tor.send(f"tables/{theirs}/say", 201, emote="oops")
        ann.send(f"tables/{mine}/say", 201, text="Peace")
        assert heard(anns)["text"] == "Peace"
    other = tor.open()["key"]
    tor.send(f"meetings/{other}/say", 201, text="Again")

    assert texts(ann, f"meetings/{other}") == []
    assert texts(tor, f"tables/{theirs}") == ["You fool", "oops", "Peace"]


def test_only_messages_of_others_that_one_reads_lead_to_a_block(ann: Person, tor: Person, uma: Person) -> None:
    _key, (mine, _theirs), watch = begun(ann, tor)
    n = ann.send(f"tables/{mine}/say", 201, text="x")["n"]
    uma.get(f"tables/{watch}/talk")
    hidden = uma.send(f"tables/{watch}/say", 201, text="x")["n"]

    assert ann.hears_no(f"tables/{mine}/block", 409, n=n) == "You have written this yourself."
    assert ann.hears_no(f"tables/{mine}/block", 404, n=hidden) == "There is no such message."


def test_a_report_is_kept_for_the_host_and_blocks(ann: Person, tor: Person, group: Server) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    ann.send(f"tables/{mine}/say", 201, text="Hi")
    n = tor.send(f"tables/{theirs}/say", 201, text="You fool")["n"]
    tor.send(f"tables/{theirs}/say", 201, text="Later")

    assert [it["text"] for it in ann.send(f"tables/{mine}/report", n=n, why="Insult\u0000s")["messages"]] == ["Hi"]
    (report,) = all_reports(group.database)
    assert (report.guest, report.other) == (Guest(ann.secret).key, Guest(tor.secret).key)
    assert (report.why, report.n, [it.text for it in report.messages]) == ("Insults", n, ["Hi", "You fool"])
    if isinstance(group.database, Path):
        assert group.database.with_suffix(".reports.db").stat().st_mode & 0o77 == 0


def test_at_a_server_for_one_person_there_is_no_talk(server: Server) -> None:
    link = server.links()[0]

    assert "no one to talk to" in server.refused(f"/api/tables/{link}/talk", status=409)["sentence"]


def test_no_key_of_a_guest_is_sent(ann: Person, tor: Person) -> None:
    _key, (mine, theirs), _watch = begun(ann, tor)
    with tor.at(theirs) as tors:
        ann.send(f"tables/{mine}/say", 201, text="x")
        sent = f"{heard(tors)}{tor.get(f'tables/{theirs}/talk')}"

    assert Guest(ann.secret).key not in sent
    assert ann.secret not in sent


def test_of_a_long_talk_the_latest_is_kept(group: Server) -> None:
    said = Said(n=0, at="", home="", seat=0, guest="g", name="Ann", text="x", emote="")
    store = group.registry.store
    numbers = [store.do_now(keep_message, "a talk", said).n for _ in range(KEPT + 5)]

    kept = store.do_now(lambda it: it.db.execute("SELECT min(n), count(*) FROM messages").fetchone())
    assert (numbers[-1], kept) == (KEPT + 5, (6, KEPT))


def test_what_was_said_at_tables_that_are_gone_goes_too(ann: Person, group: Server) -> None:
    key = ann.open()["key"]
    ann.send(f"meetings/{key}/say", 201, text="x")
    store = group.registry.store
    store.do_now(keep_message, "gone", Said(n=0, at="", home="", seat=0, guest="g", name="", text="x", emote=""))
    store.do_now(remove_old_messages)

    assert store.do_now(lambda it: it.db.execute("SELECT talk FROM messages").fetchall()) == [(key,)]


def test_the_emotes_are_a_handful_and_said_in_the_readers_language(ann: Person) -> None:
    key = ann.open()["key"]

    told = ann.get(f"meetings/{key}/talk?language=de")["emotes"]
    assert [it["name"] for it in told] == list(EMOTES)
    assert told[0]["text"] == "Hallo!"


def test_the_host_reads_reports_while_the_server_runs(
    ann: Person, tor: Person, group: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    key = ann.open()["key"]
    ann.send(f"meetings/{key}/say", 201, emote="hello")
    tor.look(key)
    tor.send(f"meetings/{key}/report", n=1, why="Too loud")
    capsys.readouterr()

    assert main(["reports", "--db", str(group.database)]) == 0
    printed = capsys.readouterr().out
    assert f"{Guest(ann.secret).key[:6]}, reported by {Guest(tor.secret).key[:6]}. Too loud" in printed
    assert "-> " in printed
    assert "Ann" in printed
    assert "Hello!" in printed
    assert main(["reports", "--db", str(group.database), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["reports"][0]["why"] == "Too loud"
