"""A game's cards with the texts of designers, to play with: each of them on a card that has the name of a shipped one.

`python -m tests.cardtext.designers.cards courses 0 > cards.toml` writes the first of twenty files, and
`rulebound fuzz courses --cards cards.toml --games 1000` plays with it. So each card is in the decks and piles of the
game. The texts are those that can be read of the lists beside this module, of the worked cards, and one of each
capability; the twenty files together have them all.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any, Final

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.cards.tokens import TokenCard
from rulebound.lab.inventing import shipped
from rulebound.lab.worked_cards import worked_cards
from tests.cardtext.designers.corpus import reader_of, tree_of, written_for
from tests.cardtext.test_capabilities import TEXTS

LEFT_OUT: Final = ("printed",)
FILES: Final = 20


@cache
def texts_of(game: str) -> list[tuple[str, str]]:
    """Kinds of cards and texts for them, each once; of two tokens with one name, the text of the first alone."""
    found = [TEXTS[capability, name] for capability, name in TEXTS if name == game]
    found += [(one.kind, one.text) for one in written_for(game) if one.read]
    found += [(card["kind"], card["text"].strip()) for card in worked_cards(game) if card.get("text")]
    tokens: dict[str, dict[str, Any]] = {}
    return [(kind, text) for kind, text in dict.fromkeys(found) if agrees(game, kind, text, tokens)]


def agrees(game: str, kind: str, text: str, tokens: dict[str, dict[str, Any]]) -> bool:
    """Whether the tokens of a text are those that are known by their names; they are known from now on."""
    made = [part for part in walk(tree_of(game, kind, text)) if isinstance(part, TokenCard)]
    return all(tokens.setdefault(part.card_name(), part.entry()) == part.entry() for part in made)


def cards(game: str, number: int) -> str:
    """The file of this number: the shipped cards with texts in turn, by kinds, each file with those that follow."""
    entries = shipped(reader_of(game).folder)
    counts = Counter([entry.values["kind"] for entry in entries])
    texts: dict[str, Iterator[str]] = {}
    for kind, count in counts.items():
        of_kind = [text for other, text in texts_of(game) if other == kind]
        texts[kind] = islice(cycle(of_kind), number * count, None)
    lines: list[str] = []
    for entry in entries:
        values = {key: value for key, value in entry.values.items() if key not in LEFT_OUT}
        text = next(texts[values["kind"]], "")
        if text:
            values["text"] = text
            lines += ["[[card]]", *[f"{key} = {json.dumps(value)}" for key, value in values.items()], ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(cards(sys.argv[1], int(sys.argv[2])))
