"""A table with cards: what programs ask of it, and what happens in games of all kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.action import NOTHING, Action
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.endless import going_on, seen
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.public import PUBLIC
from rulebound.kernel.table.triggers import Triggers
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.kernel.table.seat import Seat


DRAWS_A_CARD: Final = "draws"
DISCARDS_FROM_HAND: Final = "discards from a hand"  # a moment that is not logged; the discard is
CEASES: Final = "leaves the game as a token"
SKIPS: Final = "skips a turn"
ROLLS: Final = "rolls"  # the kind of event of one die
NAMES_CARD: Final = "names a card"
CHOOSES_NUMBER: Final = "chooses a number"
BIDS: Final = "bids"
BIDS_NOTHING: Final = "bids nothing"
FOR_WHOM: Final = "for whom"  # words of sentences: for which card something would happen
FOR_WHICH: Final = "for which"  # for which card players are asked to pay
SO_MUCH: Final = "so much"  # how much would happen; the names of one and of several follow


class CardTable(Triggers):
    """A position of a game, with everything included, hidden or not. It changes only by `apply` and `take`.

    Programs use what `dir(state)` lists. The rest is for rules.
    """

    __slots__ = ()

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

    def skips_turn(self, seat: int) -> bool:
        if not super().skips_turn(seat):
            return False
        self.emit(SKIPS, seat)
        return True

    def cease(self, it: int) -> None:
        """A token leaves the game, for all to see."""
        holder = self.holder[it]
        super().cease(it)
        self.emit(CEASES, holder, it)

    def has_tolls(self, me: int, it: int) -> bool:
        """Whether me can do all that must be done besides to play a card."""
        tolls = self.card(it).tolls
        if not tolls:
            return True  # as most often
        return all([need.holds(self, me, it) for toll in tolls for need in toll.needs])

    def conditions_of(self, it: int) -> list[Need[Any]]:
        """When alone a card can be played, as it says itself."""
        return [need for toll in self.card(it).tolls if toll.is_condition for need in toll.needs]

    def pay_tolls(self, me: int, it: int, leave: Step[Any]) -> None:
        """What must be done besides to play a card comes next."""
        for toll in self.card(it).tolls:
            self.play_out(toll.effect, Scope(me, it, []), leave)

    def win_by_card(self, seats: list[int], clause: str) -> None:
        """These players win, because a card says so."""
        if seats and not self.over:
            self.end(sorted(seats), "card", clause)

    def lose_by_card(self, seat: int, clause: str) -> None:
        """This player loses, because a card says so: all others win, where the game has no other way to leave it."""
        self.win_by_card([other for other in self.left() if other != seat], clause)

    def word(self, word: str, me: int, it: int) -> Part:
        if word == FOR_WHICH:
            return self.for_which(me)
        if word.startswith(SO_MUCH):
            return self.so_much(word.removeprefix(SO_MUCH))
        return self.for_whom(me) if word == FOR_WHOM else self.game.word(self, word, me, it)

    def so_much(self, names: str) -> Part:
        """How much would happen to a player, which a card offers to replace."""
        n = self.scopes[-1].number if self.scopes else 0
        one, _of, many = names.partition("/")
        return Part(f"{n}{one}" if n == 1 or not many else f"{n} {many}")

    def for_whom(self, me: int) -> Part:
        """To which card something would happen that another one offers to replace; nothing, if it is that card."""
        it = self.scopes[-1].it if self.scopes else NOTHING
        if it < 0 or it == self.scopes[-1].source:
            return Part("")
        return Part(_(", for {card}", card=self.name_of(it, me)), it)

    def for_which(self, me: int) -> Part:
        """The card that was chosen before players are asked, one after the other, whether they keep it from this."""
        taken = self.scopes[-3].picks[:1] if len(self.scopes) > 2 else []
        if not taken or taken[0] < 0:
            return Part("")
        return Part(_(", for {card}", card=self.name_of(taken[0], me)), taken[0])

    def seen(self, me: int, action: Action[Self]) -> list[str]:
        return seen(self, me, action)

    def going_on(self) -> list[str]:
        return going_on(self)

    # -- imagining -----------------------------------------------------------------------------------------------------

    def forget(self, seat: int) -> None:
        """Removes from this copy what the seat may not know besides faces: secret choices, and secrets of the log."""
        if self.observed:
            self.log = [event.as_seen_by(seat) for event in self.log]
