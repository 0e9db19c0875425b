"""Words that are read as those of the house in games for two in which each player has a deck."""

from __future__ import annotations


def of_amounts_set(amount: str, rival: str) -> list[tuple[str, str]]:
    """How much a player has from then on; amount: of what, `life`; rival: the other player's name in a game for two."""
    found: list[tuple[str, str]] = []
    for whose, does in ((f"{rival}'s", f"{rival} sets their"), ("each player's", "each player sets their"),
                        ("your", "set your")):  # fmt: skip
        house = f"{does} {amount} to"
        written_so = [f"{verb} {whose} {amount} to" for verb in ("set", "reduce")]
        written_so += [f"{whose} {amount} {verb}" for verb in ("becomes", "become", "is set to", "are set to")]
        for written in written_so:
            found += [(written, house), (written.replace(amount, f"{amount} total"), house)]
    return [pair for pair in found if pair[0] != pair[1]]


def of_two_decks(rival: str) -> list[tuple[str, str]]:
    """Decks in games for two in which each player has one."""
    found: list[tuple[str, str]] = []
    for after in ("that deck", "their deck", "their owner's deck"):
        found += [
            (f"bottom of {after}", f"bottom of {rival}'s deck"),
            (f"on top of {after}", f"on top of {rival}'s deck"),
        ]
    for puts, does in (("puts", "discards"), ("put", "discard")):
        found += [(f"{puts} the top ... of their deck into their discard pile", f"{does} the top ... of their deck")]
    for mills, does, whose in (("mills", "discards", "their"), ("mill", "discard", "your")):
        found += [(f"{mills} a card", f"{does} the top card of {whose} deck"),
                  (f"{mills} ... cards", f"{does} the top ... cards of {whose} deck")]  # fmt: skip
    for it in ("this", "it", "that card", "that action"):
        for whose in ("your", "their"):
            found += [(f"shuffle {it} into {whose} deck", f"shuffle {it} into its owner's deck")]
    for it in ("this", "that card", "that action"):
        for end in ("top", "bottom"):
            for on in (f"on {end}", f"on the {end}", f"to the {end}"):
                for deck in ("your deck", "its owner's deck", "their deck"):
                    found.append((f"put {it} {on} of {deck}", f"put {it} on the {end} of its owner's deck"))
    found += [("on top of its owner's deck", "on the top of its owner's deck"),
              ("on top of their owners' decks", "on the top of their owners' decks")]  # fmt: skip
    found += [("shuffle a ... into their deck", "shuffle a ... into its owner's deck"),
              ("look at the top ... of their deck", f"look at the top ... of {rival}'s deck"),
              ("reveal the top ... of their deck", f"reveal the top ... of {rival}'s deck")]  # fmt: skip
    return [pair for pair in found if pair[0] != pair[1]]


def of_next_draws(turn: str) -> list[tuple[str, str]]:
    """How many cards a player draws the next time; turn: when that is, as the game says it."""
    found: list[tuple[str, str]] = []
    for draw, skip, no, their in (
        ("draws", "skips", "does not draw", "their"),
        ("draw", "skip", "do not draw", "your"),
    ):
        turns = (
            turn,
            f"{their} next turn",
            f"{their} next draw",
            f"{their} next draw step",
            f"{their} next draw phase",
        )
        for time in [f"{at} {when}" for when in turns for at in ("in", "on", "during", "at the start of")]:
            for way, other in (("fewer", "less"), ("fewer", "fewer"), ("more", "more"), ("more", "extra")):
                for card in ("card", "cards"):
                    house = f"{draw} ... {card} {way} in {their} next draw"
                    found += [
                        (f"{draw} ... {card} {other} {time}", house),
                        (f"{draw} ... {other} {card} {time}", house),
                    ]
            for none in (f"{no} a card", f"{no} cards", f"{no} any cards", f"{draw} no card", f"{draw} no cards"):
                found.append((f"{none} {time}", f"{skip} {their} next draw"))
        for step in ("draw step", "draw phase", "card draw"):
            found.append((f"{skip} {their} next {step}", f"{skip} {their} next draw"))
    return [pair for pair in found if pair[0] != pair[1]]


def of_thresholds(amount: str, rival: str) -> list[tuple[str, str]]:
    """When a player comes to have so little or so much; amount: of what, `life`."""
    found: list[tuple[str, str]] = []
    for whose, who, ending in (("your", "you", ""), (f"{rival}'s", rival, "s")):
        house = f"{who} drop{ending}"
        for verb in ("drop", "fall", "go"):
            several = "goes" if verb == "go" and ending else f"{verb}{ending}"
            for few in ("or less", "or fewer", "or below", "or lower"):
                for subject in (f"{whose} {amount} {verb}", f"{whose} {amount} {verb}s", f"{who} {several}"):
                    found += [(f"{subject} to ... {few},", f"{house} to ... or less {amount},"),
                              (f"{subject} to ... {few} {amount},", f"{house} to ... or less {amount},")]  # fmt: skip
            for n in range(2, 31):
                for subject in (f"{whose} {amount} {verb}", f"{whose} {amount} {verb}s"):
                    found.append((f"{subject} below {n}", f"{house} to {n - 1} or less {amount}"))
                found.append((f"{who} {several} below {n} {amount}", f"{house} to {n - 1} or less {amount}"))
        reach = "reaches" if ending else "reach"
        found.append((f"{who} {reach} ... {amount},", f"{who} {reach} ... or more {amount},"))
        found.append((f"{who} {reach} ... or more {amount},", f"{who} {reach} ... or more {amount},"))
    return [pair for pair in found if pair[0] != pair[1] or "reach" in pair[0]]
