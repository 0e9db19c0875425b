"""Words for what a game has, its kinds of cards, values and acts, that are read as those of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

OTHER_PLAYERS: Final = (  # in games in which they are called so
    ("an opponent", "another player"),
    ("each opponent", "each other player"),
    ("each opponent's", "each other player's"),
    ("opponents", "other players"),
)


class Owners(NamedTuple):
    """How a game says whose cards are: yours, another player's, and theirs of whom it has spoken."""

    yours: str = "of yours"
    of_another: str = "of another player"
    of_others: str = "of other players"
    theirs: str = "of theirs"
    aims: bool = False  # whether texts have targets that are chosen when they are declared


def of_kinds(kinds: Mapping[str, str], owners: Owners) -> list[tuple[str, str]]:
    """`One of your partners`, `a friendly partner`, `an enemy partner`; kinds: words for one card and for several."""
    found: list[tuple[str, str]] = []
    for one, many in kinds.items():
        for whose, after in (("your", owners.yours), ("their", owners.theirs)):
            found += [
                (f"one of {whose} {many}", f"a {one} {after}"),
                (f"another of {whose} {many}", f"another {one} {after}"),
                (f"each of {whose} {many}", f"each {one} {after}"),
                (f"all of {whose} {many}", f"all {many} {after}"),
                (f"all {whose} {many}", f"all {many} {after}"),
                (f"any number of {whose} {many}", f"any number of {many} {after}"),
                (f"the number of {whose} {many}", f"the number of {many} {after}"),
                (f"of {whose} {many}", f"{many} {after}"),
                (f"one of {whose} ... {many}", f"a ... {one} {after}"),
            ]
        found.append((f"abilities of the other {many}", f"abilities of other {many}"))
        found += [
            (f"that {one}'s", "its"),
            *[(f"the {paid} {one}'s", "its") for paid in ("discarded", "sacrificed", "expelled", "trashed")],
            *[
                (f"the {stat} of the {paid} {one}", f"its {stat}")
                for stat in ("power", "cost", "Combat", "Defense")
                for paid in ("discarded", "sacrificed", "expelled", "trashed")
            ],
            (f"that {one} loses all", "it loses all"),
            (f"silence a {one}", f"a {one} loses all abilities"),
            (f"silence target {one}", f"a {one} loses all abilities"),
            (f"the chosen {many}", "them"),
            (f"each chosen {one}", "them"),
            (f"steal a {one}", f"take control of a {one}"),
            (f"steal target {one}", f"take control of a {one}"),
            (f"a friendly {one}", f"a {one} {owners.yours}"),
            (f"another friendly {one}", f"another {one} {owners.yours}"),
            (f"friendly {many}", f"{many} {owners.yours}"),
            (f"an opponent's {one}", f"a {one} {owners.of_another}"),
            (f"another player's {one}", f"a {one} {owners.of_another}"),
            (f"{one} a opponent controls", f"{one} {owners.of_another}"),
            (f"{one} another player controls", f"{one} {owners.of_another}"),
            (f"{one} your opponent controls", f"{one} {owners.of_another}"),
            (f"{many} your opponents control", f"{many} {owners.of_others}"),
            (f"{many} your opponent controls", f"{many} {owners.of_another}"),
            (f"{many} other players control", f"{many} {owners.of_others}"),
            (f"{many} a opponent controls", f"{many} {owners.of_another}"),
            (f"{many} cost you", f"your {many} cost"),
            (f"{many} you play cost", f"your {many} cost"),
            (f"{many} that you play cost", f"your {many} cost"),
            (f"{many} other players play cost", f"other players' {many} cost"),
            (f"{many} your opponents play cost", f"other players' {many} cost"),
        ]
        if not owners.aims:
            found += [
                (f"target {one}", f"a {one}"), (f"target {many}", many), (f"another target {one}", f"another {one}"),
                ("target opponent", owners.of_another.removeprefix("of ")), ("target player", "a player"),
            ]  # fmt: skip
        if owners.of_another != owners.of_others:
            found += [
                (f"an enemy {one}", f"a {one} {owners.of_another}"),
                (f"enemy {many}", f"{many} {owners.of_others}"),
            ]
    return found


def of_stats(stats: Sequence[str], kinds: Mapping[str, str], owners: Owners) -> list[tuple[str, str]]:
    """`Swap the powers of`, `set a partner's power to 3`; stats: the words for values of cards."""
    target = "target" if owners.aims else "a"
    found: list[tuple[str, str]] = []
    for stat in stats:
        for whose, of in (("the", " of"), ("their", "")):
            found += [
                (f"{swap} {whose} {words}{of}", f"swap {whose} {stat}{of}")
                for swap in ("swap", "exchange", "switch")
                for words in (stat, f"{stat}s", f"{stat} values")
            ]
        found += [
            (f"choose {a} ... and {choose}{a} ... . {swap} their {stat}", f"swap the {stat} of {a} ... and {a} ...")
            for a in ("a", "target")
            for choose in ("", "choose ")
            for swap in ("swap", "exchange", "switch")
        ]
        found += [
            (f"with {stat} equal to that number", f"with that {stat}"),
            (f"with {stat} equal to the chosen number", f"with that {stat}"),
            (f"whose {stat} is equal to that number", f"with that {stat}"),
            (f"whose {stat} is that number", f"with that {stat}"),
            (f"with the chosen {stat}", f"with that {stat}"),
            (f"of that {stat}", f"with that {stat}"),
            (f"discards all ... with that {stat}.", f"discards all ... with that {stat} from their hand."),
            (f"its {stat} is that number", f"it has that {stat}"),
            (f"its {stat} is equal to that number", f"it has that {stat}"),
            (f"it has {stat} equal to that number", f"it has that {stat}"),
            (f"set the {stat} of ... to", f"the {stat} of ... becomes"),
            (f"set its {stat} to", f"its {stat} becomes"),
            (f"set their {stat} to", f"their {stat} becomes"),
            (f"their {stat}s become", f"their {stat} becomes"),
            (f"base {stat}", stat),
            (f"this card's {stat} is equal to", f"this has {stat} equal to"),
            (f"^its {stat} is equal to", f"this has {stat} equal to"),
        ]
        for kind, many in kinds.items():
            found += most_together(stat, many)
            found += most_of_all(stat, kind, many, owners)
            found += [
                (f"a {kind}'s {stat} becomes", f"the {stat} of a {kind} becomes"),
                (f"target {kind}'s {stat} becomes", f"the {stat} of {target} {kind} becomes"),
                (f"set a {kind}'s {stat} to", f"the {stat} of a {kind} becomes"),
                (f"set target {kind}'s {stat} to", f"the {stat} of {target} {kind} becomes"),
                (f"this {kind}'s {stat} is equal to", f"this has {stat} equal to"),
            ]
    return found


def most_together(stat: str, many: str) -> list[tuple[str, str]]:
    """`The player with the most total power among their partners`."""
    found: list[tuple[str, str]] = []
    for most, house in (("most", "highest"), ("highest", "highest"), ("least", "lowest"), ("lowest", "lowest")):
        for total in (f"total {stat}", f"combined {stat}"):
            for among in ("among", "of", "on"):
                for their in ("their ", "", "the "):
                    if (most, total, among, their) != (house, f"total {stat}", "among", ""):
                        found.append((
                            f"with the {most} {total} {among} {their}{many}",
                            f"with the {house} total {stat} among {many}",
                        ))  # fmt: skip
        for where in (" here", ""):
            found += [
                (
                    f"the player whose {many}{where} have the {most} {total}",
                    f"the player with the {house} total {stat} among {many}{where}",
                )
                for total in (f"total {stat}", f"combined {stat}", f"{stat} in total")
            ]
    return found


def most_of_all(stat: str, one: str, many: str, owners: Owners) -> list[tuple[str, str]]:
    """`Your most expensive item`, `the strongest partner here`, and what they cost or how strong they are."""
    words: tuple[tuple[str, str], ...] = ()
    if stat.lower() == "cost":
        words = (("most expensive", "highest"), ("costliest", "highest"), ("cheapest", "lowest"))
    elif stat.lower() in ("power", "combat"):
        words = (("strongest", "highest"), ("weakest", "lowest"))
    found: list[tuple[str, str]] = []
    for most, house in words:
        found += [
            (f"the {stat} of your {most} {one}", f"the {house} {stat} among {many} {owners.yours}"),
            (f"your {most} {one}'s {stat}", f"the {house} {stat} among {many} {owners.yours}"),
            (f"your {most} {one}", f"the {one} {owners.yours} with the {house} {stat}"),
            *[
                (f"the {most} {one}{where}", f"the {one}{where} with the {house} {stat}")
                for where in (" here", f" {owners.yours}", f" {owners.of_another}", "")
            ],
        ]
    return found


def of_acts(done: Mapping[str, str]) -> list[tuple[str, str]]:
    """`If you did not attack this turn`, by what was done: `attacked` and `attack`."""
    found: list[tuple[str, str]] = []
    for past, present in done.items():
        for end in (" this turn", " this turn."):
            found += [
                (f"you have {past}{end}", f"you have {past}{end}"),
                (f"you have not {past}{end}", f"you have not {past}{end}"),
                (f"you did not {present}{end}", f"you have not {past}{end}"),
                (f"you didn't {present}{end}", f"you have not {past}{end}"),
                (f"you haven't {past}{end}", f"you have not {past}{end}"),
                (f"you {past}{end}", f"you have {past}{end}"),
            ]
    return found


def for_two(opponent: str) -> tuple[tuple[str, str], ...]:
    """The same in a game for two, in which the other player has a name."""
    words = ("an opponent", "each opponent", "the opponent", "your opponent", "your target")
    return tuple([(word, opponent) for word in words if word != opponent])
