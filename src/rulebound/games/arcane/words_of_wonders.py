"""Other words for Will over the dial, for Prestige tokens put twice, for the bag and for tiles linked diagonally."""

from __future__ import annotations

from typing import Final

OVER: Final = (
    "above your maximum will", "over your maximum", "over your maximum will", "beyond your maximum",
    "beyond your maximum will", "past your maximum", "above the maximum", "above 9", "beyond 9", "over 9",
)  # fmt: skip
PUT_TWICE: Final = "if you would put Prestige tokens on ..., put twice that many instead"
OF_THE_DIAL: Final = (
    *[
        (f"{when} you would gain Will {over}, gain", "if you would gain Will above your maximum, gain")
        for when in ("if", "when", "whenever")
        for over in (*OVER, "above your maximum")
        if (when, over) != ("if", "above your maximum")
    ],
    *[
        (
            f"{when} you would gain more Will than your maximum, gain {rest} {into} {other} instead",
            f"if you would gain Will above your maximum, gain that many {other} instead",
        )
        for when in ("if", "when", "whenever")
        for rest in ("the rest", "the excess", "the surplus", "the remainder")
        for into in ("in", "as")
        for other in ("Shards", "Prestige")
    ],
    *[
        (
            f"will you would gain {over} {becomes} shards{instead}.",
            "if you would gain Will above your maximum, gain that many Shards instead.",
        )
        for over in (*OVER, "above your maximum")
        for becomes in ("becomes", "is gained as", "turns into")
        for instead in ("", " instead")
    ],
)
TOKENS_TWICE: Final = (
    *[
        (f"if you would put {some} on ..., put {twice}{on} instead", PUT_TWICE)
        for some in ("one or more Prestige tokens", "Prestige tokens", "a Prestige token", "any Prestige tokens")
        for twice in ("twice that many", "double that many", "twice as many", "twice that many of them")
        for on in ("", " on it", " there", " on that item", " on them")
        if (some, twice, on) != ("Prestige tokens", "twice that many", "")
    ],
    *[
        (f"{if_} {some} would be put on ..., {put} {twice}{on} instead", PUT_TWICE)
        for if_ in ("if", "when", "whenever")
        for some in ("one or more Prestige tokens", "Prestige tokens")
        for put in ("put", "you put")
        for twice in ("twice that many", "double that many")
        for on in ("", " on it", " there")
    ],
    *[
        (f"if ... would {get} {some}, it {gets} twice that many instead", PUT_TWICE)
        for get, gets in (("get", "gets"), ("gain", "gains"), ("receive", "receives"))
        for some in ("one or more Prestige tokens", "Prestige tokens")
    ],
)  # fmt: skip
BACK_INTO_THE_BAG: Final = (
    ("back into the bag", "into the bag"),
    ("back in the bag", "into the bag"),
    ("shuffle ... into the bag", "put ... into the bag"),
    ("return ... to the bag", "put ... into the bag"),
    ("returns ... to the bag", "puts ... into the bag"),
    ("move an exhaustion token from ... onto", "move an exhaustion token from ... to"),
    ("move one exhaustion token", "move an exhaustion token"),
    ("move 1 exhaustion token", "move an exhaustion token"),
)
DIAGONALLY: Final = tuple(
    (f"{written}.", "your tiles are also linked to tiles diagonally next to them.")
    for written in (
        "your tiles are linked diagonally", "your tiles are also linked diagonally",
        "your tiles can be linked diagonally", "your tiles are linked to tiles diagonally next to them",
        "your tiles link diagonally",
        "your tiles are linked to your tiles diagonally next to them", "your tiles also link diagonally",
        "your tiles are also linked to your tiles diagonally next to them", "links also work diagonally",
        "tiles of yours diagonally next to each other are linked", "your tiles can also be linked diagonally",
        "your tiles are also linked to diagonally adjacent tiles", "tiles diagonally next to each other are linked",
    )
)  # fmt: skip
OF_WONDERS: Final = (*OF_THE_DIAL, *TOKENS_TWICE, *BACK_INTO_THE_BAG, *DIAGONALLY)
