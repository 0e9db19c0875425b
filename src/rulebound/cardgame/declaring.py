"""What a game declares besides zones: counters of the players, marks on cards, and the values that cards print."""

from __future__ import annotations

from typing import final

from rulebound.language import _n


@final
class Counter:
    """A number that each player has, for all to see: never below zero.

    one, many: what it is called; start: how much of it everybody begins with.
    goal: how much of it wins; 0 for none, and then a change of it is no progress of the game.
    icon, tint: how it looks.
    amounts: what one of it is called with its number, and many. gains, loses, pays: the kinds of events.
    """

    def __init__(self, number: int, one: str, many: str, *, start: int, goal: int, icon: str, tint: str) -> None:
        self.number = number
        self.one = one
        self.many = many
        self.start = start
        self.goal = goal
        self.icon = icon
        self.tint = tint
        self.amounts = f"{{n}} {one}", f"{{n}} {many}"
        self.gains = f"gains {many}"
        self.loses = f"loses {many}"
        self.pays = f"pays {many}"

    def said(self, n: int) -> str:
        """So much of it, as the reader says it: `1 coin`, `3 coins`."""
        one, many = self.amounts
        return _n(one, many, n)


@final
class Counters:
    """The counters of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.all: list[Counter] = []

    def add(self, one: str, many: str, *, start: int = 0, goal: int = 0, icon: str = "", tint: str = "") -> int:
        """Declares one; its number, by which rules name it."""
        number = len(self.all)
        self.all.append(Counter(number, one, many, start=start, goal=goal, icon=icon, tint=tint))
        return number

    def named(self, word: str) -> int:
        """The number of the counter that is called so, one of it or many. Raises KeyError."""
        for counter in self.all:
            if word in (counter.one, counter.many):
                return counter.number
        raise KeyError(word)


@final
class Mark:
    """Something that a card in play is or is not, such as exhausted; it goes when the card leaves.

    turned: whether such a card is shown turned. gets, loses: the kinds of events.
    """

    def __init__(self, number: int, word: str, *, turned: bool) -> None:
        self.number = number
        self.word = word
        self.turned = turned
        self.gets = f"is {word}"
        self.loses = f"is no longer {word}"


@final
class Marks:
    """The marks of a game, in the order in which they are declared."""

    def __init__(self) -> None:
        self.all: list[Mark] = []

    def add(self, word: str, *, turned: bool = True) -> int:
        """Declares one; its number, by which rules name it."""
        self.all.append(Mark(len(self.all), word, turned=turned))
        return len(self.all) - 1


@final
class Value:
    """A number that cards print, and that other cards may change.

    key: what files of cards and `table.value` call it. kinds: the kinds of cards that print it.
    unit: the counter that it is an amount of; -1 for none. least, most: what may be printed.
    usual: what a card has that does not say; left out, all cards must say.
    """

    def __init__(
        self, key: str, *kinds: str, least: int = 0, most: int = 20, unit: int = -1, icon: str = "", tint: str = "",
        better: str = "more", usual: int | None = None,
    ) -> None:  # fmt: skip
        self.key = key
        self.kinds = list(kinds)
        self.least = least
        self.most = most
        self.unit = unit
        self.icon = icon
        self.tint = tint
        self.better = better
        self.changes = f"changes {key}"  # the kind of event
        self.optional = usual is not None
        self.usual = 0 if usual is None else usual
