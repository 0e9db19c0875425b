"""The kinds of events of a game, each declared once with what the log says of it.

LOG: Final = Logbook()
BEGINS: Final = LOG.kind("begins", "Turn {n}: {seat}", heading=True)
DRAWS: Final = LOG.kind("draws", "{seat} draws {it}.", "{seat} draws {them}.")
"""

from __future__ import annotations

from typing import final


@final
class Logbook:
    """sentences: for each kind that the log shows, what it says; together: where one action does it to several cards.

    headings: the kinds under which what follows stands.
    """

    def __init__(self) -> None:
        self.sentences: dict[str, str] = {}
        self.together: dict[str, str] = {}
        self.headings: set[str] = set()

    def kind(self, name: str, sentence: str = "", together: str = "", *, heading: bool = False) -> str:
        """Declares a kind of event; its name. One without a sentence is not shown: another one stands for it."""
        if sentence:
            self.sentences[name] = sentence
        if together:
            self.together[name] = together
        if heading:
            self.headings.add(name)
        return name
