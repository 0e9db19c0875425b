"""Other words for the Start Phase, and for Merit that is paid in place of Reputation."""

from __future__ import annotations

from typing import Final

HOUSE: Final = "during the Start Phase"
PHASES: Final = (
    "during their start phase",
    "during their start phases",
    "during its player's start phase",
    "during their player's start phase",
    "during their players' start phases",
    "during your start phase",
    "during my start phase",
    "during my player's start phase",
    "during each enemy's start phase",
    "in their start phase",
    "in the start phase",
    "at the start of their turn",
    "at the start of your turn",
    "during their ready step",
    "during the ready step",
    "normally",
)
NOT_READY: Final = ("do not ready", "does not ready")
MERIT: Final = "Merit instead of Reputation to recruit students."
PAYS: Final = ("pay", "lose", "spend")
OF_PHASES: Final = (
    *[(f"{not_ready} {phase}", f"{not_ready} {HOUSE}") for not_ready in NOT_READY for phase in PHASES],
    *[(f"don't ready {phase}", f"do not ready {HOUSE}") for phase in PHASES],
    *[(f"doesn't ready {phase}", f"does not ready {HOUSE}") for phase in PHASES],
    *[
        (f"{not_ready}{end}", f"{house} {HOUSE}{end}")
        for not_ready, house in (
            ("do not ready", "do not ready"),
            ("don't ready", "do not ready"),
            ("does not ready", "does not ready"),
            ("doesn't ready", "does not ready"),
        )
        for end in (".", " as long as", " while", " unless")
    ],
    *[
        (f"{who} {cannot} ready more than ... {phase}", f"{house} cannot ready more than ... {HOUSE}")
        for who, house in (
            ("each enemy", "enemies"),
            ("enemies", "enemies"),
            ("each player", "players"),
            ("players", "players"),
            ("you", "you"),
        )
        for cannot in ("cannot", "can't")
        for phase in (*PHASES, HOUSE.lower())
    ],
    *[
        (f"{who} {only} ready {only_two} ... {phase}", f"{house} cannot ready more than ... {HOUSE}")
        for who, house in (("each enemy", "enemies"), ("enemies", "enemies"), ("each player", "players"))
        for only, only_two in (("can", "only"), ("can only", "up to"), ("can", "at most"), ("may", "only"))
        for phase in (*PHASES, HOUSE.lower())
    ],
    *[
        (said.format(pay), f"you may pay {n} {MERIT}")
        for pay in PAYS
        for n in range(1, 10)
        for said in (
            f"^if you would recruit a student, you may {{}} {n} Merit instead of its cost.",
            f"^if you would recruit a student, you may {{}} {n} Merit instead.",
            f"^when you recruit a student, you may {{}} {n} Merit instead of its cost.",
            f"^when you recruit a student, you may {{}} {n} Merit instead of paying its cost.",
            f"^when you recruit a student, you may {{}} {n} Merit instead of Reputation.",
            f"^you may {{}} {n} Merit instead of a student's cost to recruit it.",
            f"^you may {{}} {n} Merit instead of paying a student's cost.",
            f"^you may {{}} {n} Merit rather than pay a student's cost.",
            f"^you may {{}} {n} Merit instead of a student's cost.",
            f"^you may recruit students for {n} Merit instead of their cost.",
        )
    ],
    *[
        (said, f"you may pay {MERIT}")
        for said in (
            "^you may recruit students by paying Merit instead of Reputation.",
            "^you may recruit students with Merit instead of Reputation.",
            "^you may pay Merit instead of Reputation when recruiting students.",
            "^you may pay Merit instead of Reputation when you recruit students.",
            "^you may pay Merit instead of Reputation when you recruit a student.",
            "^you may spend Merit instead of Reputation to recruit students.",
            "^you may pay for students with Merit instead of Reputation.",
            "^you may pay the cost of students with Merit.",
            "^you may recruit students for Merit instead of Reputation.",
            "^when you recruit a student, you may pay its cost in Merit instead of Reputation.",
            "^when you recruit a student, you may pay its cost with Merit.",
            "^when you recruit a student, you may pay Merit instead of Reputation.",
        )
    ],
    ("each player reveals the top card of their library", "each player reveals the top card of the Library"),
    *[
        (f"the player with the {most} {stat} ", f"the player who revealed the {most} {stat} ")
        for most in ("highest", "lowest")
        for stat in ("cost", "Combat", "Defense")
    ],
)
