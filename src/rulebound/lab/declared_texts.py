"""The texts that a game declares for people to read: those of its questions, actions, needs, log, lessons and so on.

They are collected from the loaded game, so that a translator finds them all, wherever they are declared. Card texts,
names of cards and clauses of the rulebook are not among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulebound.cardgame.areas import empty
from rulebound.cardgame.declared import DeclaredGame
from rulebound.cardgame.game import CardGame
from rulebound.cardgame.labels import texts_of_labels
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.words import spoken
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.lesson import Lesson
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.zones import AWAY
from rulebound.language import PLURAL, forms, template_of

Words = str | tuple[str, str]  # a text, or its singular and plural


def texts_of(game: Game) -> list[Words]:
    """All of them, each once."""
    assert isinstance(game, CardGame)
    found: dict[Words, None] = {}
    for text in declared(game):
        found.setdefault(text)
    return [text for text in found if isinstance(text, tuple) or has_words(text)]


def phases_of(game: Game) -> list[str]:
    """The names of the phases of a turn."""
    return game.new_state(seats=game.seats[0]).seat_of(-1).view().turn.phases


def has_words(text: str) -> bool:
    """Whether anything is left to translate beside the words in braces and numbers."""
    outside = "".join([part.rpartition("}")[2] for part in text.split("{")])
    return any([letter.isalpha() for letter in outside])


def declared(game: CardGame) -> Iterator[Words]:
    yield from (game.about, *game.reasons.values())
    yield from (deck.about for deck in game.decks.values())
    yield from (stop.sentence for stop in game.stops)
    for switch in [*game.options.values(), *game.rulings.values()]:
        yield from of_switch(game, switch)
    for kind in {type(action): action for action in game.actions}.values():
        yield from (kind.says, kind.costs, spoken(type(kind).__name__))
        yield from of_needs([*kind.given, *kind.meanwhile, *kind.needs])
    for question in game.questions.values():
        yield from of_question(question)
    for module in game.modules:
        yield from of_needs([one for one in vars(module).values() if isinstance(one, Need)])
    for sentence in [*game.log_texts.values(), *game.together.values()]:
        yield forms(sentence) if PLURAL in sentence else sentence
    for lesson in game.lessons:
        yield from of_lesson(lesson)
    yield from (text for tip in game.help for text in (tip.title, *tip.lines))
    yield from of_card_language(game.language.book)
    yield from texts_of_labels(game)
    if isinstance(game, DeclaredGame):
        yield from of_declared(game)


def of_switch(game: CardGame, switch: Switch) -> Iterator[Words]:
    """What can be chosen; values that are names of cards stay."""
    yield from (switch.title, switch.about)
    yield from (text for pair in switch.values.items() if pair[1] not in game.cards for text in pair)


def of_needs(needs: list[Need[Any]]) -> Iterator[Words]:
    yield from (template_of(need.sentence) for need in needs)


def of_question(question: Question[Any]) -> Iterator[Words]:
    yield from (template_of(question.prompt), template_of(question.says))
    yield from of_needs([*question.given, *question.needs])


def of_lesson(lesson: Lesson) -> Iterator[Words]:
    yield from (lesson.title, lesson.about, lesson.end)
    for step in lesson.steps:
        yield from (step.say, step.otherwise, step.done)


def of_card_language(book: Phrasebook) -> Iterator[Words]:
    """What errors in texts of cards call the kinds of phrases, and what phrases say of other wordings for them."""
    yield from book.labels.values()
    yield from (instead for phrase in book.phrases for instead in phrase.misread.values())


def of_declared(game: DeclaredGame) -> Iterator[Words]:
    """What a game says by declaring its parts: zones, counters, marks, values, terms."""
    for zone in game.zones.all:
        if zone.number != AWAY:
            yield from (zone.name if zone.each else zone.name.capitalize(), empty(zone))
    for counter in game.counters.all:
        yield from (counter.amounts, counter.many.capitalize())
    for mark in game.marks.all:
        yield mark.word if mark.turned else mark.word.capitalize()
    for value in game.values:
        yield from (value.key.capitalize(), f"its {value.key}")
    yield from (text for term in game.look.terms.values() for text in (term.name, term.text))
