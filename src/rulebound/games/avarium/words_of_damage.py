"""Other words for damage that is dealt, received and prevented."""

from __future__ import annotations

from typing import Final

DOES: Final = ("would", "receives", "is dealt", "takes", "is attacked", "wins", "loses", "leads", "supports", "deals")
DIVIDED: Final = tuple([
    f"damage{comma} {divided} among"
    for comma in ("", ",")
    for divided in ("divided", "divided as you choose", "divided as you like", "divided any way you choose", "split",
                    "split as you choose", "distributed", "distributed as you choose")
])  # fmt: skip
OF_DAMAGE: Final = (
    *[
        (f"{divided} {some}{these}", f"damage divided as you choose among any number of {these}")
        for divided in DIVIDED
        for some in ("", "all ", "any number of ", "any number of target ", "any ", "target ")
        for these in (
            "students",
            "enemy students",
            "ready students",
            "exhausted students",
            "ready enemy students",
            "exhausted enemy students",
            "enemy idols",
        )
    ],
    *[(divided, "damage divided as you choose among") for divided in DIVIDED],
    *[
        (f"{are} {done}{kind}damage", f"{house}{kind.replace('combat', 'fight')}damage")
        for are, done, house in (
            ("is", "dealt", "receives"),
            ("are", "dealt", "receive"),
            ("am", "dealt", "receive"),
            ("be", "dealt", "receive"),
            ("would", "take", "would receive"),
            ("I", "take", "I receive"),
        )
        for kind in (" ", " fight ", " combat ")
    ],
    ("takes damage", "receives damage"),
    ("takes fight damage", "receives fight damage"),
    ("combat damage", "fight damage"),
    ("damage in a fight", "fight damage"),
    ("I am damaged,", "I receive damage,"),
    ("is damaged,", "receives damage,"),
    ("I damage an", "I deal damage to an"),
    ("I damage a", "I deal damage to a"),
    *[
        (f"^when ... {by} me,", "when I deal damage to ... ,")
        for by in ("is dealt damage by", "receives damage from", "takes damage from", "is damaged by")
    ],
    *[
        (f"^when ... {by} me in a fight,", "when I deal fight damage to ... ,")
        for by in ("is dealt damage by", "receives damage from", "takes damage from", "is damaged by")
    ],
    *[
        (f"damage to {whom} in a fight,", f"fight damage to {whom},")
        for whom in ("an enemy idol", "an idol", "a student", "an enemy student")
    ],
    ("I deal damage to an enemy,", "I deal damage to an enemy idol,"),
    ("an enemy loses Merit in a fight with me,", "I deal fight damage to an enemy idol,"),
    *[
        (f"{gain} {what} equal to {much}", f"{gain} that much {what}")
        for gain in ("gain", "lose", "loses")
        for what in ("Merit", "Reputation")
        for much in ("the damage dealt", "that damage", "the damage", "the damage it dealt", "the damage I dealt")
    ],
    *[
        (f"prevent {all_of} damage", "prevent that damage")
        for all_of in ("all that", "all of that", "the", "all")
        if all_of != "all"
    ],
    *[
        (f"would receive damage{each}, I receive none instead", f"would receive damage{each}, prevent it")
        for each in ("", " each turn")
    ],
    *[
        (f"would receive damage{each}, I receive {n} less instead", f"would receive damage{each}, prevent {n} of it")
        for each in ("", " each turn")
        for n in range(1, 6)
    ],
    *[
        (f"would {be} {n} or more {kind}damage", f"would receive {n} or more {kind}damage")
        for be in ("be dealt", "take")
        for n in range(2, 10)
        for kind in ("", "fight ")
    ],
    *[
        (f"{my} idol {does}", f"an idol in {my} class {does}")
        for my in ("my", "your")
        for does in (
            "would",
            "receives",
            "is dealt",
            "takes",
            "is attacked",
            "wins",
            "loses",
            "leads",
            "supports",
            "deals",
        )
    ],
    *[
        (f"{to} {my} idol", f"{to} all idols in {my} class")
        for to in ("dealt to", "damage to")
        for my in ("my", "your")
    ],
    *[
        (
            f"prevent all {kind}damage {fight}.",
            "prevent all damage that would be dealt to all idols and students for that fight.",
        )
        for kind in ("", "fight ", "combat ")
        for fight in (
            "in this fight",
            "in that fight",
            "for that fight",
            "for this fight",
            "of this fight",
            "in the fight",
        )
    ],
    ("^prevent all damage that would be dealt to me.", "if I would receive damage, prevent that damage."),
    ("^prevent all damage dealt to me.", "if I would receive damage, prevent that damage."),
    ("^prevent all fight damage that would be dealt to me.", "if I would receive fight damage, prevent that damage."),
    *[
        (
            f"^prevent the first damage {would}dealt to me each turn.",
            "the first time I would receive damage each turn, prevent that damage.",
        )
        for would in ("that would be ", "")
    ],
    *[
        (
            f"^prevent the first {kind}damage {would}dealt to me.",
            f"the first time I would receive {kind}damage, prevent that damage.",
        )
        for kind in ("", "fight ")
        for would in ("that would be ", "")
    ],
    *[
        (f"I take {n} less {kind}{fights}.", f"if I would receive {house}, prevent {n} of that damage.")
        for n in range(1, 6)
        for kind, fights, house in (
            ("damage", "", "damage"),
            ("fight damage", "", "fight damage"),
            ("damage", " in fights", "fight damage"),
        )
    ],
    *[
        (f"when {who} an enemy idol in a fight,", "when I deal fight damage to an enemy idol,")
        for who in ("I damage", "I hit", "I hurt", "I wound")
    ],
)
