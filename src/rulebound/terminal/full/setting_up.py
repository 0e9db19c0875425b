"""Setting up a table: players, decks, options and rulings."""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from typing import Final, TypeVar

from rulebound.bots import LEVELS
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.game.game import Game
from rulebound.language import N_, _
from rulebound.session.players import PERSON, players_of
from rulebound.terminal.full.choosing import Choices, Way
from rulebound.terminal.full.pages import Line
from rulebound.terminal.local_table import begun

P = TypeVar("P")
V = TypeVar("V")

PLAYERS: Final = (PERSON, *[level.spec for level in LEVELS])


class SettingUp(Choices):
    """Each line changes to its next possible value. The first line begins the game."""

    foot = N_("Enter or a number: what comes next on that line. Esc goes back")

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.heading = _("{title}: set the table up", title=game.title)
        self.seats = max(2, game.seats[0])
        self.players = {seat: PERSON if seat == 0 else LEVELS[0].spec for seat in range(game.seats[-1])}
        decks = list(game.decks)
        self.decks = {seat: decks[seat % len(decks)] for seat in range(game.seats[-1])} if decks else {}
        self.options = {switch.name: switch.default for switch in game.choices}
        self.rulings = {switch.name: switch.default for switch in game.rulings.values()}

    def found(self) -> list[Way]:
        ways = [Way(_("Begin"), "", self.begin)]
        if len(self.game.seats) > 1:
            ways.append(Way(_("Seats: {seats}", seats=self.seats), "", self.more_seats))
        for seat in range(self.seats):
            ways.append(self.player_way(seat))
        for seat in range(self.seats if self.decks else 0):
            ways.append(self.deck_way(seat))
        for switch in self.game.choices:
            ways += self.switch_way(switch, self.options)
        for switch in self.game.rulings.values():
            ways += self.switch_way(switch, self.rulings)
        return ways

    def player_way(self, seat: int) -> Way:
        """The player of a seat."""
        here = self.players[seat]
        level = next((level for level in LEVELS if level.spec == here), None)
        line = _("Seat {seat}: {player}", seat=seat + 1, player=_(level.name) if level else _("a person"))
        return Way(line, _(level.sentence) if level else "", lambda: self.change(self.players, seat, PLAYERS))

    def deck_way(self, seat: int) -> Way:
        """The deck of a seat."""
        deck = self.game.decks[self.decks[seat]]
        possible = list(self.game.decks)
        return Way(
            _("Seat {seat} plays {deck}", seat=seat + 1, deck=deck.name),
            _(deck.about),
            lambda: self.change(self.decks, seat, possible),
        )

    def switch_way(self, switch: Switch, chosen: dict[str, str]) -> list[Way]:
        """An option or a ruling; nothing if it does not matter with so few seats."""
        if switch.seats > self.seats:
            return []
        value = chosen[switch.name]
        usual = f" {_('(usual)')}" if value == switch.default else ""
        title, about = _(switch.title), _(switch.about)
        line = f"{title[0].upper()}{title[1:]}: {_(value)}{usual}"
        means = f"{about.rstrip('.')}: {_(switch.values[value])}." if value in switch.values else about
        if switch.numbers is not None:
            return [Way(line, means, lambda: self.ask_number(switch, chosen))]
        possible = [one for one in switch.values if switch.fewest_seats(one) <= self.seats]
        return [Way(line, means, lambda: self.change(chosen, switch.name, possible))]

    def more_seats(self) -> None:
        """One seat more, or the fewest again. Values that need more seats return to their defaults."""
        self.seats = after(self.seats, [seats for seats in self.game.seats if seats > 1])
        for switches, chosen in ((self.game.options, self.options), (self.game.rulings, self.rulings)):
            for name, value in chosen.items():
                if switches[name].fewest_seats(value) > self.seats:
                    chosen[name] = switches[name].default
        self.offer(self.found())

    def change(self, chosen: MutableMapping[P, str], place: P, possible: Sequence[str]) -> None:
        """Sets the next value."""
        chosen[place] = after(chosen[place], possible)
        self.offer(self.found())

    def ask_number(self, switch: Switch, chosen: dict[str, str]) -> None:
        assert switch.numbers is not None, f"{switch.name} has no numbers"
        least, most = switch.numbers

        def take(answer: str | None) -> None:
            if not answer:
                return
            if switch.allows(answer):
                chosen[switch.name] = answer
                self.offer(self.found())
            else:
                self.complain(
                    _("That cannot be {answer!r}. It can be {possible}.", answer=answer, possible=switch.possible())
                )

        self.app.push_screen(
            Line(f"{switch.about} {_('{least} to {most}:', least=least, most=most)}", chosen[switch.name]), take
        )

    def begin(self) -> None:
        seats = range(self.seats)
        players = players_of(",".join([self.players[seat] for seat in seats]))
        decks = [self.decks[seat] for seat in seats] if self.decks else None
        self.open(begun(self.game, players, [], decks=decks, options=self.options, rulings=self.rulings))


def after(value: V, possible: Sequence[V]) -> V:
    """The next value; after the last, and for an unknown value, the first."""
    return possible[(possible.index(value) + 1) % len(possible)] if value in possible else possible[0]
