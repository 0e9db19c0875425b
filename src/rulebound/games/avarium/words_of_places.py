"""Other words for where students go, and for how they stand there."""

from __future__ import annotations

from typing import Final

OF_HALLWAYS: Final = (
    *[
        (f"{put} ... {to} {whose} hallway", f"put ... into {house} hallway")
        for put in ("return", "put", "move", "send", "bounce")
        for to in ("to", "into", "in", "back to", "back into")
        for whose, house in (
            ("its player's", "its player's"),
            ("its owner's", "its player's"),
            ("its controller's", "its player's"),
            ("its", "its player's"),
            ("their player's", "its player's"),
            ("your", "your"),
            ("my", "your"),
            ("my player's", "your"),
        )
        if (put, to, whose) not in (("put", "into", "its player's"), ("put", "into", "your"))
    ],
    *[
        (f"{put} ... {to} {whose}", "put ... into their players' hallways")
        for put in ("return", "put", "move", "send")
        for to in ("to", "into", "back to")
        for whose in (
            "their players' hallways",
            "their players' hallway",
            "their owners' hallways",
            "their hallways",
            "their player's hallway",
            "the hallways of their players",
        )
        if (put, to, whose) != ("put", "into", "their players' hallways")
    ],
    ("put me into my hallway", "put me into my hallway"),
    ("return me to my hallway", "put me into my hallway"),
    ("return me to the hallway", "put me into my hallway"),
    ("return me to its player's hallway", "put me into my hallway"),
)
ENTERING: Final = (
    *[
        (f"I {enter} with {n} ... {counter}{on_me}.", f"I join with {n} ... {counter} on me.")
        for enter in ("enter", "enter play", "enter my class", "join my class", "join your class", "join")
        for n, counter in (("a", "counter"), *[(n, "counters") for n in ("two", "three", "four", "five", "six")])
        for on_me in (" on me", "")
        if (enter, on_me) != ("join", " on me")
    ],
    *[
        (f"^{students} {enter} exhausted.", f"when {one} joins their class, exhaust it.")
        for students, one in (
            ("enemy students", "an enemy student"),
            ("enemies' students", "an enemy student"),
            ("students your enemies recruit", "an enemy student"),
            ("students enemies recruit", "an enemy student"),
        )
        for enter in (
            "join their class",
            "join their classes",
            "enter",
            "join",
            "enter their class",
            "enter play",
            "join their player's class",
        )
    ],
)
TURNED: Final = (  # exhausted and readied
    ("I become exhausted", "I am exhausted"),
    ("becomes exhausted", "is exhausted"),
    ("become exhausted", "are exhausted"),
    ("I become ready", "I am readied"),
    ("I become readied", "I am readied"),
    ("becomes ready", "is readied"),
    ("becomes readied", "is readied"),
    *[(f"{when} I ready,", "when I am readied,") for when in ("when", "whenever")],
    *[
        (f"{when} {one} {who} readies,", f"when {one} {who} is readied,")
        for when in ("when", "whenever")
        for one in ("a", "another", "an enemy")
        for who in ("student", "student in your class", "student in my class")
    ],
)
GONE: Final = (  # out of a class
    *[
        (f"I {leave}{end}", f"I leave my class{end}")
        for leave in ("leave play", "leave the class", "leave your class", "leave a class", "leave")
        for end in (",", " or", " and")
    ],
    *[
        (f"{who} in {my} class leaves{gone},", f"{who} leaves {my} class,")
        for who in ("student", "students", "idol or student")
        for my in ("your", "my")
        for gone in (" play", "", " it", " the class", " your class")
    ],
    *[
        (f"{who} leaves {gone},", f"{who} leaves their class,")
        for who in ("an enemy student", "an enemy Delinquent student", "an enemy Paragon student")
        for gone in ("play", "its class", "the class", "its player's class", "an enemy's class")
    ],
    ("a student leaves an enemy's class", "an enemy student leaves their class"),
)
OF_PLACES: Final = (*OF_HALLWAYS, *ENTERING, *TURNED, *GONE)
