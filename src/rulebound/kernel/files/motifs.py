"""What the pages can draw, by name: the catalogue of `server/client/drawing/icons.js`."""

from __future__ import annotations

from typing import Final

# What can be at the heart of a card's picture: one of these, or two as `bell+wave`, the second smaller.
MOTIFS: Final = (
    "anchor", "arrow-down", "arrows", "atom", "axe", "bed", "bell", "bird", "block", "bolt", "bone", "book", "boot",
    "brain", "broom", "cake", "cannon", "cat", "chain", "chaos", "claw", "cloak", "clock", "cloud", "coin", "comet",
    "compass", "crown", "cup", "dagger", "die6", "door", "drop", "drum", "eye", "fang", "fish", "fist", "flag",
    "flame", "flask", "gear", "gem", "glass-top", "hammer", "hand", "hat", "heart", "helix", "hill", "horn", "house",
    "jar", "key", "laurel", "leaf", "letter", "lock", "lotus", "lyre", "magnet", "mask", "moon", "note", "pawn",
    "people", "quill", "ray", "robot", "scales", "scroll", "shield", "ship", "skull", "snow", "spear", "stairs",
    "star", "sun", "swords", "tile", "torch", "tower", "tree", "turn", "umbrella", "wave", "wheel", "wing",
)  # fmt: skip
# What can stand beside a number.
ICONS: Final = (*MOTIFS, "check", "closed", "crate", "die4", "glass-bottom", "half", "spiral", "undo")
