"""Other words for the same in the course game, beside those of all games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulebound.cardtext.phrases.wording.variants import OTHER_PLAYERS

PARTNERS: Final = ("this", "it", "partner", "partners", "here", "of yours", "of another player", "of other players")
ABLE: Final = (
    "must attack if able", "must attack every turn if able", "must attack each turn", "must attack every turn",
    "has to attack each turn", "has to attack each turn if able", "attacks each turn if able", "must attack if it can",
    "attack each turn if able", "must attack each turn if it can", "must attack each turn if they can",
    "must attack each of its owner's turns if able", "must attack if possible", "must attack each turn if possible",
)  # fmt: skip
THEIR_TURN: Final = ("during their next turn", "on their next turn", "during its owner's next turn", "next turn")


def of_bans() -> Iterator[tuple[str, str]]:
    """What cannot be cleared, of partners: of players one says which they cannot clear."""
    for who in PARTNERS:
        for what in ("courses", "a course", "any courses", "any course"):
            yield f"{who} cannot clear {what}", f"{who} cannot clear"
    for what in ("a course", "any courses", "any course"):
        yield f"you cannot clear {what}", "you cannot clear courses"
        yield f"player cannot clear {what}", "player cannot clear courses"
        yield f"players cannot clear {what}", "players cannot clear courses"
    yield "you cannot declare battles", "you cannot attack"
    for act in ("attack", "clear courses", "move partners", "exit with partners", "play ..."):
        for turn in THEIR_TURN[:2]:
            yield (
                f"each opponent cannot {act} {turn}.",
                f"each other player cannot {act} until the start of your next turn.",
            )
            yield (
                f"another player cannot {act} {turn}.",
                f"another player cannot {act} until the start of your next turn.",
            )
            yield (
                f"each other player cannot {act} {turn}.",
                f"each other player cannot {act} until the start of your next turn.",
            )
    for turn in ("during that turn", "on that turn", "in that turn", "that turn"):
        yield (
            f"after this one. you cannot ... {turn}.",
            "after this one. at the start of your next turn, you cannot ... until the end of the turn.",
        )


def of_pairs() -> Iterator[tuple[str, str]]:
    """What some cannot do to others."""
    for by in (
        "in battle",
        "in battles",
        "in a battle",
        "in combat",
        "by attacks",
        "by attacking partners",
        "by battle",
    ):
        yield f"cannot be defeated {by}", "cannot be defeated by attackers"
    for by in (
        "by card effects",
        "by abilities",
        "by cards",
        "by other cards",
        "except in battle",
        "by card abilities",
    ):
        yield f"cannot be defeated {by}", "cannot be defeated by effects"
    yield "can only be defeated in battle", "cannot be defeated by effects"
    for who in ("^other players", "^each other player"):
        yield f"{who} cannot clear this", "this cannot be cleared by other players"
        yield f"{who} cannot attack this", "this cannot be attacked by other players"
        yield f"{who} cannot clear your courses", "courses of yours cannot be cleared by other players"
        yield f"{who} cannot attack your partners", "partners of yours cannot be attacked by other players"
        yield (
            f", {who.removeprefix('^')} cannot clear your courses",
            ", courses of yours cannot be cleared by other players",
        )
    for by in ("by your partners", "by you", "by partners of yours"):
        yield f"can only be cleared {by}", "cannot be cleared by other players"
    for act, done in (
        ("clear your courses", "clear courses of yours"),
        ("attack your partners", "attack partners of yours"),
    ):
        yield act, done
    for once, times in (("once", "one course"), ("twice", "two courses")):
        yield f"cannot clear more than {times} each turn", f"cannot clear courses more than {once} each turn"
        for each in ("each turn", "per turn", "a turn"):
            for only in (f"can only attack {once}", f"can attack only {once}", f"may only attack {once}"):
                yield f"{only} {each}", f"cannot attack more than {once} each turn"
    for kind in ("partner", "partner of yours"):
        yield f"no {kind} was defeated this turn", f"a {kind} has not been defeated this turn"
    yield "during their next untap phase", "during their owners' next untap phase"
    yield "during its next untap phase", "during its owner's next untap phase"
    for n in range(1, 10):
        for act, done in (("attack", "attacked"), ("clear", "cleared"), ("defeat", "defeated")):
            for who in ("this", "partners here", "your partners"):
                yield (
                    f"only partners with power {n} or more can {act} {who}",
                    f"{who} cannot be {done} by partners with power {n - 1} or less",
                )
        yield (
            f"cannot be defeated except by partners with power {n} or more",
            f"cannot be defeated by partners with power {n - 1} or less",
        )


def of_what_must_be() -> Iterator[tuple[str, str]]:
    """Who must attack."""
    for able in ABLE:
        yield able, "must attack each turn if able"
        yield f"{able} this turn.", "must attack each turn if able until the end of the turn."
    yield "must attack this turn if able.", "must attack each turn if able until the end of the turn."
    yield "must attack this turn.", "must attack each turn if able until the end of the turn."
    for whose in ("player", "players"):  # their turns lie between this one and yours
        for turn in THEIR_TURN:
            for able in (f"{turn} if able", f"if able {turn}", turn):
                yield (
                    f"of another {whose} must attack {able}.",
                    f"of another {whose} must attack each turn if able until the start of your next turn.",
                )
                yield (
                    f"of other {whose} must attack {able}.",
                    f"of other {whose} must attack each turn if able until the start of your next turn.",
                )


def of_this_turn() -> Iterator[tuple[str, str]]:
    """What was done and has happened in it."""
    for been in ("that was", "that were", "that has been", "that have been", "that you"):
        yield f"{been} defeated this turn", "defeated this turn"
    for cleared in ("for each course you have cleared", "the number of courses you have cleared"):
        yield f"{cleared}.", f"{cleared} this game."
    yield "for each course cleared this turn", "for each course a player has cleared this turn"
    yield "were defeated this turn", "have been defeated this turn"
    past = {"attacked": "attack", "cleared a course": "clear a course", "entered": "enter", "moved": "move"}
    for done, do in past.items():
        for verb in ("that has", "that have"):
            yield f"{verb} {done} this turn", f"that {done} this turn"
        for verb in ("that has not", "that have not"):
            yield f"{verb} {done} this turn", f"that did not {do} this turn"


def of_entering() -> Iterator[tuple[str, str]]:
    """What is found enters without being paid for."""
    for said in ("put it into play", "it enters for free", "enter it for free", "put it onto a course", "enter it",
                 "put it at a course", "play it for free", "play it without paying its cost"):  # fmt: skip
        for before in (".", ","):
            yield f"{before} {said}.", f"{before} enter it without paying its cost."
        yield f"that partner {said.removeprefix('it ')}.", "enter it without paying its cost."
    for said in (
        "put it onto a course of yours",
        "put it into play at a course of yours",
        "enter it at a course of yours",
    ):
        yield f"{said}.", "enter it at a course of yours without paying its cost."
    for pile in ("your discard pile", "the discard pile"):
        for verb, end in (("return", "to play"), ("put", "into play"), ("put", "onto a course"), ("bring", "into play"),
                          ("return", "into play"), ("play", "for free"), ("enter", "for free")):  # fmt: skip
            yield f"{verb} a ... from {pile} {end}", "enter a ... from your discard pile"
            yield f"{verb} a ... from {pile} {end} here", "enter a ... from your discard pile here"
        yield f"put a ... from {pile} here", "enter a ... from your discard pile here"
    for end in ("into play", "onto a course"):
        yield f"put a ... from your hand {end} here", "enter a ... from your hand here without paying its cost"
        for there in ("there", "at that course", "at the same course", "at its course"):
            yield (
                f"put a ... from your hand {end} {there}",
                "enter a ... from your hand there without paying its cost",
            )
        yield f"put a ... from your hand {end}", "enter a ... from your hand without paying its cost"
    for free in ("for free", "without paying its cost", "without being paid for"):
        for who in ("that partner", "it"):
            yield f". {who} enters {free}.", ". enter it without paying its cost."
            yield (
                f". {who} enters {free} at a course of yours.",
                ". enter it at a course of yours without paying its cost.",
            )
            yield (
                f". {who} enters at a course of yours {free}.",
                ". enter it at a course of yours without paying its cost.",
            )


def of_empty_decks() -> Iterator[tuple[str, str]]:
    """Players who have no card left to draw."""
    for empty in ("while your deck is empty", "when your deck is empty", "with an empty deck", "from your empty deck",
                  "but your deck is empty", "while you have no cards in your deck"):  # fmt: skip
        yield f"you would draw a card {empty}", "you would draw a card from an empty deck"
    for lose in ("do not lose the game", "cannot lose the game", "are not eliminated", "cannot be eliminated",
                 "do not lose", "cannot lose"):  # fmt: skip
        for why in ("for having an empty deck", "for having no cards in your deck", "for running out of cards",
                    "because of an empty deck", "by running out of cards", "while your deck is empty",
                    "when your deck is empty", "for an empty deck", "if your deck is empty"):  # fmt: skip
            yield f"you {lose} {why}", "you are not eliminated for an empty deck"


def of_battles() -> Iterator[tuple[str, str]]:
    """What waits for a battle happens once it is over; that can be said, too."""
    for what in ("attacks", "attacks ...", "is attacked", "is attacked ..."):
        for after in ("after the battle", "after that battle", "after battle", "after combat"):
            yield f"{what}, ... {after}.", f"{what}, ... ."
            yield f"{what}, {after}, ...", f"{what}, ..."


def of_other_words() -> Iterator[tuple[str, str]]:
    """What is done with cards, in words of other games."""
    for kind in ("partner", "supporter", "item"):
        yield f"sacrifices a {kind}", f"discards a {kind} of theirs"
        yield f"sacrifice a {kind}", f"discard a {kind} of yours"
        yield f"sacrifice another {kind}", f"discard another {kind} of yours"
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
