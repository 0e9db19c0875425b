"""Other words for rows and columns of a slate, for Prestige tokens that are put, for hands, and for resting."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.phrases.named_lines import COLUMN_NAMES, ROW_NAMES

OTHER_NAMES: Final = (
    ("upper row", "top row"), ("uppermost row", "top row"), ("topmost row", "top row"), ("first row", "top row"),
    ("center row", "middle row"), ("central row", "middle row"), ("second row", "middle row"),
    ("lower row", "bottom row"), ("lowest row", "bottom row"), ("last row", "bottom row"), ("third row", "bottom row"),
    ("left column", "first column"), ("leftmost column", "first column"),
    ("right column", "fourth column"), ("rightmost column", "fourth column"), ("last column", "fourth column"),
)  # fmt: skip
FULLEST: Final = tuple(
    [
        (f"in {named.format(line)}{where}", f"in your fullest {line}")
        for line in ("row", "column")
        for named in (
            "the fullest {}", "the largest {}", "the longest {}", "the {} with the most tiles",
            "the {} with the most tiles in it",
        )
        for where in (" of your slate", "")
    ]
    + [
        (f"in your {named.format(line)}", f"in your fullest {line}")
        for line in ("row", "column")
        for named in ("largest {}", "longest {}", "{} with the most tiles", "{} with the most tiles in it")
    ]
)  # fmt: skip
NAMED: Final = (
    *[
        (f"in the {line}{where}", f"in your {line}")
        for line in (*ROW_NAMES, *COLUMN_NAMES)
        for where in (" of your slate", " of your own slate")
    ],
    *[
        pair
        for written, house in OTHER_NAMES
        for pair in (
            (f"in your {written}", f"in your {house}"),
            (f"in the {written} of your slate", f"in your {house}"),
            (f"in the {written}", f"in the {house}"),
        )
    ],
    *[
        (f"of {tiles} in the same {line}", f"two {tiles} in the same {line}")
        for tiles in ("tiles", "placed tiles")
        for line in ("row", "column")
    ],
)
SOME_TOKENS: Final = ("one or more Prestige tokens", "Prestige tokens", "any Prestige tokens", "a Prestige token")
PUT: Final = (
    *[
        (f"{who} {put} {some} on", f"{who} {put} a Prestige token on")
        for who, put in (("you", "put"), ("another player", "puts"), ("a player", "puts"))
        for some in SOME_TOKENS[:3]
    ],
    *[
        (f"{when} you {gain} {some},", f"{when} you put a Prestige token on an item,")
        for when in ("when", "the first time")
        for gain in ("gain", "get", "earn")
        for some in SOME_TOKENS
    ],
    *[
        (f"when another player {gains} {some},", "when another player puts a Prestige token on an item,")
        for gains in ("gains", "gets", "earns")
        for some in SOME_TOKENS
    ],
    *[
        (f"when {some} {is_} {put} on {what},", f"when a player puts a Prestige token on {what},")
        for some, is_ in (
            *[(some, "are") for some in SOME_TOKENS[:3]], *[(some, "is") for some in SOME_TOKENS[3:]],
        )
        for put in ("put", "placed")
        for what in ("this", "an item", "an item of yours", "another item of yours")
    ],
    *[
        (f"when {what} {gains} {some},", f"when a player puts a Prestige token on {what},")
        for what in ("this", "an item of yours", "another item of yours")
        for gains in ("gains", "gets", "receives")
        for some in SOME_TOKENS
    ],
)  # fmt: skip
HANDS: Final = tuple(
    [
        (f"your {hand}{limit} {increased}{n}.", f"your hand size is {n} higher.")
        for hand in ("hand size", "maximum hand size", "hand limit")
        for limit in ("",)
        for increased in ("is increased by ", "increases by ", "is +", "is raised by ", "goes up by ")
        for n in range(1, 6)
    ]
    + [
        (f"{have}+{n} {hand}.", f"your hand size is {n} higher.")
        for have in ("you have ", "", "you get ")
        for hand in ("hand size", "maximum hand size")
        for n in range(1, 6)
    ]
)
TAKEN: Final = tuple([
    (f"{who} {takes} {what}{end}", f"{who} {house} control of {what},")
    for who, taking, house in (
        ("another player", ("takes", "steals"), "takes"), ("a player", ("takes", "steals"), "takes"),
        ("you", ("take", "steal"), "take"),
    )
    for takes in taking
    for what in ("this", "an item", "an item of yours", "another item of yours", "an item of another player")
    for end in (",", " from you,")
])  # fmt: skip
AT_ONCE: Final = tuple(
    [
        (f"{before} place {it} {once}", f"{before} place that tile at once")
        for before in ("if you do,", "you may", "a tile,", "to")
        for it in ("it", "that tile", "the tile")
        for once in ("at once", "immediately", "right away", "now")
        if (it, once) != ("that tile", "at once")
    ]
)
FRESHENED: Final = (
    *[(f"corner {tile}", corner) for tile, corner in (("tile", "corner"), ("tiles", "corners"))],
    *[
        (f"{untap} {what}", f"remove all exhaustion tokens from {what}")
        for untap in ("untap", "ready", "un-exhaust", "unexhaust", "refresh")
        for what in ("a", "an", "another", "all", "each", "it", "them", "up to", "two", "three", "any number of", "one")
    ],
    ("rotate ... clockwise.", "rotate ... by 90 degrees."),
    ("rotate ... counterclockwise.", "rotate ... by 270 degrees."),
    *[
        (f"{name} a {what}.", "choose a symbol.")
        for name in ("name", "choose")
        for what in ("tile symbol", "symbol on tiles", "symbol")
        if (name, what) != ("choose", "symbol")
    ],
    *[(f"with that symbol {where}", "with that symbol") for where in ("on all slates", "on any slate", "in play")],
    *[(f"{number} prestige tokens on", "for each Prestige token on") for number in ("per", "for every")],
)
OF_LINES: Final = (*FRESHENED, *AT_ONCE, *TAKEN, *NAMED, *FULLEST, *PUT, *HANDS)
