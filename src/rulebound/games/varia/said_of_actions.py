"""Other words of Varia for actions, costs and damage that is taken: they are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.games.varia.phrases.keywords import Subtype
from rulebound.games.varia.phrases.nouns import StackName


def of_actions() -> Iterator[tuple[str, str]]:
    """What actions cost, what they are, and what becomes of them."""
    for costs in ("costs ... less", "costs ... more"):
        yield f"your first ... each turn {costs}", f"the first ... you perform each turn {costs}"
    does = "your target's action in this moment is"
    for time in ("this moment", "in this moment"):
        for kind in ("attack", "block"):
            a = "an" if kind == "attack" else "a"
            yield f"your target performed {a} {kind} {time}", f"{does} {a} {kind}"
            yield f"your target planned {a} {kind} {time}", f"{does} {a} {kind}"
            yield f"your target {kind}ed {time}", f"{does} {a} {kind}"
    for way in ("more", "less"):
        for points in ("", " Action Points"):
            yield f"your target's action costs ...{points} or {way}", f"{does} a card with cost ... or {way}"
    yield ", disrupt it.", ", disrupt your target's action."
    yield "your target misses an attack", "an attack of another player misses"
    yield "your target misses with an attack", "an attack of another player misses"
    yield "your target misses,", "an attack of another player misses,"
    yield "you miss with an attack", "an attack of yours misses"
    yield "you miss an attack", "an attack of yours misses"
    yield "you miss,", "an attack of yours misses,"
    for more in ("additional", "extra", "bonus"):
        for points in ("Health Points", "Action Points", "Health Point", "Action Point"):
            yield f"gain ... {more} {points}", f"gain ... {points}"


def of_damage_taken() -> Iterator[tuple[str, str]]:
    """Less damage than one would take."""
    for n in range(1, 21):
        prevents = f"prevent {n} of that damage"
        yield f"take {n} less.", f"{prevents}."
        yield f"take {n} less damage.", f"{prevents}."
        yield f"take {n} less instead.", f"{prevents}."
        yield f"reduce that damage by {n}", prevents
        yield f"reduce it by {n}", prevents
        yield f"that damage is reduced by {n}", prevents
        yield f"reduce all damage you take by {n}", f"if you would take damage, {prevents}"
        yield f"reduce damage you take by {n}", f"if you would take damage, {prevents}"
        yield f"all damage you take is reduced by {n}", f"if you would take damage, {prevents}"
        yield f"damage you take is reduced by {n}", f"if you would take damage, {prevents}"
        yield f"damage dealt to you is reduced by {n}", f"if you would take damage, {prevents}"
        yield f"take {n} instead.", f"take {n} damage instead."
        yield f"take only {n} instead.", f"take {n} damage instead."
        yield f"take only {n} damage instead.", f"take {n} damage instead."
        yield f"it is reduced to {n} instead", f"take {n} damage instead"
        yield f"reduce it to {n} instead", f"take {n} damage instead"
        yield f"for each {n} damage dealt", f"for every {n} damage dealt"
        yield f"for every {n} damage dealt.", f"for every {n} damage dealt by this."
        yield f"for each {n} damage dealt.", f"for every {n} damage dealt by this."


def of_stacks_kept_off() -> Iterator[tuple[str, str]]:
    """Stacks that a player cannot gain, and loses."""
    for name in StackName.forms:
        yield f"you are immune to {name}", f"you cannot gain {name}"
        yield f"your target is immune to {name}", f"your target cannot gain {name}"
        for one in ("a", "one", "1"):
            yield f"lose {one} stack of {name}", f"lose {name}"
            yield f"loses {one} stack of {name}", f"loses {name}"
            yield f"gain {one} stack of {name},", f"gain {name},"
        yield f"stacks of {name}", name


def of_stacks_that_go() -> Iterator[tuple[str, str]]:
    """A stack that says when it goes."""
    for remove in ("remove", "lose", "discard"):
        for one in ("one of these", "one of this", "one stack of this", "a stack of this", "1 of these"):
            yield f"{remove} {one}", "remove one of these"
        for every in ("all of these", "all of this", "all stacks of this"):
            yield f"{remove} {every}", "remove all of these"
    yield "remove this", "remove all of these"


def of_given_stacks() -> Iterator[tuple[str, str]]:
    """Stacks that players are given, and lose."""
    for name in StackName.forms:
        for give in ("give", "inflict", "apply", "put", "place"):
            yield f"{give} your target ... {name}", f"your target gains ... {name}"
            for to in ("on your target", "to your target"):
                yield f"{give} ... {name} {to}", f"your target gains ... {name}"
            yield f"{give} yourself ... {name}", f"gain ... {name}"
        for give in ("inflict", "apply"):
            yield f"{give} ... {name}.", f"your target gains ... {name}."
        for you in ("yourself", "you"):
            yield f"remove all {name} from {you}", f"lose all {name}"
            yield f"remove ... {name} from {you}", f"lose ... {name}"
            yield f"cleanse {you} of {name}", f"lose all {name}"
            yield f"cleanse {you} of all {name}", f"lose all {name}"
        yield f"remove all {name} from your target", f"your target loses all {name}"
        yield f"remove ... {name} from your target", f"your target loses ... {name}"
        yield f"remove an {name} from your target", f"your target loses 1 {name}"
        yield f"remove all of your {name}", f"lose all {name}"
        yield f"remove all your {name}", f"lose all {name}"
    for you in ("yourself", "you"):
        yield f"remove all stacks from {you}", "lose all stacks"
    yield "remove all stacks from your target", "your target loses all stacks"
    yield "remove all your stacks", "lose all stacks"


def of_clashes() -> Iterator[tuple[str, str]]:
    """What meets what in a clash, and what is performed."""
    for it in ("this", "it"):
        for what in ("is", "was"):
            yield f"{it} {what} unopposed", "this is unopposed"
    yield "if unopposed,", "if this is unopposed,"
    yield "while unopposed", "as long as this is unopposed"
    yield "as long as unopposed", "as long as this is unopposed"
    yield "both players are attacking", "your target's action in this moment is an attack"
    yield "both players attack", "your target's action in this moment is an attack"
    yield "it was blocked", "this was blocked"
    yield "it was not blocked", "this was not blocked"
    for who in ("you", "your target"):
        yield f"{who} blocked this moment", f"{who} blocked an attack this moment"
        yield f"{who} blocked in this moment", f"{who} blocked an attack this moment"
        yield f"{who} did not block this moment", f"{who} blocked no attack this moment"
        yield f"{who} did not block an attack this moment", f"{who} blocked no attack this moment"
    for subtype in Subtype.forms:
        yield f"you play a {subtype},", f"you perform a {subtype} action,"
        yield f"you perform a {subtype},", f"you perform a {subtype} action,"


def of_doubled_values() -> Iterator[tuple[str, str]]:
    """Values that are doubled."""
    for stat in ("Power", "Focus"):
        house = f"double the {stat} of this"
        for written in (f"double this attack's {stat}", f"double this action's {stat}", f"double this's {stat}",
                        f"double its {stat}", f"double the {stat} of this attack"):  # fmt: skip
            yield written, house
        for twice in ("doubled", "twice as much"):
            yield f"this has {twice} {stat}.", f"{house}."
            yield f"this gets {twice} {stat}.", f"{house}."
        yield f"its {stat} is doubled", house
        yield f"this attack's {stat} is doubled", house


def of_dice_seen() -> Iterator[tuple[str, str]]:
    """What dice of a clash have shown."""
    for sort in ("Power", "Focus"):
        for whose, of, you in (
            ("your", "yours", ("you roll", "you rolled")),
            ("your target's", "another player", ("your target rolls", "your target rolled")),
        ):
            house = f"a {sort} die of {of} shows"
            for die in (f"{whose} {sort} die", f"one of {whose} {sort} dice", f"any of {whose} {sort} dice"):
                for shows in ("shows", "shows a", "rolls", "rolls a", "is", "is a", "comes up"):
                    yield f"{die} {shows}", house
            for roll in you:
                for on in (f"for {sort}", f"on a {sort} die", f"on {whose} {sort} die", f"with a {sort} die"):
                    yield f"{roll} a ... {on}", f"{house} ..."
                    yield f"{roll} ... {on}", f"{house} ..."
        yield f"the {sort} die shows", f"a {sort} die of yours shows"
        yield f"the {sort} die shows a", f"a {sort} die of yours shows"


def of_control() -> Iterator[tuple[str, str]]:
    """Assets that change sides."""
    for kind in ("asset", "weapon", "armor", "charm"):
        a = "an" if kind[0] == "a" else "a"
        for take in ("take", "steal", "seize"):
            for whose in ("of your target", "of another player", "from your target"):
                yield f"{take} {a} {kind} {whose}", f"take control of {a} {kind} of another player"
            yield f"{take} one of your target's {kind}s", f"take control of {a} {kind} of another player"


def of_all_these() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_actions()
    yield from of_damage_taken()
    yield from of_stacks_kept_off()
    yield from of_stacks_that_go()
    yield from of_control()
    yield from of_dice_seen()
    yield from of_doubled_values()
    yield from of_given_stacks()
    yield from of_clashes()
