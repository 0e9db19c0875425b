"""The look-up of abilities: which of them count now, by key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Ability, Standing
from rulebound.kernel.table.ability_keys import (
    CANNOT,
    EACH_CARD,
    FORBIDS,
    FOREIGN,
    LEARNED,
    LEARNS,
    LIFTS,
    SILENCED,
    SILENCES,
    USE,
    foreign,
)
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.pieces import NO_NUMBERS
from rulebound.kernel.table.places import Places
from rulebound.kernel.table.position import NO_WORDS
from rulebound.kernel.table.static import Learns, Silences

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


SUMMED_UP: Final = frozenset([USE, LIFTS, FORBIDS, SILENCES])  # of these a table keeps more than a list
NO_ABILITIES: Final[list[Standing]] = []
NO_USES: Final[list[list[list[Standing]]]] = [[[] for _ in range(seats)] for seats in range(MOST_SEATS + 1)]
NOTHING_COUNTED: Final[list[str]] = []
NO_PLACES: Final[dict[int, int]] = {}


def any_unusual(standing: dict[str, list[Standing]]) -> bool:
    """Whether any of these abilities is of a kind that few cards have."""
    return any([one.ability.is_unusual for those in standing.values() for one in those])


class LookUp(Places):
    """A state that knows which abilities count.

    enabled: pieces in play whose abilities count, in the order in which they came. standing: their abilities by key.
    silent: pieces in play that have no abilities, because another card says so.
    gainable: the abilities of the game that cards can grant; gainable_by: the same by their modifiers.
    """

    __slots__ = ("activatable", "counted", "enabled", "gainable", "gainable_by", "restless", "silent", "standing")

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.gainable: list[Ability[Any]] = game.gainable
        self.gainable_by: dict[str, list[int]] = game.gainable_by
        self.enabled: list[int] = []
        self.restless = False  # whether a card in play takes abilities from others
        self.silent = NO_NUMBERS  # this follows from enabled, too
        self.unusual = game.watches_unusual
        self.standing = game.always  # and what follows from enabled; replaced, never changed
        self.activatable = NO_USES[setup.seats]  # for each seat, the abilities that it can activate
        self.counted = NOTHING_COUNTED  # the values that are being computed: none, at every decision

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.enabled = self.enabled  # this and what follows from it are replaced, never changed
        c.restless = self.restless
        c.silent = self.silent
        c.standing = self.standing
        c.activatable = self.activatable

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "enabled"]

    def keys_of(self, it: int) -> set[str]:
        """The keys of its abilities, printed and granted."""
        keys = {key for ability in self.cards[self.faces[it]].abilities for key in ability.keys}
        for modifier in self.modifiers:
            if modifier.it == it:
                for place in self.gainable_by.get(modifier.value, NO_NUMBERS):
                    keys.update(self.gainable[place].keys)
                if modifier.value == LEARNED:
                    for ability in self.cards[modifier.amount].abilities:
                        keys.update(ability.keys)
        return keys

    def stand(self) -> None:
        """Rebuilds the look-up of abilities, for a loaded or described state."""
        standing = {key: always[:] for key, always in self.game.always.items()}
        lost = self.silenced() if self.modifiers else NO_PLACES
        for source in self.enabled:
            if source in lost:
                continue
            for number, ability in enumerate(self.card(source).abilities):
                one = Standing(source, number, ability)
                for key in ability.keys:
                    standing.setdefault(key, []).append(one)
        for index, modifier in enumerate(self.modifiers):
            if lost and index < lost.get(modifier.it, 0):
                continue
            for place in self.gainable_by.get(modifier.value, NO_NUMBERS):
                ability = self.gainable[place]
                one = Standing(modifier.it, -1 - place, ability)
                for key in ability.keys:
                    standing.setdefault(key, []).append(one)
            if modifier.value == LEARNED:
                self.learn(standing, modifier.it, modifier.amount)
        for found in standing.get(LEARNS, NO_ABILITIES)[:]:
            learns = found.ability
            assert isinstance(learns, Learns)
            for pupil in learns.pupils(self, found.source):
                for teacher in learns.teachers(self, found.source):
                    if teacher != pupil and pupil in self.enabled and teacher in self.enabled:
                        self.learn(standing, pupil, self.faces[teacher])
        self.put_up(standing)
        if SILENCES in standing:
            self.be_silent(standing)
        elif self.silent:
            self.silent = NO_NUMBERS
        self.unusual = any_unusual(self.standing)

    def silenced(self) -> dict[int, int]:
        """By the pieces that have lost all abilities for a while, how many of the modifiers were there before that."""
        return {one.it: index for index, one in enumerate(self.modifiers) if one.value == SILENCED}

    def be_silent(self, standing: dict[str, list[Standing]]) -> None:
        """Takes the abilities of those out of the look-up that have none because of others.

        Which these are is found with all abilities; what has none itself takes none from others that came later.
        """
        silent: list[int] = []
        for found in standing[SILENCES]:
            ability = found.ability
            assert isinstance(ability, Silences)
            if found.source not in silent:
                silenced = ability.silenced
                silent += [it for it in silenced(self, found.source) if it != found.source and it not in silent]
        self.silent = silent
        kept = {key: [one for one in those if one.source not in silent] for key, those in standing.items()}
        self.put_up({key: those for key, those in kept.items() if those})

    def has_lost_all(self, it: int) -> bool:
        """Whether a piece has none of its printed abilities now."""
        if it in self.silent:
            return True
        for one in self.modifiers:
            if one.it == it and one.value == SILENCED:
                return True
        return False

    def learn(self, standing: dict[str, list[Standing]], it: int, face: int) -> None:
        """A piece has all that is printed on this card, too; but not that it learns from others."""
        for number, ability in enumerate(self.cards[face].abilities):
            if not isinstance(ability, Learns):
                one = Standing(it, foreign(face, number), ability)
                for key in ability.keys:
                    standing.setdefault(key, []).append(one)

    def put_up(self, standing: dict[str, list[Standing]]) -> None:
        """Sets the look-up of abilities, and what follows from it."""
        uses = standing.get(USE, NO_ABILITIES)
        if uses is not self.standing.get(USE, NO_ABILITIES):
            self.activatable = [[one for one in uses if self.controller(one.source) == me] for me in range(self.seats)]
        self.standing = standing
        self.lifts = LIFTS in standing
        self.restless = SILENCES in standing
        forbids = {one.ability.key for one in standing[FORBIDS]} if FORBIDS in standing else NO_WORDS
        for modifier in self.modifiers:
            if modifier.value.startswith(CANNOT):
                forbids = {*forbids, modifier.value}
        self.forbids = forbids

    def ability(self, face: int, number: int) -> Ability[Any]:
        """The ability of this number on this card; below zero, a granted one."""
        if number >= FOREIGN:
            return self.cards[(number - FOREIGN) // EACH_CARD].abilities[(number - FOREIGN) % EACH_CARD]
        return self.cards[face].abilities[number] if number >= 0 else self.gainable[-1 - number]
