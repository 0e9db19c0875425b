"""Other words for parties of fights: who supports whom, who is alone, and fights that end before any damage."""

from __future__ import annotations

from typing import Final

ENDS: Final = ("for that fight", "for this fight", "until the end of the fight", "until the end of that fight")
OF_IDOLS: Final = (
    "when an enemy attacks your idol", "when your idol is attacked", "when your idol is being attacked",
    "if your idol is defending", "if your idol is attacked", "if an enemy attacks your idol",
    "if your idol is the defender", "if your idol is being attacked", "while your idol is defending",
    "while your idol is attacked", "when your idol is defending", "if your idol is under attack",
)  # fmt: skip
OF_STUDENTS: Final = (
    "when an enemy attacks a student in your class", "when a student in your class is attacked",
    "when one of your students is attacked", "if a student in your class is defending",
    "if a student in your class is attacked", "when an enemy attacks one of your students",
    "when a student in your class is defending", "if one of your students is defending",
)  # fmt: skip
OF_ATTACKS: Final = (
    "when a student in your class attacks", "when a student in your class is attacking",
    "if a student in your class is attacking", "when you attack", "when you are attacking",
)  # fmt: skip
OF_DEFENCE: Final = (
    "when you are attacked",
    "when an enemy attacks",
    "when an enemy attacks you",
    "if you are attacked",
)
OF_PARTIES: Final = (
    *[
        (f"{use} only {said}.", f"use this scheme only if {house}.")
        for use in ("use this scheme", "play this", "play this scheme", "use this", "play me", "cast this")
        for when, house in (
            (OF_IDOLS, "an idol in your class is being attacked"),
            (OF_STUDENTS, "a student in your class is being attacked"),
            (OF_ATTACKS, "there is an attacking student in your class"),
            (OF_DEFENCE, "an idol or student in your class is being attacked"),
        )
        for said in when
    ],
    *[
        (f"{use} only {said}. {it} ", f"use this scheme only if {house}. the defender ")
        for use in ("use this scheme", "play this", "play this scheme")
        for when, house in (
            (OF_IDOLS, "an idol in your class is being attacked"),
            (OF_STUDENTS, "a student in your class is being attacked"),
        )
        for said in when
        for it in ("it", "that student", "that idol", "the attacked student")
    ],
    *[
        (f"{use} only {said}", f"use this scheme only {said}")
        for use in ("play this", "play this scheme")
        for said in ("during a fight", "during your turn", "if")
    ],
    ("the fight ends.", "end the fight."),
    ("end this fight.", "end the fight."),
    ("end that fight.", "end the fight."),
    ("end the current fight.", "end the fight."),
    ("cancel the fight.", "end the fight."),
    ("cancel this fight.", "end the fight."),
    ("cancel the attack.", "end the fight."),
    ("end the attack.", "end the fight."),
    ("support a defence", "support a defense"),
    ("supports a defence", "supports a defense"),
    ("support an attacking student,", "support a student in an attack,"),
    ("support an attacker,", "support an attack,"),
    ("support the attacker,", "support an attack,"),
    ("I support an attack, the leader", "I support an attack, the attacker"),
    ("I support an attack, its leader", "I support an attack, the attacker"),
    ("I support an attack, the leader of the attack", "I support an attack, the attacker"),
    ("I support an attack, that student", "I support an attack, the attacker"),
    *[(f"the leader {where}", "the attacker") for where in ("I support", "I am supporting", "it supports")],
    *[
        (f"^when {a}{kind} {where}{attacks} alone, it gets ... {end}.", f"{kinds} {where}attacking alone have ... .")
        for a in ("a ", "an ")
        for kind, kinds in (("student", "students"), ("idol or student", "idols and students"))
        for where in ("in my class ", "in your class ")
        for attacks in ("attacks", "leads an attack")
        for end in ENDS
    ],
    *[
        (
            f"^when {who} in my class {attacks} alone, it gets ... {end}.",
            f"{house} in my class attacking alone have ... .",
        )
        for who, house in (("another student", "other students"), ("one of my students", "students"))
        for attacks in ("attacks", "leads an attack")
        for end in ENDS
    ],
    *[
        (
            f"^idols and students in my class have ... {when} they {attack} alone.",
            "idols and students in my class attacking alone have ... .",
        )
        for when in ("as long as", "while", "when")
        for attack in ("are attacking", "attack")
    ],
    *[
        (
            f"^students in my class have ... {when} they {attack} alone.",
            "students in my class attacking alone have ... .",
        )
        for when in ("as long as", "while", "when")
        for attack in ("are attacking", "attack")
    ],
    *[
        (f"{cannot} {support}{end}", f"cannot support fights for that fight{stop}")
        for cannot in ("cannot", "can't")
        for support in (
            "assign a supporter",
            "assign supporters",
            "assign any supporter",
            "assign any supporters",
            "support this fight",
            "support that fight",
            "support the fight",
            "be supported",
            "assign support",
            "add a supporter",
        )
        for end, stop in (
            (".", "."),
            (" to this fight.", "."),
            (" to that fight.", "."),
            (" to the fight.", "."),
            (" in this fight.", "."),
            (" in that fight.", "."),
            (" for that fight.", "."),
            (" for this fight.", "."),
            (" against me.", "."),
            (" this fight.", "."),
        )
    ],
)
