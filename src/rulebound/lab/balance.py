"""How fair a card set is: bots play with it, and what a card set must not do is counted.

Decks meet in all pairs (with more seats, in all choices of so many), each in every seat of the same deal. The sums are
the same on any number of workers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Final, NamedTuple, TypeVar

from rulebound.bots import bot_of
from rulebound.kernel.table.action import NO_SEAT
from rulebound.lab.arena import Arena, Plan, seed_of_bot
from rulebound.lab.course import Course
from rulebound.lab.loops import Loops, goes_on
from rulebound.lab.run import Run
from rulebound.lab.simulate import arena_of
from rulebound.lab.split import Split
from rulebound.lab.statistics import Groups
from rulebound.lab.tally import Failure, traced
from rulebound.lab.watching import Watched, Watcher
from rulebound.lab.workers import cores

STALEMATE: Final = "stalemate"
DUEL: Final = 2  # players

K = TypeVar("K")


@dataclass(slots=True)
class Drawn:
    """A card with one deck and place in the order of turns.

    early: of seats that drew it before half-time, and of those that might have and did not; before half-time, because
    winners often have a turn more, and so draw more of everything. drawn: seats that drew it at any time; played: those
    of them that began an action with it.
    """

    early: Split = field(default_factory=Split)
    drawn: int = 0
    played: int = 0

    def plus(self, other: Drawn) -> Drawn:
        return Drawn(self.early.plus(other.early), self.drawn + other.drawn, self.played + other.played)


@dataclass(slots=True)
class Account:
    """Sums over watched games. places: by order of turns; decks: by meeting and deck; cards: by card, deck, place.

    entrants: by deck, or else by the character with which a player begins, in all games. duels: by the character of one
    player and that of the other, at tables of two.
    """

    seats: list[Groups]
    places: list[Groups]
    decks: dict[tuple[int, str], Groups] = field(default_factory=dict)
    entrants: dict[str, Groups] = field(default_factory=dict)
    duels: dict[tuple[str, str], Groups] = field(default_factory=dict)
    cards: dict[tuple[str, str, int], Drawn] = field(default_factory=dict)
    games: int = 0
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    led: int = 0  # games in which somebody was ahead at half-time
    led_won: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    course: Course = field(default_factory=Course)
    loops: Loops = field(default_factory=Loops)
    failures: list[Failure] = field(default_factory=list)

    @property
    def played(self) -> int:
        """How many games have been played to their end."""
        return self.games

    def plus(self, other: Account) -> Account:
        """These games and those."""
        cards = dict(self.cards)
        for card, drawn in other.cards.items():
            cards[card] = cards.get(card, Drawn()).plus(drawn)
        return Account(
            seats=[mine.plus(yours) for mine, yours in zip(self.seats, other.seats, strict=True)],
            places=[mine.plus(yours) for mine, yours in zip(self.places, other.places, strict=True)],
            decks=together(self.decks, other.decks),
            entrants=together(self.entrants, other.entrants),
            duels=together(self.duels, other.duels),
            cards=cards,
            games=self.games + other.games,
            decisions=self.decisions + other.decisions,
            choices=self.choices + other.choices,
            turns=self.turns + other.turns,
            led=self.led + other.led,
            led_won=self.led_won + other.led_won,
            outcomes=self.outcomes + other.outcomes,
            course=self.course.plus(other.course),
            loops=self.loops.plus(other.loops),
            failures=sorted(self.failures + other.failures),
        )


def together(some: Mapping[K, Groups], more: Mapping[K, Groups]) -> dict[K, Groups]:
    """The groups of both, key by key."""
    found = dict(some)
    for key, groups in more.items():
        found[key] = found.get(key, Groups()).plus(groups)
    return found


class Part(NamedTuple):
    """The work of one worker: groups of games of one meeting of decks."""

    meeting: int
    groups: range


class Balance(Run[Part, Account]):
    """The games of an account. Raises SetupError and CardError.

    games: in all, shared among the meetings of the decks; decks: empty is all of the game. workers: None is one for
    each core.
    """

    def __init__(self, plan: Plan, workers: int | None = None) -> None:
        self.plans = [plan] if not (decks := decks_of(plan)) else meetings(plan, decks)
        self.arenas = [Arena(one) for one in self.plans]
        parts = [
            Part(meeting, range(group, group + 1))
            for group in range(max(arena.groups for arena in self.arenas))
            for meeting, arena in enumerate(self.arenas)
            if group < arena.groups
        ]
        self.games = sum(len(self.arenas[part.meeting].group(group)) for part in parts for group in part.groups)
        super().__init__(
            parts,
            no_account(len(plan.seats)),
            workers=workers or cores(),
            here=self.play,
            there=partial(play_part, self.plans),
        )

    def play(self, part: Part) -> Account:
        """Plays these groups."""
        return played(self.arenas[part.meeting], part)


def no_account(seats: int) -> Account:
    """An account of no games."""
    return Account([Groups() for _ in range(seats)], [Groups() for _ in range(seats)])


def decks_of(plan: Plan) -> list[str]:
    """The decks that meet: those of the plan, or all of the game; none in a game without decks."""
    if plan.decks:
        return list(plan.decks)
    from rulebound.games.setting import game_with

    return list(game_with(plan.game, plan.cards, None)[0].decks)


def meetings(plan: Plan, decks: list[str]) -> list[Plan]:
    """A plan for every choice of as many decks as there are seats, with its share of the games."""
    seats = len(plan.seats)
    chosen = list(combinations(decks, seats)) or [tuple(decks[seat % len(decks)] for seat in range(seats))]
    each = -(-plan.games // (len(chosen) * seats)) * seats
    return [
        Plan(game=plan.game, games=each, seats=plan.seats, decks=some, cards=plan.cards, seed=plan.seed + 10_000 * n)
        for n, some in enumerate(chosen)
    ]


def play_part(plans: list[Plan], part: Part) -> Account:
    """In a worker, plays these groups."""
    return played(arena_of(plans[part.meeting]), part)


def played(arena: Arena, part: Part) -> Account:
    """Plays groups of games of one meeting, and counts. A failed game is recorded."""
    account = no_account(arena.seats)
    for group in part.groups:
        seats = [[0, 0] for _ in range(arena.seats)]
        places = [[0, 0] for _ in range(arena.seats)]
        decks: dict[str, list[int]] = {}
        entrants: dict[str, list[int]] = {}
        duels: dict[tuple[str, str], list[int]] = {}
        for number in arena.group(group):
            try:
                watched = watch(arena, number)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are worth playing
                account.failures.append(Failure(number, arena.seed(number), traced(error), arena.replaying(number)))
                continue
            count(account, arena, number, watched)
            for seat in range(arena.seats):
                won = int(seat in watched.winners)
                name = deck_at(arena, number, seat)
                deck = decks.setdefault(name, [0, 0])
                entrant = entrants.setdefault(entrant_at(name, watched, seat), [0, 0])
                scores = [seats[seat], places[(seat - watched.first) % arena.seats], deck, entrant]
                if arena.seats == DUEL and watched.characters and not name:
                    scores.append(duels.setdefault((watched.characters[seat], watched.characters[1 - seat]), [0, 0]))
                for score in scores:
                    score[0] += won
                    score[1] += 1
        for groups, (won, games) in zip([*account.seats, *account.places], [*seats, *places], strict=True):
            groups.add(won, games)
        for name, (won, games) in decks.items():
            account.decks.setdefault((part.meeting, name), Groups()).add(won, games)
        for name, (won, games) in entrants.items():
            account.entrants.setdefault(name, Groups()).add(won, games)
        for met, (won, games) in duels.items():
            account.duels.setdefault(met, Groups()).add(won, games)
    return account


def watch(arena: Arena, number: int) -> Watched:
    """Plays one game of an arena, and records what happens."""
    state = arena.game.begin(arena.setup_of(number))
    seed = arena.seed(number)
    specs = [arena.plan.seats[i] for i in arena.order(number)]
    bots = [bot_of(spec, seed_of_bot(seed, seat)) for seat, spec in enumerate(specs)]
    seats = [state.seat_of(seat) for seat in range(state.seats)]
    watcher = Watcher(state, scores=True)
    while goes_on(state):
        action = bots[state.seat].choose(seats[state.seat])
        watcher.before(action)
        state.apply(action)
        watcher.look()
    return watcher.watched()


def deck_at(arena: Arena, number: int, seat: int) -> str:
    """The name of the deck that a seat plays in a game; empty without decks."""
    decks = arena.setup.decks
    return decks[arena.order(number)[seat]].name if decks else ""


def entrant_at(deck: str, watched: Watched, seat: int) -> str:
    """The deck of a seat, or else the character with which it begins; empty where it has neither."""
    return deck or (watched.characters[seat] if watched.characters else "")


def count(account: Account, arena: Arena, number: int, watched: Watched) -> None:
    """Adds a game to the account."""
    account.games += 1
    account.decisions += watched.decisions
    account.choices += watched.choices
    account.turns += watched.turns
    account.outcomes[watched.reason] += 1
    account.course.add(watched)
    account.loops = account.loops.plus(watched.loops)
    if watched.half_time != NO_SEAT:
        account.led += 1
        account.led_won += watched.half_time in watched.winners
    for seat in range(arena.seats):
        deck = deck_at(arena, number, seat)
        won = int(seat in watched.winners)
        place = (seat - watched.first) % arena.seats
        for name in watched.drawn[seat].keys() | cards_of(arena, number, seat):
            card = account.cards.setdefault((name, deck, place), Drawn())
            card.drawn += name in watched.drawn[seat]
            card.played += name in watched.drawn[seat] and name in watched.played[seat]
            card.early.add(won, has=name in watched.early[seat])


def cards_of(arena: Arena, number: int, seat: int) -> set[str]:
    """The cards that a seat might draw: those of its deck, or all cards of a game without own decks."""
    if not arena.setup.decks:
        return set(arena.game.cards)
    deck = arena.setup.decks[arena.order(number)[seat]]
    return {name for listed in deck.lists.values() for name in listed}
