"""Words of other card games, and of everyday English, that are read as those of the house: the same in all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rulebound.cardtext.phrases.variants_of_dice import DICE

COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
REVEALED: Final = (
    "all reveal", "all players reveal", "all are revealed", "all choices are revealed", "the choices are revealed",
    "all numbers are revealed", "everyone reveals", "all players reveal their choices", "all reveal their choices",
)  # fmt: skip
USUAL: Final = (
    ("whenever", "when"),
    ("^while", "as long as"),
    ("can't", "cannot"),
    ("don't", "do not"),
    ("doesn't", "does not"),
    ("isn't", "is not"),
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
    *[
        (f"secretly chooses ...{then} {reveal}.", "secretly chooses ... .")
        for then in (", then", ". then", ". then,", ".")
        for reveal in REVEALED
    ],
    ("secretly chooses ..., then reveals it.", "secretly chooses ... ."),
    ("secretly chooses ... and reveals it.", "secretly chooses ... ."),
    ("chooses ... secretly", "secretly chooses ..."),
    ("secretly choose ... each", "secretly chooses ..."),
    *[
        (f"{who} who chose the {which} number", f"{who} with the {which} number")
        for who in ("each player", "the player", "each one", "all players")
        for which in ("highest", "lowest")
    ],
    *[
        (f"{choose} a {words}", "choose a card type")
        for choose in ("choose", "name")
        for words in ("card kind", "kind of card", "type of card")
    ],
    ("name a number", "choose a number"),
    ("choose a card name", "name a card"),
    ("choose the name of a card", "name a card"),
    ("name any card", "name a card"),
    ("with the chosen name", "with that name"),
    ("with the named name", "with that name"),
    ("with that card's name", "with that name"),
    *[
        (f"{it} {said}", "it has that name")
        for it in ("it is", "it's")
        for said in ("the named card", "that card", "the card with that name")
    ],
    ("it has the chosen name", "it has that name"),
    ("it has the named name", "it has that name"),
    ("all copies of the named card", "all cards with that name"),
    ("all copies of that card", "all cards with that name"),
    ("a copy of the named card", "a card with that name"),
    ("choose any number.", "choose a number."),
    ("name a card type", "choose a card type"),
    *[(f"of the {chosen}", "with that type") for chosen in ("chosen type", "chosen kind", "named type", "named kind")],
    ("card of that type", "card with that type"),
    ("cards of that type", "cards with that type"),
    *[
        (f"{it} {said} {kind}", "it is of that type")
        for it in ("it is", "it's")
        for said in ("a card of that", "of that", "a card of the chosen", "of the chosen", "of the named")
        for kind in ("kind", "type")
    ],
    ("it has that type", "it is of that type"),
    ("the chosen number", "that number"),
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
    ("reveal ... from among them and put it into your hand", "put ... from among them into your hand"),
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
    ("with the same name you have in play", "of yours with the same name"),
    ("with the same name you have", "of yours with the same name"),
    ("with the same name you control", "of yours with the same name"),
    ("with the same name of yours", "of yours with the same name"),
    ("of the same name", "with the same name"),
    ("the same name as this card", "the same name as this"),
    ("the same name as that card", "the same name as it"),
    *[
        (f"{shares} {its} name{name}", f"with the same name as {this}")
        for shares in ("that shares", "that share", "sharing")
        for its, name, this in (("a", " with this", "this"), ("this card's", "", "this"), ("its", "", "it"))
    ],
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
    *[(f"on a {n},", f"if you roll {n},") for n in range(1, 7)],
    ("on a 4, 5 or 6", "if you roll 4 or more"),
    ("on a 1 or 2", "if you roll 2 or less"),
    ("it is destroyed this way", "it is destroyed this turn"),
    ("it is defeated this way", "it is defeated this turn"),
    ("it is expelled this way", "it is expelled this turn"),
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
    ("to your hand", "to its owner's hand"),
    ("tap this,", "tap this and"),
    ("exhaust this,", "exhaust this and"),
    (", and", "and"),
    (";", "; or"),
    ("; or", "; or"),
    (", or", "; or"),
    ("choose one: ... or", "choose one: ... ; or"),
    ("choose one: ... ; or", "choose one: ... ; or"),
    ("choose one -", "choose one:"),
    ("discard one.", "discard a card."),
    ("discard one of them.", "discard a card."),
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
OTHER_PLAYERS: Final = (  # in games in which they are called so
    ("an opponent", "another player"),
    ("each opponent", "each other player"),
    ("each opponent's", "each other player's"),
    ("opponents", "other players"),
)


class Owners(NamedTuple):
    """How a game says whose cards are: yours, another player's, and theirs of whom it has spoken."""

    yours: str = "of yours"
    of_another: str = "of another player"
    of_others: str = "of other players"
    theirs: str = "of theirs"
    aims: bool = False  # whether texts have targets that are chosen when they are declared


def of_kinds(kinds: Mapping[str, str], owners: Owners) -> list[tuple[str, str]]:
    """`One of your partners`, `a friendly partner`, `an enemy partner`; kinds: words for one card and for several."""
    found: list[tuple[str, str]] = []
    for one, many in kinds.items():
        for whose, after in (("your", owners.yours), ("their", owners.theirs)):
            found += [
                (f"one of {whose} {many}", f"a {one} {after}"),
                (f"another of {whose} {many}", f"another {one} {after}"),
                (f"each of {whose} {many}", f"each {one} {after}"),
                (f"all of {whose} {many}", f"all {many} {after}"),
                (f"all {whose} {many}", f"all {many} {after}"),
                (f"any number of {whose} {many}", f"any number of {many} {after}"),
                (f"the number of {whose} {many}", f"the number of {many} {after}"),
                (f"of {whose} {many}", f"{many} {after}"),
                (f"one of {whose} ... {many}", f"a ... {one} {after}"),
            ]
        found.append((f"abilities of the other {many}", f"abilities of other {many}"))
        found += [
            (f"that {one}'s", "its"),
            (f"that {one} loses all", "it loses all"),
            (f"silence a {one}", f"a {one} loses all abilities"),
            (f"silence target {one}", f"a {one} loses all abilities"),
            (f"the chosen {many}", "them"),
            (f"each chosen {one}", "them"),
            (f"steal a {one}", f"take control of a {one}"),
            (f"steal target {one}", f"take control of a {one}"),
            (f"a friendly {one}", f"a {one} {owners.yours}"),
            (f"another friendly {one}", f"another {one} {owners.yours}"),
            (f"friendly {many}", f"{many} {owners.yours}"),
            (f"an opponent's {one}", f"a {one} {owners.of_another}"),
            (f"another player's {one}", f"a {one} {owners.of_another}"),
            (f"{one} a opponent controls", f"{one} {owners.of_another}"),
            (f"{one} another player controls", f"{one} {owners.of_another}"),
            (f"{one} your opponent controls", f"{one} {owners.of_another}"),
            (f"{many} your opponents control", f"{many} {owners.of_others}"),
            (f"{many} your opponent controls", f"{many} {owners.of_another}"),
            (f"{many} other players control", f"{many} {owners.of_others}"),
            (f"{many} a opponent controls", f"{many} {owners.of_another}"),
            (f"{many} cost you", f"your {many} cost"),
            (f"{many} you play cost", f"your {many} cost"),
            (f"{many} that you play cost", f"your {many} cost"),
            (f"{many} other players play cost", f"other players' {many} cost"),
            (f"{many} your opponents play cost", f"other players' {many} cost"),
        ]
        if not owners.aims:
            found += [
                (f"target {one}", f"a {one}"), (f"target {many}", many), (f"another target {one}", f"another {one}"),
                ("target opponent", owners.of_another.removeprefix("of ")), ("target player", "a player"),
            ]  # fmt: skip
        if owners.of_another != owners.of_others:
            found += [
                (f"an enemy {one}", f"a {one} {owners.of_another}"),
                (f"enemy {many}", f"{many} {owners.of_others}"),
            ]
    return found


def of_stats(stats: Sequence[str], kinds: Iterable[str], owners: Owners) -> list[tuple[str, str]]:
    """`Swap the powers of`, `set a partner's power to 3`; stats: the words for values of cards."""
    target = "target" if owners.aims else "a"
    found: list[tuple[str, str]] = []
    for stat in stats:
        for whose, of in (("the", " of"), ("their", "")):
            found += [
                (f"{swap} {whose} {words}{of}", f"swap {whose} {stat}{of}")
                for swap in ("swap", "exchange", "switch")
                for words in (stat, f"{stat}s", f"{stat} values")
            ]
        found += [
            (f"with {stat} equal to that number", f"with that {stat}"),
            (f"with {stat} equal to the chosen number", f"with that {stat}"),
            (f"whose {stat} is equal to that number", f"with that {stat}"),
            (f"whose {stat} is that number", f"with that {stat}"),
            (f"with the chosen {stat}", f"with that {stat}"),
            (f"of that {stat}", f"with that {stat}"),
            (f"discards all ... with that {stat}.", f"discards all ... with that {stat} from their hand."),
            (f"its {stat} is that number", f"it has that {stat}"),
            (f"its {stat} is equal to that number", f"it has that {stat}"),
            (f"it has {stat} equal to that number", f"it has that {stat}"),
            (f"set the {stat} of ... to", f"the {stat} of ... becomes"),
            (f"set its {stat} to", f"its {stat} becomes"),
            (f"set their {stat} to", f"their {stat} becomes"),
            (f"their {stat}s become", f"their {stat} becomes"),
            (f"base {stat}", stat),
            (f"this card's {stat} is equal to", f"this has {stat} equal to"),
            (f"^its {stat} is equal to", f"this has {stat} equal to"),
        ]
        for kind in kinds:
            found += [
                (f"a {kind}'s {stat} becomes", f"the {stat} of a {kind} becomes"),
                (f"target {kind}'s {stat} becomes", f"the {stat} of {target} {kind} becomes"),
                (f"set a {kind}'s {stat} to", f"the {stat} of a {kind} becomes"),
                (f"set target {kind}'s {stat} to", f"the {stat} of {target} {kind} becomes"),
                (f"this {kind}'s {stat} is equal to", f"this has {stat} equal to"),
            ]
    return found


def of_acts(done: Mapping[str, str]) -> list[tuple[str, str]]:
    """`If you did not attack this turn`, by what was done: `attacked` and `attack`."""
    found: list[tuple[str, str]] = []
    for past, present in done.items():
        for end in (" this turn", " this turn."):
            found += [
                (f"you have {past}{end}", f"you have {past}{end}"),
                (f"you have not {past}{end}", f"you have not {past}{end}"),
                (f"you did not {present}{end}", f"you have not {past}{end}"),
                (f"you didn't {present}{end}", f"you have not {past}{end}"),
                (f"you haven't {past}{end}", f"you have not {past}{end}"),
                (f"you {past}{end}", f"you have {past}{end}"),
            ]
    return found


def for_two(opponent: str) -> tuple[tuple[str, str], ...]:
    """The same in a game for two, in which the other player has a name."""
    words = ("an opponent", "each opponent", "the opponent", "your opponent", "your target")
    return tuple([(word, opponent) for word in words if word != opponent])
