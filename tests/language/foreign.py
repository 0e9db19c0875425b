"""A language for tests: every text of the catalogues in wide letters, so that what stays English can be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from gettext import NullTranslations
from typing import Final

import msgspec

from rulebound.cardgame.game import CardGame
from rulebound.kernel.basics import view as shape
from rulebound.kernel.game.game import Game
from rulebound.language import catalogue

CODE: Final = "eo"  # a language for which Babel knows how numbers are written
WIDE: Final = {code: code + 0xFEE0 for code in range(ord("!"), ord("~")) if chr(code).isalpha()}
BRACED: Final = re.compile(r"(\{[^}]*\})")
ENGLISH: Final = re.compile(r"\b[A-Za-z][A-Za-z0-9' ,.:/-]*[A-Za-z]")
LETTERS: Final = re.compile(r"[A-Za-z]{2}")
BETWEEN: Final = re.compile(r"[^a-z0-9]+")
PRINTED: Final = (shape.Face,)  # what a card prints
TEXTS: Final = {  # the fields of a view that are read, by what has them; all fields of words besides
    shape.Counter: ("label",),
    shape.Mark: ("label",),
    shape.Value: ("label",),
    shape.Card: ("turned", "note"),
    shape.Lane: ("name", "note"),
    shape.Area: ("name", "note", "empty", "window_name"),
    shape.Link: ("label",),
    shape.Roll: ("label",),
    shape.Side: ("role", "note", "total"),
    shape.Clash: ("title", "step", "verdict"),
    shape.Split: ("name",),
    shape.Seat: ("role",),
    shape.Turn: ("phases", "step"),
    shape.Option: ("text", "verb", "cost"),
    shape.Refusal: ("text", "reason"),
    shape.Decision: ("prompt", "chain"),
    shape.Line: ("text",),
    shape.Outcome: ("sentence",),
    shape.Term: ("name", "text"),
}


class Wide(NullTranslations):
    """All texts that have a German translation, in wide letters. without: one that is left out."""

    def __init__(self, without: str = "") -> None:
        super().__init__()
        self.known: set[str] = set()
        for message in catalogue("de"):
            if message.id and all([message.string] if isinstance(message.id, str) else message.string or [""]):
                self.known.add(message.id if isinstance(message.id, str) else message.id[0])
        self.known.discard(without)

    def gettext(self, message: str) -> str:
        return wide(message) if message in self.known else message

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        said = msgid1 if n == 1 else msgid2
        return wide(said) if msgid1 in self.known else said


def wide(text: str) -> str:
    """A text in wide letters, but for its words in braces."""
    return "".join(part if part.startswith("{") else part.translate(WIDE) for part in BRACED.split(text))


class Reader:
    """Finds what is English in what is said at a table of a game, but for what its cards say."""

    def __init__(self, game: Game, names: list[str], known: set[str]) -> None:
        assert isinstance(game, CardGame)
        terms = [term for card in game.card_list for term in game.shown_card(card.number).terms.values()]
        texts = [*(card.text for card in game.card_list), *(term.text for term in terms)]
        texts += [ability.does for card in game.card_list for ability in card.abilities]
        self.printed = bare("\n".join([*texts, *game.cards]))
        self.known = {part for text in known for part in said_by(text)}
        self.keywords = {term.name for term in terms}
        listed = sorted([*game.cards, *names], key=len, reverse=True)
        self.names = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in listed))

    def english_in(self, text: str) -> list[str]:
        """The English in a sentence."""
        found = [it.group().strip(" ,") for it in ENGLISH.finditer(self.names.sub("\n", text))]
        return [it for it in found if LETTERS.search(it) and not self.is_printed(it)]

    def is_printed(self, text: str) -> bool:
        """Whether cards say so, at once or in a list, and nothing else does."""
        return any(all(self.is_of_a_card(part) for part in parts) for parts in ([text], text.split(", ")))

    def is_of_a_card(self, text: str) -> bool:
        is_ours = text in self.known or text[:1].lower() + text[1:] in self.known
        return text in self.keywords or (bare(text) in self.printed and not is_ours)


def said_by(template: str) -> list[str]:
    """A template, and its parts between words in braces: what would be left of it in English."""
    return [template, *(part.strip(" .,:;?!") for part in BRACED.split(template) if not part.startswith("{"))]


def bare(text: str) -> str:
    """A text without what stands between its words."""
    return BETWEEN.sub(" ", text.casefold()).strip()


def said_in(part: object) -> Iterator[str]:
    """All that is read in a part of a view, but for what cards print."""
    if isinstance(part, (list, tuple)):
        for one in part:
            yield from said_in(one)
    elif isinstance(part, dict):
        yield from said_in(list(part.values()))
    elif isinstance(part, msgspec.Struct) and not isinstance(part, PRINTED):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name in TEXTS.get(type(part), ()):
                yield from texts_of(value)
            elif not isinstance(value, str):
                yield from said_in(value)


def texts_of(value: object) -> Iterator[str]:
    """A text, the words of a sentence together, or a list of texts."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list) and all(isinstance(one, str) for one in value):
        yield from value
    elif isinstance(value, list):
        yield shape.say(value)
