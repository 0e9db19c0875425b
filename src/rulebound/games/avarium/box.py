"""The box: the numbers of its pieces. Students come first, then schemes, then idols.

There is room for more of each than the box has, for cards that users write.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.box import Box, Pool
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT
from rulebound.games.avarium.zones import LIBRARY, SCHOOL
from rulebound.kernel.table.zones import AWAY

MOST_STUDENTS: Final = 72  # the box has 60, 40 and 8
FIRST_SCHEME: Final = MOST_STUDENTS
FIRST_IDOL: Final = FIRST_SCHEME + 48

# [cards.students] [cards.schemes] [cards.idols]
STUDENTS: Final = Pool("students", SCHOOL, room=MOST_STUDENTS, least=60, kinds=[STUDENT])
SCHEMES: Final = Pool("schemes", LIBRARY, room=FIRST_IDOL - FIRST_SCHEME, least=40, kinds=[SCHEME], stream=1)
IDOLS: Final = Pool("idols", AWAY, room=12, least=4, kinds=[IDOL])
BOX: Final = Box(STUDENTS, SCHEMES, IDOLS, tokens=0)  # a token is a student, in a place of theirs that is left
PIECES: Final = BOX.pieces
