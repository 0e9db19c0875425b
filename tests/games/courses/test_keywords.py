"""Keywords: what they do, what is shown of them, and that nobody writes out what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardgame.texts import SHARED
from rulebound.cardtext.grammar.errors import LanguageError, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.values.keywords import Keyword, Meanings, PlainKeyword, all_of, spelled_out
from rulebound.cardtext.phrases.whole.card_view import paragraphs, reminders
from rulebound.cardtext.phrases.whole.stock import STOCK
from rulebound.games.courses.card import ITEM, PARTNER
from rulebound.games.courses.game import load
from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.phrases.keywords import Bounty
from rulebound.games.courses.reading import CARD_FILES
from rulebound.games.courses.texts import LANGUAGE, MEANINGS, MORE, OWN, read
from rulebound.kernel.basics.view import Term, Word, say
from tests.cardtext.languages import module_of
from tests.contract.builds import interpreted_only
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

MODULES: Final = (*SHARED, *STOCK, *MORE, *OWN)
SNEAKY: Final = "This can clear guarded courses."


def test_a_keyword_does_what_its_reminder_says(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Sly One", "partner", "Sneaky, Bounty 3"))
    guard = partner("Twig", of=1)
    table = scene(player(world_map=[course("Dune Sea", "Sly One", "Aki", guard)]), game=game)

    assert table.why_not(Clear, "Aki") is not None
    assert table.why_not(Clear, "Sly One") is None
    table.do("Battle at Dune Sea with Sly One")
    assert table.points == [3, 0]


def test_a_value_makes_the_reminder_and_its_number() -> None:
    told = [str(phrase) + ": " + phrase.reminder() for phrase in all_of(Bounty) if isinstance(phrase, Keyword)]

    assert told[:2] == [
        "Bounty 1: When this defeats a partner, gain 1 point.",
        "Bounty 2: When this defeats a partner, gain 2 points.",
    ]


def test_a_card_has_the_word_and_the_view_its_reminder(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Bandit Queen of Tuesdays")]))

    view = table.state.seat_of(1).view()

    (face,) = [face for face in view.faces.values() if face.name == "Bandit Queen of Tuesdays"]
    assert face.text == [[Word(w="Sneaky", term="sneaky"), ", ", Word(w="Drowsy", term="drowsy")]]
    assert view.terms["sneaky"] == Term(name="Sneaky", text=SNEAKY)
    assert "slippery" not in view.terms  # of no card that lies there


def test_each_line_of_a_text_is_a_paragraph_with_its_terms() -> None:
    tree = LANGUAGE.parse("Bounty 2\nTap this: Gain 1 point.")

    lines = paragraphs(tree)

    assert [say(line) for line in lines] == ["Bounty 2", "Tap this: Gain 1 point."]
    assert lines == [
        [Word(w="Bounty", term="bounty 2"), " 2"],
        ["Tap this: Gain 1 ", Word(w="point", term="points"), "."],
    ]
    assert reminders(tree) == {
        "bounty 2": Term(name="Bounty 2", text="When this defeats a partner, gain 2 points."),
    }


def test_the_faces_of_all_cards_say_their_texts() -> None:
    game = load([], [])

    for card in game.prints:
        assert "\n".join([say(line) for line in game.face(card).text]) == card.text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SNEAKY, "line 1, column 1: this is what the keyword 'Sneaky' means: write the keyword alone"),
        (
            "When this enters, draw a card.\nWhen this defeats a partner, gain 3 points.",
            "line 2, column 1: this is what the keyword 'Bounty 3' means: write the keyword alone",
        ),
        ("Sneaky\nDrowsy", "line 2, column 1: all keywords of a card stand on one line"),
        ("Sneeky", "line 1, column 1: 'Sneeky' cannot stand here; did you mean 'Sneaky'?"),
    ],
)
def test_a_keyword_stands_alone_and_once(text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, PARTNER)

    assert refused.value.problems[0].sentence() == problem


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("This enters tapped.", "Drowsy"),
        ("This enters tapped. When this attacks, draw a card.", "Drowsy\nWhen this attacks, draw a card."),
        ("When this enters, draw a card.\nWhen this defeats a partner, gain 3 points.",
         "When this enters, draw a card.\nBounty 3"),
    ],
)  # fmt: skip
def test_a_designer_may_write_what_a_keyword_means(text: str, says: str) -> None:
    _, tree = CARD_FILES.understood(text, PARTNER)

    assert str(tree) == says


def test_keywords_may_be_written_small() -> None:
    _, tree = read("sneaky, drowsy", PARTNER)

    assert str(tree) == "Sneaky, Drowsy"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("The attached partner can clear guarded courses.", "'Sneaky' means: write 'the attached partner has Sneaky'"),
        (
            "If the attached partner would be defeated, return it to its owner's hand instead.",
            "'Slippery' means: write 'the attached partner has Slippery'",
        ),
        ("Your other partners enter tapped.", "'Drowsy' means: write 'your other partners have Drowsy'"),
        ('The attached partner has "This can clear guarded courses."', "'Sneaky' means: write the keyword alone"),
    ],
)
def test_what_a_keyword_means_is_not_written_out_of_other_cards_either(text: str, right: str) -> None:
    with pytest.raises(TextError) as refused:
        read(f"Attach this to a partner of yours.\n{text}", ITEM)

    assert refused.value.problems[0].what == f"this is what the keyword {right}"


def test_what_is_nearly_a_keyword_of_other_cards_can_be_written() -> None:
    assert read("Attach this to a partner.\nThe attached partner can clear tapped courses.", ITEM)
    other = "When the attached partner defeats a partner, gain 2 points."  # the points are another's
    assert read(f"Attach this to a partner.\n{other}", ITEM)


def test_what_a_keyword_means_can_be_spelled_out() -> None:
    assert spelled_out(LANGUAGE.parse("Sneaky, Bounty 1\nTap this: Draw a card.")) == (
        "This can clear guarded courses.\nWhen this defeats a partner, gain 1 point.\nTap this: Draw a card."
    )
    assert set(MEANINGS.keywords.values()) > {"Sneaky", "Drowsy", "Slippery", "Bounty 1", "Bounty 9"}


@interpreted_only
def test_a_keyword_whose_reminder_cannot_be_read_is_refused_when_the_language_is_built() -> None:
    class Wordy(PlainKeyword):
        means = {"Wordy": "This is wordy."}
        forms = ("Wordy",)

    broken = Language(Text, *MODULES, module_of(Wordy))

    with pytest.raises(LanguageError, match="the reminder of 'Wordy' cannot be read"):
        Meanings(broken)
