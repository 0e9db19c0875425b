"""Switches: what tables may do differently. Rulings on the rulebook, and options of the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import nearest

IDLE_ROUNDS: Final = "stalemate"  # the ruling on games in which nothing happens, and the reason of such an end
MOST_ROUNDS: Final = 1000
RANDOM: Final = "random"  # who begins is drawn


class Switch:
    """One thing that a table can choose.

    values: each with what it does, as a sentence; the first is the default. With `numbers`, any whole number in that
    range is a value too (both ends included).
    seats: where it matters at larger tables only, the fewest seats; value_seats: the same for single values.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        about: str,
        values: dict[str, str],
        numbers: tuple[int, int] | None = None,
        seats: int = 0,
        value_seats: dict[str, int] | None = None,
    ) -> None:
        self.name = name
        self.clause = clause
        self.about = about
        self.values = values
        self.numbers = numbers
        self.seats = seats
        self.value_seats: dict[str, int] = value_seats or {}
        self.default = next(iter(values))

    def allows(self, value: str) -> bool:
        """Whether the switch can be set to this."""
        if value in self.values:
            return True
        if self.numbers is None or not value.isascii() or not value.isdigit():
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1] and str(int(value)) == value

    def fewest_seats(self, value: str) -> int:
        """How many seats there must be at least for this value; the default of a switch does for any number."""
        return max(self.value_seats.get(value, 0), self.seats if value != self.default else 0)

    def possible(self) -> str:
        """What it can be set to, for people."""
        listed = [repr(value) for value in self.values]
        if self.numbers is not None:
            listed.append(f"a whole number from {self.numbers[0]} to {self.numbers[1]}")
        return " or ".join(listed)


def who_begins(clause: str, seats: range) -> Switch:
    """The option of who begins: a player drawn at random, or one by its number."""
    players = {str(n): f"player {n}" for n in range(1, seats[-1] + 1)}
    fewest = {str(n): n for n in range(seats[0] + 1, seats[-1] + 1)}
    return Switch("first", clause, "Who begins.", {RANDOM: "a player drawn at random", **players}, value_seats=fewest)


def idle_rounds(clause: str, rounds: int, said: str) -> Switch:
    """The ruling on after how many full rounds without any change a game is drawn. rounds, said: the usual number."""
    return Switch(
        IDLE_ROUNDS,
        clause,
        "After how many full rounds without any change the game is drawn; 0 is never.",
        {str(rounds): f"after {said} rounds"},
        numbers=(0, MOST_ROUNDS),
    )


def first_player(chosen: str, seats: int, dice: Chance) -> int:
    """The seat that begins by that option."""
    return dice.below(seats) if chosen == RANDOM else int(chosen) - 1


def settle_switches(what: str, switches: dict[str, Switch], given: object, problems: list[str]) -> dict[str, str]:
    """The values of all switches, the given ones instead of the defaults; what is wrong goes to the problems."""
    settled = {name: switch.default for name, switch in switches.items()}
    if given is not None and not isinstance(given, Mapping):
        problems.append(f"the {what}s must be given by their names, not as {given!r}")
        return settled
    for name, value in (given or {}).items():
        text = str(value)
        if name not in switches:
            problems.append(f"there is no {what} {name!r}{nearest(str(name), switches)}")
        elif not switches[name].allows(text):
            problems.append(f"{what} {name!r} cannot be {text!r}; it can be {switches[name].possible()}")
        else:
            settled[name] = text
    return settled


def lacking_seats(what: str, switches: dict[str, Switch], settled: dict[str, str], seats: int) -> list[str]:
    """A sentence for each value that needs more seats than there are."""
    return [
        f"{what} {name!r} cannot be {value!r} at a table of {seats}; that needs {switches[name].fewest_seats(value)}"
        for name, value in settled.items()
        if switches[name].fewest_seats(value) > seats
    ]
