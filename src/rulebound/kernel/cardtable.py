"""A table with cards: which piece is which card, who knows it, and what the cards in play do.

A *piece* is a number, and stands for one physical card on the table. Its *face* says which card it is. Hidden cards are
shuffled in both: the order of the pieces, and which face is on which piece. So a piece's number tells nothing, and to
imagine what is hidden is to deal the hidden faces out again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.ability import (
    GAINED,
    LENDS,
    USE,
    Ability,
    Forbids,
    Instead,
    Lends,
    Lifts,
    Pending,
    Standing,
    Static,
    Triggered,
    gained,
    instead_of,
)
from rulebound.kernel.action import NOTHING
from rulebound.kernel.card import Card
from rulebound.kernel.event import EVERYBODY, UNKNOWN, Event
from rulebound.kernel.modifier import WHILE_IN_PLAY, Modifier
from rulebound.kernel.need import Need
from rulebound.kernel.replacing import without
from rulebound.kernel.setup import Setup
from rulebound.kernel.state import State

if TYPE_CHECKING:
    from rulebound.kernel.game import Game
    from rulebound.kernel.seat import Seat


NO_ABILITIES: Final[list[Standing]] = []
NOTHING_STANDS: Final[dict[str, list[Standing]]] = {}
NO_NUMBERS: Final[list[int]] = []  # for fields that the layout of a table or a copy replaces
NO_FLAGS: Final[list[bool]] = []
NO_PILES: Final[list[list[int]]] = []


class CardTable(State):
    """A state whose things are cards.

    faces: for each piece the number of its card, -1 for a piece that is not in this game.
    pools: for each piece its pool, numbered from 0: hidden pieces of one pool may have each other's faces.
    pooled: the pieces of each pool.
    known: for each piece the seats that may know its face, as bits.
    shuffled, since: what each seat can still tell of hidden pieces. A piece last shuffled at time t can only have a
    face that the seat lost sight of at t or before; since[seat] goes with the faces.
    awake: the pieces in play whose abilities count, as they came; standing: those abilities by their keys.
    raised: triggered abilities that wait.
    gainable: the abilities that pieces can have because of cards, all of the game's; by the modifier that gives them.
    declared: effects that others may respond to before they are played out, the latest last, where a game has these.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards: list[Card] = game.card_list
        self.gainable: list[Ability[Any]] = game.gainable
        self.gainable_by: dict[str, list[int]] = game.gainable_by
        self.faces = NO_NUMBERS  # these are replaced when the table is laid out or copied
        self.pools = NO_NUMBERS
        self.pooled = NO_PILES
        self.known = NO_NUMBERS
        self.shuffles = 0
        self.shuffled = NO_NUMBERS
        self.since = NO_PILES
        self.tracked = False  # whether any seat ever lost sight of a face
        self.awake: list[int] = []
        self.standing = NOTHING_STANDS  # follows from awake; replaced, never changed
        self.raised: list[Pending] = []
        self.declared: list[Pending] = []

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.pools = self.pools
        c.pooled = self.pooled
        c.faces = self.faces  # these three are replaced by a shuffle, never changed
        c.shuffled = self.shuffled
        c.since = self.since
        c.tracked = self.tracked
        c.known = self.known[:]
        c.shuffles = self.shuffles
        c.awake = self.awake  # this and what follows from it are replaced too
        c.standing = self.standing
        if self.raised:
            c.raised = self.raised[:]
        if self.declared:
            c.declared = self.declared[:]

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "faces", "pools", "known", "shuffles", "shuffled", "since", "tracked", "awake"]

    def save(self) -> dict[str, Any]:
        """All of the state, as data that JSON can hold; `game.load_state` restores it."""
        return self.game.save(self)

    def fingerprint(self) -> int:
        """Equal for equal states, the same in every process and build."""
        return self.game.fingerprint(self)

    def as_scene(self) -> dict[str, Any]:
        """This position described, for `game.scene`. Raises SceneError while a deed is half done."""
        return self.game.scene_of(self)

    def seat_of(self, seat: int) -> Seat:
        """What one seat may know and do: what bots and clients get."""
        return self.game.seat_of(self, seat)

    def lay_out(self, faces: list[int], pools: list[int]) -> None:
        """The pieces of a new table, with these faces and pools, known to nobody yet."""
        self.faces = faces
        self.put_in_pools(pools)
        self.known = [0] * len(faces)
        self.shuffled = [0] * len(faces)
        self.since = [[0] * len(faces)] * self.seats

    def put_in_pools(self, pools: list[int]) -> None:
        """Each piece belongs to its pool, for the whole game."""
        self.pools = pools
        self.pooled = [[] for _ in range(1 + max(pools))]
        for it, pool in enumerate(pools):
            self.pooled[pool].append(it)

    # -- what the game says of its pieces ------------------------------------------------------------------------------

    def owner(self, it: int) -> int:
        """The seat whose card it is."""
        raise NotImplementedError  # each game has its own

    def controller(self, it: int) -> int:
        """The seat that decides for it; the owner, where the game has no other."""
        return self.owner(it)

    def card(self, it: int) -> Card:
        """The card that this piece is."""
        return self.cards[self.faces[it]]

    def has(self, it: int) -> bool:
        return it < len(self.faces)

    def knows(self, seat: int, it: int) -> bool:
        """Whether this seat may know the face; seat -1, a spectator, knows what everybody does."""
        if it >= len(self.faces):
            return False
        return self.known[it] >> seat & 1 == 1 if seat >= 0 else self.known[it] == EVERYBODY

    def name_of(self, it: int, seat: int) -> str:
        """The card's name, or `a card` where this seat may not know it."""
        return self.card(it).name if self.knows(seat, it) and self.faces[it] >= 0 else "a card"

    def make(self, it: int, card: Card) -> None:
        """A piece that was not in this game, a token, is this card from now on, for everybody to see."""
        assert self.faces[it] < 0, f"piece {it} is {self.card(it)} already"
        faces = self.faces[:]
        faces[it] = card.number
        self.faces = faces
        self.lose_track([it], 0)  # it is another card than the one that this piece may have been before
        self.known[it] = EVERYBODY

    def unmake(self, it: int) -> None:
        """This piece, a token, is in the game no longer."""
        faces = self.faces[:]
        faces[it] = -1
        self.faces = faces
        self.known[it] = 0

    # -- hiding and showing --------------------------------------------------------------------------------------------

    def show(self, it: int, seats: int = EVERYBODY) -> None:
        """These seats (as bits) see its face. Whoever decided last cannot take back a look at a hidden card."""
        new = seats & ~self.known[it]
        self.known[it] |= seats
        if self.asked >= 0 and new >> self.asked & 1:
            self.no_way_back("a hidden card was seen")

    def hide(self, zone: list[int], stream: int) -> None:
        """Shuffles these pieces face down: from now on nobody can tell which is which."""
        self.no_way_back("cards were shuffled")
        shuffler = self.chance().shuffles[stream]
        shuffler.shuffle(zone)
        places = list(range(len(zone)))
        shuffler.shuffle(places)
        faces = self.faces[:]
        for i, place in enumerate(places):
            faces[zone[i]] = self.faces[zone[place]]
        self.lose_track(zone, EVERYBODY)
        if self.tracked:
            self.carry_since(zone, places)
        self.faces = faces

    def begin_tracking(self) -> None:
        """Everything is shuffled and nobody has seen anything yet."""
        self.shuffles = 0
        self.shuffled = [0] * len(self.faces)

    def lose_track(self, zone: list[int], seats: int) -> None:
        """These seats (as bits) can no longer tell these pieces from each other, though nothing was shuffled."""
        self.shuffles += 1
        self.shuffled = self.shuffled[:]
        for it in zone:
            self.shuffled[it] = self.shuffles
        if any([self.known[it] & seats for it in zone]):
            self.tracked = True
            self.since = [since[:] for since in self.since]
            for seat, since in enumerate(self.since):
                for it in zone:
                    if self.known[it] & seats & 1 << seat:
                        since[it] = self.shuffles
            for it in zone:
                self.known[it] &= ~seats

    def carry_since(self, zone: list[int], places: list[int]) -> None:
        """When faces change places, what is known of when they were lost from sight goes with them."""
        moved: list[list[int]] = []
        for since in self.since:
            carried = since[:]
            for i, place in enumerate(places):
                carried[zone[i]] = since[zone[place]]
            moved.append(carried)
        self.since = moved

    # -- cards in play -------------------------------------------------------------------------------------------------

    def wake(self, it: int) -> None:
        """It has come into play: its abilities count."""
        abilities = self.card(it).abilities
        if abilities:
            self.awake = [*self.awake, it]
            standing = dict(self.standing)
            for number, ability in enumerate(abilities):
                standing[ability.key] = [*standing.get(ability.key, NO_ABILITIES), Standing(it, number, ability)]
            self.standing = standing
            if self.gainable and self.gives(self.modifiers):
                self.stand()  # what is gained comes after what cards have by themselves

    def sleep(self, it: int) -> None:
        """It has left play: its abilities count no longer, and what changed its values or lasted with it ends."""
        if it in self.awake:
            self.awake = without(self.awake, it)
            left = {key: [one for one in found if one.source != it] for key, found in self.standing.items()}
            self.standing = {key: found for key, found in left.items() if found}
        if self.modifiers:
            of_others = [m for m in self.modifiers if m.it != it]
            self.keep_modifiers([m for m in of_others if m.source != it or m.until != WHILE_IN_PLAY])

    def stand(self) -> None:
        """Puts the abilities of all that is awake where they are looked up, for a table that was saved or described."""
        standing: dict[str, list[Standing]] = {}
        for source in self.awake:
            for number, ability in enumerate(self.card(source).abilities):
                found = Standing(source, number, ability)
                if ability.key in standing:
                    standing[ability.key].append(found)
                else:
                    standing[ability.key] = [found]
        for modifier in self.modifiers:
            for place in self.gainable_by.get(modifier.value, NO_NUMBERS):
                ability = self.gainable[place]
                standing[ability.key] = [
                    *standing.get(ability.key, NO_ABILITIES), Standing(modifier.it, -1 - place, ability),
                ]  # fmt: skip
        self.standing = standing

    def gives(self, modifiers: list[Modifier]) -> bool:
        """Whether pieces have abilities by any of these."""
        return any([modifier.value.startswith(GAINED) for modifier in modifiers])

    def keep_modifiers(self, kept: list[Modifier]) -> None:
        """Only these are left; what was gained by the others is lost."""
        lost = len(kept) < len(self.modifiers) and self.gives(self.modifiers)
        self.modifiers = kept
        if lost:
            self.stand()

    def ability(self, face: int, number: int) -> Ability[Any]:
        """The ability of this number on this card; below zero, one that the piece had because of another card."""
        return self.cards[face].abilities[number] if number >= 0 else self.gainable[-1 - number]

    def usable(self, it: int) -> list[Standing]:
        """What a piece in play can be used for, by itself or because of other cards."""
        found = [one for one in self.standing.get(USE, NO_ABILITIES) if one.source == it]
        for lender in self.standing.get(LENDS, NO_ABILITIES):
            ability = lender.ability
            assert isinstance(ability, Lends)
            if ability.has_it(self, lender.source, it):
                found.append(Standing(it, -1 - self.gainable_by[gained(ability.lent)][0], ability.lent))
        return found

    def stays(self, it: int) -> bool:
        """Whether a piece is in play, so that it can gain abilities."""
        return True

    def happened(
        self, kind: str, seat: int, it: int = NOTHING, other: int = NOTHING, number: int = 0, seen: int = EVERYBODY
    ) -> None:
        """A verb has done something: cards that wait for it raise their effects, and it is recorded if observed."""
        if kind in self.standing:
            self.listen(kind, seat, it, other, number)
        if self.observed:
            it_face = self.faces[it] if it >= 0 else UNKNOWN
            other_face = self.faces[other] if other >= 0 else UNKNOWN
            event = Event(kind, seat, it, it_face, other, other_face, number, self.clause, self.cause, seen)
            self.log.append(event)

    def listen(self, kind: str, seat: int, it: int, other: int, number: int) -> None:
        """Raises the triggered abilities that wait for this."""
        for found in self.standing[kind]:
            ability = found.ability
            assert isinstance(ability, Triggered)
            hosts = ability.hosts(self, found.source) if ability.hosts is not None else [found.source]
            for host in hosts:
                if ability.when(self, host, it, other, seat):
                    cause = len(self.log) if self.observed else -1
                    face = self.faces[found.source]
                    pending = Pending(self.controller(host), host, found.number, it, cause, face, seat, number)
                    if ability.takes_other:
                        pending.other = self.second_of(kind, other)
                    self.raised.append(pending)

    def second_of(self, kind: str, other: int) -> int:
        """The second piece of an event as texts speak of it; NOTHING where it has not the part that they mean."""
        return other

    def waiting(self, seat: int) -> list[Pending]:
        """What was triggered of this seat and waits, those that are alike in all once: its player orders these."""
        found: list[Pending] = []
        for pending in self.raised:
            if pending.me == seat and not any([pending.save() == other.save() for other in found]):
                found.append(pending)
        return found

    def triggered(self, pending: Pending) -> Triggered[Any]:
        """The ability that waits, whatever has become of the piece that has it."""
        ability = self.ability(pending.face, pending.ability)
        assert isinstance(ability, Triggered)
        return ability

    def instead(self, kind: str, it: int) -> bool:
        """Whether a card has done something else instead of what a verb was about to do to this piece."""
        for found in self.standing.get(instead_of(kind), NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Instead)
            if ability.instead(self, found.source, it):
                return True
        return False

    def bonus(self, value: str, it: int) -> int:
        """What cards in play and modifiers add to a printed value."""
        total = 0
        for modifier in self.modifiers:
            if modifier.it == it and modifier.value == value:
                total += modifier.amount
        for found in self.standing.get(value, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Static)
            total += ability.amount(self, found.source, it)
        return total

    def may_be_lowered(self, value: str) -> bool:
        """Whether any card or modifier may take something away from this value of any piece."""
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
        """The piece because of which this one `cannot ...`, in these words; NOTHING if there is none."""
        for found in self.standing.get(cannot, NO_ABILITIES):
            ability = found.ability
            assert isinstance(ability, Forbids)
            if ability.applies(self, found.source, me, it):
                return found.source
        return NOTHING

    def modify(self, value: str, it: int, amount: int, until: str, seat: int, source: int) -> None:
        """Changes a value of a piece for a while."""
        self.modifiers.append(Modifier(value, it, amount, until, seat, source))
        if value.startswith(GAINED):
            self.stand()

    def end_modifiers(self, until: str, seat: int) -> None:
        """What lasted until now ends; seat: whose turn it is that ends or begins, -1 for all."""
        if self.modifiers:
            self.keep_modifiers([m for m in self.modifiers if m.until != until or seat not in (m.seat, -1)])

    # -- imagining -----------------------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """Takes out of this copy what the seat may not know, besides faces: secret choices, and the log's secrets."""
        if self.observed:
            self.log = [event.as_seen_by(seat) for event in self.log]
