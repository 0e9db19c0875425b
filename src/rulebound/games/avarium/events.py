"""What happens: the kinds of events."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.ability import COMBAT, DEFENSE

TURN_STARTS: Final = "turn starts"
TURN_ENDS: Final = "turn ends"
FLIPS: Final = "flips"
RECRUITS: Final = "recruits"
ARRIVES: Final = "arrives in a hallway"
JOINS: Final = "joins"
EXPELLED: Final = "expelled"
EXHAUSTED: Final = "exhausted"
READIED: Final = "readied"
GAINS_MERIT: Final = "gains merit"
LOSES_MERIT: Final = "loses merit"
GAINS_REPUTATION: Final = "gains reputation"
LOSES_REPUTATION: Final = "loses reputation"
SPENDS: Final = "spends"
DRAWS: Final = "draws"
RESHUFFLES: Final = "reshuffles"
TRASHES: Final = "trashes"
TAKES: Final = "takes"
LOOKS: Final = "looks"
PLAYS: Final = "plays"
AIMS_AT: Final = "aims at"
AIMS_AT_PLAYER: Final = "aims at a player"
USES: Final = "uses"
TRIGGERS: Final = "triggers"
TAKES_EFFECT: Final = "takes effect"
CANCELLED: Final = "cancelled"
ATTACKS: Final = "attacks"
SUPPORTS: Final = "supports"
DEALS: Final = "deals"
DAMAGED: Final = "damaged"
LEAVES_FIGHT: Final = "leaves fight"
FIGHT_ENDS: Final = "fight ends"
CHANGES: Final = "changes"
CHANGES_COMBAT: Final = "changes combat"
CHANGES_DEFENSE: Final = "changes defense"
ROLLS: Final = "rolls"
OUT: Final = "out"

CHANGE_OF: Final[dict[str, str]] = {COMBAT: CHANGES_COMBAT, DEFENSE: CHANGES_DEFENSE}  # what a value's change is called
