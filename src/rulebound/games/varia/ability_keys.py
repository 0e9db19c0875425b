"""The keys of what cards give to actions and to players in Varia, and how long it lasts."""

from __future__ import annotations

from typing import Final

FAST_BY_CARD: Final = "fast"  # these two are the keys of keywords that actions have because of cards
REACH_BY_CARD: Final = "reach"
INFINITE_POWER: Final = "infinite"
MUST_PLAN: Final = "must be planned"
ATTACKS_AGAIN: Final = "attacks again"
UNSTOPPABLE: Final = {  # by the words of cards, the keys of what an attack is like
    "cannot be blocked": "cannot be blocked", "cannot miss": "cannot miss", "ignores armor": "ignores armor",
}  # fmt: skip
MORE_DAMAGE: Final = "damage dealt"  # so much more of it
DAMAGE_TIMES: Final = {  # by the words of cards, the keys of what multiplies the damage of an attack
    "double": "damage dealt twice", "triple": "damage dealt three times", "half": "damage dealt by half",
    "no": "damage not dealt",
}  # fmt: skip
UNUSUAL: Final = frozenset(
    [
        FAST_BY_CARD,
        REACH_BY_CARD,
        INFINITE_POWER,
        MUST_PLAN,
        ATTACKS_AGAIN,
        MORE_DAMAGE,
        *UNSTOPPABLE.values(),
        *DAMAGE_TIMES.values(),
    ]
)  # those of which few cards have one

REPEATS: Final = "moment is repeated"  # modifiers of a seat: it will be, and it was
REPEATED: Final = "moment was repeated"
UNTIL_MOMENT_ENDS: Final = "until the end of the moment"  # a duration of modifiers
