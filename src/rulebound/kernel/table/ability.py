"""Abilities: what a card in play adds to the game, by the way it takes effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.action import NOBODY, NOTHING
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")


USE: Final = "use"  # the key of activated abilities
PLAYED: Final = "played"  # the key of what is carried out when a card is played
LENDS: Final = "lends"  # the key of what others can be used for because of a card
CANNOT: Final = "cannot "  # begins the key of abilities that forbid a deed
FORBIDS: Final = "forbids"  # the key of all of these
LIFTS: Final = "lifts"  # the key of all abilities that set a need aside
GAINED: Final = "gained: "  # begins the value of a modifier by which a piece has abilities for a while


class Ability(Generic[T]):
    """A sentence of a card that does something while the card is in play.

    key: what it waits for, or what it changes.
    keys: all that a table looks it up by, the key first.
    does: what it does, without when or at what cost: how options and the log tell it.
    """

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key
        self.keys = [key]
        self.does = ""

    def effects(self) -> list[Effect[T]]:
        """The trees in it, to be named and saved by."""
        return []

    def lends(self) -> list[Ability[T]]:
        """The abilities that other pieces have because of it."""
        return []


class Activated(Ability[T]):
    """`Cost: effect.` Its controller may use it when its needs hold; the cost is part of the effect tree, first.

    key: USE, or PLAYED for what is carried out when the card is played.
    price: the cost as the card says it; empty where there is none.
    """

    def __init__(self, text: str, needs: list[Need[T]], effect: Effect[T], key: str = USE) -> None:
        super().__init__(text, key)
        self.needs = needs
        self.effect = effect
        self.price = ""

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


class Triggered(Ability[T]):
    """`When this happens, effect.` `when(table, source, it, other, seat)` tells whether the event is the one.

    hosts: the pieces that have it because of the card, `hosts(table, source)`; None where the card itself has it.
    """

    def __init__(
        self, text: str, kind: str, when: Callable[[T, int, int, int, int], bool], effect: Effect[T],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, kind)
        self.when = when
        self.effect = effect
        self.hosts = hosts
        self.takes_other = False  # whether its effect has to know the event's second piece

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


class Instead(Ability[T]):
    """`If this would happen, that instead.` Mandatory: the verb asks for it before it does anything.

    `instead(table, source, it)` does the other thing and returns True, or returns False where it does not apply.
    hosts: as of a triggered ability, the pieces that have it because of the card; None where the card itself has it.
    """

    def __init__(
        self, text: str, kind: str, instead: Callable[[T, int, int], bool],
        hosts: Callable[[T, int], list[int]] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(text, instead_of(kind))
        self.kind = kind
        self.instead = instead
        self.hosts = hosts


class Static(Ability[T]):
    """`While this is in play, that piece has so much more.`

    lowers: whether it may be less instead; where it may not, rules about too little need not look.
    """

    def __init__(self, text: str, value: str, *, lowers: bool = True) -> None:
        super().__init__(text, value)
        self.lowers = lowers

    def amount(self, table: T, source: int, it: int) -> int:
        """What is added to the value of this piece."""
        raise NotImplementedError  # each kind has its own


class Adds(Static[T]):
    """What a function says is added to the value: `added(table, source, it)`."""

    def __init__(self, text: str, value: str, added: Callable[[T, int, int], int]) -> None:
        super().__init__(text, value)
        self.added = added

    def amount(self, table: T, source: int, it: int) -> int:
        return self.added(table, source, it)


class Lifts(Ability[T]):
    """`That need does not hold it back.` The card wins over the rule: `applies(table, source, me, it)`."""

    def __init__(self, text: str, need: Need[T], applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, need.lifting)
        self.keys.append(LIFTS)
        self.need = need
        self.applies = applies


class Forbids(Ability[T]):
    """`That cannot be done.` Nothing lifts it: `applies(table, source, me, it)`; deed: a word of the game."""

    def __init__(self, text: str, deed: str, applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, cannot(deed))
        self.keys.append(FORBIDS)
        self.deed = deed
        self.applies = applies


class Lends(Ability[T]):
    """`These can be used for that.` An activated ability of others: `has_it(table, source, it)`."""

    def __init__(self, text: str, lent: Activated[T], has_it: Callable[[T, int, int], bool]) -> None:
        super().__init__(text, LENDS)
        self.lent = lent
        self.has_it = has_it

    def lends(self) -> list[Ability[T]]:
        return [self.lent]


def gained(ability: Ability[Any]) -> str:
    """The value of a modifier by which a piece has this ability for a while."""
    return GAINED + ability.text


def cannot(deed: str) -> str:
    """The key of abilities that forbid a deed, and of modifiers that do so for a while."""
    return CANNOT + deed


def instead_of(kind: str) -> str:
    """The key of abilities that replace an event."""
    return f"instead of {kind}"


class Standing:
    """An ability of a piece in play. Immutable: copies of a table share it."""

    def __init__(self, source: int, number: int, ability: Ability[Any]) -> None:
        self.source = source
        self.number = number
        self.ability = ability


class Pending:
    """An ability that waits to be played out: one that was triggered, or declared.

    me: whose it is; source: of which piece; ability: which of that piece's abilities; face: which card the piece was,
    since it may be shuffled away meanwhile. it, seat, number: of the event; cause: which event of the log that is.
    picks: what was chosen for it when it was declared. other: the event's second piece, where it takes that.
    """

    def __init__(
        self, me: int, source: int, ability: int, it: int, cause: int, face: int = NOTHING, seat: int = NOBODY,
        number: int = 0, picks: list[int] | None = None, other: int = NOTHING,
    ) -> None:  # fmt: skip
        self.me = me
        self.source = source
        self.ability = ability
        self.it = it
        self.cause = cause
        self.face = face
        self.seat = seat
        self.number = number
        self.picks: list[int] = picks if picks is not None else []
        self.other = other

    def save(self) -> list[int]:
        """All that matters for what comes, for JSON."""
        saved = [self.me, self.source, self.ability, self.it, self.face, self.seat, self.number, *self.picks]
        return [of_seat(self.other), *saved] if self.other >= 0 else saved  # in front, as what no seat can be


def load_pending(data: list[int]) -> Pending:
    """The waiting ability that was saved."""
    other = of_seat(data[0]) if data[0] < NOBODY else NOTHING
    saved = data[1:] if other >= 0 else data
    me, source, ability, it, face, seat, number = saved[:7]
    return Pending(me, source, ability, it, -1, face, seat, number, saved[7:], other)
