"""Other words of Proelium for what may be spent, for costs of both players, and for cards that are compared."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

TURN_ENDS: Final = "until the end of the turn"


def of_what_may_be_spent() -> Iterator[tuple[str, str]]:
    """How much money may be spent, in this turn and in each."""
    now = f"{TURN_ENDS}, you may spend any amount of money"
    for may in ("may", "can"):
        for any_money in ("any amount of money", "as much money as you like", "as much money as you want",
                          "as much money as you have", "all your money", "any amount", "unlimited money"):  # fmt: skip
            for time in ("this turn", TURN_ENDS):
                yield f"you {may} spend {any_money} {time}.", f"{now}."
                yield f"{time}, you {may} spend {any_money}.", f"{now}."
            yield f"you {may} spend {any_money}.", "you may spend any amount of money each turn."
            for turn in ("each turn", "in a turn", "per turn", "on your turn", "during your turn"):
                yield f"you {may} spend {any_money} {turn}.", "you may spend any amount of money each turn."
        for who in ("you", "your opponent"):
            for way in ("more", "less"):
                for time in ("this turn", TURN_ENDS):
                    yield f"{who} {may} spend ... {way} {time}.", f"{TURN_ENDS}, {who} may spend ... {way}."
                    yield f"{time}, {who} {may} spend ... {way}.", f"{TURN_ENDS}, {who} may spend ... {way}."
    for no in ("there is no limit to the money you can spend", "there is no limit on the money you can spend",
               "there is no limit to how much money you can spend", "there is no limit on how much you can spend",
               "there is no limit on your spending", "you have no spending limit", "your spending has no limit",
               "you ignore the spending limit", "ignore the spending limit", "you ignore the limit on spending",
               "there is no spending limit", "your spending limit does not apply", "you have no limit on spending",
               "your spending is not limited", "there is no limit to what you can spend"):  # fmt: skip
        for time in ("this turn", TURN_ENDS):
            yield f"{time}, {no}.", f"{now}."
            yield f"{no} {time}.", f"{now}."
        for turn in ("each turn", "in a turn", "per turn"):
            yield f"{no} {turn}.", "you may spend any amount of money each turn."
        yield f"{no}.", "you may spend any amount of money each turn."
    for was in ("was spent", "has been spent", "that was spent", "that has been spent", "that players have spent",
                "players have spent", "both players have spent", "spent by both players"):  # fmt: skip
        yield f"for each 10k {was} this turn", "for each 10k spent this turn"
    for who, has in (("you", "have"), ("your opponent", "has")):
        yield f"for each 10k {who} spent this turn", f"for each 10k {who} {has} spent this turn"
        yield f"for each 10k that {who} spent this turn", f"for each 10k that {who} {has} spent this turn"


def of_costs_of_both() -> Iterator[tuple[str, str]]:
    """`Yours` and `theirs` of cards of which the sentence before has said what they cost."""
    for way in ("less", "more"):
        for yours, house in (("yours", "yours"), ("your own", "yours"), ("your cards", "yours"), ("theirs", "theirs"),
                             ("your opponent's", "theirs")):  # fmt: skip
            for joint in (".", " and", ", and", ", but", " but", ". and"):
                yield f"{way}{joint} {yours} cost", f"{way}, and {house} cost"


def of_compared_costs() -> Iterator[tuple[str, str]]:
    """The cards that both players have revealed."""
    for player in ("the player whose card", "the player whose revealed card"):
        for end, which in (("costs more", "highest"), ("costs the most", "highest"), ("has the higher cost", "highest"),
                           ("has the highest cost", "highest"), ("costs less", "lowest"),
                           ("costs the least", "lowest"), ("has the lower cost", "lowest"),
                           ("is more expensive", "highest"), ("is cheaper", "lowest")):  # fmt: skip
            yield f"{player} {end}", f"the player who revealed the {which} cost"
    for one, which in (("more expensive", "highest"), ("most expensive", "highest"), ("cheaper", "lowest"),
                       ("cheapest", "lowest")):  # fmt: skip
        yield f"the player who revealed the {one} card", f"the player who revealed the {which} cost"
        yield f"the player with the {one} card", f"the player who revealed the {which} cost"
    yield "the player who revealed ... . the other player", "the player who revealed ... . each other player"
    yield "the player who revealed ... and the other player", "the player who revealed ... . each other player"


def of_slain() -> Iterator[tuple[str, str]]:
    """Characters that are destroyed in combat, and those that cannot attack."""
    for it in ("it blocked", "it was blocking", "that it blocked", "that it was blocking", "it blocks"):
        for attacker in ("the attacker", "the character", "the attacking character", "the entity"):
            yield f"while blocking, ... {attacker} {it}", "while blocking, ... the attacker"
    for one in ("this", "it", "a character of yours", "a character of your opponent", "another character of yours",
                "a character"):  # fmt: skip
        for does in ("attacking", "blocking"):
            for dies in ("dies", "is destroyed"):
                for how in (f"while {does}", f"while it is {does}", f"when {does}", f"as it is {does}",
                            f"while it's {does}"):  # fmt: skip
                    yield f"{one} {dies} {how},", f"{one} is destroyed while {does},"
    for many in ("A", "D"):
        for n in range(1, 11):
            for way in ("more", "less"):
                yield f"with {n} or {way} {many}", f"with {many} {n} or {way}"
    yield "^characters with ... cannot attack you.", "characters of your opponent with ... cannot attack."
    yield "^characters with ... cannot attack you unless", "characters of your opponent with ... cannot attack unless"


def of_all_limits() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_what_may_be_spent()
    yield from of_costs_of_both()
    yield from of_compared_costs()
    yield from of_slain()
