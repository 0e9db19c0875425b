"""Whole games on the wire: with hidden cards of others changed, a seat and who watches get the same bytes.

Times are blanked out: they say when something was asked, not what was answered.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

import rulebound
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.view import View
from rulebound.server import states
from rulebound.server.audience import Audience
from rulebound.server.listener import Listener
from rulebound.server.parts import Parts
from rulebound.server.reasons import why_final, why_not
from rulebound.server.table_messages import Why
from rulebound.session.errors import Refused
from rulebound.session.table import Table
from tests.sampling import sampled
from tests.server.talking import Server

NUMBER: Final = re.compile(r'"n":\d+,(?:(?="revision")|"after":\d+)')  # of a state: how often its link was shown one
TIME: Final = re.compile(r'"(since|late|at)":"[^"]*"')
ASKED: Final = 8  # ids, and codes, that are asked about at each position
LONGEST: Final = 4_000  # decisions


@contextmanager
def world_of(table: Table, imagined: Any) -> Iterator[None]:
    """The table in another world."""
    real = table.match.state
    table.match.state = imagined
    try:
        yield
    finally:
        table.match.state = real


def some(values: list[Any]) -> list[Any]:
    """A few of them, from the first to the last."""
    return values[:: max(1, len(values) // ASKED)]


def bytes_told(server: Server, link: str, caplog: pytest.LogCaptureFixture) -> list[str]:
    """All frames and answers that a link gets at a position, as they are sent, and what the server logs meanwhile."""
    caplog.clear()
    table = f"/api/tables/{link}"
    told = [server.client.get(path).text for path in (table, f"{table}/log", f"{table}/log?since=5")]
    told.append(server.client.post("/api/left", json={"links": [link]}).text)
    with server.sit(link) as person:
        view, revision = person.state["view"], person.state["revision"]
        cards = [card["id"] for area in view["areas"] for card in area.get("cards", [])]
        for touched in some(cards) + some([area["id"] for area in view["areas"]]):
            person.say("why", touch=[touched])
        for code in [*some(list(range(700))), *[option["code"] for option in some(person.options)]]:
            person.say("why", code=code)
        for option in some(person.options):
            final = person.say("final", revision=revision, code=option["code"])
            person.heard[-1] = (
                f"final: {bool(final['why'])}"  # why is asked of an imagined table, each time of another one
            )
        for do in ("act", "final", "forecast"):
            person.say(do, revision=revision, code=100_000)
        person.say("undo", revision=revision - 1)
        person.say("hint", revision=revision - 1)
        told += person.heard
    told += [record.getMessage() for record in caplog.records if record.name.startswith("rulebound")]
    return [NUMBER.sub("", TIME.sub("", text)) for text in told]


def changes_between_worlds(server: Server, link: str, table: Table, imagined: Any) -> str:
    """What a link is sent as changed when the table is shown in another world than before."""
    room = server.room(link)
    with server.sit(link) as person:
        known = len(person.heard)
        with world_of(table, imagined):
            server.portal.call(room.show)
            person.hear()
        return NUMBER.sub("", person.heard[known])


def compare(server: Server, links: list[str], seat: int, chance: Chance, caplog: pytest.LogCaptureFixture) -> int:
    """Compares what a seat and who watches are told in two worlds that look alike to them; 0 if there is only one."""
    table = server.room(links[seat]).table
    imagined = table.match.state.seat_of(seat).imagine(chance)
    if imagined.faces == table.match.state.faces:
        return 0
    for link in (links[seat], links[-1]):
        real = bytes_told(server, link, caplog)
        with world_of(table, imagined):
            other = bytes_told(server, link, caplog)
        who = "seat" if link != links[-1] else "who watches beside seat"
        assert real == other, f"{who} {seat} is told too much"
        changed = changes_between_worlds(server, link, table, imagined)
        assert changed == '{"is":"changes",}', f"{who} {seat} is told too much in changes: {changed}"
    return 1


def check_game(
    server: Server, name: str, caplog: pytest.LogCaptureFixture, *, every: int, seed: int = 1, most: int = LONGEST
) -> int:
    """Compares worlds at every so many decisions of a game at random. Returns how many were compared."""
    options = {"deck_lists": "closed"} if rulebound.load(name).decks else {}
    links = server.links(game=name, seed=str(seed), options=options)
    table, chance, compared = server.room(links[0]).table, Chance.of(seed, "leaks"), 0
    with caplog.at_level(logging.DEBUG, "rulebound"):
        for n in range(most):
            if table.over:
                break
            if n % every == every - 1:
                compared += compare(server, links, n // every % 2, chance, caplog)
            legal = table.seat(table.decider).legal_actions()
            table.act(table.decider, legal[chance.below(len(legal))].code)
    return compared


@pytest.mark.parametrize("name", sampled(rulebound.GAMES, "proelium", "varia"))
def test_a_seat_and_who_watches_get_the_same_bytes_whatever_others_hold(
    server: Server, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert check_game(server, name, caplog, every=61) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", [2])
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_they_do_in_many_games_at_many_positions(
    server: Server, name: str, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    assert check_game(server, name, caplog, every=11, seed=seed) > 0


# Planted faults: each would be noticed

Patch = Callable[[pytest.MonkeyPatch], None]


def hidden(table: Table) -> str:
    """What is in no message."""
    return json.dumps(list(table.match.state.faces))


def in_views(patch: pytest.MonkeyPatch) -> None:
    """A plate says what all cards are."""
    seen = states.view_of

    def leaking(table: Table, seat: int, *given: Any) -> View:
        view = seen(table, seat, *given)
        view.seats[0].who = hidden(table)
        return view

    patch.setattr(states, "view_of", leaking)


def in_changes(patch: pytest.MonkeyPatch) -> None:
    """What has changed says it, though the whole states do not."""
    read, changes = Audience._read, Parts.changes

    def noting(self: Audience, listener: Listener) -> Parts:
        parts = read(self, listener)
        room = self._made.__self__  # type: ignore[attr-defined]  # it is a method of the room
        parts.hidden = hidden(room.table)  # type: ignore[attr-defined]  # for this fault alone
        return parts

    def leaking(self: Parts, before: Parts) -> bytes:
        found = json.loads(changes(self, before))
        return json.dumps({**found, "hidden": self.hidden}).encode()  # type: ignore[attr-defined]  # likewise

    patch.setattr(Audience, "_read", noting)
    patch.setattr(Parts, "changes", leaking)


def in_reasons(patch: pytest.MonkeyPatch) -> None:
    """A reason says it."""

    def leaking(table: Table, seat: int, spoken: Why) -> Any:
        reasons = why_not(table, seat, spoken)
        for reason in reasons.cannot:
            reason.reason = [hidden(table)]
        return reasons

    patch.setattr("rulebound.server.dispatch.why_not", leaking)


def in_errors(patch: pytest.MonkeyPatch) -> None:
    """A refusal says it."""
    action = Table.action

    def leaking(self: Table, code: int) -> Any:
        if code >= self.game.num_actions:
            raise Refused("impossible", hidden(self))
        return action(self, code)

    patch.setattr(Table, "action", leaking)


def in_server_log(patch: pytest.MonkeyPatch) -> None:
    """The server's log says it."""
    seen = states.view_of

    def leaking(table: Table, seat: int, *given: Any) -> View:
        logging.getLogger("rulebound.server.states").debug("cards %s", hidden(table))
        return seen(table, seat, *given)

    patch.setattr(states, "view_of", leaking)


@pytest.mark.parametrize("fault", [in_views, in_changes, in_reasons, in_errors, in_server_log])
def test_a_planted_leak_is_noticed(
    server: Server, fault: Patch, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError, match="is told too much"):
        check_game(server, "courses", caplog, every=6, most=20)


def test_a_game_that_dice_may_end_is_not_said_to_be_over(server: Server) -> None:
    """Whether an action can be taken back is tried on imagined tables, and only some of them are over then."""
    table = server.room(server.links(game="varia", seed="3", options={"deck_lists": "closed"})[0]).table
    chance = Chance.of(3, "leaks")
    while not table.over:
        legal = table.seat(table.decider).legal_actions()
        for option in some(legal):
            reasons = {why_final(table, table.decider, option.code) for _ in range(6)}
            assert len({bool(reason) for reason in reasons}) == 1
            assert len(reasons) == 1 or "The game is over then." not in reasons
        table.act(table.decider, legal[chance.below(len(legal))].code)
