"""What changes in a state, put together again, is exactly the whole state, in whole games of all games."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

import msgspec
import pytest

import rulebound
from rulebound.kernel.basics.chance import Chance
from rulebound.lab.load.following import Following
from rulebound.server import frames, parts
from rulebound.server.audience import Audience
from rulebound.server.listener import WAITING, Listener
from rulebound.server.packets import Packet
from rulebound.server.parts import Parts
from rulebound.server.states import state_of
from rulebound.session.table import Table
from rulebound.session.table_config import Place
from tests.sampling import sampled
from tests.server.talking import LONGEST, Server, play

ENOUGH: Final = 4_000  # bytes that a change has in the median, at most
SOME: Final = 60  # decisions


class Page:
    """A page of a table. changes: it takes changes, and is compared with one that takes whole states."""

    def __init__(self, place: Place, *, changes: bool = True) -> None:
        self.sent: list[bytes] = []
        self.following = Following()
        self.listener = Listener(place, follows=changes, push=self.take)

    def take(self, packet: Packet) -> bool:
        self.sent.append(packet.payload)
        self.following.hear(json.loads(packet.payload))
        return True

    @property
    def state(self) -> dict[str, Any]:
        assert self.following.state is not None
        return self.following.state


class Watched:
    """A table with two pages for each of its links: one takes changes, the other whole states."""

    def __init__(self, server: Server, name: str, seed: int) -> None:
        links = server.links(game=name, seed=str(seed))
        self.table: Table = server.room(links[0]).table
        self.audience = Audience(self._state)
        self.pairs: list[tuple[Page, Page]] = []
        for place in self.table.config.places:
            self.pairs.append((Page(place), Page(place, changes=False)))
            for page in self.pairs[-1]:
                self.audience.listeners.add(page.listener)
                self.audience.show_whole(page.listener)

    def _state(self, place: Place, facing: int) -> frames.State:
        return state_of(self.table, place, facing, {}, n=self.audience.number(place))

    def go_on(self, chance: Chance) -> None:
        """Takes any option, or goes back, or changes what only one page is shown."""
        seat, back = self.table.decider, chance.below(12) == 0
        if back and not self.table.why_no_undo(seat):
            self.table.undo(seat)
        else:
            legal = self.table.seat(seat).legal_actions()
            self.table.act(seat, legal[chance.below(len(legal))].code)
        self.audience.show()
        if chance.below(8) == 0:
            self.audience.show(self.table.config.places[chance.below(len(self.table.config.places))])

    def compare(self) -> None:
        for following, whole in self.pairs:
            assert not following.following.lost, "a change does not follow"
            assert following.state == whole.state, "the changes do not make the whole state"


def check_game(server: Server, name: str, seed: int, most: int = LONGEST) -> list[int]:
    """Plays a game at random, and compares after each change. Returns the sizes of all changes."""
    watched, chance = Watched(server, name, seed), Chance.of(seed, "changes")
    for _ in range(most):
        if watched.table.over:
            break
        watched.go_on(chance)
        watched.compare()
    sent = [payload for following, _ in watched.pairs for payload in following.sent[1:]]
    assert all(json.loads(payload)["is"] == "changes" for payload in sent)
    return [len(payload) for payload in sent]


@pytest.mark.parametrize("name", sampled(rulebound.GAMES, "proelium", "windward"))
def test_all_changes_of_a_game_make_the_whole_state_and_are_small(server: Server, name: str) -> None:
    sizes = check_game(server, name, seed=5)

    assert len(sizes) > SOME
    assert median(sizes) < ENOUGH


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6, 9))
@pytest.mark.parametrize("name", rulebound.GAMES)
def test_they_do_in_many_games(server: Server, name: str, seed: int) -> None:
    assert check_game(server, name, seed)


# Planted faults: each would be noticed

Patch = Callable[[pytest.MonkeyPatch], None]


def nothing_is_left_out(patch: pytest.MonkeyPatch) -> None:
    """A field that is empty now stays."""
    patch.setattr(parts, "changed", lambda now, before: {key: it for key, it in now.items() if before.get(key) != it})


def lines_are_kept_too_long(patch: pytest.MonkeyPatch) -> None:
    """The log keeps lines that have become others, or are gone."""
    of_log = parts.of_log

    def faulty(now: list[Any], before: list[Any]) -> frames.LogChange | None:
        change = of_log(now, before)
        if change is not None and len(before) > change.skip + change.keep:
            change.keep += 1
        return change

    patch.setattr(parts, "of_log", faulty)


def faces_stay(patch: pytest.MonkeyPatch) -> None:
    """Faces are known though they are not."""
    patch.setattr(parts, "others", lambda now, before: {})


def the_order_stays(patch: pytest.MonkeyPatch) -> None:
    """An area that is gone stays, or the pages put a new one in the wrong place."""
    changes = Parts.changes

    def faulty(self: Parts, before: Parts) -> bytes:
        found = json.loads(changes(self, before))
        found.pop("order", None)
        return json.dumps(found).encode()

    patch.setattr(Parts, "changes", faulty)


def all_is_sent_whole(patch: pytest.MonkeyPatch) -> None:
    """It is not known what was shown before."""
    patch.setattr(Audience, "_forget_unused", lambda self: self._latest.clear())


@pytest.mark.parametrize(
    ("fault", "name"),
    [
        (nothing_is_left_out, "proelium"),
        (lines_are_kept_too_long, "courses"),
        (faces_stay, "arcane"),
        (the_order_stays, "avarium"),
        (all_is_sent_whole, "windward"),
    ],
)
def test_a_planted_fault_is_noticed(server: Server, fault: Patch, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        check_game(server, name, seed=5)


# Messages that are lost, late, doubled, or in another order


class Recorded:
    """What one page was sent in a game: the messages in order, and the whole state after each."""

    def __init__(self, server: Server, name: str) -> None:
        watched, chance = Watched(server, name, 3), Chance.of(3, "changes")
        while not watched.table.over and len(watched.pairs[0][0].sent) < SOME:
            watched.go_on(chance)
        following, whole = watched.pairs[0]
        self.messages = [json.loads(payload) for payload in following.sent]
        self.wholes = [json.loads(payload) for payload in whole.sent]

    def end(self, arriving: list[int]) -> dict[str, Any]:
        """The state in which a page ends that gets these messages, and asks for the whole state when it must."""
        following, latest = Following(), 0
        for at in arriving:
            latest = max(latest, at)
            following.hear(self.messages[at])
            if following.lost:
                following.hear(self.wholes[latest])
        assert following.state is not None
        return following.state


def disturbed(count: int) -> Iterator[list[int]]:
    """The numbers of messages as they arrive, with each fault at each place but the first and the last."""
    for at in range(1, count - 1):
        rest = list(range(count))
        yield rest[:at] + rest[at + 1 :]  # lost
        yield [*rest[: at + 1], at, *rest[at + 1 :]]  # doubled
        yield [*rest[:at], at + 1, at, *rest[at + 2 :]]  # in another order
        yield [*rest[:at], *rest[at + 1 : at + 4], at, *rest[at + 4 :]]  # late
        yield [*rest[:at], *rest[at + 5 :]] or rest  # many are lost
        yield [*rest, *rest[at:]]  # all come again


@pytest.mark.parametrize("name", sampled(rulebound.GAMES, "avarium", "windward"))
def test_messages_that_are_lost_late_doubled_or_mixed_up_lead_to_the_same_state(server: Server, name: str) -> None:
    recorded = Recorded(server, name)
    end = recorded.wholes[-1]

    for arriving in disturbed(len(recorded.messages)):
        if max(arriving) == len(recorded.messages) - 1:
            assert recorded.end(arriving) == end


@pytest.mark.slow
def test_a_page_that_does_not_notice_a_gap_would_end_in_another_state(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded = Recorded(server, "courses")
    for number, message in enumerate(recorded.messages[1:]):
        message["after"] = recorded.messages[number]["n"]

    def deaf(self: Following, message: dict[str, Any]) -> bool:
        self.state = dict(message) if self.state is None else changed(self.state, message)
        return True

    from rulebound.lab.load.following import changed

    monkeypatch.setattr(Following, "hear", deaf)
    ends = [recorded.end(arriving) for arriving in disturbed(len(recorded.messages))]
    assert any(end != recorded.wholes[-1] for end in ends)


# Over sockets


def test_a_page_that_asks_for_changes_gets_them_after_the_whole_state(server: Server) -> None:
    ann, tor, watch = server.links()
    with (
        server.sit(ann) as first,
        server.sit(tor) as second,
        server.sit(watch) as third,
        server.sit(watch, changes=False) as old,
    ):
        play(first, second, most=12)
        latest = max(first.state["revision"], second.state["revision"])
        for page in (first, third, old):
            page.catch_up(latest)

        kinds = [json.loads(text)["is"] for text in third.heard]
        assert kinds[0] == "state" and set(kinds[1:]) == {"changes"}
        assert {json.loads(text)["is"] for text in old.heard} == {"state"}
        assert third.state == old.state
        assert first.state == first_of(server, ann)


def first_of(server: Server, link: str) -> dict[str, Any]:
    """The whole state that a page of this link gets first."""
    with server.sit(link) as again:
        return again.state


def test_a_page_gets_the_whole_state_when_it_asks_for_it(server: Server) -> None:
    ann, tor, _ = server.links()
    with server.sit(ann) as first, server.sit(tor) as second:
        play(first, second, most=5)
        first.catch_up(second.state["revision"])
        known = first.state

        assert first.say("whole")["is"] == "yes"

        assert first.hear()["is"] == "state"
        assert first.state == known


def test_what_one_seat_alone_is_shown_does_not_count_for_the_others(server: Server) -> None:
    """Else they would know when it changes its stops."""
    ann, tor, _ = server.links(game="avarium")
    with server.sit(ann) as first, server.sit(tor) as second:
        before = second.state["n"]
        names = [stop["name"] for stop in first.state["stops"]]
        first.say("stops", stops=names)
        first.say("stops", stops=[])

        actor, other = (first, second) if first.options else (second, first)
        actor.act()
        other.catch_up(actor.state["revision"])

        assert second.state["n"] == before + 1
        assert first.state["n"] == before + 3


@pytest.mark.slow
def test_a_slow_reader_gets_the_latest_state_whole(server: Server) -> None:
    watched, chance = Watched(server, "courses", 2), Chance.of(2, "changes")
    slow = Listener(watched.table.config.places[0], follows=True)
    watched.audience.listeners.add(slow)
    watched.audience.show_whole(slow)
    for _ in range(WAITING + 20):
        watched.go_on(chance)

    following, waiting = Following(), slow.outbox.qsize()
    while not slow.outbox.empty():
        packet = slow.outbox.get_nowait()
        assert packet is not None
        following.hear(json.loads(packet.payload))

    assert waiting <= WAITING and slow.unsent == waiting
    assert not following.lost
    assert following.state == watched.pairs[0][1].state


def test_what_waits_is_sent_before_what_comes_later() -> None:
    written: list[bytes] = []
    free = False

    def push(packet: Packet) -> bool:
        if free:
            written.append(packet.payload)
        return free

    listener = Listener(Place(link="a", seats=[0]), push=push)
    listener.tell(frames.Yes(id=1))
    free = True
    listener.tell(frames.Yes(id=2))

    assert not written
    waiting = [asyncio.run(listener.outbox.get()) for _ in range(2)]
    assert [msgspec.json.decode(packet.payload)["id"] for packet in waiting if packet] == [1, 2]
    listener.unsent = 0
    listener.tell(frames.Yes(id=3))
    assert [msgspec.json.decode(payload)["id"] for payload in written] == [3]
