"""Abilities: what a card in play does, in classes by how it takes effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.pending import Delayed

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


Applies: TypeAlias = Callable[[Any, int, int, int], bool]  # (table, source, me, it)
SpokenOf: TypeAlias = Callable[[Any, int, int, int], int]  # (table, it, other, seat)

USE: Final = "use"  # the key of activated abilities
PLAYED: Final = "played"  # the key of abilities that are carried out when a card is played
LENDS: Final = "lends"  # the key of abilities that a card grants to others
CANNOT: Final = "cannot "  # begins the key of abilities that forbid an action
FORBIDS: Final = "forbids"  # the key of all abilities that forbid
LIFTS: Final = "lifts"  # the key of all abilities that override a need
ENTERS_WITH: Final = "enters with"  # the key of what a card has on it as it comes into play
WINS: Final = "wins"  # the key of conditions that win the game
OPEN_HAND: Final = "open hand"  # the key of abilities by which all see a player's hand
LEARNS: Final = "learns"  # the key of abilities that give a card those of others
SILENCES: Final = "silences"  # the key of abilities by which other cards have none
GAINED: Final = "gained: "  # begins the value of a modifier that grants abilities for a while
TOLL: Final = "toll"  # the key of what must be done besides to play a card
PLAYER_PRICE: Final = "price of a player"  # the key of what changes the costs of a player for a while
OWN_PRICE: Final = "own price"  # the key of what changes a card's own cost
ON_IT: Final = "it"  # the cards of an event on which something is noted
ON_OTHER: Final = "other"
USED: Final = "used: "  # begins the value of a modifier that notes what a piece has done this turn, and can do once
INSTEAD_OF: Final = "instead of "  # begins the key of abilities that replace an event
ALTERS: Final = "alters "  # begins the key of abilities that change how much of an event there is
STANDS_IN: Final = "one resource stands for another"
UNUSUAL: Final = frozenset([ENTERS_WITH, WINS, OPEN_HAND, LEARNS, SILENCES, PLAYER_PRICE, STANDS_IN])


class Ability(Generic[T]):
    """A sentence of a card that has an effect while the card is in play.

    key: the event it waits for, or the value it changes.
    keys: everything by which a table looks it up, the key first.
    does: its effect in words, without condition and cost, for options and the log.
    is_unusual: whether it is of a kind that few cards have: rules look for it only while a card in play has such ones.
    """

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key
        self.keys = [key]
        self.does = ""
        self.is_unusual = False  # until a game knows it

    def effects(self) -> list[Effect[T]]:
        """Its effect trees, to name and save them."""
        return []

    def lends(self) -> list[Ability[T]]:
        """The abilities that it grants to other pieces."""
        return []


def has_unusual_key(ability: Ability[Any]) -> bool:
    """Whether it is of a kind that few cards have, in any game."""
    return any([key in UNUSUAL or key.startswith((INSTEAD_OF, ALTERS)) for key in ability.keys])


class Activated(Ability[T]):
    """`Cost: effect.` Its controller may use it while its needs hold. The cost is the first part of the effect tree.

    key: USE, or PLAYED for what is carried out when the card is played.
    price: the cost in the card's words; empty if there is none.
    """

    def __init__(self, text: str, needs: list[Need[T]], effect: Effect[T], key: str = USE) -> None:
        super().__init__(text, key)
        self.needs = needs
        self.effect = effect
        self.price = ""

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


class Triggered(Ability[T]):
    """`When this happens, effect.` `when(table, source, it, other, seat)` tests the event.

    hosts: the pieces to which the card grants it, `hosts(table, source)`; None if the card itself has it.
    once: whether only the first time in each turn counts; silent: whether nothing is done but to note that.
    takes_player: whether its effect speaks of the player of the event.
    spoken_of: who that is, where it is not the one who does it.
    lasts: how long what is counted stays noted.
    """

    def __init__(
        self, text: str, kind: str, when: Callable[[T, int, int, int, int], bool], effect: Effect[T],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, kind)
        self.when = when
        self.effect = effect
        self.hosts = hosts
        self.takes_other = False  # whether its effect needs the event's second piece
        self.takes_player = False
        self.takes_number = False  # whether its effect needs how much the event is about
        self.spoken_of: SpokenOf | None = None
        self.once = False
        self.silent = False
        self.counts = False  # whether its card notes how often it happens in a turn, and no more
        self.sums = False  # whether it notes how much of it happens, and not how often
        self.lasts = END_OF_TURN
        self.marks = ""  # the card of the event on which it is noted, where that is not its own

    def effects(self) -> list[Effect[T]]:
        return [self.effect]

    def for_hosts(self, hosts: Callable[[T, int], list[int]]) -> Triggered[T]:
        """The same, granted to these pieces."""
        more = Triggered(self.text, self.key, self.when, self.effect, hosts)
        more.does, more.once, more.silent = self.does, self.once, self.silent
        more.counts, more.sums, more.lasts = self.counts, self.sums, self.lasts
        more.takes_other, more.takes_player = self.takes_other, self.takes_player
        more.takes_number, more.spoken_of = self.takes_number, self.spoken_of
        return more


class Remembered(Ability[T]):
    """`If you have drawn two cards this turn, ...` Of each player the table counts it, wherever the card is that asks.

    watched: what is counted. Its hosts are the seats, written `of_seat`.
    """

    def __init__(self, text: str, kind: str, when: Callable[[T, int, int, int, int], bool], effect: Effect[T]) -> None:
        super().__init__(text, kind)
        self.keys = []  # it does not wait for the card to come into play
        self.watched: Triggered[T] = Triggered(text, kind, when, effect, all_seats)
        self.watched.silent, self.watched.counts = True, True


def all_seats(table: Any, source: int) -> list[int]:
    """Every seat of the table, as hosts of what it counts; what happens before the first turn is of no turn."""
    return [of_seat(seat) for seat in range(table.seats)] if table.turn > 0 else []


class Marked(Remembered[T]):
    """`Untap all partners that attacked this turn.` It is noted on each card to which it happens, until that leaves.

    on: ON_IT or ON_OTHER, the card of the event.
    """

    def __init__(self, text: str, kind: str, on: str, effect: Effect[T]) -> None:
        super().__init__(text, kind, always, effect)
        self.watched.hosts = None
        self.watched.marks = on


class Awaited(Triggered[T]):
    """`At the end of the turn, effect.` It happens once, the next time that it is due.

    due(table, delayed, it, other, seat): whether this event is the one that a delayed effect waits for.
    again: whether it happens each time, until it is too late.
    """

    def __init__(
        self, text: str, kind: str, due: Callable[[T, Delayed, int, int, int], bool], effect: Effect[T]
    ) -> None:  # fmt: skip
        super().__init__(text, kind, never, effect)
        self.due = due
        self.again = False
        self.ends = ""  # the value of that player's modifiers that are over as soon as it is due; then nothing is done


def always(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return True


def never(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return False


class Instead(Ability[T]):
    """`If this would happen, that instead.` Mandatory: the verb asks for it before it changes anything.

    `instead(table, source, it, number)` carries out the replacement and returns True; False if it does not apply.
    it: what it would happen to, a seat as `of_seat`; number: how much of it.
    hosts: the pieces to which the card grants it, as for a triggered ability; None if the card itself has it.
    """

    def __init__(
        self, text: str, kind: str, instead: Callable[[T, int, int, int], bool],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, instead_of(kind))
        self.kind = kind
        self.instead = instead
        self.hosts = hosts
        self.done: list[Effect[T]] = []  # what is done instead, where that has choices

    def effects(self) -> list[Effect[T]]:
        return self.done


class MayInstead(Instead[T]):
    """`If this would happen, you may do that instead.` The controller of the card is asked first.

    applies(table, source, it, number): whether it can be offered; offer: what asks. What would have happened waits
    until that is answered; `again(table, it, number, other)` does it then, if it is not replaced.
    """

    def __init__(
        self, text: str, kind: str, applies: Callable[[T, int, int, int], bool], offer: Effect[T],
        again: Callable[[T, int, int, int], None], leave: Step[T],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, kind, applies, hosts)
        self.offer = offer
        self.again = again
        self.leave = leave

    def effects(self) -> list[Effect[T]]:
        return [self.offer]


class Static(Ability[T]):
    """`While this is in play, that piece has so much more of a value.`

    lowers: whether it may be less; if not, rules about too low values need not be tested.
    """

    def __init__(self, text: str, value: str, *, lowers: bool = True) -> None:
        super().__init__(text, value)
        self.lowers = lowers

    def amount(self, table: T, source: int, it: int) -> int:
        """The amount that is added to the value of this piece."""
        raise NotImplementedError  # each kind has its own

    def only_while(self, text: str, holds: Callable[[T, int], bool]) -> Static[T]:
        """The same, only where `holds(table, source)`: whom it concerns is found sooner, and excludes most."""
        amount = self.amount

        def amount_now(table: T, source: int, it: int) -> int:
            found = amount(table, source, it)
            return found if found and holds(table, source) else 0

        return Adds(text, self.key, amount_now)


class Adds(Static[T]):
    """Adds the result of a function to the value: `added(table, source, it)`."""

    def __init__(self, text: str, value: str, added: Callable[[T, int, int], int]) -> None:
        super().__init__(text, value)
        self.added = added

    def amount(self, table: T, source: int, it: int) -> int:
        return self.added(table, source, it)


class OwnPrice(Ability[T]):
    """`This costs so much less.` It counts where the card is paid for: `amount(table, source)` is added to its cost.

    source: the piece beside which cards are counted, whose player pays.
    """

    def __init__(self, text: str, amount: Callable[[T, int], int]) -> None:
        super().__init__(text, OWN_PRICE)
        self.amount = amount


class PlayerPrice(Ability[T]):
    """`Until then, your items cost so much less.` It is a player's for a while, and no piece's.

    is_one(table, it): whether a card is one of them, wherever it lies; by: what is added to its cost.
    """

    def __init__(self, text: str, is_one: Callable[[T, int], bool], by: int) -> None:
        super().__init__(text, PLAYER_PRICE)
        self.is_one = is_one
        self.by = by


class Alters(Ability[T]):
    """`If this would happen, so much less of it does.` to(table, source, it, number): how much happens then.

    kind: the event; it: what it would happen to, a seat as `of_seat`.
    """

    def __init__(self, text: str, kind: str, to: Callable[[T, int, int, int], int]) -> None:
        super().__init__(text, altering(kind))
        self.to = to


class Toll(Ability[T]):
    """`As an additional cost to play this, ...` The card can be played when the needs hold, and it is done first."""

    def __init__(self, text: str, needs: list[Need[T]], effect: Effect[T]) -> None:
        super().__init__(text, TOLL)
        self.needs = needs
        self.effect = effect

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


class Lifts(Ability[T]):
    """`That need does not apply.` A card overrides a rule if `applies(table, source, me, it)`."""

    def __init__(self, text: str, need: Need[T], applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, need.lifting)
        self.keys.append(LIFTS)
        self.need = need
        self.applies = applies


class Forbids(Ability[T]):
    """`That cannot be done`, if `applies(table, source, me, it)`. Nothing overrides it. action: what is forbidden."""

    def __init__(self, text: str, action: str, applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, cannot(action))
        self.keys.append(FORBIDS)
        self.action = action
        self.applies = applies

    def only_where(self, text: str, change: Callable[[Applies], Applies]) -> Forbids[T]:
        """The same of other cards, or not always: change makes the test of that from this one's."""
        return Forbids(text, self.action, change(self.applies))


class EntersWith(Ability[T]):
    """`This enters with two counters.` value, amount: what is counted on it, as its modifiers have it."""

    def __init__(self, text: str, value: str, amount: int) -> None:
        super().__init__(text, ENTERS_WITH)
        self.value = value
        self.amount = amount


class OpensHands(Ability[T]):
    """`These players play with their hands revealed.` whose(table, source): the seats."""

    def __init__(self, text: str, whose: Callable[[T, int], list[int]]) -> None:
        super().__init__(text, OPEN_HAND)
        self.whose = whose


class WinsIf(Ability[T]):
    """`You win the game if this is so.` `so(table, scope)`, of a scope of its controller."""

    def __init__(self, text: str, so: Callable[[T, Scope], bool]) -> None:
        super().__init__(text, WINS)
        self.so = so


class Lends(Ability[T]):
    """`These have that ability.` Grants an activated ability to every piece for which `has_it(table, source, it)`."""

    def __init__(self, text: str, lent: Activated[T], has_it: Callable[[T, int, int], bool]) -> None:
        super().__init__(text, LENDS)
        self.lent = lent
        self.has_it = has_it

    def lends(self) -> list[Ability[T]]:
        return [self.lent]


class Learns(Ability[T]):
    """`This has all abilities of your other items.` pupils, teachers: which pieces, `pupils(table, source)`."""

    def __init__(
        self, text: str, pupils: Callable[[T, int], list[int]], teachers: Callable[[T, int], list[int]]
    ) -> None:
        super().__init__(text, LEARNS)
        self.pupils = pupils
        self.teachers = teachers


class Silences(Ability[T]):
    """`Other partners here have no abilities.` silenced: which pieces, `silenced(table, source)`."""

    def __init__(self, text: str, silenced: Callable[[T, int], list[int]]) -> None:
        super().__init__(text, SILENCES)
        self.silenced = silenced


LEARNED: Final = GAINED + "all abilities of another card"  # the value of a modifier; its amount is that card's face
SILENCED: Final = GAINED + "Loses all abilities."  # the value of a modifier: what its card had before, it has no more
FOREIGN: Final = 1_048_576  # the numbers of abilities from here on are those of other cards
EACH_CARD: Final = 64  # abilities that a card has at most


def foreign(face: int, number: int) -> int:
    """The number of an ability of another card."""
    return FOREIGN + face * EACH_CARD + number


def gained(ability: Ability[Any]) -> str:
    """The value of the modifier that grants this ability for a while."""
    return GAINED + ability.text


def cannot(action: str) -> str:
    """The key of abilities that forbid an action, and of modifiers that do so for a while."""
    return CANNOT + action


def instead_of(kind: str) -> str:
    """The key of abilities that replace an event."""
    key = KEYS_OF_REPLACING.get(kind)
    if key is None:
        key = KEYS_OF_REPLACING[kind] = INSTEAD_OF + kind
    return key


def altering(kind: str) -> str:
    """The key of abilities that change how much of an event there is."""
    key = KEYS_OF_ALTERING.get(kind)
    if key is None:
        key = KEYS_OF_ALTERING[kind] = ALTERS + kind
    return key


# Such keys are asked for at every event, and a text that is put together anew is slower to look up.
KEYS_OF_REPLACING: Final[dict[str, str]] = {}
KEYS_OF_ALTERING: Final[dict[str, str]] = {}


class Standing:
    """An ability of a piece in play. Immutable: copies of a table share it."""

    def __init__(self, source: int, number: int, ability: Ability[Any]) -> None:
        self.source = source
        self.number = number
        self.ability = ability
