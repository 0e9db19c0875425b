"""Passkeys: the same person on another device, and answers that are wrong, old, foreign, copied or sent twice."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from rulebound.server import passkey_store, passkeys
from rulebound.server.guests import COOKIE, Guest, tag_of
from rulebound.server.passkeys import Party, fault_of, party_of
from rulebound.session.errors import Refused
from tests.server import stored
from tests.server.authenticator import Authenticator, decoded, encoded
from tests.server.people import Person, begun
from tests.server.talking import Server
from tests.server.test_fuzz import bent
from tests.server.test_mine import against_a_bot, conceded

BOTH_DATABASES = "slow"  # see conftest

ORIGIN: Final = "https://testserver"
NOT_ACCEPTED: Final = "This passkey was not accepted."
STALE: Final = "This took too long, or was answered before. Try again."


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server for a group that knows its address."""
    with Server(tmp_path / "tables.db", own=False, origin=ORIGIN) as running:
        yield running


@pytest.fixture
def ann(house: Server) -> Person:
    return Person(house, "Ann")


@pytest.fixture
def phone(house: Server) -> Person:
    """Another browser of Ann."""
    return Person(house, "Ann")


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(ORIGIN)


def asked(person: Person, path: str) -> dict[str, Any]:
    body: dict[str, Any] = {"name": person.name} if path == "passkeys" else {}
    options: dict[str, Any] = person.send(f"mine/{path}/begin", **body)["options"]
    return options


def added(person: Person, key: Authenticator, name: str = "Laptop") -> dict[str, Any]:
    made = key.make(asked(person, "passkeys"))
    found: dict[str, Any] = person.send("mine/passkeys", 201, credential=made, name=name)
    return found


def signed_in(person: Person, key: Authenticator) -> int:
    return int(person.send("mine/sign-in", credential=key.sign(asked(person, "sign-in")))["moved"])


def key_of(person: Person) -> str:
    return str(person.get("mine/data").get("guest", ""))


def test_with_a_passkey_another_device_becomes_the_same_person(ann: Person, phone: Person, key: Authenticator) -> None:
    link = against_a_bot(ann)
    shown = added(ann, key)
    assert [it["name"] for it in shown["passkeys"]] == ["Laptop"]
    before = key_of(ann)
    assert signed_in(phone, key) == 0

    assert key_of(phone) == key_of(ann) == before
    assert [it["link"] for it in phone.get("mine/running")["tables"]] == [link]
    assert phone.get("mine/passkeys")["passkeys"][0]["used"]
    key_there, _links, _watch = begun(phone, Person(phone.server, "Tor"))
    assert ann.look(key_there)["mine"] == 0  # a seat taken on one device is theirs on the other


def test_a_passkey_is_asked_for_as_the_standard_wants_it(ann: Person, phone: Person, key: Authenticator) -> None:
    options = asked(ann, "passkeys")
    added(ann, key)
    again, entrance = asked(ann, "passkeys"), asked(phone, "sign-in")

    assert (options["user"]["name"], options["user"]["displayName"]) == ("Ann", "Ann")
    assert options["rp"] == {"id": "testserver", "name": "Rulebound"}
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["user"]["id"] == again["user"]["id"]
    assert key_of(ann) not in json.dumps(options)
    assert [it["id"] for it in again["excludeCredentials"]] == [encoded(key.id)]
    assert (entrance["rpId"], entrance.get("allowCredentials") or []) == ("testserver", [])
    assert len({options["challenge"], again["challenge"], entrance["challenge"]}) == 3


def test_running_games_come_along_and_finished_ones_stay(ann: Person, phone: Person, key: Authenticator) -> None:
    tor = Person(ann.server, "Tor")
    added(ann, key)
    _key, (mine, _theirs), _watch = begun(phone, tor)
    conceded(phone, mine)
    phone.name = "Anni"
    goes_on = against_a_bot(phone)
    waits = phone.open()["key"]
    evening = phone.send("tournaments", 201, game="courses", name="Anni")["key"]
    before = phone.secret

    assert signed_in(phone, key) == 1
    assert [it["link"] for it in ann.get("mine/running")["tables"]] == [goes_on]
    assert ann.get("mine/finished")["games"] == []
    assert ann.look(waits)["mine"] == 0 and ann.look(waits)["opener"]
    assert ann.get(f"tournaments/{evening}")["mine"] == 0
    assert len(Person(ann.server, "Anni", before).get("mine/finished")["games"]) == 1


def test_no_one_gets_two_seats_at_a_table_by_signing_in(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)
    phone.name = "Anni"
    there, links, _watch = begun(ann, phone)

    assert signed_in(phone, key) == 0
    assert [it["link"] for it in ann.get("mine/running")["tables"]] == [links[0]]
    assert ann.look(there)["mine"] == 0


def test_a_key_that_does_not_count_can_be_used_again_and_again(ann: Person, phone: Person) -> None:
    key = Authenticator(ORIGIN, counts=False)
    added(ann, key)

    for _time in range(3):
        signed_in(phone, key)
    assert key_of(phone) == key_of(ann)


WRONG: Final[list[dict[str, Any]]] = [
    {"challenge": encoded(bytes(64))},
    {"origin": "https://evil.example"},
    {"origin": "https://testserver.evil.example"},
    {"origin": "http://testserver"},
    {"party": "evil.example"},
    {"type": "webauthn.get"},
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_no_passkey_is_made_from_a_wrong_answer(ann: Person, key: Authenticator, wrong: dict[str, Any]) -> None:
    made = key.make(asked(ann, "passkeys"), **wrong)

    status, why = (409, STALE) if "challenge" in wrong else (403, NOT_ACCEPTED)
    assert ann.hears_no("mine/passkeys", status, credential=made) == why
    assert ann.get("mine/passkeys")["passkeys"] == []


@pytest.mark.parametrize(
    "wrong", [*WRONG[:-1], {"type": "webauthn.create"}, {"count": 1}, {"count": 0}, {"flags": 0}], ids=str
)
def test_a_wrong_answer_signs_in_no_one(ann: Person, phone: Person, key: Authenticator, wrong: dict[str, Any]) -> None:
    added(ann, key)
    signed_in(ann, key)
    options = asked(phone, "sign-in")
    before = key_of(phone)
    answer = key.sign(options, **wrong)

    status, why = (409, STALE) if "challenge" in wrong else (403, NOT_ACCEPTED)
    assert phone.hears_no("mine/sign-in", status, credential=answer) == why
    assert key_of(phone) == before


def test_an_answer_counts_once(ann: Person, phone: Person, key: Authenticator) -> None:
    made = key.make(asked(ann, "passkeys"))
    ann.send("mine/passkeys", 201, credential=made)
    assert ann.hears_no("mine/passkeys", 409, credential=made) == STALE
    used = key.sign(asked(phone, "sign-in"))
    phone.send("mine/sign-in", credential=used)

    assert phone.hears_no("mine/sign-in", 409, credential=used) == STALE
    assert Person(ann.server, "Tor").hears_no("mine/sign-in", 409, credential=used) == STALE


def test_an_answer_is_that_of_the_browser_that_was_asked(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)
    for_phone, for_ann = asked(phone, "sign-in"), asked(ann, "passkeys")

    assert ann.hears_no("mine/sign-in", 409, credential=key.sign(for_phone)) == STALE
    assert phone.hears_no("mine/passkeys", 409, credential=Authenticator(ORIGIN).make(for_ann)) == STALE
    assert ann.hears_no("mine/sign-in", 409, credential=key.sign(for_ann)) == STALE  # it was for another purpose


def test_an_answer_comes_in_time(ann: Person, key: Authenticator, house: Server) -> None:
    made = key.make(asked(ann, "passkeys"))
    house.registry.store.do_now(lambda store: store.db.execute("UPDATE challenges SET since = '2026-01-01T00:00:00Z'"))

    assert ann.hears_no("mine/passkeys", 409, credential=made) == STALE
    asked(ann, "passkeys")
    assert len(house.registry.store.do_now(lambda store: store.db.execute("SELECT * FROM challenges").fetchall())) == 1


def test_another_key_cannot_sign_for_a_passkey(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)
    thief = Authenticator(ORIGIN)
    thief.party, thief.id = key.party, key.id

    assert phone.hears_no("mine/sign-in", 403, credential=thief.sign(asked(phone, "sign-in"))) == NOT_ACCEPTED
    assert "does not know" in phone.hears_no(
        "mine/sign-in", 404, credential={**key.sign(asked(phone, "sign-in")), "id": "AAAA"}
    )


def test_a_passkey_belongs_to_one_guest(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)

    made = key.make(asked(phone, "passkeys"))
    assert phone.hears_no("mine/passkeys", 409, credential=made) == "This passkey is known already."
    signed_in(phone, key)
    assert key_of(phone) == key_of(ann)


@pytest.mark.parametrize(
    "junk",
    [
        {},
        {"id": 7},
        {"id": "x", "response": None},
        {"id": "x", "response": {"clientDataJSON": 7}},
        {"id": "x", "response": {"clientDataJSON": "!!"}},
        {"id": "x", "response": {"clientDataJSON": encoded(b"{}")}},
        {"id": "x", "rawId": [], "response": {"clientDataJSON": encoded(b'{"challenge": []}')}},
        {"id": "x", "response": {"clientDataJSON": "A" * 100_000}},
    ],
    ids=lambda junk: str(junk)[:40],
)
@pytest.mark.parametrize("path", ["passkeys", "sign-in"])
def test_junk_is_refused_with_a_sentence(ann: Person, path: str, junk: dict[str, Any]) -> None:
    asked(ann, path)

    answer = ann.server.client.post(f"/api/mine/{path}", json={"credential": junk}, headers=ann.headers)
    assert answer.status_code in (400, 403, 404)
    assert answer.json()["error"]["sentence"].endswith(".")


@pytest.mark.parametrize("field", ["clientDataJSON", "attestationObject", "authenticatorData", "signature"])
def test_answers_with_a_damaged_part_are_refused(ann: Person, phone: Person, key: Authenticator, field: str) -> None:
    if field != "attestationObject":
        added(ann, key)
    for damage in ("", "AAAA", "not base64!", None, {"deep": ["er"] * 50}):
        path = "passkeys" if field == "attestationObject" else "sign-in"
        options = asked(phone, path)
        answer = key.make(options) if path == "passkeys" else key.sign(options)
        answer["response"][field] = damage
        assert phone.hears_no(f"mine/{path}", 403, credential=answer) == NOT_ACCEPTED


def test_answers_that_are_nearly_right_are_read_or_refused() -> None:
    chance, party, key = random.Random(3), Party("testserver", ORIGIN), Authenticator(ORIGIN)  # noqa: S311
    made, challenge = passkeys.registration(party, "guest", "Ann", [])
    good = key.make(json.loads(made))
    passkey = passkeys.registered(party, good, challenge, "guest", "Key")
    asked, other = passkeys.assertion(party)
    used = key.sign(json.loads(asked))
    refused = 0
    for _time in range(300):
        try:
            passkeys.registered(party, damaged(good, chance), challenge, "guest", "Key")
            passkeys.counted(party, damaged(used, chance), other, passkey)
        except Refused:  # whatever else is raised fails
            refused += 1
    assert refused > 200
    assert passkeys.counted(party, used, other, passkey) == 1


def damaged(answer: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """An answer with something otherwise: a field, or some bytes of one."""
    changed: dict[str, Any] = bent(answer, chance)
    response = changed.get("response") if isinstance(changed, dict) else None
    if isinstance(response, dict) and chance.random() < 0.7:
        field = chance.choice(list(answer["response"]))
        data = bytearray(decoded(answer["response"][field]))
        for _byte in range(chance.randint(1, 3)):
            data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
        return {**changed, "response": {**response, field: encoded(bytes(data[: chance.randint(1, len(data))]))}}
    return changed if isinstance(changed, dict) else {}


def test_who_signs_out_is_a_new_guest_until_the_next_sign_in(ann: Person, key: Authenticator) -> None:
    added(ann, key)
    before = key_of(ann)
    answer = ann.server.client.post("/api/mine/sign-out", json={}, headers=ann.headers)
    assert answer.headers["set-cookie"].startswith(f'{COOKIE}="";')
    ann.secret = ""

    assert ann.get("mine/data") == {}
    signed_in(ann, key)
    assert key_of(ann) == before


def test_without_a_passkey_no_one_signs_out_for_good(ann: Person) -> None:
    against_a_bot(ann)

    assert ann.hears_no("mine/sign-out", 409) == "Without a passkey you could not come back. Add one first."
    assert key_of(ann)


def test_passkeys_are_removed_by_their_guest_alone(ann: Person, phone: Person, key: Authenticator) -> None:
    (shown,) = added(ann, key)["passkeys"]

    assert phone.hears_no("mine/passkeys/remove", 404, id=shown["id"]) == "You have no such passkey."
    assert ann.send("mine/passkeys/remove", id=shown["id"])["passkeys"] == []
    assert "does not know" in phone.hears_no("mine/sign-in", 404, credential=key.sign(asked(phone, "sign-in")))


def test_a_guest_has_only_so_many_passkeys(ann: Person, house: Server) -> None:
    asked(ann, "sign-in")
    guest = Guest(ann.secret).key
    for number in range(passkey_store.MOST):
        row = passkey_store.Passkey(f"k{number}", guest, b"", 0, "Key")
        assert house.registry.store.do_now(passkey_store.add_passkey, row)

    assert ann.hears_no("mine/passkeys/begin", 429) == "You have 10 passkeys already. Remove one first."
    assert not house.registry.store.do_now(passkey_store.add_passkey, passkey_store.Passkey("k", guest, b"", 0, "Key"))


def test_they_are_saved_and_deleted_with_all_else(
    ann: Person, phone: Person, key: Authenticator, house: Server
) -> None:
    added(ann, key)
    signed_in(phone, key)
    guest = key_of(ann)
    found = phone.get("mine/data")["passkeys"]
    assert [(it["name"], bool(it["since"]), bool(it["used"])) for it in found] == [("Laptop", True, True)]
    asked(phone, "passkeys")

    phone.send("mine/delete")
    everything = house.registry.store.do_now(stored.everything)
    assert guest not in everything
    assert encoded(key.id) not in everything


@pytest.mark.parametrize("change", ["key", "tag", "signature", "cut", "case", "parts", "other server"])
def test_a_forged_cookie_of_who_has_signed_in_is_none(
    ann: Person, phone: Person, key: Authenticator, tmp_path: Path, change: str
) -> None:
    added(ann, key)
    signed_in(phone, key)
    named, tag, signature = phone.secret.split(".")
    forged = {
        "key": f"{'0' * 22}.{tag}.{signature}",
        "tag": f"{named}.{'0' * 22}.{signature}",
        "signature": f"{named}.{tag}.{'A' * 22}",
        "cut": f"{named}.{tag}.{signature[:-1]}",
        "case": f"{named.upper()}.{tag}.{signature}",
        "parts": f"{named}.{signature}",
        "other server": phone.secret,
    }[change]
    if change == "other server":
        with Server(tmp_path / "others.db", own=False, origin=ORIGIN) as other:
            assert Person(other, "Ann", forged).get("mine/data") == {}
        return
    assert Person(ann.server, "Ann", forged).get("mine/data") == {}


def test_without_its_passkey_a_browser_is_signed_out_and_others_are_not(tmp_path: Path) -> None:
    lost, kept = Authenticator(ORIGIN), Authenticator(ORIGIN)
    with Server(tmp_path / "lost.db", own=False, origin=ORIGIN) as server:
        ann, phone, tablet = (Person(server, "Ann") for _device in range(3))
        for passkey in (lost, kept):
            added(ann, passkey)
        signed_in(phone, lost)
        signed_in(tablet, kept)
        guest = key_of(ann)
        stolen = phone.secret
        tablet.send("mine/passkeys/remove", id=encoded(lost.id))

        assert (key_of(ann), key_of(tablet), key_of(phone)) == (guest, guest, "")
        assert phone.hears_no("mine/passkeys/remove", 404, id=encoded(kept.id)) == "You have no such passkey."
        forged = {**lost.sign(asked(phone, "sign-in")), "id": f"removed {tag_of(encoded(lost.id))}"}
        assert "does not know" in phone.hears_no("mine/sign-in", 404, credential=forged)
    with Server(tmp_path / "lost.db", own=False, origin=ORIGIN) as server:
        cookies = (ann.secret, tablet.secret, stolen)
        assert [key_of(Person(server, "Ann", cookie)) for cookie in cookies] == [guest, guest, ""]


def test_who_deletes_everything_is_signed_out_everywhere(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)
    signed_in(phone, key)
    ann.send("mine/delete")

    assert key_of(phone) == ""


def test_who_has_signed_in_is_known_after_a_restart(tmp_path: Path, key: Authenticator) -> None:
    with Server(tmp_path / "again.db", own=False, origin=ORIGIN) as server:
        ann, phone = Person(server, "Ann"), Person(server, "Ann")
        added(ann, key)
        signed_in(phone, key)
    with Server(tmp_path / "again.db", own=False, origin=ORIGIN) as server:
        assert key_of(Person(server, "Ann", phone.secret)) == key_of(Person(server, "Ann", ann.secret)) != ""


def test_the_cookie_stays_as_hidden_as_that_of_others(ann: Person, phone: Person, key: Authenticator) -> None:
    added(ann, key)
    answer = ann.server.client.post(
        "/api/mine/sign-in", json={"credential": key.sign(asked(phone, "sign-in"))}, headers=phone.headers
    )

    cookie = answer.headers["set-cookie"]
    assert (
        cookie.startswith(f"{COOKIE}=") and "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/api/" in cookie
    )


def test_pages_of_other_sites_cannot_ask(ann: Person) -> None:
    for path in ("passkeys/begin", "sign-in/begin", "passkeys", "sign-in", "passkeys/remove"):
        headers = {**ann.headers, "origin": "https://evil.example"}
        assert ann.server.client.post(f"/api/mine/{path}", json={}, headers=headers).status_code == 403


@pytest.mark.parametrize("own", [True, False])
def test_where_no_passkeys_can_be_made_none_are_offered(tmp_path: Path, own: bool) -> None:  # noqa: FBT001
    with Server(tmp_path / "nowhere.db", own=own) as nowhere:
        ann = Person(nowhere, "Ann")
        assert ann.get("mine/passkeys") == {"possible": False, "passkeys": []}
        assert ann.hears_no("mine/sign-in/begin", 409) == "Passkeys cannot be used at this address."


@pytest.mark.parametrize(
    ("origin", "rp_id", "here", "found"),
    [
        ("https://a.example", "", "https://a.example", Party("a.example", "https://a.example")),
        ("https://a.example", "example", "http://a.example", Party("example", "https://a.example")),
        ("https://a.example:8443", "", "https://a.example:8443", Party("a.example", "https://a.example:8443")),
        ("https://a.example", "", "https://b.example", None),
        ("", "", "http://localhost:8465", Party("localhost", "http://localhost:8465")),
        ("", "", "https://a.example", None),
        ("", "", "http://127.0.0.1:8465", None),
    ],
)
def test_for_whom_passkeys_are_made(origin: str, rp_id: str, here: str, found: Party | None) -> None:
    assert party_of(origin, rp_id, here) == found


@pytest.mark.parametrize(
    ("origin", "rp_id", "fault"),
    [
        ("https://a.example", "", ""),
        ("https://a.example:8443", "a.example", ""),
        ("https://a.b.example", "b.example", ""),
        ("http://localhost:8465", "", ""),
        ("a.example", "", "must be https://HOST"),
        ("http://a.example", "", "must be https://HOST"),
        ("https://a.example/", "", "must be https://HOST"),
        ("https://", "", "must be https://HOST"),
        ("https://10.0.0.1", "", "must name a host"),
        ("https://a.example", "b.example", "is not the host of"),
        ("https://a.example", "xample", "is not the host of"),
    ],
)
def test_settings_that_no_browser_would_accept_are_refused(origin: str, rp_id: str, fault: str) -> None:
    assert fault in fault_of(origin, rp_id) if fault else fault_of(origin, rp_id) == ""
