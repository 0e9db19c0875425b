"""Abilities that hold as long as their card counts: values, prices, what must or cannot be done, what others have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.ability_keys import (
    ENTERS_WITH,
    FORBIDS,
    LEARNS,
    LENDS,
    LIFTS,
    OPEN_HAND,
    OWN_PRICE,
    PLAYER_PRICE,
    SILENCES,
    TOLL,
    WINS,
    cannot,
)
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need

if TYPE_CHECKING:
    from rulebound.kernel.table.state import State

T = TypeVar("T", bound="State")

Applies: TypeAlias = Callable[[Any, int, int, int], bool]  # (table, source, me, it)


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


class Toll(Ability[T]):
    """`As an additional cost to play this, ...` The card can be played when the needs hold, and it is done first.

    is_condition: whether nothing is done, and the card says when alone it can be played.
    """

    def __init__(self, text: str, needs: list[Need[T]], effect: Effect[T]) -> None:
        super().__init__(text, TOLL)
        self.needs = needs
        self.effect = effect
        self.is_condition = False

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
