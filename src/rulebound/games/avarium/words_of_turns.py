"""Other words for what players have done in a turn."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.belonging import CLUBS
from rulebound.games.avarium.card import FACTIONS, GENDERS

NOT_ATTACKED: Final = ("did not attack", "didn't attack", "have not attacked", "haven't attacked", "made no attacks")
ATTACKED: Final = ("attacked", "have attacked", "fought", "have fought", "started a fight", "have started a fight")
NOT_FOUGHT: Final = (
    "did not fight",
    "didn't fight",
    "have not fought",
    "declared no fights",
    "have declared no fights",
)
COUNTS: Final = (
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "fifteen",
    "twenty",
)  # fmt: skip
OF_TURNS: Final = (
    *[
        (f"{verb} {the} of", "use the ability of" if verb in ("use", "activate") else "uses the ability of")
        for verb in ("use", "activate", "uses", "activates")
        for the in ("the ability", "the abilities", "an ability", "any ability")
        if (verb, the) not in (("use", "the ability"), ("uses", "the ability"))
    ],
    *[(f"you {said} this turn", "you have not declared a fight this turn") for said in (*NOT_ATTACKED, *NOT_FOUGHT)],
    *[(f"you {said} this turn", "you have declared a fight this turn") for said in ATTACKED],
    *[
        (f"you {said} {none} {time}", f"you have not {done} a {noun} {time}")
        for noun, do, done in (("student", "recruit", "recruited"), ("scheme", "play", "played"))
        for none in (f"a {noun}", f"any {noun}s")
        for said in (f"did not {do}", f"didn't {do}", f"have not {done}", f"haven't {done}")
        for time in ("this turn", "this game")
    ],
    *[
        (f"you {have}{done} no {noun}{s} {time}", f"you have not {done} a {noun} {time}")
        for noun, done in (("student", "recruited"), ("scheme", "played"))
        for have in ("", "have ")
        for s in ("", "s")
        for time in ("this turn", "this game")
    ],
    *[
        (f"{who} {done} ... {time}", f"{who} {have} {done} ... {time}")
        for who, have in (("you", "have"), ("an enemy", "has"))
        for done in ("recruited", "played")
        for time in ("this turn", "this game")
    ],
    *[
        (
            f"when you recruit {a} {nth} student {each} turn,",
            f"once each turn, when you recruit a student, if you have recruited {n} or more students this turn,",
        )
        for nth, n in (("second", "two"), ("third", "three"), ("fourth", "four"))
        for a in ("a", "the", "your")
        for each in ("in a", "in one", "in the same", "of a", "of the", "this", "each")
    ],
    *[
        (f"have {done} {total}{n} {noun}s {time}", f"have {done} {n} or more {noun}s {time}")
        for noun, done in (("student", "recruited"), ("scheme", "played"))
        for total in ("", "a total of ", "at least ")
        for n in COUNTS[1:]
        for time in ("this turn", "this game")
    ],
    *[
        (f"you win if you recruited {n} students", f"you win if you have recruited {n} or more students")
        for n in COUNTS
    ],
    *[
        (
            f"you win when you have recruited {n} students",
            f"you win if you have recruited {n} or more students this game",
        )
        for n in COUNTS
    ],
    *[
        (f"have recruited another{kin} student {time}", f"have recruited one or more other{kin} students {time}")
        for kin in ("", *[f" {kin}" for kin in (*CLUBS, *FACTIONS, *GENDERS)])
        for time in ("this turn", "this game")
    ],
    *[
        (
            f"{turn} with {n}{more} cards {in_hand}{alike}",
            f"{turn} while there are {n} or more different costs among cards in your hand",
        )
        for turn in ("you start your turn",)
        for n in COUNTS[1:]
        for more in ("", " or more")
        for in_hand, alike in (
            ("in your hand, no two ", "with the same cost"),
            ("in your hand, no two of them ", "with the same cost"),
            ("in your hand ", "with different costs"),
            ("with different costs ", "in your hand"),
            ("in your hand that all have different costs", ""),
            ("of different costs ", "in your hand"),
        )
    ],
    *[
        (f"you have {n}{more} cards {said}", f"there are {n} or more different costs among cards in your hand")
        for n in COUNTS[1:]
        for more in ("", " or more")
        for said in (
            "with different costs in your hand",
            "in your hand with different costs",
            "of different costs in your hand",
            "in your hand, no two with the same cost",
        )
    ],
    *[
        (f"for each {kin}{student} {put} this way", f"for each {kin} student returned this way")
        for kin in (*CLUBS, *FACTIONS)
        for student in ("", " student")
        for put in ("put there", "put on the bottom of the School", "returned")
    ],
    *[(f"for each student {put} this way", "for each student returned this way") for put in ("put there", "moved")],
    *[
        (
            f"no{kind} {were} {done} this turn",
            f"{'an' if 'enemy' in kind else 'a'}{kind.removesuffix('s')} has not been {done} this turn",
        )
        for kind, were in (
            (" student", "was"),
            (" students", "were"),
            (" student", "has been"),
            (" students", "have been"),
            (" enemy students", "were"),
            (" enemy student", "was"),
        )
        for done in ("expelled", "exhausted")
    ],
)
