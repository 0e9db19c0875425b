"""Other words for the same in the course game, beside those of all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.wording.variants import OTHER_PLAYERS
from rulebound.games.courses.said_of_bans import of_bans, of_pairs, of_what_must_be
from rulebound.games.courses.said_of_events import of_battles, of_empty_decks, of_entering, of_this_turn


def of_other_words() -> Iterator[tuple[str, str]]:
    """What is done with cards, in words of other games."""
    yield "sacrifice this", "discard this"
    for whom in ("a partner", "a partner of yours", "this", "it", "another partner of yours"):
        yield f"move {whom}.", f"move {whom} to another course."
    yield "cannot be moved", "cannot move"
    for tapped in ("tapped", "untapped"):
        yield f"^when this is {tapped},", f"when this becomes {tapped},"
        yield f"^when a partner of yours is {tapped},", f"when a partner of yours becomes {tapped},"
        yield f"^when a partner here is {tapped},", f"when a partner here becomes {tapped},"
    yield "attacks and wins", "defeats a partner"
    yield "wins a battle", "defeats a partner"
    yield "the turn it enters", "as long as this has entered this turn"
    yield "this turn it enters", "as long as this has entered this turn"
    yield "to this course", "here"
    yield "at this course", "here"
    for edge in ("start", "end"):
        for whose in ("its owner's", "its controller's", "the attached partner's controller's", "its player's"):
            yield f"^at the {edge} of {whose} turn", f"at the {edge} of the attached partner's owner's turn"
    for they in ("they control", "they have it", "that player has it"):
        yield f"if {they} the attached partner", "if the attached partner is theirs"
    for where in (
        "at that course",
        "at its course",
        "on that course",
        "at the same course",
        "at that partner's course",
    ):
        yield where, "there"
    for where in ("to that course", "to its course", "to that partner's course", "to the same course as it"):
        yield where, "there"
    yield "at any course", "at a course"
    for n in range(1, 6):
        for more in ("more star", "more stars", "additional star", "additional stars", "extra star", "extra stars"):
            yield f"provide {n} {more}", f"have +{n} star value"
            yield f"provides {n} {more}", f"has +{n} star value"
    for kind in ("partners", "courses", "supporters", "items"):
        for whose in ("your opponents'", "opponents'", "your opponent's"):
            yield f"{whose} {kind}", f"{kind} of other players"
    yield "^no partner can ... here.", "partners here cannot ... ."
    yield "^no partners can ... here.", "partners here cannot ... ."
    for more in ("1 more star", "1 additional star", "1 extra star"):
        yield f"this provides {more}", "this has +1 star value"
    yield "+1 star.", "+1 star value."
    yield "+1 star for", "+1 star value for"
    for who in ("partners", "partners of other players", "partners of another player", "your partners"):
        for where in ("enter here tapped", "enter tapped here", "that enter here enter tapped"):
            yield f"^{who} {where}.", f"{who} here have Drowsy."
        yield f"^{who} enter tapped.", f"{who} have Drowsy."
    for whose in ("your opponents'", "opponents'", "your opponent's"):
        yield f"^{whose} partners enter tapped.", "partners of other players have Drowsy."
    yield "turn over another course", "turn over a course"
    yield "its attacker", "the attacker"
    for role in ("attacking", "defending"):
        for when in ("when", "as long as it is", "as long as this is"):
            yield f"power {when} {role}", f"power while {role}"
    for when in ("when attacked", "while attacked", "while being attacked", "when it is attacked", "when blocking"):
        yield f"has ... power {when}.", "has ... power while defending."


CLEARING: Final = "if you would gain points from clearing a course with ..., gain {} {} more."
SAID: Final = (
    *OTHER_PLAYERS,
    ("this is cleared", "a player clears this"),
    ("the player who cleared it", "that player"),
    *[(f"{fight} each other", "attack each other") for fight in ("fight", "battle", "duel", "strike")],
    *[
        (f"{one} {fights}", f"{one} attacks")
        for one in ("partner of yours", "a partner", "another player", "it")
        for fights in ("fights", "battles", "duels")
    ],
    *[
        (f"to {one}", "to the same course")
        for one in (
            "a single course",
            "one course",
            "one single course",
            "a single other course",
            "one and the same course",
        )
    ],
    *[
        (f"{dies} {how}", "is defeated in battle")
        for dies in ("is defeated", "is killed")
        for how in ("in a battle", "by an attacker", "by an attack", "by attackers", "in combat", "in a fight")
    ],
    *[
        (f"{clears} {course}", f"{house} a course at {where}")
        for clears, house in (("clears", "clears"), ("clear", "clear"))
        for course, where in (
            ("another player's course", "a course of another player"),
            ("an opponent's course", "a course of another player"),
            ("other players' courses", "a course of another player"),
            ("a course of another player", "a course of another player"),
            ("a course of an opponent", "a course of another player"),
            ("a course that is not yours", "a course of another player"),
            ("a course of yours", "a course of yours"),
            ("your own course", "a course of yours"),
            ("one of your courses", "a course of yours"),
        )
    ],
    ("you clear a course", "a partner of yours clears a course"),
    ("pays", "loses"),
    ("pay", "lose"),
    *[
        (f"draw a card {when} your draw phase", f"draw a card {house} your draw phase")
        for when, house in (
            ("in", "during"),
            ("at", "during"),
            ("outside of", "outside"),
            ("except during", "outside"),
            ("other than during", "outside"),
            ("except in", "outside"),
            ("not during", "outside"),
        )
    ],
    *[
        (f"the player with the {most} {total}power here", "the player with the highest total power among partners here")
        for most in ("most", "highest")
        for total in ("", "total ", "combined ")
    ],
    *[
        (f"{when} you would gain points {by} a course with ..., gain {n}{more}{instead}.", CLEARING.format(n, many))
        for when in ("if", "when")
        for by in ("from clearing", "for clearing", "by clearing")
        for n in range(1, 6)
        for many in ("point" if n == 1 else "points",)
        for more in (" more", f" more {many}", f" additional {many}", f" extra {many}", f" {many} more")
        for instead in ("", " instead")
    ],
    *[
        (
            f"would gain points {by} a course, gain",
            "would gain points from clearing a course with a partner of yours, gain",
        )
        for by in ("from clearing", "for clearing", "by clearing")
    ],
    *[
        (f"deal {n} damage to {written}{end}", f"defeat {house} with power {n} or less{end}")
        for n in range(1, 10)
        for written, house in (
            ("a partner", "a partner"),
            ("a partner here", "a partner here"),
            ("a partner of another player", "a partner of another player"),
            ("another partner here", "another partner here"),
            ("a partner of another player here", "a partner of another player here"),
            ("each partner here", "all partners here"),
            ("all partners here", "all partners here"),
            ("each partner", "all partners"),
            ("all partners", "all partners"),
            ("each other partner here", "all other partners here"),
        )
        for end in (".", ",", " and")
    ],
    *[
        (f"this is {alone}", "there is no other partner here")
        for alone in ("alone here", "alone at its course", "alone", "the only partner here", "the only one here")
    ],
    *[
        (f"^when this {is_}, {it} {gets} ... power.", f"this has ... power while {doing}.")
        for is_, doing in (("is attacked", "defending"), ("attacks", "attacking"))
        for it in ("it", "this")
        for gets in ("gets", "has")
    ],
    ("you enter a partner", "a partner of yours enters"),
    ("you enter another partner", "another partner of yours enters"),
    *[
        (f"scry 1{end}", f"look at the top card of your deck. you may put it on the bottom of your deck{end}")
        for end in (".", ",")
    ],
    *of_bans(),
    *of_what_must_be(),
    *of_pairs(),
    *of_this_turn(),
    *of_entering(),
    *of_empty_decks(),
    *of_battles(),
    *of_other_words(),
)
