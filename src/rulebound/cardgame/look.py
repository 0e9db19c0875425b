"""How a game looks that is laid out by itself: colours by kinds of cards, pictures, and what its words mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rulebound.cardgame.table import BEGINS
from rulebound.cardgame.telling import TOGETHER
from rulebound.kernel.basics.view import Term
from rulebound.kernel.table.action import Action, Question


@dataclass(frozen=True)
class Look:
    """hues: for each kind of card its colour, in degrees on the colour circle. art: the family of its picture.

    accent, second: the colours of the table. texture: its pattern. tints: colours by name, for counters and values.
    terms: what words mean. passes: the actions that end something, which are offered last.
    in_hand, in_play: for a question, the actions worth explaining where they cannot be done, by the number of a card
    that the deciding player holds or has in play.
    """

    hues: Mapping[str, int]
    art: Mapping[str, str] = field(default_factory=dict)
    accent: int = 195
    second: int = 35
    texture: str = "weave"
    tints: Mapping[str, int] = field(default_factory=lambda: {"gold": 85, "leaf": 145, "blood": 25, "sea": 215})
    terms: Mapping[str, Term] = field(default_factory=dict)
    passes: Sequence[type[Action[Any]]] = ()
    in_hand: Mapping[Question[Any], Sequence[Sequence[Action[Any]]]] = field(default_factory=dict)
    in_play: Mapping[Question[Any], Sequence[Sequence[Action[Any]]]] = field(default_factory=dict)
    heads: frozenset[str] = frozenset({BEGINS})
    together: Mapping[str, str] = field(default_factory=lambda: TOGETHER)
