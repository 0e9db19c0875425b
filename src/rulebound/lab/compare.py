"""Two sets of cards in the same games: each game is played once with the old cards and once with the new ones."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Any, Final, NamedTuple

from rulebound.kernel.table.card import Card
from rulebound.lab.arena import Arena, Plan
from rulebound.lab.build import build
from rulebound.lab.loops import Loops
from rulebound.lab.pairs import Pairs, difference_of
from rulebound.lab.run import Run
from rulebound.lab.simulate import arena_of, parts, worth_starting
from rulebound.lab.tally import Failure, Tally, no_games, play_game

SHIPPED: Final = "shipped"  # instead of a file: the game's own cards


@dataclass(frozen=True, slots=True)
class Difference:
    """How often a bot with a deck wins with each set, and the change with its 95 % interval; None: no game."""

    bot: str
    deck: str | None
    old: float | None
    new: float | None
    difference: float | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The result of the same games with both sets.

    games: how many were wanted with each set; finished: pairs of games played to their end; errors: failed games.
    changed, added: cards of the new set that differ from the old one, or are only there; removed: the opposite. unused:
    whether none of these cards is in a deck that plays.
    """

    game: str
    games: int
    finished: int
    errors: int
    old: str
    new: str
    changed: list[str]
    added: list[str]
    removed: list[str]
    unused: bool
    differences: list[Difference]
    mean_turns_old: float | None
    mean_turns_new: float | None
    loops_old: Loops
    loops_new: Loops
    build: str
    seconds: float
    seed: int
    seats: list[str]
    decks: list[str]
    workers: int
    failures: list[Failure]

    def as_json(self) -> dict[str, Any]:
        """All of it, as data that JSON can hold."""
        loops = {"loops_old": self.loops_old.as_json(), "loops_new": self.loops_new.as_json()}
        return asdict(self) | {"failures": [failure._asdict() for failure in self.failures]} | loops


class Duel(NamedTuple):
    """The two arenas of a comparison: the same plan with the old cards and with the new ones."""

    old: Arena
    new: Arena


@dataclass(slots=True)
class PairTally:
    """Sums over pairs of games. entrants: by bot and deck, in the order of the arenas, as are those of old and new."""

    old: Tally
    new: Tally
    entrants: list[Pairs]
    finished: int = 0  # pairs of which both games were played to their end

    @property
    def played(self) -> int:
        """How many pairs have been played, to their end or not."""
        return self.old.played

    @property
    def failures(self) -> list[Failure]:
        """The games that could not be played, with the old cards and with the new ones."""
        return [*self.old.failures, *self.new.failures]

    def plus(self, other: PairTally) -> PairTally:
        """The sum of these pairs and those."""
        entrants = [mine.plus(yours) for mine, yours in zip(self.entrants, other.entrants, strict=True)]
        return PairTally(self.old.plus(other.old), self.new.plus(other.new), entrants, self.finished + other.finished)


def no_pairs(duel: Duel) -> PairTally:
    """A tally without games."""
    return PairTally(no_games(duel.old), no_games(duel.new), [Pairs() for _ in duel.old.entrants])


def play_pairs(duel: Duel, groups: range) -> PairTally:
    """Plays these groups of games with both sets."""
    tally = no_pairs(duel)
    for group in groups:
        play_pair(duel, group, tally)
    return tally


def play_pair(duel: Duel, group: int, tally: PairTally) -> None:
    """Plays the games of one group. A game that fails with either set counts with neither."""
    numbers, before = duel.old.group(group), [(one, one.wins[:], one.finished) for one in (tally.old, tally.new)]
    scores = [(play_game(duel.old, n, tally.old), play_game(duel.new, n, tally.new)) for n in numbers]
    for one, wins, finished in before:
        one.count_seats(wins, finished)
    both = [(old, new) for old, new in scores if old and new]
    tally.finished += len(both)
    for entrant, pairs in enumerate(tally.entrants):
        won_old, won_new = sum(old[entrant][0] for old, _ in both), sum(new[entrant][0] for _, new in both)
        games = sum(old[entrant][1] for old, _ in both)
        pairs.add(won_old, won_new, games)
        tally.old.entrants[entrant].add(won_old, games)
        tally.new.entrants[entrant].add(won_new, games)


def play_part(old: Plan, new: Plan, groups: range) -> PairTally:
    """In a worker, plays these groups."""
    return play_pairs(Duel(arena_of(old), arena_of(new)), groups)


class Comparing(Run[range, PairTally]):
    """The games of a plan with two sets of cards, and the results so far. Raises SetupError and CardError.

    old, new: a file of cards, or `shipped`. workers: None means one for each core, but no more than useful for so many
    games.
    """

    def __init__(self, plan: Plan, old: str, new: str, workers: int | None = None) -> None:
        self.sets = (old, new)
        self.duel = Duel(*[Arena(with_cards(plan, cards)) for cards in self.sets])
        wanted = workers or worth_starting(self.duel.old)
        super().__init__(
            parts(self.duel.old, wanted),
            no_pairs(self.duel),
            workers=wanted,
            here=partial(play_pairs, self.duel),
            there=partial(play_part, self.duel.old.plan, self.duel.new.plan),
        )

    def result(self) -> Comparison:
        """The results so far."""
        arena, tally = self.duel.old, self.sums
        failures = tally.failures
        return Comparison(
            game=arena.plan.game,
            games=arena.plan.games,
            finished=tally.finished,
            errors=len(failures),
            old=self.sets[0],
            new=self.sets[1],
            **changes_of(self.duel),
            differences=self.differences(),
            mean_turns_old=mean_turns(tally.old),
            mean_turns_new=mean_turns(tally.new),
            loops_old=tally.old.loops,
            loops_new=tally.new.loops,
            build=build(),
            seconds=self.seconds,
            seed=arena.plan.seed,
            seats=list(arena.plan.seats),
            decks=[deck.name for deck in arena.setup.decks],
            workers=self.workers,
            failures=failures,
        )

    def differences(self) -> list[Difference]:
        """How much more often each bot with its deck wins with the new cards."""
        found: list[Difference] = []
        for entrant, pairs in zip(self.duel.old.entrants, self.sums.entrants, strict=True):
            rate, low, high = difference_of(pairs) or (None, -1.0, 1.0)
            old, new = (won / pairs.games if pairs.games else None for won in (pairs.old, pairs.new))
            found.append(Difference(entrant.bot, entrant.deck, old, new, rate, low, high))
        return found


def with_cards(plan: Plan, cards: str) -> Plan:
    """The plan with the game's own cards, or with those of a file in addition."""
    return replace(plan, cards=() if cards == SHIPPED else (cards,))


def changes_of(duel: Duel) -> dict[str, Any]:
    """Which cards differ between the sets, and whether none of them is in a deck that plays."""
    before, after = duel.old.game.cards, duel.new.game.cards
    changed = [name for name in after if name in before and printed_of(after[name]) != printed_of(before[name])]
    added = [name for name in after if name not in before]
    removed = [name for name in before if name not in after]
    played = {name for deck in duel.old.setup.decks for listed in deck.lists.values() for name in listed}
    unused = bool(duel.old.setup.decks) and played.isdisjoint([*changed, *added, *removed])
    return {"changed": changed, "added": added, "removed": removed, "unused": unused}


def printed_of(card: Card) -> object:
    return card.kind, card.text, card.values()


def mean_turns(tally: Tally) -> float | None:
    """The mean number of turns; None if the game does not count turns."""
    return tally.turns / tally.finished if tally.turns else None
