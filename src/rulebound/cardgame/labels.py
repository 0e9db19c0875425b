"""What readers call the values that cards of a game print: `Star cost` for `cost`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from rulebound.language import N_, translated

if TYPE_CHECKING:
    from rulebound.cardgame.game import CardGame


def label_of(game: CardGame, kind: str, key: str) -> str:
    """What the reader calls a value of cards of a kind."""
    return translated(_english(game, kind, key))


def labels_of(game: CardGame, kind: str) -> dict[str, str]:
    """What the reader calls each value that cards of a kind may have, by the keys of their files."""
    return {key: label_of(game, kind, key) for key in keys_of(game, kind)}


def keys_of(game: CardGame, kind: str) -> Sequence[str]:
    """The keys of the values that cards of a kind may have."""
    schema = game.schemas[kind]
    return list(dict.fromkeys([*OF_ALL, *schema.numbers, *schema.optional, *schema.words, *game.labels]))


def texts_of_labels(game: CardGame) -> Iterator[str]:
    """All of them in English, for the catalogues."""
    for kind in game.schemas:
        yield from (_english(game, kind, key) for key in keys_of(game, kind))


def _english(game: CardGame, kind: str, key: str) -> str:
    """As its picture says, or as its game; else its key is a word already."""
    drawn = [one.label for one in game.numbers if one.key == key and kind in one.kinds]
    return drawn[0] if drawn else game.labels.get(key, SHARED.get(key, key.capitalize()))


OF_ALL: Final = ("name", "kind", "text", "motif")
SHARED: Final = {"motif": N_("Motif of the picture")}
