"""Other words of Proelium for money, enhancements and combats: they are read as those of the house."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.games.proelium.money import LIMIT


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
    for take in ("take", "steal"):
        yield f"{take} half your opponent's money", "take money equal to half your opponent's money from your opponent"
        yield f"{take} half of your opponent's money", ("take money equal to half your opponent's money from "
                                                        "your opponent")  # fmt: skip
        yield f"{take} all your opponent's money", "take money equal to your opponent's money from your opponent"
        yield f"{take} money from your opponent equal to ... .", "take money equal to ... from your opponent."
        yield f"{take} that much money.", "take that much money from your opponent."
    for mine in ("the amount of money you have", "your money"):
        for by in (" divided by 10k", " / 10k", ", divided by 10k"):
            yield f"{mine}{by}", "your money"
    yield "the amount of money you have", "your money"
    yield "the amount of money your opponent has", "your opponent's money"
    yield "you have the most money", "you have more money than your opponent"
    yield "you have the least money", "you have less money than your opponent"
    yield "for each item they lost this way", "for each item of theirs destroyed this way"
    yield "for each character they lost this way", "for each character of theirs destroyed this way"
    yield "for each entity they lost this way", "for each entity of theirs destroyed this way"
    for turn in ("in one turn", "in a single turn", "during a turn", "each turn"):
        yield f"or more {turn},", "or more in a turn,"
        yield f"spends more than ... {turn},", "spends more than ... in a turn,"
        yield f"spend more than ... {turn},", "spend more than ... in a turn,"


def of_spending() -> Iterator[tuple[str, str]]:
    """What is spent, and how much may be."""
    for can in ("can spend", "may spend"):
        for turn in ("each turn", "per turn", "in a turn", "every turn"):
            yield f"{can} ... more {turn}", "may spend ... more each turn"
            yield f"{can} an additional ... {turn}", "may spend ... more each turn"
            yield f"{can} up to ... more {turn}", "may spend ... more each turn"
            yield f"{can} ... less {turn}", "may spend ... less each turn"
            for n in [*range(1, LIMIT), *range(LIMIT + 1, 13)]:
                by = f"{abs(n - LIMIT)}0k {'more' if n > LIMIT else 'less'}"
                for most in ("up to", "no more than", "at most"):
                    yield f"{can} {most} {n}0k {turn}", f"may spend {by} each turn"
    for has, who in (("have", "you"), ("has", "your opponent")):
        for no in ("spent no money", "did not spend any money", "did not spend money", "have not spent any money",
                   "has not spent any money", "didn't spend any money", "spent nothing"):  # fmt: skip
            yield f"{who} {no} this turn", f"{who} {has} spent no money this turn"
    for n in range(1, 13):
        for verb in ("take", "steal", "loot"):
            yield f"{verb} {n}0k.", f"take {n}0k from your opponent."
            yield f"{verb} {n}0k and", f"take {n}0k from your opponent and"
            yield f"{verb} {n}0k from them", f"take {n}0k from your opponent"
    yield "loot", "take"


def of_more_money() -> Iterator[tuple[str, str]]:
    """Money that is split, taken from the stock, and was spent."""
    split = "split all money evenly among all players"
    for together in ("put their money together and split it evenly", "put all their money together and split it evenly",
                     "pool their money and split it evenly", "split their money evenly",
                     "combine their money and split it evenly"):  # fmt: skip
        yield f"both players {together}", split
        yield f"each player {together}", split
    yield "split all money evenly between both players", split
    yield "split all money evenly between the players", split
    yield "split all money evenly", split
    for n in range(2, 13):
        for bank in ("the bank", "the stock pile", "the stock"):
            yield f"take {n}0k from {bank}", f"gain {n}0k"
        for has in ("you have", "your opponent has", "they have"):
            yield f"{has} spent less than {n}0k this turn", f"{has} spent {n - 1}0k or less this turn"
            yield f"{has} spent more than {n}0k this turn", f"{has} spent {n + 1}0k or more this turn"
            yield f"{has} spent at least {n}0k this turn", f"{has} spent {n}0k or more this turn"
        for who, has in (("you", "have"), ("your opponent", "has")):
            yield f"{who} spent {n}0k or more this turn", f"{who} {has} spent {n}0k or more this turn"
            yield f"{who} spent {n}0k or less this turn", f"{who} {has} spent {n}0k or less this turn"
            yield f"{who} spent less than {n}0k this turn", f"{who} {has} spent {n - 1}0k or less this turn"
    for bank in ("the bank", "the stock pile", "the stock"):
        yield f"take 10k from {bank}", "gain 10k"
    for who in ("you have", "your opponent has"):
        yield f"{who} exactly 0k", f"{who} no money"
        yield f"{who} 0k", f"{who} no money"
    for swap in ("swap", "switch", "trade", "exchange"):
        yield f"{swap} your money with your opponent's", "exchange money with your opponent"
        yield f"{swap} your money with your opponent", "exchange money with your opponent"


def of_enhancements_and_combats() -> Iterator[tuple[str, str]]:
    """Enhancements that change places, and combats that come again."""
    yield "^enhance", "enhances"
    for put in ("put", "move", "attach"):
        for onto in ("onto", "to", "on"):
            for where in (" from all characters", " in play", ""):
                yield f"{put} all enhancements{where} {onto} one character", "move all enhancements to a character"
                yield f"{put} all enhancements{where} {onto} a character", "move all enhancements to a character"
            yield f"{put} an enhancement {onto} a", "move an enhancement to a"
            yield f"{put} an enhancement {onto} another", "move an enhancement to another"
            yield f"{put} an enhancement from a character {onto} another", "move an enhancement to another"
            yield f"{put} an enhancement of yours {onto} a", "move an enhancement of yours to a"
            yield f"{put} an enhancement of your opponent {onto} a", "move an enhancement of your opponent to a"
            yield f"{put} this {onto} a", "move this to a"
            yield f"{put} this {onto} another", "move this to another"
    house = "there is another combat this turn"
    for written in of_another_combat():
        yield f"{written}.", f"{house}."
        for who in ("characters of yours", "your characters", "characters"):
            for again in ("may attack again", "can attack again", "may attack again in it", "can attack in it"):
                yield f"{written}. {who} that attacked {again}.", f"{house}."


def of_another_combat() -> Iterator[str]:
    for more in ("another", "an additional", "an extra", "one more", "a second"):
        for combat in ("combat", "attack phase", "combat phase"):
            for time in ("", " this turn", " after this one", " after this combat", " after this one this turn"):
                yield f"there is {more} {combat}{time}"
                yield f"take {more} {combat}{time}"
                yield f"you get {more} {combat}{time}"
                yield f"after this {combat}, there is {more} {combat}{time}"


def of_rerolls() -> Iterator[tuple[str, str]]:
    """Dice that are rolled again."""
    for roll in ("your Extra Research roll", "an Extra Research roll", "a failed Extra Research", "your research roll",
                 "your Extra Research die", "an Extra Research", "the die of your Extra Research",
                 "a failed research", "the die for Extra Research"):  # fmt: skip
        yield f"you may reroll {roll}.", "you may reroll your Extra Research."
    for die in ("a die", "a die you rolled", "one die", "any die you rolled", "a die you roll", "one of your rolls"):
        yield f"you may reroll {die}.", "you may reroll one of your dice."


def of_all_money() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_money()
    yield from of_spending()
    yield from of_rerolls()
    yield from of_more_money()
    yield from of_enhancements_and_combats()
