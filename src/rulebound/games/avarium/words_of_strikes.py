"""Other words for how much damage students and idols deal: more, doubled, or by their Defense."""

from __future__ import annotations

from typing import Final

BY_DEFENSE: Final = "equal to Defense instead of Combat"
OF_STRIKES: Final = (
    *[
        (f"{deals} no {kind}damage{end}", f"{deals} no fight damage{house}")
        for deals in ("deal", "deals")
        for kind in ("", "combat ", "fight ")
        for end, house in (
            (" this fight", " for that fight"),
            (" in this fight", " for that fight"),
            (" in that fight", " for that fight"),
            (" for that fight", " for that fight"),
            (" for this fight", " for that fight"),
            (" this turn", " until the end of the turn"),
            (" in fights", ""),
            (".", "."),
            (" until", " until"),
            (" as long as", " as long as"),
        )
        if (kind, end) not in (("fight ", "."), ("fight ", " until"), ("fight ", " as long as"))
    ],
    *[
        (f"{deals} {fight}damage {equal} {its}Defense {instead} {its_own}Combat", f"{deals} fight damage {BY_DEFENSE}")
        for deals in ("deal", "deals")
        for fight in ("", "fight ", "combat ")
        for its in ("my ", "its ", "their ", "")
        for its_own in ("my ", "its ", "their ", "")
        for equal in ("equal to", "with", "using")
        for instead in ("instead of", "rather than")
    ],
    *[
        (f"{deals} {fight}damage {equal} {its}Defense instead", f"{deals} fight damage {BY_DEFENSE}")
        for deals in ("deal", "deals")
        for fight in ("", "fight ", "combat ")
        for its in ("my ", "its ", "their ")
        for equal in ("equal to", "with")
    ],
    *[
        (f"{use} {its} Defense instead of {its} Combat in fights", f"{deals} fight damage {BY_DEFENSE}")
        for use, deals in (("use", "deal"), ("uses", "deals"))
        for its in ("my", "its", "their")
    ],
    *[
        (f"{deals} {so} damage to", f"{deals} {house} damage to")
        for deals in ("deal", "deals")
        for so, house in (
            ("twice as much", "double"),
            ("twice the", "double"),
            ("doubled", "double"),
            ("twice the normal", "double"),
            ("double fight", "double"),
            ("double combat", "double"),
            ("three times the", "triple"),
            *[(f"{n} {extra}", f"{n} more") for n in range(1, 6) for extra in ("additional", "extra", "more fight")],
            *[(f"an additional {n}", f"{n} more") for n in range(1, 6)],
            *[(f"an extra {n}", f"{n} more") for n in range(1, 6)],
        )
    ],
    *[
        (f"{mine} ... {doubled}.", "I deal double damage to ... .")
        for mine in ("my damage to", "damage I deal to", "the damage I deal to", "damage that I deal to")
        for doubled in ("is doubled", "doubles", "counts twice", "counts double")
    ],
    *[
        (f"{mine} ... is increased by {n}.", f"I deal {n} more damage to ... .")
        for mine in ("my damage to", "damage I deal to", "the damage I deal to")
        for n in range(1, 6)
    ],
    *[
        (f"{if_} I would deal damage to {one}, {double} instead.", f"I deal double damage to {many}.")
        for if_ in ("if", "when")
        for one, many in (
            ("an idol", "idols"),
            ("an enemy idol", "enemy idols"),
            ("a student", "students"),
            ("an enemy student", "enemy students"),
        )
        for double in (
            "double it",
            "deal double that damage",
            "I deal double that damage",
            "double that damage",
            "I deal twice that much",
            "deal twice that much",
        )
    ],
    *[
        (f"{if_} I would deal damage to {one}, {double}.", f"I deal double damage to {many}.")
        for if_ in ("if", "when")
        for one, many in (
            ("an idol", "idols"),
            ("an enemy idol", "enemy idols"),
            ("a student", "students"),
            ("an enemy student", "enemy students"),
        )
        for double in ("double it", "double that damage")
    ],
    *[
        (f"when I deal damage to {one}, double {it}.", f"I deal double damage to {many}.")
        for it in ("it", "that damage")
        for one, many in (("an idol", "idols"), ("an enemy idol", "enemy idols"), ("a student", "students"))
    ],
)
