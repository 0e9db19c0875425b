"""The table of Proelium in play. The verbs carry out what the kernel and card texts ask of it."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.proelium import money, verbs
from rulebound.games.proelium.counters import LIFE
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY


class ProeliumTable(Table):
    """The state of the table, with its verbs."""

    overrides: ClassVar[tuple[str, ...]] = ("discard", "gain", "open_turn", "send_to_deck")
    __slots__ = ()

    def leaves(self, it: int, zone: int) -> None:
        """It also leaves the combat. [R32]"""
        super().leaves(it, zone)
        if zone == LABORATORY and self.attackers:
            verbs.leave_combat(self, it)

    def open_turn(self, me: int) -> None:
        """The player who attacked last is rested. [attack.half] [R37]"""
        super().open_turn(me)
        verbs.rest(self, me)

    def gain(self, counter: int, seat: int, n: int) -> None:
        """Life can be below zero until it is checked; funds cannot. [R13] [R15]"""
        if counter == LIFE:
            verbs.change_life(self, seat, n)
        elif n > 0:
            money.gain_funds(self, seat, n)
        else:
            money.lose_funds(self, seat, -n, by=seat)

    def take_control(self, it: int, seat: int) -> None:
        verbs.take_control(self, it, seat)

    def discard(self, it: int) -> None:
        verbs.discard(self, it)

    def send_to_deck(self, it: int, place: str) -> None:
        verbs.shed(self, it)
        super().send_to_deck(it, place)
