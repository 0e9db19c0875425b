"""Other words for attacks, fights and abilities."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.words_of_stats import CHANGED, SWAPPED

OF_FIGHTS: Final = (
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
    ("this fight.", "for that fight."),
    ("support in a fight", "support a fight"),
    ("supports in a fight", "supports a fight"),
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
    ("remove all attack tokens from", "remove the Attack Token from"),
    ("remove an attack token from", "remove the Attack Token from"),
    ("remove its attack token", "remove the Attack Token from it"),
    ("it can attack again this turn.", "remove the Attack Token from it."),
    ("it may attack again this turn.", "remove the Attack Token from it."),
    *[
        (f"{they} {can} attack again this turn.", f"remove the Attack Token from {them}.")
        for they, them in (("they", "them"), ("I", "me"), ("those students", "them"), ("that student", "it"))
        for can in ("can", "may")
    ],
    *[
        (f"^when I {attack} alone, I get ... {fight}.", f"I have ... as long as I am {house} alone.")
        for attack, house in (("attack", "attacking"), ("defend", "defending"), ("lead an attack", "attacking"))
        for fight in ("for that fight", "for this fight", "until the end of the fight", "for the fight")
    ],
    *[
        (f"^when I {attack} alone, I get {sign}{n} {stat}.", f"I have {sign}{n} {stat} as long as I am {house} alone.")
        for attack, house in (("attack", "attacking"), ("defend", "defending"), ("lead an attack", "attacking"))
        for sign in ("+", "-")
        for n in range(1, 6)
        for stat in ("Combat", "Defense")
    ],
    ("while attacking alone.", "as long as I am attacking alone."),
    ("while I attack alone.", "as long as I am attacking alone."),
    ("while attacking.", "as long as I am attacking."),
    ("while defending.", "as long as I am defending."),
    ("while supporting.", "as long as I am supporting."),
    ("while I attack.", "as long as I am attacking."),
    *[
        (f"once each turn, you may {verb} ... to ... .", f"{pays} ... : ... . use this ability only once each turn.")
        for verb, pays in (("spend", "spend"), ("pay", "spend"), ("lose", "lose"))
    ],
    *[
        (f"once per turn, you may {verb} ... to ... .", f"{pays} ... : ... . use this ability only once each turn.")
        for verb, pays in (("spend", "spend"), ("pay", "spend"), ("lose", "lose"))
    ],
    ("target ... fights target ... .", "target ... and target ... deal damage equal to their Combat to each other."),
    *[
        (
            f"target ... {and_} target ... fight each other.{each}",
            "target ... and target ... deal damage equal to their Combat to each other.",
        )
        for and_ in ("and",)
        for each in (
            "",
            " each deals damage equal to its combat to the other.",
            " each of them deals damage equal to its combat to the other.",
            " they deal damage equal to their combat to each other.",
        )
    ],
    ("students fight each other.", "students deal damage equal to their Combat to each other."),
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
    *[
        (when, "when a fight ends,")
        for when in (
            "at the end of a fight,",
            "at the end of each fight,",
            "at the end of every fight,",
            "after a fight,",
            "after each fight,",
            "after a fight ends,",
            "after each fight ends,",
            "at the end of combat,",
        )
    ],
    *[
        (f"{when} {mine},", "when a fight with me ends,")
        for when in ("at the end of", "after")
        for mine in (
            "a fight with me",
            "each fight with me",
            "a fight I am in",
            "a fight I took part in",
            "a fight I take part in",
            "each fight I take part in",
            "a fight in which I took part",
            "a fight involving me",
            "my fight",
        )
    ],
    *[
        (f"{when} {mine}", "when a fight with me ends,")
        for when in ("after", "when", "whenever")
        for mine in (
            "I fight,",
            "I survive a fight,",
            "I have fought,",
            "I take part in a fight,",
            "I participate in a fight,",
            "a fight I am in ends,",
            "a fight with me ends,",
            "a fight I took part in ends,",
        )
        if (when, mine) != ("when", "a fight with me ends,")
    ],
    *[
        (f"{until}{end}", f"for that fight{end}")
        for until in (
            "until the end of the fight",
            "until the end of that fight",
            "until the end of this fight",
            "until end of fight",
            "until the fight ends",
            "until end of combat",
            "for the fight",
            "for this fight",
            "for the rest of the fight",
            "for the rest of that fight",
            "for the rest of this fight",
            "during that fight",
        )
        for end in (".", ",", " and")
    ],
    *[
        (f"{who} cannot attack ...{end}", f"... cannot be attacked{end}")
        for who in ("enemies", "enemy students", "your enemies", "enemy idols and students")
        for end in (
            ".",
            " as long as",
            " while",
            " until the end of the turn.",
            " until the start of your next turn.",
            " until the end of your next turn.",
        )
    ],
    *SWAPPED,
    *[
        (f"exhaust and {pay} {x} Reputation: {deal} ...", f"exhaust: pay any amount of Reputation. {house} ...")
        for pay in ("spend", "pay", "lose")
        for x, deals in (
            ("any amount of", (("deal that much damage to", "deal that much damage to"),)),
            ("any number of", (("deal that much damage to", "deal that much damage to"),)),
            ("X", (("deal X damage to", "deal that much damage to"), ("draw X cards", "draw that many cards"))),
        )
        for deal, house in deals
    ],
    *CHANGED,
    *[
        (f"that {done} this turn", f"that {house} this turn")
        for done, house in (
            ("attacked", "led an attack"),
            ("has attacked", "led an attack"),
            ("have attacked", "led an attack"),
            ("has led an attack", "led an attack"),
            ("has supported a fight", "supported a fight"),
            ("did not attack", "did not lead an attack"),
            ("has not attacked", "did not lead an attack"),
            ("joined your class", "joined a class"),
            ("joined my class", "joined a class"),
        )
    ],
    ("the attacking leader", "the attacker"),
    ("the attacking student", "the attacker"),
    ("the defending leader", "the defender"),
    ("the defending student", "the defender"),
    *[
        (f"{are} expelled {how}", f"{are} expelled in a fight")
        for are in ("is", "are", "am")
        for how in ("by a fight", "by fight damage", "in combat", "during a fight", "in fights")
    ],
)
