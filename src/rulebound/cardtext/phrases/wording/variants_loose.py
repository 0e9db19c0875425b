"""Words that are read as those of the house only where a text cannot be read without, in all games."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from rulebound.cardtext.phrases.wording.variants_of_likeness import ALL_DIFFERENT, IN_COMMON, OF_ONE_NAME
from rulebound.cardtext.phrases.wording.variants_usual import COUNTED

SO_MANY: Final = (  # counters, and how the house counts them
    *[(f"more than {n}", f"{more} or more") for n, more in pairwise(COUNTED)],
    *[(f"{fewer} than {n}", f"{less} or fewer") for less, n in pairwise(COUNTED) for fewer in ("fewer", "less")],
    *[(f"at least {n}", f"{n} or more") for n in COUNTED],
    *[(f"at most {n}", f"{n} or fewer") for n in COUNTED],
    *[(f"{n} or more", f"{n} or more") for n in COUNTED],
    *[(f"{n} or fewer", f"{n} or fewer") for n in COUNTED],
)
PUT_OFF: Final = {
    "discarded": ("discarded", "discard", "discards"),
    "trashed": ("trashed", "trash", "trashes"),
    "destroyed": ("destroyed", "destroy", "destroys"),
    "defeated": ("defeated", "defeat", "defeats"),
    "expelled": ("expelled", "expel", "expels"),
    "exhausted": ("exhausted", "exhaust", "exhausts"),
    "tapped": ("tapped", "tap", "taps"),
    "returned": ("returned", "return", "returns"),
}  # what was done to cards, and how it is said of a player
LOOSELY: Final = (  # where a text cannot be read without
    *[
        (f"^{each} ... {time},", f"{until}, when ... ,")
        for each in ("when", "whenever", "each time", "every time")
        for time, until in (
            ("this turn", "until the end of the turn"),
            ("before your next turn", "until the start of your next turn"),
            ("before the start of your next turn", "until the start of your next turn"),
        )
    ],
    ("before the start of your next turn", "until the start of your next turn"),
    ("before your next turn", "until the start of your next turn"),
    *OF_ONE_NAME,
    *[
        (f"if {who} {verb} {count} ... this way", f"if {count} ... {was} {done} this way")
        for who in ("they", "that player")
        for done, verbs in PUT_OFF.items()
        for verb in verbs
        for count, was in (("a", "was"), ("no", "was"), ("one or more", "were"), ("two or more", "were"))
    ],
    *[
        (f"if {count} ... {now} {done} this way", f"if {count} ... {was} {done} this way")
        for done in PUT_OFF
        for count, now, was in (("a", "is", "was"), ("no", "is", "was"), ("two or more", "are", "were"))
    ],
    *[
        (f"{having} {few} {some}{one}", f"with {said} {some}{one}s")
        for having in ("with", "that has", "that have")
        for few, said in SO_MANY
        for one in ("counter", "token")
        for some in ("", "... ")
    ],
    *[
        (f"{having} {few} {some}{ones}", f"with {said} {some}{ones}")
        for having in ("with", "that has", "that have")
        for few, said in SO_MANY
        for ones in ("counters", "tokens")
        for some in ("", "... ")
    ],
    ("without counters", "with no counters"),
    ("without ... counters", "with no ... counters"),
    ("counter on them", "counter on it"),
    *[
        (f"gain {some} equal to the {amount} {lost}", f"gain that {much} {some}")
        for some, much in (
            ("Will", "much"),
            ("Shards", "many"),
            ("points", "many"),
            ("Merit", "much"),
            ("Reputation", "much"),
        )
        for amount in ("amount", "number")
        for lost in ("lost this way", "they lost", "they lose")
    ],
    *ALL_DIFFERENT,
    *[
        (f"each player {gives} ... to the player on their", "each player passes ... to the player on their")
        for gives in ("gives control of", "gives")
    ],
    *[
        (f"each player chooses ... and {gives} it to the player on", "each player passes ... to the player on")
        for gives in ("gives", "passes", "gives control of")
    ],
    *[
        (f"{gives} ... to {whom}.", f"give ... to {whom}.")
        for gives in ("give control of",)
        for whom in ("another player", "the player on your left", "the player on your right")
    ],
    *[(f"the {paid} card's", "its") for paid in ("discarded", "trashed", "sacrificed")],
    ("less or equal to", "less than or equal to"),
    ("equal to or less than", "less than or equal to"),
    ("equal or less than", "less than or equal to"),
    ("no more than its", "less than or equal to its"),
    ("not more than its", "less than or equal to its"),
    *[
        (f"the same or less {stat} than it", f"{stat} less than or equal to its {stat}")
        for stat in ("power", "cost", "Combat", "Defense")
    ],
    *[
        (f"for each {one} {they} lost", f"for each {one} lost this way")
        for one in ("Will", "Shard", "point", "Merit", "Reputation", "life")
        for they in ("they", "that player", "each player", "it")
    ],
    *[
        (f"^{who} with {way} ... than you {cannot}", f"each {one} with {way} ... than you cannot")
        for who, one in (
            ("other players", "player"),
            ("players", "player"),
            ("each other player", "player"),
            ("enemies", "enemy"),
        )
        for way in ("more", "less", "fewer")
        for cannot in ("cannot", "can't")
    ],
    *[
        (f"{who} with {way} ... than you", f"each {one} with {way} ... than you")
        for who, one in (("each other player", "player"), ("each other enemy", "enemy"))
        for way in ("more", "less", "fewer")
    ],
    *[
        (f"^{who} with {way} ... than you {verb}", f"each {one} with {way} ... than you {verb}s")
        for who, one in (("other players", "player"), ("players", "player"), ("enemies", "enemy"))
        for way in ("more", "less", "fewer")
        for verb in ("lose", "discard", "draw", "gain", "pay")
    ],
    *[(f"take ... from {they}{end}", f"take ... from that player{end}") for they in ("them", "they") for end in ".,"],
    ("loses its abilities", "loses all abilities"),
    ("lose their abilities", "lose all abilities"),
    ("loses all of its abilities", "loses all abilities"),
    ("loses all its abilities", "loses all abilities"),
    ("lose all their abilities", "lose all abilities"),
    *[(f"{has} no text", f"{has} no abilities") for has in ("has", "have")],
    ("cards of that kind", "cards with that type"),
    ("card of that kind", "card with that type"),
    ("it is not of that kind", "it is not of that type"),
    ("a number between ... and ...", "a number from ... to ..."),
    ("draw it", "put it into your hand"),
    ("discards all ... with that name.", "discards all ... with that name from their hand."),
    ("all ... with that type into", "all ... with that type revealed this way into"),
    *[
        (f"{who} reveals their hand and discards", f"{who} reveals their hand. {who} discards")
        for who in ("each other player", "each player", "your opponent", "your target", "another player", "each enemy")
    ],
    ("discards all ... with that type.", "discards all ... with that type from their hand."),
    ("discards all ... with the same name.", "discards all ... with the same name from their hand."),
    ("secretly chooses a card in their hand", "secretly chooses a card from their hand"),
    ("the chosen cards", "them"),
    ("the revealed cards", "them"),
    ("they control", "of theirs"),
    *[
        (
            f"^if {who} would draw a card this turn, ... instead.",
            f"until the end of the turn, if {who} would draw a card, ... instead.",
        )
        for who in ("you", "another player", "an enemy", "your opponent", "your target")
    ],
    *[
        (
            f"^if {who} would draw a card {when} ..., ... instead.",
            f"as long as ..., if {who} would draw a card, ... instead.",
        )
        for who in ("you", "another player", "an enemy", "your opponent", "your target")
        for when in ("while", "and")
    ],
    ("choose a kind.", "choose a card type."),
    ("^opponents can't", "each other player cannot"),
    ("^opponents cannot", "each other player cannot"),
    ("they skip that draw.", "they skip that draw instead."),
    ("draw until", "draw cards until"),
    ("draws until", "draws cards until"),
    *[(f"until you have {count}.", f"until you have {count} cards in your hand.") for count in COUNTED],
    ("discard that card", "discard it"),
    ("cards of your deck, put", "cards of your deck. put"),
    ("cards of your deck instead, put", "cards of your deck instead. put"),
    *[
        (f"{discards} down to {count}{end}", f"{discards} down to {count} cards.")
        for discards in ("discard", "discards")
        for count in COUNTED
        for end in (".", " cards in your hand.", " cards in their hand.")
    ],
    ("discards that card", "discards it"),
    ("^then each", "then, each"),
    ("as well.", "."),
    ("too.", "."),
    ("if you have less ... than", "if you have fewer ... than"),
    ("on a 5 or 6", "if you roll 5 or more"),
    *[(f"rolls a die. on a {n},", f"rolls a die. if they roll {n},") for n in range(1, 7)],
    *[(f"rolls a die. ... . on a {n},", f"rolls a die. ... . if they roll {n},") for n in range(1, 7)],
    *[(f"on a {n},", f"if you roll {n},") for n in range(1, 7)],
    ("on a 4, 5 or 6", "if you roll 4 or more"),
    ("on a 1 or 2", "if you roll 2 or less"),
    ("if it had", "if it has"),
    *IN_COMMON,
    ("were ... this turn", "have been ... this turn"),
    ("was ... this turn", "has been ... this turn"),
    ("if this had", "if this has"),
    *[
        (f"that {one} is {done} this way", f"it is {done} this way")
        for one in ("partner", "student", "character", "card")
        for done in ("defeated", "expelled", "destroyed")
    ],
    *[
        (f"if that {destroys} it,", f"if it is {done} this way,")
        for destroys, done in (
            ("destroys", "destroyed"),
            ("defeats", "defeated"),
            ("expels", "expelled"),
            ("kills", "destroyed"),
        )
    ],
    ("there are no ... counters on it", "this has no ... counters on it"),
    ("there are no ... counters on this", "this has no ... counters on it"),
    ("I have no ... counters on me", "I have no ... counters on it"),
    ("if you control", "if you have"),
    ("unless you control", "unless you have"),
    ("as long as you control", "as long as you have"),
    ("and you control", "and you have"),
    ("you control", "of yours"),
    ("that you have", "of yours"),
    ("you have.", "of yours."),
    ("you have here", "of yours here"),
    ("while", "as long as"),
    (", up to", ", to a maximum of"),
    ("another player gives you ... .", "take ... from another player."),
    ("return this to your hand", "return this to its owner's hand"),
    ("of yours to your hand", "of yours to its owner's hand"),
    ("of yours ... to your hand", "of yours ... to its owner's hand"),
    ("tap this,", "tap this and"),
    ("exhaust this,", "exhaust this and"),
    (", and", "and"),
    (";", "; or"),
    ("; or", "; or"),
    (", or", "; or"),
    ("choose one: ... or", "choose one: ... ; or"),
    ("choose one: ... ; or", "choose one: ... ; or"),
    ("choose one -", "choose one:"),
    *[
        (f"choose {n}{end}", f"choose {n}:")
        for n in ("one", "two", "three", "up to two", "up to three", "one or more", "one or both")
        for end in (" -", " of these:", " of the following:", " of these -")
    ],
    *[
        (f"chooses {n}{end}", f"chooses {n}:")
        for n in ("one", "two", "three", "up to two", "one or more", "one or both")
        for end in (" -", " of these:", " of the following:")
    ],
)
LOOSEST: Final = (  # where it still cannot be read: what holds all the time, in the words of what happens
    ("if", "as long as"),
    ("if you control", "as long as you have"),
    ("gets", "has"),
    ("loses all abilities.", "has no abilities."),
    ("lose all abilities.", "have no abilities."),
    ("loses all abilities and has", "has no abilities and"),
    ("lose all abilities and have", "have no abilities and"),
    ("has no abilities and has", "has no abilities and"),
    ("have no abilities and have", "have no abilities and"),
    ("loses its abilities.", "has no abilities."),
    ("lose their abilities.", "have no abilities."),
    ("get", "have"),
)
