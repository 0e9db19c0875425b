"""All texts of page, terminal, server and commands are in the catalogues, and each language has them all."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter
from typing import Final

import pytest
from babel.messages.catalog import Message

from rulebound import catalogue
from rulebound.catalogue import PACKAGE, PAGES, named
from rulebound.language import LANGUAGES, SOURCE
from rulebound.session.playing import FINAL
from tests.language.finding import modules, put_together, unmarked, unmarked_on_page

OTHERS: Final = [code for code in LANGUAGES if code != SOURCE]
REPORTS: Final = ("balance", "compare", "fuzz", "simulate")  # of the laboratory
SCREENS: Final = modules(
    *(PACKAGE / name for name in ("terminal", "session", "server", "cli.py")),
    *(PACKAGE / "lab" / f"{name}_command.py" for name in REPORTS),
    *(PACKAGE / "lab" / f"{name}.py" for name in ("bench", "loops", "strength", "tuning", "wording", "workers")),
    *(
        PACKAGE / "lab" / f"{name}.py"
        for name in ("findings", "reporting", "run", "charts", "balance_picture", "compare_picture")
    ),
    *(PACKAGE / "lab" / name for name in ("measure", "faults/command.py", "faults/picture.py", "tune/picture.py")),
    PACKAGE / "bots" / "spec.py",
    *(PACKAGE / "kernel" / name for name in ("files", "game/record.py", "game/saving.py", "game/scene.py")),
    *(PACKAGE / "kernel/game" / name for name in ("lesson.py", "goal.py", "scene_memory.py")),
    *(PACKAGE / "cardgame" / name for name in ("files.py", "scene.py", "scene_cards.py")),
    *(PACKAGE / "games" / name / "scene.py" for name in ("arcane", "avarium", "courses", "proelium", "varia")),
    *(PACKAGE / "games" / name for name in ("arcane/reading.py", "varia/building.py", "proelium/formats.py")),
    *(PACKAGE / "games" / name for name in ("checking.py", "arguments.py", "setting.py")),
    *(PACKAGE / "cardtext" / "advice" / f"{name}.py" for name in ("advisor", "nearest", "rewording", "thesaurus")),
    *(PACKAGE / "cardtext" / "grammar" / f"{name}.py" for name in ("diagnostics", "explaining", "hinting", "errors")),
    *(PACKAGE / "cardtext" / "grammar" / f"{name}.py" for name in ("ambiguity", "language", "placing")),
    *(PACKAGE / "cardtext" / "phrases" / f"{name}.py" for name in ("card_files", "self_feeding")),
    ending=".py",
)
ANSWERED: Final = ("maintenance", "draw", "fabrication", "attackers", "blockers", "comparison", "return", "end")
NOT_SHOWN: Final = {  # prose that is no text of a screen, by its module
    "cardtext/advice/rewording.py": {"to its owner 's hand", "of yours", "up to"},  # the card language, as the next
    "cardtext/advice/thesaurus.py": {"as it is"},
    "cardtext/grammar/diagnostics.py": {"Whose", "Place", "Having"},  # names of classes, as the next
    "cardtext/grammar/explaining.py": {"Sentence", "Clause"},
    "cardtext/grammar/errors.py": {"too short", "too long"},  # keys
    "cardtext/grammar/hinting.py": {"as long as"},
    "terminal/exporting.py": {
        "a file of your own cards, as text or as a spreadsheet; may be given several times"  # help
    },
    "terminal/keeping.py": {"rulebound kept game 1", "rulebound kept game 2"},
    "games/arguments.py": {"one of: "},  # help, which the parser translates
    "games/setting.py": {"python3 go.py run "},
    "lab/compare_command.py": {
        "twice: the old cards, then the new ones; each a file, or 'shipped' for the game's own"  # help
    },
    "lab/measure/command.py": {
        "a file of your cards: each that is new or changed is measured, unless a deck or ruling is"  # help
    },
    "lab/measure/data.py": {"cannot tell"},  # for programs
    "lab/measure/luck.py": {"dice of turn ", "shuffle ", " of turn "},  # names of streams of chance
    "server/game_api.py": {"public, max-age=31536000, immutable"},  # for programmers, as the next two
    "server/http.py": {'attachment; filename="'},
    "server/history_api.py": {" is no part of a scene"},
    "server/names.py": {"Nobody", "Everybody", "Somebody"},  # names that players may not have
    # Keys of files, English in every language:
    "games/arcane/scene.py": {"cast or rest", "extra turns", "final turn", "extra turn", "last card"},
    "games/avarium/scene.py": {"win check", "end of plan", "schemes played"},
    "games/courses/scene.py": {"first hands"},
    "games/proelium/scene.py": {f"answer {moment}" for moment in ANSWERED},
    "games/varia/scene.py": {"fast action", "fast reaction"},
    "games/proelium/formats.py": {"How large decks are."},  # declared, as the next
    "kernel/files/clause.py": {" No switch: "},
    "kernel/files/datafile.py": {"without name"},
    "kernel/game/goal.py": {"Your "},  # how actions begin that are stored
    "kernel/game/record.py": {"rulebound record 1"},
    "server/protocol.py": None,  # a page for programmers
    "server/database.py": None,  # only the host of a server reads it, as the next five
    "server/postgres.py": None,
    "server/dialect.py": None,
    "server/presence_store.py": None,
    "server/push_store.py": None,
    "server/passkey_store.py": None,
    "server/condition.py": None,  # likewise, and to Prometheus
    "server/store.py": None,  # speaks to the database and to whoever runs a server
    "server/schema.py": None,  # speaks to the database, as the next nine
    "server/rating_store.py": None,
    "server/results.py": None,
    "server/my_games.py": None,
    "server/my_data.py": None,
    "server/meeting_store.py": None,
    "server/tournament_store.py": None,
    "server/guest_seats.py": None,
    "server/talk_store.py": None,
    "server/outages.py": None,  # SQL
    "server/reports.py": None,
    "server/pages.py": None,  # headers of HTTP
    "session/sheets.py": None,  # a page, whose only texts are names of cards
}
PREFIX: Final = re.compile(r"rulebound [a-z]+: ")  # of what a command says on standard error
COMMAND: Final = re.compile(
    r"^(ABOUT|EXAMPLE)\b|^    (parser|part|check|show|made)\b.*add_argument|help=", re.MULTILINE
)


@pytest.mark.xdist_group("catalogue")  # all texts are looked for once
@pytest.mark.parametrize("code", OTHERS)
def test_each_language_has_all_texts(code: str) -> None:
    source = catalogue.template()

    lacks = catalogue.missing(catalogue.updated(code, source))

    assert [message.id for message in lacks] == [], "run: python -m rulebound.catalogue --write, and translate"


@pytest.mark.xdist_group("catalogue")
@pytest.mark.parametrize("code", OTHERS)
def test_the_file_of_a_language_has_exactly_the_texts_that_are_used(code: str) -> None:
    used = {text.words if isinstance(text.words, str) else text.words[0] for text in catalogue.texts()}

    kept = {key(message) for message in read(code)}

    assert kept == used, "run: python -m rulebound.catalogue --write"


def texts_of(message: Message) -> list[str]:
    """What is shown for a text: one, or the singular and the plural."""
    return [message.string] if isinstance(message.string, str) else list(message.string or ())


@pytest.mark.parametrize("code", OTHERS)
def test_a_translation_has_the_placeholders_of_its_text(code: str) -> None:
    wrong = []

    for message in read(code):
        said = texts_of(message)
        known = fields(message.id if isinstance(message.id, str) else message.id[1])
        wrong += [text for text in said if not fields(text) <= known or (fields(text) ^ known) - {"n"}]

    assert wrong == []


def test_german_readers_are_addressed_as_friends() -> None:
    formal = re.compile(r"[\w,] (Sie|Ihnen|Ihre)\b")  # within a sentence; at its beginning it may be another word

    found = [text for message in read("de") for text in texts_of(message) if formal.search(text)]

    assert found == []


def test_all_reasons_why_nothing_can_be_taken_back_are_in_the_catalogues() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in modules(PACKAGE, ending=".py"))

    reasons = re.findall(r'(?:limit_undo\(|undo_limit_reason = )"([^"]+)"', code)

    assert len(reasons) > len(FINAL)
    assert set(reasons) == set(FINAL)


@pytest.mark.parametrize("path", [pytest.param(path, id=named(path)) for path in SCREENS])
def test_a_module_shows_no_text_that_a_translator_would_not_find(path: Path) -> None:
    allowed = NOT_SHOWN.get(named(path), set())
    source = path.read_text(encoding="utf-8")

    all_found = [] if allowed is None else [*unmarked(source), *put_together(source)]
    found = [one for one in all_found if one.text not in {"Rulebound", *(allowed or ())}]
    found = [one for one in found if not PREFIX.fullmatch(one.text)]

    assert [f"{path.name}:{one.line} {one.text!r}" for one in found if not is_of_a_command(source, one.line)] == []


@pytest.mark.parametrize("path", [pytest.param(p, id=named(p)) for p in modules(PAGES, ending=".js")])
def test_a_page_shows_no_text_that_a_translator_would_not_find(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    found = [f"{path.name}:{one.line} {one.text!r}" for one in unmarked_on_page(source) if one.text != "Rulebound"]

    assert found == []


def is_of_a_command(source: str, line: int) -> bool:
    """Whether a line belongs to the help of a command, which the parser translates."""
    around = source.split("\n")[max(0, line - 2) : line]
    return any(COMMAND.search(text) for text in around)


def read(code: str) -> list[Message]:
    from babel.messages.pofile import read_po

    with catalogue.file_of(code).open("rb") as file:
        return [message for message in read_po(file, locale=code) if message.id]


def key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def fields(text: str) -> set[str]:
    """The placeholders of a text."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}
