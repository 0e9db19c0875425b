"""Many games stepped together: actions in, observations out, as arrays without an object for each game.

    with Batch("courses", 256, seed=1) as batch:
        observations, masks = np.asarray(batch.observations), np.asarray(batch.masks)  # they share the memory
        while training:
            batch.step(policy(observations, masks))

With several workers this must be called below `if __name__ == "__main__":`, as the module multiprocessing asks.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import suppress
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, Final, NamedTuple, Self, TypeAlias, Unpack

from rulebound.games import load
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.many import ManyGames, Memories
from rulebound.kernel.game.set_up import SetupArguments
from rulebound.lab.workers import begin_work

Array: TypeAlias = Any  # a memoryview with a shape

ALIGNED: Final = 64
SHARED: Final = Path("/dev/shm")  # noqa: S108 - memory as a folder, in which NamedTemporaryFile makes the name
STEP: Final = "step"
RANDOMLY: Final = "randomly"
END: Final = "end"


class Shape(NamedTuple):
    """How large a batch is: games, seats, numbers of an observation, numbers of options."""

    games: int
    seats: int
    numbers: int
    options: int


class Arrays:
    """The arrays of a batch in one piece of memory, as memoryviews with shapes."""

    def __init__(self, memory: memoryview, shape: Shape) -> None:
        games = shape.games
        self.free = memory
        self.games = games
        self.observations = self.take("h", 2, games, shape.numbers)
        self.masks = self.take("B", 1, games, shape.options)
        self.actions = self.take("i", 4, games)
        self.returns = self.take("f", 4, games, shape.seats)
        self.seats = self.take("b", 1, games)
        self.over = self.take("B", 1, games)

    def take(self, code: Any, width: int, *shape: int) -> Array:
        """The next part of the memory, as numbers of this kind in this shape."""
        size = width
        for length in shape:
            size *= length
        part = self.free[:size].cast(code, shape=shape)
        self.free = self.free[-(-size // ALIGNED) * ALIGNED :]
        return part

    def of_games(self, first: int, count: int) -> Memories:
        """The parts that belong to some of the games, each flat."""
        parts = []
        for view in (self.observations, self.masks, self.seats, self.over, self.returns):
            flat = view.cast("B")
            each = len(flat) // self.games
            parts.append(flat[first * each : (first + count) * each])
        observations, masks, seats, over, returns = parts
        return Memories(observations, masks, seats, over, returns.cast("f"))


def size_of(shape: Shape) -> int:
    """How many bytes the arrays take."""
    games, seats, numbers, options = shape
    return sum(
        [-(-games * each // ALIGNED) * ALIGNED for each in (2 * numbers, options, 4, 4 * seats, 1, 1)],
    )


class Batch:
    """So many games stepped together; a game that is over begins again.

    Each array is a memoryview whose first dimension is the games; `numpy.asarray` and `torch.frombuffer` share it.

    observations: (games, numbers) of 16 bits: what the seat that decides may know.
    masks: (games, options) of bytes: 1 for each legal action, by the number of the option.
    seats: (games,) of bytes: the seat that decides.
    over: (games,) of bytes: 1 where the last step has ended a game. All else is of the new game already.
    returns: (games, seats) of 32-bit floats: what each seat got, where the last step has ended a game; else 0.
    actions: (games,) of 32-bit integers: what the next step takes, unless it is given others.

    The same seed and actions give the same games for every number of workers, and in both builds.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        workers: int = 1,
        cards: Sequence[str | Path] = (),
        **setup: Unpack[SetupArguments],
    ) -> None:
        """game: its name. workers: how many processes play. cards: files of cards besides the game's own.

        setup: what `new_state` takes. Raises SetupError, CardError.
        """
        self.game: Game = load(game, cards=[Path(file) for file in cards])
        self.setup = self.game.setup(**setup)
        facts = self.game.facts(self.setup.seats)
        self.shape = Shape(games, facts.seats, facts.numbers, facts.options)
        self.alone: ManyGames | None = None
        self.links: list[Connection] = []
        self.processes: list[Any] = []
        if workers > 1:
            self.arrays = self.start(game, [str(file) for file in cards], min(workers, games))
        else:
            self.arrays = Arrays(memoryview(bytearray(size_of(self.shape))), self.shape)
            self.alone = ManyGames(self.game, self.setup, 0, games, self.arrays.of_games(0, games))
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.seats, self.over = self.arrays.seats, self.arrays.over
        self.returns, self.actions = self.arrays.returns, self.arrays.actions

    def start(self, game: str, cards: list[str], workers: int) -> Arrays:
        """Starts the processes, waits until all have dealt, and gives the arrays that they share."""
        context = get_context("spawn")
        chosen = self.setup
        decks = [deck.save() for deck in chosen.decks]
        setup = [chosen.seed, chosen.seats, decks, chosen.rulings, chosen.options, chosen.names]
        with NamedTemporaryFile(dir=SHARED if SHARED.is_dir() else None) as file:
            file.truncate(size_of(self.shape))
            memory = mmap(file.fileno(), 0)
            for number in range(workers):
                first, end = (self.shape.games * n // workers for n in (number, number + 1))
                here, there = context.Pipe()
                given = (there, file.name, self.shape, game, cards, setup, first, end - first)
                process = context.Process(target=work, args=given, daemon=True)
                process.start()
                there.close()
                self.links.append(here)
                self.processes.append(process)
            self.wait()
        return Arrays(memoryview(memory), self.shape)

    def step(self, actions: Sequence[int] | None = None) -> None:
        """Takes one action in each game, and shows the next decision. Raises ValueError; then nothing was done.

        actions: the number of an option for each game; None takes those in `self.actions`.
        """
        if actions is not None:
            self.actions[:] = array("i", actions)
        chosen = self.actions.tolist()
        for n, number in enumerate(chosen):
            if not 0 <= number < self.shape.options or not self.masks[n, number]:
                legal = [option for option in range(self.shape.options) if self.masks[n, option]]
                raise ValueError(f"option {number} is not legal in game {n}; legal are {legal}")
        if self.alone is not None:
            self.alone.step(chosen)
        else:
            self.order(STEP)

    def step_randomly(self) -> None:
        """The same with actions drawn by lot; which ones follows from the seed."""
        if self.alone is not None:
            self.alone.step_randomly()
        else:
            self.order(RANDOMLY)

    def order(self, what: str) -> None:
        """Lets all workers do something, and waits until they have."""
        for link in self.links:
            with suppress(OSError):  # it has ended, as waiting for it tells
                link.send(what)
        self.wait()

    def wait(self) -> None:
        """Waits for all workers. Raises RuntimeError if one has failed."""
        for link in self.links:
            try:
                trouble = link.recv()
            except (EOFError, OSError):
                trouble = "it has ended"
            if trouble:
                self.close()
                raise RuntimeError(f"a worker of the batch has failed: {trouble}")

    def close(self) -> None:
        """Ends the workers; the arrays stay as they are."""
        for link in self.links:
            with suppress(OSError):
                link.send(END)
        for process in self.processes:
            process.join()
        self.links, self.processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()


def work(
    link: Connection, memory: str, shape: Shape, game: str, cards: list[str], setup: list[Any], first: int,
    count: int,
) -> None:  # fmt: skip
    """In a worker: plays some of the games of a batch, a step whenever it is told to."""
    begin_work()
    with Path(memory).open("r+b") as file:
        arrays = Arrays(memoryview(mmap(file.fileno(), 0)), shape)
    loaded = load(game, cards=[Path(file) for file in cards])
    seed, seats, decks, rulings, options, names = setup
    given = Setup(seed, seats, [loaded.deck(deck) for deck in decks], rulings, options, names)
    games = ManyGames(loaded, given, first, count, arrays.of_games(first, count))
    link.send("")
    while (what := link.recv()) != END:
        try:
            if what == STEP:
                games.step(arrays.actions[first : first + count].tolist())
            else:
                games.step_randomly()
            link.send("")
        except Exception as error:  # noqa: BLE001 - the other process raises it
            link.send(f"{type(error).__name__}: {error}")
