"""What happens: the kinds of events."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, NEXT_UNTAP

DRAWS: Final = "draws"
FAILS_TO_DRAW: Final = "fails to draw"
FEW_LEFT: Final = "few left"
MULLIGANS: Final = "mulligans"
KEEPS: Final = "keeps"
BEGINS: Final = "begins"
ENDS: Final = "ends"
TURNS_OVER: Final = "turns over"
TAPS: Final = "taps"
SPENDS: Final = "spends"  # taps as a part of a deed, which tells it
UNTAPS: Final = "untaps"
PAYS_FOR: Final = "pays for"
PAYS: Final = "pays"
ENTERS: Final = "enters"
EXITS: Final = "exits"
MOVES: Final = "moves"
PLAYS: Final = "plays"
ATTACHES: Final = "attaches"
CLEARS: Final = "clears"
GAINS: Final = "gains"
LOSES: Final = "loses"
BATTLES: Final = "battles"
WITHSTANDS: Final = "withstands"
DEFEATED: Final = "defeated"
DISCARDS: Final = "discards"
RETURNS: Final = "returns"
USES: Final = "uses"
ROLLS: Final = "rolls"
CHANGES: Final = "changes"
CHANGES_LONG: Final = "changes for long"
CHANGES_UNTAPPING: Final = "changes how it untaps"
CHANGES_FOR: Final = {END_OF_TURN: CHANGES, NEXT_TURN: CHANGES_LONG, NEXT_UNTAP: CHANGES_UNTAPPING}
LOOKS: Final = "looks"
TAKES_SEEN: Final = "takes one of them"
PUTS_UNDER: Final = "puts under"
TAKES_BACK: Final = "takes back"
STRANDED: Final = "stranded"
ELIMINATED: Final = "eliminated"
