"""What a card does: branches of many games, added up by card, until the answer is as precise as asked.

Game number n depends only on the measurement and n. The games of one seed, one for each seat in which a deck or an
option can be, are one group: they share their luck, so the group is the unit of all intervals. With several cards the
intervals are wider (Bonferroni), so that all of them hold together with 95 %.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache, partial
from statistics import NormalDist
from typing import Final, NamedTuple

from rulebound.games.setting import game_with
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import NONE, Deck, Setup
from rulebound.lab.branching import OLD, OTHER, VARIANT, Branch, branches
from rulebound.lab.pairs import Pairs, difference_of
from rulebound.lab.statistics import Rate, Z
from rulebound.lab.tally import Failure, traced
from rulebound.lab.variants import NEW, Variant, Variants
from rulebound.lab.workers import cores, work_off

FEWEST: Final = 24  # groups before anything is believed
PART: Final = 2  # groups that a worker plays at a stretch


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The question. within: how many points to either side; other: also against another card of its kind."""

    game: str
    cards: tuple[str, ...]
    decks: tuple[str, ...] = ()
    bot: str = "greedy"
    seats: int = 2
    games: int = 4000
    within: float = 4.0
    seed: int = 0
    rulings: tuple[tuple[str, str], ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    other: bool = False


@dataclass(slots=True)
class Sums:
    """The sums for one card, or for one deck with it.

    chances: games in which a holder could have got it; came: those in which it came up; used: those in which it was
    used. pairs: the original against the variant; others: another card of its kind against the variant. began: of the
    first player. turns, decisions: before and now. when_came, when_used: turns with the variant.
    """

    chances: int = 0
    came: int = 0
    used: int = 0
    pairs: Pairs = field(default_factory=Pairs)
    others: Pairs = field(default_factory=Pairs)
    began: Pairs = field(default_factory=Pairs)
    turns: list[int] = field(default_factory=lambda: [0, 0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    when_came: Counter[int] = field(default_factory=Counter)
    when_used: Counter[int] = field(default_factory=Counter)
    unused_won: int = 0  # games won with the variant in hand or in reach and never used

    def plus(self, more: Sums) -> Sums:
        """These games and those."""
        return Sums(
            self.chances + more.chances,
            self.came + more.came,
            self.used + more.used,
            self.pairs.plus(more.pairs),
            self.others.plus(more.others),
            self.began.plus(more.began),
            [a + b for a, b in zip(self.turns, more.turns, strict=True)],
            [a + b for a, b in zip(self.decisions, more.decisions, strict=True)],
            self.when_came + more.when_came,
            self.when_used + more.when_used,
            self.unused_won + more.unused_won,
        )

    @property
    def frequency(self) -> float:
        """The share of a holder's games in which the card came up."""
        return self.came / self.chances if self.chances else 0.0


@dataclass(slots=True)
class Measured:
    """Sums by card, and by card, deck of the holder and decks of the others."""

    cards: dict[str, Sums] = field(default_factory=dict)
    matchups: dict[tuple[str, str, str], Sums] = field(default_factory=dict)
    groups: int = 0
    games: int = 0  # those that began; each branch is played on several times
    failures: list[Failure] = field(default_factory=list)

    def plus(self, more: Measured) -> Measured:
        """These games and those."""
        cards, matchups = dict(self.cards), dict(self.matchups)
        for name, sums in more.cards.items():
            cards[name] = cards.get(name, Sums()).plus(sums)
        for key, sums in more.matchups.items():
            matchups[key] = matchups.get(key, Sums()).plus(sums)
        failures = sorted(self.failures + more.failures)
        return Measured(cards, matchups, self.groups + more.groups, self.games + more.games, failures)


class Seated(NamedTuple):
    """A game to be played: its set-up, and the cards for which it counts, with the seat that may hold each."""

    setup: Setup
    counts: list[Variant]


class Measurement:
    """The games of a question, and the results so far. Raises SetupError and CardError."""

    def __init__(self, asked: Asked, workers: int | None = None) -> None:
        self.asked = asked
        self.stage = Stage(asked)
        self.groups = max(1, asked.games // self.stage.each)
        self.workers = min(workers or cores(), max(1, self.groups // PART))
        self.measured = Measured({one.name: Sums() for one in self.stage.variants.found})
        self.seconds = 0.0

    def run(self, on_progress: Callable[[Measurement], None] | None = None) -> None:
        """Plays until every card is as precise as asked, or all games are played. Raises WorkersDied."""
        began = time.perf_counter()
        before = self.seconds
        try:
            with closing(self._played()) as played:
                for part in played:
                    self.measured = self.measured.plus(part)
                    self.seconds = before + time.perf_counter() - began
                    if on_progress:
                        on_progress(self)
                    if self.sure():
                        return
        finally:
            self.seconds = before + time.perf_counter() - began

    def _played(self) -> Generator[Measured]:
        parts = [range(first, min(first + PART, self.groups)) for first in range(0, self.groups, PART)]
        if self.workers == 1:
            yield from (played(self.stage, part) for part in parts)
            return
        yield from work_off(partial(play_part, self.asked), parts, self.workers, lambda sentence: None)

    def sure(self) -> bool:
        """Whether each card's effect is known within the points that were asked for."""
        if self.measured.groups < FEWEST:
            return False
        return all(half_of(self.effect(one)) <= self.asked.within / 100 for one in self.stage.measurable())

    def effect(self, one: Variant) -> Rate | None:
        """How much more often the holder wins a game with the variant, with an interval that holds for all cards."""
        sums = self.measured.cards[one.name]
        found = self.when_it_came(one)
        return Rate(*[bound * sums.frequency for bound in found]) if found else None

    def when_it_came(self, one: Variant) -> Rate | None:
        """The same for the games in which the card came up."""
        sums = self.measured.cards[one.name]
        return wider(difference_of(sums.others if one.old == NEW else sums.pairs), len(self.stage.measurable()))

    def games_needed(self, one: Variant) -> int | None:
        """How many more games make the effect as precise as asked for; 0 if it is; None where nothing is known yet."""
        half = half_of(self.effect(one))
        if not self.measured.games or not math.isfinite(half):
            return None
        return max(0, math.ceil(self.measured.games * ((half / (self.asked.within / 100)) ** 2 - 1)))


class Stage:
    """The tables of a question: which decks meet, or who is given the card, game by game."""

    def __init__(self, asked: Asked) -> None:
        self.asked = asked
        self.variants = Variants(asked.game, asked.cards)
        base = self.variants.base
        game, chosen = game_with(asked.game, asked.cards, ",".join(asked.decks) or None)
        self.setup = base.setup(
            seats=asked.seats, rulings=dict(asked.rulings), options={"windows": NONE, **dict(asked.options)}
        )
        self.decks = [game.decks[name] for name in chosen or base.decks] if base.decks else []
        for deck in self.decks:
            if faults := base.faults_of_deck(deck):
                raise SetupError("a measurement", [f"deck {deck.name!r} has new cards, and takes {faults[0]}"])
        self.each = asked.seats
        self.given = {one.name: switch for one in self.variants.found if (switch := self.giving(one))}
        self.bringing = [deck for deck in self.decks if any(self.holds(deck, one) for one in self.variants.found)]

    def giving(self, one: Variant) -> str:
        """The stem of the options by which a seat is given this card, such as `idol_`; empty where there are none."""
        for name, switch in self.variants.base.options.items():
            if name.endswith("_1") and one.name in switch.values:
                return name[:-1]
        return ""

    def holds(self, deck: Deck, one: Variant) -> bool:
        """Whether a deck has the card; of a new card, whether it has one of its kind."""
        listed = [name for cards in deck.lists.values() for name in cards]
        cards = self.variants.base.cards
        return one.name in listed if one.old != NEW else any(cards[name].kind == one.kind for name in listed)

    def measurable(self) -> list[Variant]:
        """The cards that can come up at these tables at all."""
        return [one for one in self.variants.found if not self.decks or any(self.holds(d, one) for d in self.decks)]

    def game(self, group: int, turned: int) -> Seated:
        """A game of a group; `turned`: by how many seats the holder has moved on."""
        setup = self.setup
        options, decks = dict(setup.options), []
        given = list(self.given)
        counts = self.measurable()
        if given:
            name = given[group % len(given)]
            options[f"{self.given[name]}{turned + 1}"] = name
            counts = [one for one in counts if one.name == name or one.name not in self.given]
        if self.decks:
            decks = self.met(group, turned)
            counts = [one for one in counts if any(self.holds(deck, one) for deck in decks)]
        seed = self.asked.seed + group
        return Seated(Setup(seed, setup.seats, decks, setup.rulings, options, setup.names), counts)

    def met(self, group: int, turned: int) -> list[Deck]:
        """The decks of a game: one that has a card in question at the holder's seat, others in turn at the others."""
        mine = (self.bringing or self.decks)[group % max(1, len(self.bringing))]
        rest = [deck for deck in self.decks if deck is not mine] or [mine]
        first = group // max(1, len(self.bringing))
        others = [rest[(first + n) % len(rest)] for n in range(self.asked.seats - 1)]
        return [*others[:turned], mine, *others[turned:]]


def played(stage: Stage, groups: range) -> Measured:
    """Plays groups of games, and counts. A failed game is recorded."""
    measured = Measured({one.name: Sums() for one in stage.variants.found})
    for group in groups:
        seated: list[tuple[Seated, list[Branch]]] = []
        for turned in range(stage.each):
            game = stage.game(group, turned)
            try:
                found = branches(stage.variants, game.setup, stage.asked.bot, other=stage.asked.other)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are worth playing
                measured.failures.append(Failure(group, game.setup.seed, traced(error), ""))
                continue
            seated.append((game, found))
            measured.games += 1
        measured.groups += 1
        for one in stage.measurable():
            count(measured, stage, one, seated)
    return measured


def count(measured: Measured, stage: Stage, one: Variant, seated: list[tuple[Seated, list[Branch]]]) -> None:
    """Adds a group of games for one card."""
    total = Sums()
    ways: list[Branch] = []
    for game, found in seated:
        if one not in game.counts:
            continue
        mine = [branch for branch in found if branch.name == one.name]
        holders = sum(stage.holds(deck, one) for deck in game.setup.decks) if stage.decks else 0
        total.chances += max(1, holders if stage.decks else len(mine))
        ways += mine
        if stage.decks:
            for branch in mine:
                key = one.name, game.setup.decks[branch.holder].name, others_of(game.setup, branch.holder)
                measured.matchups[key] = measured.matchups.get(key, Sums()).plus(sums_of([branch]))
    measured.cards[one.name] = measured.cards[one.name].plus(total).plus(sums_of(ways))


def others_of(setup: Setup, holder: int) -> str:
    """The names of the decks against which a seat plays."""
    return ", ".join(deck.name for seat, deck in enumerate(setup.decks) if seat != holder)


def sums_of(found: list[Branch]) -> Sums:
    """The sums of the branches of one group."""
    sums = Sums(came=len(found))
    olds = [branch for branch in found if OLD in branch.ways]
    others = [branch for branch in found if OTHER in branch.ways]
    before = OLD if olds else OTHER
    sums.pairs.add(won(olds, OLD), won(olds, VARIANT), len(olds))
    sums.others.add(won(others, OTHER), won(others, VARIANT), len(others))
    began = [sum(branch.ways[way].began for branch in found) for way in (before, VARIANT)]
    sums.began.add(began[0], began[1], len(found))
    for branch in found:
        new = branch.ways[VARIANT]
        for n, way in enumerate((before, VARIANT)):
            sums.turns[n] += branch.ways[way].turns
            sums.decisions[n] += branch.ways[way].decisions
        sums.used += new.used
        sums.unused_won += new.won and not new.used
        sums.when_came[new.came] += 1
        if new.used:
            sums.when_used[new.done] += 1
    return sums


def won(found: list[Branch], way: str) -> int:
    """How many of these games the holder has won in one of the ways."""
    return sum(branch.ways[way].won for branch in found)


def half_of(rate: Rate | None) -> float:
    """Half the width of an interval; infinite if there is none."""
    return (rate.high - rate.low) / 2 if rate else math.inf


def wider(rate: Rate | None, many: int) -> Rate | None:
    """The interval that holds for so many figures together with 95 %, by Bonferroni's inequality."""
    if rate is None or many < 2:
        return rate
    by = NormalDist().inv_cdf(1 - 0.025 / many) / Z
    return Rate(rate.rate, rate.rate - by * (rate.rate - rate.low), rate.rate + by * (rate.high - rate.rate))


@cache
def stage_of(asked: Asked) -> Stage:
    """In a worker, the tables of its question, made once."""
    return Stage(asked)


def play_part(asked: Asked, groups: range) -> Measured:
    """In a worker, plays these groups."""
    return played(stage_of(asked), groups)
