"""Decks: one player has the old deck in one game and the new one in another, and all else is the same."""

from __future__ import annotations

from pathlib import Path

from rulebound.games import load, read
from rulebound.games.setting import first_deck
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.lab.measure.question import Asked, Subject
from rulebound.lab.measure.sums import Compared, Deal
from rulebound.lab.measure.tables import Tables, playing
from rulebound.lab.measure.whole import play_whole
from rulebound.language import _


class DeckTables(Tables):
    """Pairs of decks, each against the decks that it can meet: those that are named, or all of the game's."""

    def __init__(self, asked: Asked) -> None:
        files = [word for word in asked.new_decks if is_file(word)]
        load(asked.game)  # refuses a name that no game has
        game = read(asked.game, asked.cards, files)  # one of its own, since decks are laid in another order
        if not game.decks:
            raise SetupError(_("a measurement"), [_("{title} is played without players' own decks", title=game.title)])
        if len(asked.old_decks) != len(asked.new_decks):
            raise SetupError(_("a measurement"), [_("there must be as many old decks as new ones")])
        olds = [deck_of(asked, game, word) for word in asked.old_decks]
        news = [game.decks[first_deck(Path(word))] if is_file(word) else named(game, word) for word in asked.new_decks]
        names = [
            new.name if new.name != old.name else f"{new.name} ({Path(word).name})"
            for old, new, word in zip(olds, news, asked.new_decks, strict=True)
        ]
        self.pairs = list(zip(olds, news, strict=True))
        subjects = [Subject(name, "deck", old.name) for name, old in zip(names, olds, strict=True)]
        field = playing(asked)[1] if asked.decks else list(load(asked.game).decks.values())
        super().__init__(asked, game, field, subjects, asked.seats)
        for old, new in self.pairs:
            align(game, old, new)

    def question(self, one: Subject) -> str:
        return _(
            "one player has this deck in place of {old}; the others' decks and all luck stay as they are.",
            old=one.before,
        )

    def deal(self, group: int, turned: int) -> Deal:
        which = group % len(self.pairs)
        name, (old, new) = self.subjects[which].name, self.pairs[which]
        rest = [deck for deck in self.decks if deck.name not in (old.name, new.name)] or self.decks
        first = group // len(self.pairs)
        others = [rest[(first + n) % len(rest)] for n in range(self.asked.seats - 1)]
        seated = [[*others[:turned], deck, *others[turned:]] for deck in (old, new)]
        before, now = [play_whole(self.game, self.setup_of(group, decks), turned, self.asked.bot) for decks in seated]
        found = [Compared(name, turned, before, now)]
        return Deal(
            [name if seat == turned else deck.name for seat, deck in enumerate(seated[1])], {name: 1}, found, found
        )


def is_file(word: str) -> bool:
    """Whether a deck is a file, and not the name of one of the game's decks."""
    return word.endswith(".toml") or "/" in word


def deck_of(asked: Asked, game: Game, word: str) -> Deck:
    """The deck as it was: of a file, or of the game as it is without files of decks."""
    if not is_file(word):
        return named(load(asked.game), word)
    return load(asked.game, asked.cards, [word]).decks[first_deck(Path(word))]


def named(game: Game, word: str) -> Deck:
    """The deck of this name. Raises SetupError."""
    if word not in game.decks:
        raise SetupError(
            _("a measurement"),
            [_("there is no deck {name!r}{nearest}", name=word, nearest=nearest(word, game.decks))],
        )
    return game.decks[word]


def align(game: Game, old: Deck, new: Deck) -> None:
    """Lays the new deck in the order of the old one, so that the same cards are drawn but for those that differ."""
    faces = getattr(game, "deck_faces", None)
    if faces is None or game.decks.get(new.name) is not new:
        return
    for pool in game.box.pools:  # type: ignore[attr-defined]
        if pool.name in new.lists and pool.name in old.lists:
            before, now = expanded(game, old.lists[pool.name]), expanded(game, new.lists[pool.name])
            faces[new.name, pool.name] = in_order(before, now)


def expanded(game: Game, listed: dict[str, int]) -> list[int]:
    """The numbers of the cards of a list, each as often as it lists it, by name."""
    return [game.cards[name].number for name in sorted(listed) for _ in range(listed[name])]


def in_order(before: list[int], now: list[int]) -> list[int]:
    """The numbers of `now`, those that are in `before` at their places there, and the others at the places left."""
    left = now[:]
    found: list[int | None] = []
    for face in before:
        if face in left:
            left.remove(face)
            found.append(face)
        else:
            found.append(None)
    laid = [face if face is not None else left.pop(0) for face in found if face is not None or left]
    return laid + left
