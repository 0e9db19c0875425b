"""A state with cards: what happens to them, what that triggers, and what programs ask of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.event import EVERYBODY, UNKNOWN, Event
from rulebound.kernel.basics.modifier import (
    END_OF_TURN,
    NEXT_TURN,
    NEXT_TURN_OVER,
    WAS,
    WHILE_IN_PLAY,
    Modifier,
    of_seat,
)
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.abilities import NO_ABILITIES, Abilities
from rulebound.kernel.table.ability import Standing, gained
from rulebound.kernel.table.ability_keys import USED
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Action
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.endless import going_on, seen
from rulebound.kernel.table.pending import Delayed, Pending
from rulebound.kernel.table.public import PUBLIC
from rulebound.kernel.table.triggered import ON_IT, Awaited, Triggered

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook
    from rulebound.kernel.table.seat import Seat


DRAWS_A_CARD: Final = "draws"
DISCARDS_FROM_HAND: Final = "discards from a hand"  # a moment that is not logged; the discard is
CEASES: Final = "leaves the game as a token"
SKIPS: Final = "skips a turn"
LEAVES_PLAY: Final = "leaves play"  # whatever the game calls it
ROLLS: Final = "rolls"  # the kind of event of one die
NAMES_CARD: Final = "names a card"
CHOOSES_NUMBER: Final = "chooses a number"
UNCOUNTED: Final = -1
NOTHING_DELAYED: Final[list[Delayed]] = []


class CardTable(Abilities):
    """A position of a game, with everything included, hidden or not. It changes only by `apply` and `take`.

    Programs use what `dir(state)` lists. The rest is for rules:

    pending: triggers that wait. delayed: effects that wait for a moment to come.
    replacing: the replacements that are being carried out.
    declared: effects to which others may respond before they are carried out, the latest last.
    news: whether anything has happened since the game last reset it.
    happening: how much the event is about of which it is tested what waits for it.
    speaking, speaker: the card of the delayed effect of which it is tested whether it is due, and whose that is.
    changing: what the counters change of which an event is, while it is tested what waits for it.
    doer: the piece that does what cards may replace, while it is tested whether they do.
    done: how many events the current part of an effect has caused, if a game counts them; else UNCOUNTED.
    """

    __slots__ = (
        "changing",
        "declared",
        "delayed",
        "doer",
        "done",
        "happening",
        "news",
        "pending",
        "replacing",
        "speaker",
        "speaking",
    )

    def __init__(self, game: Rulebook, setup: Setup) -> None:
        super().__init__(game, setup)
        self.pending: list[Pending] = []
        self.delayed = NOTHING_DELAYED  # replaced, never changed
        self.replacing = NO_ABILITIES  # empty at every decision; replaced, never changed
        self.happening = 0  # so at every decision
        self.doer = NOTHING  # so at every decision
        self.changing = ""  # so at every decision
        self.speaking = NOTHING  # so at every decision
        self.speaker = NO_SEAT
        self.declared: list[Pending] = []
        self.news = True
        self.done = UNCOUNTED

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        if self.pending:
            c.pending = self.pending[:]
        if self.declared:
            c.declared = self.declared[:]
        if self.delayed:
            c.delayed = self.delayed
        c.news = self.news
        c.done = self.done

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

    def roll_die(self, me: int) -> int:
        """Rolls a six-sided die that all see, for this player."""
        rolled = self.roll(6)
        self.emit(ROLLS, me, number=rolled)
        return rolled

    def emit(
        self, kind: str, seat: int, it: int = NOTHING, other: int = NOTHING, number: int = 0, seen: int = EVERYBODY
    ) -> None:
        """Reports what a verb has done: triggers what waits for it, and logs it if the state is observed."""
        self.news = True
        if self.done >= 0:  # else it is UNCOUNTED
            self.done += 1
        if self.restless:
            self.stand()  # who has no abilities may be others now
        if kind in self.standing:
            self.listen(kind, len(self.log) if self.observed else -1, seat, it, other, number)
        if self.delayed:
            self.fall_due(kind, len(self.log) if self.observed else -1, seat, it, other, number)
        if self.observed:
            it_face = self.faces[it] if it >= 0 else UNKNOWN
            other_face = self.faces[other] if other >= 0 else UNKNOWN
            event = Event(kind, seat, it, it_face, other, other_face, number, self.clause, self.cause, seen)
            self.log.append(event)

    def skips_turn(self, seat: int) -> bool:
        if not super().skips_turn(seat):
            return False
        self.emit(SKIPS, seat)
        return True

    def leaves_play(self, it: int) -> None:
        self.passes(LEAVES_PLAY, self.holder[it], it)
        if self.delayed:
            self.set_delayed([one for one in self.delayed if one.until != WHILE_IN_PLAY or one.source != it])

    def cease(self, it: int) -> None:
        """A token leaves the game, for all to see."""
        holder = self.holder[it]
        super().cease(it)
        self.emit(CEASES, holder, it)

    def passes(self, kind: str, seat: int, it: int = NOTHING, number: int = 0) -> None:
        """Something that is not logged has come, such as the end of a turn: triggers what waits for it."""
        if kind in self.standing:
            self.listen(kind, self.cause if self.observed else -1, seat, it, NOTHING, number)
        if self.delayed:
            self.fall_due(kind, self.cause if self.observed else -1, seat, it, NOTHING, number)

    def listen(self, kind: str, cause: int, seat: int, it: int, other: int, number: int) -> None:
        """Adds the triggered abilities that wait for this event; cause: as that of what it triggers."""
        self.happening = number
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
        self.happening = 0

    def wait(
        self, found: Standing, host: int, kind: str, cause: int, seat: int, it: int, other: int, number: int
    ) -> None:
        """This ability was triggered for the piece that has it, and waits to be played out."""
        ability = found.ability
        assert isinstance(ability, Triggered)
        if (ability.once and self.is_used_up(host, ability.text)) or ability.silent:
            if ability.counts:
                more = number if ability.sums else 1
                if ability.marks:
                    host = it if ability.marks == ON_IT else other
                    if host < 0:
                        return
                self.modify(USED + ability.text, host, more, ability.lasts, self.controller(host), host)
            return
        face = self.faces[found.source]
        spoken_of = ability.spoken_of
        if spoken_of is not None:
            seat = spoken_of(self, it, other, seat)
        pending = Pending(self.controller(host), host, found.number, it, cause, face, seat, number)
        if ability.takes_other:
            pending.other = self.second_of(kind, other)
        self.pending.append(pending)

    # -- once in each turn, and later ----------------------------------------------------------------------------------

    def is_used_up(self, it: int, text: str) -> bool:
        """Whether a piece has done what this says in this turn; if not, it has done it now."""
        if self.has_used(it, text):
            return True
        self.use_up(it, text, END_OF_TURN)
        return False

    def use_up(self, it: int, text: str, until: str) -> None:
        """Notes that a piece has done what this says, and does not do it again so long."""
        self.modify(USED + text, it, 0, until, self.controller(it), it)

    def has_used(self, it: int, text: str) -> bool:
        """Whether a piece has done in this turn, or in the time for which it is noted, what this says."""
        value = USED + text
        return any([modifier.it == it and modifier.value == value for modifier in self.modifiers])

    def times_noted(self, it: int, text: str) -> int:
        """How often in this turn a piece has noted what this says."""
        value = USED + text
        return sum([modifier.amount for modifier in self.modifiers if modifier.it == it and modifier.value == value])

    def delay(self, ability: Awaited[Any], scope: Scope, they: int, picks: list[int], until: str) -> None:
        """What this says will happen when it is due; they, picks: the player and the cards that it speaks of."""
        if self.is_too_late(until, scope.source):
            return
        place = self.gainable_by[gained(ability)][0]
        known = [it for it in picks if it >= 0]
        one = Delayed(place, scope.me, scope.source, self.faces[scope.source], they, known, until)
        self.set_delayed([*self.delayed, one])

    def set_delayed(self, delayed: list[Delayed]) -> None:
        """These effects wait from now on, and no others."""
        self.delayed = delayed
        self.followed = [it for one in delayed for it in one.picks]

    def lost_sight_of(self, it: int) -> None:
        self.set_delayed([one.without(it) for one in self.delayed])

    def fall_due(self, kind: str, cause: int, seat: int, it: int, other: int, number: int) -> None:
        """Raises the delayed effects that wait for this."""
        left: list[Delayed] = []
        self.happening = number
        for one in self.delayed:
            ability = self.gainable[one.place]
            assert isinstance(ability, Awaited)
            if ability.key != kind:
                left.append(one)
                continue
            due = ability.due
            self.speaking, self.speaker = one.source, one.me
            is_due = due(self, one, it, other, seat)
            self.speaking, self.speaker = NOTHING, NO_SEAT
            if not is_due:
                left.append(one)
                continue
            if ability.again:
                left.append(one)
            if ability.ends:
                mine = of_seat(one.me)
                self.keep_modifiers([m for m in self.modifiers if m.it != mine or m.value != ability.ends])
                continue
            spoken_of = ability.spoken_of
            they = one.they if one.they >= 0 else seat if spoken_of is None else spoken_of(self, it, other, seat)
            pending = Pending(one.me, one.source, -1 - one.place, it, cause, one.face, they, number, one.picks[:])
            if ability.takes_other:
                pending.other = self.second_of(kind, other)
            self.pending.append(pending)
        self.happening = 0
        if len(left) < len(self.delayed):
            self.set_delayed(left)

    def whose(self, source: int) -> int:
        """Whose a card is that waits for something; of a delayed effect, although it may be another player's by now."""
        return self.speaker if source == self.speaking else self.controller(source)

    def scope_of(self, pending: Pending, ability: Triggered[Any]) -> Scope:
        """What the effect of a pending trigger, which has this ability, knows when it is played out."""
        scope = Scope(pending.me, pending.source, pending.picks[:], pending.it, other=pending.other)
        if ability.takes_player:
            scope.they = pending.seat
        if ability.takes_number:
            scope.number = pending.number
        return scope

    def second_of(self, kind: str, other: int) -> int:
        """The second piece of an event in the sense of card texts; NOTHING if it has another part in the event."""
        return other

    def waiting(self, seat: int) -> list[Pending]:
        """The pending triggers of a seat, equal ones once, for its player to order."""
        found: list[Pending] = []
        for pending in self.pending:
            if pending.me == seat and not any([pending.save() == other.save() for other in found]):
                found.append(pending)
        return found

    def triggered(self, pending: Pending) -> Triggered[Any]:
        """The ability of a pending trigger, wherever its piece is now."""
        ability = self.ability(pending.face, pending.ability)
        assert isinstance(ability, Triggered)
        return ability

    def has_tolls(self, me: int, it: int) -> bool:
        """Whether me can do all that must be done besides to play a card."""
        if not self.game.has_tolls:
            return True  # as most often
        return all([need.holds(self, me, it) for toll in self.card(it).tolls for need in toll.needs])

    def pay_tolls(self, me: int, it: int, leave: Step[Any]) -> None:
        """What must be done besides to play a card comes next."""
        if not self.game.has_tolls:
            return  # as most often
        for toll in self.card(it).tolls:
            self.play_out(toll.effect, Scope(me, it, []), leave)

    def end_modifiers(self, until: str, seat: int, *, but_notes: bool = False) -> None:
        """Ends the modifiers of this duration. seat: the seat whose turn ends or begins; -1 for all.

        but_notes: what pieces have noted of the turn is kept, for what is still to come in it.
        """
        if self.modifiers:
            kept = [m for m in self.modifiers if m.until != until or seat not in (m.seat, -1)]
            if but_notes:
                kept += [m for m in self.modifiers if m.until == until and m not in kept and is_a_note(m)]
            self.keep_modifiers(kept)
            if until == NEXT_TURN:  # the turn after which more ends has begun
                self.modifiers = [m.now_until(NEXT_TURN_OVER, END_OF_TURN, seat) for m in self.modifiers]
        if self.delayed:
            left = [one for one in self.delayed if one.until != until or seat not in (one.me, -1)]
            if until == NEXT_TURN:
                left = [one.now_until(NEXT_TURN_OVER, END_OF_TURN, seat) for one in left]
            self.set_delayed(left)

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


def is_a_note(modifier: Modifier) -> bool:
    """Whether it is what a piece has noted, or had on it when it left play, and changes nothing."""
    return modifier.value.startswith((USED, WAS))
