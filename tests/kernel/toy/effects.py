"""What the toy's cards and tiles do, as nodes of effects."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Leave
from tests.kernel.toy.state import DECK, HAND, PILE, PLAY, POWER, Table

LEAVE: Final[Leave[Table]] = Leave("", "leave")


class Draw(Effect[Table]):
    """Draw a card."""

    def run(self, table: Table, scope: Scope) -> None:
        table.draw(scope.me)


class Gain(Effect[Table]):
    """Gain coins."""

    def __init__(self, coins: int) -> None:
        super().__init__()
        self.coins = coins

    def run(self, table: Table, scope: Scope) -> None:
        table.gain(scope.me, self.coins)


class GainAsMany(Effect[Table]):
    """Gain as many coins as the scope's number says."""

    def run(self, table: Table, scope: Scope) -> None:
        table.gain(scope.me, scope.number)


class LoseLife(Effect[Table]):
    """The scope's seat loses life."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def run(self, table: Table, scope: Scope) -> None:
        table.lose_life(scope.me, self.life)


class ThatSeatLoses(Effect[Table]):
    """The seat that is `it` loses life: so much, or as much as the scope's number says."""

    def __init__(self, life: int = 0) -> None:
        super().__init__()
        self.life = life

    def run(self, table: Table, scope: Scope) -> None:
        table.lose_life(scope.it, self.life or scope.number)


class ChosenSeatLoses(Effect[Table]):
    """The seat that was chosen last loses life, if it is still there."""

    def __init__(self, life: int) -> None:
        super().__init__()
        self.life = life

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.lose_life(scope.picks[-1], self.life)


class RollDie(Effect[Table]):
    """Roll a die; the scope remembers the number."""

    def run(self, table: Table, scope: Scope) -> None:
        scope.number = table.roll_die(scope.me)


class Strengthen(Effect[Table]):
    """The creature that was chosen last has more power, or less, for so long."""

    def __init__(self, power: int, until: str) -> None:
        super().__init__()
        self.power = power
        self.until = until

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.modify(POWER, scope.picks[-1], self.power, self.until, scope.me, scope.source)


class Enter(Effect[Table]):
    """A creature's card comes into play."""

    def run(self, table: Table, scope: Scope) -> None:
        table.enter(scope.source)


class Counter(Effect[Table]):
    """The spell that was chosen is discarded and does nothing."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.counter(scope.picks[-1])


class DiscardChosen(Effect[Table]):
    """The card that was chosen last is discarded."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.discard(scope.picks[-1])


class DestroyChosen(Effect[Table]):
    """The creature that was chosen last is destroyed."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.picks[-1] >= 0:
            table.destroy(scope.picks[-1])


class DestroyThat(Effect[Table]):
    """The creature that is `it` is destroyed."""

    def run(self, table: Table, scope: Scope) -> None:
        if table.zone[scope.it] == PLAY:
            table.destroy(scope.it)


class Reshuffle(Effect[Table]):
    """Shuffle your discard pile into your deck."""

    def run(self, table: Table, scope: Scope) -> None:
        for it in table.discards[scope.me][:]:
            table.move(it, DECK)
        table.shuffle_pieces(table.deck[scope.me], scope.me)


class Peek(Effect[Table]):
    """Look at the top card of your deck."""

    def run(self, table: Table, scope: Scope) -> None:
        table.show(table.deck[scope.me][-1], 1 << scope.me)


def put_away(table: Table, it: int) -> None:
    """A spell that was played out, or could not be, is discarded."""
    if table.zone[it] in (PILE, HAND):
        table.discard(it)


ENTER: Final = Enter()
ONE_COIN: Final = Gain(1)
A_CARD: Final = Draw()
A_DIE: Final = RollDie()
A_WOUND: Final = LoseLife(1)
TWO_COINS: Final = Gain(2)
TILES: Final[list[Effect[Table]]] = [ONE_COIN, A_CARD, A_DIE, A_WOUND, TWO_COINS, A_CARD]
