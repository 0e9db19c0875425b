"""Switches: what a table can choose. Rulings, where the rulebook is open, and options of the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import nearest
from rulebound.language import N_, _

RULING: Final = N_("ruling")  # the kinds of switches
OPTION: Final = N_("option")
IDLE_ROUNDS: Final = "stalemate"  # the ruling on games in which nothing happens, and the reason of such an end
MOST_ROUNDS: Final = 1000
RANDOM: Final = "random"  # who begins is drawn


class Switch:
    """A choice that a table has before the game, with its possible values.

    about: a sentence on what is chosen.
    clause: the id of its clause.
    values: each with a sentence on what it does; the first is the default.
    numbers: the range, both ends included, of whole numbers that are possible too; None where none are.
    seats: the fewest seats at which it matters.
    value_seats: the same for single values.
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

    @property
    def title(self) -> str:
        """Its name as people read it."""
        return self.name.replace("_", " ")

    def allows(self, value: str) -> bool:
        """Whether this is a possible value."""
        if value in self.values:
            return True
        if self.numbers is None or not value.isascii() or not value.isdigit():
            return False
        return self.numbers[0] <= int(value) <= self.numbers[1] and str(int(value)) == value

    def fewest_seats(self, value: str) -> int:
        """The fewest seats that this value needs. The default is possible at any table."""
        return max(self.value_seats.get(value, 0), self.seats if value != self.default else 0)

    def possible(self) -> str:
        """The possible values, in words."""
        listed = [repr(value) for value in self.values]
        if self.numbers is not None:
            least, most = self.numbers
            listed.append(_("a whole number from {least} to {most}", least=least, most=most))
        return f" {_('or')} ".join(listed)


def who_begins(clause: str, seats: range) -> Switch:
    """The option that says who begins: a player at random, or one by number."""
    players = {str(n): f"player {n}" for n in range(1, seats[-1] + 1)}
    fewest = {str(n): n for n in range(seats[0] + 1, seats[-1] + 1)}
    return Switch("first", clause, "Who begins.", {RANDOM: "a player drawn at random", **players}, value_seats=fewest)


def idle_rounds(clause: str, rounds: int, said: str) -> Switch:
    """The ruling on when a game without changes is drawn. rounds, said: the default, as a number and in words."""
    return Switch(
        IDLE_ROUNDS,
        clause,
        "After how many full rounds without any change the game is drawn; 0 is never.",
        {str(rounds): f"after {said} rounds"},
        numbers=(0, MOST_ROUNDS),
    )


def first_player(chosen: str, seats: int, dice: Chance) -> int:
    """The seat that begins, by the value of that option."""
    return dice.below(seats) if chosen == RANDOM else int(chosen) - 1


def settle_switches(what: str, switches: dict[str, Switch], given: object, problems: list[str]) -> dict[str, str]:
    """The values of all switches: the given ones, else the defaults. Adds what is wrong to the problems."""
    settled = {name: switch.default for name, switch in switches.items()}
    if given is not None and not isinstance(given, Mapping):
        problems.append(_("the {what}s must be given by their names, not as {given!r}", what=what, given=given))
        return settled
    for name, value in (given or {}).items():
        text = str(value)
        if name not in switches:
            near = nearest(str(name), switches)
            problems.append(_("there is no {what} {name!r}{nearest}", what=_(what), name=name, nearest=near))
        elif not switches[name].allows(text):
            possible = switches[name].possible()
            said = _(
                "{what} {name!r} cannot be {value!r}; it can be {possible}",
                what=_(what),
                name=name,
                value=text,
                possible=possible,
            )
            problems.append(said)
        else:
            settled[name] = text
    return settled


def lacking_seats(what: str, switches: dict[str, Switch], settled: dict[str, str], seats: int) -> list[str]:
    """A sentence for each value that needs more seats than the table has."""
    return [
        _(
            "{what} {name!r} cannot be {value!r} at a table of {seats}; that needs {fewest}",
            what=_(what),
            name=name,
            value=value,
            seats=seats,
            fewest=switches[name].fewest_seats(value),
        )
        for name, value in settled.items()
        if switches[name].fewest_seats(value) > seats
    ]
