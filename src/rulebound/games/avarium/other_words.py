"""Words of other card games, and of everyday English, that are read as those of the handbook of Avarium Academy."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.variants import Owners
from rulebound.games.avarium.belonging import CLUBS
from rulebound.games.avarium.card import FACTIONS, GENDERS

FREE: Final = "without paying their costs"
ALSO: Final = (
    ("defeat", "expel"),
    ("defeats", "expels"),
    ("defeated", "expelled"),
    ("wins the fight", "wins a fight"),
    ("win the fight", "win a fight"),
    ("loses the fight", "loses a fight"),
    ("lose the fight", "lose a fight"),
    ("during combat", "in a fight"),
    ("during a fight,", "in a fight,"),
    ("I attack,", "I lead an attack,"),
    ("attacks,", "leads an attack,"),
    ("an enemy attacks,", "an enemy idol or student leads an attack,"),
    ("you attack,", "an idol or student in your class leads an attack,"),
    ("not attacked this turn", "not led an attack this turn"),
    ("have attacked this turn", "have led an attack this turn"),
    ("has attacked this turn", "has led an attack this turn"),
    ("^when an enemy student is expelled in a fight with me", "when I expel an enemy student in a fight"),
    ("^when a student is expelled in a fight with me", "when I expel a student in a fight"),
    ("^when you expel ... ,", "when ... is expelled by you,"),
    ("cannot attack", "cannot take part in attacks"),
    ("can't attack", "cannot take part in attacks"),
    ("cannot lead or support attacks", "cannot take part in attacks"),
    ("cannot fight", "cannot take part in fights"),
    ("can't fight", "cannot take part in fights"),
    ("cannot join fights", "cannot take part in fights"),
    ("cannot take part in a fight", "cannot take part in fights"),
    ("cannot lead fights", "cannot lead attacks"),
    ("can't lead fights", "cannot lead attacks"),
    ("cannot declare an attack", "cannot lead attacks"),
    *[
        (f"cannot {start}{many}", "cannot declare fights")
        for start in ("start", "begin", "initiate", "declare")
        for many in (" fights", " a fight", " any fights")
        if (start, many) != ("declare", " fights")
    ],
    *[
        (f"{who} {belong} {feature}", f"{who} {count} as being of every {feature}")
        for who, verbs, count in (
            ("I", ("count", "am", "belong"), "count"),
            ("it", ("counts", "is", "belongs"), "counts"),
            ("target student", ("counts", "is", "belongs"), "counts"),
        )
        for feature in ("club", "faction", "gender")
        for belong in (
            f"{verbs[0]} as a member of every",
            f"{verbs[0]} as a member of each",
            f"{verbs[0]} as being a member of every",
            f"{verbs[0]} as being in every",
            f"{verbs[0]} as in every",
            f"{verbs[0]} as every",
            f"{verbs[0]} as part of every",
            f"{verbs[1]} a member of every",
            f"{verbs[1]} a member of each",
            f"{verbs[1]} in every",
            f"{verbs[1]} of every",
            f"{verbs[1]} every",
            f"{verbs[2]} to every",
        )
    ],
    *[
        (f"{count} as {what}", f"{count} as being {kin}")
        for count in ("count", "counts")
        for kin in (*CLUBS, *FACTIONS, *GENDERS)
        for what in (f"{kin} students", f"a {kin} student", f"{kin}s")
    ],
    *[
        (f"{who} {have} the {features} of{every}", f"{who} {count} as being of the {features} of")
        for who, have, count in (("I", "have", "count"), ("it", "has", "counts"))
        for features in ("clubs", "factions", "genders")
        for every in ("", " all")
    ],
    *[
        (f"each player {gives} ... to the player on their", "each player passes ... to the player on their")
        for gives in ("gives control of", "gives")
    ],
    *[
        (f"use this only once {each}", f"use this ability only once {house}")
        for each, house in (
            ("each turn", "each turn"),
            ("per turn", "each turn"),
            ("a turn", "each turn"),
            ("each game", "each game"),
            ("per game", "each game"),
        )
    ],
    *[
        (f"{cannot} {both}", "cannot take part in fights")
        for cannot in ("cannot", "can't")
        for both in (
            "attack or support",
            "attack or support fights",
            "lead attacks or support fights",
            "attack or support a fight",
            "lead or support fights",
        )
    ],
    *[
        (f"when {what} {is_played},", f"when a player plays {what},")
        for what in ("a scheme", "a SURPRISE scheme")
        for is_played in ("is played", "gets played")
    ],
    *[
        (f"{of} {feature}{end}", f"of my {feature}")
        for feature in ("club", "faction", "gender")
        for of, end in (
            ("of the same", " as me"),
            ("in the same", " as me"),
            ("with the same", " as me"),
            ("that shares my", ""),
            ("in my", ""),
            ("that share my", ""),
            ("with my", ""),
            ("of the same", " as mine"),
        )
    ],
    *[
        (f"{it} {shares} {feature}", f"it is of my {feature}")
        for feature in ("club", "faction", "gender")
        for it, shares in (("it", "shares my"), ("it", "has my"), ("that student", "shares my"))
    ],
    *[
        (f"another student of my {feature} joins", f"another student in my class of my {feature} joins")
        for feature in ("club", "faction", "gender")
    ],
    ("this fight.", "for that fight."),
    ("support in a fight", "support a fight"),
    ("supports in a fight", "supports a fight"),
    ("enemies' schemes cost ... reputation", "schemes cost each enemy ... reputation"),
    *[
        (f"for each {feature} {among}{my} class", f"for each different {feature} among students in {my} class")
        for feature in ("gender", "club", "faction")
        for my in ("my", "your")
        for among in ("in ", "among students in ", "represented in ")
    ],
    *[
        (f"{said} unless you {verb} ... .", f"when I join my class, exhaust me unless you {house} ... .")
        for said in ("I enter exhausted", "I enter my class exhausted", "I join my class exhausted", "I join exhausted")
        for verb, house in (("pay", "lose"), ("lose", "lose"), ("spend", "spend"), ("trash", "trash"))
    ],
    ("swap my combat and my defense", "swap the Combat and Defense of me"),
    ("swap my combat and defense", "swap the Combat and Defense of me"),
    ("look at an enemy's hand", "look at another player's hand"),
    ("the first scheme each turn cannot", "the first scheme you play each turn cannot"),
    ("the first scheme each turn can't", "the first scheme you play each turn cannot"),
    *[
        (f"{targets} {what} with {by}", f"when I {become} the target of {house}")
        for what, become in (("me", "become"),)
        for targets, by, house in (
            ("when an enemy targets", "a scheme", "an enemy scheme"),
            ("whenever an enemy targets", "a scheme", "an enemy scheme"),
        )
    ],
    *[
        (f"{when} {who} targets me,", f"when I become the target of {who},")
        for when in ("when", "whenever")
        for who in ("an enemy", "a scheme", "an enemy scheme")
    ],
    *[
        (f"{when} I am targeted by {who},", f"when I become the target of {who},")
        for when in ("when", "whenever")
        for who in ("an enemy", "a scheme", "an enemy scheme")
    ],
    ("the attacker's player", "the attacking player"),
    ("the defender's player", "the defending player"),
    *[
        (f"I {did} this turn", f"I have {done} this turn")
        for did, done in (
            ("supported a fight", "supported a fight"),
            ("led an attack", "led an attack"),
            ("attacked", "led an attack"),
            ("won a fight", "won a fight"),
            ("lost a fight", "lost a fight"),
        )
    ],
    ("with a cost of", "with cost"),
    ("with a recruit cost of", "with recruit cost"),
    ("that costs", "with cost"),
    ("that cost", "with cost"),
    ("costing", "with cost"),
    *[
        (f"{have} {kind} of ... different {feature}", f"there are {kind} of ... different {feature} in your class")
        for have in ("you have", "you control")
        for kind in ("students", "idols and students")
        for feature in ("clubs",)
    ],
    ("I control", "you have"),
    ("as long as I have", "as long as you have"),
    ("unless I have", "unless you have"),
    ("if I have", "if you have"),
    *[
        (f"change the {target} of {what}{end}", f"choose {new} for {what}{end}")
        for target, new in (("target", "a new target"), ("targets", "new targets"))
        for what in ("target scheme", "target enemy scheme", "it", "that scheme", "target SURPRISE scheme")
        for end in (".", " to another target.", ",")
    ],
    ("change its target.", "choose a new target for it."),
    ("change its targets.", "choose new targets for it."),
    ("change target scheme's target", "choose a new target for target scheme"),
    ("change target scheme's target to another", "change the target of target scheme to another"),
    ("change its target to another", "change the target of it to another"),
    ("redirect target scheme", "choose a new target for target scheme"),
    *[
        (f"{said}.", "I must be attacked before others in my class.")
        for said in (
            "I must be attacked if able",
            "I must be attacked first",
            "enemies must attack me if able",
            "taunt",
            "enemies must attack me first",
            "enemy students must attack me if able",
            "enemies can only attack me",
            "I must be attacked before any other student in my class",
            "enemies must attack me",
            "I must be attacked",
            "I must be attacked before other students in my class",
            "enemies must attack me before other students",
        )
    ],
    *[
        (f"{said}.", "when I join my class, exhaust me.")
        for said in (
            "I enter my class exhausted",
            "I join my class exhausted",
            "I enter exhausted",
            "I join exhausted",
            "I enter play exhausted",
            "I come into play exhausted",
        )
    ],
    *[
        (f"{whose} cannot be {used}", f"{who} cannot use abilities")
        for used in ("used", "activated")
        for whose, who in (
            ("enemy students' abilities", "enemy students"),
            ("enemy idols' abilities", "enemy idols"),
            ("abilities of enemy students", "enemy students"),
            ("abilities of enemy idols", "enemy idols"),
            ("target idol's ability", "target idol"),
            ("target idol's abilities", "target idol"),
            ("target enemy idol's ability", "target enemy idol"),
            ("target student's ability", "target student"),
            ("target student's abilities", "target student"),
            ("target enemy student's ability", "target enemy student"),
            ("my ability", "I"),
            ("its ability", "it"),
            ("its abilities", "it"),
            ("target enemy's idol's ability", "target enemy idol"),
            ("abilities of idols", "idols"),
            ("abilities of students", "students"),
        )
    ],
    ("cannot activate abilities", "cannot use abilities"),
    ("cannot use its ability", "cannot use abilities"),
    ("cannot use their abilities", "cannot use abilities"),
    ("cannot use its abilities", "cannot use abilities"),
    ("cannot attack during their next turn", "cannot declare fights during their next turn"),
    ("target enemy cannot attack", "target enemy cannot declare fights"),
    ("that player cannot attack", "that player cannot declare fights"),
    ("change the leader of your party to", "switch the leader of your party with"),
    ("replace the leader of your party with", "switch the leader of your party with"),
    *[
        (written.format(feature), house.format(feature))
        for feature in ("club", "faction", "gender")
        for written, house in (
            ("of the chosen {}s", "of a chosen {}"),
            ("of one of the chosen {}s", "of a chosen {}"),
            ("of chosen {}s", "of a chosen {}"),
            ("of any chosen {}", "of a chosen {}"),
            ("of those {}s", "of a chosen {}"),
            ("in a chosen {}", "of a chosen {}"),
        )
    ],
    ("that are not of a chosen", "not of a chosen"),
    ("who are not of a chosen", "not of a chosen"),
    *[  # each class has one
        (f"{verb} {idol}", f"{verb} an idol in {my} class")
        for verb in ("ready", "exhaust")
        for my in ("my", "your")
        for idol in (f"{my} idol", f"the idol in {my} class")
    ],
    ("student or idol", "idol or student"),
    ("students or idols", "idols and students"),
    ("students and idols", "idols and students"),
    *[(f"pay {n} merit:", f"lose {n} Merit:") for n in range(1, 10)],
    *[(f"pay {n} reputation:", f"spend {n} Reputation:") for n in range(1, 10)],
    *[(f"pay {n} merit and", f"lose {n} Merit and") for n in range(1, 10)],
    ("remove all attack tokens from", "remove the Attack Token from"),
    ("remove an attack token from", "remove the Attack Token from"),
    ("remove its attack token", "remove the Attack Token from it"),
    ("it can attack again this turn.", "remove the Attack Token from it."),
    ("it may attack again this turn.", "remove the Attack Token from it."),
    ("if it was a", "if it is a"),
    *[(f"{noun} you control", f"{noun} in your class") for noun in ("student", "students", "idols and students")],
    *[(f"counter {what}", f"cancel {what}") for what in ("target", "a scheme", "a SURPRISE", "that scheme", "it")],
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
    ("into the hallway of target enemy", "into target enemy's hallway"),
    *[
        (f"your {most} {size} size {change} {n}.", f"your maximum {size} size is {house}.")
        for size in ("class", "hand")
        for n in range(1, 10)
        for most, change, house in (
            ("maximum", "is increased by", f"{n} higher"),
            ("maximum", "is raised by", f"{n} higher"),
            ("maximum", "is reduced by", f"{n} lower"),
        )
    ],
    *[
        (f"you {have} {n} {cards} in your {size}.", f"your maximum {size} size is {number}.")
        for size, cards in (("class", "students"), ("hand", "cards"), ("hand", "schemes"))
        for number, n in enumerate(("five", "six", "seven", "eight", "nine", "ten"), 5)
        for have in ("can have", "may have", "can have up to", "may have up to", "can keep", "may keep", "may hold")
    ],
    ("your hand size is", "your maximum hand size is"),
    ("you have no maximum hand size.", "your maximum hand size is 30."),
    ("your class has no maximum size.", "your maximum class size is 30."),
    *[
        (f"recruit {n} students {where} ... {free}.", f"recruit {n} students in the Courtyard ... {FREE}.")
        for n in ("any number of", "up to two", "up to three", "two", "three", "all")
        for where in ("from the courtyard", "in the courtyard")
        for free in (
            "without paying for them",
            "without paying their cost",
            "for free",
            "without paying",
            "without paying its cost",
        )
    ],
    ("any target", "target idol or student"),
    *[
        (f"{sign}{n}/{sign}{m}", f"{sign}{n} Combat and {sign}{m} Defense")
        for sign in ("+", "-")
        for n in range(6)
        for m in range(6)
    ],
    *[
        (f"when {joins}{end}", f"when I join my class{end}")
        for joins in ("I join", "I join your class", "I join the class", "I join a class", "I enter play", "I enter")
        for end in (",", " and", " or")
    ],
    *[
        (f"if it {was} a {faction},", f"if it is a {faction} student,")
        for was in ("is", "was")
        for faction in ("Paragon", "Delinquent")
    ],
    ("sacrifice another student", "expel another student in my class"),
    ("sacrifice a student", "expel a student in your class"),
    ("sacrifices a student", "expels a student from their class"),
    ("destroy", "expel"),
    ("destroys", "expels"),
    ("destroyed", "expelled"),
    ("sacrifice", "expel"),
    ("sacrifices", "expels"),
    ("sacrificed", "expelled"),
    ("students you recruit cost ... less.", "students cost you ... less to recruit."),
    ("students you recruit cost ... more.", "students cost you ... more to recruit."),
    *[(f"I cost {n} less to recruit", f"I cost {n} Reputation less to recruit") for n in range(1, 6)],
    *[(f"I cost {n} more to recruit", f"I cost {n} Reputation more to recruit") for n in range(1, 6)],
    *[
        (f"I cost {n} {way} {then}", f"I cost {n} Reputation {way} to recruit {then}")
        for n in range(1, 6)
        for way in ("less", "more")
        for then in ("for each", "as long as", "if", "while")
    ],
    *[
        (f"I {enter} exhausted", "when I join my class, exhaust me")
        for enter in ("join my class", "join your class", "enter", "enter play", "enter my class")
    ],
    ("when I am recruited", "when I join my class"),
    ("their weakest student", "the student in their class with the lowest Combat"),
    ("their strongest student", "the student in their class with the highest Combat"),
    ("return me to your hallway", "put me into your hallway"),
    ("return it to your hallway", "put it into your hallway"),
    ("return ... from the expel pile to your hallway", "put ... in the Expel Pile into your hallway"),
    *[
        (f"schemes {whose} play cost ... {way}.", f"schemes cost each enemy ... {way}.")
        for whose in ("your enemies", "enemies", "other players", "your opponents")
        for way in ("more", "less")
    ],
    *[
        (f"once each turn, you may {verb} ... to ... .", f"{pays} ... : ... . use this ability only once each turn.")
        for verb, pays in (("spend", "spend"), ("pay", "spend"), ("lose", "lose"))
    ],
    *[
        (f"once per turn, you may {verb} ... to ... .", f"{pays} ... : ... . use this ability only once each turn.")
        for verb, pays in (("spend", "spend"), ("pay", "spend"), ("lose", "lose"))
    ],
    ("all delinquents", "Delinquent students"),
    ("all paragons", "Paragon students"),
    ("delinquents", "Delinquent students"),
    ("paragons", "Paragon students"),
    ("exchange control of ... and ... .", "swap ... with ... ."),
    ("students in enemies' classes", "enemy students"),
    ("there are no students in enemies' classes", "there is no enemy student"),
    ("there are no enemy students", "there is no enemy student"),
    ("no enemy has any students in their class", "there is no enemy student"),
    ("no enemy has students", "there is no enemy student"),
    ("no enemy has any students", "there is no enemy student"),
    ("I have Combat equal to", "my Combat is equal to"),
    ("I have Defense equal to", "my Defense is equal to"),
    ("my Combat equals", "my Combat is equal to"),
    ("recruit ... from the courtyard without paying its cost", "recruit ... without paying its cost"),
    ("recruit ... from the courtyard for free", "recruit ... without paying its cost"),
    ("recruit ... for free", "recruit ... without paying its cost"),
    ("target ... fights target ... .", "target ... and target ... deal damage equal to their Combat to each other."),
    ("students fight each other.", "students deal damage equal to their Combat to each other."),
    ("canceled", "cancelled"),
    *[
        (f"{can} {twice} {turn}", "can attack twice each turn")
        for can in ("can", "may")
        for twice in (
            "attack twice",
            "attack one additional time",
            "attack an additional time",
            "attack two times",
            "lead two attacks",
            "lead an additional attack",
            "attack one more time",
            "attack a second time",
        )
        for turn in ("each turn", "per turn", "every turn", "in a turn")
    ],
    *[
        (f"your first {kind} each turn {cannot} be", f"the first {kind} you play each turn cannot be")
        for kind in ("scheme", "SURPRISE scheme")
        for cannot in ("cannot", "can't")
    ],
    ("this scheme cannot be cancelled", "this cannot be cancelled"),
    ("this scheme cannot be canceled", "this cannot be cancelled"),
    *[
        (f"{whose}{kind} {cannot} be {cancelled}", f"{kind} {by} cannot be cancelled")
        for whose, by in (
            ("your ", "you play"),
            ("your enemies' ", "enemies play"),
            ("enemies' ", "enemies play"),
            ("enemy ", "enemies play"),
            ("all ", "players play"),
            ("", "players play"),
        )
        for kind in ("schemes", "SURPRISE schemes")
        for cannot in ("cannot", "can't")
        for cancelled in ("cancelled", "canceled")
    ],
    ("an opponent", "an enemy"),
    ("each opponent", "each enemy"),
    ("each other player", "each enemy"),
    ("opponent's", "enemy's"),
    ("opponents", "enemies"),
    ("its controller", "its player"),
    ("its owner", "its player"),
    ("your students", "students in your class"),
    ("of yours", "in your class"),
    ("of theirs", "in their class"),
    ("joins your class", "joins my class"),
    ("discards", "trashes"),
    ("discard", "trash"),
    ("into the hallway", "into your hallway"),
    ("each enemy who", "each who"),
    ("enemy schemes cost ... reputation", "schemes cost each enemy ... reputation"),
    ("your schemes cost ... reputation", "schemes cost you ... reputation"),
    ("your first scheme each turn costs", "the first scheme you play each turn costs"),
    ("your second scheme each turn costs", "the second scheme you play each turn costs"),
    ("^name a", "choose a"),
    ("^name a card.", "name a card."),
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
        (f"of that {feature} {where}", f"{where} of that {feature}")
        for feature in ("club", "faction", "gender")
        for where in ("in your class", "in my class", "in their class")
    ],
    *[
        (f"{who} {cannot} {do}", f"{others} cannot {do}")
        for do in ("play", "recruit", "declare")
        for cannot in ("cannot", "can't")
        for who, others in (
            ("each enemy", "enemies"),
            ("each player", "players"),
            ("other players", "enemies"),
        )
    ],
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
    ("cannot attack more than once each turn", "cannot declare more than one fight each turn"),
    ("can attack only once each turn", "cannot declare more than one fight each turn"),
    *[
        (f"{who} {cannot} fight", f"{who} cannot declare fights")
        for who in ("players", "enemies", "you", "that player", "target enemy", "each player", "each enemy")
        for cannot in ("cannot", "can't")
    ],
    ("cannot attack with students", "cannot declare fights"),
    ("players cannot attack", "players cannot declare fights"),
    ("enemies cannot attack", "enemies cannot declare fights"),
    ("you cannot attack", "you cannot declare fights"),
    ("during fights in which I take part", "during fights with me"),
    ("during fights I take part in", "during fights with me"),
    ("during fights that I am in", "during fights with me"),
    ("during fights involving me", "during fights with me"),
    ("during a fight with me", "during fights with me"),
    ("schemes during a fight", "schemes during fights"),
    ("during my turn", "during your turn"),
    ("during their turn", "during enemies' turns"),
    ("by enemy effects", "by enemies"),
    ("by enemy cards", "by enemies"),
    ("by enemies' schemes", "by enemy schemes"),
    ("the target of enemy schemes", "targeted by enemy schemes"),
    ("to each of up to", "to up to"),
    ("that enemy", "that player"),
    ("that enemy's", "that player's"),
    ("the attacking leader", "the attacker"),
    ("the attacking student", "the attacker"),
    ("the defending leader", "the defender"),
    ("the defending student", "the defender"),
    *[
        (f"{are} expelled {how}", f"{are} expelled in a fight")
        for are in ("is", "are", "am")
        for how in ("by a fight", "by fight damage", "in combat", "during a fight", "in fights")
    ],
    ("by an enemy's scheme", "by an enemy scheme"),
    ("by an enemy card", "by an enemy"),
    ("I am the only student in my class", "there is no other student in my class"),
    ("^you win if you end your turn while ... .", "at the end of your turn, if ..., you win the game."),
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

LOOSELY: Final = (
    ("if it is cancelled this way", "if you do"),
    ("if that scheme is cancelled this way", "if you do"),
    ("when i deal damage to an idol", "when an enemy idol in a fight with me receives fight damage"),
    ("they trash it.", "trash it."),
    ("that student", "it"),
    ("those students", "them"),
    ("put ... with ... from the Courtyard", "put ... in the Courtyard with ..."),
    ("put ... from the Courtyard", "put ... in the Courtyard"),
    ("from the expel pile", "in the Expel Pile"),
    ("from the trash pile", "in the Trash Pile"),
    ("another target", "target other"),
    ("exhaust,", "exhaust and"),
)
