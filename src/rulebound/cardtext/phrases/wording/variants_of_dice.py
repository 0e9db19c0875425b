"""Words of dice that are read as those of the house."""

from __future__ import annotations

from typing import Final

SAME: Final = "if both dice show the same number"
ALIKE: Final = (  # what is said of two dice, with 'if' before it
    "both show the same number", "both are the same", "both are the same number", "both match", "both dice match",
    "both dice are the same", "the dice match", "they match", "they show the same number", "they are the same",
    "they are the same number", "the dice show the same number", "the dice are the same", "the numbers match",
    "the results match", "the results are the same", "the numbers are the same", "you roll doubles",
    "you roll a double", "you rolled doubles", "you rolled a double", "it is a double", "it's a double", "doubles",
    "they are equal",
    "both numbers are the same", "both results are the same", "both rolls are the same", "the dice are equal",
    "it's doubles", "both show the same", "they're the same", "both have the same number",
)  # fmt: skip


DICE: Final = (
    *[(f"if you rolled a {n}", f"if you roll {n}") for n in range(1, 7)],
    ("if you rolled", "if you roll"),
    ("if they rolled", "if they roll"),
    ("rolls a die. if you roll", "rolls a die. if they roll"),
    ("rolls a die. ... if you roll", "rolls a die. ... if they roll"),
    *[
        (f"{roll} a die. if {shows}", f"{roll} a die. if {who} roll")
        for roll, who in (("roll", "you"), ("rolls", "they"))
        for shows in (
            "the result is",
            "the result is a",
            "it is",
            "it is a",
            "it shows",
            "it shows a",
            "the die shows",
            "the die shows a",
            "the number is",
            "that player rolls",
            "that player rolls a",
            "the roll is",
        )
    ],
    *[
        (f"keep the {one}", f"keep the {house}")
        for house, others in (
            ("highest", ("higher", "better", "best", "greater")),
            ("lowest", ("lower", "worse", "worst")),
        )
        for other in others
        for one in (
            other,
            f"{other} one",
            f"{other} die",
            f"{other} result",
            f"{other} roll",
            f"{house} one",
            f"{house} die",
            f"{house} result",
            f"{house} roll",
        )
    ],
    *[
        (
            f"roll two dice. ... equal to the {one}",
            f"roll two dice and keep the {house}. ... equal to the number rolled",
        )
        for house, other in (("highest", "higher"), ("lowest", "lower"))
        for one in (
            other,
            f"{other} one",
            f"{other} result",
            f"{other} roll",
            f"{other} die",
            f"{other} number",
            house,
            f"{house} result",
            f"{house} roll",
            f"{house} die",
            f"{house} number",
        )
    ],
    ("dice and add them", "dice"),
    ("dice and add them together", "dice"),
    ("dice and add the results", "dice"),
    ("roll a die twice and", "roll two dice and"),
    ("roll 2d6", "roll two dice"),
    ("roll 3d6", "roll three dice"),
    ("roll 1d6", "roll a die"),
    ("roll a d6", "roll a die"),
    *[
        (f"equal to the {total}", "equal to the number rolled")
        for total in (
            "total",
            "sum",
            "total rolled",
            "sum of the dice",
            "total of the dice",
            "sum rolled",
            "kept die",
            "die kept",
            "number kept",
            "kept number",
            "result kept",
        )
    ],
    ("the total is", "you roll"),
    ("the sum is", "you roll"),
    *[(f"if {alike}", SAME) for alike in ALIKE],
    *[
        (f"if {three}", "if all dice show the same number")
        for three in (
            "all three show the same number",
            "all three dice show the same number",
            "all three match",
            "you roll triples",
            "all of them show the same number",
            "all show the same number",
            "all match",
            "all dice match",
            "all three are the same",
            "all dice are the same",
        )
    ],
    *[
        (f"if {they}", "if both dice show different numbers")
        for they in (
            "they differ",
            "they are different",
            "the numbers are different",
            "both show different numbers",
            "they show different numbers",
            "the dice show different numbers",
            "the dice are different",
        )
    ],
    *[
        (f"if {one} {shows}", "if at least one die shows")
        for one in (
            "either",
            "either die",
            "one of them",
            "any of them",
            "any die",
            "either of them",
            "a die",
            "at least one",
            "at least one of them",
            "one die",
            "one of the dice",
            "any of the dice",
            "one or both",
            "one or more dice",
        )
        for shows in ("shows", "show", "is", "comes up", "rolled")
    ],
    *[(f"if both {show}", "if both dice show") for show in ("show", "are", "dice are")],
    *[
        (f"for each {die} {shows}", "for each die that shows")
        for die in ("die", "of them", "of these dice", "of those dice")
        for shows in ("showing", "that shows", "that is")
    ],
    *[
        (f"for each {n}{rolled}", f"for each die that shows a {n}")
        for n in range(1, 7)
        for rolled in (" rolled", " you rolled", " you roll", ".", " shown")
        if rolled != "."
    ],
    *[
        (f"for each {n} or {way} {rolled}", f"for each die that shows {n} or {way}")
        for n in range(2, 6)
        for way in ("more", "less")
        for rolled in ("rolled", "you rolled", "you roll")
    ],
    ("reroll the die", "reroll it"),
    ("reroll that die", "reroll it"),
    ("roll it again", "reroll it"),
    ("roll the die again", "reroll it"),
    ("roll that die again", "reroll it"),
    ("reroll once", "reroll it"),
    ("reroll the dice", "reroll them"),
    ("reroll both dice", "reroll them"),
    ("roll them again", "reroll them"),
)
