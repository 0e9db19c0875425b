"""Games of a set with other numbers: the same deals for all sets, so that the luck of two sets is the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache

from rulebound.games.setting import game_with
from rulebound.games.written import as_file
from rulebound.kernel.basics.setup import NONE, Deck, Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import meeting, seed_of_bot
from rulebound.lab.entrants import characters, decks_that_meet
from rulebound.lab.loops import goes_on
from rulebound.lab.measure.quick import player_of
from rulebound.lab.split import Split
from rulebound.lab.statistics import Groups
from rulebound.lab.tally import traced
from rulebound.lab.watching import Watcher

SETS = 6  # sets that a process remembers


@dataclass(frozen=True, slots=True)
class Games:
    """Which games are played. cards: whose effect on who draws them is counted, by name. decks: those that meet, as
    names or files; all of the game where there are none.
    """

    game: str
    bot: str
    seed: int
    cards: tuple[str, ...]
    decks: tuple[str, ...] = ()


@dataclass(slots=True)
class Found:
    """What games came to.

    entrants: decks, or else the characters with which players begin, by the number of players and the name. cards: by
    card, deck and place in the order of turns, of players who drew it before half-time and who did not.
    """

    entrants: dict[tuple[int, str], Groups] = field(default_factory=dict)
    cards: dict[tuple[str, str, int, int], Split] = field(default_factory=dict)
    games: int = 0
    failures: list[str] = field(default_factory=list)

    def plus(self, more: Found) -> Found:
        """These games and those."""
        entrants, cards = dict(self.entrants), dict(self.cards)
        for key, groups in more.entrants.items():
            entrants[key] = entrants.get(key, Groups()).plus(groups)
        for card, split in more.cards.items():
            cards[card] = cards.get(card, Split()).plus(split)
        return Found(entrants, cards, self.games + more.games, self.failures + more.failures)


@lru_cache(maxsize=SETS)
def game_of(name: str, text: str, decks: tuple[str, ...]) -> tuple[Game, list[Deck]]:
    """The game with the cards of a text, and the decks that meet. Raises SetupError and CardError."""
    with as_file(text) as path:
        game, chosen = game_with(name, [str(path)], ",".join(decks) or None)
    return game, decks_that_meet(game, chosen)


def play(games: Games, text: str, players: int, groups: Iterable[int]) -> Found:
    """Plays groups of deals. In a group the decks move on by one seat from deal to deal, until all had each seat."""
    game, meeting_decks = game_of(games.game, text, games.decks)
    found = Found()
    for group in groups:
        setup = game.setup(seed=games.seed + group, seats=players, options={"windows": NONE})
        decks = meeting(meeting_decks, players, group)
        counted: dict[str, list[int]] = {}
        for turned in range(players if decks else 1):
            seated = decks[turned:] + decks[:turned]
            dealt = Setup(setup.seed, players, seated, setup.rulings, setup.options, setup.names)
            try:
                deal(games, game.begin(dealt), seated, counted, found)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one game, the others are worth playing
                found.failures.append(traced(error))
        for name, (won, times) in counted.items():
            found.entrants.setdefault((players, name), Groups()).add(won, times)
    return found


def deal(games: Games, state: CardTable, decks: list[Deck], counted: dict[str, list[int]], found: Found) -> None:
    """Plays one deal to its end, and counts."""
    entrants = [deck.name for deck in decks] or characters(state)
    cards = set(games.cards).difference(entrants)
    watcher = Watcher(state) if cards else None
    finish(games, state, watcher)
    found.games += 1
    winners = state.winners if len(state.winners) < state.seats else []
    for seat, name in enumerate(entrants):
        score = counted.setdefault(name, [0, 0])
        score[0] += seat in winners
        score[1] += 1
    if watcher is None:
        return
    watched = watcher.watched()
    for seat in range(state.seats):
        place = (seat - watched.first) % state.seats
        deck = decks[seat].name if decks else ""
        could = {name for listed in decks[seat].lists.values() for name in listed} if decks else cards
        for name in could & cards:
            split = found.cards.setdefault((name, deck, place, state.seats), Split())
            split.add(int(seat in winners), has=name in watched.early[seat])


def finish(games: Games, state: CardTable, watcher: Watcher | None) -> None:
    """Plays to the end."""
    bots = [player_of(games.bot, seed_of_bot(state.setup.seed, seat)) for seat in range(state.seats)]
    while goes_on(state):
        action = bots[state.seat].choose(state.seat_of(state.seat))
        if watcher:
            watcher.before(action)
        state.apply(action)
        if watcher:
            watcher.look()
