"""Words for all, or half, of what a player has of something, when it is taken or given."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = (
    "Shards",
    "Will",
    "Merit",
    "Reputation",
    "points",
    "life",
    "money",
    "Action Points",
    "Health Points",
)
WHO: Final = ("another player", "that player", "a player", "target enemy", "your opponent", "your target")
PARTS: Final = (("all", "all"), ("half", "half the"))
GIVING: Final = (
    *[
        (f"{take} {part}{of} {whose} {name}", f"take {house} {name} from {who}")
        for take in ("take", "steal")
        for part, house in PARTS
        for of in ("", " of")
        for name in RESOURCES
        for who, whose in (*[(who, f"{who}'s") for who in WHO], ("that player", "their"))
    ],
    *[
        (f"{take} {part}{the} {name} {of} {who}", f"take {house} {name} from {who}")
        for take in ("take", "steal")
        for part, house in PARTS
        for the in ("", " the", " of the")
        for name in RESOURCES
        for of in ("of", "from")
        for who in WHO
        if (take, f"{part}{the}", of) != ("take", house, "from")
    ],
    *[
        (f"give {part}{of} your {name} to {who}", f"give {who} {part} your {name}")
        for part in ("all", "half")
        for of in ("", " of")
        for name in RESOURCES
        for who in WHO
    ],
    *[
        (f"{gives} you {part} of their {name}", f"{gives} you {part} their {name}")
        for gives in ("give", "gives")
        for part in ("all", "half")
        for name in RESOURCES
    ],
    *[
        (f"{gives} {part}{of} their {name} to you", f"{gives} you {part} their {name}")
        for gives in ("give", "gives")
        for part in ("all", "half")
        for of in ("", " of")
        for name in RESOURCES
    ],
)
