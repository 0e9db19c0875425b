"""Abilities that only Avarium Academy has: declared abilities, win-cons, and values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.triggered import Triggered

WIN: Final = "win"  # the key of win-cons that are met at any time
WIN_AT_START: Final = "win at the start"  # and of those that are checked in the Start Phase

# Values that cards change: keys of statics and modifiers.
COMBAT: Final = "combat"
DEFENSE: Final = "defense"
RECRUIT_PRICE: Final = "recruit price"  # what the active player pays for a student of the Courtyard
SCHEME_PRICE: Final = "scheme price"  # what the holder of a scheme pays for it
INCOME: Final = "income"  # of an idol, in the Start Phase
DAMAGE_TAKEN: Final = "fight damage"  # added to what a character takes in a fight
MERIT_TO_RECRUIT: Final = "merit to recruit"  # of a student, and one more: what can be paid in place of its price
MOST_READIED: Final = (
    "most readied"  # of an idol, and one more: how many students its player readies in the Start Phase
)
TAKE_DAMAGE: Final = "take its damage"  # what one does not do in whose place another takes it
DEALS_NONE: Final = "deals no damage"  # above zero for who deals no damage in fights
BY_DEFENSE: Final = "deals damage by defense"  # above zero for who deals its Defense in fights, not its Combat
STANDS_FIRST: Final = "stands first"  # above zero for who must be attacked before others of the Class
CLASS_SIZE: Final = "class size"  # of an idol, for its player: how many students stay in the Class
HAND_SIZE: Final = "hand size"  # and how many schemes in the Hand
JOINS_WITH: Final = "joins with: "  # begins the value of counters with which a student waits in a hallway
UNUSUAL: Final = frozenset(
    [MERIT_TO_RECRUIT, MOST_READIED, DEALS_NONE, BY_DEFENSE, STANDS_FIRST, CLASS_SIZE, HAND_SIZE]
)  # those that few cards change
BE_CANCELLED: Final = "be cancelled"  # what a scheme cannot be, by a card that forbids it


class Declared(Activated[Any]):
    """The text of a scheme, or `cost: effect.` It is declared, waits on the list of effects, and is then played out.

    needs: what must hold to declare it, its cost included; `it` is the card. targets: chosen one after the other when
    it is declared, into the picks of its scope. [D10] cost: paid after that, in the same scope; it may ask. effect:
    played out in the end, with those picks as the table's `targets`. tires: whether it exhausts its card. merit: how
    much Merit the cost takes. first_needs: of the needs, those before the targets, without the one that the card is
    ready; for a first test. conditions: of the needs, those that its text adds to say when it may be used.
    """

    def __init__(
        self, text: str, needs: list[Need[Any]], targets: list[Effect[Any]], cost: Effect[Any], effect: Effect[Any],
        *, tires: bool, first_needs: list[Need[Any]],
    ) -> None:  # fmt: skip
        super().__init__(text, needs, effect)
        self.targets = targets
        self.cost = cost
        self.tires = tires
        self.merit = 0
        self.first_needs = first_needs
        self.conditions: list[Need[Any]] = []

    def effects(self) -> list[Effect[Any]]:
        return [self.effect, self.cost, *self.targets]


class Uncancelled(Ability[Any]):
    """`This cannot be cancelled.` A scheme says it of itself, and waits on the list of effects with it."""

    def __init__(self, text: str) -> None:
        super().__init__(text, BE_CANCELLED)


class Response:
    """A card that its player could respond with, judged only by where it is: a scheme, or an ability to activate.

    tires, first_needs: as its ability has them.
    """

    def __init__(self, it: int, action: Action[Any], ability: Declared) -> None:
        self.it = it
        self.action = action
        self.tires = ability.tires
        self.first_needs = ability.first_needs


class Awaits(Triggered[Any]):
    """`When this happens, effect.` Its targets are chosen when it is announced, as those of a declared ability."""

    def __init__(
        self,
        text: str,
        kind: str,
        when: Callable[[Any, int, int, int, int], bool],
        targets: list[Effect[Any]],
        effect: Effect[Any],
    ) -> None:
        super().__init__(text, kind, when, effect)
        self.targets = targets

    def effects(self) -> list[Effect[Any]]:
        return [self.effect, *self.targets]


class WinCon(Ability[Any]):
    """The win-con of an idol: `so(table, scope)`, with a scope of its player in which nothing has happened.

    near(table, scope): how near it is, 0 to 1, for bots. key: whether it is checked when its player's turn starts, or
    at every moment.
    """

    def __init__(
        self, text: str, key: str, so: Callable[[Any, Scope], bool], near: Callable[[Any, Scope], float]
    ) -> None:
        super().__init__(text, key)
        self.so = so
        self.near = near
