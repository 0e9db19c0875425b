"""Words of dice that are read as those of the house."""

from __future__ import annotations

from typing import Final

DICE: Final = (
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
