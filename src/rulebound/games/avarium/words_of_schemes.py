"""Other words for schemes, their targets and what is cancelled."""

from __future__ import annotations

from typing import Final

OF_SCHEMES: Final = (
    *[
        (f"when {what} {is_played},", f"when a player plays {what},")
        for what in ("a scheme", "a SURPRISE scheme")
        for is_played in ("is played", "gets played")
    ],
    ("enemies' schemes cost ... reputation", "schemes cost each enemy ... reputation"),
    ("the first scheme each turn cannot", "the first scheme you play each turn cannot"),
    ("the first scheme each turn can't", "the first scheme you play each turn cannot"),
    *[
        (f"{targets} {what} with {by}", f"when I {become} the target of {house}")
        for what, become in (("me", "become"),)
        for targets, by, house in (
            ("when an enemy targets", "a scheme", "an enemy scheme"),
            ("whenever an enemy targets", "a scheme", "an enemy scheme"),
        )
    ],
    *[
        (f"{when} {who} targets me,", f"when I become the target of {who},")
        for when in ("when", "whenever")
        for who in ("an enemy", "a scheme", "an enemy scheme")
    ],
    *[
        (f"{when} I am targeted by {who},", f"when I become the target of {who},")
        for when in ("when", "whenever")
        for who in ("an enemy", "a scheme", "an enemy scheme")
    ],
    *[
        (f"change the {target} of {what}{end}", f"choose {new} for {what}{end}")
        for target, new in (("target", "a new target"), ("targets", "new targets"))
        for what in ("target scheme", "target enemy scheme", "it", "that scheme", "target SURPRISE scheme")
        for end in (".", " to another target.", ",")
    ],
    ("change its target.", "choose a new target for it."),
    ("change its targets.", "choose new targets for it."),
    ("change target scheme's target", "choose a new target for target scheme"),
    ("change target scheme's target to another", "change the target of target scheme to another"),
    ("change its target to another", "change the target of it to another"),
    ("redirect target scheme", "choose a new target for target scheme"),
    *[(f"counter {what}", f"cancel {what}") for what in ("target", "a scheme", "a SURPRISE", "that scheme", "it")],
    *[
        (f"you {have} {n} {cards} in your {size}.", f"your maximum {size} size is {number}.")
        for size, cards in (("class", "students"), ("hand", "cards"), ("hand", "schemes"))
        for number, n in enumerate(("five", "six", "seven", "eight", "nine", "ten"), 5)
        for have in ("can have", "may have", "can have up to", "may have up to", "can keep", "may keep", "may hold")
    ],
    *[
        (f"schemes {whose} play cost ... {way}.", f"schemes cost each enemy ... {way}.")
        for whose in ("your enemies", "enemies", "other players", "your opponents")
        for way in ("more", "less")
    ],
    ("canceled", "cancelled"),
    *[
        (f"{what} {costs} {n} {way}{end}", f"{what} {costs} {n} Reputation {way}{end}")
        for what, costs in (
            ("this turn", "costs"),
            ("each turn", "costs"),
            ("you recruit", "cost"),
            ("you play", "cost"),
            ("your schemes", "cost"),
            ("enemies' schemes", "cost"),
        )
        for n in range(1, 6)
        for way in ("less", "more")
        for end in (".", " to recruit", " to play")
    ],
    *[
        (f"your first {kind} each turn {cannot} be", f"the first {kind} you play each turn cannot be")
        for kind in ("scheme", "SURPRISE scheme")
        for cannot in ("cannot", "can't")
    ],
    ("this scheme cannot be cancelled", "this cannot be cancelled"),
    ("this scheme cannot be canceled", "this cannot be cancelled"),
    *[
        (f"{whose}{kind} {cannot} be {cancelled}", f"{kind} {by} cannot be cancelled")
        for whose, by in (
            ("your ", "you play"),
            ("your enemies' ", "enemies play"),
            ("enemies' ", "enemies play"),
            ("enemy ", "enemies play"),
            ("all ", "players play"),
            ("", "players play"),
        )
        for kind in ("schemes", "SURPRISE schemes")
        for cannot in ("cannot", "can't")
        for cancelled in ("cancelled", "canceled")
    ],
    ("enemy schemes cost ... reputation", "schemes cost each enemy ... reputation"),
    ("your schemes cost ... reputation", "schemes cost you ... reputation"),
    ("your first scheme each turn costs", "the first scheme you play each turn costs"),
    ("your second scheme each turn costs", "the second scheme you play each turn costs"),
    *[
        (f"{whose} {nth} {kind} each turn costs", f"the {nth} {kind} {who} {plays} each turn costs")
        for nth in ("first", "second", "third")
        for kind, plays in (("scheme", "plays"), ("SURPRISE scheme", "plays"), ("student", "recruits"))
        for whose, who in (
            ("each enemy's", "each enemy"),
            ("enemies'", "each enemy"),
            ("an enemy's", "each enemy"),
            ("your enemies'", "each enemy"),
            ("each player's", "each player"),
            ("every enemy's", "each enemy"),
        )
    ],
    *[
        (f"your {nth} {kind} each turn costs", f"the {nth} {kind} you {plays} each turn costs")
        for nth in ("first", "second", "third")
        for kind, plays in (("SURPRISE scheme", "play"), ("student", "recruit"))
    ],
    *[
        (f"the {nth} {kind} {theirs} each turn costs", f"the {nth} {kind} {who} {plays} each turn costs")
        for nth in ("first", "second", "third")
        for kind, play, plays in (("scheme", "play", "plays"), ("student", "recruit", "recruits"))
        for theirs, who in (
            (f"that each enemy {plays}", "each enemy"),
            (f"an enemy {plays}", "each enemy"),
            (f"enemies {play}", "each enemy"),
            (f"each of your enemies {plays}", "each enemy"),
            (f"players {play}", "each player"),
            (f"a player {plays}", "each player"),
        )
    ],
    *[
        (
            f"{who} {pays} {n} more reputation for {their} first {kind} each turn",
            f"the first {kind} {who} {plays} each turn costs {n} Reputation more",
        )
        for who, pays, their in (("each enemy", "pays", "their"), ("each player", "pays", "their"))
        for n in range(1, 4)
        for kind, plays in (("scheme", "plays"), ("student", "recruits"))
    ],
    (
        "^for each enemy, the first scheme they play each turn costs",
        "the first scheme each enemy plays each turn costs",
    ),
    (
        "the first scheme each turn costs each enemy ... more.",
        "the first scheme each enemy plays each turn costs ... more.",
    ),
    ("each turn costs nothing.", "each turn costs 10 Reputation less."),
    ("each turn is free.", "each turn costs 10 Reputation less."),
    ("enemies' students cost ... to recruit", "students cost each enemy ... to recruit"),
    ("your enemies' students cost ... to recruit", "students cost each enemy ... to recruit"),
    *[
        (f"{who} pay ... {way} to recruit students.", f"students cost each enemy ... {way} to recruit.")
        for who in ("enemies", "your enemies")
        for way in ("more", "less")
    ],
    ("schemes during a fight", "schemes during fights"),
    ("by enemies' schemes", "by enemy schemes"),
    ("the target of enemy schemes", "targeted by enemy schemes"),
    ("by an enemy's scheme", "by an enemy scheme"),
)
