"""Many games stepped together: numbers of options in, observations and masks out, in memory that the caller brings."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.numbering import Numbering
from rulebound.kernel.knowledge.observing import Observer
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.table.cardtable import CardTable

Memory = Any  # anything with bytes that can be written in place: a bytearray, or a part of shared memory


class Memories:
    """Where the games write, game after game.

    observations: the flat form of an observation each, in numbers of 16 bits. masks: a byte for each number of an
    option. seats: a byte each, the seat that decides. over: a byte each, 1 where the last step has ended a game.
    returns: for each game and seat a number of 32 bits with a point: what it got, where the last step has ended a game.
    """

    def __init__(self, observations: Memory, masks: Memory, seats: Memory, over: Memory, returns: Memory) -> None:
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.over = over
        self.returns = returns


class ManyGames:
    """Games from number `first` on, each of which begins again when it is over.

    The games that follow each other under one number depend on the seed and on that number alone.
    """

    def __init__(self, game: Game, setup: Setup, first: int, count: int, memories: Memories) -> None:
        self.game = game
        self.setup = setup
        self.memories = memories
        self.chances = [Chance.of(setup.seed, f"game {first + n}") for n in range(count)]
        self.tables: list[CardTable] = [self.begin(chance) for chance in self.chances]
        self.numbers: list[list[int]] = [[] for _ in range(count)]
        self.plays = [Chance.of(setup.seed, f"play {first + n}") for n in range(count)]
        self.observer: Observer = game.observer(self.tables[0])
        self.numbering: Numbering = game.numbering
        self.blank_mask = bytes(self.numbering.size)
        for n in range(count):
            self.show(n)

    def begin(self, chance: Chance) -> CardTable:
        """A new game."""
        given = self.setup
        seed: int = chance.next()
        return self.game.begin(
            Setup(seed, given.seats, given.decks, given.rulings, given.options, given.names), observed=False
        )

    def step(self, actions: list[int]) -> None:
        """Takes an action in each game, by the number of an option, and shows what is so then.

        Raises ValueError if one is not legal; the games before it have been stepped.
        """
        for n, number in enumerate(actions):
            numbers = self.numbers[n]
            if number not in numbers:
                raise ValueError(f"option {number} is not legal in game {n}; legal are {numbers}")
            self.take(n, numbers.index(number))

    def step_randomly(self) -> None:
        """The same with options drawn by lot; which ones depends on the seed and the number of the game alone."""
        for n, chance in enumerate(self.plays):
            self.take(n, chance.below(len(self.numbers[n])))

    def take(self, n: int, place: int) -> None:
        """Takes the option at this place in one game."""
        table = self.tables[n]
        if self.memories.over[n]:
            self.end(n, 0, [0.0] * table.seats)
        table.take(table.options[place])
        if table.over:
            self.end(n, 1, table.returns())
            self.tables[n] = self.begin(self.chances[n])
        self.show(n)

    def end(self, n: int, over: int, returns: list[float]) -> None:
        """Writes whether the last step has ended a game, and what its seats got."""
        self.memories.over[n] = over
        first = n * len(returns)
        for seat, number in enumerate(returns):
            self.memories.returns[first + seat] = number

    def show(self, n: int) -> None:
        """Writes what the seat that decides in this game may know and do."""
        table, memories = self.tables[n], self.memories
        size, options = 2 * self.observer.spec.size, len(self.blank_mask)
        sight = Sight(table, table.seat, self.observer.public.lying)
        memories.observations[n * size : (n + 1) * size] = self.observer.flat(table, sight)
        numbers = self.numbering.numbers(table, sight.rows)
        mask = BytesWriter()
        mask.write(self.blank_mask)
        for number in numbers:
            mask[number] = 1
        memories.masks[n * options : (n + 1) * options] = mask.getvalue()
        memories.seats[n] = table.seat
        self.numbers[n] = numbers
