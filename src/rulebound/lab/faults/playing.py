"""Games in which hands, uses, loops and wins are counted: each deal is played by good bots, and at random.

Good bots show which cards are not worth playing and which decks do not win. Random play gets into loops that good play
avoids, and tries each card.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

import msgspec

from rulebound.bots.random import RandomBot
from rulebound.games.setting import game_with
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.setup import NONE, Setup
from rulebound.kernel.game.record import record_of
from rulebound.kernel.table.action import NO_SEAT, Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import meeting, seed_of_bot
from rulebound.lab.entrants import decks_that_meet
from rulebound.lab.loops import Loops, goes_on
from rulebound.lab.measure.quick import QUICK, player_of
from rulebound.lab.run import Run
from rulebound.lab.statistics import Groups
from rulebound.lab.tally import Failure, traced
from rulebound.lab.workers import cores

RANDOM: Final = "random"
PART: Final = 2  # deals that a worker plays at a stretch


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """The games to be played. decks: those that meet; all of the game where none are named."""

    game: str
    cards: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    bot: str = QUICK
    seats: int = 2
    games: int = 60
    seed: int = 0


@dataclass(slots=True)
class Uses:
    """How many players of good bots had a card, could begin an action with it, and did; at_random: of random play."""

    held: int = 0
    could: int = 0
    did: int = 0
    at_random: int = 0

    def plus(self, other: Uses) -> Uses:
        """These players and those."""
        return Uses(
            self.held + other.held, self.could + other.could, self.did + other.did, self.at_random + other.at_random
        )


@dataclass(slots=True)
class Counted:
    """Sums over deals. cards, decks: by name. hands: by deck, in how many first turns so many cards could be played.

    loops: of all games; records: for each card or action in a loop, one game that had it, as JSON.
    """

    games: int = 0
    cards: dict[str, Uses] = field(default_factory=dict)
    decks: dict[str, Groups] = field(default_factory=dict)
    hands: dict[str, Counter[int]] = field(default_factory=dict)
    loops: Loops = field(default_factory=Loops)
    records: dict[str, bytes] = field(default_factory=dict)
    failures: list[Failure] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many deals have been played."""
        return self.games

    def plus(self, other: Counted) -> Counted:
        """These games and those."""
        cards, decks, hands = dict(self.cards), dict(self.decks), dict(self.hands)
        for name, uses in other.cards.items():
            cards[name] = cards.get(name, Uses()).plus(uses)
        for name, groups in other.decks.items():
            decks[name] = decks.get(name, Groups()).plus(groups)
        for name, counts in other.hands.items():
            hands[name] = hands.get(name, Counter()) + counts
        records = {name: shortest(self, other, name) for name in {**self.records, **other.records}}
        return Counted(
            self.games + other.games, cards, decks, hands, self.loops.plus(other.loops), records,
            sorted(self.failures + other.failures),
        )  # fmt: skip


def shortest(one: Counted, other: Counted, name: str) -> bytes:
    """The shorter of two records of a loop, whatever the order in which they come."""
    found = [counted.records[name] for counted in (one, other) if name in counted.records]
    return min(found, key=lambda record: (len(record), record))


class Searching(Run[range, Counted]):
    """The games of a search, and what they have come to so far. Raises SetupError and CardError."""

    def __init__(self, search: Search, workers: int | None = None) -> None:
        self.search = search
        self.stage = stage_of(search)
        parts = [range(first, min(first + PART, search.games)) for first in range(0, search.games, PART)]
        super().__init__(
            parts,
            Counted(),
            workers=workers or cores(),
            here=self.stage.play,
            there=partial(play_part, search),
        )


class Stage:
    """The game of a search and its tables."""

    def __init__(self, search: Search) -> None:
        player_of(search.bot, 0)
        self.search = search
        self.game, chosen = game_with(search.game, search.cards, ",".join(search.decks) or None)
        self.decks = decks_that_meet(self.game, chosen)
        self.setup = self.game.setup(seats=search.seats, options={"windows": NONE})

    def play(self, groups: range) -> Counted:
        """Plays deals, and counts. A failed one is recorded."""
        counted = Counted()
        for group in groups:
            setup = self.setup_of(group)
            try:
                good, lucky = (Watch(self.game.begin(setup)).play(bot) for bot in (self.search.bot, RANDOM))
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one, the others are worth playing
                counted.failures.append(Failure(group, setup.seed, traced(error), ""))
                continue
            self.count(counted, good, lucky)
        return counted

    def setup_of(self, group: int) -> Setup:
        """The set-up of a deal: all decks meet all, seat by seat."""
        setup = self.setup
        decks = meeting(self.decks, setup.seats, group) if self.decks else []
        return Setup(self.search.seed + group, setup.seats, decks, setup.rulings, setup.options, setup.names)

    def count(self, counted: Counted, good: Watch, lucky: Watch) -> None:
        """Adds a deal."""
        counted.games += 1
        state = good.state
        winners = state.winners if len(state.winners) < state.seats else []
        for seat in range(state.seats):
            for name in good.held[seat] | good.could[seat]:
                uses = Uses(1, int(name in good.could[seat]), int(name in good.did[seat]))
                counted.cards[name] = counted.cards.get(name, Uses()).plus(uses)
            for name in lucky.did[seat]:
                counted.cards[name] = counted.cards.get(name, Uses()).plus(Uses(at_random=1))
            deck = state.setup.decks[seat].name if state.setup.decks else ""
            if seat in good.first_hands:
                counted.hands.setdefault(deck, Counter())[good.first_hands[seat]] += 1
            if deck:
                counted.decks.setdefault(deck, Groups()).add(int(seat in winners), 1)
        for watch in (good, lucky):
            counted.loops = counted.loops.plus(Loops.of(watch.state))
            for name in watch.state.loop:
                record = self.record_of(watch)
                alone = Counted(records={name: record})
                counted.records[name] = shortest(counted, alone, name)

    def record_of(self, watch: Watch) -> bytes:
        """The record of a game with its whole decks, since those of files are not the game's own."""
        record = record_of(self.game, watch.state, watch.actions)
        decks = [deck.save() for deck in watch.state.setup.decks]
        return msgspec.structs.replace(record, decks=decks).json()


class Watch:
    """Plays a game, and notes which cards each player has, could begin an action with, and does.

    held: cards that the player alone knows, such as a hand. first_hands: for each player, with how many of these it
    could begin an action in its first turn.
    """

    def __init__(self, state: CardTable) -> None:
        self.state = state
        self.actions: list[int] = []
        self.held: list[set[str]] = [set() for _ in range(state.seats)]
        self.could: list[set[str]] = [set() for _ in range(state.seats)]
        self.did: list[set[str]] = [set() for _ in range(state.seats)]
        self.first_hands: dict[int, int] = {}
        self.first_turns: dict[int, int] = {}

    def play(self, bot: str) -> Watch:
        """Plays to the end."""
        state = self.state
        bots: list[Any] = [
            RandomBot(seed_of_bot(state.setup.seed, seat))
            if bot == RANDOM
            else player_of(bot, seed_of_bot(state.setup.seed, seat))
            for seat in range(state.seats)
        ]
        while goes_on(state):
            self.look()
            action = bots[state.seat].choose(state.seat_of(state.seat))
            if name := self.begun_with(action):
                self.did[state.seat].add(name)
            self.actions.append(action.code)
            state.apply(action)
        return self

    def look(self) -> None:
        """Before a decision: what its seat holds, and what it could do with it."""
        state, me = self.state, self.state.seat
        mine = {it for it, known in enumerate(state.known) if known == 1 << me and state.faces[it] >= 0}
        self.held[me] |= {state.card(it).name for it in mine if state.owner(it) == me or state.controller(it) == me}
        if state.question[0].chained:
            return
        begun = {name for option in state.options if (name := self.begun_with(option))}
        self.could[me] |= begun
        turn = getattr(state, "turn", 0)
        if mine and turn and getattr(state, "active", me) == me and self.first_turns.setdefault(me, turn) == turn:
            count = len({option.it for option in state.options if option.it in mine})
            self.first_hands[me] = max(count, self.first_hands.get(me, 0))

    def begun_with(self, action: Action[Any]) -> str:
        """The card with which an action begins, if the player holds it or it is not yet any player's; else empty."""
        state, it = self.state, action.it
        if not 0 <= it < len(state.faces) or state.faces[it] < 0 or state.question[0].chained:
            return ""
        taken = state.known[it] != EVERYBODY or state.controller(it) == NO_SEAT
        return state.card(it).name if taken else ""


@cache
def stage_of(search: Search) -> Stage:
    """The stage of a search, made once in each process."""
    return Stage(search)


def play_part(search: Search, groups: range) -> Counted:
    """In a worker, plays these deals."""
    return stage_of(search).play(groups)
