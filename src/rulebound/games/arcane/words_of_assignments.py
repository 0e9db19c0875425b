"""Other words for assignments that are completed, for what they cost, and for what casting actions give."""

from __future__ import annotations

from typing import Final

OF_ASSIGNMENTS: Final = (
    ("complete this only if", "play this only if"),
    ("complete this only as long as", "play this only if"),
    *[
        (
            f"this is the {nth} {kind} you {have}complete{d} this turn",
            f"this is the {nth} {said} you have completed this turn",
        )
        for nth in ("first", "second", "third")
        for kind, said in (("assignment", "card"), ("spell", "spell"), ("item", "item"), ("card", "card"))
        for have, d in (("", ""), ("have ", "d"), ("", "d"))
    ],
    *[
        (f"{actions} give {n} {way} {paid}", f"{actions} give {n} {paid} {way}")
        for actions, what in (("Collect Shard actions", "Shard"), ("Gain Will actions", "Will"))
        for n in range(1, 6)
        for way in ("more", "less")
        for paid in ((what, "Shards") if what == "Shard" else (what,))
    ],
    *[
        (f"{cards} cost you {n} {way} {paid}", f"your {cards} cost {n} {house} {way}")
        for cards, house_one, paid in (
            ("spells", "Will", "Will"),
            ("items", "Shard", "Shard"),
            ("items", "Shard", "Shards"),
        )
        for n in range(1, 6)
        for way in ("less", "more")
        for house in (house_one if n == 1 or house_one == "Will" else "Shards",)
    ],
    *[
        (f"puts {one} on {end} of the deck", f"returns {one} to {house} of the deck")
        for one in ("an item of theirs", "a spell of theirs")
        for end, house in (("top", "the top"), ("the top", "the top"), ("the bottom", "the bottom"))
    ],
    *[
        (f"assignments cost you {n} {way} will", f"your spells cost {n} Will {way}")
        for n in range(1, 6)
        for way in ("less", "more")
    ],
    *[
        (f"assignments cost you {n} will {way}", f"your spells cost {n} Will {way}")
        for n in range(1, 6)
        for way in ("less", "more")
    ],
    *[
        (f"for each {kind} you {have}, but", f"for each {kind} of yours, but")
        for kind in ("item", "spell", "tile", "placed tile")
        for have in ("have", "control")
    ],
    *[(f"( minimum {n} ).", f", but not less than {n}.") for n in range(1, 4)],
    ("empty space on your slate", "empty space of your slate"),
    ("double the number of prestige tokens on", "double the Prestige tokens on"),
    *[
        (f"{before}, {but}{n}{end}".strip(), f"{before}, but not less than {n}{end}".strip())
        for n in range(10)
        for before, end in (("less", ""), ("", "."))
        for but in (
            "but never less than ",
            "to a minimum of ",
            "but not below ",
            "but at least ",
            "minimum ",
            "down to a minimum of ",
            "but no less than ",
        )
    ],
    *[
        (said, f"you may spend {first} as if they were {other} to complete {cards}")
        for cards, first, other in (("spells", "Shards", "Will"), ("items", "Will", "Shards"))
        for said in (
            f"you may pay for {cards} with {first}",
            f"{cards} can be paid for with {first}",
            f"you can pay for {cards} with {first}",
            f"you may complete {cards} with {first}",
        )
    ],
    *[
        (f"{f_or} {half}{end}", f"for half its cost{end}")
        for f_or in ("for", "at", "paying", "by paying", ", paying")
        for half in ("half its cost", "half of its cost", "half cost", "half the cost", "half price", "half the price")
        for end in (".", ",", " and")
        if f"{f_or} {half}" != "for half its cost"
    ],
    *[
        (f"{start}{deal} {new}{end}", f"{stop}refill the public assignments{end}")
        for start, stop in ((" and ", " and "), (". ", ". "), (", then ", ", then "), (". then, ", ". then, "))
        for deal in ("deal", "reveal", "draw", "lay out", "turn up", "put out")
        for new in ("four new ones", "four new public assignments", "new ones", "new public assignments")
        for end in (".", ",")
    ],
    *[
        (f"{verb} {what}{end}", f"{verb} {what}{house}")
        for verb in ("shuffle",)
        for what in ("all public assignments", "all public assignments into the deck")
        for end, house in ((" and replace them.", " and refill the public assignments."),)
    ],
    *[
        (f"when this {is_} completed{end}", f"when you complete this{end}")
        for is_ in ("is", "gets")
        for end in (",", " or", " and")
    ],
    ("^then shuffle.", "then, shuffle the deck."),
    ("when this enters,", "when you complete this,"),
    *[
        (f"your maximum Will is {raised} by {n}.", f"your maximum Will is {n} {way}.")
        for n in range(1, 10)
        for raised, way in (("increased", "higher"), ("raised", "higher"), ("reduced", "lower"))
    ],
    *[
        (f"{verb} the public assignments{end}", f"{verb} all public assignments{end}")
        for verb in ("replace", "shuffle", "discard")
        for end in (".", " into the deck", " and", ",")
    ],
    *[
        (f"{put} all public assignments {into} the deck{end}", "shuffle all public assignments into the deck.")
        for put in ("put", "return")
        for into in ("into", "back into", "to", "in")
        for end in (" and shuffle it.", " and shuffle.", " and shuffle the deck.")
    ],
    ("refill the market of assignments", "refill the public assignments"),
    ("the public row", "the public assignments"),
    *[(f"use the use {ability} of", "use") for ability in ("ability", "effect", "action")],
    *[(f"use ... again{end}", f"use ...{end}") for end in (".", ",")],
    *[
        (f"use ... {as_if} {yours}{end}", f"use ... {end}".replace(" .", ".").replace(" ,", ","))
        for as_if in ("as if it were", "as though it were", "as if it was", "as if you controlled", "as")
        for yours in ("yours", "your own", "it")
        for end in (".", ",")
        if (as_if == "as if you controlled") == (yours == "it")
    ],
    *[(f"spend {n}", f"pay {n}") for n in (*range(1, 10), "any amount of", "any number of", "X")],
    *[(f"spends {n}", f"pays {n}") for n in (*range(1, 10), "any amount of")],
)
