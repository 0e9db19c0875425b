"""The loaded games: as shipped, and with own cards."""

from __future__ import annotations

import re
import threading
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rulebound.games import GAMES, load
from rulebound.games.written import as_file
from rulebound.kernel.basics.problem import CardError, SetupError, nearest
from rulebound.kernel.files.pictures import Picture, PictureError, read_picture
from rulebound.kernel.game.game import Game
from rulebound.language import N_, _

MOST_OWN: Final = 12  # games with own cards that are remembered
MOST_LETTERS: Final = 100_000  # of own cards without their pictures: reading more would keep others waiting
MOST_PICTURES: Final = 500  # of own cards that are remembered, each of at most 64 kB
ART: Final = re.compile(r"^(?P<key>\s*art\s*=\s*)(?P<mark>[\"'])(?P<file>[^\"'\n]*)(?P=mark)", re.MULTILINE)
YOURS: Final = N_("your cards")


class NoSuchGame(SetupError):
    """There is no game of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(
            _("the games"), [_("there is no game {name!r}{nearest}", name=name, nearest=nearest(name, GAMES))]
        )


class GameCache:
    """Loads games and caches them. Several threads may use it at the same time."""

    def __init__(self) -> None:
        self._own: OrderedDict[tuple[str, str], Game] = OrderedDict()
        self._pictures: OrderedDict[str, Picture] = OrderedDict()
        self._lock = threading.Lock()

    def game(self, name: str, cards: str = "") -> Game:
        """A game, with own cards on top. cards: a TOML text. Raises NoSuchGame, or CardError with all that is wrong."""
        if name not in GAMES:
            raise NoSuchGame(name)
        with self._lock:
            return self._with(name, cards) if cards.strip() else load(name)

    def picture(self, key: str) -> Picture | None:
        """A picture from own cards, by its key."""
        return self._pictures.get(key)

    def knows(self, name: str, cards: str) -> bool:
        """Whether this game with these own cards is in the cache."""
        return (name, cards) in self._own

    def remember(self, pictures: Iterable[Picture]) -> None:
        """Keeps pictures of own cards that are in no game yet."""
        with self._lock:
            self._remember(pictures)

    def _with(self, name: str, cards: str) -> Game:
        key = (name, cards)
        if key not in self._own:
            bounded(cards)
            self._own[key] = with_cards(name, cards)
            self._remember([card.art for card in self._own[key].card_list if card.art])
            if len(self._own) > MOST_OWN:
                self._own.popitem(last=False)
        self._own.move_to_end(key)
        return self._own[key]

    def _remember(self, pictures: Iterable[Picture]) -> None:
        for picture in pictures:
            self._pictures[picture.key] = picture
            self._pictures.move_to_end(picture.key)
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.popitem(last=False)


def bounded(cards: str) -> None:
    """Raises CardError where own cards are longer than a server reads."""
    letters = len(ART.sub("", cards))
    if letters > MOST_LETTERS:
        problem = _(
            "they have {n} letters without their pictures, and at most {most} are read", n=letters, most=MOST_LETTERS
        )
        raise CardError(_(YOURS), [problem])


def with_cards(name: str, cards: str) -> Game:
    """The game with the cards of this text. Raises CardError, which names no file."""
    with as_file(cards) as path:
        try:
            return load(name, [path])
        except CardError as error:
            raise CardError(_(YOURS), [without(path, problem) for problem in error.problems]) from error


def without(path: Path, problem: str) -> str:
    """A problem that does not name this file, which is not there any more."""
    return problem.replace(str(path), _(YOURS)) if str(path) in problem else problem


def text_of(files: Iterable[str | Path]) -> str:
    """The own cards in these files as one text, which holds their pictures too."""
    return "\n".join(
        with_pictures(Path(path).read_text(encoding="utf-8", errors="replace"), Path(path)) for path in files
    )


def with_pictures(text: str, path: Path) -> str:
    """The text of a file of cards, with data URIs instead of the pictures beside it."""

    def embedded(found: re.Match[str]) -> str:
        try:
            return f'{found["key"]}"{read_picture(found["file"], path.parent).uri}"'
        except PictureError:
            return found[0]  # reading the cards says why

    return ART.sub(embedded, text)
