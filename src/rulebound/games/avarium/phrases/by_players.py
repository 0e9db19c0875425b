"""Numbers in win-cons that are others with three and four players."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.games.avarium.phrases.kinds import Count
from rulebound.games.avarium.state import Table
from rulebound.kernel.table.agenda import MOST_SEATS


class ByPlayers(Phrase):
    """How a number changes at a table of three or four: what lies in common piles adds up sooner there, and what one
    player holds together later.

    Who has left the game is no player any more. [S9]
    """

    label: ClassVar[str] = "what changes with more players"

    def by_players(self, count: int) -> list[int]:
        """How many there must be, by how many players are still in the game; one at least."""
        return [max(1, self.with_players(count, players)) for players in range(MOST_SEATS + 1)]

    def with_players(self, count: int, players: int) -> int:
        """How many there must be with so many players. count: with two."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Further(Word):
    forms: ClassVar[tuple[str, ...]] = ("more", "fewer")


class ForEachFurther(ByPlayers):
    text: ClassVar[str] = "and {count:Count} {further} for each player beyond the second"
    count: Count
    further: Further

    def with_players(self, count: int, players: int) -> int:
        change = self.count.count() if self.further.word == "more" else -self.count.count()
        return count + change * (players - 2)


class WithThreeAndFour(ByPlayers):
    """In words: of up to twenty cards."""

    text: ClassVar[str] = "{three:Count} with three players, and {four:Count} with four"
    three: Count
    four: Count

    def with_players(self, count: int, players: int) -> int:
        return {3: self.three.count(), 4: self.four.count()}.get(players, count)


class WithFour(ByPlayers):
    text: ClassVar[str] = "{four:Count} with four players"
    four: Count

    def with_players(self, count: int, players: int) -> int:
        return self.four.count() if players == 4 else count


class AmountWithThreeAndFour(ByPlayers):
    """In digits: of Merit and Reputation, and of more than twenty cards."""

    text: ClassVar[str] = "{three:Amount} with three players, and {four:Amount} with four"
    three: Amount
    four: Amount

    def with_players(self, count: int, players: int) -> int:
        return {3: int(self.three.value), 4: int(self.four.value)}.get(players, count)


class AmountWithMore(ByPlayers):
    text: ClassVar[str] = "{more:Amount} with more players"
    more: Amount

    def with_players(self, count: int, players: int) -> int:
        return int(self.more.value) if players > 2 else count


class AmountWithFour(ByPlayers):
    text: ClassVar[str] = "{four:Amount} with four players"
    four: Amount

    def with_players(self, count: int, players: int) -> int:
        return int(self.four.value) if players == 4 else count


def wanted_of(count: int, players: ByPlayers | None) -> Callable[[Table], int]:
    """A number that may change with the players."""
    if players is None:
        return lambda table: count
    numbers = players.by_players(count)
    return lambda table: numbers[len(table.clockwise[table.active])]
