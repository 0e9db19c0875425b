"""Avarium Academy, put together: its cards, switches and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.game import CardGame
from rulebound.games.avarium import (
    beginning,
    box,
    choices,
    damage,
    effects,
    fights,
    reading,
    rules,
    targets,
    texts,
    value,
    wording,
)
from rulebound.games.avarium.card import IDOL, SCHEMAS, SCHEME, STUDENT, AvariumCard
from rulebound.games.avarium.events import LOG
from rulebound.games.avarium.invariants import INVARIANTS
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.stops import STOPS, stop_of
from rulebound.games.avarium.switches import SWITCHES, set_up_options
from rulebound.games.avarium.table import AvariumTable
from rulebound.games.avarium.zones import ZONES
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.basics.switch import Switch, first_player
from rulebound.kernel.basics.view import Face, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.stops import Stop

FOLDER = Path(__file__).parent
ROOM = {  # for cards of each kind: the first piece, how many there must be, how many there can be
    STUDENT: (0, 60, box.MOST_STUDENTS),
    SCHEME: (box.FIRST_SCHEME, 40, box.MOST_SCHEMES),
    IDOL: (box.FIRST_IDOL, 4, box.MOST_IDOLS),
}


class AvariumGame(CardGame):
    """Avarium Academy, for two to four players."""

    name = "avarium"
    title = "Avarium Academy"
    about = (
        "Recruit students, hatch schemes and pick fights, until your idol's own goal is met, all others are expelled, "
        "or the School is empty and nobody has more Merit."
    )
    seats = range(2, 5)  # [setup.players]
    minutes = (30, 60)
    reasons: ClassVar[dict[str, str]] = {
        "win-con": "The win-con of {winners}'s idol is met.",
        "last-in-school": "All other players have been expelled.",
        "all-expelled": "All players who were left have lost their last Merit at the same time.",
        "school": "The School has run out of students, and the most Merit wins.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    modules: ClassVar = [rules, effects, targets, fights, damage, texts, choices]
    actions: ClassVar[list[Action[Any]]] = list(choices.ACTIONS.all)
    switches: ClassVar[list[Switch]] = SWITCHES
    set_up_options: ClassVar[list[Switch]] = []  # they name the idols, so they are made with the cards
    stops: ClassVar[list[Stop]] = STOPS
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = AvariumTable
    schemas, card_files, language = SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    told, together, heads = LOG.sentences, LOG.together, LOG.headings
    version = 2  # pieces lie in declared zones
    zones = ZONES
    folder = FOLDER

    def __init__(self, cards: Sequence[AvariumCard]) -> None:
        super().__init__(cards, {})
        self.prints = list(cards)
        idols = [card.name for card in self.prints if card.kind == IDOL]
        self.options = {**{s.name: s for s in set_up_options(idols, self.seats)}, **self.options}
        self.laid = laid(self.prints)
        self.weights = value.Weights()

    def deal(self, table: CardTable) -> None:
        assert isinstance(table, Table)
        beginning.lay_out(table, self.laid[:])
        chosen = table.setup.options["first"]  # [setup.first]
        table.first = first_player(chosen, table.seats, table.chance().dice)
        beginning.prepare(table, self.idols_of(table))
        table.then(table.first, rules.turn)

    def idols_of(self, table: Table) -> list[int]:
        """The idol of each seat: the chosen ones, and others at random. [setup.idol] [setup.idol.basic]"""
        basic = table.setup.options["idols"] == "basic"
        chosen = [table.setup.options[f"idol_{seat + 1}"] for seat in range(table.seats)]
        free = [
            it for it in range(box.FIRST_IDOL, box.PIECES) if table.faces[it] >= 0 and table.card(it).name not in chosen
        ]
        drawn = [it for it in free if table.print_of(it).basic or not basic]
        table.chance().dice.shuffle(drawn)
        return [drawn.pop() if name == "random" else self.piece_of(name) for name in chosen]

    def piece_of(self, name: str) -> int:
        """The piece of an idol."""
        return self.laid.index(self.cards[name].number, box.FIRST_IDOL)

    def faults_of_setup(self, seats: int, options: Mapping[str, str], decks: Sequence[Deck]) -> list[str]:
        chosen = {n: options[f"idol_{n}"] for n in range(1, self.seats[-1] + 1) if options[f"idol_{n}"] != "random"}
        names = list(chosen.values())
        faults = [f"only one player can play {name}" for name in dict.fromkeys(names) if names.count(name) > 1]
        basic = [card.name for card in self.prints if card.kind == IDOL and card.basic and card.name not in names]
        if options["idols"] == "basic" and len(basic) < seats - len(chosen):
            faults.append("there are too few basic idols for all players")
        return faults

    def face(self, card: Card) -> Face:
        from rulebound.games.avarium.faces import face

        return face(card)

    def stop_of(self, state: CardTable) -> str:
        assert isinstance(state, Table)
        return stop_of(state)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        from rulebound.games.avarium.view import view

        return view(state, seat)

    def scene(self, **scene: Any) -> CardTable:
        from rulebound.games.avarium.scene import build

        return build(self, scene)

    def scene_of(self, state: CardTable) -> dict[str, Any]:
        from rulebound.games.avarium.describing import describe

        return describe(state)


def laid(cards: Sequence[AvariumCard]) -> list[int]:
    """The face of every piece: students, schemes and idols, as many of each as there are, by name. [cards.students]

    [cards.schemes] [cards.idols]
    """
    faces = [-1] * box.PIECES
    for kind, (first, _, _) in ROOM.items():
        listed = [
            card.number
            for card in sorted(cards, key=lambda card: card.name)
            if card.kind == kind
            for _ in range(card.copies)
        ]
        faces[first : first + len(listed)] = listed
    return faces


def load(cards: Sequence[Path], decks: Sequence[Path]) -> AvariumGame:
    """The game with its own cards and those of these files; cards of the same name are replaced."""
    if decks:
        raise CardError(str(decks[0]), ["Avarium Academy is played without players' own decks"])
    known = reading.CARD_FILES.by_name([*sorted((FOLDER / "cards").glob("*.toml")), *cards])
    problems: list[str] = []
    for kind, (_, least, most) in ROOM.items():
        count = sum(card.copies for card in known.values() if card.kind == kind)
        if not least <= count <= most:
            problems.append(f"there are {count} {kind}s with their copies, must be {least} to {most}")
    if problems:
        raise CardError(str(cards[-1] if cards else FOLDER / "cards"), problems)
    return AvariumGame(list(known.values()))
