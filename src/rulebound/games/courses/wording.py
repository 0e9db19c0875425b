"""What the words in braces stand for in the sentences of the course game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability import cannot
from rulebound.kernel.table.action import NOTHING

if TYPE_CHECKING:
    from rulebound.games.courses.state import Table

OF_A_CARD: Final = {  # words about a card, and what is said where the reader may not know it, or it is not there
    "it": "a card",
    "course": "that course",
    "guard": "another player's partner",
    "stands": "stands",
    "host": "a partner",
    "use": "what it offers",
    "toll": "its cost",
    "unpaid": "Its cost cannot be paid.",
    "cost": "its cost",
    "stars": "its stars",
    "points": "its points",
    "power": "its power",
}


def word(table: Table, word: str, me: int, it: int) -> Part:
    """The text of a word, and the piece that it names. It tells nothing that `me` may not know."""
    if word.startswith("because "):
        return because(table, word.removeprefix("because "), me, it)
    if word == "bar":
        return named(table, table.bar(table.scopes[-1].source, it), me) if table.scopes and it >= 0 else Part("a card")
    if word == "player":
        return Part(table.setup.names[it] if 0 <= it < table.seats else "a player")
    if word == "choice":
        return Part(table.question[0].choices[it] if table.question and it < len(table.question[0].choices) else "it")
    if word.startswith("offer"):
        return offer(table, word, me, it)
    if word in OF_A_CARD:
        return of_card(table, word, me, it) if it >= 0 and table.knows(me, it) else Part(OF_A_CARD[word])
    if word == "left":
        return Part(counted(table.purse, "star"))
    if word == "source":
        return named(table, table.scopes[-1].source, me) if table.scopes else Part("it")
    assert word == "owed", f"no word {word!r} at this table"
    return Part(counted(table.scopes[-1].number, "star") if table.scopes else "nothing")


def offer(table: Table, word: str, me: int, it: int) -> Part:
    """One of the things that a card can be used for, or why its cost cannot be paid."""
    source = table.scopes[-1].source if table.scopes else NOTHING
    uses = table.usable(source)
    if it < 0 or it >= len(uses):
        return Part("it")
    if word == "offer cost":
        return Part(table.cost_unpaid(me, source, uses[it].ability) or OF_A_CARD["unpaid"])
    return Part(uses[it].ability.text.rstrip("."))


def of_card(table: Table, word: str, me: int, it: int) -> Part:
    """A word about a piece whose face the reader knows."""
    at = table.at[it]
    if word == "it":
        return Part(table.name_of(it, me), it)
    if word == "course":
        return named(table, at, me) if at >= 0 else Part(OF_A_CARD[word])
    if word in ("guard", "stands"):
        guards = [other for other in table.rivals_at(me, at) if not table.tapped[other]] if at >= 0 else []
        return guarding(table, word, me, guards)
    if word == "host":
        hosts = table.print_of(it).hosts
        return Part(hosts[0].words if hosts else OF_A_CARD[word])
    if word == "use":
        return Part(table.use_of(it))
    if word == "toll":
        return Part(table.toll_of(it))
    if word == "unpaid":
        return Part(table.unpaid(me, it) or OF_A_CARD[word])
    if word == "power":
        return Part(str(table.power(it)))
    if word == "cost":
        return Part(counted(table.cost(it), "star"))
    if word == "stars":
        return Part(counted(table.stars(it), "star"))
    return Part(counted(worth_clearing(table, it), "point"))


def worth_clearing(table: Table, it: int) -> int:
    """The points that a partner would bring: it is tapped first. [R25]"""
    if table.ruling("clear_value") == "untapped":
        return table.point_value(it)
    then = table.clone()
    then.tapped[it] = True
    return then.point_value(it)


def guarding(table: Table, word: str, me: int, guards: list[int]) -> Part:
    """Who stands guard, and whether one `stands` or several `stand`."""
    if word == "stands":
        return Part("stand" if len(guards) > 1 else OF_A_CARD[word])
    if len(guards) == 1:
        return named(table, guards[0], me)
    names = [table.name_of(guard, me) for guard in guards]
    return Part(f"{', '.join(names[:-1])} and {names[-1]}" if names else OF_A_CARD[word])


def because(table: Table, deed: str, me: int, it: int) -> Part:
    """The card that forbids a deed to a piece, or to the course it stands at; nothing, if it is that card itself."""
    about = table.at[it] if deed == "be cleared" and table.has(it) else it
    forbidder = table.forbidder(cannot(deed), me, about) if table.has(it) and table.knows(me, it) else NOTHING
    if forbidder == about:
        return Part("")
    return Part(f" because of {table.name_of(forbidder, me)}", forbidder) if forbidder >= 0 else Part("")


def named(table: Table, it: int, me: int) -> Part:
    """A piece's name, as this seat may know it."""
    return Part(table.name_of(it, me), it if table.knows(me, it) else NOTHING)


def counted(n: int, noun: str) -> str:
    """`1 star`, `3 stars`."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"
