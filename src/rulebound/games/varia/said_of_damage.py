"""Other words of Varia for damage that is dealt, taken or prevented, for full blocks, and the Timeline reversed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

TOOK_NO: Final = (
    "did not take", "didn't take", "do not take", "don't take", "does not take", "doesn't take", "have not taken",
    "haven't taken", "has not taken", "hasn't taken", "take no", "takes no", "have taken no", "has taken no",
    "were dealt no", "was dealt no", "took no", "did not take any", "didn't take any",
)  # fmt: skip
TOOK: Final = ("take", "takes", "have taken", "has taken", "were dealt", "was dealt", "took")


def of_taken_damage() -> Iterator[tuple[str, str]]:
    """How much was taken."""
    for time in ("this turn", "this game"):
        for who, be, have in (("you", "were", "have"), ("your target", "was", "has")):
            house = f"damage {who} {have} taken {time}"
            for damage in (f"damage dealt to {who}", f"damage {who} took", f"damage {who} {be} dealt",
                           f"damage that {who} {have} taken", f"damage that {who} took",
                           f"damage {who} {have} suffered",
                           f"damage {who} suffered", f"damage {who} {have} been dealt",
                           f"damage that was dealt to {who}", f"damage done to {who}"):  # fmt: skip
                for before in ("the", "the total", "the amount of", "all"):
                    yield f"{before} {damage} {time}", f"the {house}"
                yield f"for each {damage} {time}", f"for each {house}"
                yield f"for each point of {damage} {time}", f"for each {house}"
            for before in ("the total", "the amount of", "all"):
                yield f"{before} {house}", f"the {house}"
            yield f"for each point of {house}", f"for each {house}"
            yield f"as much damage as {who} {have} taken {time}", f"damage equal to the {house}"
            yield f"as much damage to your target as {who} {have} taken {time}", (
                f"damage to your target equal to the {house}")  # fmt: skip
            for points in ("Health Points", "Action Points"):
                for lost in ("lost", "gained"):
                    said = f"{points} {who} {have} {lost} {time}"
                    yield f"equal to the {said}", f"equal to the number of {said}"
                    yield f"equal to the total {said}", f"equal to the number of {said}"
                    yield f"equal to the {points} {who} {lost} {time}", f"equal to the number of {said}"


def of_whole_blocks() -> Iterator[tuple[str, str]]:
    """Blocks against which an attack does nothing."""
    for block in ("a block of yours", "this", "a block of your target"):
        house = f"when {block} prevents all damage of"
        for whole in ("completely blocks", "fully blocks", "prevents all damage from", "prevents all the damage of",
                      "prevents all of the damage of", "stops all damage of", "stops all damage from",
                      "blocks all damage of", "blocks all damage from", "absorbs all damage of"):  # fmt: skip
            yield f"when {block} {whole}", house
    for who, yours in (("you", "a block of yours"), ("your target", "a block of your target")):
        house = f"when {yours} prevents all damage of"
        s = "" if who == "you" else "s"
        for whole in (f"completely block{s}", f"fully block{s}", f"block{s} all damage of", f"block{s} all damage from",
                      f"prevent{s} all damage of"):  # fmt: skip
            yield f"when {who} {whole}", house
        for no in ("without taking damage", f"and take{s} no damage from it", "without taking any damage"):
            yield f"when {who} block{s} an attack {no}", f"when {who} block{s} an attack and take{s} no damage"
    for time in ("in this moment", "during this moment"):
        for who in ("you", "your target"):
            yield f"{who} blocked an attack {time}", f"{who} blocked an attack this moment"
            yield f"{who} blocked no attack {time}", f"{who} blocked no attack this moment"
    for and_no in ("and you took no damage,", "and took no damage,", "and you took none,", "and took none,"):
        for time in ("this moment", "in this moment", "during this moment"):
            yield f"you blocked an attack {time} {and_no}", (
                "you blocked an attack this moment and you took no damage this moment,")  # fmt: skip


def of_reversed_timelines() -> Iterator[tuple[str, str]]:
    """Actions to come that change places."""
    both = "reverse each player's Timeline"
    for those in ("all actions after this one on the Timeline", "all actions after this on the Timeline",
                  "all actions after this one", "all actions after this", "all later actions on the Timeline",
                  "all later actions", "the actions after this one", "all remaining actions",
                  "all remaining actions on the Timeline", "the remaining actions",
                  "the remaining actions on the Timeline", "all actions still to come",
                  "the rest of the actions on the Timeline", "the rest of the Timeline",
                  "the next actions on the Timeline", "the actions on the Timeline", "all actions on the Timeline",
                  "all other actions on the Timeline"):  # fmt: skip
        for turn in ("resolve in reverse order", "are performed in reverse order", "happen in reverse order",
                     "resolves in reverse order", "is reversed", "are reversed",
                     "resolve in reversed order"):  # fmt: skip
            yield f"{those} {turn}", both
        yield f"reverse the order of {those}", both
        yield f"reverse {those}", both
        yield f"put {those} in reverse order", both
    yield "reverse the Timeline", both
    yield "reverse the order of the Timeline", both
    yield "the Timeline is reversed", both
    for whose in ("your target's", "your"):
        house = f"reverse {whose} Timeline"
        for those in ("later actions", "remaining actions", "actions after this one", "actions after this",
                      "next actions", "actions on the Timeline", "actions", "later actions on the Timeline",
                      "remaining actions on the Timeline"):  # fmt: skip
            yield f"reverse the order of {whose} {those}", house
            yield f"{whose} {those} resolve in reverse order", house
            yield f"put {whose} {those} in reverse order", house


def of_lost_turns() -> Iterator[tuple[str, str]]:
    """What a player cannot do in the next turn, and what they lose."""
    for next_turn in ("next turn", "in the next turn", "during the next turn", "on their next turn",
                      "in their next turn", "during their next turn"):  # fmt: skip
        yield f"your target cannot move {next_turn}.", (
            "at the start of the next turn, your target cannot move until the end of the turn.")  # fmt: skip
    for points in ("Action Points", "Health Points"):
        for every in ("all", "all of their", "every one of their"):
            yield f"your target loses {every} {points}", f"your target loses all their {points}"
        for every in ("all", "all of your"):
            yield f"lose {every} {points}", f"lose all your {points}"


def of_revealed_power() -> Iterator[tuple[str, str]]:
    """The Power of a card that was revealed, on this one."""
    house = "this gets Power equal to its Power"
    for own in ("this", "this attack", "this action", "this attack's Power", "this action's Power", "this card's Power",
                "the Power of this", "the Power of this attack", "this card"):  # fmt: skip
        yield f"add its Power to {own}", house
        yield f"add that attack's Power to {own}", house
        yield f"add the Power of that attack to {own}", house
        yield f"add that card's Power to {own}", house
    for gets in ("gets", "gains", "has"):
        yield f"this {gets} its Power", house
        yield f"this {gets} + its Power", house
        yield f"this {gets} additional Power equal to its Power", house
        yield f"this {gets} bonus Power equal to its Power", house
        yield f"this {gets} +1 Power for each Power of it", house
        yield f"this {gets} extra Power equal to its Power", house


def of_damage() -> Iterator[tuple[str, str]]:
    """What was taken in the moment."""
    for who in ("you", "your target"):
        for time in ("this moment", "in this moment", "during this moment"):
            yield from [(f"{who} {took} damage {time}", f"{who} took no damage this moment") for took in TOOK_NO]
            for took in TOOK:
                yield f"{who} {took} damage {time}", f"{who} took damage this moment"
                yield f"{who} {took} ... damage {time}", f"{who} took ... damage this moment"
        be = "were" if who == "you" else "was"
        yield f"{who} {be} not damaged this moment", f"{who} took no damage this moment"
        yield f"{who} {be} damaged this moment", f"{who} took damage this moment"


def of_damage_dealt() -> Iterator[tuple[str, str]]:
    """Damage without a word of who takes it is dealt to the target."""
    to = "damage to your target"
    for more in ("extra", "additional", "bonus", "further"):
        for after in (".", " if", " for each", " to your target"):
            yield f"deal ... {more} damage{after}", f"deal ... {to}{after.removesuffix(' to your target')}"
    for after in (".", " if", " for each", " and"):
        yield f"deal ... damage{after}", f"deal ... {to}{after}"
    yield "damage to them", to
    yield "damage to it", to


def of_what_would_happen() -> Iterator[tuple[str, str]]:
    """What something else is done in place of."""
    for drop in ("drop to 0", "be reduced to 0", "fall to 0", "go to 0", "drop to zero", "be reduced to zero",
                 "have 0", "have no", "lose your last", "run out of", "drop below 1"):  # fmt: skip
        yield f"would {drop} Health Points", "would drop to 0 Health Points"
        yield f"would {drop} or less Health Points", "would drop to 0 Health Points"
    for end in ("die", "be defeated", "lose all your Health Points", "lose your last Health Point"):
        yield f"you would {end}", "you would drop to 0 Health Points"
    yield "be dealt damage", "take damage"
    for half in ("half that damage", "half the damage", "half of the damage"):
        yield f"prevent {half}", "prevent half of that damage"
        yield f"take {half} instead", "prevent half of that damage, rounded up"
        yield f"take only {half} instead", "prevent half of that damage, rounded up"
        yield f"take {half}, rounded up, instead", "prevent half of that damage"
        yield f"take {half} instead, rounded up", "prevent half of that damage"
        yield f"take {half} instead, rounded down", "prevent half of that damage, rounded up"
    yield "prevent all of that damage", "prevent that damage"
    yield "prevent all of it", "prevent it"
    yield "prevent the damage", "prevent that damage"
    yield ", rounded down.", "."
    yield "takes it instead", "takes that damage instead"
    yield "takes the damage instead", "takes that damage instead"
    yield "is dealt that damage instead", "takes that damage instead"


def of_all_damage() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_taken_damage()
    yield from of_whole_blocks()
    yield from of_reversed_timelines()
    yield from of_lost_turns()
    yield from of_revealed_power()
    for edge, house in (("end", "End of Moment:"), ("start", "Start of Moment:")):
        for each in ("each moment", "every moment", "each of your moments", "the moment", "this moment"):
            yield f"^at the {edge} of {each},", house
    yield ", deal damage equal to", ", deal damage to your target equal to"
    for miss in ("On-Miss:", "On Miss:", "Miss:", "If this misses:"):
        yield f"^{miss}", "when this misses,"
    for remove in ("remove", "lose", "discard"):
        for then in ("for each of these, then", "for each of these. then", "for each of these and"):
            for one in ("one", "one of them", "1 of them", "one of these", "1"):
                yield f"{then} {remove} {one}.", "for each of these. remove one of these."
    for kind in ("asset", "weapon", "armor", "charm"):
        a = "an" if kind[0] == "a" else "a"
        for whose in ("your target", "another player"):
            for on, house in (("on top of", "on the top of"), ("on the top of", "on the top of"),
                              ("on the bottom of", "on the bottom of")):  # fmt: skip
                for deck in ("their deck", "its owner's deck", "your target's deck"):
                    yield f"put {a} {kind} of {whose} {on} {deck}", (
                        f"put {a} {kind} of another player {house} its owner's deck")  # fmt: skip
