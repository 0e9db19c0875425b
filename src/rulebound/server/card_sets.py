"""Sets of cards as they are written: each card read alone, so that one mistake hides nothing of the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from importlib.util import find_spec
from statistics import median_low
from typing import Any, Final, NamedTuple

from rulebound.cardgame.game import CardGame
from rulebound.cardgame.labels import label_of
from rulebound.cardtext.phrases.whole.self_feeding import warnings
from rulebound.games.written import as_file, card_as_toml, shipped_entries
from rulebound.kernel.basics.problem import CardError, SetupError
from rulebound.kernel.files.datafile import COMMON, Number, read_entries
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.lab.faults.dominated import dominated, sentence_of
from rulebound.language import _, language
from rulebound.server.errors import placed
from rulebound.server.game_info import card_info, opening_of
from rulebound.server.workshop_messages import KindInfo, SetCard, SetReading
from rulebound.session.changes import parts_of
from rulebound.session.errors import Problem

REMEMBERED: Final = 500  # cards as they were read


class ReadCard(NamedTuple):
    """A card as it was read. values: of its entry, as far as it can be read; card: None if anything is wrong."""

    values: Mapping[str, Any]
    card: Card | None
    problems: tuple[Problem, ...]

    def word(self, key: str) -> str:
        """A value that is a text; empty if it is none."""
        value = self.values.get(key, "")
        return value if isinstance(value, str) else ""


def reading_of(game: CardGame, texts: Sequence[str], *, measuring: bool) -> SetReading:
    """A set of cards with all that is wrong or may be. game: with its own cards alone."""
    read = cards_in(texts, game)
    twice = clashes(read)
    good = {one.card.name: one.card for one in read if one.card is not None}
    notes = notes_on(game, good)
    own = shipped_entries(game.folder)
    cards = [
        SetCard(
            name=one.word("name"),
            kind=one.word("kind"),
            card=None if one.card is None else card_info(game, one.card, own=True),
            problems=[*one.problems, *twice.get(number, [])],
            notes=notes.get(one.word("name"), []) if one.card is not None else [],
            changed=changed(game, one.values, own[one.word("name")].values) if one.word("name") in own else "",
        )
        for number, one in enumerate(read)
    ]
    whole = {**{card.name: card for card in game.card_list}, **good}
    opening = opening_of(game, language())
    return SetReading(
        theme=opening.theme,
        terms=opening.terms,
        cards=cards,
        problems=type(game).faults_of_cards(list(whole.values())),
        kinds=kinds_of(game),
        measuring=measuring,
        tuning=measuring and can_tune(),
    )


def can_tune() -> bool:
    """Whether the optimiser is there, which an extra of this package brings."""
    return find_spec("optuna") is not None


def cards_in(texts: Sequence[str], game: CardGame) -> list[ReadCard]:
    """The cards of a set, each read alone."""
    return [read_card(game, text, language()) for text in texts]


@lru_cache(maxsize=REMEMBERED)
def read_card(game: CardGame, text: str, code: str) -> ReadCard:
    """The card of a text. code: the language of what is said about it."""
    with as_file(text) as path:
        try:
            entries = read_entries(path, ("card",))
        except CardError as error:
            return ReadCard({}, None, tuple(placed(problem) for problem in error.problems))
        values = entries[0].values if entries else {}
        if len(entries) != 1:
            return ReadCard(values, None, (Problem(text=_("one [[card]] belongs here, not {n}", n=len(entries))),))
        try:
            return ReadCard(values, game.card_files.cards(path)[0], ())
        except CardError as error:
            return ReadCard(values, None, tuple(placed(problem) for problem in error.problems))


def clashes(read: Sequence[ReadCard]) -> dict[int, list[Problem]]:
    """The problems of cards whose names others before them have, by their place in the set."""
    found: dict[int, list[Problem]] = {}
    names: set[str] = set()
    for number, one in enumerate(read):
        name = one.word("name")
        if name and name in names:
            found[number] = [Problem(text=_("two cards are called {name!r}", name=name), line=1)]
        names.add(name)
    return found


def notes_on(game: CardGame, good: Mapping[str, Card]) -> dict[str, list[str]]:
    """What is right, and may be meant otherwise: texts that feed themselves, and cards that are better than others."""
    found: dict[str, list[str]] = {}
    for name, sentence in warnings(list(good.values())):
        found.setdefault(name, []).append(sentence)
    others = [card for card in game.card_list if card.name not in good]
    for pair in dominated([*others, *good.values()], good):
        sentence = sentence_of(game, pair)
        for name in (pair.better, pair.worse):
            if name in good:
                found.setdefault(name, []).append(sentence)
    return found


def changed(game: CardGame, values: Mapping[str, Any], shipped: Mapping[str, Any]) -> str:
    """How a card differs from the game's card of its name, in words."""
    return ", ".join(parts_of(shipped, values, partial(label_of, game))) or _("as the game has it")


def kinds_of(game: CardGame) -> list[KindInfo]:
    """What the cards of each kind can have, for forms and spreadsheets."""
    return [
        KindInfo(
            name=name,
            numbers={key: (one.least, one.most) for key, one in (schema.numbers | schema.optional).items()},
            optional={key: one.usual for key, one in schema.optional.items()},
            words={key: list(words) for key, words in schema.words.items()},
            pattern=card_as_toml(pattern_of(game, name)),
        )
        for name, schema in game.schemas.items()
    ]


def pattern_of(game: CardGame, kind: str) -> dict[str, Any]:
    """The values that a card of a kind needs, with the usual numbers of the game's own, and what else the first has."""
    schema = game.schemas[kind]
    shipped = [one.values for one in shipped_entries(game.folder).values() if one.values.get("kind") == kind]
    numbers = {key: usual(key, one, shipped) for key, one in schema.numbers.items()}
    words = {key: possible[0] for key, possible in schema.words.items()}
    known = {*COMMON, *numbers, *schema.optional, *words}
    first = next(iter(shipped), {})
    others = {key: value for key, value in first.items() if key not in known}
    return {"name": f"New {kind}", "kind": kind, **numbers, **words, **others}


def usual(key: str, bounds: Number, cards: Sequence[Mapping[str, Any]]) -> int:
    """The number in the middle of those that cards print; without cards the least that does something."""
    return median_low([card[key] for card in cards]) if cards else min(bounds.most, max(bounds.least, 1))


def entries_in(texts: Sequence[str], game: CardGame) -> dict[str, Mapping[str, Any]]:
    """The values of each card of a set, by name; of cards that can be read at all."""
    return {one.word("name"): one.values for one in cards_in(texts, game) if one.word("name")}


def card_game(game: Game) -> CardGame:
    """The game, which has cards of its own. Raises SetupError."""
    if not isinstance(game, CardGame):
        raise SetupError(_("the workshop"), [_("{title} has no cards that can be written", title=game.title)])
    return game
