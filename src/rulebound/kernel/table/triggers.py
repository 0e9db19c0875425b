"""What cards wait for: events trigger abilities, and effects that were put off fall due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.event import EVERYBODY, UNKNOWN, Event
from rulebound.kernel.basics.modifier import (
    END_OF_TURN,
    NEXT_TURN,
    NEXT_TURN_OVER,
    WHILE_IN_PLAY,
    of_seat,
)
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Standing, gained
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.notes import Notes, is_a_note
from rulebound.kernel.table.pending import Delayed, Pending
from rulebound.kernel.table.triggered import IS_OVER, ON_IT, Awaited, Triggered

if TYPE_CHECKING:
    from rulebound.kernel.table.rulebook import Rulebook

LEAVES_PLAY: Final = "leaves play"  # whatever the game calls it
UNCOUNTED: Final = -1
NOTHING_DELAYED: Final[list[Delayed]] = []


class Triggers(Notes):
    """A state with what is triggered and waits.

    pending: triggers that wait. delayed: effects that wait for a moment to come.
    replacing: the replacements that are being carried out.
    declared: effects to which others may respond before they are carried out, the latest last.
    news: whether anything has happened since the game last reset it.
    happening: how much the event is about of which it is tested what waits for it.
    speaking, speaker: the card of the delayed effect of which it is tested whether it is due, and whose that is.
    changing: what the counters change of which an event is, while it is tested what waits for it.
    doer: the piece that does what cards may replace, while it is tested whether they do.
    after_all: the kind of event that happens since nothing is done instead: how much of it there is was settled before.
    done: how many events the current part of an effect has caused, if a game counts them; else UNCOUNTED.
    """

    __slots__ = (
        "after_all",
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
        self.after_all = ""  # so at every decision
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
                self.count(ability.text, host, more, ability.lasts)
            return
        face = self.faces[found.source]
        spoken_of = ability.spoken_of
        if spoken_of is not None:
            seat = spoken_of(self, it, other, seat)
        pending = Pending(self.controller(host), host, found.number, it, cause, face, seat, number)
        if ability.takes_other:
            pending.other = self.second_of(kind, other)
        self.pending.append(pending)

    # -- later ---------------------------------------------------------------------------------------------------------

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
        is_any_due = False
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
            if ability.of_cards and not one.picks:
                continue
            if ability.ends:
                mine = of_seat(one.me)
                self.keep_modifiers([m for m in self.modifiers if m.it != mine or m.value != ability.ends])
                continue
            spoken_of = ability.spoken_of
            they = one.they if one.they >= 0 else seat if spoken_of is None else spoken_of(self, it, other, seat)
            if ability.then is not None:
                place = self.gainable_by[gained(ability.then)][0]
                left.append(one.at_place(place, they if ability.takes_player else NO_SEAT))
                is_any_due = True
                continue
            pending = Pending(one.me, one.source, -1 - one.place, it, cause, one.face, they, number, one.picks[:])
            if ability.takes_other:
                pending.other = self.second_of(kind, other)
            self.pending.append(pending)
        self.happening = 0
        if is_any_due or len(left) < len(self.delayed):
            self.set_delayed(left)

    def whose(self, source: int) -> int:
        """Whose a card is that waits for something or does it now, although it may be another player's by then."""
        if source == self.speaking:
            return self.speaker
        scopes = self.scopes
        if not scopes or scopes[-1].source != source or source < 0:
            return self.controller(source)
        seat = scopes[-1].me
        for n in range(len(scopes) - 2, -1, -1):  # others may do a part of it, or a part of a part
            if scopes[n].source != source:
                break
            seat = scopes[n].me
        return seat

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

    # -- what comes to an end ------------------------------------------------------------------------------------------

    def leaves_play(self, it: int) -> None:
        self.passes(LEAVES_PLAY, self.holder[it], it)
        if self.delayed:
            self.set_delayed([one for one in self.delayed if one.until != WHILE_IN_PLAY or one.source != it])

    def end_modifiers(self, until: str, seat: int, *, but_notes: bool = False) -> None:
        """Ends the modifiers of this duration. seat: the seat whose turn ends or begins; -1 for all.

        but_notes: what is noted of the turn is kept, for what is still to come in it, and what waits in it waits on.
        """
        if self.remembered and not but_notes:
            self.remembered = [m for m in self.remembered if m.until != until or seat not in (m.seat, -1)]
        if self.modifiers:
            kept = [m for m in self.modifiers if m.until != until or seat not in (m.seat, -1)]
            if but_notes:
                kept += [m for m in self.modifiers if m.until == until and m not in kept and is_a_note(m)]
            self.keep_modifiers(kept)
            if until == NEXT_TURN:  # the turn after which more ends has begun
                self.modifiers = [m.now_until(NEXT_TURN_OVER, END_OF_TURN, seat) for m in self.modifiers]
        if self.delayed:
            ended = [one for one in self.delayed if one.until == until and seat in (one.me, -1)]
            self.end_delayed([one for one in ended if self.is_done_when_over(one)] if but_notes else ended, until, seat)

    def end_delayed(self, ended: list[Delayed], until: str, seat: int) -> None:
        """These wait no more; what was to be done as soon as that duration ends is done, the latest first."""
        left = [one for one in self.delayed if one not in ended]
        if until == NEXT_TURN:
            left = [one.now_until(NEXT_TURN_OVER, END_OF_TURN, seat) for one in left]
        self.set_delayed(left)
        for one in reversed(ended):
            if self.is_done_when_over(one):
                ability = self.gainable[one.place]
                assert isinstance(ability, Awaited)
                scope = Scope(one.me, one.source, one.picks[:])
                scope.they = one.they
                ability.effect.run(self, scope)

    def is_done_when_over(self, one: Delayed) -> bool:
        """Whether it waits for no event, but for the end of its duration."""
        return self.gainable[one.place].key == IS_OVER

    def is_done_after(self, until: str) -> bool:
        """Whether anything is done as soon as what lasts so long ends."""
        return any([one.until == until and self.is_done_when_over(one) for one in self.delayed])
