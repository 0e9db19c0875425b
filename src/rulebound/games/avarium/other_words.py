"""Words of other card games, and of everyday English, that are read as those of the handbook of Avarium Academy."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.wording.variants import Owners
from rulebound.games.avarium.card import FACTIONS
from rulebound.games.avarium.words_of_absence import OF_ABSENCE
from rulebound.games.avarium.words_of_attacks import OF_ATTACKS
from rulebound.games.avarium.words_of_damage import OF_DAMAGE
from rulebound.games.avarium.words_of_fights import OF_FIGHTS
from rulebound.games.avarium.words_of_parties import OF_PARTIES
from rulebound.games.avarium.words_of_phases import OF_PHASES
from rulebound.games.avarium.words_of_places import OF_PLACES
from rulebound.games.avarium.words_of_schemes import OF_SCHEMES
from rulebound.games.avarium.words_of_strikes import OF_STRIKES
from rulebound.games.avarium.words_of_students import OF_STUDENTS
from rulebound.games.avarium.words_of_turns import OF_TURNS

ALSO: Final = (
    *OF_ABSENCE,
    *OF_ATTACKS,
    *OF_FIGHTS,
    *OF_DAMAGE,
    *OF_PARTIES,
    *OF_PHASES,
    *OF_PLACES,
    *OF_STUDENTS,
    *OF_STRIKES,
    *OF_SCHEMES,
    *OF_TURNS,
    ("defeat", "expel"),
    ("defeats", "expels"),
    ("defeated", "expelled"),
    ("^when you expel ... ,", "when ... is expelled by you,"),
    *[
        (f"each player {gives} ... to the player on their", "each player passes ... to the player on their")
        for gives in ("gives control of", "gives")
    ],
    *[
        (
            f"each player chooses ... and {gives} it to the player on their",
            "each player passes ... to the player on their",
        )
        for gives in ("gives", "passes", "gives control of")
    ],
    ("^when an enemy starts their turn,", "at the start of each enemy's turn,"),
    ("look at an enemy's hand", "look at another player's hand"),
    ("with a cost of", "with cost"),
    ("that costs", "with cost"),
    ("that cost", "with cost"),
    ("costing", "with cost"),
    ("I control", "you have"),
    *[
        (f"if I {have} no ... {counters}{me},", "if there are no ... counters on me,")
        for have in ("have", "had")
        for counters in ("counter", "counters")
        for me in (" on me", "")
    ],
    *[
        (f"if I {have} a ... counter{me},", "if there is a ... counter on me,")
        for have in ("have", "had")
        for me in (" on me", "")
    ],
    *[
        (f"if I {have} ... or {way} ... counters{me},", f"if there are ... or {way} ... counters on me,")
        for have in ("have", "had")
        for way in ("more", "fewer")
        for me in (" on me", "")
    ],
    *[
        (f"hallway with {n} ... {counter} on {me}{end}", f"hallway with {n} ... {counter}{end}")
        for n, counter in (("a", "counter"), ("two", "counters"), ("three", "counters"))
        for me in ("me", "it")
        for end in (".", ",")
    ],
    ("as long as I have", "as long as you have"),
    ("unless I have", "unless you have"),
    ("if I have", "if you have"),
    ("change the leader of your party to", "switch the leader of your party with"),
    ("replace the leader of your party with", "switch the leader of your party with"),
    ("that are not of a chosen", "not of a chosen"),
    ("who are not of a chosen", "not of a chosen"),
    *[  # each class has one
        (f"{verb} {idol}", f"{verb} an idol in {my} class")
        for verb in ("ready", "exhaust")
        for my in ("my", "your")
        for idol in (f"{my} idol", f"the idol in {my} class")
    ],
    *[(f"pay {n} merit:", f"lose {n} Merit:") for n in range(1, 10)],
    *[(f"pay {n} reputation:", f"spend {n} Reputation:") for n in range(1, 10)],
    *[(f"pay {n} merit and", f"lose {n} Merit and") for n in range(1, 10)],
    ("if it was a", "if it is a"),
    *[
        (f"{put} ... on the {end} of the school{stop}", f"return ... to the {end} of the School{stop}")
        for put in ("put", "place", "return")
        for end in ("top", "bottom")
        for stop in (".", ",")
    ],
    *[
        (f"{shuffle} ... into the school{stop}", f"shuffle ... into the School{stop}")
        for shuffle in ("put", "return")
        for stop in (".", ",")
    ],
    ("destroy", "expel"),
    ("destroys", "expels"),
    ("destroyed", "expelled"),
    *[(f"sacrifice {it}", f"expel {it}") for it in ("me", "it", "them")],
    ("sacrificed", "expelled"),
    ("exchange control of ... and ... .", "swap ... with ... ."),
    ("I have Defense equal to", "my Defense is equal to"),
    ("deal damage equal to its ... to", "it deals damage equal to its ... to"),
    *[
        (f"{look}{end} trash a scheme {of_choice}from it.", f"{look}. choose a scheme from it and trash it.")
        for look in ("look at target enemy's hand", "target enemy reveals their hand", "look at an enemy's hand")
        for end in (" and", ".", ", then", ". you")
        for of_choice in ("", "of your choice ", "you choose ")
    ],
    ("use this only during a fight.", "use this scheme only during a fight."),
    *[
        (f"{trash} the top {cards} of the library", f"put the top {cards} of the Library into the Trash Pile")
        for trash in ("trash", "discard", "mill")
        for cards in ("card", "two cards", "three cards", "four cards", "five cards")
    ],
    *[(f"skip {who}'s next turn.", f"{who} skips their next turn.") for who in ("target enemy", "that player")],
    ("shuffle the expel pile into the school", "shuffle all students in the Expel Pile into the School"),
    *[(f"your enemies {cannot}", f"enemies {cannot}") for cannot in ("cannot", "can't")],
    ("an opponent", "an enemy"),
    ("each opponent", "each enemy"),
    ("each other player", "each enemy"),
    ("opponent's", "enemy's"),
    ("opponents", "enemies"),
    ("its controller", "its player"),
    ("its owner", "its player"),
    ("of yours", "in your class"),
    ("of theirs", "in their class"),
    ("discards", "trashes"),
    ("discard", "trash"),
    ("each enemy who", "each who"),
    ("^name a", "choose a"),
    ("^name a card.", "name a card."),
    ("^name a scheme.", "name a card."),
    ("^choose a scheme name.", "name a card."),
    ("^name a scheme card.", "name a card."),
    (", put it into your", "and put it into your"),
    ("if an enemy cannot, that enemy loses", "if a player cannot, they lose"),
    ("if a player cannot, that player loses", "if a player cannot, they lose"),
    ("if an enemy cannot", "if a player cannot"),
    ("ready during its player's next ready phase", "ready during its player's next turn"),
    ("ready during its next turn", "ready during its player's next turn"),
    ("ready during their player's next turn", "ready during their players' next turns"),
    ("ready during their players' next turn", "ready during their players' next turns"),
    ("ready during their next turn", "ready during their players' next turns"),
    ("in that enemy's class", "in their class"),
    ("exchange hands with", "trade hands with"),
    ("swap hands with", "trade hands with"),
    ("than all enemies together", "than all enemies combined"),
    ("than all other players combined", "than all enemies combined"),
    *[
        (f"{who} {can} ... {only} ... {each}", f"{others} cannot ... more than ... each turn")
        for who, others in (("each enemy", "enemies"), ("each player", "players"), ("other players", "enemies"))
        for can in ("can", "may")
        for only in ("only", "at most", "no more than")
        for each in ("each turn", "per turn", "a turn", "every turn")
    ],
    *[
        (f"{who} {can}", f"{others} can")
        for who, others in (("each enemy", "enemies"), ("each player", "players"), ("other players", "enemies"))
        for can in ("can only", "may only")
    ],
    *[
        (f"{who} {cannot} {does}", f"{each} cannot {does}")
        for who, each in (("enemies", "each enemy"), ("players", "each player"), ("other players", "each enemy"))
        for cannot in ("cannot", "can't")
        for does in ("gain", "lose")
    ],
    ("during my turn", "during your turn"),
    ("during their turn", "during enemies' turns"),
    ("by enemy effects", "by enemies"),
    ("by enemy cards", "by enemies"),
    ("to each of up to", "to up to"),
    ("that enemy", "that player"),
    ("that enemy's", "that player's"),
    ("by an enemy card", "by an enemy"),
    ("^you win if you end your turn while ... .", "when you end your turn, if ..., you win the game."),
    ("^you win if, at the end of your turn, ... .", "at the end of your turn, if ..., you win the game."),
    ("you start your turn with exactly", "you start your turn while you have exactly"),
    ("you start your turn with more", "you start your turn while you have more"),
    (
        "you start your turn with ... and no cards in your hand",
        "you start your turn while you have ... and you have no cards in your hand",
    ),
    ("you start your turn with no cards in your hand", "you start your turn while you have no cards in your hand"),
)

OWNERS: Final = Owners("in your class", "in an enemy's class", "in an enemy's class", "in their class", aims=True)

FEATURES: Final = ("club", "gender", "faction")

LOOSELY: Final = (
    *[
        (f"{one} {kin}{student}", f"{one} {kin} student")
        for kin in FACTIONS
        for one in ("a", "an enemy", "another", "each", "target", "target enemy", "each other")
        for student in ("", " student")
    ],
    *[(f"of the {chosen} {kin}", f"of that {kin}") for chosen in ("chosen", "named") for kin in FEATURES],
    *[(f"name a {kin}", f"choose a {kin}") for kin in FEATURES],
    *[(f"{kin}s", f"{kin} students") for kin in FACTIONS],
    *[(f"are {kin}s", f"are {kin}") for kin in FACTIONS],
    *[(f"are all {kin}s", f"are {kin}") for kin in FACTIONS],
    ("deal damage to its player's idol equal to", "its player loses Merit equal to"),
    ("its player's idol receives damage equal to", "its player loses Merit equal to"),
    ("if it is cancelled this way", "if you do"),
    ("if that scheme is cancelled this way", "if you do"),
    ("they trash it.", "trash it."),
    ("that student", "it"),
    *[(f"those students {do}", f"they {do}") for do in ("get", "gain", "have", "lose", "cannot", "do", "are", "join")],
    ("those students", "them"),
    ("put ... with ... from the Courtyard", "put ... in the Courtyard with ..."),
    ("put ... from the Courtyard", "put ... in the Courtyard"),
    ("from the expel pile", "in the Expel Pile"),
    ("from the trash pile", "in the Trash Pile"),
    ("another target", "target other"),
    ("exhaust,", "exhaust and"),
)
