"""What the pages can draw, by name: the catalogue of `server/client/drawing/icons.js`."""

from __future__ import annotations

from typing import Final

# What can be at the heart of a card's picture.
MOTIFS: Final = (
    "anchor", "arrow-down", "arrows", "atom", "axe", "bell", "block", "bolt", "bone", "book", "boot", "brain",
    "broom", "cannon", "chain", "chaos", "claw", "cloak", "cloud", "coin", "comet", "compass", "cup", "dagger",
    "die6", "door", "drop", "drum", "eye", "fang", "fist", "flag", "flame", "flask", "gear", "gem", "glass-top",
    "hammer", "hand", "hat", "heart", "helix", "horn", "jar", "key", "laurel", "leaf", "lock", "lotus", "lyre",
    "magnet", "mask", "moon", "pawn", "people", "quill", "ray", "robot", "scales", "scroll", "shield", "skull",
    "snow", "spear", "star", "sun", "swords", "tile", "torch", "tower", "turn", "wave", "wheel", "wing",
)  # fmt: skip
# What can stand beside a number.
ICONS: Final = (*MOTIFS, "check", "closed", "crate", "die4", "glass-bottom", "half", "spiral", "undo")
