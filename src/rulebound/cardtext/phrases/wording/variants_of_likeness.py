"""Words for what cards have in common, and for that in which they differ: names, costs, kinds."""

from __future__ import annotations

from typing import Final

FEATURES: Final = (  # in which cards differ, of several and of one
    ("names", "name"), ("costs", "cost"), ("powers", "power"), ("kinds", "kind"), ("types", "kind"), ("clubs", "club"),
    ("factions", "faction"), ("genders", "gender"), ("elements", "element"),
)  # fmt: skip
OF_ONE_NAME: Final = (
    ("with the same name you have in play", "of yours with the same name"),
    ("with the same name you have", "of yours with the same name"),
    ("with the same name you control", "of yours with the same name"),
    ("with the same name of yours", "of yours with the same name"),
    ("of the same name", "with the same name"),
    ("the same name as this card", "the same name as this"),
    ("the same name as that card", "the same name as it"),
    *[
        (f"{shares} {its} name{name}", f"with the same name as {this}")
        for shares in ("that shares", "that share", "sharing")
        for its, name, this in (("a", " with this", "this"), ("this card's", "", "this"), ("its", "", "it"))
    ],
)
ALL_DIFFERENT: Final = (
    *[
        (f"all ... {have} different {several}", f"no two ... have the same {one}")
        for have in ("have", "are of", "have all")
        for several, one in FEATURES
    ],
    *[
        (f"each {some} {where} has a different {one}", f"no two {some}s {where} have the same {one}")
        for some in ("card", "partner", "student", "item", "character", "entity")
        for where in (
            "in your hand",
            "in your deck",
            "in your discard pile",
            "of yours",
            "in my class",
            "in your class",
        )
        for _, one in FEATURES
    ],
    *[
        (f"{there} no two ... with the same ... in {pile},", f"no two ... in {pile} have the same ... ,")
        for there in ("there are", "you have")
        for pile in ("your hand", "your deck", "your discard pile", "the discard pile", "the trash pile", "the deck")
    ],
    *[
        (f"{your} {pile} has no {two} with the same {one}", f"no two cards in {your} {pile} have the same {one}")
        for your in ("your", "the")
        for pile in ("hand", "deck", "discard pile")
        for two in ("cards", "two cards")
        for _, one in FEATURES
    ],
)
IN_COMMON: Final = (
    ("are of the same", "have the same"),
    ("are all of the same", "have the same"),
    ("all have the same", "have the same"),
    ("all share the same", "have the same"),
    ("share the same", "have the same"),
    ("are in the same", "have the same"),
    *[
        (f"share a {feature},", f"have the same {feature},")
        for feature in ("club", "faction", "gender", "name", "kind")
    ],
)
