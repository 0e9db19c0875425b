"""Other words for the clubs, factions and genders to which students belong, and for those that they share."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.belonging import CLUBS
from rulebound.games.avarium.card import FACTIONS, GENDERS

OF_BELONGING: Final = (
    *[
        (f"{who} {belong} {feature}", f"{who} {count} as being of every {feature}")
        for who, verbs, count in (
            ("I", ("count", "am", "belong"), "count"),
            ("it", ("counts", "is", "belongs"), "counts"),
            ("target student", ("counts", "is", "belongs"), "counts"),
        )
        for feature in ("club", "faction", "gender")
        for belong in (
            f"{verbs[0]} as a member of every",
            f"{verbs[0]} as a member of each",
            f"{verbs[0]} as being a member of every",
            f"{verbs[0]} as being in every",
            f"{verbs[0]} as in every",
            f"{verbs[0]} as every",
            f"{verbs[0]} as part of every",
            f"{verbs[1]} a member of every",
            f"{verbs[1]} a member of each",
            f"{verbs[1]} in every",
            f"{verbs[1]} of every",
            f"{verbs[1]} every",
            f"{verbs[2]} to every",
        )
    ],
    *[
        (f"{count} as {what}", f"{count} as being {kin}")
        for count in ("count", "counts")
        for kin in (*CLUBS, *FACTIONS, *GENDERS)
        for what in (f"{kin} students", f"a {kin} student", f"{kin}s")
    ],
    *[
        (f"{who} {have} the {features} of{every}", f"{who} {count} as being of the {features} of")
        for who, have, count in (("I", "have", "count"), ("it", "has", "counts"))
        for features in ("clubs", "factions", "genders")
        for every in ("", " all")
    ],
    *[
        (f"{of} {feature}{end}", f"of my {feature}")
        for feature in ("club", "faction", "gender")
        for of, end in (
            ("of the same", " as me"),
            ("in the same", " as me"),
            ("with the same", " as me"),
            ("that shares my", ""),
            ("in my", ""),
            ("that share my", ""),
            ("with my", ""),
            ("of the same", " as mine"),
        )
    ],
    *[
        (f"{it} {shares} {feature}", f"it is of my {feature}")
        for feature in ("club", "faction", "gender")
        for it, shares in (("it", "shares my"), ("it", "has my"), ("that student", "shares my"))
    ],
    *[
        (f"another student of my {feature} joins", f"another student in my class of my {feature} joins")
        for feature in ("club", "faction", "gender")
    ],
    *[
        (f"for each {feature} {among}{my} class", f"for each different {feature} among students in {my} class")
        for feature in ("gender", "club", "faction")
        for my in ("my", "your")
        for among in ("in ", "among students in ", "represented in ")
    ],
)
