"""A state with cards: what the cards in play do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.amounts import bounded
from rulebound.kernel.basics.event import EVERYBODY, UNKNOWN, Event
from rulebound.kernel.basics.modifier import (
    COPIED,
    COUNTED,
    END_OF_TURN,
    NEXT_TURN,
    NEXT_TURN_OVER,
    WHILE_IN_PLAY,
    Modifier,
)
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.replacing import replaced, without
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability import (
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
    PLAYED,
    USE,
    USED,
    Ability,
    Activated,
    Awaited,
    Delayed,
    EntersWith,
    Forbids,
    Learns,
    Lends,
    Lifts,
    Pending,
    Standing,
    Static,
    Triggered,
    foreign,
    gained,
)
from rulebound.kernel.table.action import NOBODY, NOTHING, Action
from rulebound.kernel.table.agenda import MOST_SEATS, Step
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.endless import going_on, seen
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.pieces import NO_NUMBERS
from rulebound.kernel.table.places import Places
from rulebound.kernel.table.position import NO_WORDS
from rulebound.kernel.table.public import PUBLIC

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook
    from rulebound.kernel.table.seat import Seat


ROLLS: Final = "rolls"  # the kind of event of one die
UNCOUNTED: Final = -1
SUMMED_UP: Final = frozenset([USE, LIFTS, FORBIDS])  # keys of abilities of which a table keeps more than a list
NO_ABILITIES: Final[list[Standing]] = []
NO_USES: Final[list[list[list[Standing]]]] = [[[] for _ in range(seats)] for seats in range(MOST_SEATS + 1)]
NOTHING_DELAYED: Final[list[Delayed]] = []
NOTHING_COUNTED: Final[list[str]] = []
NOTHING_STANDS: Final[dict[str, list[Standing]]] = {}


class CardTable(Places):
    """A position of a game, with everything included, hidden or not. It changes only by `apply` and `take`.

    Programs use what `dir(state)` lists. The rest is for rules:

    awake: the pieces in play whose abilities count, in the order in which they came; standing: their abilities by key.
    raised: pending triggers. delayed: effects that wait for a moment to come.
    replacing: the replacements that are being carried out.
    gainable: the abilities of the game that cards can grant; gainable_by: the same by their modifiers.
    declared: effects to which others may respond before they are carried out, the latest last.
    news: whether anything has happened since the game last reset it.
    done: how many events the current part of an effect has caused, if a game counts them; else UNCOUNTED.
    """

    __slots__ = (
        "activatable", "awake", "counted", "declared", "delayed", "done", "gainable", "gainable_by", "news", "raised",
        "replacing", "standing",
    )  # fmt: skip

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.gainable: list[Ability[Any]] = game.gainable
        self.gainable_by: dict[str, list[int]] = game.gainable_by
        self.awake: list[int] = []
        self.standing = NOTHING_STANDS  # follows from awake; replaced, never changed
        self.activatable = NO_USES[setup.seats]  # for each seat, the abilities that it can activate
        self.raised: list[Pending] = []
        self.delayed = NOTHING_DELAYED  # replaced, never changed
        self.replacing = NO_ABILITIES  # empty at every decision; replaced, never changed
        self.declared: list[Pending] = []
        self.news = True
        self.done = UNCOUNTED
        self.counted = NOTHING_COUNTED  # the values that are being computed; replaced, never changed

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.awake = self.awake  # this and what follows from it are replaced, never changed
        c.standing = self.standing
        c.activatable = self.activatable
        if self.raised:
            c.raised = self.raised[:]
        if self.declared:
            c.declared = self.declared[:]
        c.delayed = self.delayed
        c.news = self.news
        c.done = self.done

    def plain_fields(self) -> list[str]:
        return [*super().plain_fields(), "awake"]

    def __dir__(self) -> list[str]:
        """The names that programs use; rules use more."""
        return list(PUBLIC)

    def __repr__(self) -> str:
        where = "the game is over" if self.over else f"seat {self.seat} decides"
        return f"<State of {self.game.name}, {self.seats} seats, {self.decisions} decisions made: {where}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return self.game.reduced(self)

    def save(self) -> dict[str, Any]:
        """The whole state as data for JSON; `game.load_state` restores it exactly."""
        return self.game.save(self)

    def fingerprint(self) -> int:
        """A number of 63 bits that is equal for equal states, the same in every process and build."""
        return self.game.fingerprint(self)

    def as_scene(self) -> dict[str, Any]:
        """The position as a scene, for `game.scene`.

        Raises SceneError in the middle of an action, and while an effect waits for a moment to come.
        """
        if self.delayed:
            raise SceneError("this position", ["an effect that waits for a moment to come cannot be described"])
        return self.game.scene_of(self)

    def seat_of(self, seat: int) -> Seat:
        """A seat: what one player may know and do; -1 is a spectator. Raises IndexError."""
        return self.game.seat_of(self, seat)

    # -- cards in play -------------------------------------------------------------------------------------------------

    def wake(self, it: int) -> None:
        """A piece has entered play: its abilities count."""
        abilities = self.cards[self.faces[it]].abilities
        if abilities:
            self.awake = [*self.awake, it]
            standing = dict(self.standing)
            summed_up = False
            for number, ability in enumerate(abilities):
                one = Standing(it, number, ability)
                for key in ability.keys:
                    standing[key] = [*standing.get(key, NO_ABILITIES), one]
                    summed_up = summed_up or key in SUMMED_UP
            if summed_up:
                self.put_up(standing)
            else:
                self.standing = standing
            if LEARNS in standing or (self.modifiers and self.gives(self.modifiers)):
                self.stand()  # granted abilities come after printed ones

    def sleep(self, it: int) -> None:
        """A piece left play: its abilities no longer count, and modifiers of it or bound to it end; counters stay."""
        if it in self.awake:
            self.awake = without(self.awake, it)
            if LEARNS in self.standing:
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

    def arrives(self, it: int) -> None:
        """It comes into play: with the counters that it says."""
        for found in self.standing.get(ENTERS_WITH, NO_ABILITIES):
            ability = found.ability
            if found.source == it and isinstance(ability, EntersWith):
                self.modifiers = [*self.modifiers, Modifier(ability.value, it, ability.amount, COUNTED, NOBODY, it)]

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
        standing: dict[str, list[Standing]] = {}
        for source in self.awake:
            for number, ability in enumerate(self.card(source).abilities):
                one = Standing(source, number, ability)
                for key in ability.keys:
                    standing.setdefault(key, []).append(one)
        for modifier in self.modifiers:
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
                    if teacher != pupil and pupil in self.awake and teacher in self.awake:
                        self.learn(standing, pupil, self.faces[teacher])
        self.put_up(standing)

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
            self.turn_into(one.it, one.amount, wakes=one.it != leaving)
        if lost:
            self.stand()
        elif self.forbids:
            self.put_up(self.standing)

    def turn_into(self, it: int, face: int, *, wakes: bool) -> None:
        """A piece is this card from now on. wakes: whether it is in play, so that the abilities of that card count."""
        if it in self.awake:
            self.awake = without(self.awake, it)
            self.faces = replaced(self.faces, it, face)
            self.stand()
        else:
            self.faces = replaced(self.faces, it, face)
        if wakes:
            self.wake(it)

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

    def in_play(self, seat: int) -> list[int]:
        """A player's cards in play, in a game that has any."""
        return []

    def roll_die(self, me: int) -> int:
        """Rolls a six-sided die that all see, for this player."""
        rolled = self.roll(6)
        self.happened(ROLLS, me, number=rolled)
        return rolled

    def happened(
        self, kind: str, seat: int, it: int = NOTHING, other: int = NOTHING, number: int = 0, seen: int = EVERYBODY
    ) -> None:
        """Reports what a verb has done: triggers what waits for it, and logs it if the state is observed."""
        self.news = True
        if self.done >= 0:  # else it is UNCOUNTED
            self.done += 1
        if kind in self.standing or self.delayed:  # as most often neither, and then a call is saved
            self.hear(kind, len(self.log) if self.observed else -1, seat, it, other, number)
        if self.observed:
            it_face = self.faces[it] if it >= 0 else UNKNOWN
            other_face = self.faces[other] if other >= 0 else UNKNOWN
            event = Event(kind, seat, it, it_face, other, other_face, number, self.clause, self.cause, seen)
            self.log.append(event)

    def passes(self, kind: str, seat: int) -> None:
        """A moment that is not logged has come, such as the end of a turn: triggers what waits for it."""
        if kind in self.standing or self.delayed:
            self.hear(kind, self.cause if self.observed else -1, seat, NOTHING, NOTHING, 0)

    def hear(self, kind: str, cause: int, seat: int, it: int, other: int, number: int) -> None:
        """Triggers what waits for an event; cause: as that of what it triggers."""
        if kind in self.standing:
            self.listen(kind, cause, seat, it, other, number)
        if self.delayed:
            self.fall_due(kind, cause, seat, it, other, number)

    def listen(self, kind: str, cause: int, seat: int, it: int, other: int, number: int) -> None:
        """Adds the triggered abilities that wait for this event."""
        for found in self.standing[kind]:
            ability = found.ability
            assert isinstance(ability, Triggered)
            when = ability.when
            if ability.hosts is None:  # as most often
                if when(self, found.source, it, other, seat):
                    self.wait(found, found.source, kind, cause, seat, it, other, number)
                continue
            for host in ability.hosts(self, found.source):
                if when(self, host, it, other, seat):
                    self.wait(found, host, kind, cause, seat, it, other, number)

    def wait(
        self, found: Standing, host: int, kind: str, cause: int, seat: int, it: int, other: int, number: int
    ) -> None:
        """This ability was triggered for the piece that has it, and waits to be played out."""
        ability = found.ability
        assert isinstance(ability, Triggered)
        if (ability.once and self.is_used_up(host, ability.text)) or ability.silent:
            return
        face = self.faces[found.source]
        pending = Pending(self.controller(host), host, found.number, it, cause, face, seat, number)
        if ability.takes_other:
            pending.other = self.second_of(kind, other)
        self.raised.append(pending)

    # -- once in each turn, and later ----------------------------------------------------------------------------------

    def is_used_up(self, it: int, text: str) -> bool:
        """Whether a piece has done what this says in this turn; if not, it has done it now."""
        if self.has_used(it, text):
            return True
        self.modify(USED + text, it, 0, END_OF_TURN, self.controller(it), it)
        return False

    def has_used(self, it: int, text: str) -> bool:
        """Whether a piece has done in this turn what this says."""
        value = USED + text
        return any([modifier.it == it and modifier.value == value for modifier in self.modifiers])

    def delay(self, ability: Awaited[Any], scope: Scope, they: int, picks: list[int], until: str) -> None:
        """What this says will happen when it is due; they, picks: the player and the cards that it speaks of."""
        place = self.gainable_by[gained(ability)][0]
        known = [it for it in picks if it >= 0]
        one = Delayed(place, scope.me, scope.source, self.faces[scope.source], they, known, until)
        self.put_off_to_later([*self.delayed, one])

    def put_off_to_later(self, delayed: list[Delayed]) -> None:
        """These effects wait from now on, and no others."""
        self.delayed = delayed
        self.followed = [it for one in delayed for it in one.picks]

    def lost_sight_of(self, it: int) -> None:
        self.put_off_to_later([one.without(it) for one in self.delayed])

    def fall_due(self, kind: str, cause: int, seat: int, it: int, other: int, number: int) -> None:
        """Raises the delayed effects that wait for this."""
        left: list[Delayed] = []
        for one in self.delayed:
            ability = self.gainable[one.place]
            assert isinstance(ability, Awaited)
            due = ability.due
            if ability.key != kind or not due(self, one, it, other, seat):
                left.append(one)
                continue
            they = one.they if one.they >= 0 else seat
            pending = Pending(one.me, one.source, -1 - one.place, it, cause, one.face, they, number, one.picks[:])
            if ability.takes_other:
                pending.other = self.second_of(kind, other)
            self.raised.append(pending)
        if len(left) < len(self.delayed):
            self.put_off_to_later(left)

    def scope_of(self, pending: Pending) -> Scope:
        """What a triggered effect knows when it is played out."""
        scope = Scope(pending.me, pending.source, pending.picks[:], it=pending.it, other=pending.other)
        if self.triggered(pending).takes_player:
            scope.they = pending.seat
        return scope

    def second_of(self, kind: str, other: int) -> int:
        """The second piece of an event in the sense of card texts; NOTHING if it has another part in the event."""
        return other

    def waiting(self, seat: int) -> list[Pending]:
        """The pending triggers of a seat, equal ones once, for its player to order."""
        found: list[Pending] = []
        for pending in self.raised:
            if pending.me == seat and not any([pending.save() == other.save() for other in found]):
                found.append(pending)
        return found

    def triggered(self, pending: Pending) -> Triggered[Any]:
        """The ability of a pending trigger, wherever its piece is now."""
        ability = self.ability(pending.face, pending.ability)
        assert isinstance(ability, Triggered)
        return ability

    def now(self, value: str, it: int, printed: int) -> int:
        """A printed value plus what cards in play and modifiers add to it.

        If what they add depends on the same value, that value is taken without them.
        """
        total = printed
        if value in self.standing and value not in self.counted:
            before = self.counted
            self.counted = [*before, value]
            for found in self.standing[value]:
                ability = found.ability
                assert isinstance(ability, Static)
                total += ability.amount(self, found.source, it)
            self.counted = before
        for modifier in self.modifiers:
            if modifier.it == it and modifier.value == value:
                total += modifier.amount
        return total

    def has_tolls(self, me: int, it: int) -> bool:
        """Whether me can do all that must be done besides to play a card."""
        return all([need.holds(self, me, it) for toll in self.card(it).tolls for need in toll.needs])

    def pay_tolls(self, me: int, it: int, leave: Step[Any]) -> None:
        """What must be done besides to play a card comes next."""
        for toll in self.card(it).tolls:
            self.play_out(toll.effect, Scope(me, it, []), leave)

    def own_price(self, it: int) -> int:
        """What a card adds to its own cost, wherever it lies."""
        source = self.beside(it)
        return sum([price.amount(self, source) for price in self.cards[self.faces[it]].prices])

    def beside(self, it: int) -> int:
        """The piece beside which a card counts what its cost hangs on: of a common card, one of the payer."""
        return it

    def bonus(self, value: str, it: int) -> int:
        """What cards in play and modifiers add to a value."""
        return self.now(value, it, 0)

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
                return found.source
        return NOTHING

    def modify(self, value: str, it: int, amount: int, until: str, seat: int, source: int) -> None:
        """Changes a value of a piece for a while."""
        self.modifiers.append(Modifier(value, it, bounded(amount), until, seat, source))
        if value.startswith(GAINED):
            self.stand()
        elif value.startswith(CANNOT):
            self.forbids = {*self.forbids, value}

    def end_modifiers(self, until: str, seat: int) -> None:
        """Ends the modifiers of this duration. seat: the seat whose turn ends or begins; -1 for all."""
        if self.modifiers:
            self.keep_modifiers([m for m in self.modifiers if m.until != until or seat not in (m.seat, -1)])
            if until == NEXT_TURN:  # the turn after which more ends has begun
                self.modifiers = [m.now_until(NEXT_TURN_OVER, END_OF_TURN, seat) for m in self.modifiers]
        if self.delayed and any([one.until == until for one in self.delayed]):
            self.put_off_to_later([one for one in self.delayed if one.until != until])

    def win_by_card(self, seats: list[int], clause: str) -> None:
        """These players win, because a card says so."""
        if seats and not self.over:
            self.end(sorted(seats), "card", clause)

    def lose_by_card(self, seat: int, clause: str) -> None:
        """This player loses, because a card says so: all others win, where the game has no other way to leave it."""
        self.win_by_card([other for other in self.left() if other != seat], clause)

    def word(self, word: str, me: int, it: int) -> Part:
        return self.game.word(self, word, me, it)

    def seen(self, me: int, action: Action[Self]) -> list[str]:
        return seen(self, me, action)

    def going_on(self) -> list[str]:
        return going_on(self)

    # -- imagining -----------------------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """Removes from this copy what the seat may not know besides faces: secret choices, and secrets of the log."""
        if self.observed:
            self.log = [event.as_seen_by(seat) for event in self.log]
