"""Proelium, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame import token_words
from rulebound.cardgame.card import ValueCard
from rulebound.cardgame.declared import DeclaredGame, Moment
from rulebound.cardgame.look import Look
from rulebound.cardgame.table import BEGINS
from rulebound.cardgame.table import Table as AnyTable
from rulebound.cardgame.texts import CardLanguage
from rulebound.cardtext.phrases.cards import control, control_as_long
from rulebound.cardtext.phrases.opponents import forbidding
from rulebound.cardtext.phrases.paying import bans, costs, taxes, tolls, two_costs
from rulebound.cardtext.phrases.replacing import damage, in_place, saving
from rulebound.cardtext.phrases.secrets import exchanging
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.times import not_played, use_limits, using
from rulebound.cardtext.phrases.values import doubling, granted, keywords
from rulebound.cardtext.phrases.wording.variants import Owners
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
from rulebound.games.proelium import (
    answering,
    applicability,
    combat,
    counters,
    destroying,
    formats,
    parts,
    playing,
    rules,
    said,
    scene,
    value,
    view,
    wording,
)
from rulebound.games.proelium.card import CHARACTER, ITEM, ProeliumCard
from rulebound.games.proelium.events import DESTROYED, LOG, TURN_ENDS
from rulebound.games.proelium.invariants import INVARIANTS
from rulebound.games.proelium.observed import PUBLIC
from rulebound.games.proelium.phrases import (
    amounts,
    barring,
    bids,
    blocking,
    damage_dealt,
    drawn,
    events,
    facts,
    fighting,
    fights,
    instead,
    instructions,
    lines,
    must,
    next_action,
    nouns,
    own_damage,
    rearranging,
    redirecting,
    relative_costs,
    research,
    revealed_costs,
    slain_in_combat,
    spending_freely,
    sums,
    that_much,
    tokens,
)
from rulebound.games.proelium.phrases import damage as damage_words
from rulebound.games.proelium.phrases import money as money_words
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.stops import STOPS, stop_of
from rulebound.games.proelium.switches import SWITCHES
from rulebound.games.proelium.table import ProeliumTable
from rulebound.games.proelium.zones import ZONES
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
from rulebound.kernel.table.stops import Stop
from rulebound.kernel.table.window import Pass


class Proelium(DeclaredGame):
    """Proelium, for two."""

    name = "proelium"
    title = "Proelium"
    version = 2  # money that is taken, what ends with a turn, and who is new in a first turn
    about = "Fund a laboratory of mad science, send out what you have built, and mind that money is your second life."
    seats = range(2, 3)
    minutes = (20, 40)
    labels: ClassVar[dict[str, str]] = {"A": "Attack (A)", "D": "Defense (D)"}
    beginners = (50, 25)
    weights_of = value.Weights
    reasons: ClassVar[dict[str, str]] = {
        "life": "{losers} has no life left.",
        "funds": "{losers} has no funds left.",
        "both": "Both players have nothing left: the game is drawn.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    folder = Path(__file__).parent
    public = PUBLIC
    table_class, card_class = ProeliumTable, ProeliumCard
    zones, box, counters, marks, values = ZONES, parts.BOX, counters.COUNTERS, counters.MARKS, parts.VALUES
    kinds: ClassVar[list[str]] = [CHARACTER, ITEM, parts.ACTION, parts.ATTACK, parts.ENHANCEMENT]
    phases: ClassVar[list[str]] = ["Maintenance", "Fabrication", "Attack!", "Return to the compound"]
    texts = CardLanguage(
        parts.CHOOSING.words("golden.rule", BEGINS, TURN_ENDS), using, tolls, bans, own_decks, not_played, recycling,
        rival_decks, into_decks, next_draws, piles, discarded, turned_up, damage, discarding, granted, keywords,
        doubling, exchanging, in_place, saving, use_limits, costs, two_costs, random_hands,
        nouns, amounts, lines, money_words, damage_words, instructions, events, research, facts, instead, tokens,
        token_words, control, control_as_long, fighting, fights, next_action, that_much, must, sums, damage_dealt,
        rearranging, relative_costs, own_damage, drawn,
        blocking, forbidding, taxes, barring, bids, redirecting, spending_freely, revealed_costs, slain_in_combat,
        plays=[parts.ACTION, parts.ATTACK], applicability=applicability.APPLICABILITY, check=applicability.check,
        owners=Owners(of_another="of your opponent"),
        also=said.ALSO,
        loosely=said.LOOSELY,
        departures=[DESTROYED],
    )  # fmt: skip
    modules: ClassVar = [parts, playing, destroying, answering, combat, rules]
    actions: ClassVar[list[Action[Any]]] = parts.ACTIONS.with_tokens(parts.BOX.pieces, parts.BOX.tokens)
    token_actions = parts.ACTIONS.of_tokens
    beginning = rules.set_up
    moments: ClassVar[dict[str, Moment]] = {one: Moment(rules.WHAT_TO_FABRICATE, []) for one in scene.MOMENTS}
    builder = scene.ProeliumBuilder
    first_clause = "setup.first"
    set_up_options: ClassVar[list[Switch]] = [formats.FORMAT]
    switches: ClassVar[list[Switch]] = SWITCHES
    stops: ClassVar[list[Stop]] = STOPS
    invariants: ClassVar[list[Invariant[Any]]] = list(INVARIANTS)
    sentences: ClassVar[dict[str, str]] = LOG.sentences
    look = Look(
        hues={"character": 230, "item": 200, "action": 60, "attack": 25, "enhancement": 150},
        art={"character": "crest", "item": "device", "action": "sigil", "attack": "strike", "enhancement": "ward"},
        accent=230,
        second=60,
        texture="blueprint",
        tints={"gold": 85, "blood": 25, "steel": 235},
        passes=[
            rules.FabricateNoMore, rules.EndTurn, combat.NoMoreAttackers, combat.NoMoreBlockers, Pass,
            playing.Enough,
        ],
        in_hand={rules.WHAT_TO_FABRICATE: [playing.PLAY], rules.WHAT_IS_LEFT: [playing.PLAY],
                 answering.RESPOND: [playing.PLAY]},
        in_play={combat.WHO_ATTACKS: [combat.ATTACK_WITH], combat.WHO_BLOCKS: [combat.BLOCK_WITH]},
        terms={
            "life": Term(name="Life", text="The player who has none left has lost.", clause="victory.life"),
            "funds": Term(
                name="Funds", text="Cards are paid with them. The player who has none at the end of a turn has lost.",
                clause="victory.funds",
            ),
            "spent": Term(
                name="Spent this turn", text="At most 50k in each turn, yours or your opponent's.", clause="money.limit"
            ),
            "research": Term(
                name="Extra Research", clause="research.roll",
                text="Pay the cost, if there is one, and roll 1d6: with 4 or more the research succeeds.",
            ),
            "maintenance": Term(
                name="Maintenance", clause="turn.maintenance",
                text="Done at the start of your turn, before you draw. What can be paid must be paid.",
            ),
            "weary": Term(
                name="Weary", clause="attack.half",
                text="It has attacked, and blocks with half its D until its player's next turn.",
            ),
            "loaded": Term(name="Loaded", text="It is ready to be used for what needs loading.", clause="R18"),
        },
    )  # fmt: skip

    def __init__(self, cards: Sequence[ValueCard], decks: Mapping[str, Deck]) -> None:
        super().__init__(cards, decks)
        self.cheapest = min([card.numbers["cost"] for card in self.prints if not card.is_entity], default=0)

    @classmethod
    def card_of(cls, entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> ValueCard:
        card = super().card_of(entry, abilities, tree)
        assert isinstance(card, ProeliumCard)
        card.note_abilities()
        return card

    def table(self, setup: Setup) -> AnyTable:
        table = super().table(setup)
        assert isinstance(table, Table)
        table.cards_of = self.prints
        table.cheapest = self.cheapest
        return table

    def faults_of_setup(self, seats: int, options: Mapping[str, str], decks: Sequence[Deck]) -> list[str]:
        return formats.faults(options["format"], decks)

    def stop_of(self, state: CardTable) -> str:
        assert isinstance(state, Table)
        return stop_of(state)

    def value(self, state: CardTable, seat: int) -> float:
        assert isinstance(state, Table)
        return value.value(state, seat, self.weights)

    def moment_now(self, table: AnyTable) -> str:
        assert isinstance(table, Table)
        return scene.moment_of(table)

    def describe_more(self, table: AnyTable, given: dict[str, Any]) -> list[int]:
        assert isinstance(table, Table)
        return scene.describe_more(table, given)

    def face(self, card: Card) -> Face:
        assert isinstance(card, ProeliumCard)
        return view.face(self, card)

    def word(self, state: CardTable, word: str, me: int, it: int) -> Part:
        assert isinstance(state, Table)
        return wording.word(state, word, me, it)

    def view(self, state: CardTable, seat: int) -> View:
        assert isinstance(state, Table)
        return view.view(self, state, seat)

    def turn(self, state: CardTable) -> Turn:
        assert isinstance(state, Table)
        return view.turn_of(self, state)
