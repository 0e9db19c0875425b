"""What the cards in play can do: their abilities by key, and what these and modifiers make of values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.modifier import (
    COPIED,
    COUNTED,
    WHILE_IN_PLAY,
    Modifier,
    of_seat,
)
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Ability, Activated, Standing, gained
from rulebound.kernel.table.ability_keys import (
    CANNOT,
    EACH_CARD,
    ENTERS_WITH,
    FORBIDS,
    FOREIGN,
    GAINED,
    LEARNED,
    LEARNS,
    LENDS,
    LIFTS,
    OPEN_HAND,
    PLAYED,
    PLAYER_PRICE,
    SILENCED,
    SILENCES,
    USE,
    foreign,
)
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.pieces import NO_NUMBERS
from rulebound.kernel.table.places import Places
from rulebound.kernel.table.position import NO_WORDS
from rulebound.kernel.table.static import (
    EntersWith,
    Forbids,
    Learns,
    Lends,
    Lifts,
    OpensHands,
    PlayerPrice,
    Silences,
    Static,
)

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook


SUMMED_UP: Final = frozenset(
    [USE, LIFTS, FORBIDS, SILENCES]
)  # keys of abilities of which a table keeps more than a list
NO_ABILITIES: Final[list[Standing]] = []
NO_USES: Final[list[list[list[Standing]]]] = [[[] for _ in range(seats)] for seats in range(MOST_SEATS + 1)]
NOTHING_COUNTED: Final[list[str]] = []
NO_PLACES: Final[dict[int, int]] = {}


def any_unusual(standing: dict[str, list[Standing]]) -> bool:
    """Whether any of these abilities is of a kind that few cards have."""
    return any([one.ability.is_unusual for those in standing.values() for one in those])


class Abilities(Places):
    """A state with cards that have abilities.

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

    # -- cards in play -------------------------------------------------------------------------------------------------

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
        return it in self.silent or any([one.it == it and one.value == SILENCED for one in self.modifiers])

    def has_ability(self, it: int, like: Ability[Any]) -> bool:
        """Whether a piece has this ability now: printed on it, or gained in play."""
        if not self.bears(it):
            return any([ability.text == like.text for ability in self.cards[self.faces[it]].abilities])
        alike = self.standing.get(like.key, NO_ABILITIES)
        return any([one.source == it and one.ability.text == like.text for one in alike])

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

    def ability(self, face: int, number: int) -> Ability[Any]:
        """The ability of this number on this card; below zero, a granted one."""
        if number >= FOREIGN:
            return self.cards[(number - FOREIGN) // EACH_CARD].abilities[(number - FOREIGN) % EACH_CARD]
        return self.cards[face].abilities[number] if number >= 0 else self.gainable[-1 - number]

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

    # -- values and what cannot be done --------------------------------------------------------------------------------

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
        """What a card adds to its own cost, wherever it lies."""
        source = self.beside(it)
        return sum([price.amount(self, source) for price in self.cards[self.faces[it]].prices])

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
