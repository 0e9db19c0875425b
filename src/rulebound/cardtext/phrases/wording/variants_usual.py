"""Words that are read as those of the house wherever they stand, in all games."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.wording.variants_of_choosing import CHOOSING
from rulebound.cardtext.phrases.wording.variants_of_dice import DICE
from rulebound.cardtext.phrases.wording.variants_of_giving import GIVING

COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
USUAL: Final = (
    ("whenever", "when"),
    ("^while", "as long as"),
    ("can't", "cannot"),
    ("don't", "do not"),
    ("doesn't", "does not"),
    ("isn't", "is not"),
    *[
        (f"{they} {take} {one} turn after this one", "that player takes an extra turn after this one")
        for they, takes in (("they", ("take", "get")), ("that player", ("takes", "gets")))
        for take in takes
        for one in ("an extra", "another", "an additional")
        if (they, take, one) != ("that player", "takes", "an extra")
    ],
    *[
        (f"costs {nothing}{end}", f"costs nothing{end}")
        for nothing in ("0", "zero", "nothing to play", "nothing to complete", "0 stars", "0 Will", "0 Shards")
        for end in (".", ",")
    ],
    *[
        (f"each turn {free}.", "each turn costs nothing.")
        for free in ("is free", "is for free", "is free of charge", "can be played for free", "costs you nothing")
    ],
    *[
        (f"{whose} {name} {becomes} {n}.", f"{sets} {whose} {name} to {n}.")
        for whose, sets in (("your", "set"),)
        for name, becomes in (
            ("Will", "becomes"),
            ("Shards", "become"),
            ("Merit", "becomes"),
            ("Reputation", "becomes"),
        )
        for n in range(11)
    ],
    *[(f"{n} in hand", f"{n} cards in your hand") for n in ("two", "three", "four", "five", "six", "seven")],
    *[
        (f"^pay x {paid}. gain x {gained}.", f"pay any amount of {paid}. gain that {much} {gained}.")
        for paid in ("Shards", "Will", "Merit", "Reputation")
        for gained, much in (("Shards", "many"), ("Will", "much"), ("Merit", "much"), ("Reputation", "much"))
    ],
    *[
        (f"double your {name}", f"gain {name} equal to your {name}")
        for name in ("Shards", "Will", "Merit", "Reputation", "points", "life")
    ],
    ("bid any number of", "bid any amount of"),
    ("bids any number of", "may bid any amount of"),
    ("bids any amount of", "may bid any amount of"),
    *[
        (f"{end}{the} {pays} {gets}", f". the highest bidder pays their bid {gains}")
        for end in (". ", "; ", ", then ")
        for the in ("the highest bidder", "the highest", "the highest bid", "the player who bids the most")
        for pays in (
            "pays",
            "pays it",
            "pays them",
            "pays that many",
            "pays that much",
            "pays their bid",
            "pays the bid",
        )
        for gets, gains in (("and gets", "and gains"), ("and", "and"))
    ],
    *[
        (f"{can} ... {only} ... {each}", "cannot ... more than ... each turn")
        for can in ("can", "may")
        for only in ("only", "at most", "no more than", "not more than")
        for each in ("each turn", "per turn", "a turn", "every turn")
    ],
    *[
        (f"{only} {verb} ... {each}", f"cannot {verb} more than ... each turn")
        for only in ("can only", "may only")
        for verb in ("play", "complete", "recruit", "perform", "cast", "use", "declare")
        for each in ("each turn", "per turn", "a turn", "every turn")
    ],
    *[
        (f"cannot gain more than ... {now}.", "cannot gain more than ... until the end of the turn.")
        for now in ("this turn", "in this turn")
    ],
    ("cannot ... more than ... per turn", "cannot ... more than ... each turn"),
    ("cannot ... more than ... a turn", "cannot ... more than ... each turn"),
    ("aren't", "are not"),
    ("this turn.", "until the end of the turn."),
    *[
        (f"{time}, {each}", "until the end of the turn, when")
        for time in ("^this turn", "^for the rest of the turn", "^for the rest of this turn")
        for each in ("when", "whenever", "each time", "every time")
    ],
    ("^this turn,", "until the end of the turn,"),
    ("for the rest of the turn", "until the end of the turn"),
    ("for the rest of this turn", "until the end of the turn"),
    ("turn, each time", "turn, when"),
    ("turn, every time", "turn, when"),
    ("^each time", "when"),
    ("^every time", "when"),
    ("until end of turn", "until the end of the turn"),
    ("until the end of turn", "until the end of the turn"),
    ("until the end of this turn", "until the end of the turn"),
    ("until your next turn", "until the start of your next turn"),
    ("after this one. at the end of that turn", "after this one. at the end of your next turn"),
    ("at end of turn", "at the end of the turn"),
    ("at the end of turn", "at the end of the turn"),
    ("at the end of this turn", "at the end of the turn"),
    ("at the start of the next turn", "at the start of your next turn"),
    ("at the beginning of", "at the start of"),
    ("^as this enters, it becomes", "when this enters, this becomes"),
    ("^you choose", "choose"),
    ("you control", "you have"),
    ("and the others", "and the rest"),
    ("double that much instead", "twice that much instead"),
    ("double that many instead", "twice that many instead"),
    ("twice as many instead", "twice that many instead"),
    ("twice as much instead", "twice that much instead"),
    ("^put the others", "put the rest"),
    ("put one in your hand", "put one into your hand"),
    ("put one of them in your hand", "put one of them into your hand"),
    ("as an additional cost,", "as an additional cost to play this,"),
    ("reveal it, and put it", "reveal it and put it"),
    ("^then shuffle", "then, shuffle"),
    ("; then", ". then,"),
    ("the rest.", "the rest of them."),
    ("once per turn", "once each turn"),
    ("once a turn", "once each turn"),
    ("that you play each turn", "you play each turn"),
    ("that you recruit each turn", "you recruit each turn"),
    ("that you complete each turn", "you complete each turn"),
    ("your hand is empty", "you have no cards in your hand"),
    *[
        (f"{who} {way} cards in hand than you", f"{who} {way} cards in their hand than you")
        for who in ("has", "player with", "enemy with")
        for way in ("more", "fewer", "less")
    ],
    *[
        (f"{who} with {way} than ... cards in hand", f"{who} with {way} than ... cards in their hand")
        for who in ("player", "enemy")
        for way in ("more", "fewer", "less")
    ],
    *[(f"down to {count} cards in hand", f"down to {count} cards") for count in COUNTED],
    ("most cards in hand", "most cards in their hand"),
    ("fewest cards in hand", "fewest cards in their hand"),
    ("cards in hand", "cards in your hand"),
    ("put all cards from your hand on", "put your hand on"),
    ("put all cards in your hand on", "put your hand on"),
    ("put the cards in your hand on", "put your hand on"),
    ("puts all cards from their hand on", "puts their hand on"),
    ("puts all cards in their hand on", "puts their hand on"),
    ("counter that was on", "counter on"),
    ("counters that were on", "counters on"),
    ("counter it had", "counter on it"),
    ("counters it had", "counters on it"),
    *CHOOSING,
    ("would draw each turn", "would draw a card each turn"),
    ("if you would draw your first card each turn", "the first time you would draw a card each turn"),
    ("if you would draw your first card of the turn", "the first time you would draw a card each turn"),
    ("except the first each turn", "except the first one each turn"),
    ("except the first one they draw each turn", "except the first one each turn"),
    ("except the first one you draw each turn", "except the first one each turn"),
    ("except for the first one each turn", "except the first one each turn"),
    ("other than the first one each turn", "except the first one each turn"),
    ("draw two instead", "draw two cards instead"),
    ("draw three instead", "draw three cards instead"),
    ("would draw any number of cards", "would draw one or more cards"),
    *[
        (f"would draw {cards}, draw {said}{end}", f"would draw one or more cards, draw that many plus {more} instead.")
        for cards in ("cards", "one or more cards")
        for said, more in (
            ("one more card", "one"),
            ("one more", "one"),
            ("one additional card", "one"),
            ("an additional card", "one"),
            ("two more cards", "two"),
            ("two additional cards", "two"),
        )
        for end in (".", " instead.")
    ],
    ("would draw cards,", "would draw one or more cards,"),
    ("has no cards in hand", "has no cards in their hand"),
    ("they have no cards in hand", "they have no cards in their hand"),
    *[
        (f"has ... or {way} cards in hand", f"has ... or {way} cards in their hand")
        for way in ("more", "fewer", "less")
    ],
    ("your next ... costs ... less this turn", "the next ... you play this turn costs ... less"),
    ("your next ... costs ... more this turn", "the next ... you play this turn costs ... more"),
    ("each player who", "each who"),
    ("each other player who", "each who"),
    ("each opponent who", "each who"),
    ("it's", "it is"),
    ("I'm", "I am"),
    ("enters play", "enters"),
    ("gain control of", "take control of"),
    ("gains control of", "takes control of"),
    ("swap control of", "exchange control of"),
    ("switch control of", "exchange control of"),
    ("steal", "take"),
    *[
        (f"put ... {them} into your hand and reveal {it}", f"reveal ... {them} and put {it} into your hand")
        for them in ("from among them", "among them", "of them")
        for it in ("it", "them")
    ],
    *[
        (f"reveal ... {them}, put {it} into your hand", f"reveal ... {them} and put {it} into your hand")
        for them in ("from among them", "among them", "of them")
        for it in ("it", "them")
    ],
    ("that player gains ... less instead", "they gain ... less instead"),
    ("if that player has the most", "if they have the most"),
    ("you've", "you have"),
    ("didn't", "did not"),
    ("for each pair of", "for every two"),
    ("equal to the result", "equal to the number rolled"),
    ("equal to the roll", "equal to the number rolled"),
    ("equal to the number you roll", "equal to the number rolled"),
    ("equal to the number you rolled", "equal to the number rolled"),
    *DICE,
    *GIVING,
    (", rounded down.", "."),
    (", rounded down,", ","),
    ("flip a coin", "roll a die"),  # as likely
    ("if heads", "if you roll 4 or more"),
    ("if it's heads", "if you roll 4 or more"),
    ("if tails", "if you roll 3 or less"),
    ("if it's tails", "if you roll 3 or less"),
    ("'s hand and choose a card.", "'s hand. choose a card from it."),
    ("your next ... costs", "the next ... you play costs"),
    ("the next ... you play this turn costs", "the next ... you play this turn costs"),
    ("next ... that you play this turn", "next ... you play this turn"),
    *[
        (f"damage {taken} this turn.", "damage that would be dealt to you this turn.")
        for taken in ("you would take", "you would be dealt", "that you would take", "to you", "you take")
    ],
    ("from your discard pile to your hand", "from your discard pile into your hand"),
    ("return ... from your discard pile to your hand", "put ... from your discard pile into your hand"),
    ("return ... from the discard pile to your hand", "put ... from the discard pile into your hand"),
    ("take ... from your discard pile into your hand", "put ... from your discard pile into your hand"),
)
BARE: Final = ("gain", "lose", "draw", "discard", "return", "put", "tap", "untap", "ready", "exhaust", "pay", "roll")
WITHOUT_YOU: Final = (  # an instruction without a subject is yours, except where another player chooses one
    *[
        pair
        for verb in BARE
        for pair in (
            (f"^you {verb}", verb),
            (f", you {verb}", f", {verb}"),
            (f"chooses one: you {verb}", f"chooses one: you {verb}"),
        )
    ],
    (", you lose the game", ", you lose the game"),
    ("^you lose the game", "you lose the game"),
)
