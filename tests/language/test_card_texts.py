"""What is wrong with the text of a card is said in the language; what can be written on cards stays as it is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path
from typing import Final

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cardtext.grammar.errors import KINDS, Problem, TextError
from rulebound.catalogue import PACKAGE, name_of, named
from rulebound.language import speaking, teach
from tests.cardtext.designers.corpus import reader_of, written_for
from tests.language.finding import Found, modules, put_together
from tests.language.foreign import CODE, Wide
from tests.sampling import sampled

QUOTED: Final = re.compile(r"""'[^'\n]*'(?!\w)|"[^"\n]*"|`[^`\n]*`|\([^()]*\)""")  # words of cards, also in brackets
ENGLISH: Final = re.compile(r"[A-Za-z]{2,}")
FEW: Final = 12  # of the texts of a game that cannot be read
EACH: Final = 6  # one of so many texts of designers is tried where any would do
NOTED: Final = re.compile(r"\bsense\.(wrong|correct)\(")
ELSEWHERE: Final = {  # variables with sentences that are collected where they are given
    "cardtext/phrases/whole/applicability.py": {"text", "fits.sentence"},  # to `must_say` and `Fits`
    "cardtext/phrases/acts/card_instructions.py": {"text"},  # to `refuse_as_price`
}

# Texts of each game that cannot stand on a card, and what is said of them in German.
WRONG: Final = [
    ("courses", "partner", "When this enters, drew two crads.", "'drew' kann hier nicht stehen; meinst du 'draw'?"),
    ("courses", "item", "Draw a", "der Text hört zu früh auf"),
    ("courses", "item", "Untap it.", "davor kommt nichts vor, was `it` sein könnte"),
    ("courses", "partner", "Draw a card.",
     "Karten der Art partner müssen sagen, wann das geschieht oder was es kostet"),
    ("courses", "supporter", "Tap this: Tap all partners here.",
     "Karten der Art supporter liegen bei keinem Course, also gibt es für sie kein 'here': lass den Ort weg"),
    ("courses", "partner", "When this enters, gain 1 point. Whenever a creature dies, draw a card.",
     "'Whenever' kann hier nicht stehen; beginne hier eine neue Zeile"),
    ("avarium", "student", "EXHAUST: Gain 3 Merits.", "'Merits' kann hier nicht stehen; meinst du 'Merit'?"),
    ("avarium", "idol", "You win if I am enemy.", "niemand ist sein eigener Gegner"),
    ("avarium", "scheme",
     "Choose one: Ready target student; or draw a card. Choose one: Expel target student; or draw a card.",
     "ein Text hat nur eine Wahl von Wirkungen mit Zielen"),
    ("arcane", "item", "Draw thirty cards.",
     "'thirty' kann hier nicht stehen; 'ten' ist die höchste Anzahl, die sich schreiben lässt"),
    ("arcane", "spell", "USE: Gain 2 Will.", "nur Gegenstände haben Fähigkeiten mit USE"),
    ("arcane", "item", "Your spells cost 1 Shard less.", "Zauber kosten Will, Gegenstände kosten Shards"),
    ("varia", "stack", "Blessed", "ein Stapel hat keine Schlüsselwörter"),
    ("varia", "action", 'On-Hit: Your target gains 2 Piles of "Bleeding".',
     "'Piles' kann hier nicht stehen; keine Wendung dieses Spiels enthält dieses Wort"),
    ("varia", "action", "Fast, Rangd", "'Rangd' kann hier nicht stehen; meinst du 'Ranged'?"),
    ("proelium", "item", "This has +1 A.", "das trifft nur auf Charaktere zu"),
    ("proelium", "character", "Extra Research 20: Draw a card.", "'20' kann hier nicht stehen"),
    ("proelium", "action", "Banish target entity.", "'Banish' kann hier nicht stehen; meinst du 'destroy'?"),
    ("windward", "ship", "Draw a card.", "Karten der Art ship müssen sagen, wann das geschieht oder was es kostet"),
    ("windward", "venture", "Each player draw a card.", "'draw' kann hier nicht stehen; meinst du 'draws'?"),
]  # fmt: skip
GAMES: Final = sorted({game for game, *_ in WRONG})


@pytest.mark.parametrize(("name", "kind", "text", "german"), WRONG, ids=[text for _, _, text, _ in WRONG])
def test_what_is_wrong_with_a_text_is_said_in_german(name: str, kind: str, text: str, german: str) -> None:
    problem = advised(reader_of(name), kind, text)[0]

    with speaking("de"):
        assert problem.what == german


@pytest.mark.parametrize("name", sampled(GAMES, "proelium", "windward"))
def test_nothing_said_of_wrong_texts_is_english_but_what_is_quoted(name: str) -> None:
    teach(CODE, Wide())

    assert sorted(set(english_of(name))) == []


@pytest.mark.parametrize(
    "without",
    [
        "{word!r} cannot stand here",
        "did you mean {word!r}?",
        "nearest:",
        "write: ",
        "there is nothing before this that `{word}` could be",
        "cards of the kind {kind} must say when this happens, or at what cost",
    ],
)
def test_a_sentence_that_stays_english_is_noticed(without: str) -> None:
    teach(CODE, Wide(without))

    assert next(english_of("courses"), "")


class Counting(NullTranslations):
    """A language that counts what is looked up."""

    def __init__(self) -> None:
        super().__init__()
        self.looked_up: list[str] = []

    def gettext(self, message: str) -> str:
        self.looked_up.append(message)
        return message


@pytest.mark.parametrize("name", sampled(GAMES, "proelium", "windward"))
def test_reading_translates_nothing_until_a_problem_is_shown(name: str) -> None:
    texts = Counting()
    teach(CODE, texts)
    files = reader_of(name).card_files

    with speaking(CODE):
        problems = [problem for one in written_for(name)[::EACH] for problem in files.problems(one.text, one.kind)]
        problems += [
            problem for of, kind, text, _ in WRONG if of == name for problem in advised(reader_of(name), kind, text)
        ]
        assert texts.looked_up == []
        assert [problem.what for problem in problems]

    assert len(texts.looked_up) >= len(problems)


def english_of(name: str) -> Iterator[str]:
    """The English in what is said of the wrong texts of a game, and of texts of designers that cannot be read."""
    game = reader_of(name)
    texts = [(kind, text) for of, kind, text, _ in WRONG if of == name]
    texts += [(one.kind, one.text) for one in written_for(name) if not one.read][:FEW]
    with speaking(CODE):
        for kind, text in texts:
            for problem in advised(game, kind, text):
                yield from english_in(problem, set(game.card_files.kinds))


def advised(game: CardGame, kind: str, text: str) -> list[Problem]:
    """What is wrong with a text, with advice."""
    files = game.card_files
    error = TextError(text, files.problems(text, kind))
    return files.advisor.advised(error, kind, files.read).problems


def english_in(problem: Problem, kinds: set[str]) -> Iterator[str]:
    """The English of a problem, but for quotations, lines of cards, and kinds of cards."""
    code = [*problem.instead, *(line for listing in problem.listings for line in listing.lines)]
    for said in [problem.what, *problem.explained()[2:]]:  # the first two lines show the text itself
        own = next((said.replace(line, "") for line in sorted(code, key=len, reverse=True) if line in said), said)
        yield from (word for word in ENGLISH.findall(QUOTED.sub("", own)) if word not in kinds)


def test_a_problem_says_of_which_kind_it_is_and_what_to_write_in_data() -> None:
    game = reader_of("courses")

    unread, unknown, spelt, senseless = (
        advised(game, kind, text)[0]
        for kind, text in [
            ("partner", "When this enters, drew two cards."),
            ("item", "Sing a song."),
            ("item", "Tap a partner with power 2 or less here."),
            ("item", "Untap it."),
        ]
    )

    assert [one.kind for one in (unread, unknown, spelt, senseless)] == [
        "unread",
        "unknown",
        "correction",
        "senseless",
    ]
    assert {one.kind for one in (unread, unknown, spelt, senseless)} <= set(KINDS)
    assert (unread.instead, spelt.instead) == (["When this enters, draw two cards."], [])
    assert unknown.listings[0].lines


# -- What is noted of a text is in the catalogue -----------------------------------------------------------------------


def test_no_text_is_put_together_before_it_is_looked_up() -> None:
    paths = modules(PACKAGE / "cardtext", PACKAGE / "cardgame", PACKAGE / "games", ending=".py")
    read = {named(path): path.read_text(encoding="utf-8") for path in paths}

    assert [f"{name}:{one.line} {one.text}" for name, source in read.items() for one in put_together(source)] == []


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=named(path))
        for path in modules(PACKAGE / "cardtext", PACKAGE / "cardgame", PACKAGE / "games", ending=".py")
        if NOTED.search(path.read_text(encoding="utf-8"))
    ],
)
def test_what_is_noted_of_a_text_can_be_translated(path: Path) -> None:
    known = ELSEWHERE.get(named(path), set())

    found = [one for one in unmarked_notes(path.read_text(encoding="utf-8")) if one.text not in known]

    assert [f"{path.name}:{one.line} {one.text}" for one in found] == []


def test_a_sentence_that_cannot_be_translated_is_found() -> None:
    source = """MISSING = "its power is missing"
sense.wrong(self, MISSING)
sense.correct(self, MISSING + " here")
sense.wrong(self, f"its {word} is missing")
"""

    assert [one.line for one in unmarked_notes(source)] == [2, 3, 4]
    assert [one.line for one in put_together(source)] == [3, 4]
    assert not list(unmarked_notes(source.replace('"its power is missing"', 'N_("its power is missing")', 1)))[2:]


def unmarked_notes(source: str) -> Iterator[Found]:
    """Sentences that are noted of a text, and neither stand there nor are marked for the catalogue."""
    tree = ast.parse(source)
    marked = {name for node in tree.body for name in marked_by(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name_of(node.func) in ("wrong", "correct") and len(node.args) > 1:
            said = node.args[1]
            if not isinstance(said, ast.Constant) and ast.unparse(said) not in marked:
                yield Found(said.lineno, ast.unparse(said))


def marked_by(node: ast.stmt) -> Iterator[str]:
    """The constant that a statement marks by `N_`."""
    if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Call):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if name_of(node.value.func) == "N_":
            yield ast.unparse(target)
