"""Other words for Combat and Defense: swapped, doubled, halved or set, and damage equal to them."""

from __future__ import annotations

from typing import Final

SWAPPED: Final = (
    *[
        (f"{one} and {other} {swap} {their}Combat", f"swap the Combat of {one} and {other}")
        for one, other in (("the attacker", "the defender"), ("target ...", "target ..."), ("target ...", "the ..."))
        for swap in ("swap", "exchange", "switch", "trade")
        for their in ("their ", "")
    ],
    *[
        (f"{said}", "swap the Combat of me and")
        for swap in ("swap", "exchange", "switch", "trade")
        for said in (
            f"I {swap} Combat with",
            f"{swap} my Combat with the Combat of",
            f"{swap} my Combat and the Combat of",
            f"{swap} my Combat with that of",
            f"{swap} Combat with",
        )
    ],
    *[
        (f"{swap} my Combat {and_} {who}'s Combat", f"swap the Combat of me and {who}")
        for swap in ("swap", "exchange", "switch", "trade")
        for and_ in ("and", "with")
        for who in (
            "the defender",
            "the attacker",
            "target student",
            "target enemy student",
            "target idol",
            "target attacking student",
            "target defending student",
        )
    ],
)

CHANGED: Final = (
    *[
        (f"deal damage equal to my {stat} to ...{end}", f"deal damage to ... equal to my {stat}{end}")
        for stat in ("Combat", "Defense")
        for end in (".", ",", " and")
    ],
    *[
        (f"{does} {who}'s {stat}", f"{does} the {stat} of {who}")
        for does in ("double", "halve")
        for who in ("the attacker", "the defender")
        for stat in ("Combat", "Defense")
    ],
    *[
        (f"my {stat} {becomes}", f"the {stat} of me becomes")
        for stat in ("Combat", "Defense")
        for becomes in ("becomes", "is set to")
    ],
    *[
        (f"{who}'s {stat} becomes", f"the {stat} of {who} becomes")
        for who in ("the attacker", "the defender")
        for stat in ("Combat", "Defense")
    ],
)
