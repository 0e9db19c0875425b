"""Other words for what cannot be done, or only by some, and for what must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

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
