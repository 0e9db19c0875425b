"""Reading the tiles and assignments of Arcane Academy: the values that each kind prints."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.whole.card_files import CardFiles
from rulebound.games.arcane import texts
from rulebound.games.arcane.card import (
    CHAOS_MAGIC,
    COMPLETE,
    CORNER,
    ITEM,
    SIDES,
    SPELL,
    SYMBOL_ACTIONS,
    TILE,
    ArcaneCard,
    edges_of,
    symbol_of,
)
from rulebound.games.arcane.phrases.assignments import ReturnToHand
from rulebound.games.arcane.phrases.events import CompletesIt
from rulebound.games.arcane.phrases.recalling import LastCompleted
from rulebound.games.arcane.slate import SPACES
from rulebound.kernel.basics.problem import nearest, shown
from rulebound.kernel.files.datafile import Entry, Number, Schema, check_card
from rulebound.kernel.table.ability import Ability
from rulebound.language import N_, _

SCHEMAS = {
    SPELL: Schema({"cost": Number(0, 9), "prestige": Number(0, 20)}),
    ITEM: Schema({"cost": Number(0, 20), "prestige": Number(0, 20)}),
    TILE: Schema({}, {"copies": Number(1, 9, usual=1)}),
    CORNER: Schema({"space": Number(0, SPACES - 1)}),
}
TILE_KEYS = ("symbols", "edges")
LABELS = {"symbols": N_("Symbols"), "edges": N_("Connectors"), "space": N_("Space on the slate")}
MOST_SYMBOLS = 4


def check_tile(entry: Entry) -> list[str]:
    """The mistakes in a tile or a corner, each with its line."""
    values, where = entry.values, entry.at
    printed = values.get("printed")
    rest = {key: value for key, value in values.items() if key not in TILE_KEYS}
    if isinstance(printed, list):
        rest["printed"] = [key for key in printed if key not in TILE_KEYS]
    problems = check_card(replace(entry, values=rest), SCHEMAS)
    if values.get("text"):
        problems.append(
            where("text") + _("a card of the kind {kind!r} shows symbols, and has no text", kind=values["kind"])
        )
    symbols, edges = values.get("symbols"), values.get("edges")
    if not isinstance(symbols, list) or not 1 <= len(symbols) <= MOST_SYMBOLS:
        problems.append(
            where("symbols")
            + _(
                "'symbols' must be a list of one to {most} symbols, not {symbols}",
                most=MOST_SYMBOLS,
                symbols=shown(symbols),
            )
        )
        symbols = []
    possible = [*SYMBOL_ACTIONS, CHAOS_MAGIC]
    for symbol in symbols:
        for word in str(symbol).split(" / "):
            if word not in possible:
                problems.append(
                    where("symbols")
                    + _("there is no action {word}{nearest}", word=shown(word), nearest=nearest(word, possible))
                )
    if len({symbol_of(str(symbol)) for symbol in symbols}) > 1 and not are_nested([str(one) for one in symbols]):
        problems.append(
            where("symbols") + _("of two symbols with slashes on a tile, one must hold all actions of the other")
        )
    if not isinstance(edges, str) or edges != "".join(side for side in SIDES if side in edges):
        problems.append(
            where("edges")
            + _("'edges' must be letters of {sides}, in that order, not {edges}", sides=SIDES, edges=shown(edges))
        )
    return problems


def are_nested(symbols: list[str]) -> bool:
    """Whether of any two symbols that share an action, one contains the other. Otherwise a choice would be missing."""
    sets = [symbol_of(symbol) for symbol in symbols]
    return all(a & b in (0, a, b) for a in sets for b in sets)


def card_of(entry: Entry, abilities: list[Ability[Any]], tree: Text | None) -> ArcaneCard:
    """The card of an entry without mistakes."""
    values = entry.values
    text, printed = values.get("text", "").strip(), list(values.get("printed", []))
    card = ArcaneCard(values["name"], values["kind"], text, printed, values.get("cost", 0), values.get("prestige", 0))
    card.abilities = abilities
    card.tree = tree
    card.recalls = tree is not None and any([is_of_before(phrase) for phrase in walk(tree)])
    card.symbols = [symbol_of(symbol) for symbol in values.get("symbols", [])]
    card.edges = edges_of(values.get("edges", ""))
    card.copies = values.get("copies", 1)
    card.space = values.get("space", -1)
    card.completes = len([symbol for symbol in card.symbols if symbol & COMPLETE])
    return card


def is_of_before(phrase: Phrase) -> bool:
    """Whether it asks for what was completed before, or where that was, as a spell does that comes back."""
    return isinstance(phrase, LastCompleted | ReturnToHand) or (
        isinstance(phrase, CompletesIt) and phrase.kind_of_center() is not None
    )


def check(entry: Entry) -> list[str]:
    """The mistakes in an entry, except those in its text."""
    return check_tile(entry) if entry.values.get("kind") in (TILE, CORNER) else check_card(entry, SCHEMAS)


CARD_FILES = CardFiles(check, (SPELL, ITEM), texts.read, card_of, Advisor(texts.LANGUAGE, Path(__file__).parent))
