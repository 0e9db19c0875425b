"""Views as plain text: everything is there, nothing is too wide, and nothing is shown that the View does not know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import rulebound
from rulebound.kernel.basics.view import Card, Face, Line, Link, Mark, Outcome, View, Word
from rulebound.terminal.drawn.faces import in_full
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.reading import with_word
from rulebound.terminal.drawn.runs import plain
from rulebound.terminal.drawn.sheet import Sheet
from rulebound.terminal.plain import as_text, draw, log, question
from rulebound.terminal.queries import meant

HERE = Path(__file__).parent
VIEWS = HERE.parent / "kernel" / "views"
NAMES = sorted(path.stem for path in VIEWS.glob("*.json"))


def load(name: str) -> View:
    return msgspec.json.decode((VIEWS / f"{name}.json").read_bytes(), type=View)


def nested(cards: list[Card]) -> Iterator[Card]:
    for card in cards:
        yield card
        yield from nested(card.on)


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def card_in_full(view: View, name: str, width: int = 80, encoding: str = "utf-8") -> str:
    [key] = [key for key, face in view.faces.items() if face.name == name]
    return as_text(in_full(Sheet(view, worded=True), key, width), encoding)


def everything(view: View, width: int, encoding: str = "utf-8") -> str:
    sheet = Sheet(view, worded=True)
    cards = [row for key in view.faces for row in in_full(sheet, key, width)]
    return draw(view, width, encoding) + log(view.log, width, encoding) + as_text(cards, encoding)


@pytest.mark.parametrize("width", [60, 80, 132])
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wider_than_the_paper(name: str, width: int) -> None:
    lines = everything(load(name), width).splitlines()

    assert [line for line in lines if len(line) > width] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_card_whose_face_the_seat_sees_is_named(name: str) -> None:
    view = load(name)
    tops = [area.cards[:1] if area.layout == "pile" else area.cards for area in view.areas]
    seen = [view.faces[card.face].name for cards in tops for card in nested(cards) if card.face]

    text = in_one_line(draw(view))

    assert [card for card in seen if card not in text] == []


@pytest.mark.parametrize("name", NAMES)
def test_options_are_numbered_in_their_order(name: str) -> None:
    view = load(name)
    options = view.decision.options if view.decision else []

    lines = draw(view).splitlines()[-len(options) :] if options else []

    assert [line.split()[0] for line in lines] == [str(n + 1) for n in range(len(options))]


@pytest.mark.parametrize("name", ["courses", "arcane"])
def test_the_drawn_table_is_the_one_on_file(name: str) -> None:
    """To renew one: delete the file, run the test, read what it has written."""
    on_file = HERE / f"{name}.txt"
    drawn = draw(load(name))
    if not on_file.exists():
        on_file.write_text(drawn, encoding="utf-8")
        pytest.fail(f"{on_file.name} was not there and is written now")

    assert drawn == on_file.read_text(encoding="utf-8")


def test_passing_is_drawn_last_and_keeps_its_number() -> None:
    view = load("avarium")
    assert view.decision is not None
    view.decision.options.insert(0, view.decision.options.pop())

    lines = draw(view).splitlines()

    assert lines[-1].split() == ["1", "Pass"]
    assert lines[-5].startswith("2 Play Chalk-Dust Fog on Duelist")


def test_a_hidden_card_shows_no_name() -> None:
    view = load("avarium")
    hand = next(area for area in view.areas if area.id == "hand.0")
    hand.cards[2] = Card(id="c12", back="scheme", owner=0)

    text = draw(view)

    assert "Hand: 3 face down" in text
    assert "1,2›Chalk-Dust Fog 3 │ Exchange Programme 4 │ Rumour Mill 3\n  1 face down" in text


def test_a_spectator_sees_the_prompt_and_no_hand() -> None:
    text = draw(load("varia-watched"))

    assert "Ossia decides: Engage, disengage, or stay where you are? [turn.movement]" in text
    assert text.count("Hand: 6 face down") == 2


def test_changed_numbers_turned_cards_tokens_and_attachments_are_shown() -> None:
    text = draw(load("proelium"))

    assert "Steam Behemoth 40k/^8/5\n      + Borrowed Jetpack 10k\n" in text
    assert "2›Octopus in a Suit 30k/3/^2 [Attacked: blocks at half defense]" in text
    assert "Tea Ceremonialist 2/0/4 (exhausted)" in draw(load("avarium"))


def test_what_lies_among_somebody_elses_cards_says_whose_it_is() -> None:
    text = draw(load("courses"))

    assert "6›Kite Courier 2/3/1 (yours)" in text
    assert "o Gentle Ooze 2/1/^4 (Tor's)" in text


def test_a_timeline_says_what_is_outside_its_window() -> None:
    text = draw(load("varia"))

    assert "Timeline (Resolution Window: Moment 1 to Moment 3):" in text
    assert "  ▶ Moment 2 · Defended\n    Ossia: Anvil Cleave ^6/^6+2d6/^4+2d4 (Combo: Anvil" in text
    assert "        + Ember Feint 2/1/2\n" in text
    assert "  Moment 4 · next turn · outside the Resolution Window\n" in text


def test_a_timeline_without_moments_is_drawn() -> None:
    assert "Timeline: nothing is planned yet" in draw(load("varia-watched"))


def test_a_clash_shows_its_dice_and_its_helpers() -> None:
    assert "Focus 9 (d4 3, d4 2, +4) wins" in in_one_line(draw(load("varia")))
    assert "attacking party: Duelist + Cheer Marshal (yours) [6]" in draw(load("avarium-royale"))


def test_links_that_no_clash_tells_are_said() -> None:
    text = draw(load("avarium"))

    assert "Chalk-Dust Fog aims at Drum Major" in text
    assert "Duelist attacks" not in text


def test_tiles_beneath_a_tile_are_named_where_they_are_known() -> None:
    assert "2.3 Complete Assignment (1 beneath: Collect Shard)" in draw(load("arcane-shared"))
    assert "2.3 2›Complete Assignment (1 beneath)" in draw(load("arcane"))


def test_a_slot_that_an_option_is_about_is_numbered() -> None:
    view = load("arcane")
    assert view.decision is not None

    view.decision.options[0].touches = ["slate.0:1,3"]

    assert "[[   2›✎    ]]   .....1›.....\n" in draw(view)


def test_half_a_connector_that_meets_none_is_drawn_and_so_is_a_tile_that_covers_others() -> None:
    rows = draw(load("arcane")).splitlines()

    assert "  [    ☞/✎     ]╴ [    1›☞     ]──[    ♨♨◆◆    ] ╶[     ⊞      ]" in rows
    assert "        │               ║               ╷               ╵" in rows
    assert "  [     @!     ]══[    ♨/◆!    ]══[[   2›✎    ]]   ............" in rows


def test_tiles_that_a_card_joins_without_connectors_are_drawn_as_joined() -> None:
    view = load("arcane")
    slate = next(area for area in view.areas if area.id == "slate.0")
    beside = {card.at: card.id for card in slate.cards}

    view.links.append(Link(a=beside[(0, 0)], b=beside[(0, 1)], kind="joined", on=False))

    assert "[    ☞/✎     ]──[    1›☞     ]" in draw(view)


def test_what_is_attached_in_a_grid_is_shown_once() -> None:
    view = load("avarium")
    court = next(area for area in view.areas if area.id == "court")

    court.cards[1].on.append(Card(id="a1", face="k/bell"))

    assert "  Bento Broker 2/1/2\n        + Last Bell 1\n" in draw(view)


def test_a_card_to_be_chosen_from_a_pile_is_shown() -> None:
    view = load("courses")
    assert view.decision is not None
    discard = next(area for area in view.areas if area.id == "disc.0")
    discard.cards.append(Card(id="d1", face="i/pie", owner=0))

    view.decision.options[0].touches = ["d1"]

    assert "Discard 5: Foghorn 2, 1›Victory Pie 1" in draw(view)


def test_a_mark_on_the_top_of_a_face_down_pile_is_told() -> None:
    view = load("courses")
    deck = next(area for area in view.areas if area.id == "disc.0")
    deck.cards[0] = Card(id="d0", back="partner", marks=[Mark(key="stop", label="Stop token")])

    assert "Discard 5: a face-down card [Stop token]" in draw(view)


def test_a_sealed_choice_says_so() -> None:
    assert "What is chosen stays hidden until everybody has chosen." in draw(load("courses-mulligan"))


def test_who_is_out_is_marked() -> None:
    assert "Peppermint KITTY (bot: random, out)" in draw(load("avarium-royale"))


def test_several_winners_share_a_sentence() -> None:
    text = in_one_line(draw(load("arcane-shared")))

    assert text.endswith("Horus and Shan win: 14 Prestige each, and as much Will and Shards left [end.shared]")


@pytest.mark.parametrize("winners", [[], [0, 1, 2]])
def test_where_all_or_none_win_it_is_a_draw(winners: list[int]) -> None:
    view = load("courses")

    view.outcome = Outcome(winners=winners, reason="stalemate", sentence="Nothing has changed for long", clause="end")

    view.decision = None

    assert question(view).splitlines()[1] == "A draw: Nothing has changed for long [end]"


def test_there_is_no_outcome_before_the_end() -> None:
    assert not [word for word in ("A draw", "win: ", "wins: ") if word in question(load("courses"))]


def test_the_log_goes_on_after_the_last_line_read() -> None:
    view = load("varia")

    text = log([line for line in view.log if line.n > view.log[-3].n])

    assert text == (
        "    Focus 9 against 7: the attack hits [clash.focus]\n"
        "    Power 13 against 8: the difference is 5 [clash.power]\n"
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_what_the_encoding_cannot_print_is_replaced(name: str, encoding: str) -> None:
    text = everything(load(name), 80, encoding)

    assert text.encode(encoding)
    assert [line for line in text.splitlines() if len(line) > 80] == []


def test_infinity_does_not_become_a_number() -> None:
    view = load("varia")
    view.faces["a/upper"].values[1].now = "∞"

    assert "Cinder Uppercut 3/?/3" in draw(view, encoding="ascii")


def test_accents_fall_off_where_they_must() -> None:
    view = load("courses")
    view.seats[1].name = "Zoë"

    assert "-- Zoe (bot: greedy)  " in draw(view, encoding="ascii")


def test_a_sign_on_the_screen_is_a_word_in_plain_text() -> None:
    line = Line(n=1, text=["Tor gains 2 ", Word(w="stars", icon="star")])

    assert log([line]) == "  Tor gains 2 stars\n"
    assert [plain(row) for row in news_rows([line], 80)] == ["  Tor gains 2 ★"]


def test_no_name_can_control_the_terminal() -> None:
    view = load("courses")
    view.seats[1].name = "Tor\x1b[2J\u202e"
    view.faces["p/sir"] = Face(name="Sir\x1b]0;x\x07Thistle\r", kind="Partner", frame="partner")

    text = everything(view, 80)

    assert not [sign for sign in text if sign != "\n" and not sign.isprintable()]


def test_a_card_in_full_tells_text_terms_and_what_differs_from_the_print() -> None:
    view = load("avarium")

    assert card_in_full(view, "Duelist") == (
        "Duelist · Student · Martial Arts · ♀\n"
        "Recruit cost 4 · Combat 4 · Defense 3\n"
        "While I lead, I get +1 Combat.\n"
        "- Your Class; Combat 5 (printed 4)\n"
    )
    assert "Exhaust: Turn the card sideways." in card_in_full(view, "Record-O-Matic")


def test_copies_that_are_alike_are_counted() -> None:
    assert "- Your hand; others cannot see it (x2)\n" in card_in_full(load("courses-mulligan"), "Aki")


@pytest.mark.parametrize(
    ("typed", "found"),
    [("duelist", ["Duelist"]), ("hall", ["Hall Monitor"]), ("fog", ["Chalk-Dust Fog"]), ("zebra", [])],
)
def test_a_card_is_found_by_what_somebody_types(typed: str, found: list[str]) -> None:
    view = load("avarium")

    assert meant(typed, [face.name for face in view.faces.values()]) == found


def test_a_word_finds_the_clauses_that_have_it_and_not_all_under_its_heading() -> None:
    clauses = rulebound.load("avarium").rules

    found = with_word(clauses, "fight")
    assert found and all("fight" in f"{it.id} {it.text}".casefold() for it in found)
    assert [it.id for it in with_word(clauses, "battle royale")] == [
        it.id for it in clauses.values() if "battle royale" in it.heading.casefold()
    ]


def test_an_action_is_told_by_its_card_and_then_by_its_price() -> None:
    def line(n: int, *text: str | Word, depth: int = 0, seat: int = 1) -> Line:
        return Line(n=n, text=list(text), depth=depth, seat=seat, clause="action.play")

    brig = Word(w="Brig", card="c4")
    lines = [
        line(1, "Tor", " pays 4 coins."),
        line(2, "Tor", " plays ", brig, ".", depth=1),
        line(3, "Tor", " gains 1 renown.", depth=1),
        line(4, "Tor", " pays 1 coin."),
        line(5, brig, " of Ann sails.", depth=1, seat=0),
    ]

    told = [plain(row) for row in news_rows(lines, 80)]

    assert [row.removesuffix(" [action.play]") for row in told] == [
        "  Tor plays Brig.",
        "    Tor pays 4 coins.",
        "    Tor gains 1 renown.",
        "  Tor pays 1 coin.",
        "    Brig of Ann sails.",
    ]
