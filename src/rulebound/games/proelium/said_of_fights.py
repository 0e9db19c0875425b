"""Other words of Proelium for attacks, blocks and fights, and for who must attack or block."""

from __future__ import annotations

from collections.abc import Iterator


def of_fights() -> Iterator[tuple[str, str]]:
    """By whom attackers are blocked, and whom blockers block."""
    for only in ("can be blocked only by", "can only be blocked by", "may only be blocked by"):
        yield only, "cannot be blocked except by"
    yield "can only block", "can block only"
    for attackers in ("attackers", "attacking characters", "characters"):
        yield f"can block any number of {attackers}", "can block any number of attackers"
    for one in ("an additional attacker", "one additional attacker", "one more attacker", "an extra attacker",
                "an additional character", "an additional attacking character"):  # fmt: skip
        yield f"can block {one}", "can block two attackers"
        for each in ("each combat", "each turn", "at once", "at the same time"):
            yield f"can block {one} {each}", "can block two attackers"
    for two in ("two characters", "two attackers", "two attacking characters"):
        for each in ("at once", "at the same time", "each combat", "each turn"):
            yield f"can block {two} {each}", "can block two attackers"
    for each in ("each combat", "each turn", "at once", "at the same time"):
        yield f"can block any number of attackers {each}.", "can block any number of attackers."
    for has in ("has", "gets"):
        yield f"when this attacks alone, it {has}", "as long as this attacks alone, this has"
        yield f"if this attacks alone, it {has}", "as long as this attacks alone, this has"
        yield f"this {has} ... when it attacks alone.", "this has ... as long as this attacks alone."
    yield "it attacks alone", "this attacks alone"
    yield "this is attacking alone", "this attacks alone"
    yield "this is the only attacker", "this attacks alone"
    yield "this is your only attacker", "this attacks alone"
    for by in ("actions of your opponent", "your opponent's actions"):
        yield f"cannot be destroyed by {by}", "cannot be destroyed by your opponent's actions"
    for these in ("this", "the enhanced entity"):
        yield (
            f"{these} cannot be destroyed by your opponent's actions",
            f"your opponent's actions cannot destroy {these}",
        )


def of_fighting() -> Iterator[tuple[str, str]]:
    """Fights of two."""
    for they in ("they", "those characters", "the two characters", "those two characters", "both", "have them"):
        for fight in ("fight.", "fight each other."):
            yield f"{they} {fight}", "they fight each other."
    for combat in ("in combat", "in a combat", "by combat", "in battle"):
        yield f"destroys a ... {combat}", "destroys a ... in a fight"
        yield f"wins {combat.removeprefix('in ')}", "wins a fight"
        yield f"loses {combat.removeprefix('in ')}", "loses a fight"
    for one in ("a battle", "an encounter", "its fight", "a combat", "any fight"):
        for verb in ("wins", "loses", "win", "lose"):
            yield f"{verb} {one}", f"{verb} a fight"
    yield "fights with", "fights"
    yield "attacks and isn't blocked", "attacks and is not blocked"
    yield "attacks unblocked", "attacks and is not blocked"
    yield "is unblocked", "is not blocked"
    yield "becomes blocked", "is blocked"


def of_what_must_be() -> Iterator[tuple[str, str]]:
    """Who must attack or block."""
    for does in ("attack", "block", "be blocked"):
        for each in ("each turn", "each combat", "every turn", "every combat", "on each of its turns"):
            yield f"must {does} {each} if able", f"must {does} if able"
            yield f"must {does} {each}.", f"must {does} if able."
            yield f"must {does} if able {each}", f"must {does} if able"
            yield f"has to {does} {each}", f"must {does} if able"
        yield f"must {does}.", f"must {does} if able."
        yield f"has to {does}.", f"must {does} if able."
        yield f"must {does} this turn if able.", f"must {does} if able until the end of the turn."
        yield f"must {does} this turn.", f"must {does} if able until the end of the turn."
        for turn in ("on their next turn", "during their next turn", "next turn", "in their next turn",
                     "during your opponent's next turn", "on your opponent's next turn"):  # fmt: skip
            for able in (f"{turn} if able", turn, f"if able {turn}"):
                yield f"must {does} {able}.", f"must {does} if able until the end of your opponent's next turn."
    for each in ("each turn", "each combat"):
        yield f"attacks {each} if able", "must attack if able"
        yield f"attack {each} if able", "must attack if able"
        yield f"blocks {each} if able", "must block if able"
        yield f"block {each} if able", "must block if able"
    for twice in ("can attack twice a turn", "can attack twice per turn", "can attack two times each turn",
                  "attacks twice each turn", "can attack an additional time each turn", "fights twice",
                  "can attack one more time each turn", "may attack twice each turn"):  # fmt: skip
        yield twice, "can attack twice each turn"
    yield "attacks twice.", "can attack twice each turn."
    yield "can attack twice.", "can attack twice each turn."
    yield "^windfury.", "this can attack twice each turn."
    yield "^double strike.", "this can attack twice each turn."
    for again in ("can attack an additional time this turn", "can attack again this turn", "attacks twice this turn",
                  "can attack twice this turn", "can attack one more time this turn",
                  "may attack again this turn"):  # fmt: skip
        yield f"{again}.", "can attack twice until the end of the turn."
    yield "all characters able to block this do so", "characters of your opponent must block this if able"
    yield "all able characters must block this", "characters of your opponent must block this if able"
    yield "must block this.", "must block this if able."
