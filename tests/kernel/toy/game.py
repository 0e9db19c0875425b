"""The toy, put together, and positions of it for tests.

table = scene(player(hand=["Bolt"], coins=1), player(life=2), chance=[6])
do(table, "Play Bolt", "Player 2")
assert asked(table) == (1, "Do you respond?")
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rulebound.kernel.basics.chance import Chances
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.basics.setup import PUBLIC, Deck, Setup
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.words import Part, plain
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Action
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.pieces import pieces_of
from tests.kernel.toy import effects, playing, rules, strikes, texts, tiles, triggers
from tests.kernel.toy.state import ACTIONS, AWAY, DECK, DISCARD, EACH, HAND, PLAY, Table

ZONES = {"in_play": PLAY, "hand": HAND, "discards": DISCARD}
STANDARD = ["Squire", "Bolt", "Hush", "Twin", "Captain", "Monk", "Luck", "Kill", "Sneak", "Martyr", "Smith", "Feast"]
OTHERS = [
    "Giant",
    "Bolt",
    "Bard",
    "Fork",
    "Ghost",
    "Digger",
    "Plague",
    "Storm",
    "Phoenix",
    "Mourner",
    "Hermit",
    "Banner",
]


def deck(name: str, cards: list[str]) -> Deck:
    return Deck(name, "", {"cards": {card: cards.count(card) for card in cards}})


class Toy(Game):
    """The toy as a game, with two decks."""

    name = "toy"
    title = "The Toy"
    about = "Made up for the tests of the kernel."
    seats = range(2, 5)
    minutes = (1, 2)
    reasons: ClassVar[dict[str, str]] = {"last": "{winners} is left.", "stalemate": "Nothing changed."}
    modules: ClassVar = [effects, triggers, playing, strikes, tiles, rules, texts]
    actions: ClassVar[list[Action[Any]]] = list(ACTIONS.all)
    switches: ClassVar[list[Switch]] = [
        Switch("stalemate", "end.stalemate", "Rounds.", {"20": "after twenty rounds"}, numbers=(0, 1000)),
    ]
    set_up_options: ClassVar[list[Switch]] = [Switch("cards", "", "Cards at the start.", {"3": "three", "5": "five"})]
    folder = Path(__file__).parent

    def __init__(self) -> None:
        super().__init__(texts.CARDS, {"standard": deck("standard", STANDARD), "others": deck("others", OTHERS)})

    def table(self, setup: Setup) -> Table:
        table = Table(self, setup)
        table.prints = texts.CARDS
        table.tiles = effects.TILES
        return table

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return state.worded(word, me, it)

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, Table)
        faces = [face for seat, deck in enumerate(table.setup.decks) for face in self.dealt(deck, seat)[seat]]
        self.lay_out(table, faces)
        for it in range(len(faces)):
            table.move(it, DECK)
        for seat in range(table.seats):
            table.shuffle_pieces(table.deck[seat], seat)
        table.begin_tracking()
        for seat in range(table.seats):
            for _ in range(int(table.setup.options["cards"])):
                table.draw(seat)
        table.then(0, rules.turn)

    def lay_out(self, table: Table, faces: list[int]) -> None:
        pools = [it // EACH for it in range(len(faces))]
        table.lay_out(faces, pools, pieces_of(pools))
        table.zone = [AWAY] * len(faces)
        table.exhausted = [False] * len(faces)

    def dealt(self, deck: Deck, seat: int) -> dict[int, list[int]]:
        listed = deck.lists["cards"]
        return {seat: [self.cards[name].number for name in sorted(listed) for _ in range(listed[name])]}

    def faults_of_deck(self, deck: Deck) -> list[str]:
        listed = deck.lists.get("cards", {})
        faults = [f"there is no card {name!r}" for name in listed if name not in self.cards]
        return faults if sum(listed.values()) == EACH else [*faults, f"{sum(listed.values())} cards, must be {EACH}"]


TOY = Toy()


# -- Positions ---------------------------------------------------------------------------------------------------------


def player(**given: Any) -> dict[str, Any]:
    """What a seat has: in_play, hand, deck (the top card first), discards, life, coins, row, knows (its own deck)."""
    return given


def scene(
    *players: dict[str, Any],
    chance: list[int] | None = None,
    turn: int = 5,
    windows: str = PUBLIC,
    start: bool = False,
    **rulings: object,
) -> Table:
    """A table in the main phase of the first seat, or before its turn. All decks are known to be shuffled."""
    setup = TOY.setup(seats=len(players), rulings=rulings, options={"windows": windows})
    table = TOY.table(setup)
    table.chances = Chances.of_seed(3, len(players))
    table.chances_shared = False
    TOY.lay_out(table, [-1] * EACH * len(players))
    for seat, given in enumerate(players):
        free = iter(range(seat * EACH, (seat + 1) * EACH))
        for zone, number in ZONES.items():
            for name in given.get(zone, []):
                lay(table, next(free), name, number)
        for name in reversed(given.get("deck", [])):
            lay(table, next(free), name, DECK)
        table.life[seat] = given.get("life", 10)
        table.coins[seat] = given.get("coins", 0)
        table.rows[seat] = list(given.get("row", []))
    if chance is not None:
        table.chances.scripted = True
        table.chances.script = chance[::-1]
    table.observed = True
    table.turn = turn
    table.then(0, *([rules.turn] if start else [rules.main_phase, tiles.moments, rules.end_phase]))
    table.advance()
    table.undo_limit, table.undo_limit_reason, table.log = 0, "", []
    return table


def lay(table: Table, it: int, name: str, zone: int) -> None:
    faces = table.faces[:]
    faces[it] = TOY.cards[name].number
    table.faces = faces
    table.move(it, zone)


# -- Playing -----------------------------------------------------------------------------------------------------------


def says(table: CardTable, action: Action[Any]) -> str:
    """The sentence of an option, as the seat that decides reads it."""
    return plain(table.describe(table.seat, action))


def options(table: CardTable) -> list[str]:
    """The sentences of all that may be done now."""
    return [says(table, action) for action in table.options]


def asked(table: CardTable) -> tuple[int, str]:
    """Who must decide, and what."""
    return table.seat, table.decision.prompt


def do(table: CardTable, *sentences: str) -> None:
    """Does what these sentences say, one after another."""
    for sentence in sentences:
        found = [action for action in table.options if says(table, action) == sentence]
        assert found, f"no {sentence!r} among {options(table)} of {asked(table)}"
        table.apply(found[0])


def carry_out(table: Table, *steps: Step[Table]) -> None:
    """These steps now; then the seat that decides is asked again."""
    table.seat = NO_SEAT
    table.do(*steps)
    table.advance()


def play_out(table: Table, effect: Effect[Table], scope: Scope | None = None) -> None:
    """This effect now, as one whole, for the first seat."""
    table.seat = NO_SEAT
    table.play_out(effect, scope or Scope(0, NOTHING, []), effects.LEAVE)
    table.advance()


def pass_all(table: CardTable) -> list[int]:
    """Everybody who is asked for a response passes; returns who they were."""
    seats = []
    while not table.over and table.question[0] is playing.RESPOND:
        seats.append(table.seat)
        do(table, "Pass")
    return seats


def piece(table: Table, name: str, seat: int = 0) -> int:
    """The piece of this seat that has this face."""
    return next(
        it for it in range(seat * EACH, (seat + 1) * EACH) if table.faces[it] >= 0 and table.card(it).name == name
    )


def names(table: Table, zone: list[int]) -> list[str]:
    return [table.card(it).name for it in zone]


def kinds(table: CardTable) -> list[str]:
    """What has been logged."""
    return [event.kind for event in table.log]
