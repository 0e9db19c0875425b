"""Other words for assignments that are completed, for what they cost, and for what casting actions give."""

from __future__ import annotations

from typing import Final

OF_ASSIGNMENTS: Final = (
    ("complete this only if", "play this only if"),
    ("complete this only as long as", "play this only if"),
    *[
        (
            f"this is the {nth} {kind} you {have}complete{d} this turn",
            f"this is the {nth} {said} you have completed this turn",
        )
        for nth in ("first", "second", "third")
        for kind, said in (("assignment", "card"), ("spell", "spell"), ("item", "item"), ("card", "card"))
        for have, d in (("", ""), ("have ", "d"), ("", "d"))
    ],
    *[
        (f"{actions} give {n} {way} {paid}", f"{actions} give {n} {paid} {way}")
        for actions, what in (("Collect Shard actions", "Shard"), ("Gain Will actions", "Will"))
        for n in range(1, 6)
        for way in ("more", "less")
        for paid in ((what, "Shards") if what == "Shard" else (what,))
    ],
    ("empty space on your slate", "empty space of your slate"),
    ("double the number of prestige tokens on", "double the Prestige tokens on"),
    *[
        (f"less, {but}{n}", f"less, but not less than {n}")
        for n in range(10)
        for but in (
            "but never less than ",
            "to a minimum of ",
            "but not below ",
            "but at least ",
            "minimum ",
            "down to a minimum of ",
            "but no less than ",
        )
    ],
    *[
        (said, f"you may spend {first} as if they were {other} to complete {cards}")
        for cards, first, other in (("spells", "Shards", "Will"), ("items", "Will", "Shards"))
        for said in (
            f"you may pay for {cards} with {first}",
            f"{cards} can be paid for with {first}",
            f"you can pay for {cards} with {first}",
            f"you may complete {cards} with {first}",
        )
    ],
)
