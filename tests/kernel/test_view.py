"""The View: what it can show, what its JSON looks like, and that its faults are found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from rulebound.kernel.basics.view import (
    Card,
    Decision,
    Die,
    Link,
    Mark,
    Option,
    Outcome,
    Put,
    Roll,
    View,
    Word,
    say,
    short,
    to_json,
)
from rulebound.kernel.knowledge.view_parts import shortened
from rulebound.lab import view_schema
from tests.contract.view_faults import CHECKS, faults

VIEWS = Path(__file__).parent / "views"
SCHEMA = Path(__file__).parents[2] / "docs" / "view.schema.json"
NAMES = sorted(path.stem for path in VIEWS.glob("*.json"))


def load(name: str) -> View:
    return msgspec.json.decode((VIEWS / f"{name}.json").read_bytes(), type=View)


def card(view: View, name: str) -> Card:
    return next(it for area in view.areas for it in area.cards if it.id == name)


def decision(view: View) -> Decision:
    assert view.decision is not None
    return view.decision


@pytest.mark.parametrize("name", NAMES)
def test_a_view_comes_back_from_json_as_it_was(name: str) -> None:
    written = (VIEWS / f"{name}.json").read_bytes()

    view = msgspec.json.decode(written, type=View)

    assert msgspec.json.decode(to_json(view), type=View) == view
    assert json.loads(to_json(view)) == json.loads(written)


@pytest.mark.parametrize("name", NAMES)
def test_the_tables_of_all_five_games_have_no_faults(name: str) -> None:
    assert faults(load(name)) == []


def test_what_is_at_its_default_is_left_out_of_the_json() -> None:
    assert msgspec.json.encode(Mark(key="half", label="Half defense")) == b'{"key":"half","label":"Half defense"}'


def test_an_unknown_key_is_refused() -> None:
    written = json.loads(to_json(load("varia"))) | {"colour": "red"}

    with pytest.raises(msgspec.ValidationError, match="colour"):
        msgspec.json.decode(json.dumps(written), type=View)


def test_equal_views_give_equal_bytes_whatever_the_order_of_their_faces() -> None:
    view, again = load("courses"), load("courses")
    again.faces = dict(reversed(again.faces.items()))

    assert again == view
    assert to_json(again) == to_json(view)


def test_words_are_said_without_their_icons_and_cards() -> None:
    words: list[str | Word] = ["Gain 1 ", Word(w="Merit", icon="heart"), " for ", Word(w="Duelist", card="c2")]

    assert say(words) == "Gain 1 Merit for Duelist"


def test_the_schema_in_the_docs_is_the_one_the_command_prints() -> None:
    assert view_schema.text() == SCHEMA.read_text(encoding="utf-8")


def test_a_log_line_may_name_a_card_that_has_left() -> None:
    view = load("courses")
    assert isinstance(view.log[1].text[1], Word)

    view.log[1].text[1].card = "gone"

    assert faults(view) == []


# One plant for each kind of fault


def area_is_drawn_twice(view: View) -> None:
    view.layout.parts.append(Put(ids=["timeline"]))


def area_is_never_drawn(view: View) -> None:
    view.areas.append(msgspec.structs.replace(view.areas[0], id="timeline.2", cards=[]))


def clashes_are_never_drawn(view: View) -> None:
    view.layout.parts.pop()


def layout_names_nothing(view: View) -> None:
    view.layout.parts.append(Put(ids=["market"]))


def id_is_given_twice(view: View) -> None:
    card(view, "t6").id = "t7"


def card_and_slot_share_an_id(view: View) -> None:
    card(view, "t6").id = "timeline:0,0"


def face_is_unknown(view: View) -> None:
    card(view, "t6").face = "a/lost"


def card_has_neither_face_nor_back(view: View) -> None:
    card(view, "h0").back = ""


def card_has_a_face_and_a_back(view: View) -> None:
    card(view, "h0").face = "a/upper"


def back_has_values(view: View) -> None:
    card(view, "h0").values = card(view, "t2").values


def back_is_said_to_be_seen(view: View) -> None:
    card(view, "h0").hidden = True


def more_is_covered_than_counted(view: View) -> None:
    card(view, "t1").covers = ["a/upper"]


def unknown_card_is_covered(view: View) -> None:
    card(view, "t1").under, card(view, "t1").covers = 1, ["a/lost"]


def card_lies_outside_its_grid(view: View) -> None:
    card(view, "t1").at = (0, 9)


def two_cards_share_a_slot(view: View) -> None:
    card(view, "t1").at = card(view, "t2").at


def card_in_a_row_has_a_slot(view: View) -> None:
    card(view, "z1").at = (0, 0)


def mark_lies_outside(view: View) -> None:
    view.areas[1].marks["0,7"] = []


def lane_has_no_name(view: View) -> None:
    view.areas[0].col_names.pop()


def row_has_no_name(view: View) -> None:
    view.areas[0].row_names.pop()


def window_is_too_wide(view: View) -> None:
    view.areas[0].window = (0, 4)


def pile_lists_more_than_it_counts(view: View) -> None:
    next(area for area in view.areas if area.id == "hand.1").count = 2


def link_leads_nowhere(view: View) -> None:
    view.links.append(Link(a="t1", b="t99", kind="target"))


def clash_names_nobody(view: View) -> None:
    view.clashes[0].sides[0].cards.append("t99")


def clash_is_nowhere(view: View) -> None:
    view.clashes[0].at = "timeline:5,5"


def option_touches_nothing(view: View) -> None:
    decision(view).options[0].touches = ["t99"]


def option_ends_nowhere(view: View) -> None:
    decision(view).options[0].to = "market"


def refusal_touches_nothing(view: View) -> None:
    decision(view).refused[0].touches = ["t99"]


def prompt_names_a_card_that_is_gone(view: View) -> None:
    decision(view).prompt.append(Word(w="Twin Fang", card="t99"))


def text_uses_an_unknown_term(view: View) -> None:
    view.faces["a/upper"].text.append([Word(w="Dazed", term="dazed")])


def log_uses_an_unknown_term(view: View) -> None:
    view.log[0].text.append(Word(w="Dazed", term="dazed"))


def counter_uses_an_unknown_term(view: View) -> None:
    view.seats[0].counters[0].term = "health"


def frame_is_unknown(view: View) -> None:
    card(view, "h0").back = "velvet"


def tint_is_unknown(view: View) -> None:
    view.seats[0].counters[0].tint = "mauve"


def seats_are_out_of_order(view: View) -> None:
    view.seats.reverse()


def winner_has_no_seat(view: View) -> None:
    view.outcome = Outcome(winners=[2], reason="life", sentence="Nobody stands", clause="win.last")


def owner_has_no_seat(view: View) -> None:
    card(view, "t1").owner = 2


def phase_is_not_printed(view: View) -> None:
    view.turn.phase = 8


def wrong_seat_is_waited_for(view: View) -> None:
    view.seats[0].deciding, view.seats[1].deciding = False, True


def options_are_a_rivals(view: View) -> None:
    view.viewer = 1


def code_is_doubled(view: View) -> None:
    decision(view).options[1].code = decision(view).options[0].code


def option_is_silent(view: View) -> None:
    decision(view).options[0].text = []


def passing_comes_first(view: View) -> None:
    decision(view).options.reverse()


def log_goes_back(view: View) -> None:
    view.log[3].n = 1


def die_shows_too_much(view: View) -> None:
    view.log[0].rolls.append(Roll(label="Focus", dice=[Die(sides=4, face=5)]))


PLANTS: list[tuple[Callable[[View], None], str]] = [
    (area_is_drawn_twice, "'timeline' is drawn 2 times"),
    (area_is_never_drawn, "'timeline.2' is drawn 0 times"),
    (clashes_are_never_drawn, "'clashes' is drawn 0 times"),
    (layout_names_nothing, "the layout draws 'market', which is not there"),
    (id_is_given_twice, "id 't7' is given 2 times"),
    (card_and_slot_share_an_id, "id 'timeline:0,0' is given 2 times"),
    (face_is_unknown, "card t6 has the unknown face 'a/lost'"),
    (card_has_neither_face_nor_back, "card h0 has neither face nor back"),
    (card_has_a_face_and_a_back, "card h0 has a face and a back"),
    (back_has_values, "card h0 is a back and has values"),
    (back_is_said_to_be_seen, "card h0 is a back and says that this seat sees its face"),
    (more_is_covered_than_counted, "card t1 names 1 cards that it covers and counts 0"),
    (unknown_card_is_covered, "card t1 covers the unknown face 'a/lost'"),
    (card_lies_outside_its_grid, "card t1 lies at 0,9 of timeline, where no slot is free"),
    (two_cards_share_a_slot, "card t2 lies at 0,1 of timeline, where no slot is free"),
    (card_in_a_row_has_a_slot, "card z1 lies at 0,0 of char.1, which has no slots"),
    (mark_lies_outside, "area distance has a mark at 0,7"),
    (lane_has_no_name, "area timeline has 4 columns and 3 names for them"),
    (row_has_no_name, "area timeline has 2 rows and 1 names for them"),
    (window_is_too_wide, "area timeline has 4 columns and a window from 0 to 4"),
    (pile_lists_more_than_it_counts, "area hand.1 lists 6 cards and counts 2"),
    (link_leads_nowhere, "a link points at 't99', which is not there"),
    (clash_names_nobody, "clash m2 points at 't99', which is not there"),
    (clash_is_nowhere, "clash m2 points at 'timeline:5,5', which is not there"),
    (option_touches_nothing, "option 91 points at 't99', which is not there"),
    (option_ends_nowhere, "option 91 points at 'market', which is not there"),
    (refusal_touches_nothing, "a refusal by plan.steps points at 't99', which is not there"),
    (prompt_names_a_card_that_is_gone, "the prompt points at 't99', which is not there"),
    (text_uses_an_unknown_term, "face a/upper uses the unknown term 'dazed'"),
    (log_uses_an_unknown_term, "log line 40 uses the unknown term 'dazed'"),
    (counter_uses_an_unknown_term, "seat 0 uses the unknown term 'health'"),
    (frame_is_unknown, "card h0 has the unknown frame 'velvet'"),
    (tint_is_unknown, "seat 0 has the unknown tint 'mauve'"),
    (seats_are_out_of_order, "seat 1 has place 0"),
    (winner_has_no_seat, "the outcome names seat 2, and there are 2"),
    (owner_has_no_seat, "card t1 names seat 2, and there are 2"),
    (phase_is_not_printed, "the turn is in phase 8, and there are 8"),
    (wrong_seat_is_waited_for, "seat 1 is marked as deciding, and the decision differs"),
    (options_are_a_rivals, "seat 1 sees the options of seat 0"),
    (code_is_doubled, "2 options have the code 91"),
    (option_is_silent, "option 91 says nothing"),
    (passing_comes_first, "an option to pass or stop stands before something that can be done"),
    (log_goes_back, "log line 1 follows line 42"),
    (die_shows_too_much, "log line 40 has a die of 4 that shows 5"),
]


@pytest.mark.parametrize(("plant", "fault"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_a_planted_fault_is_found(plant: Callable[[View], None], fault: str) -> None:
    view = load("varia")

    plant(view)

    assert fault in faults(view)


def test_every_check_finds_one_of_the_planted_faults() -> None:
    views = [load("varia") for _ in PLANTS]

    for view, (plant, _) in zip(views, PLANTS, strict=True):
        plant(view)

    assert [check.__name__ for check in CHECKS if not any(list(check(view)) for view in views)] == []


def test_a_verb_is_not_the_name_of_a_class() -> None:
    view = load("courses")
    assert view.decision is not None

    view.decision.options[0].verb = "BackAttack"

    assert "'BackAttack' is no verb that one reads" in faults(view)


def test_a_long_card_text_may_be_left_out_where_one_option_alone_begins_so() -> None:
    aki, twig = Word(w="Aki", card="c1"), Word(w="Twig", card="c2")
    long = ": untap a tapped partner of yours, and then draw a card"
    texts: list[list[str | Word]] = [
        ["Use ", aki, long],
        ["Use ", twig, long],
        ["Use ", twig, f"{long} more"],
        ["Use ", aki, ": draw a card"],
        ["Battle at ", aki, " with ", twig, long],
        ["End your turn"],
    ]

    options = shortened([Option(code=n, text=text) for n, text in enumerate(texts)])

    assert [say(short(option)) for option in options] == [
        "Use Aki",
        *[say(text) for text in texts[1:4]],
        "Battle at Aki with Twig",
        "End your turn",
    ]
