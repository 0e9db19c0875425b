"""What the cards in play can do, from when they come into play until they leave it."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.basics.modifier import (
    COPIED,
    COUNTED,
    WHILE_IN_PLAY,
    Modifier,
)
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.table.ability import Ability, Activated, Standing, gained
from rulebound.kernel.table.ability_keys import (
    ENTERS_WITH,
    GAINED,
    LEARNS,
    LENDS,
    OPEN_HAND,
    PLAYED,
    SILENCES,
    USE,
)
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.look_up import NO_ABILITIES, SUMMED_UP, LookUp, any_unusual
from rulebound.kernel.table.static import (
    EntersWith,
    Lends,
    OpensHands,
)


class Abilities(LookUp):
    """A state with cards that have abilities, which begin and cease to count."""

    __slots__ = ()

    def enable(self, it: int) -> None:
        """A piece has entered play: its abilities count."""
        abilities = self.cards[self.faces[it]].abilities
        if abilities:
            self.enabled = [*self.enabled, it]
            standing = dict(self.standing)
            summed_up = False
            for number, ability in enumerate(abilities):
                one = Standing(it, number, ability)
                self.unusual = self.unusual or ability.is_unusual
                for key in ability.keys:
                    standing[key] = [*standing.get(key, NO_ABILITIES), one]
                    summed_up = summed_up or key in SUMMED_UP
            if summed_up:
                self.put_up(standing)
            else:
                self.standing = standing
            if self.unusual and (LEARNS in standing or SILENCES in standing):
                self.stand()
            elif self.modifiers and self.gives(self.modifiers):
                self.stand()  # granted abilities come after printed ones

    def disable(self, it: int) -> None:
        """A piece left play: its abilities no longer count, and modifiers of it or bound to it end; counters stay."""
        if it in self.enabled:
            self.enabled = without(self.enabled, it)
            if self.unusual and (LEARNS in self.standing or SILENCES in self.standing):
                self.stand()
            else:
                self.fall(it)
        if self.modifiers:
            of_others = [m for m in self.modifiers if m.it != it or m.until == COUNTED]
            self.keep_modifiers([m for m in of_others if m.source != it or m.until != WHILE_IN_PLAY], leaving=it)

    def fall(self, it: int) -> None:
        """Takes its abilities out of the look-up."""
        standing = dict(self.standing)
        summed_up = False
        for key in self.keys_of(it):
            left = [one for one in standing.get(key, NO_ABILITIES) if one.source != it]
            if left:
                standing[key] = left
            else:
                standing.pop(key, None)
            summed_up = summed_up or key in SUMMED_UP
        if summed_up:
            self.put_up(standing)
        else:
            self.standing = standing
        if self.unusual and any([ability.is_unusual for ability in self.cards[self.faces[it]].abilities]):
            self.unusual = any_unusual(standing)

    def arrives(self, it: int) -> None:
        """It comes into play: with the counters that it says."""
        if not self.unusual:
            return  # as most often
        for found in self.standing.get(ENTERS_WITH, NO_ABILITIES):
            ability = found.ability
            if found.source == it and isinstance(ability, EntersWith):
                self.modifiers = [*self.modifiers, Modifier(ability.value, it, ability.amount, COUNTED, NO_SEAT, it)]
        if OPEN_HAND in self.standing:
            for seat in range(self.seats):
                for held in self.hand_of(seat):
                    self.held(held, seat)

    def look_around(self) -> None:
        """Hands that lie open only as long as something is so are seen then."""
        if OPEN_HAND in self.standing and not self.over:
            for seat in range(self.seats):
                for held in self.hand_of(seat):
                    self.held(held, seat)

    def held(self, it: int, seat: int) -> None:
        """All see a card of a hand that lies open."""
        if not self.unusual:
            return  # as most often
        for found in self.standing.get(OPEN_HAND, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, OpensHands)
            whose = ability.whose
            if self.zone[it] == self.game.zones.hand and seat in whose(self, found.source):
                self.show(it)

    def played_effects(self, it: int) -> list[Effect[Any]]:
        """What a card does when it is played, line by line."""
        abilities = self.card(it).abilities
        return [one.effect for one in abilities if isinstance(one, Activated) and one.key == PLAYED]

    def can_copy(self, it: int, other: int) -> bool:
        """Whether a piece can be a copy of another one: cards of the same kind."""
        return self.card(it).kind == self.card(other).kind

    def bears(self, it: int) -> bool:
        """Whether a piece lies where it can have counters."""
        return self.zones[self.zone[it]].in_play

    def takes_damage(self, it: int) -> bool:
        """Whether a piece lies where it can be dealt damage, in a game in which pieces can."""
        return self.bears(it)

    def has_ability(self, it: int, like: Ability[Any]) -> bool:
        """Whether a piece has this ability now: printed on it, or gained in play."""
        if not self.bears(it):
            return any([ability.text == like.text for ability in self.cards[self.faces[it]].abilities])
        alike = self.standing.get(like.key, NO_ABILITIES)
        return any([one.source == it and one.ability.text == like.text for one in alike])

    def gives(self, modifiers: list[Modifier]) -> bool:
        """Whether any of these grants an ability."""
        return any([modifier.value.startswith(GAINED) for modifier in modifiers])

    def keep_modifiers(self, kept: list[Modifier], leaving: int = NOTHING) -> None:
        """Keeps only these modifiers; abilities that the others granted are lost, and copies are what they were.

        leaving: the piece that leaves play just now.
        """
        lost = len(kept) < len(self.modifiers) and self.gives(self.modifiers)
        ended = [one for one in self.modifiers if one.value == COPIED and one not in kept]
        self.modifiers = kept
        for one in ended:
            self.turn_into(one.it, one.amount, enables=one.it != leaving)
        if lost:
            self.stand()
        elif self.forbids:
            self.put_up(self.standing)

    def turn_into(self, it: int, face: int, *, enables: bool) -> None:
        """A piece is this card from now on. enables: whether it is in play, so that that card's abilities count."""
        if it in self.enabled:
            self.enabled = without(self.enabled, it)
            self.faces = replaced(self.faces, it, face)
            self.stand()
        else:
            self.faces = replaced(self.faces, it, face)
        if enables:
            self.enable(it)

    def usable(self, it: int) -> list[Standing]:
        """The abilities of a piece in play that can be activated, printed and granted."""
        found = [one for one in self.standing.get(USE, NO_ABILITIES) if one.source == it]
        for lender in self.standing.get(LENDS, NO_ABILITIES):
            ability = lender.ability
            assert isinstance(ability, Lends)
            if ability.has_it(self, lender.source, it):
                found.append(Standing(it, -1 - self.gainable_by[gained(ability.lent)][0], ability.lent))
        return found

    def stays(self, it: int) -> bool:
        """Whether a piece is in play, so that cards can grant it abilities."""
        return True

    def can_change_sides(self, it: int) -> bool:
        """Whether another player can take control of a card as it lies."""
        return self.stays(it)

    def in_play(self, seat: int) -> list[int]:
        """A player's cards in play, in a game that has any."""
        return []
