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
SPARED: Final = (
    *[
        (f"{when}, you may ... . if you do, {it} {stays}.", f"{when}, you may ... instead.".replace("when", "if", 1))
        for when in ("when you would exhaust ...", "if you would exhaust ...")
        for it in ("it", "that tile", "the tile")
        for stays in ("stays un-exhausted", "is not exhausted", "remains un-exhausted", "does not become exhausted")
    ],
    *[
        (f"the first tile you cast each turn {stays}.", "tiles of yours are not exhausted when cast.")
        for stays in ("is not exhausted", "stays un-exhausted", "does not become exhausted")
    ],
)
