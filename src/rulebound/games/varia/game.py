"""Varia, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declared import DeclaredGame, Moment
from rulebound.cardgame.look import Look
from rulebound.cardgame.table import BEGINS, ENDS
from rulebound.cardgame.table import Table as AnyTable
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardgame.triggers import IS_IDLE
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.cards import any_kind, control, control_as_long, having_keywords, keyword_tokens
from rulebound.cardtext.phrases.cards.token_copies import CreateTokenCopies
from rulebound.cardtext.phrases.paying import bans, costs, tolls, two_costs
from rulebound.cardtext.phrases.paying.two_costs import AtTwoCosts
from rulebound.cardtext.phrases.replacing import damage, in_place, saving
from rulebound.cardtext.phrases.secrets import exchanging
from rulebound.cardtext.phrases.structure.lines import Text, Used
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.subjects import This
from rulebound.cardtext.phrases.times import not_played, using
from rulebound.cardtext.phrases.times.using import OnceMay, OnceUsed, UsedOnce
from rulebound.cardtext.phrases.values import keywords as shared_keywords
from rulebound.cardtext.phrases.zones import (
    discarded,
    discarding,
    into_decks,
    next_draws,
    own_decks,
    piles,
    random_hands,
    recycling,
    rival_decks,
    turned_up,
)
from rulebound.games.varia import (
    applicability,
    clash,
    counters,
    faces,
    fast,
    fusing,
    moments,
    movement,
    next_moment,
    parts,
    planning,
    reading,
    rerolling,
    rules,
    said,
    scene,
    settling,
    value,
    view,
    wording,
)
from rulebound.games.varia.ability_keys import UNUSUAL
from rulebound.games.varia.building import faults_of_build
from rulebound.games.varia.card import VariaCard
from rulebound.games.varia.dice import FOCUS_SHOWN, POWER_SHOWN, REROLL_FOCUS, REROLL_POWER
from rulebound.games.varia.events import LOG, MOMENT_BEGINS
from rulebound.games.varia.invariants import INVARIANTS
from rulebound.games.varia.observed import PUBLIC
from rulebound.games.varia.phrases import (
    action_costs,
    any_stacks,
    attacking_twice,
    blocking,
    cards_moved,
    changes,
    checks,
    coming,
    created,
    damage_taken,
    dealing,
    dice_seen,
    dice_shown,
    distance,
    doubling_values,
    getting,
    in_moment,
    instead,
    instructions,
    keywords,
    lines,
    next_turn,
    nouns,
    own_action,
    rearranging,
    ruined,
    stacks_moved,
    standing,
    striking,
    times,
    unstoppable,
    waiting,
    while_so,
)
from rulebound.games.varia.phrases.nouns import TargetsAction, VariaKind
from rulebound.games.varia.state import Table
from rulebound.games.varia.switches import SWITCHES
from rulebound.games.varia.table import VariaTable
from rulebound.games.varia.zones import ZONES
from rulebound.kernel.basics.setup import Deck, Setup
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.view import Face, Term, Turn, View
from rulebound.kernel.basics.words import Part
from rulebound.kernel.files.datafile import Entry
from rulebound.kernel.game.invariant import Invariant
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable

USED: Final = (Used, UsedOnce, OnceUsed, OnceMay, AtTwoCosts)
OF_ACTIONS: Final = ("action", "attack", "block")


def check(tree: Text, sense: Sense, found: Sequence[Ability[Any]]) -> None:
    """Actions do what they say in their moment, and cannot be used besides."""
    for line in tree.lines:
        if isinstance(line, USED) and sense.kind != parts.ASSET:
            sense.wrong(line, "only an asset can be used at a cost: write what happens in the moment of the action")
    for phrase in walk(tree):
        if isinstance(phrase, control.TakesHold):
            refuse_actions(phrase, sense)
        if isinstance(phrase, CreateTokenCopies) and speaks_of_actions(phrase, sense):
            sense.correct(phrase, "write 'create a copy of ... in the next moment': an action comes onto the Timeline")


def speaks_of_actions(phrase: Phrase, sense: Sense) -> bool:
    """Whether what this speaks of are actions, as far as the text says so."""
    for part in walk(phrase):
        if isinstance(part, TargetsAction) or (isinstance(part, VariaKind) and part.word in OF_ACTIONS):
            return True
        if isinstance(part, This) and sense.kind in (parts.ACTION, parts.TOKEN):
            return True
    return False


def refuse_actions(phrase: Phrase, sense: Sense) -> None:
    """Only assets change sides: an action stays its player's. [R43]"""
    for part in walk(phrase):
        if isinstance(part, TargetsAction) or (isinstance(part, VariaKind) and part.word in OF_ACTIONS):
            sense.wrong(part, "only assets change sides: write of an asset, a weapon, an armor or a charm")


class Varia(DeclaredGame):
    """Varia, for two."""

    name = "varia"
    title = "Varia"
    version = 2  # what waits of a disrupted card is not done, and the like
    about = "Plan attacks and blocks on a shared timeline, answer with fast tricks, and let the dice decide who hits."
    seats = range(2, 3)
    minutes = (30, 60)
    beginners = (48, 20)
    sureness = 1.3
    weights_of = value.Weights
    reasons: ClassVar[dict[str, str]] = {
        "health": "{losers} has no Health Points left.",
        "both": "No player has Health Points left.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    folder = Path(__file__).parent
    unusual = UNUSUAL | {POWER_SHOWN, FOCUS_SHOWN, REROLL_POWER, REROLL_FOCUS}
    public = PUBLIC
    table_class, card_class = VariaTable, VariaCard
    zones, box, counters, marks, values = ZONES, parts.BOX, counters.COUNTERS, counters.MARKS, parts.VALUES
    kinds: ClassVar[list[str]] = [parts.ACTION, parts.ASSET, parts.TOKEN, parts.STACK]
    words: ClassVar[dict[str, dict[str, tuple[str, ...]]]] = reading.WORDS
    labels: ClassVar[dict[str, str]] = {"dice": "Dice (in Power and in Focus)"}
    phases: ClassVar[list[str]] = [
        "Start", "Movement", "Action", "Reaction", "Fast Action", "Fast Reaction", "Resolution", "End",
    ]  # fmt: skip
    texts = CardLanguage(
        parts.CHOOSING.words("golden.rule", BEGINS, ENDS), shared_keywords, keyword_tokens, any_kind, own_decks,
        having_keywords, not_played, recycling, discarded, damage, discarding, exchanging, in_place, costs, tolls,
        using, nouns, keywords, lines, getting, waiting, rival_decks, into_decks, next_draws, piles, turned_up, saving,
        two_costs, random_hands, standing, distance, instructions, changes, checks, cards_moved, created, instead,
        striking, coming, action_costs, in_moment, next_turn, ruined,
        dealing, blocking, times, while_so, attacking_twice, dice_shown, rearranging, bans, stacks_moved, unstoppable,
        control, control_as_long, doubling_values, dice_seen, any_stacks, own_action, damage_taken,
        applicability=applicability.APPLICABILITY, check=check,
        loosely=said.LOOSELY,
        also=said.ALSO,
    )  # fmt: skip
    modules: ClassVar = [
        parts, rules, movement, planning, fast, fusing, settling, clash, rerolling, moments, next_moment,
    ]  # fmt: skip
    actions: ClassVar[list[Action[Any]]] = parts.ACTIONS.all
    beginning = rules.set_up
    moments: ClassVar[dict[str, Moment]] = {step: Moment(planning.WHAT_TO_PLAN, []) for step in scene.STEPS}
    builder = scene.VariaBuilder
    for_decks = ("value", "level", "attribute", "Holy Symbol", "Divine Enemy")
    first_clause = "setup.first"
    switches: ClassVar[list[Switch]] = SWITCHES
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    sentences: ClassVar[dict[str, str]] = LOG.sentences
    look = Look(
        hues={"physical": 20, "magical": 290, "asset": 85, "token": 160, "stack": 200},
        art={"asset": "device", "token": "sigil", "stack": "ward", "action": "sigil"},
        accent=20,
        second=290,
        texture="slash",
        heads=frozenset({BEGINS, MOMENT_BEGINS}),
        tints={"gold": 85, "blood": 20, "steel": 235, "leaf": 145},
        passes=[planning.Done, fast.NoMore, movement.Stay],
        in_hand={planning.WHAT_TO_PLAN: [planning.PLAN], planning.WHAT_TO_ANSWER: [planning.ANSWER]},
        in_play={
            planning.WHAT_TO_PLAN: [planning.PLAN, planning.USE],
            planning.WHAT_TO_ANSWER: [planning.ANSWER, planning.USE],
        },
        terms={
            "health": Term(name="Health Points", text="The player who has none left has lost.", clause="win.health"),
            "points": Term(
                name="Action Points", text="Actions are paid with them; ten again at each turn.", clause="pay.cost"
            ),
            "start": Term(name="Start of Moment", text="Once the action is paid for.", clause="moment.start"),
            "hit": Term(name="On-Hit", text="If the attack does not miss, after the damage.", clause="hit.on"),
            "end": Term(name="End of Moment", text="After the clash.", clause="moment.end"),
            "momentum": Term(
                name="Momentum", text="Counts if you moved in this moment or in the one before.", clause="term.momentum"
            ),
            "amplified": Term(name="Amplified", text="Counts if you paid to amplify it.", clause="term.amplify"),
            "depleting": Term(
                name="Depleting", text="One of these is lost at the end of each moment.", clause="stack.kinds"
            ),
            "ruined": Term(
                name="Ruined", text="It cannot be planned, and its text does not count.", clause="ruin.asset"
            ),
        },
    )

    def __init__(self, cards: Sequence[ValueCard], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        self.log_texts = {kind: text for kind, text in self.log_texts.items() if kind != IS_IDLE}  # moments are many

    @classmethod
    def card_of(cls, entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> ValueCard:
        card = super().card_of(entry, abilities, tree)
        assert isinstance(card, VariaCard)
        reading.finish(card, entry, tree)
        return card

    @classmethod
    def faults_of_cards(cls, cards: Sequence[Card]) -> list[str]:
        return [
            *super().faults_of_cards(cards), *reading.faults_of_forms(cards), *reading.faults_of_performing(cards),
        ]  # fmt: skip

    def table(self, setup: Setup) -> AnyTable:
        table = super().table(setup)
        assert isinstance(table, Table)
        table.cards_of = self.prints
        return table

    def faults_of_deck(self, deck: Deck) -> list[str]:
        return [*super().faults_of_deck(deck), *faults_of_build(deck, self.cards)]

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def moment_now(self, table: AnyTable) -> str:
        assert isinstance(table, Table)
        return scene.step_of(table)

    def describe_more(self, table: AnyTable, given: dict[str, Any]) -> list[int]:
        return scene.describe_more(table, given)

    def face(self, card: Card) -> Face:
        assert isinstance(card, VariaCard)
        return faces.face(self, card)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        assert isinstance(state, Table)
        return view.view(self, state, seat)

    def turn(self, state: CardTable) -> Turn:
        assert isinstance(state, Table)
        return view.turn_of(self, state)
