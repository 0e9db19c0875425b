"""Other words of Varia for the Timeline, its moments, dice and whole stacks: they are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.games.varia.phrases.nouns import StackName

REVERSED = (
    "reverse the order of {} on {} timeline", "reverse the order of {} of {} timeline",
    "reverse the order of {} in {} timeline", "reverse the order of {} left on {} timeline",
)  # fmt: skip
ACTIONS = (
    "the actions", "all actions", "the remaining actions", "all remaining actions", "actions", "all the actions",
    "their actions", "your actions",
)  # fmt: skip

AT_THE_START = [  # where Momentum or Amplified says no time [R47]
    (f"^{word}: {begins}", f"{word}: Start of Moment: {begins}")
    for word in ("Momentum", "Amplified")
    for begins in ("draw", "gain", "lose", "discard", "your target", "deal", "you may", "engage", "disengage", "push",
                   "ruin", "return", "create", "take", "repair", "each player", "swap", "forget", "put")
]  # fmt: skip


def of_the_timeline() -> Iterator[tuple[str, str]]:
    """Actions that change places, and moments that come again."""
    for whose, house in (
        ("your target's", "your target's"), ("your", "your"), ("each player's", "each player's"),
        ("the", "each player's"), ("both players'", "each player's"), ("both", "each player's"),
    ):  # fmt: skip
        for actions in ACTIONS:
            for written in REVERSED:
                yield written.format(actions, whose), f"reverse {house} Timeline"
        yield f"reverse {whose} timeline", f"reverse {house} Timeline"
        yield f"reverse the order of {whose} timeline", f"reverse {house} Timeline"
        for coming in ("actions", "remaining actions", "next actions", "coming actions"):
            yield f"reverse the order of {whose} {coming}", f"reverse {house} Timeline"
            yield f"reverse {whose} {coming}", f"reverse {house} Timeline"
    for whose in ("your", "your target's"):
        for swap in ("swap", "switch", "exchange"):
            for after in (" on the timeline", " on their timeline", " on your timeline", ""):
                yield f"{swap} {whose} next two actions{after}.", f"swap {whose} next two actions."
                yield f"{swap} the order of {whose} next two actions{after}.", f"swap {whose} next two actions."
    for again in ("resolve this moment a second time", "resolve this moment again", "play this moment again",
                  "repeat the moment", "this moment is repeated", "this moment happens again", "this moment repeats",
                  "do this moment again", "resolve the moment again", "play out this moment again",
                  "this moment resolves again", "this moment resolves a second time",
                  "this moment is resolved again", "this moment is resolved a second time"):  # fmt: skip
        yield again, "repeat this moment"
    for word in ("Momentum", "Amplified"):
        for n in range(1, 10):
            for stat in ("Power", "Focus"):
                yield f"^{word}: +{n} {stat}.", f"{word}: +{n} {stat}"
    yield "^lifesteal", "On-Hit: Gain 1 Health Point for each damage dealt by this."


def of_whole_stacks() -> Iterator[tuple[str, str]]:
    """All stacks that change sides, and some that go."""
    house = "exchange all stacks with your target"
    for swap in ("swap", "exchange", "switch", "trade"):
        for what in ("all stacks", "stacks", "all your stacks", "your stacks", "all of your stacks"):
            yield f"{swap} {what} with your target", house
            yield f"{swap} {what} with your target's", house
            yield f"{swap} {what} with your target's stacks", house
            yield f"{swap} {what} and your target's stacks", house
        yield f"you and your target {swap} all stacks", house
        yield f"you and your target {swap} stacks", house
    for count in ("a", "one", "two", "three", "up to one", "up to two", "up to three"):
        for stack in ("stack", "stacks"):
            for you in ("you", "yourself"):
                yield f"remove {count} {stack} from {you}", f"lose {count} {stack}"
            yield f"remove {count} of your {stack}", f"lose {count} {stack}"
            yield f"remove {count} {stack} of your choice", f"lose {count} {stack}"
            yield f"lose {count} {stack} of your choice", f"lose {count} {stack}"
    for different in ("different stack", "kind of stack", "different kind of stack", "type of stack"):
        for has in ("your target has", "you have"):
            yield f"for each {different} {has}", f"for each different stack {has}"
        yield f"for each {different} on your target", "for each different stack your target has"
    for name in StackName.forms:
        for other in StackName.forms:
            if name != other:
                for you in ("you", "yourself"):
                    yield f"remove all {name} and {other} from {you}", f"lose all {name} and lose all {other}"
                yield f"remove all {name} and {other}", f"lose all {name} and lose all {other}"
                yield f"lose all {name} and {other}", f"lose all {name} and lose all {other}"


def of_dice() -> Iterator[tuple[str, str]]:
    """Dice that are rolled again, and damage by its sort."""
    for n in range(1, 7):
        for sort in ("Power", "Focus"):
            house = f"your {sort} dice that show {n} are rerolled."
            for roll in (f"you roll a {n} on a {sort} die", f"a {sort} die of yours shows {n}",
                         f"your {sort} die shows {n}", f"you roll a {n} for {sort}"):  # fmt: skip
                for when in ("when", "whenever", "if"):
                    for it in ("it", "that die", "the die"):
                        yield f"^{when} {roll}, reroll {it}.", house
        for when in ("when", "whenever", "if"):
            for it in ("it", "that die", "the die"):
                yield f"^{when} you roll a {n}, reroll {it}.", f"your dice that show {n} are rerolled."
        for which in ("dice", "Power dice", "Focus dice"):
            for ones in (f"{which} showing {n}", f"{which} that roll {n}", f"{which} that roll a {n}"):
                yield f"^reroll your {ones}.", f"your {which} that show {n} are rerolled."
            yield f"^reroll all {n}s on your {which}.", f"your {which} that show {n} are rerolled."
            yield f"^reroll {n}s on your {which}.", f"your {which} that show {n} are rerolled."
        yield f"^reroll all {n}s.", f"your dice that show {n} are rerolled."
        yield f"^reroll {n}s.", f"your dice that show {n} are rerolled."
    for when in (
        "after dice are rolled, ",
        "after you roll, ",
        "after rolling, ",
        "after dice are rolled in a clash, ",
    ):
        yield f"once each turn, {when}you may reroll", "once each turn, you may reroll"
    yield "you may reroll a die.", "you may reroll one of your dice."
    yield "you may reroll any die.", "you may reroll one of your dice."
    for sort in ("Power", "Focus"):
        yield f"you may reroll a {sort} die.", f"you may reroll one of your {sort} dice."
        yield f"you may reroll your {sort} die.", f"you may reroll one of your {sort} dice."
    for sort in ("Magical", "Physical"):
        for takes in ("take", "takes"):
            yield f"{takes} {sort} damage", f"{takes} damage from a {sort} attack"
            yield f"{takes} ... {sort} damage", f"{takes} ... damage from a {sort} attack"
    yield "takes that much damage", "takes that damage"
    yield "take that much damage", "take that damage"
    yield "your target would take damage, they take", "your target would take damage, they take"
    for does in ("does", "deals"):
        yield f"this attack {does}", "this deals"
    for you in ("yourself", "you"):
        yield f"this deals ... damage to {you}", "deal ... damage to you"
    yield "you deal damage to your target,", "an attack of yours deals damage,"
    yield "you deal ... or more damage to your target,", "an attack of yours deals ... or more damage,"
    yield "you deal damage,", "an attack of yours deals damage,"
    yield "you deal ... or more damage,", "an attack of yours deals ... or more damage,"
    for when in ("you are dealt", "you're dealt"):
        yield f"{when} damage", "you take damage"


def of_time_and_dice() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_the_timeline()
    yield from of_whole_stacks()
    yield from of_dice()
