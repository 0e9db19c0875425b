"""Rulings: the same games with the rules as they are, and with one ruling otherwise."""

from __future__ import annotations

from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.sums import Compared, Deal
from rulebound.lab.measure.tables import Tables, playing, turned_by
from rulebound.lab.measure.whole import as_played, finish
from rulebound.language import _

ALL = "all"


class RulingTables(Tables):
    """What a ruling does to who begins, to the length, and to each deck against each other.

    A ruling could be used in the games in which it was asked for, and was used in those that went otherwise.
    """

    def __init__(self, asked: Asked) -> None:
        game, decks = playing(asked)
        self.changes = changes_of(game, asked)
        usual = game.setup(seats=asked.seats, rulings=dict(asked.rulings)).rulings
        subjects = [Subject(f"{name}={value}", "ruling", f"{name}={usual[name]}") for name, value in self.changes]
        super().__init__(asked, game, decks, subjects, asked.seats if decks else 1)
        for name, value in self.changes:  # whether it can be at all, with so many players
            game.setup(seats=asked.seats, rulings={**dict(asked.rulings), name: value})

    def question(self, one: Subject) -> str:
        name, value = one.name.split("=")
        switch = self.game.rulings[name]
        was = one.before.split("=")[1]
        return _(
            "{about} Now {now}, before {old}.",
            about=switch.about,
            now=switch.values.get(value, value),
            old=switch.values.get(was, was),
        )

    def deal(self, group: int, turned: int) -> Deal:
        decks = turned_by(meeting_of(self.decks, group, self.asked.seats), turned)
        setup = self.setup_of(group, decks)
        asked = setup.rulings = Noted(setup.rulings)
        state = self.game.begin(setup)
        first, entrants = state.seat, self.entrants_of(decks, setup)
        finish(state, self.asked.bot)
        compared: list[Compared] = []
        met: list[Compared] = []
        for one, (name, value) in zip(self.subjects, self.changes, strict=True):
            is_asked = name in asked.read
            other = self.ruled(group, decks, name, value) if is_asked else state
            parted = (other.decisions, other.winners) != (state.decisions, state.winners)
            both = [
                Compared(
                    one.name,
                    seat,
                    as_played(state, seat, first),
                    as_played(other, seat, first, could=is_asked, used=parted),
                )
                for seat in range(state.seats)
            ]
            compared.append(both[first])
            met += both
        chances = dict.fromkeys([one.name for one in self.subjects], 1)
        return Deal(entrants, chances, compared, met if entrants else [])

    def ruled(self, group: int, decks: list[Deck], name: str, value: str) -> CardTable:
        """The same deal with one ruling otherwise, at its end."""
        setup = self.setup_of(group, decks)
        setup.rulings = {**setup.rulings, name: value}
        state = self.game.begin(setup)
        finish(state, self.asked.bot)
        return state


class Noted(dict[str, str]):
    """Rulings that remember which of them were asked for.

    Equal bots play the same game under another ruling until the rules, or an imagined game, first ask for it. So where
    it is never asked for, the game need not be played again.
    """

    def __init__(self, rulings: dict[str, str]) -> None:
        super().__init__(rulings)
        self.read: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.read.add(name)
        return super().__getitem__(name)


def changes_of(game: Game, asked: Asked) -> list[tuple[str, str]]:
    """The rulings to compare, each with its value: those that are named, or all of them. Raises SetupError."""
    usual = game.setup(seats=asked.seats, rulings=dict(asked.rulings)).rulings
    found: list[tuple[str, str]] = []
    for name, value in asked.changed:
        if name == ALL:
            found += [
                (switch.name, value)
                for switch in game.rulings.values()
                for value in switch.values
                if value != usual[switch.name] and switch.fewest_seats(value) <= asked.seats
            ]
        elif name not in game.rulings:
            near = nearest(name, game.rulings)
            raise SetupError(_("a measurement"), [_("there is no ruling {name!r}{nearest}", name=name, nearest=near)])
        elif value == usual[name]:
            raise SetupError(_("a measurement"), [_("{pair} is how it is already", pair=f"{name}={value}")])
        else:
            found.append((name, value))
    if not found:
        raise SetupError(_("a measurement"), [_("{title} has no other ruling", title=game.title)])
    return found


def meeting_of(decks: list[Deck], group: int, seats: int) -> list[Deck]:
    """The decks of a group: in turn, each with each other."""
    if len(decks) < 2:
        return decks * seats
    step = 1 + group // len(decks) % (len(decks) - 1)
    return [decks[(group + seat * step) % len(decks)] for seat in range(seats)]
