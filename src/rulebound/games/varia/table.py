"""The table of Varia in play. The verbs carry out what the kernel and card texts ask of it."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.varia import dice, stacks, verbs
from rulebound.games.varia.counters import HEALTH
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import ROLLS


class VariaTable(Table):
    """The state of the table, with its verbs."""

    overrides: ClassVar[tuple[str, ...]] = (
        "gain",
        "discard",
        "roll_die",
        "can_go_to_deck",
        "send_to_deck",
        "can_change_sides",
    )
    __slots__ = ()

    def roll_die(self, me: int) -> int:
        """A die for a text: rolled again for an Improved or Impaired action, as for the action itself. [R20]"""
        throw = dice.roll_pool(self, 1, dice.POWER_SIDES, self.improved(self.action_of_text()))
        dice.show(self, ROLLS, me, NOTHING, throw.sum(), throw)
        return throw.sum()

    def gain(self, counter: int, seat: int, n: int) -> None:
        """Points of either kind. A player without Health Points has lost. [win.health]"""
        if counter == HEALTH:
            verbs.change_health(self, seat, n)
        else:
            super().gain(counter, seat, n)

    def discard(self, it: int) -> None:
        verbs.discard(self, it)

    def can_change_sides(self, it: int) -> bool:
        """What lies on the Timeline stays where it is. [R43]"""
        return self.is_asset(it) and self.zone[it] == CHARACTER

    def take_control(self, it: int, seat: int) -> None:
        """An asset has another player from now on."""
        verbs.take_control(self, it, seat)

    def can_go_to_deck(self, it: int) -> bool:
        """An asset would go home instead. [asset.home]"""
        return super().can_go_to_deck(it) and self.kind(it) != "asset"

    def send_to_deck(self, it: int, place: str) -> None:
        for part in verbs.whole(self, it):
            if not verbs.goes_home(self, part):
                super().send_to_deck(part, place)

    def deck_is_empty(self, me: int) -> None:
        stacks.refill_deck(self, me)
