"""Other words for costs: what is paid besides, more and less, and what is free."""

from __future__ import annotations

from typing import Final

PAID_BESIDES: Final = (
    *[
        (f"you may pay {more}", f"you may pay {n}")
        for n in range(1, 10)
        for more in (f"{n} more", f"an additional {n}", f"an extra {n}", f"{n} additional", f"{n} extra")
    ],
    ("^as an additional cost, you may", "you may"),
    ("^as an additional cost to play this, you may", "you may"),
    ("^as an additional cost to complete this, you may", "you may"),
)

COSTS: Final = (
    *[
        (f"{cards} cost {n} {way}", f"{cards} cost {n} {paid if n == 1 or paid == 'Will' else 'Shards'} {way}")
        for cards, paid in (("spells", "Will"), ("items", "Shard"))
        for n in range(1, 6)
        for way in ("less", "more")
    ],
)

OF_THE_FIRST: Final = (
    *[
        (f"your {nth} {kind} each turn costs", f"the {nth} {kind} you complete each turn costs")
        for nth in ("first", "second", "third")
        for kind in ("spell", "item")
    ],
    ("your next ... costs", "the next ... you complete costs"),
)

COSTS_OF_OTHERS: Final = (
    *[
        pair
        for cards in ("spells", "items")
        for pair in (
            (f"{cards} cost each other player ...", f"other players' {cards} cost ..."),
            (f"{cards} cost other players ...", f"other players' {cards} cost ..."),
            (f"{cards} of other players cost", f"other players' {cards} cost"),
        )
    ],
)

FREE: Final = (
    ("for free", "without paying its cost"),
    ("free of charge", "without paying its cost"),
    ("without paying for it", "without paying its cost"),
    ("ignoring its cost", "without paying its cost"),
    *[(f"paying ... less{end}", f"for ... less{end}".replace(",", "")) for end in (".", ", and", " and")],
    *[(f", paying ... less{end}", f"for ... less{end}".replace(",", "")) for end in (".", ", and", " and")],
)
