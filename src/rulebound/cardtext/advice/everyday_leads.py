"""Everyday words for how far a player is ahead or behind, for how many cards are tapped, and for what is done once."""

from __future__ import annotations

import re
from typing import Final

from rulebound.cardtext.advice.everyday_synonyms import STARTS

NUMBER: Final = r"(\d+|a|one|two|three|four|five|six|seven|eight|nine|ten)"
RIVALS: Final = (
    r"(you|(?:each|any|every|all) other players?|another player|(?:a|each|your|the|any) (?:opponent|enemy|target)"
    r"|that player|they do|i do)"
)
OTHER: Final = "(another player|a opponent|a enemy|your opponent|your target|any opponent)"
WHAT: Final = r"([a-z]+(?: [a-z]+){0,3}?)"
UNLIMITED: Final = r"(?![^.,\"\n]* (?:each|this|every|per|a) (?:turn|game|round))"
ARE: Final = "are (?!here|there|at |in )([a-z-]+)"


def so_many(found: re.Match[str]) -> str:
    """`Three of your partners are tapped`: three or more are, unless it is said."""
    first, number, more, kind, adjective = found[1] or "", found[2], found[3] or "", found[4], found[5]
    if not first and not more:
        more = " or more"
    return f"you have {first}{number}{more} {adjective} {kind}"


def any_amount(found: re.Match[str]) -> str:
    """`Pay X Will. Draw X cards.` for `Pay any amount of Will. Draw that many cards.`"""
    verb, paid, rest = found[1], found[2], found[3]
    first = "discard any number of cards" if verb == "discard" else f"{verb} any amount of {paid}"
    rest = re.sub(r"^ (?:to|and) ", " . ", re.sub(r"^ \. if you do ,", " .", rest))
    return first + re.sub(r"\bx ((?:prestige tokens)|[a-z]+)", so_much, rest)


def so_much(found: re.Match[str]) -> str:
    return f"that {'many' if found[1].endswith('s') else 'much'} {found[1]}"


def first_times(found: re.Match[str]) -> str:
    """`The first two times you gain Will each turn`."""
    times = {"two": "twice", "three": "three times", "four": "four times"}[found[2]]
    return f"{found[1]}{times} each turn , when {found[3]} ,"


PAST: Final = {"exhaust": "exhausted", "tap": "tapped", "untap": "untapped", "discard": "discarded",
               "defeat": "defeated", "destroy": "destroyed"}  # fmt: skip


def for_each_done(found: re.Match[str]) -> str:
    """`Exhaust any number of your tiles. Gain 1 Shard for each.`"""
    yours = " of yours" if found[2] or found[4] else ""
    return f"{found[1]} any number of {found[3]}s{yours} . {found[5]} for each {found[3]} {PAST[found[1]]} this way ."


def enters_with(found: re.Match[str]) -> str:
    """`Partners enter here with a +1 power counter.`"""
    here = " here" if found[2] or found[3] else ""
    return f"when a {found[1][:-1]} enters{here} , put {found[4]} on it ."


LEADS: Final = (
    (rf"\b(has|have) {NUMBER} or more {WHAT} more than {RIVALS}", r"\1 at least \2 more \3 than \4"),
    (rf"\b(has|have) {NUMBER} (?:or more )?(more|fewer|less) {WHAT} than {RIVALS}", r"\1 at least \2 \3 \4 than \5"),
    (rf"\byou are (?:at least )?{NUMBER} (?:or more )?points? behind {OTHER}",
     r"\2 has at least \1 more points than you"),
    (rf"\b{OTHER} is (?:at least )?{NUMBER} (?:or more )?points? ahead of you",
     r"\1 has at least \2 more points than you"),
    (rf"\byou are (?:at least )?{NUMBER} (?:or more )?points? ahead of (?:each|every) (?:other player|opponent)",
     r"you have at least \1 more points than each other player"),
    (rf"\b{OTHER} has ([^.,\"\n]*?)cards in hand than you", r"\1 has \2cards in their hand than you"),
    # so many are so
    (rf"\b(exactly |at least )?{NUMBER}( or more| or fewer| or less)? of your ([a-z]+) {ARE}", so_many),
    (rf"\b(exactly |at least )?{NUMBER}( or more| or fewer| or less)? ([a-z]+) of yours {ARE}", so_many),
    # so much as one likes
    (r"\b(?:you may )?(pay|lose|discard) x ([a-z]+)((?: \.| to| and|,) [^\n\"]*?\bx\b(?! is)[^\n\"]*)", any_amount),
    (r"\b(pay|lose|spend) any number of (?!cards)", r"\1 any amount of "),
    # so often
    (rf"{STARTS}(?:up to )?(twice|three times|four times) (?:per|a|every) turn ,", r"\1\2 each turn ,"),
    (rf"{STARTS}up to (twice|three times|four times) each turn ,", r"\1\2 each turn ,"),
    (rf"{STARTS}the first (two|three|four) times ([^.,\"\n]+?) each turn ,", first_times),
    (r"\bwhen you (gain|lose|draw|discard) ([^.,\"\n]+) , ((?:you may )?[^.,\"\n]+ instead \.)",
     r"if you would \1 \2 , \3"),
    # what is so besides, what was done, and what is compared
    (r"^when(?:ever)? ([^,.\"\n]+?) while ((?:you|this|it|there|another)\b[^,.\"\n]+) ,", r"when \1 , if \2 ,"),
    ((r"\b(exhaust|tap|untap|discard|defeat|destroy) any number of (your )?([a-z -]+?)s( of yours)? \. "
     r"([^.\"\n]*?) for each(?: one| of them)? \."), for_each_done),
    ((r"^(tap|exhaust|untap) ((?:a|another|target) [^.\"\n]+?) \. if (?:it|that \w+) (?:was|is) already (\w+) , "
     r"([^.\"\n]+?) instead \."),
     r"choose \2 . if it is \3 , \4 . otherwise , \1 it ."),
    (r"^this cannot be (\w+) by ([^.\"\n]*?) than (?:it|itself)(?= \.)", r"this cannot be \1 by \2 than this"),
    ((r"^(partners|students|characters) (?:that enter )?(here )?enter (here )?with ([^.\"\n]+? counters?)"
     r"(?: on (?:it|them))? \.$"),
     enters_with),
    (r"\bput one (?:of them )?into your hand and discard the other\b",
     "put one of them into your hand and the other into your discard pile"),
    (r"^(?:while|as long as) (attacking|defending) , (this has [^.\"\n]+?) \.", r"\2 while \1 ."),
    (r"^use : (?!choose|exhaust)([^:.,\"\n]+?) : (?=\w)", r"use : you may \1 . if you do , "),
    (r"\bsacrificed this way\b", "discarded this way"),
    # once in all
    (rf"{STARTS}the first time (?!when|you would){UNLIMITED}([^.,\"\n]+) ,", r"\1once each game , when \2 ,"),
)  # fmt: skip
