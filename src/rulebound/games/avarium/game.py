"""Avarium Academy, put together: its cards, switches and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.game import CardGame, Hooks
from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.avarium import (
    beginning,
    characters,
    choices,
    damage,
    effects,
    excess,
    faces,
    fights,
    hurting,
    paying,
    reading,
    recruiting,
    rules,
    scene,
    start_phase,
    targets,
    texts,
    value,
    view,
    wording,
)
from rulebound.games.avarium.ability import UNUSUAL
from rulebound.games.avarium.belonging import COUNTING
from rulebound.games.avarium.box import BOX, STUDENTS
from rulebound.games.avarium.card import IDOL, SCHEMAS
from rulebound.games.avarium.events import AIMS_AT, HURT, LOG, LOSES_FIGHT, PARTIES_STAND, SURVIVES, WINS_FIGHT
from rulebound.games.avarium.invariants import INVARIANTS
from rulebound.games.avarium.observed import PUBLIC
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.stops import STOPS, stop_of
from rulebound.games.avarium.switches import SWITCHES, set_up_options
from rulebound.games.avarium.table import AvariumTable
from rulebound.games.avarium.zones import ZONES
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.stops import Stop


class AvariumGame(CardGame):
    """Avarium Academy, for two to four players."""

    name = "avarium"
    title = "Avarium Academy"
    about = (
        "Recruit students, hatch schemes and pick fights, until your idol's own goal is met, all others are expelled, "
        "or the School is empty and no player has more Merit."
    )
    seats = range(2, 5)  # [setup.players]
    minutes = (30, 60)
    beginners = (35, 10)
    sureness = 0.4
    reasons: ClassVar[dict[str, str]] = {
        "win-con": "The win-con of {winners}'s idol is met.",
        "last-in-school": "All other players have been expelled.",
        "all-expelled": "All players who were left have lost their last Merit at the same time.",
        "school": "The School has run out of students, and the most Merit wins.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    reasons_of_cards = ("win-con", "card")
    modules: ClassVar = [
        rules,
        recruiting,
        start_phase,
        excess,
        effects,
        paying,
        targets,
        fights,
        damage,
        hurting,
        characters,
        texts,
        choices,
    ]
    actions: ClassVar[list[Action[Any]]] = list(choices.ACTIONS.all)
    switches: ClassVar[list[Switch]] = SWITCHES
    set_up_options: ClassVar[list[Switch]] = []  # they name the idols, so they are made with the cards
    stops: ClassVar[list[Stop]] = STOPS
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    table_class = AvariumTable
    schemas, card_files, language = SCHEMAS, reading.CARD_FILES, texts.LANGUAGE
    numbers = faces.NUMBERS
    log_texts, together, heads = OF_TEXTS | LOG.sentences, LOG.together, LOG.headings
    version = 3  # who pays is expelled or exhausted, whatever would happen instead
    zones, box, moments, builder = ZONES, BOX, scene.MOMENTS, scene.AvariumBuilder
    folder = Path(__file__).parent
    unusual = UNUSUAL | COUNTING | {AIMS_AT, HURT, PARTIES_STAND, SURVIVES, WINS_FIGHT, LOSES_FIGHT}
    public = PUBLIC
    hooks = Hooks(
        beginning.lay_out, beginning.begin, wording.word, faces.face, view.view, view.turn, value.value, value.Weights
    )
    beginning = rules.turn

    def __init__(self, cards: Sequence[Card], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        idols = [card.name for card in cards if card.kind == IDOL]
        self.options = {**{s.name: s for s in set_up_options(idols, self.seats)}, **self.options}

    def faults_of_setup(self, seats: int, options: Mapping[str, str], decks: Sequence[Deck]) -> list[str]:
        chosen = {n: options[f"idol_{n}"] for n in range(1, self.seats[-1] + 1) if options[f"idol_{n}"] != "random"}
        names = list(chosen.values())
        faults = [f"only one player can play {name}" for name in dict.fromkeys(names) if names.count(name) > 1]
        basic = [card.name for card in self.prints if card.kind == IDOL and card.basic and card.name not in names]
        if options["idols"] == "basic" and len(basic) < seats - len(chosen):
            faults.append("there are too few basic idols for all players")
        return faults

    def token_pieces(self, seats: int) -> list[int]:
        """The places for students that the School leaves."""
        return self.left_by_school

    @cached_property
    def left_by_school(self) -> list[int]:
        """These places, the same for any number of seats."""
        return BOX.of_pool(STUDENTS, 0)[len(self.faces_of_pool(STUDENTS, 0, self.setup())) :]

    def stop_of(self, state: CardTable) -> str:
        assert isinstance(state, Table)
        return stop_of(state)

    def moment_now(self, table: Any) -> str:
        return "plan" if scene.is_at_a_window(table) else super().moment_now(table)

    def describe_more(self, table: Any, given: dict[str, Any]) -> list[int]:
        return scene.describe_more(table, given)


load = AvariumGame.load
