"""Other words for where tiles are, and for taking some from the market."""

from __future__ import annotations

from typing import Final

WHERE_TILES_ARE: Final = (
    *[
        (f"{written} {where}", f"{tile} {whose}")
        for written, tile in (("tile", "tile"), ("tiles", "tiles"), ("target tile", "a tile"))
        for where, whose in (
            ("on your slate", "of yours"),
            ("from your slate", "of yours"),
            ("on another player's slate", "of another player"),
            ("from another player's slate", "of another player"),
            ("on other players' slates", "of other players"),
            ("on each other player's slate", "of other players"),
            ("on their slate", "of theirs"),
        )
    ],
    ("a tile in the market", "a market tile"),
    ("tile in the market", "market tile"),
    ("tiles in the market", "market tiles"),
    ("tile in the center", "market tile"),
    ("tiles in the center", "market tiles"),
    ("tile from the center", "market tile"),
    ("tiles from the center", "market tiles"),
)

TAKEN: Final = (
    *[
        (f"{take} {n} {tiles}{place}", f"take {n} market tiles and place them at once{end}")
        for n in ("two", "three", "up to two", "up to three")
        for tiles in ("market tiles", "tiles")
        for take, place, end in (
            ("take", ". place them.", "."),
            ("take", ". place them at once.", "."),
            ("take", " and place them.", "."),
            ("take", " and place them immediately.", "."),
            ("take", ", then place them.", "."),
            ("place", " at once.", "."),
            ("place", " immediately.", "."),
        )
    ],
    *[
        (f"take a {tile}{place}", "take a market tile and place it at once.")
        for tile in ("market tile", "tile")
        for place in (" and place it.", ". place it.", ", then place it.", " and place it immediately.")
    ],
    ("place a market tile at once.", "take a market tile and place it at once."),
)
