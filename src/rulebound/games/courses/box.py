"""What each player brings: a course deck and a draw deck; and how their pieces are numbered, seat by seat."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.table.agenda import MOST_SEATS

COURSES: Final = 10  # in a course deck [deck.courses]
DRAW_CARDS: Final = 60  # in a draw deck [deck.draw]
EACH: Final = COURSES + DRAW_CARDS
PIECES: Final = EACH * MOST_SEATS
