"""Other words of Varia for a player's own actions: what is disrupted, exchanged and discarded."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.games.varia.phrases.nouns import StackName


def of_own_actions() -> Iterator[tuple[str, str]]:
    """What becomes of the action that a player performs."""
    for when in ("when", "whenever"):
        for it in ("it", "that attack", "that action", "that block", "this action", "this attack"):
            for end in (".", " and"):
                yield f"^{when} you perform ..., disrupt {it}{end}", f"when you perform ..., disrupt your action{end}"
    for skips in ("skips their next action", "loses their next action"):
        yield f"your target {skips}", "disrupt your target's next action"
    for act in ("block", "attack"):
        for cannot in ("can't", "cannot"):
            yield f"your target {cannot} {act}", f"your target cannot perform {act}s"
            yield f"you {cannot} {act}", f"you cannot perform {act}s"
            yield f"they {cannot} {act}", f"they cannot perform {act}s"
    for cannot in ("can't", "cannot"):
        for who in ("your target", "you", "they"):
            yield f"{who} {cannot} plan", f"{who} cannot perform"
    yield "^deal damage equal to", "deal damage to your target equal to"
    for own in ("your current action", "your own action", "your attack", "your block"):
        yield f"disrupt {own}", "disrupt your action"
    for how in ("can't be blocked", "cannot be blocked", "cannot miss", "can't miss", "ignores armor"):
        house = how.replace("can't", "cannot")
        for time in ("this moment", "in this moment", "during this moment", "for this moment"):
            yield f"{how} {time}", f"{house} until the end of the moment"
        yield f"gains ... and {how}", f"gets ... and {house}"


def of_exchanged_actions() -> Iterator[tuple[str, str]]:
    """Next actions that change places."""
    next_ones = ("next action", "next planned action", "next action on the Timeline")
    for swap in ("swap", "exchange", "switch", "trade"):
        for to in ("with", "and", "for"):
            for mine in next_ones:
                for theirs in next_ones:
                    house = "exchange your next action with your target's next action"
                    yield f"{swap} your {mine} {to} your target's {theirs}", house
                    yield f"{swap} your {mine} {to} theirs", house
                    yield f"{swap} your target's {theirs} {to} your {mine}", house
                    yield f"{swap} your {mine} {to} that of your target", house
        for of in ("of you and your target", "of both players", "of each player"):
            yield f"{swap} the next actions {of}", "exchange your next action with your target's next action"
        for to in ("with", "and"):
            house = "exchange your action in the next moment with your target's action in the next moment"
            yield f"{swap} your action {to} your target's action in the next moment", house
            yield f"{swap} your action in the next moment {to} your target's", house
            yield f"{swap} your action in the next moment {to} your target's action in the next moment", house
            yield f"{swap} your and your target's actions in the next moment", house
    for trade in ("trade places", "swap places", "change places", "switch places", "are exchanged", "are swapped"):
        yield (
            f"your next action and your target's next action {trade}",
            ("exchange your next action with your target's next action"),
        )
    yield (
        "your target's next action and your next action change places",
        ("exchange your next action with your target's next action"),
    )


def of_discarded_kinds() -> Iterator[tuple[str, str]]:
    """Actions that are discarded are discarded from the hand: those on the Timeline are forgotten."""
    for end in (":", ".", ",", " and", " or", " to"):
        for kind in ("attack", "block", "action"):
            one = "a block" if kind == "block" else f"an {kind}"
            yield f"discard {one}{end}", f"discard {one} from your hand{end}"
            yield f"discard another {kind}{end}", f"discard {one} from your hand{end}"
            yield f"discard a ... {kind}{end}", f"discard a ... {kind} from your hand{end}"
            yield f"discard two {kind}s{end}", f"discard two {kind}s from your hand{end}"
            yield f"discard three {kind}s{end}", f"discard three {kind}s from your hand{end}"


def of_whose_stacks() -> Iterator[tuple[str, str]]:
    """`All their Burning`, where it is said before whose."""
    for name in StackName.forms:
        for whose in ("their", "your", "his or her", "your target's"):
            for every in ("all", "all of"):
                for lose in ("lose", "loses", "remove"):
                    yield f"{lose} {every} {whose} {name}", f"{lose} all {name}"
                yield f"and {every} {whose} {name}", f"and all {name}"


def of_all_own() -> Iterator[tuple[str, str]]:
    """All of these."""
    yield from of_own_actions()
    yield from of_exchanged_actions()
    yield from of_discarded_kinds()
    yield from of_whose_stacks()
