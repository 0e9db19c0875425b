"""Other words for what cards of Proelium say, which are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.variants import for_two


def of_fights() -> Iterator[tuple[str, str]]:
    """By whom attackers are blocked, and whom blockers block."""
    for only in ("can be blocked only by", "can only be blocked by", "may only be blocked by"):
        yield only, "cannot be blocked except by"
    yield "can only block", "can block only"
    for attackers in ("attackers", "attacking characters", "characters"):
        yield f"can block any number of {attackers}", "can block any number of attackers"
    for one in ("an additional attacker", "one additional attacker", "one more attacker", "an extra attacker",
                "an additional character", "an additional attacking character"):  # fmt: skip
        yield f"can block {one}", "can block two attackers"
    for each in ("each combat", "each turn", "at once", "at the same time"):
        yield f"can block any number of attackers {each}.", "can block any number of attackers."
    for has in ("has", "gets"):
        yield f"when this attacks alone, it {has}", "as long as this attacks alone, this has"
        yield f"if this attacks alone, it {has}", "as long as this attacks alone, this has"
        yield f"this {has} ... when it attacks alone.", "this has ... as long as this attacks alone."
    yield "it attacks alone", "this attacks alone"
    yield "this is attacking alone", "this attacks alone"
    yield "this is the only attacker", "this attacks alone"
    yield "this is your only attacker", "this attacks alone"
    for by in ("actions of your opponent", "your opponent's actions"):
        yield f"cannot be destroyed by {by}", "cannot be destroyed by your opponent's actions"
    for these in ("this", "the enhanced entity"):
        yield (
            f"{these} cannot be destroyed by your opponent's actions",
            f"your opponent's actions cannot destroy {these}",
        )


def of_damage() -> Iterator[tuple[str, str]]:
    """Damage that is divided, and to whom it is dealt."""
    for divided in ("divided", "divided as you like", "divided any way you choose",
                    "split as you choose", "split", "distributed as you choose", "distributed"):  # fmt: skip
        yield f"damage {divided} among", "damage divided as you choose among"
        yield f"damage, {divided} among", "damage divided as you choose among"
    yield "among any number of target characters", "among any number of characters"
    for among in ("characters", "all characters"):
        yield f"divided as you choose among {among}", "divided as you choose among any number of characters"
    for any_target in ("a character or your opponent", "your opponent or a character", "a character or player",
                       "a player or character", "a character or a player", "any character or player"):  # fmt: skip
        yield f"damage to {any_target}", "damage to any target"


def of_money() -> Iterator[tuple[str, str]]:
    """Money and life that are lost, gained, spent and exchanged."""
    for swap in ("swap", "switch", "trade", "exchange"):
        yield f"{swap} life totals with", "exchange life with"
        yield f"{swap} life with", "exchange life with"
        yield f"{swap} your life with your opponent's", "exchange life with your opponent"
        yield f"{swap} your life total with your opponent's", "exchange life with your opponent"
        yield f"you and your opponent {swap} life totals", "exchange life with your opponent"
        yield f"{swap} money with", "exchange money with"
        yield f"{swap} all your money with your opponent's", "exchange money with your opponent"
        yield f"{swap} control of", "exchange control of"
    yield "you have the most money", "you have more money than your opponent"
    yield "you have the least money", "you have less money than your opponent"
    yield "for each item they lost this way", "for each item of theirs destroyed this way"
    yield "for each character they lost this way", "for each character of theirs destroyed this way"
    yield "for each entity they lost this way", "for each entity of theirs destroyed this way"
    for turn in ("in one turn", "in a single turn", "during a turn", "each turn"):
        yield f"or more {turn},", "or more in a turn,"
        yield f"spends more than ... {turn},", "spends more than ... in a turn,"
        yield f"spend more than ... {turn},", "spend more than ... in a turn,"


def of_actions() -> Iterator[tuple[str, str]]:
    """The next action of a player."""
    for cancel in ("counter", "negate", "cancel", "nullify"):
        for next_one in ("the next", "the first"):
            yield (
                f"{cancel} {next_one} ... that your opponent plays this turn",
                "cancel the next ... your opponent plays this turn",
            )
            yield (
                f"{cancel} {next_one} ... your opponent plays this turn",
                "cancel the next ... your opponent plays this turn",
            )
        yield f"{cancel} your opponent's next ... this turn", "cancel the next ... your opponent plays this turn"
        yield (
            f"{cancel} an action that your opponent plays this turn",
            "cancel the next action your opponent plays this turn",
        )
    for that in ("that ", ""):
        for one in ("the next", "an", "a", "the first"):
            yield f"copy {one} ... {that}you play this turn", "copy the next ... you play this turn"
    yield "copy your next action this turn", "copy the next action you play this turn"
    for plays in ("you play", "your opponent plays"):
        yield f"{plays} this turn.", f"{plays} this turn."
        for choose in ("you may choose", "choose"):
            for target in ("a new target", "new targets"):
                for copy in ("the copy", "it"):
                    yield f"{plays} this turn. {choose} {target} for {copy}.", f"{plays} this turn."


ALSO: Final = (
    ("^as this enters, it becomes", "when you play this, this becomes"), *for_two("your opponent"),
    ("deals damage to your opponent", "damages your opponent"), ("they have no", "your opponent has no"),
    ("when this comes into play", "when you play this"),
    ("whenever this comes into play", "when you play this"),
    *[
        (f"once each turn, {would} damage would be dealt to you, prevent",
         "the first time damage would be dealt to you each turn, prevent")
        for would in ("if", "when")
    ],
    ("you would take damage", "damage would be dealt to you"),
    ("you would be dealt damage", "damage would be dealt to you"),
    ("to your hand", "to its owner's hand"), ("an enemy character", "a character of your opponent"),
    *of_fights(), *of_damage(), *of_money(), *of_actions(),
)  # fmt: skip
LOOSELY: Final = (("cannot destroy it.", "cannot destroy the enhanced entity."),)
