"""Other words for what attackers and their supporters do, and for students who cost less or have just joined."""

from __future__ import annotations

from typing import Final

MINE: Final = (
    "for each ready student in my class",
    "for each other student in my class",
    "for each student in my class",
)
FIGHT: Final = "for that fight"
AMOUNTS: Final = tuple(
    f"{sign}{n} {stat}" for sign in ("+", "-") for n in range(1, 6) for stat in ("Combat", "Defense")
)
SUPPORTERS: Final = (
    "for each student supporting this fight",
    "for each student supporting me",
    "for each student that supports me",
    "for each student supporting this attack",
    "for each student supporting the attack",
    "for each student that supports this fight",
    "for each student who supports me",
    "for each supporter",
    "for each of my supporters",
    "for each supporting student",
)
OF_ATTACKS: Final = (
    *[
        (f"^each {who} {that} supports {what} gets ... {end}.", f"when a {who} supports {house}, it gets ... {FIGHT}.")
        for who in ("student", "idol or student")
        for that in ("that", "who", "which")
        for what, house in (
            ("an attack with me", "me in an attack"),
            ("me in an attack", "me in an attack"),
            ("my attack", "me in an attack"),
            ("my attacks", "me in an attack"),
            ("an attack of mine", "me in an attack"),
            ("me", "me"),
            ("a fight with me", "me"),
            ("me in a fight", "me"),
        )
        for end in (FIGHT, "for this fight", "until the end of the turn", "until the end of the fight")
    ],
    ("cannot support attacks against", "cannot support fights against"),
    *[
        (f"cannot be attacked by more than one {enemy}", "cannot be attacked by more than one idol or student.")
        for enemy in ("enemy.", "attacker.", "character.")
    ],
    *[
        (f"{expels} that many {students}.", f"{expels} that many students from their class.")
        for expels in ("expels", "loses", "sacrifices", "destroys")
        for students in ("of their students", "students", "students in their class", "students of theirs")
    ],
    *[
        (f"{when} one or more {who} attack,", f"when {house} leads an attack,")
        for when in ("when", "whenever")
        for who, house in (
            ("students in your class", "a student in your class"),
            ("students in my class", "a student in my class"),
            ("of your students", "a student in your class"),
            ("enemy students", "an enemy student"),
            ("enemies", "an enemy idol or student"),
        )
    ],
    ("remove my attack token", "remove the Attack Token from me"),
    ("remove the attack token on me", "remove the Attack Token from me"),
    *[
        (f"{it} {can} attack this turn.", "remove the Attack Token from it.")
        for it in ("it", "that student")
        for can in ("can", "may")
    ],
    *[
        (f"{your} idol {does}", f"idols in {your} class {do}")
        for your in ("your", "my")
        for does, do in (("has", "have"), ("gets", "get"), ("cannot", "cannot"), ("can't", "cannot"))
    ],
    *[
        (f"{not_ready} during their next start phase", "do not ready during their players' next turns")
        for not_ready in ("do not ready", "don't ready")
    ],
    *[
        (f"{not_ready} during {its} next start phase", "does not ready during its player's next turn")
        for not_ready in ("does not ready", "doesn't ready")
        for its in ("its", "its player's", "their")
    ],
    *[
        (f"students of all three {kinds} in", f"there are students of three different {kinds} in")
        for kinds in ("genders", "factions")
    ],
    ("start your turn with there are", "start your turn while there are"),
    ("start your turn with students of", "start your turn while there are students of"),
    *[
        (f"won {n} fights this {time}", f"won {n} or more fights this {time}")
        for n in ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
        for time in ("turn", "game")
    ],
    ("supports my attack,", "supports me in an attack,"),
    ("supports an attack with me,", "supports me in an attack,"),
    ("supports me in a fight,", "supports me,"),
    *[
        (f"{attack} alone,", f"{house} alone,")
        for attack, house in (
            ("I lead an attack", "I attack"),
            ("an idol or student in my class leads an attack", "an idol or student in my class attacks"),
            ("a student in my class leads an attack", "a student in my class attacks"),
            ("an enemy student leads an attack", "an enemy student attacks"),
            ("I am the only attacker", "I attack"),
            ("I am attacking", "I attack"),
            ("I am attacked", "I defend"),
            ("I am defending", "I defend"),
            ("an enemy attacks", "an enemy idol or student attacks"),
        )
    ],
    ("^when I attack without a supporter,", "when I attack alone,"),
    ("^when I attack without support,", "when I attack alone,"),
    ("^when I attack and no one supports me,", "when I attack alone,"),
    ("^when I attack unsupported,", "when I attack alone,"),
    *[
        (f"^when {attack}, gain {n} {what} {each}.", f"when a student supports me in an attack, gain {n} {what}.")
        for attack in ("I attack", "I lead an attack")
        for n in range(1, 4)
        for what in ("Merit", "Reputation")
        for each in SUPPORTERS
    ],
    *[
        (f"^when {attack}, draw a card {each}.", "when a student supports me in an attack, draw a card.")
        for attack in ("I attack", "I lead an attack")
        for each in SUPPORTERS
    ],
    *[
        (f"{who} attacks {whom},", f"{house} attacked,")
        for who in ("an enemy", "an enemy student", "an enemy idol or student", "an opponent")
        for whom, house in (
            ("me", "I am"),
            ("a student in my class", "a student in my class is"),
            ("a student in your class", "a student in your class is"),
            ("another student in my class", "another student in my class is"),
            ("an idol in my class", "an idol in my class is"),
            ("my idol", "an idol in my class is"),
            ("your idol", "an idol in my class is"),
        )
    ],
    *[
        (f"^when {event}, I get ... {per}.", f"when {event}, I get ... {per} {FIGHT}.")
        for event in ("I am attacked", "I lead an attack", "I support a fight", "I defend")
        for per in MINE
    ],
    *[
        (f"^when {event}, {who} {amount}.", f"when {event}, {who} {amount} {FIGHT}.")
        for event in ("I am attacked", "I lead an attack", "I support a fight", "I defend")
        for who in ("I get", "it gets", "the attacker gets", "the defender gets")
        for amount in AMOUNTS
    ],
    *[
        (f"that joined {when}", "that joined a class this turn")
        for when in ("this turn", "their class this turn", "an enemy class this turn", "an enemy's class this turn")
    ],
    ("that have just joined", "that joined a class this turn"),
    ("that just joined", "that joined a class this turn"),
    *[
        (
            f"students in the courtyard cost{who} {n}{unit} {way}{to}.",
            f"students cost{you} {n} Reputation {way} to recruit.",
        )
        for who, you in ((" you", " you"), ("", " you"), (" each enemy", " each enemy"))
        for n in range(1, 6)
        for unit in ("", " Reputation")
        for way in ("less", "more")
        for to in ("", " to recruit", " for you")
    ],
    *[
        (f"^my {stat} is {number}", f"my {stat} is equal to {number}")
        for stat in ("Combat", "Defense")
        for number in ("twice the", "three times the", "the number of", "the total", "my")
    ],
    *[
        (f"choose a scheme from it {having} and trash it", f"choose a scheme {having} from it and trash it")
        for having in ("with ...",)
    ],
    *[
        (f"choose a scheme from it {having}. {trash} it", f"choose a scheme {having} from it and trash it")
        for having in ("with ...",)
        for trash in ("trash", "discard", "they trash", "that player trashes")
    ],
    ("swap two students' combat", "swap the Combat of two students"),
    ("swap the combat of two target students until", "swap the Combat of target student and target student until"),
)  # fmt: skip
