"""What each player brings: a course deck and a draw deck. Their pieces are numbered seat by seat."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.zones import COURSE_DECK, DECK, DRAWN

COURSES: Final = 10  # in a course deck
EACH: Final = COURSES + 60  # with the cards of a draw deck
BOX: Final = Box(
    # [deck.courses] [deck.courses.copies]
    Pool("courses", COURSE_DECK, each=True, room=COURSES, kinds=[COURSE], copies=1),
    # [deck.draw] [deck.draw.copies]
    Pool("cards", DECK, each=True, room=EACH - COURSES, kinds=DRAWN, copies=3),
)  # fmt: skip
PIECES: Final = BOX.pieces
