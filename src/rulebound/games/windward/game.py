"""Windward, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rulebound.cardgame.declared import DeclaredGame, Moment
from rulebound.cardgame.look import Look
from rulebound.cardgame.stock import STOCK
from rulebound.cardgame.texts import CardLanguage
from rulebound.games.windward import parts, rules, words
from rulebound.kernel.basics.switch import Switch, idle_rounds
from rulebound.kernel.basics.view import Term
from rulebound.kernel.game.invariant import Invariant, usual_promises
from rulebound.kernel.table.action import Action


class Windward(DeclaredGame):
    """Windward, for two to four players."""

    name, title = "windward", "Windward"
    about = "Hire ships and builders from one market, and be the first with twelve renown: our own small example."
    seats = range(2, 5)
    minutes, beginners = (15, 25), (55, 20)
    reasons: ClassVar[dict[str, str]] = {
        "renown": "Twelve renown are reached.",
        "deck": "The deck is empty: the most renown wins, and of these the most coins.",
        "card": "A card has ended the game.",
        "stalemate": "Nothing has changed for so long that the game is drawn.",
    }
    folder = Path(__file__).parent
    zones, box, counters, marks, values = parts.ZONES, parts.BOX, parts.COUNTERS, parts.MARKS, parts.VALUES
    kinds: ClassVar[list[str]] = [parts.SHIP, parts.BUILDING, parts.VENTURE]
    phases: ClassVar[list[str]] = ["Ready", "Actions", "End"]
    texts = CardLanguage(parts.CHOOSING.words("cards.text"), words, *STOCK, plays=[parts.VENTURE])
    modules: ClassVar = [parts, rules]
    actions: ClassVar[list[Action[Any]]] = parts.ACTIONS.with_tokens(parts.BOX.pieces, parts.BOX.tokens)
    token_actions = parts.ACTIONS.of_tokens
    beginning = rules.set_up
    moments: ClassVar[dict[str, Moment]] = {
        "first action": Moment(rules.WHAT_TO_DO, [rules.action, rules.settle, *rules.SECOND_ACTION], phase=1),
        "second action": Moment(rules.WHAT_TO_DO, rules.SECOND_ACTION, phase=1),
    }
    first_clause = "R1"  # [R1]
    switches: ClassVar[list[Switch]] = [idle_rounds("R4", 20, "twenty")]
    invariants: ClassVar[list[Invariant[Any]]] = usual_promises("deck.cards")
    sentences: ClassVar[dict[str, str]] = {rules.HIRES: "{seat} hires {it}.", rules.SAILS: "{it} of {seat} sets sail."}
    look = Look(
        hues={parts.SHIP: 215, parts.BUILDING: 35, parts.VENTURE: 300},
        art={parts.SHIP: "device", parts.BUILDING: "land", parts.VENTURE: "sigil"},
        texture="contour",
        passes=[rules.EndTurn],
        in_hand={rules.WHAT_TO_DO: [rules.PLAY]},
        in_play={rules.WHAT_TO_DO: [rules.SAIL]},
        terms={"renown": Term(name="Renown", text="Twelve at the end of your turn win.", clause="end.renown")},
    )
