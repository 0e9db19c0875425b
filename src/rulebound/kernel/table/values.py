"""The values of cards now, and what cannot be done: what abilities and modifiers make of both."""

from __future__ import annotations

from typing import Self

from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import WHILE_IN_PLAY, Modifier, of_seat
from rulebound.kernel.table.abilities import Abilities
from rulebound.kernel.table.ability import Standing, gained
from rulebound.kernel.table.ability_keys import CANNOT, GAINED, PLAYER_PRICE
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES, NOTHING_COUNTED
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.static import Forbids, Lifts, PlayerPrice, Static


class Values(Abilities):
    """A state whose cards and modifiers change the values of cards, and forbid what they say."""

    __slots__ = ()

    def now(self, value: str, it: int, printed: int) -> int:
        """A printed value plus what cards in play and modifiers add to it.

        If what they add depends on the same value, that value is taken without them.
        """
        total = printed
        changing = self.standing.get(value, NO_ABILITIES)
        if changing and value not in self.counted:
            if self.counted is NOTHING_COUNTED:
                self.counted = []  # of its own
            self.counted.append(value)
            for found in changing:
                ability = found.ability
                assert isinstance(ability, Static)
                total += ability.amount(self, found.source, it)
            self.counted.pop()
        for modifier in self.modifiers:
            if modifier.it == it and modifier.value == value:
                total += modifier.amount
        return total

    def bonus(self, value: str, it: int) -> int:
        """What cards in play and modifiers add to a value."""
        return self.now(value, it, 0)

    def own_price(self, it: int) -> int:
        """What a card adds to its own cost, wherever it lies; nothing, where that depends on this cost itself."""
        counting = f"own price of {it}"
        if counting in self.counted:
            return 0
        if self.counted is NOTHING_COUNTED:
            self.counted = []  # of its own
        self.counted.append(counting)
        source = self.beside(it)
        total = sum([price.amount(self, source) for price in self.cards[self.faces[it]].prices])
        self.counted.pop()
        return total

    def price_of_player(self, me: int, it: int) -> int:
        """What this player has to pay more for a card, because of what was said for a while."""
        total = 0
        for one in self.standing.get(PLAYER_PRICE, NO_ABILITIES):
            ability = one.ability
            assert isinstance(ability, PlayerPrice)
            is_one = ability.is_one
            if one.source == of_seat(me) and is_one(self, it):
                total += ability.by
        return total

    def cost_now(self, value: str, it: int, printed: int) -> int:
        """What a card costs now, never below zero: the printed cost and what it, others and modifiers make of it.

        value: what the game calls that cost.
        """
        total = printed
        if self.cards[self.faces[it]].prices:
            total += self.own_price(it)
        elif value not in self.standing and not self.modifiers:
            return total  # as most often
        if self.unusual:
            total += self.price_of_player(self.payer(it), it)
        return max(0, self.now(value, it, total))

    def payer(self, it: int) -> int:
        """The player who pays for a card."""
        return self.holder[it]

    def beside(self, it: int) -> int:
        """The piece beside which a card counts what its cost hangs on: of a common card, one of the payer."""
        return it

    def may_be_lowered(self, value: str) -> bool:
        """Whether any card or modifier may lower this value of any piece."""
        for modifier in self.modifiers:
            if modifier.value == value and modifier.amount < 0:
                return True
        for found in self.standing.get(value, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Static)
            if ability.lowers:
                return True
        return False

    def lifted(self, me: int, need: Need[Self], it: int) -> bool:
        if need.lifting in self.standing:
            for found in self.standing[need.lifting]:
                ability = found.ability
                assert isinstance(ability, Lifts)
                if ability.applies(self, found.source, me, it):
                    return True
        return False

    def forbidder(self, cannot: str, me: int, it: int) -> int:
        """The piece because of which this one `cannot ...`, in these words; NOTHING if there is none.

        It forbids this by an ability, or by a modifier that still lasts.
        """
        if cannot not in self.forbids:
            return NOTHING
        for modifier in self.modifiers:
            if modifier.it == it and modifier.value == cannot:
                return modifier.source
        for found in self.standing.get(cannot, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Forbids)
            applies = ability.applies
            if applies(self, found.source, me, it):
                return found.source if found.source >= 0 else self.lender(found)
        return NOTHING

    def lender(self, lent: Standing) -> int:
        """The piece because of which a player has this ability for a while."""
        for modifier in self.modifiers:
            if modifier.it == lent.source and modifier.value == gained(lent.ability):
                return modifier.source
        return NOTHING

    def is_too_late(self, until: str, source: int) -> bool:
        """Whether what lasts so long would end with a card that has left play already."""
        return until == WHILE_IN_PLAY and source not in self.enabled and not self.bears(source)

    def modify(self, value: str, it: int, amount: int, until: str, seat: int, source: int) -> bool:
        """Changes a value of a piece for a while; not at all, if it would end with a piece that has left play."""
        if self.is_too_late(until, source):
            return False
        self.modifiers.append(Modifier(value, it, bounded(amount), until, seat, source))
        if value.startswith(GAINED):
            self.stand()
        elif value.startswith(CANNOT):
            self.forbids = {*self.forbids, value}
        return True
