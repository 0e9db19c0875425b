"""All cards of some actions at once: in each game, each player is barred from an action with some cards, by lot.

A card's figure compares players to whom it came up and who could have taken the action with it: how much more often
those win who may take it than those who may not. Players who take an action are often ahead already; players who are
barred at random are not behind. So the figure shows what the card does, and not when it is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.lab.loops import goes_on
from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.quick import allowed, player_of
from rulebound.lab.measure.sums import Deal, Measured, Sums
from rulebound.lab.measure.tables import Tables, playing, turned_by
from rulebound.lab.tally import Failure, traced
from rulebound.language import _

BARRED: Final = 25  # in a hundred cards


@dataclass
class Seen:
    """One player in one game. up: the cards that came up; did: the cards with which the player took the action."""

    barred: set[str]
    up: set[str] = field(default_factory=set)
    did: set[str] = field(default_factory=set)


class BarringTables(Tables):
    """Every card of the game, for the actions that are named."""

    one_by_one = False

    def __init__(self, asked: Asked) -> None:
        game, decks = playing(asked)
        possible = sorted({type(action).__name__ for action in game.actions})
        for kind in asked.barred:
            if kind not in possible:
                near = nearest(kind, possible)
                wrong = _("{title} has no action {name!r}{nearest}", title=game.title, name=kind, nearest=near)
                raise SetupError(_("a measurement"), [wrong])
        subjects = [Subject(card.name, card.kind, "") for card in game.card_list]
        super().__init__(asked, game, decks, subjects, 1)

    def question(self, one: Subject) -> str:
        return _("players who may take the action with it, against players who are barred from it by lot.")

    def deal(self, group: int, turned: int) -> Deal:
        raise NotImplementedError  # players are counted, and not games compared

    def play(self, groups: range) -> Measured:
        measured = Measured()
        for group in groups:
            decks = turned_by(self.decks, group)[: self.asked.seats] if self.decks else []
            try:
                found = play_barred(self.game, self.setup_of(group, decks), self.asked.barred, self.asked.bot)
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one, the others are worth playing
                measured.failures.append(Failure(group, self.asked.seed + group, traced(error), ""))
                continue
            measured = measured.plus(Measured(found, games=1, groups=1))
        return measured


def play_barred(game: Game, setup: Setup, actions: tuple[str, ...], bot: str, barring: int = BARRED) -> dict[str, Sums]:
    """Plays one game. barring: how many cards in a hundred each player is barred from."""
    state = game.begin(setup)
    chance = Chance.of(setup.seed, "barring")
    seen = [Seen({name for name in sorted(game.cards) if chance.below(100) < barring}) for _ in range(state.seats)]
    bots = [player_of(bot, setup.seed * state.seats + seat) for seat in range(state.seats)]
    while goes_on(state):
        me = state.seat
        named = {a: state.card(a.it).name for a in state.options if type(a).__name__ in actions}
        seen[me].up |= set(named.values())
        barred = {action for action, name in named.items() if name in seen[me].barred}
        action = allowed(bots[me], state.seat_of(me), barred)
        if action in named:
            seen[me].did.add(named[action])
        state.apply(action)
    found: dict[str, Sums] = {}
    for seat, one in enumerate(seen):
        won = int(state.winners == [seat])
        for name in one.up:
            sums = found.setdefault(name, Sums())
            sums.chances += 1
            sums.came += 1
            sums.could += name not in one.barred
            sums.used += name not in one.barred and name in one.did
            sums.split.add(won, has=name not in one.barred)
    return found
