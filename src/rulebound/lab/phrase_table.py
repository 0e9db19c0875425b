"""Writes the table of a game's phrases into the guide for card writers.

`python -m rulebound.lab.phrase_table courses` prints it; with `--write FILE` it replaces the table in that file. The
examples are from the game's own cards and its worked ones; where no card has a phrase, from the texts of the files that
`--texts` names; and where none of these has it either, they are grown at random, always the same ones.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.advice.advisor import sample_lines
from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, template_of, values_of, walk
from rulebound.cardtext.grammar.template import Many
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.games import GAMES, load
from rulebound.kernel.basics.problem import DataError
from rulebound.lab.random_trees import NEVER, Grower, name_of

Found: TypeAlias = dict[type[Phrase], tuple[float, str]]  # the example of each phrase, and how bad it is

TEXTS: Final = 3000  # grown to find examples among
ROOM: Final = 7
ALONE: Final = 60  # phrases that are grown where no text has one
LONGEST: Final = 160  # letters of a grown text
BEST: Final = 32  # letters of an example
AWKWARD: Final = re.compile(  # what can be said, and no example should say
    r"\ban? (?:or|less|fewer|more)\b|\byou's\b|\b1 (?:less|more|or more) [a-z]+s\b"
    r"|\b(?:exactly|than) (?:a|one) \w+(?: \w+)?s\b"
)
OTHERS: Final = "words and numbers"  # the heading of what no error has a name for


def table_of(game_name: str, texts: Sequence[Phrase] = ()) -> str:
    """All phrases of a game, by kind: the template of each, and an example. texts: more of them to find examples in."""
    game = load(game_name)
    assert isinstance(game, CardGame), f"{game.title} has no cards with texts"
    language: Language[Any] = game.language
    written = [card.text for card in game.card_list if card.text] + [line for line, _ in sample_lines(game.folder)]
    trees = [language.parse(text) for text in dict.fromkeys(written)]
    examples = examples_of(language, [trees, texts], makes_sense(game))
    kinds: dict[str, list[type[Phrase]]] = {}
    for phrase in language.book.phrases:
        if phrase is not language.root and phrase in examples:
            kinds.setdefault(language.book.labels[phrase.__name__] or OTHERS, []).append(phrase)
    lines = [line for label in sorted(kinds) for line in section(label, kinds[label], examples)]
    return "\n".join(lines).strip() + "\n"


def section(label: str, phrases: list[type[Phrase]], examples: dict[type[Phrase], str]) -> Iterator[str]:
    """The phrases that errors call by this label."""
    yield from [f"### {label[:1].upper()}{label[1:]}", "", "| template | example |", "|---|---|"]
    rows = [f"| {template(phrase)} | {examples[phrase]} |" for phrase in phrases]
    yield from [*sorted(rows), ""]


def template(phrase: type[Phrase]) -> str:
    """How the phrase is written."""
    if issubclass(phrase, Word):
        return ", ".join(f"`{form}`" for form in phrase.forms)
    return phrase.label if issubclass(phrase, Token) else f"`{phrase.text}`"


# -- Examples ----------------------------------------------------------------------------------------------------------


def makes_sense(game: CardGame) -> Callable[[str], bool]:
    """Whether some kind of card of the game could have a text."""
    kinds = sorted({card.kind for card in game.card_list})

    def some_kind_has(text: str) -> bool:
        for kind in kinds:
            try:
                game.card_files.read(text, kind)
            except TextError:
                continue
            return True
        return False

    return some_kind_has


def examples_of(
    language: Language[Phrase], written: Sequence[Sequence[Phrase]], sensible: Callable[[str], bool]
) -> dict[type[Phrase], str]:
    """For each phrase the best example in the first of these that has one; else in a grown text that makes sense; else
    in any.
    """
    known: Found = {}
    for trees in written:
        found: Found = {}
        for tree in trees:
            found |= better(tree, found)
        known = found | known
    grower = Grower(language.book, 0)
    missing = {phrase for phrase in language.book.phrases if phrase not in known and grower.least[phrase] < NEVER}
    grown: Found = {}
    for _ in range(TEXTS if missing else 0):
        text = grower.grow(line_of(language), ROOM)
        news = better(text, grown, among=missing)
        if news and len(str(text)) <= LONGEST and sensible(str(text)):
            grown |= news
    without_sense = {phrase: grown_alone(grower, phrase) for phrase in sorted(missing - grown.keys(), key=name_of)}
    return {phrase: example for phrase, (_, example) in (known | grown | without_sense).items()}


def grown_alone(grower: Grower, phrase: type[Phrase]) -> tuple[float, str]:
    """The best example among some, each of which stands in no text."""
    return min([example_of(grower.make(phrase, ROOM)) for _ in range(ALONE)])


def line_of(language: Language[Phrase]) -> str:
    """The kind of the lines that a text is made of, or of the whole text."""
    part = template_of(language.root).parts[0]
    return part.field.kind if isinstance(part, Many) else language.root.__name__


def better(text: Phrase, found: Found, among: Container[type[Phrase]] | None = None) -> Found:
    """The phrases in this text, of these types, that are better examples than those that are found."""
    news: Found = {}
    for phrase in [one for one in walk(text) if among is None or type(one) in among]:
        example = example_of(phrase)
        if example < found.get(type(phrase), (float("inf"), "")):
            news[type(phrase)] = min(example, news.get(type(phrase), example))
    return news


def example_of(phrase: Phrase) -> tuple[float, str]:
    """How bad an example it is, and the example: a whole sentence begins with a capital, a part of one does not."""
    said = str(phrase)
    return badness(phrase, said), said if said.endswith(".") else lower(phrase)


def badness(phrase: Phrase, said: str) -> float:
    """An example shows as much as it can, is neither long nor short, and says no word twice."""
    if isinstance(phrase, Word | Token):
        return 0.0
    words = said.lower().split()
    unsaid = sum(not value for value in values_of(phrase))
    again = len(words) - len(set(words))
    against = len([word for word in words if f"un{word}" in words])  # `tapped untapped partners`
    awkward = len(AWKWARD.findall(said))
    return 30 * unsaid + abs(len(said) - BEST) + 8 * (again + against) + 40 * awkward


# -- The file ----------------------------------------------------------------------------------------------------------


def marks(game_name: str, what: str = "phrases") -> tuple[str, str]:
    """The lines between which the table stands."""
    return f"<!-- {what} of {game_name} -->\n", f"<!-- end of the {what} of {game_name} -->\n"


def table_in(text: str, game_name: str, what: str = "phrases") -> str:
    """The table that stands in a text. Raises DataError if there is none."""
    begin, end = marks(game_name, what)
    if text.count(begin) != 1 or end not in text.partition(begin)[2]:
        raise DataError("the guide", [f"the lines {begin.strip()!r} and {end.strip()!r} must be there once"])
    return text.partition(begin)[2].partition(end)[0].strip() + "\n"


def with_table(text: str, game_name: str, table: str, what: str = "phrases") -> str:
    """The text with another table."""
    begin, end = marks(game_name, what)
    old = text.partition(begin)[2].partition(end)[0]
    return text.replace(f"{begin}{old}{end}", f"{begin}\n{table}\n{end}")


def parser_of(module: str, about: str) -> argparse.ArgumentParser:
    """The command line of a module that makes a table of a game."""
    parser = argparse.ArgumentParser(prog=f"python -m rulebound.lab.{module}", description=about)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--write", type=Path, metavar="FILE", help="replace the table in this file")
    return parser


def write_table(args: argparse.Namespace, table: str, what: str = "phrases") -> None:
    """Prints the table of a game, or replaces the old one in a file."""
    if args.write is None:
        sys.stdout.write(table)
        return
    text = args.write.read_text(encoding="utf-8")
    table_in(text, args.game, what)
    args.write.write_text(with_table(text, args.game, table, what), encoding="utf-8")


def trees_in(game_name: str, files: Sequence[Path]) -> list[Phrase]:
    """The texts of these files that the game can read, each under a head `[[text]]` with its kind of card."""
    game = load(game_name)
    assert isinstance(game, CardGame), f"{game.title} has no cards with texts"
    trees: list[Phrase] = []
    for entry in [entry for file in files for entry in tomllib.loads(file.read_text(encoding="utf-8"))["text"]]:
        with suppress(TextError):
            trees.append(game.card_files.understood(entry["text"], entry["kind"])[1])
    return trees


def main() -> None:
    parser = parser_of("phrase_table", str(__doc__))
    parser.add_argument("--texts", type=Path, nargs="+", default=[], metavar="FILE", help="find examples in these, too")
    args = parser.parse_args()
    write_table(args, table_of(args.game, trees_in(args.game, args.texts)))


if __name__ == "__main__":
    main()
