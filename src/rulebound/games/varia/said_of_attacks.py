"""Other words of Varia for what attacks deal, what is blocked, and when: they are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.wording.variants_for_two import (
    of_amounts_set,
    of_next_draws,
    of_thresholds,
    of_two_decks,
)
from rulebound.games.varia.phrases.nouns import StackName


def of_blocks() -> Iterator[tuple[str, str]]:
    """Who is hit, what is blocked, and what misses."""
    for you, whose in (("you are", "of another player"), ("your target is", "of yours")):
        for by in ("", " by an attack", " with an attack"):
            yield f"{you} hit{by},", f"an attack {whose} hits,"
            yield f"{you} hit{by} each turn", f"an attack {whose} hits each turn"
        yield f"{you} hit by a ... ,", f"a ... {whose} hits,"
    yield "you hit your target", "an attack of yours hits"
    yield "you hit", "an attack of yours hits"
    for away in ("evaded", "dodged", "avoided"):
        yield f"is {away}", "misses"
    for one in ("evade", "dodge", "avoid"):
        yield f"you {one} an attack", "an attack of another player misses"
        yield f"your target {one}s an attack", "an attack of yours misses"
    for does in ("you block", "this blocks", "this block blocks"):
        yield f"{does} ... to the attacker", f"{does} ... to your target"
        yield f"{does} ... the attacker", f"{does} ... your target"
        yield f"{does},", f"{does} an attack,"
    for taken in ("you are hit", "you take damage"):
        yield f"{taken} ... the attacker", f"{taken} ... your target"
    yield "your target blocks your attack", "an attack of yours is blocked"
    yield "your attack is blocked", "an attack of yours is blocked"
    yield "one of your attacks is blocked", "an attack of yours is blocked"
    yield "your target's attack is blocked", "an attack of another player is blocked"
    yield "this is blocked by your target", "this is blocked"


def of_double_damage() -> Iterator[tuple[str, str]]:
    """How much damage an attack deals."""
    for twice in ("twice the damage", "twice as much damage", "damage twice"):
        yield f"deals {twice}", "deals double damage"
        yield f"attacks deal {twice}", "attacks deal double damage"
    for more in ("extra", "additional", "bonus", "further"):
        yield f"attacks deal ... {more} damage", "attacks deal ... more damage"
        yield f"deals ... {more} damage", "deals ... more damage"
    yield "attacks deal ... damage", "attacks deal ... damage"  # it is not the player who deals it
    yield "deals +1 damage", "deals 1 more damage"
    for again in ("attacks again", "attacks a second time", "attacks two times", "strikes twice", "hits twice",
                  "resolves twice", "clashes twice", "can attack twice", "may attack twice"):  # fmt: skip
        yield again, "attacks twice"
    for again in ("attack again", "attack a second time", "strike twice", "hit twice", "resolve twice"):
        yield f"attacks {again}", "attacks attack twice"
    for cannot in ("is unblockable", "can't be blocked", "ignores blocks"):
        yield cannot, "cannot be blocked"
    yield "are unblockable", "cannot be blocked"
    yield "^unblockable.", "this cannot be blocked."
    for cannot in ("cannot be evaded", "cannot be dodged", "always hits", "never misses", "can't miss"):
        yield cannot, "cannot miss"
    yield "always hit", "cannot miss"
    for ignores, house in (("ignores", "ignores armor"), ("ignore", "ignore armor")):
        yield f"{ignores} all armor", house
        yield f"{ignores} your target's armor", house
        yield f"{ignores} your target's armors", house
        yield f"{ignores} armors", house
    yield "this attack", "this"
    yield "this action", "this"


def of_moments() -> Iterator[tuple[str, str]]:
    """The first moment of a turn, and the last."""
    for nth in ("first", "second", "third", "last"):
        for turn in ("each turn", "every turn", "the turn", "a turn", "this turn"):
            for time in ("in", "during"):
                yield f"^{time} the {nth} moment of {turn},", f"as long as it is the {nth} moment of the turn,"
                yield f"{time} the {nth} moment of {turn}.", f"as long as it is the {nth} moment of the turn."
            yield f"^at the {nth} moment of {turn},", f"at the start of the {nth} moment of each turn,"
            for edge in ("start", "end"):
                yield f"at the {edge} of the {nth} moment of {turn}", f"at the {edge} of the {nth} moment of each turn"
            for it in ("this is", "it is", "this resolves in", "this is in", "this is planned in"):
                yield f"{it} the {nth} moment of {turn}", f"it is the {nth} moment of the turn"
        for it in ("this is", "it is", "this resolves in", "this is in", "this is planned in"):
            yield f"{it} the {nth} moment,", f"it is the {nth} moment of the turn,"
            yield f"{it} the {nth} moment.", f"it is the {nth} moment of the turn."
    yield "at end of moment.", "at the end of the moment."
    yield "at the end of this moment", "at the end of the moment"
    for has in ("you have momentum", "this has momentum"):
        yield has, "you have momentum"


def of_dice() -> Iterator[tuple[str, str]]:
    """What dice show."""
    for kind, sort in (("", "dice"), ("Power ", "Power dice"), ("Focus ", "Focus dice")):
        for whose in ("your", "your target's"):
            for shows in ("that show", "showing", "that roll", "that come up", "with a result of"):
                for a in ("", "a "):
                    yield f"{whose} {sort} {shows} {a}".strip(), f"{whose} {sort} that show"
            for rolls in ("rolls of", "rolls that show"):
                yield f"{whose} {kind}{rolls}", f"{whose} {sort} that show"
        yield f"each of your {sort} that shows", f"your {sort} that show"
        yield f"a {kind}die of yours that shows", f"your {sort} that show"
    for again in (
        "are rerolled once",
        "are rolled again",
        "are rolled once more",
        "can be rerolled",
        "must be rerolled",
    ):
        yield again, "are rerolled"
    for counts in ("counts as", "count as a", "counts as a", "are treated as", "count like", "become"):
        yield f"{counts} 6", "count as 6"
        yield f"{counts} 4", "count as 4"
    for a in ("1s", "ones"):
        yield f"reroll your {a}", "your dice that show 1 are rerolled"
        yield f"you reroll {a}", "your dice that show 1 are rerolled"


def of_the_timeline() -> Iterator[tuple[str, str]]:
    """What is pushed, swapped, and must or cannot be planned."""
    for delay in ("delay", "postpone", "move", "push"):
        for later in ("by one moment", "by one", "one moment later", "back one moment", "to the next moment", "back"):
            yield f"{delay} your target's next action {later}", "push your target's next action"
            yield f"{delay} an action of your target {later}", "push an action of another player"
            yield f"{delay} an action of yours {later}", "push an action of yours"
    for delay in ("delay", "postpone"):
        yield f"{delay} your target's next action", "push your target's next action"
        yield f"{delay} an action", "push an action"
    for swap in ("swap", "switch", "exchange"):
        for places in ("", "the places of ", "the positions of ", "the moments of ", "the order of "):
            for on in ("", " on the timeline", " on their timeline"):
                yield f"{swap} {places}two of your target's actions{on}", "swap two actions of another player"
                yield f"{swap} {places}two actions of your target{on}", "swap two actions of another player"
                yield f"{swap} {places}two of your actions{on}", "swap two actions of yours"
                yield f"{swap} {places}two actions of yours{on}", "swap two actions of yours"
            for whose in ("your target's", "your"):
                for of in (f"{whose} next two actions", f"the next two of {whose} actions",
                           f"the next two actions of {whose.removesuffix(chr(39) + 's')}",
                           f"the next two actions on {whose} timeline"):  # fmt: skip
                    yield f"{swap} {places}{of}", f"swap {whose} next two actions"
                    yield f"{swap} places of {of}", f"swap {whose} next two actions"
    for who in ("your target", "you"):
        for kind in ("attack", "block", "action"):
            a = "an" if kind[0] == "a" else "a"
            house = f"{who} must plan {a} {kind} each turn if able"
            for plan in (f"plan {a} {kind}", f"plan at least one {kind}", kind if kind != "action" else "act"):
                for each in ("if able", "each turn", "each turn if able", "if able each turn"):
                    if f"{who} must {plan} {each}" != house:
                        yield f"{who} must {plan} {each}.", f"{house}."
    yield "cannot plan", "cannot perform"
    over = "cannot perform ... until the end of the next turn."
    yield over, over
    yield "cannot perform ... next turn.", over
    for turn in ("in the next turn", "during the next turn", "in their next turn"):
        yield f"cannot perform ... {turn}.", over
        yield f"cannot plan ... {turn}.", over
    yield "cannot plan ... next turn.", over


def of_standings() -> Iterator[tuple[str, str]]:
    """Who has more, and what both players share."""
    for edge in ("start", "end"):
        for turn in ("each turn", "every turn"):
            yield f"at the {edge} of {turn}", f"at the {edge} of each player's turn"
    for points in ("Health Points", "Action Points"):
        yield f"you have more {points} than your target", f"you have more {points} than each other player"
        for fewer in ("fewer", "less"):
            yield f"you have {fewer} {points} than your target", f"you have fewer {points} than each other player"
    for none in ("took no damage", "did not take any damage", "have taken no damage", "were not damaged"):
        yield f"you {none} this turn", "you have not taken damage this turn"
    for copies in ("copy your target's action", "copy the action of your target"):
        yield f"{copies}.", "this becomes a copy of your target's action in this moment."


def of_moved_stacks() -> Iterator[tuple[str, str]]:
    """Stacks that are doubled and moved, by their names."""
    for name in StackName.forms:
        for on in (f"{name} on your target", f"{name} your target has", f"your target's {name}"):
            yield f"double the {on}", f"your target doubles their {name}"
            yield f"double {on}", f"your target doubles their {name}"
        yield f"double the number of {name} your target has", f"your target doubles their {name}"
        yield f"double the number of {name} you have", f"double your {name}"
        for your in (f"your {name}", f"all your {name}", f"all of your {name}", f"all {name} you have"):
            yield f"move {your} to your target", f"move all {name} from you to your target"
            yield f"transfer {your} to your target", f"move all {name} from you to your target"
        yield f"transfer all {name} from", f"move all {name} from"
        yield f"equal to your target's {name}", f"equal to the number of {name} your target has"
        yield f"equal to their {name}", f"equal to the number of {name} your target has"
        yield f"equal to your {name}", f"equal to the number of {name} you have"
        yield f"equal to the {name} on your target", f"equal to the number of {name} your target has"


def of_limits() -> Iterator[tuple[str, str]]:
    """What cannot be gained, and how much can be lost at most."""
    for heal in ("be healed", "heal", "regain Health Points", "regain health", "gain health", "heal damage"):
        yield f"cannot {heal}", "cannot gain Health Points"
    for time in ("moment", "turn"):
        for each in (f"in a {time}", f"in one {time}", f"in a single {time}", f"per {time}", f"a {time}",
                     f"in each {time}", f"in any {time}", f"during a {time}", f"this {time}"):  # fmt: skip
            for most in ("lose more than ... Health Points", "gain more than ... Health Points",
                         "take more than ... damage", "lose more than ... Health Point",
                         "gain more than ... Health Point"):  # fmt: skip
                yield f"cannot {most} {each}", f"cannot {most} each {time}"
    for at_once in ("from one attack", "from an attack", "from a single attack", "from any attack", "from one source",
                    "from a single source", "at a time", "from each attack", "per attack"):  # fmt: skip
        yield f"cannot take more than ... damage {at_once}", "cannot take more than ... damage at once"
        yield f"cannot lose more than ... Health Points {at_once}", "cannot lose more than ... Health Points at once"
    yield "you cannot be damaged", "you cannot take damage"
    yield "your target cannot be damaged", "your target cannot take damage"


def of_attacks() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_blocks()
    yield from of_double_damage()
    yield from of_moments()
    for points in ("Health Points", "Action Points"):
        yield from of_amounts_set(points, "your target")
    yield from of_dice()
    yield from of_moved_stacks()
    yield from of_standings()
    yield from of_the_timeline()
    yield from of_limits()
    yield from of_two_decks("your target")
    yield from of_next_draws("the next turn")
    yield from of_thresholds("Health Points", "your target")


DAMAGE_NOW: Final = tuple(  # of an action in its moment
    (f"{before} this {does}.", f"{before} this {does} until the end of the turn.")
    for does in ("deals ... damage", "attacks twice", "cannot be blocked", "cannot miss", "ignores armor")
    for before in ("start of moment:", "start of moment: ... ,", ".", "if you roll ... ,", "otherwise,", "do,")
)
