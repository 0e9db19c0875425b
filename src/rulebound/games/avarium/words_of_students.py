"""Other words for students: where they go, and what they are."""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium.words_of_belonging import OF_BELONGING

FREE: Final = "without paying their costs"
NUMBERS: Final = ("two", "three", "four", "five", "six")
OF_STUDENTS: Final = (
    *OF_BELONGING,
    *[
        (f"{said} unless you {verb} ... .", f"when I join my class, exhaust me unless you {house} ... .")
        for said in ("I enter exhausted", "I enter my class exhausted", "I join my class exhausted", "I join exhausted")
        for verb, house in (("pay", "lose"), ("lose", "lose"), ("spend", "spend"), ("trash", "trash"))
    ],
    *[
        (f"the number of {kinds} in {my} class", f"the number of different {feature} among students in {my} class")
        for feature in ("clubs", "factions", "genders")
        for kinds in (f"different {feature}", feature, f"{feature} represented")
        for my in ("my", "your")
    ],
    *[
        (f"there are {n} {kind} of {m} different clubs", f"there are {kind} of {m} different clubs")
        for i, n in enumerate(NUMBERS)
        for m in NUMBERS[i : i + 1]
        for kind in ("students",)
    ],
    *[
        (f"students {do_not} ready as long as", "students cannot be readied as long as")
        for do_not in ("do not", "don't")
    ],
    ("have expelled this turn", "have expelled this turn"),  # else it would be a time
    ("have expelled ... this turn", "have expelled ... this turn"),
    *[
        (f"{one} you {expelled} this {time}", f"{one} you have expelled this {time}")
        for one in ("student", "students")
        for expelled in ("expelled",)
        for time in ("turn", "game")
    ],
    *[(f"you expelled {a} ... this turn", f"you have expelled {a} ... this turn") for a in ("a",)],
    *[
        (f"you {have}expelled {n} or more", f"you have expelled {n} or more")
        for have in ("", "have ")
        for n in (*NUMBERS, "seven", "eight", "nine", "ten")
        if not have
    ],
    ("^you win if there ... when you start your turn.", "you win if you start your turn while there ... ."),
    ("^when you start your turn, if ..., you win.", "when you start your turn, if ..., you win the game."),
    *[
        (f"{one} student joins {whose} class,", "an enemy student joins their class,")
        for one in ("a", "an enemy")
        for whose in ("an enemy's", "an enemy", "another player's", "an opponent's")
    ],
    ("swap my combat and my defense", "swap the Combat and Defense of me"),
    ("swap my combat and defense", "swap the Combat and Defense of me"),
    ("with a recruit cost of", "with recruit cost"),
    *[
        (f"{have} {kind} of ... different {feature}", f"there are {kind} of ... different {feature} in your class")
        for have in ("you have", "you control")
        for kind in ("students", "idols and students")
        for feature in ("clubs", "factions", "genders")
    ],
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
            "enemies must attack me before other students in my class",
            "enemies must attack me before others in my class",
            "enemies must attack me before any other student in my class",
            "enemies must attack me before attacking other students",
        )
    ],
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
    ("student or idol", "idol or student"),
    ("students or idols", "idols and students"),
    ("students and idols", "idols and students"),
    *[(f"{noun} you control", f"{noun} in your class") for noun in ("student", "students", "idols and students")],
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
    *[
        (
            f"you have {n}{or_more} {kind} {of} different {feature}{where}",
            f"there are {kind} of {house} different {feature} in your class",
        )
        for n, house in (*enumerate(("two", "three", "four", "five", "six"), 2),)
        for or_more in (" or more", "")
        for kind in ("students",)
        for of in ("of", "from", "in")
        for feature in ("clubs",)
        for where in (" in your class", "")
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
    ("students you recruit cost ... less.", "students cost you ... less to recruit."),
    ("students you recruit cost ... more.", "students cost you ... more to recruit."),
    *[
        (f"I cost {n} {way} to recruit", f"I cost {n} Reputation {way} to recruit")
        for n in range(1, 6)
        for way in ("less", "more")
    ],
    *[
        (f"I cost {n} {way} {then}", f"I cost {n} Reputation {way} to recruit {then}")
        for n in range(1, 6)
        for way in ("less", "more")
        for then in ("for each", "as long as", "if", "while")
    ],
    *[
        (f"I {enter} exhausted", "when I join my class, exhaust me")
        for enter in (
            "join",
            "join my class",
            "join your class",
            "enter",
            "enter play",
            "enter my class",
            "come into play",
        )
    ],
    ("their weakest student", "the student in their class with the lowest Combat"),
    ("their strongest student", "the student in their class with the highest Combat"),
    ("return ... from the expel pile to your hallway", "put ... in the Expel Pile into your hallway"),
    ("all delinquents", "Delinquent students"),
    ("all paragons", "Paragon students"),
    ("delinquents", "Delinquent students"),
    ("paragons", "Paragon students"),
    ("students in enemies' classes", "enemy students"),
    ("there are no students in enemies' classes", "there is no enemy student"),
    ("there are no enemy students", "there is no enemy student"),
    *[
        (f"{who} no {ready} students", f"there is no {ready} enemy student")
        for who in ("enemies have", "your enemies have", "all enemies have", "the enemies have")
        for ready in ("ready", "exhausted", "attacking", "defending")
    ],
    ("enemies have no students", "there is no enemy student"),
    ("your enemies have no students", "there is no enemy student"),
    ("no enemy has any students in their class", "there is no enemy student"),
    ("no enemy has students", "there is no enemy student"),
    ("no enemy has any students", "there is no enemy student"),
    ("I have Combat equal to", "my Combat is equal to"),
    ("my Combat equals", "my Combat is equal to"),
    *[
        (f"{recruit} ... {free}", f"{recruit} ... without paying its cost")
        for recruit in ("recruit", "recruits")
        for free in (
            "from the courtyard without paying its cost",
            "in the courtyard without paying its cost",
            "from the courtyard for free",
            "in the courtyard for free",
            "for free",
        )
    ],
    ("your students", "students in your class"),
    ("joins your class", "joins my class"),
    ("into the hallway", "into your hallway"),
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
    ("I am the only student in my class", "there is no other student in my class"),
)
