"""Other words for what cards of Varia say, which are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.wording.variants import for_two
from rulebound.games.varia.said_of_actions import of_all_these
from rulebound.games.varia.said_of_attacks import DAMAGE_NOW, of_attacks
from rulebound.games.varia.said_of_damage import of_all_damage, of_damage, of_damage_dealt, of_what_would_happen
from rulebound.games.varia.said_of_own import of_all_own
from rulebound.games.varia.said_of_time import AT_THE_START, of_time_and_dice

HIT: Final = ("hit", "hits", "has hit")
MISSED: Final = (
    "missed", "misses", "has missed", "did not hit", "didn't hit", "does not hit", "doesn't hit", "has not hit",
)  # fmt: skip


def of_hits() -> Iterator[tuple[str, str]]:
    """Whether the attack has hit, and what waits for that."""
    for it in ("it", "this", "this attack", "this action"):
        yield from [(f"if {it} {hit}", "if this hit") for hit in HIT]
        yield from [(f"if {it} {missed}", "if this missed") for missed in MISSED]
    for one, several in (("hits", "hit"), ("misses", "miss")):
        yield f"your attack {one}", f"an attack of yours {one}"
        yield f"one of your attacks {one}", f"an attack of yours {one}"
        yield f"your target's attack {one}", f"an attack of another player {one}"
        yield f"an attack of your target {one}", f"an attack of another player {one}"
        yield f"you {several} with an attack", f"an attack of yours {one}"


def of_the_target() -> Iterator[tuple[str, str]]:
    """What the target does in the moment."""
    does = "your target's action in this moment is"
    yield "your target's action this moment", "your target's action in this moment"
    for kind, acts in (("attack", ("attacks", "is attacking")), ("block", ("blocks", "is blocking"))):
        article = "an" if kind == "attack" else "a"
        for act in acts:
            yield f"if your target {act}", f"if {does} {article} {kind}"
            yield f"if your target {act} this moment", f"if {does} {article} {kind}"
            yield f"if your target {act} in this moment", f"if {does} {article} {kind}"
            yield f"as long as your target {act}", f"as long as {does} {article} {kind}"
            yield f"while your target {act}", f"as long as {does} {article} {kind}"
    for time in ("this moment", "in this moment"):
        yield f"your target performs a ... {time}", f"{does} a ..."
        yield f"your target has no action {time}", "your target performs no action this moment"
        yield f"your target has an action {time}", "your target performs an action this moment"
        yield f"your target does nothing {time}", "your target performs no action this moment"
    yield "against a block", f"if {does} a block"
    yield "against an attack", f"if {does} an attack"


def of_what_comes() -> Iterator[tuple[str, str]]:
    """The next action of a player."""
    for verb in ("costs", "has", "gets", "gains", "is"):
        yield f"the next ... your target performs this turn {verb}", f"your target's next ... this turn {verb}"
        yield f"the next ... your target performs {verb}", f"your target's next ... {verb}"
        yield f"the next ... they perform {verb}", f"their next ... {verb}"
        if verb != "costs":
            yield f"the next ... you perform this turn {verb}", f"your next ... this turn {verb}"
            yield f"the next ... you perform {verb}", f"your next ... {verb}"


def of_the_targets_cards() -> Iterator[tuple[str, str]]:
    """What is the target's is of the only other player."""
    for one, many in KINDS.items():
        article = "an" if one[0] in "aeiou" else "a"
        whose = "your target's"  # `their` may be of each player
        yield f"one of {whose} {many}", f"{article} {one} of another player"
        yield f"each of {whose} {many}", f"each {one} of another player"
        yield f"all of {whose} {many}", f"all {many} of another player"
        yield f"all {whose} {many}", f"all {many} of another player"
        yield f"any number of {whose} {many}", f"any number of {many} of another player"
        yield f"up to two of {whose} {many}", f"up to two {many} of another player"
        yield f"two of {whose} {many}", f"two {many} of another player"
    yield "push all of your target's actions", "push all of your target's actions"
    for those in ("all actions of your target", "all your target's actions", "your target's actions",
                  "all of their actions", "all their actions", "each of your target's actions"):  # fmt: skip
        yield f"push {those}", "push all of your target's actions"
    yield "push your target's next actions", "push all of your target's actions"
    yield "of your target", "of another player"
    yield "of your target's", "of your target's"
    yield "your target controls", "of another player"


def of_healing() -> Iterator[tuple[str, str]]:
    """Health Points are gained, lost and taken."""
    for verb, house in (("heal", "gain"), ("regain", "gain"), ("restore", "gain"), ("recover", "gain")):
        yield f"{verb} ... Health Points", f"{house} ... Health Points"
        yield f"{verb} ... Health Point", f"{house} ... Health Point"
        yield from [(f"{verb} {n}.", f"{house} {n} Health Points.") for n in range(2, 21)]
        for half in ("half the damage dealt", "the damage dealt"):
            yield f"{verb} {half}", f"{house} Health Points equal to {half}"
            yield f"{verb} that much", f"{house} that many Health Points"
    for take in ("steal", "drain"):
        yield f"{take} ... Health Points.", "take ... Health Points from your target."
        yield f"{take} ... Health Points from", "take ... Health Points from"
    yield "HP", "Health Points"
    yield "AP", "Action Points"
    yield "life", "Health Points"
    for would in ("when you take", "when you would take", "if you would take"):
        yield f"once each turn, {would} damage, prevent", "the first time you would take damage each turn, prevent"
    yield "when you take damage, prevent", "if you would take damage, prevent"


def of_checks() -> Iterator[tuple[str, str]]:
    """Who has won an Attribute Check."""
    for won in ("you win", "you won", "you win the check", "you win this check", "you won it", "you succeed"):
        yield f"if {won},", "if you win it,"
    for lost in ("you lose", "you lost", "you lose the check", "you lost it", "you fail", "your target wins",
                 "your target wins it", "you fail it", "you do not win it", "you don't win it"):  # fmt: skip
        yield f"if {lost},", "if you lose it,"
    yield "make an Attribute Check against your target", "make an Attribute Check"
    yield "an Attribute Check against your target", "an Attribute Check"


def of_the_next_turn() -> Iterator[tuple[str, str]]:
    """A turn belongs to both players."""
    for turn in ("next turn", "during the next turn", "on the next turn", "in their next turn", "on their next turn",
                 "during their next turn", "in your target's next turn", "the next turn"):  # fmt: skip
        yield f"{turn}.", "in the next turn."
    yield "in the next turn.", "in the next turn."
    for whose in ("your", "your target's", "their"):
        yield f"of {whose} next turn.", f"of {whose} next turn."
    for edge in ("at the start", "at the end", "until the end"):
        yield f"{edge} of the next turn.", f"{edge} of the next turn."
    for has in ("has", "have"):
        loses = "loses" if has == "has" else "lose"
        for less in ("less", "fewer"):
            yield f"{has} ... Action Points {less} in the next turn", f"{loses} ... Action Points in the next turn"
            yield f"{has} ... Action Point {less} in the next turn", f"{loses} ... Action Point in the next turn"
            yield f"{has} ... {less} Action Points in the next turn", f"{loses} ... Action Points in the next turn"
            yield f"{has} ... {less} Action Point in the next turn", f"{loses} ... Action Point in the next turn"


def of_stacks() -> Iterator[tuple[str, str]]:
    """Stacks of whatever name."""
    yield "for each of your stacks", "for each stack you have"
    yield "for each stack on you", "for each stack you have"
    yield "for each stack on your target", "for each stack your target has"
    yield "for each of your target's stacks", "for each stack your target has"
    yield "have any stacks", "have a stack"
    yield "has any stacks", "has a stack"
    yield "have no stacks", "have no stack"
    yield "has no stacks", "has no stack"
    yield "lose all your stacks", "lose all stacks"
    yield "lose all of your stacks", "lose all stacks"
    yield "loses all their stacks", "loses all stacks"
    yield "loses all of their stacks", "loses all stacks"


KINDS: Final = {
    "action": "actions", "attack": "attacks", "block": "blocks", "asset": "assets", "weapon": "weapons",
    "armor": "armors", "charm": "charms",
}  # fmt: skip
FREE: Final = "without paying its cost"


def of_performing() -> Iterator[tuple[str, str]]:
    """What is performed because of a card is performed in the next moment: there is no other."""
    later = "in the next moment"
    for free in (f" {FREE}", "", " for free", " without paying for it"):
        house = f" {FREE}" if free else ""
        for it in ("it", "that card", "that action", "that attack", "that block"):
            yield f"perform {it}{free}.", f"perform it {later}{house}."
            yield f"perform {it} {later}{free}.", f"perform it {later}{house}."
        for pile in ("your discard pile", "your hand"):
            yield f"perform ... from {pile}{free}.", f"perform ... from {pile} {later}{house}."
            yield f"perform ... from {pile} {later}{free}.", f"perform ... from {pile} {later}{house}."


def of_what_one_does() -> Iterator[tuple[str, str]]:
    """More ways to say what the target does, and what happens to the player at once."""
    for kind in ("attack", "block"):
        article = "an" if kind == "attack" else "a"
        house = f"your target's action in this moment is {article} {kind}"
        for does in (f"is performing {article} {kind}", f"performs {article} {kind}", f"is {kind}ing"):
            yield f"if your target {does},", f"if {house},"
            yield f"as long as your target {does}", f"as long as {house}"
    yield "take ... damage at once,", "take ... damage,"
    yield "takes ... damage at once,", "takes ... damage,"
    yield "move all your stacks to", "move all stacks from you to"
    yield "give all your stacks to", "move all stacks from you to"
    yield "ruin every asset you have", "ruin all assets of yours"
    yield "ruin all your assets", "ruin all assets of yours"
    yield "your action in this moment gains improved", "your action in this moment is improved"


ALSO: Final = (
    *of_what_one_does(),
    ("that you play each turn", "you perform each turn"), ("you play each turn", "you perform each turn"),
    ("your first ... each turn gets", "the first time you perform a ... each turn, it gets"),
    *for_two("your target"), ("you are not engaged", "you are disengaged"),
    ("if this deals", "if this dealt"), ("your attack deals", "an attack of yours deals"),
    ("your target's attack deals", "an attack of another player deals"),
    ("you deal damage with an attack", "an attack of yours deals damage"),
    ("of yours deals damage to your target", "of yours deals damage"),
    ("your opponent's attacks", "your target's attacks"), ("your opponent's actions", "your target's actions"),
    ("this did not deal damage", "this dealt no damage"), ("your target is disengaged", "you are disengaged"),
    ("your target is engaged", "you are engaged"), ("plays", "performs"), ("play", "perform"),
    ("played", "performed"), ("unless it hit", "unless this hit"),
    *of_all_damage(), *of_damage(), *of_hits(), *of_attacks(), *of_all_these(), *of_all_own(),
    *of_the_target(), *of_what_comes(), *of_the_targets_cards(), *of_damage_dealt(), *of_what_would_happen(),
    *of_checks(), *of_the_next_turn(), *of_stacks(), *of_performing(), *of_healing(), *of_time_and_dice(),
    ("exchange your Health Points with your target's", "exchange Health Points with your target"),
    ("swap your Health Points with your target's", "exchange Health Points with your target"),
    ("you and your target exchange Health Points", "exchange Health Points with your target"),
    ("you and your target swap Health Points", "exchange Health Points with your target"),
    *[
        (f"{swap} {points} Points with", f"exchange {points} Points with")
        for swap in ("swap", "switch", "trade")
        for points in ("Health", "Action")
    ],
    ("lose any amount of Health Points", "pay any amount of Health Points"),
    ("lose any number of Health Points", "pay any amount of Health Points"),
    ("pay any number of Health Points", "pay any amount of Health Points"),
    ("pay any number of Action Points", "pay any amount of Action Points"),
    ("spend any amount of", "pay any amount of"), ("spent this way", "paid this way"),
    ("you have performed before this turn", "you have performed this turn"),
    ("you performed this turn", "you have performed this turn"),
    ("you've performed this turn", "you have performed this turn"),
    ("the first ... you perform each turn has", "the first time you perform a ... each turn, it gets"),
    ("the first ... you perform each turn gets", "the first time you perform a ... each turn, it gets"),
    ("your first ... each turn has", "the first time you perform a ... each turn, it gets"),
    ("this is combined with another action", "this is combined"), ("it is combined", "this is combined"),
    ("while combined", "as long as this is combined"), ("if combined", "if this is combined"),
    ("while combined with another action", "as long as this is combined"),
    ("this moment.", "until the end of the moment."), ("in this moment.", "in this moment."),
    *[
        (f"damage {taken} {time}.", "damage that would be dealt to you this moment.")
        for time in ("this moment", "in this moment")
        for taken in ("you would take", "you would be dealt", "that you would take", "to you", "you take")
    ],
)  # fmt: skip
LOOSELY: Final = (
    ("^all actions you perform have", "actions you perform have"),
    ("^costs", "this costs"), ("if you moved,", "if you moved this moment,"),
    ("if you moved.", "if you moved this moment."),
    *AT_THE_START,
    *[
        (f"{time} ... this {does} ... {more} damage.", f"{time} ... {house}.")
        for more in ("more", "additional", "extra", "bonus")
        for does in ("deals", "attack does", "attack deals", "does")
        for time, house in (
            ("On-Hit:", "deal ... damage to your target"),
            ("Start of Moment:", "this deals ... more damage until the end of the moment"),
        )
    ],
    *DAMAGE_NOW,
    ("^this has ... equal to", "the ... of this becomes equal to"),
    (", this has ... equal to", ", the ... of this becomes equal to"),
    ("^this has", "this gets"), (", this has", ", this gets"),
    ("this has all abilities of", "this gains all abilities of"),
)  # fmt: skip
