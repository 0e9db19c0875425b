"""Abilities: what a card in play does, in classes by how it takes effect."""

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
PLAYED: Final = "played"  # the key of abilities that are carried out when a card is played
LENDS: Final = "lends"  # the key of abilities that a card grants to others
CANNOT: Final = "cannot "  # begins the key of abilities that forbid an action
FORBIDS: Final = "forbids"  # the key of all abilities that forbid
LIFTS: Final = "lifts"  # the key of all abilities that override a need
GAINED: Final = "gained: "  # begins the value of a modifier that grants abilities for a while


class Ability(Generic[T]):
    """A sentence of a card that has an effect while the card is in play.

    key: the event it waits for, or the value it changes.
    keys: everything by which a table looks it up, the key first.
    does: its effect in words, without condition and cost, for options and the log.
    """

    def __init__(self, text: str, key: str) -> None:
        self.text = text
        self.key = key
        self.keys = [key]
        self.does = ""

    def effects(self) -> list[Effect[T]]:
        """Its effect trees, to name and save them."""
        return []

    def lends(self) -> list[Ability[T]]:
        """The abilities that it grants to other pieces."""
        return []


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

    def effects(self) -> list[Effect[T]]:
        return [self.effect]


class Instead(Ability[T]):
    """`If this would happen, that instead.` Mandatory: the verb asks for it before it changes anything.

    `instead(table, source, it)` carries out the replacement and returns True; False if it does not apply.
    hosts: the pieces to which the card grants it, as for a triggered ability; None if the card itself has it.
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
    """`While this is in play, that piece has so much more of a value.`

    lowers: whether it may be less; if not, rules about too low values need not be tested.
    """

    def __init__(self, text: str, value: str, *, lowers: bool = True) -> None:
        super().__init__(text, value)
        self.lowers = lowers

    def amount(self, table: T, source: int, it: int) -> int:
        """The amount that is added to the value of this piece."""
        raise NotImplementedError  # each kind has its own


class Adds(Static[T]):
    """Adds the result of a function to the value: `added(table, source, it)`."""

    def __init__(self, text: str, value: str, added: Callable[[T, int, int], int]) -> None:
        super().__init__(text, value)
        self.added = added

    def amount(self, table: T, source: int, it: int) -> int:
        return self.added(table, source, it)


class Lifts(Ability[T]):
    """`That need does not apply.` A card overrides a rule if `applies(table, source, me, it)`."""

    def __init__(self, text: str, need: Need[T], applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, need.lifting)
        self.keys.append(LIFTS)
        self.need = need
        self.applies = applies


class Forbids(Ability[T]):
    """`That cannot be done`, if `applies(table, source, me, it)`. Nothing overrides it. deed: the forbidden action."""

    def __init__(self, text: str, deed: str, applies: Callable[[T, int, int, int], bool]) -> None:
        super().__init__(text, cannot(deed))
        self.keys.append(FORBIDS)
        self.deed = deed
        self.applies = applies


class Lends(Ability[T]):
    """`These have that ability.` Grants an activated ability to every piece for which `has_it(table, source, it)`."""

    def __init__(self, text: str, lent: Activated[T], has_it: Callable[[T, int, int], bool]) -> None:
        super().__init__(text, LENDS)
        self.lent = lent
        self.has_it = has_it

    def lends(self) -> list[Ability[T]]:
        return [self.lent]


def gained(ability: Ability[Any]) -> str:
    """The value of the modifier that grants this ability for a while."""
    return GAINED + ability.text


def cannot(deed: str) -> str:
    """The key of abilities that forbid an action, and of modifiers that do so for a while."""
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
    """An ability that waits to be carried out, because it was triggered or declared.

    me: its player; source: its piece; ability: the number of the ability; face: the card of the piece at that time,
    since the piece may be shuffled away. it, seat, number: those of the event; cause: the index of the event in the
    log. picks: what was chosen when it was declared. other: the event's second piece, if the ability needs it.
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
        """Everything that matters for the rest of the game, for JSON."""
        saved = [self.me, self.source, self.ability, self.it, self.face, self.seat, self.number, *self.picks]
        return [of_seat(self.other), *saved] if self.other >= 0 else saved  # at the front; -1 is not a seat


def load_pending(data: list[int]) -> Pending:
    """The waiting ability that was saved."""
    other = of_seat(data[0]) if data[0] < NOBODY else NOTHING
    saved = data[1:] if other >= 0 else data
    me, source, ability, it, face, seat, number = saved[:7]
    return Pending(me, source, ability, it, -1, face, seat, number, saved[7:], other)
