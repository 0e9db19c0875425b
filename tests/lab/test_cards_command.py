"""The command `cards`: what it says of files of cards and decks, and how it shows cards."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.games.courses.game import CourseGame
from rulebound.kernel.files.datafile import read_entries
from rulebound.kernel.game.game import Game
from rulebound.terminal.drawn.prints import origin, print_box, print_table
from rulebound.terminal.drawn.runs import plain, width
from tests.cards_command import said

pytestmark = pytest.mark.usefixtures("folder")

CLERK = """
[[card]]
name = "Ferry Clerk"
kind = "partner"
cost = 2
points = 1
power = 3
text = "When this enters, draw a card."
"""
COURSES = ", ".join(f'"{name}"' for name in ("Rooftop Garden", "Windmill Ridge"))
DECK = f'[[deck]]\nname = "Mine"\ncourses = [{COURSES}]\ncards = {{ "Ferry Clerk" = 4, "Akii" = 1 }}\n'


def write(name: str, text: str) -> str:
    Path(name).write_text(text, encoding="utf-8")
    return name


def test_a_name_may_come_after_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    path = write("mine.toml", CLERK)

    before = said(capsys, "show", "courses", "Ferry Clerk", "--cards", path)
    after = said(capsys, "show", "courses", "--cards", path, "Ferry Clerk")

    assert before == after and before[0] == 0
    with pytest.raises(SystemExit):
        main(["cards", "show", "courses", "--cards", path, "Ferry Clerk", "Aki"])
    assert "unknown arguments: Aki." in capsys.readouterr().err


# -- Check: what is right ----------------------------------------------------------------------------------------------


def test_a_right_file_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check", write("mine.toml", CLERK)) == (0, "mine.toml: 1 card, nothing wrong.\n", "")


def test_cards_that_replace_those_of_the_game_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    mine = write("mine.toml", CLERK + CLERK.replace("Ferry Clerk", "Aki") + CLERK.replace("Ferry Clerk", "Twig"))

    assert said(capsys, "check", mine) == (
        0,
        "mine.toml: 3 cards, nothing wrong; Aki and Twig replace what the game has of that name.\n",
        "",
    )


def test_what_a_wrong_file_would_replace_is_named_too(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write("mine.toml", CLERK.replace("Ferry Clerk", "Aki").replace("draw", "drew"))

    status, _, err = said(capsys, "check", wrong)

    assert status == 1
    assert err.startswith("mine.toml: Aki replaces what the game has of that name.\nmine.toml:8:27: card 'Aki': ")


def test_the_games_own_files_are_right(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted([*(CourseGame.folder / "cards").glob("*.toml"), *(CourseGame.folder / "decks").glob("*.toml")])

    status, out, err = said(capsys, "check", *map(str, files))

    assert (status, err, len(out.splitlines())) == (0, "", len(files))


# -- Check: what is wrong ----------------------------------------------------------------------------------------------


def test_everything_wrong_in_all_files_is_told_with_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    one = write("one.toml", CLERK.replace("cost = 2", "cots = 2").replace("draw a card", "drew a card"))
    two = write("two.toml", '[[card]]\nname = "Rain"\nkind = "supporter"\ncost = 1\ntext = "Drew two cards."\n')

    status, out, err = said(capsys, "check", one, two, write("three.toml", CLERK))

    assert (status, out) == (1, "three.toml: 1 card, nothing wrong.\n")
    lines = err.splitlines()
    assert lines[0] == "one.toml:5: card 'Ferry Clerk': cards of the kind partner have no 'cots'; did you mean 'cost'?"
    assert lines[1] == "one.toml:2: card 'Ferry Clerk': cards of the kind partner need 'cost'"
    assert lines[2] == "one.toml:8:27: card 'Ferry Clerk': 'drew' cannot stand here; did you mean 'draw'?"
    assert lines[3:5] == ["  When this enters, drew a card.", "                    ^"]
    assert lines[5] == "  write: When this enters, draw a card."
    assert lines[6:9] == [
        "two.toml:5:9: card 'Rain': 'Drew' cannot stand here; did you mean 'draw'?",
        "  Drew two cards.",
        "  ^",
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('text = "Draw two hats."', "5:18"),
        ("text = 'Draw two hats.'", "5:18"),
        ('text   =   "  Draw two hats."', "5:24"),
        ('text = "Draw\\u0020two hats."', "5:23"),
        ('text = """\nDraw two hats.\n"""', "6:10"),
        ('text = """Draw a card.\nDraw two hats."""', "6:10"),
        ("text = '''\nDraw a card.\n\tDraw two hats.'''", "7:11"),
        ('text = """\nDraw \\\n    two hats.\n"""', "7:9"),
        ('text = """Draw a card.\\nDraw two hats."""', "5:34"),
    ],
)
def test_the_place_is_that_in_the_file(capsys: pytest.CaptureFixture[str], text: str, place: str) -> None:
    mine = write("mine.toml", f'[[card]]\nname = "Rain"\nkind = "supporter"\ncost = 1\n{text}\n')

    status, _, err = said(capsys, "check", mine)

    assert status == 1
    assert err.startswith(f"mine.toml:{place}: card 'Rain': ")


def test_a_text_that_is_not_written_plainly_has_the_line_of_its_entry(capsys: pytest.CaptureFixture[str]) -> None:
    mine = write("mine.toml", 'card = [{ name = "Rain", kind = "supporter", cost = 1, text = "Draw two hats." }]\n')

    assert said(capsys, "check", mine)[2].startswith("mine.toml:1: card 'Rain': 'hats' cannot stand here")


def test_decks_may_have_cards_of_the_other_files(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "check", write("deck.toml", DECK), write("mine.toml", CLERK))

    assert (status, out) == (1, "mine.toml: 1 card, nothing wrong.\n")
    assert err.splitlines() == [
        "deck.toml:2: deck 'Mine': 2 courses, must be 10",
        "deck.toml:2: deck 'Mine': 4 copies of 'Ferry Clerk', at most 3",
        "deck.toml:2: deck 'Mine': there is no card 'Akii'; did you mean 'Aki'?",
        "deck.toml:2: deck 'Mine': 5 cards, must be 60",
    ]


def test_decks_go_without_the_cards_of_a_wrong_file(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = write("mine.toml", CLERK.replace("partner", "partnr"))

    status, _, err = said(capsys, "check", wrong, write("deck.toml", DECK), "--game", "courses")

    assert status == 1
    assert "there is no card 'Ferry Clerk'" in err
    assert err.endswith("The decks are checked without the cards of files that are wrong.\n")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (CLERK + DECK, "mine.toml: a file holds cards or decks: put the decks into a file of their own"),
        ("[[crad]]\n", "mine.toml: 'crad' is not known here; did you mean 'card'?"),
        ("[[card]\n", "mine.toml: it is not TOML: "),
        ('[[card]]\nkind = "supporter"\ncost = 1\n', "mine.toml:1: a card needs a name"),
    ],
)
def test_a_file_of_another_shape_is_refused(capsys: pytest.CaptureFixture[str], text: str, problem: str) -> None:
    status, out, err = said(capsys, "check", write("mine.toml", text))

    assert (status, out) == (1, "")
    assert err.startswith(problem)


def test_a_file_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, "check", "nowhere.toml")

    assert (status, err) == (1, "nowhere.toml: it cannot be read: No such file or directory\n")


def test_the_game_is_the_one_that_the_entries_fit(capsys: pytest.CaptureFixture[str]) -> None:
    hers = (
        '[[card]]\nname = "Tin Whistle"\nkind = "supporter"\ncost = 1\ntext = "When a partner enters, draw a card."\n'
    )
    files = write("mine.toml", CLERK), write("item.toml", hers), write("deck.toml", DECK)

    clerk, item, decks = (said(capsys, "check", file) for file in files)

    assert clerk[1] == "mine.toml: 1 card, nothing wrong.\n"
    assert item[1] == "item.toml: 1 card, nothing wrong.\n"
    assert "deck.toml:2: deck 'Mine': there is no card 'Akii'; did you mean 'Aki'?" in decks[2]


def test_where_files_fit_several_games_it_must_be_said_which(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, "check", write("mine.toml", '[[card]]\nname = "Nobody"\n'))

    assert status == 2
    assert f"say whose cards these are: --game with one of {', '.join(GAMES)}" in err


def test_a_kind_that_no_game_has_is_told_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, "check", write("mine.toml", '[[card]]\nname = "Bear"\nkind = "creature"\n'))

    assert status == 2
    assert "no game has cards of the kind 'creature': courses has " in err
    assert "avarium has student, scheme, idol" in err or "avarium has idol, scheme, student" in err


def test_cards_of_several_games_belong_into_files_of_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    text = '[[card]]\nname = "Aki"\nkind = "partner"\n[[card]]\nname = "Cat"\nkind = "student"\n'

    status, _, err = said(capsys, "check", write("mine.toml", text))

    assert status == 2
    assert "these are cards of several games ('Aki' is of courses, 'Cat' is of avarium)" in err


def test_a_kind_that_is_no_word_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    text = '[[card]]\nname = 5\nkind = ["partner"]\n'

    status, _, err = said(capsys, "check", write("mine.toml", text))
    of_a_game = said(capsys, "check", "--game", "courses", write("mine.toml", text))[2]

    assert status == 2
    assert "no game has cards of the kind ['partner']" in err
    assert of_a_game.startswith("mine.toml:2: a card needs a name\nmine.toml:3: a card needs a kind")


def test_a_card_that_makes_a_shipped_deck_impossible_is_told_without_lines_of_other_files(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = '[[card]]\nname = "Aki"\nkind = "course"\nstars = 1\n'

    status, _, err = said(capsys, "check", write("mine.toml", text))

    assert status == 1
    assert "mine.toml: with these cards, deck 'Harbour Lights': " in err
    assert "Aki (course) does not belong among the cards" in err


def test_where_a_field_is_wrong_the_text_is_looked_at_too(capsys: pytest.CaptureFixture[str]) -> None:
    text = '[[card]]\nname = "Aki"\nkind = "supporter"\ncost = "x"\ntext = "Drow a card."\n'

    _, _, err = said(capsys, "check", write("mine.toml", text))

    assert "mine.toml:4: card 'Aki': 'cost' must be a number from 0 to 20, not 'x'" in err
    assert "mine.toml:5:9: card 'Aki': 'Drow' cannot stand here" in err


def test_a_file_with_nothing_in_it_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check", write("empty.toml", ""))[:2] == (0, "empty.toml: 0 cards, nothing wrong.\n")


# -- Show --------------------------------------------------------------------------------------------------------------


def test_a_card_is_drawn_with_its_numbers_at_their_places(capsys: pytest.CaptureFixture[str]) -> None:
    drawn = (
        "┌────────────────────────────────────────────┐\n"
        "│ Star cost 2                                │\n"
        "│                Ferry Clerk                 │\n"
        "│                  Partner                   │\n"
        "│                                            │\n"
        "│ When this enters, draw a card.             │\n"
        "│                                            │\n"
        "│ Point value 1                      Power 3 │\n"
        "└────────────────────────────────────────────┘\n"
        "No rulebook prints this card.\n"
    )

    mine = write("mine.toml", CLERK)

    assert said(capsys, "show", "courses", "ferry cl", "--cards", mine) == (0, drawn, "")


def test_a_whole_name_is_not_the_beginning_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    mine = write("mine.toml", CLERK + CLERK.replace("Ferry Clerk", "Ferry Clerk in Love"))

    one, two = (said(capsys, "show", "courses", name, "--cards", mine)[1] for name in ("Ferry Clerk", "ferry c"))

    assert (one.count("┌"), two.count("┌")) == (1, 2)


def test_what_a_rulebook_prints_is_told(game: Game) -> None:
    card = next(card for card in game.card_list if card.name == "Aki")

    card.printed = ["name", "cost"]
    told = origin(card)
    card.printed = []

    assert told == "A rulebook prints its name and cost."


def test_a_misspelt_name_is_told_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "show", "courses", "Akii") == (
        1,
        "",
        "rulebound cards: the cards of The Course Game: there is no card 'Akii'; did you mean 'Aki'?\n",
    )


def test_a_word_of_a_name_is_enough_where_only_one_card_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "show", "courses", "golem")

    assert (status, err) == (0, "")
    assert out.count("┌") == 1
    assert "Marzipan Golem" in out


def test_of_several_cards_with_a_word_all_are_suggested(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    card = '[[card]]\nname = "{} Hermit"\nkind = "supporter"\ncost = 1\n'
    mine.write_text(card.format("Mountain") + card.format("Marsh"), encoding="utf-8")

    status, out, err = said(capsys, "show", "courses", "Hermit", "--cards", str(mine))

    assert (status, out) == (1, "")
    assert "there is no card 'Hermit'; did you mean 'Mountain Hermit' or 'Marsh Hermit'?" in err


def test_without_a_name_all_cards_are_listed_by_kind(capsys: pytest.CaptureFixture[str], game: Game) -> None:
    status, out, err = said(capsys, "show", "courses")

    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert [line.split(": ")[1] for line in lines if line[:1].isdigit()] == [
        "stars",
        "star cost",
        "star cost, point value, power",
        "star cost, stars",
    ]
    assert sum(line.startswith("  ") for line in lines) == len(game.card_list)
    assert max(map(len, lines)) <= 80


def test_a_row_has_the_numbers_and_the_first_line(game: Game) -> None:
    faces = [game.face(game.cards[name]) for name in ("Mossy Keep", "Lantern Caves")]

    assert [plain(row) for row in print_table("course", faces, 60)] == [
        "2 courses: stars",
        "  Lantern Caves  2  This is turned over tapped.",
        "  Mossy Keep     1  Partners here cannot be attacked.",
        "",
    ]


def test_every_card_fits_into_its_box(game: Game) -> None:
    for card in game.card_list:
        assert {width(row) for row in print_box(game.face(card), 40)} == {40}, card


@pytest.fixture(scope="module")
def game() -> Game:
    return load("courses")


def test_lines_are_counted_as_editors_count_them(folder: Path) -> None:
    """A form feed ends no line."""
    (folder / "mine.toml").write_text('# a\u2028b\n[[card]]\nname = "A"\n', encoding="utf-8")

    (entry,) = read_entries(folder / "mine.toml", ("card",))

    assert (entry.line, entry.at("name")) == (2, "line 3: ")


@pytest.mark.slow
def test_a_fault_of_the_program_is_told_in_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("an unforeseen case")

    monkeypatch.setattr("rulebound.terminal.cards_command.game_with", broken)

    status = main(["cards", "show", "courses"])

    told = capsys.readouterr().err
    assert status == 1
    assert "the program has a bug (ZeroDivisionError: an unforeseen case)." in told
    assert "Traceback" not in told


def test_a_card_that_is_read_in_other_words_is_shown_with_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    numbers = "cost = 1\npoints = 1\npower = 1"
    text = "Whenever this enters, gain 1 point and 2 points.\nAt the start of your turn, gain 1 point."
    file = write("mine.toml", f'[[card]]\nname = "Aunt"\nkind = "partner"\n{numbers}\ntext = """\n{text}"""\n')

    status, out, err = said(capsys, "check", file)

    assert (status, err) == (0, "")
    assert out.splitlines()[1:] == [
        "mine.toml:7: card 'Aunt': it says:",
        "  When this enters, gain 1 point and gain 2 points.",
        "  At the start of your turn, gain 1 point.",
    ]


FEEDING = [
    ("course", "stars = 1", "When a partner moves here, move it to another course.", "does what it waits for"),
    ("supporter", "cost = 1", "When a partner is defeated, defeat all partners.", "does what it waits for"),
    ("supporter", "cost = 1", "When another player draws a card, each player draws a card.", "does what it waits for"),
    ("supporter", "cost = 1", "Lose 1 point: Gain 2 points if it is your turn.", "can give back what it costs"),
    ("supporter", "cost = 1", "Tap this: Untap all supporters of yours.", "can give back what it costs"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "numbers", "text", "told"), FEEDING, ids=[text for _, _, text, _ in FEEDING])
def test_what_can_feed_itself_is_warned_of(
    capsys: pytest.CaptureFixture[str], kind: str, numbers: str, text: str, told: str
) -> None:
    file = write("mine.toml", f'[[card]]\nname = "Whirl"\nkind = "{kind}"\n{numbers}\ntext = "{text}"\n')

    status, out, err = said(capsys, "check", "--game", "courses", file)

    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "mine.toml: 1 card, nothing wrong."
    assert out.splitlines()[1].startswith(f"mine.toml:5: card 'Whirl': {text!r} {told}")


def test_two_cards_that_can_set_each_other_off_are_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    cards = [
        ("Ebb", "When a partner moves, defeat a partner of another player."),
        ("Flow", "When a partner is defeated, move a partner of yours to another course."),
    ]
    text = "\n".join(f'[[card]]\nname = "{n}"\nkind = "supporter"\ncost = 1\ntext = "{t}"\n' for n, t in cards)

    status, out, _ = said(capsys, "check", write("mine.toml", text))

    assert status == 0
    assert "card 'Ebb': this and 'Flow' can set each other off again and again" in out


ENDING = [
    "When this enters, draw a card.",
    "When a partner is defeated, draw a card.",
    "Tap this: Draw a card.",
    "When another player draws a card, draw a card.",
]


@pytest.mark.parametrize("text", ENDING)
def test_what_has_an_end_is_not_warned_of(capsys: pytest.CaptureFixture[str], text: str) -> None:
    numbers = "cost = 1\npoints = 1\npower = 1"
    file = write("mine.toml", f'[[card]]\nname = "Aunt"\nkind = "partner"\n{numbers}\ntext = "{text}"\n')

    assert said(capsys, "check", file) == (0, "mine.toml: 1 card, nothing wrong.\n", "")


def test_an_accent_of_its_own_belongs_to_its_letter(capsys: pytest.CaptureFixture[str]) -> None:
    """A deck finds the card whichever way the two files write it."""
    name = "Caf\N{LATIN SMALL LETTER E WITH ACUTE}"
    card = write("mine.toml", CLERK.replace("Ferry Clerk", "Cafe\N{COMBINING ACUTE ACCENT}"))
    others = next(iter(load("courses").decks.values())).lists
    listed = {**others["cards"]}
    gone = next(iter(listed))
    listed[name] = listed.pop(gone)
    entries = ", ".join(f"{json.dumps(key)} = {count}" for key, count in listed.items())
    deck = f'[[deck]]\nname = "Mine"\ncourses = {json.dumps(list(others["courses"]))}\ncards = {{ {entries} }}\n'

    status, _, err = said(capsys, "check", card, write("deck.toml", deck))

    assert (status, err) == (0, "")


def test_a_kind_of_another_game_is_told_what_it_is_here(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = said(capsys, "check", write("mine.toml", CLERK.replace('"partner"', '"creature"')))

    assert status != 0
    assert "'creature' is called 'partner' in courses, 'student' in avarium" in err
