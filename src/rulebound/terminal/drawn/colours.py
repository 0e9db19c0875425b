"""Colours: the view names hues, which become colours for a dark screen. A colour is never the only sign of
something.
"""

from __future__ import annotations

import math
from typing import Final

from rulebound.kernel.basics.view import Frame, Theme
from rulebound.terminal.drawn.runs import RULE, Look

GILT: Final = "#f2c14e"  # what may be done
BETTER: Final = "#7ccf6b"
WORSE: Final = "#f0736a"
CLAUSE: Final = "#7f9fbf"
SEATS: Final = (205, 25, 145, 300)  # hues of the seats, by index

MAY: Final = Look(GILT, bold=True)
AIM: Final = Look(GILT, underline=True)
CITED: Final = Look(CLAUSE)


def seat_look(seat: int) -> Look:
    """A seat's own colour."""
    return Look(of_hue(SEATS[seat % len(SEATS)], 0.11), bold=True) if seat >= 0 else RULE._replace(bold=True)


def frame_colour(theme: Theme, key: str) -> str:
    """The colour of a kind or faction of cards."""
    frame = theme.frames.get(key, Frame(hue=theme.accent))
    return of_hue(frame.hue, min(frame.chroma, 0.1))


def of_hue(hue: float, chroma: float, lightness: float = 0.82) -> str:
    """A colour of the OKLCH circle as `#rrggbb`."""
    a, b = chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short
    return "#" + "".join(f"{channel(part):02x}" for part in (red, green, blue))


def channel(linear: float) -> int:
    """A part of light as an sRGB value from 0 to 255."""
    part = 12.92 * linear if linear <= 0.0031308 else 1.055 * linear ** (1 / 2.4) - 0.055
    return max(0, min(255, round(part * 255)))
