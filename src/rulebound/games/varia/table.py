"""The table of Varia in play. The verbs carry out what the kernel and card texts ask of it."""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.varia import dice, stacks, verbs
from rulebound.games.varia.counters import HEALTH
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.basics.modifier import END_OF_GAME, WAS, Modifier
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import ROLLS


class VariaTable(Table):
    """The state of the table, with its verbs."""

    overrides: ClassVar[tuple[str, ...]] = (
        "gain",
        "discard",
        "draw",
        "roll_die",
        "can_go_to_deck",
        "send_to_deck",
        "can_change_sides",
        "move_in_play",
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

    def move_in_play(self, it: int, zone: int, seat: int) -> None:
        """An asset that is planned, or returns, stays the card that it was; only what lies there has it no longer.

        [asset.passive] [asset.home]
        """
        before, face = self.modifiers[:], self.faces[it]
        super().move_in_play(it, zone, seat)
        stays = [one for one in before if one not in self.modifiers and goes_along(one, zone)]
        if stays:
            self.modifiers = [*self.modifiers, *stays]
            if self.faces[it] != face:  # it is a copy
                self.turn_into(it, face, enables=True)
            self.stand()

    def draw(self, me: int, n: int = 1) -> None:
        """Where the deck is shuffled anew for it, Fatigue comes once the cards are drawn. [draw.refill]"""
        super().draw(me, n)
        if self.shuffled_anew:
            self.shuffled_anew = False
            stacks.gain_stacks(self, me, "Fatigue", 1)

    def deck_is_empty(self, me: int) -> None:
        stacks.refill_deck(self, me)


def goes_along(modifier: Modifier, zone: int) -> bool:
    """Whether it stays when an asset comes into this zone: but for what an action has for as long as it lies there."""
    if modifier.value.startswith(WAS):
        return False
    return zone == TIMELINE or modifier.until != END_OF_GAME or modifier.value.startswith(USED)
