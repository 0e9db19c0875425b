"""Other words for what cards of Proelium say, which are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.wording.variants import for_two
from rulebound.cardtext.phrases.wording.variants_for_two import (
    of_amounts_set,
    of_next_draws,
    of_thresholds,
    of_two_decks,
)
from rulebound.games.proelium.said_of_fights import of_fighting, of_fights, of_what_must_be
from rulebound.games.proelium.said_of_limits import of_all_limits
from rulebound.games.proelium.said_of_money import of_all_money


def of_damage() -> Iterator[tuple[str, str]]:
    """Damage that is divided, and to whom it is dealt."""
    for divided in ("divided", "divided as you like", "divided any way you choose",
                    "split as you choose", "split", "distributed as you choose", "distributed"):  # fmt: skip
        yield f"damage {divided} among", "damage divided as you choose among"
        yield f"damage, {divided} among", "damage divided as you choose among"
    yield "among any number of target characters", "among any number of characters"
    for among in ("characters", "all characters"):
        yield f"divided as you choose among {among}", "divided as you choose among any number of characters"
    for who in ("you are", "your opponent is"):
        takes = "you take" if who == "you are" else "your opponent takes"
        yield f"{who} dealt ... damage,", f"{takes} ... damage,"
        yield f"{who} dealt damage,", f"{takes} damage,"
        yield f"{who} damaged,", f"{takes} damage,"
    for player in ("your opponent", "a player"):
        yield f"deals damage to {player},", f"damages {player},"
    for this in ("this", "the enhanced entity"):
        for to, house in (
            ("your opponent", "deal that much damage to your opponent"),
            ("you", "you lose that much life"),
        ):
            yield f"^damage dealt to {this} is also dealt to {to}.", f"when {this} is dealt damage, {house}."
    for one in ("this", "it", "the enhanced entity", "character", "character of yours", "character of your opponent"):
        for amount in ("damage,", "... damage,"):
            yield f"{one} takes {amount}", f"{one} is dealt {amount}"
    for some in ("characters", "characters of yours", "characters of your opponent"):
        for amount in ("damage,", "... damage,"):
            yield f"{some} take {amount}", f"{some} are dealt {amount}"
    for any_target in ("a character or your opponent", "your opponent or a character", "a character or player",
                       "a player or character", "a character or a player", "any character or player"):  # fmt: skip
        yield f"damage to {any_target}", "damage to any target"


def of_no_life() -> Iterator[tuple[str, str]]:
    """What saves a player who would have no life left."""
    house = "you would drop to 0 life"
    for drop in ("drop to", "be reduced to", "fall to", "go to", "drop below", "have"):
        for none in ("0 life", "zero life", "0 or less life", "1 life") if drop != "have" else ("0 life", "no life"):
            if none != "1 life" or drop == "drop below":
                yield f"you would {drop} {none}", house
                yield f"your life would {drop} {none.removesuffix(' life')}", house
    for end in ("die", "lose your last life", "lose all your life", "run out of life", "be killed"):
        yield f"you would {end}", house
    yield "your life total would be reduced to 0", house
    yield "your life would become 0", house


def of_entities() -> Iterator[tuple[str, str]]:
    """Entities that are destroyed, repaired and made stronger for good."""
    for one, many in (("character", "characters"), ("item", "items"), ("entity", "entities")):
        a = "an" if one[0] in "aeiou" else "a"
        yield f"{one} dies", f"{one} is destroyed"
        yield f"{one} of yours dies", f"{one} of yours is destroyed"
        yield f"{one} of your opponent dies", f"{one} of your opponent is destroyed"
        for heal in ("repair", "heal", "restore"):
            yield f"{heal} {a} {one}", f"remove all damage from {a} {one}"
            yield f"{heal} all {many}", f"remove all damage from all {many}"
        for undo in ("destroys", "sacrifices"):
            yield (f"{undo} all but one of their {many}",
                   f"chooses {a} {one} of theirs and destroys the rest of them")  # fmt: skip
    for it in ("this", "it"):
        yield f"sacrifice {it}", f"destroy {it}"
        yield f"{it} dies", f"{it} is destroyed"
        yield f"repair {it}", f"remove all damage from {it}"
        for stat in ("A", "D"):
            for n in range(1, 6):
                for good in ("permanently", "for the rest of the game", "for good"):
                    yield f"{it} gets +{n} {stat} {good}", f"put a +{n} {stat} counter on {it}"


def of_battle_stats() -> Iterator[tuple[str, str]]:
    """`+1/+1`, and characters that attack at once."""
    signed = [f"{'+' if n >= 0 else '-'}{abs(n)}" for n in range(-5, 6)]
    for a in signed:
        for d in signed:
            both = [f"{n} {stat}" for n, stat in ((a, "A"), (d, "D")) if n[1:] != "0"]
            if both:
                yield f"{a}/{d}", " and ".join(both)
    at_once = "this can attack on the turn that you play it"
    for soon in ("the turn it enters play", "the turn it enters", "the turn it comes into play", "immediately",
                 "on the turn it enters", "on the turn it enters play", "the turn you play it", "at once",
                 "right away", "the turn it is played", "the turn that it enters"):  # fmt: skip
        yield f"this can attack {soon}", at_once
    yield "this can block but not attack", "this cannot attack"
    yield "this can attack but not block", "this cannot block"
    yield "^haste.", f"{at_once}."
    yield "^rush.", f"{at_once}."
    for on in ("during", "on", "in"):
        yield f"{on} your turn.", "as long as it is your turn."
        yield f"{on} your opponent's turn.", "as long as it is your opponent's turn."
    yield "the enhanced character", "the enhanced entity"
    yield "the enhanced item", "the enhanced entity"
    yield "enhanced creature", "enhanced entity"
    yield "characters cannot attack you", "characters of your opponent cannot attack"
    for n, by in ((2, "+2"), (3, "+1"), (5, "-1"), (6, "-2")):
        for least in (f"{n} or higher", f"{n} or more", f"{n}+", f"{n} or better"):
            for a in ("on a", "on"):
                for rolls in ("your extra research succeeds", "your extra research rolls succeed",
                              "extra research rolls of yours succeed", "your research succeeds"):  # fmt: skip
                    yield f"{rolls} {a} {least}", f"you get {by} on extra research"
    for less in ("one", "two", "three", "four"):
        yield f"draw ... cards, then discard {less} of them", f"draw ... cards, then discard {less} of the cards drawn"
        yield f"draw ... cards. discard {less} of them", f"draw ... cards, then discard {less} of the cards drawn"
    yield "then shuffle.", "shuffle your deck."
    yield "then shuffle your deck.", "shuffle your deck."
    yield "both players discard their hands and draw", "each player discards their hand, then draws"
    yield "both players discard their hand and draw", "each player discards their hand, then draws"
    for verb in ("draw", "discard", "lose", "gain", "sacrifice", "destroy"):
        yield f"both players {verb}", f"each player {verb}s"


def of_costs_and_research() -> Iterator[tuple[str, str]]:
    """What is counted in money, whose research succeeds, and who cannot attack."""
    for n in range(1, 11):
        for each in ("each", "every"):
            yield f"for {each} {n}0k you have", f"for each {n}0k that you have"
            yield f"for {each} {n}0k your opponent has", f"for each {n}0k that your opponent has"
    for research in ("successfully research", "succeed at research", "succeed at an extra research",
                     "succeed at a research", "succeed at extra research"):  # fmt: skip
        yield f"you {research}", "your extra research succeeds"
        yield (
            f"your opponent {research.replace('research', 'researches') if 'fully' in research else research}",
            ("your opponent's extra research succeeds"),
        )
    for fail in ("fail a research", "fail an extra research", "fail at research", "fail extra research",
                 "fail a research roll", "fail an extra research roll", "fail their research",
                 "fail to research"):  # fmt: skip
        yield f"you {fail}", "your extra research fails"
        yield f"your opponent {fail.replace('fail', 'fails', 1)}", "your opponent's extra research fails"
    for does in ("attack", "block"):
        yield f"your opponent cannot {does} this turn", f"characters of your opponent cannot {does} this turn"
        yield f"your opponent cannot {does} until", f"characters of your opponent cannot {does} until"
        yield f"your opponent cannot {does}.", f"your opponent's characters cannot {does}."
    for stat in ("A", "D"):
        for n in range(1, 6):
            yield f"loses {n} {stat}", f"gets -{n} {stat}"
            yield f"lose {n} {stat}", f"get -{n} {stat}"
    yield "when this enters", "when you play this"
    yield "when this enters play", "when you play this"


def of_whose_cost() -> Iterator[tuple[str, str]]:
    """What cards cost as long as something is in play."""
    for many in ("characters", "items", "entities", "enhancements", "actions", "attacks", "cards"):
        yield f"your {many} cost", f"{many} that you play cost"
        yield f"{many} cost you", f"{many} that you play cost"
        yield f"{many} you play cost", f"{many} that you play cost"
        for theirs in (f"your opponent's {many} cost", f"{many} your opponent plays cost",
                       f"{many} cost your opponent"):  # fmt: skip
            yield theirs, f"{many} that your opponent plays cost"
        for dear in ("with cost ...", "that cost ..."):
            house = f"{many} with cost ... that you play cost"
            yield f"your {many} {dear} cost", house
            yield f"{many} {dear} cost you", house
            yield f"{many} {dear} you play cost", house
            yield f"{many} {dear} that you play cost", house


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
    ("an enemy character", "a character of your opponent"),
    *of_fights(), *of_damage(), *of_no_life(), *of_all_money(), *of_all_limits(), *of_actions(), *of_fighting(),
    *of_what_must_be(), *of_entities(), *of_battle_stats(), *of_costs_and_research(),
    *of_amounts_set("life", "your opponent"), *of_amounts_set("money", "your opponent"), *of_two_decks("your opponent"),
    *of_thresholds("life", "your opponent"), *of_next_draws("your opponent's next turn"),
    *[(f"cannot {heal}", "cannot gain life") for heal in ("be healed", "heal", "regain life", "recover life")],
    *[
        (f"cannot {does} more than ... life {each}", f"cannot {does} more than ... life each turn")
        for does in ("lose", "gain")
        for each in ("in a turn", "per turn", "in one turn", "a turn", "in a single turn", "this turn")
    ],
)  # fmt: skip
LOOSELY: Final = (
    *of_whose_cost(),
    ("cannot destroy it.", "cannot destroy the enhanced entity."),
    *[
        (f"damage to ... . if it {dies},", "damage to ... . if it is destroyed this way,")
        for dies in ("is destroyed", "dies")
    ],
    ("if it is destroyed,", "if it is destroyed this turn,"), ("if it dies,", "if it is destroyed this turn,"),
)  # fmt: skip
