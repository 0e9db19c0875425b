"""Other words for tiles that come from the bag, and for tiles that are not exhausted."""

from __future__ import annotations

from typing import Final

TOP_TILES: Final = (
    ("a tile", "tile", "it"), ("a random tile", "tile", "it"), ("the top tile", "tile", "it"),
    ("two tiles", "two tiles", "them"), ("three tiles", "three tiles", "them"),
    ("the top two tiles", "two tiles", "them"), ("the top three tiles", "three tiles", "them"),
)  # fmt: skip
OF_THE_BAG: Final = (
    *[
        (f"{take} {tiles} {of} the bag", f"take the top {top} of the bag")
        for take in ("draw", "take", "pull")
        for tiles, top, _ in TOP_TILES
        for of in ("from", "out of", "of")
    ],
    *[
        (f"{take} {tiles} {of} the bag{then} place {them}{end}", f"place the top {top} of the bag at once{stop}")
        for take in ("draw", "take", "reveal", "pull")
        for tiles, top, them in TOP_TILES
        for of in ("from", "out of", "of")
        for then in (" and", ".", ", then")
        for where in ("", " at once", " on your slate", " on your slate at once", " immediately")
        for stop in (".", ",", " and")
        for end in (where + stop,)
    ],
    *[
        (f"place {tiles} {of} the bag{where}", f"place the top {top} of the bag at once.")
        for tiles, top, _ in TOP_TILES
        for of in ("from", "of")
        for where in (".", " on your slate.", " on your slate at once.", " immediately.")
    ],
)
IN_LINES: Final = (
    *[
        (
            f"remove {all_} exhaustion tokens from {tiles} in {one} {line} of your slate{end}",
            f"choose a {line} of your slate. remove all exhaustion tokens from all tiles in that {line}{end}",
        )
        for all_ in ("the", "all")
        for tiles in ("every tile", "all tiles", "each tile", "the tiles")
        for line in ("row", "column")
        for one in ("one", "a")
        for end in (".", ",", " and")
    ],
    *[
        (
            f"{exhaust} {tiles} in {one} {line} of your slate{end}",
            f"choose a {line} of your slate. {house} all tiles in that {line}{end}",
        )
        for exhaust, house in (("exhaust", "exhaust"), ("refresh", "remove all exhaustion tokens from"))
        for tiles in ("every tile", "all tiles", "each tile", "the tiles")
        for line in ("row", "column")
        for one in ("one", "a")
        for end in (".", ",", " and")
    ],
    *[
        (f"choose a {line} of your slate. ... in {it}", f"choose a {line} of your slate. ... in that {line}")
        for line in ("row", "column")
        for it in ("it", "the chosen row", "the chosen column", f"the {line}")
    ],
    *[(f"choose a {line}.", f"choose a {line} of your slate.") for line in ("row", "column")],
    *[
        (f"if {its}", f"if it completes a {line}")
        for line in ("row", "column")
        for its in (f"its {line} is full", f"that completes a {line}", f"that tile completes a {line}")
    ],
    *[
        (f"when you place a tile {that} a {line},", f"when you place a tile, if it completes a {line},")
        for line in ("row", "column")
        for that in ("that completes", "and it completes", "and complete", "that fills")
    ],
    *[
        (f"when you complete a {line},", f"when you place a tile, if it completes a {line},")
        for line in ("row", "column")
    ],
)
SPARED: Final = (
    *[
        (f"remove all{of} {its} exhaustion tokens", f"remove all exhaustion tokens from {it}")
        for of in ("", " of")
        for its, it in (("its", "it"), ("their", "them"))
    ],
    *[
        (f"{put} {n} {tokens} {on}", "exhaust")
        for put in ("put", "place", "lay")
        for n, tokens in (("an", "exhaustion token"), ("one", "exhaustion token"), ("1", "exhaustion token"))
        for on in ("on", "onto")
    ],
    *[(f"puts an exhaustion token {on}", "exhausts") for on in ("on", "onto")],
    ("becomes exhausted", "is exhausted"),
    ("become exhausted", "are exhausted"),
    *[
        (f"{of} your {how} tiles", f"{house} {how} {tiles} of yours")
        for how in ("placed", "linked", "stacked", "exhausted", "un-exhausted")
        for of, house, tiles in (
            ("the number of", "the number of", "tiles"),
            ("each of", "each", "tile"),
            ("one of", "a", "tile"),
            ("two of", "two", "tiles"),
            ("all of", "all", "tiles"),
            ("all", "all", "tiles"),
        )
    ],
    ("be exhausted again", "be exhausted"),
    ("cannot become exhausted", "cannot be exhausted"),
    ("can't become exhausted", "cannot be exhausted"),
    ("become exhausted again", "become exhausted"),
    ("tile that is linked to", "tile linked to"),
    *[
        (f"if {n} or more {tiles} are linked to it", f"if it is linked to {n} or more {tiles}")
        for n in ("two", "three", "four", "five")
        for tiles in ("tiles", "tiles of yours", "other tiles", "exhausted tiles", "un-exhausted tiles")
    ],
    *[(f"linked to {n} or more other tiles", f"linked to {n} or more tiles") for n in ("two", "three", "four", "five")],
    *[
        (f"{when}, you may ... . if you do, {it} {stays}.", f"{when}, you may ... instead.".replace("when", "if", 1))
        for when in ("when you would exhaust ...", "if you would exhaust ...")
        for it in ("it", "that tile", "the tile")
        for stays in ("stays un-exhausted", "is not exhausted", "remains un-exhausted", "does not become exhausted")
    ],
    *[
        (f"the first tile you cast each turn {stays}.", "the first tile you cast each turn is not exhausted.")
        for stays in ("stays un-exhausted", "does not become exhausted", "remains un-exhausted")
    ],
)
ON_OTHER_SLATES: Final = (
    *[
        (
            f"{take} {tile}{then} {place} {on} {whose} slate{end}",
            f"take a market tile and place it on {whose} slate.",
        )
        for take, tile, then in (
            *[("take", tile, then) for tile in ("a market tile", "a tile") for then in (" and", ".")],
        )
        for place in ("place it", "put it", "lay it")
        for on in ("on", "onto")
        for whose in ("another player's", "that player's")
        for end in (".", " at once.", " right away.")
    ],
    *[
        (f"{add} {tile} to {whose} slate{end}", f"take a market tile and place it on {whose} slate.")
        for add in ("add", "place")
        for tile in ("a tile from the market", "a market tile")
        for whose in ("another player's", "that player's")
        for end in (
            ".", ". you choose the space and the rotation.", ". you choose the space and rotation.",
            ". you choose the space.", ". you choose where.",
        )
    ],
    ("on the slate of the player to their left", "on the slate of the player on their left"),
    ("on the slate of the player to their right", "on the slate of the player on their right"),
    ("place it onto", "place it on"),
    *[
        (
            f"{take} a {kind}tile {of}{then} {mine}{end}",
            f"move a {kind}tile of another player to your slate{end}",
        )
        for take in ("take", "steal", "move")
        for kind in ("placed ", "", "un-exhausted placed ", "linked placed ", "exhausted placed ")
        for of in ("from another player's slate", "of another player")
        for then in (" and place it on", " and put it on", " to", " onto")
        for mine in ("your slate", "yours")
        for end in (".", ",")
    ],
)  # fmt: skip
TURNED: Final = (
    *[
        (f"any number of your {how} tiles", f"any number of {how} tiles of yours")
        for how in ("placed", "linked", "exhausted", "un-exhausted")
    ],
    *[
        (f"rotate ... {by}{n} degrees{end}", f"rotate ... by {n} degrees{end}")
        for by in ("by ", "")
        for n in (90, 180, 270)
        for end in (".", ",", " and")
    ],
    *[
        (f"turn ... {words}", f"rotate ... by {degrees} degrees")
        for words, degrees in (
            ("a quarter turn clockwise", "90"), ("upside down", "180"), ("a half turn", "180"), ("by 90 degrees", "90"),
            ("by 180 degrees", "180"), ("a quarter turn counterclockwise", "270"), ("90 degrees clockwise", "90"),
        )
    ],
    *[
        (f"rotate ... {words}", f"rotate ... by {degrees} degrees")
        for words, degrees in (
            ("a quarter turn clockwise", "90"), ("upside down", "180"), ("a quarter turn counterclockwise", "270"),
            ("90 degrees clockwise", "90"), ("by 90 degrees clockwise", "90"), ("by a quarter turn clockwise", "90"),
        )
    ],
)  # fmt: skip
