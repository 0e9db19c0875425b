"""Which methods of the kernel the table of a game may override, so that no game does it by accident."""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.table.cardtable import CardTable

HOOKS: Final = frozenset({  # methods that games must write, or may extend
    "bears", "beside", "can_copy", "comes", "controller", "copy_to", "deck_for", "deck_is_empty",
    "drawing_zone", "earn_turn", "end_loop", "event_of_deck", "hand_over", "has", "in_play", "into_hand", "leaves",
    "lifted", "look_at", "lose_by_card", "owner", "payer", "plain_fields", "price", "second_of", "shuffled_by",
    "skips_turn", "sorted_zones", "stays", "takes_damage",
})  # fmt: skip


def check_overriding(table_class: type[Any]) -> None:
    """Raises TypeError if a table overrides a name of its base classes that is not a hook.

    Names that are overridden on purpose are listed in `overrides` of the class.
    """
    lineage = table_class.__mro__[: table_class.__mro__.index(CardTable)]
    for kind in lineage:
        below = {name for base in kind.__mro__[1:-1] for name in vars(base)}
        meant = HOOKS | set(vars(kind).get("overrides", ()))
        taken = sorted(name for name in vars(kind) if name in below - meant and is_own(name))
        if taken:
            raise TypeError(
                f"{kind.__module__}.{kind.__name__} has a {taken[0]!r} of its own, which the kernel has already and "
                f"uses: call it otherwise, or name it in `overrides` if it is meant to do the same"
            )


def is_own(name: str) -> bool:
    """Whether a name is written in the source, and not Python's or the compiler's."""
    return not name.startswith("_") and name != "overrides"
