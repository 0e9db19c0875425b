"""Wordings that designers asked for, each with what it does, and those that are refused with the right one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import COURSE, ITEM, PARTNER
from rulebound.games.courses.hand import Enter
from rulebound.games.courses.in_play import Use
from rulebound.games.courses.texts import LANGUAGE, read
from rulebound.games.setting import game_with as chosen_decks
from rulebound.kernel.table.effect import Pick
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

IN_FRONT: Final = "line 1, column 1: "

# -- One way to say one thing ------------------------------------------------------------------------------------------

REFUSED: Final = [
    (
        ITEM,
        "Choose one: Gain 1 point; or you draw a card.",
        "line 1, column 30: leave out 'you': an instruction without a subject is yours",
    ),
    (
        ITEM,
        "You may each player draws a card.",
        "line 1, column 9: after 'you may' it is you who does it: leave this out",
    ),
    (ITEM, "Tap an other partner.", "line 1, column 5: write 'another' for one other"),
    (
        ITEM,
        "If there is an other partner of yours, draw a card.",
        "line 1, column 4: write 'another' for one other",
    ),
    (PARTNER, "When an other partner enters, draw a card.", "line 1, column 6: write 'another' for one other"),
    (ITEM, "If there are an or more courses, draw a card.", "line 1, column 14: write 'one' before 'or'"),
    (ITEM, "If you have an or more cards in your hand, draw a card.", "line 1, column 13: write 'one' before 'or'"),
    (ITEM, "Untap a tapped untapped partner.", "line 1, column 16: one word of this sort is enough"),
    (ITEM, "Untap up to a partner.", "line 1, column 7: write 'you may' where one card can be chosen or none"),
    (
        COURSE,
        "Tapped partners cannot enter here.",
        IN_FRONT + "write of partners whose they are and what they have: no more is known of a hand",
    ),
    (
        ITEM,
        "Choose one: Draw a card; or gain 1 point; or gain 2 points; or gain 3 points; or discard a card.",
        IN_FRONT + "there are 5 effects to choose from, and at most 4 can be",
    ),
    (ITEM, "Choose one: Draw a card.", IN_FRONT + "there is only one effect to choose; write it without 'choose one'"),
    (
        ITEM,
        "Each other player loses 1 point and gain 1 point.",
        "line 1, column 37: write 'you gain' here: the instruction before is another player's",
    ),
    (
        ITEM,
        "Each other player discards a card, then tap a partner.",
        "line 1, column 41: write 'you tap' here: the instruction before is another player's",
    ),
    (
        ITEM,
        "Its owner draws a card.",
        IN_FRONT + "there is no card before this whose owner it could be",
    ),
]


@pytest.mark.parametrize(("kind", "text", "problem"), REFUSED)
def test_what_is_said_in_another_way_is_refused_with_the_right_one(kind: str, text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert [found.sentence() for found in refused.value.problems] == [problem]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("If there are three or less courses, draw a card.", "did you mean 'fewer'?"),
        ("When partners here enters, draw a card.", "did you mean 'enter'?"),
        ("Destroy a partner.", "did you mean 'defeat'?"),
        ("Whenever you turn over a course, draw a card.", "did you mean 'when'?"),
        ("Partners with power 2 or less here cannot move.", "write 'here' before 'with power 2 or less'"),
        ("Tap a partner here of yours.", "write 'of yours' before 'here'"),
        ("Roll a die. Then, if you roll 4 or more, draw a card.", "'if' cannot stand here; begin a sentence with it"),
        ("When this enters, hers.", "'hers' cannot stand here; no phrase"),
    ],
)
def test_a_word_that_is_not_ours_leads_to_the_one_that_is(text: str, word: str) -> None:
    with pytest.raises(TextError) as refused:
        LANGUAGE.parse(text)

    assert word in refused.value.problems[0].sentence()


HINTS: Final = [
    ("This has +2 power if this is untapped.", "write 'as long as' here"),
    ("This cannot be attacked while this is untapped.", "write 'as long as' here"),
    (
        "If this is untapped, this has +2 power.",
        "what is so all the time has its condition last: write 'this has ... as long as this is untapped'",
    ),
    (
        "If this is untapped, this cannot move.",
        "what is so all the time has its condition last: write 'this cannot ... as long as this is untapped'",
    ),
    ("Draw a card as long as there is a course.", "write 'if' here"),
    (
        "Choose one: Draw a card; gain 1 point; or discard a card.",
        "write '; or' before each choice but the first: '; or gain ...'",
    ),
    ("Choose one: Draw a card or gain 1 point.", "write '; or' before each choice but the first: '; or gain ...'"),
    ("A partner gets +1 power until end of turn.", "did you mean 'until the end of the turn'?"),
    ("This cannot move or attack.", "write each action that cannot be done on a line of its own"),
    ("This cannot move and cannot attack.", "write each action that cannot be done on a line of its own"),
    (
        "When you clear a course, draw a card.",
        "write 'a partner of yours clears a course', or of a course 'you clear this'",
    ),
]


@pytest.mark.parametrize(("text", "hint"), HINTS)
def test_a_wording_that_many_try_leads_to_the_one_that_can_be_read(text: str, hint: str) -> None:
    with pytest.raises(TextError) as refused:
        LANGUAGE.parse(text)

    assert refused.value.problems[0].what.partition("; ")[2] == hint


def test_a_hint_is_given_only_where_it_fits() -> None:
    with pytest.raises(TextError) as refused:
        LANGUAGE.parse("When this enters, gain 1 point and gains 1 point.")

    assert refused.value.problems[0].what == "'gains' cannot stand here; did you mean 'gain'?"


def test_at_the_first_word_the_kinds_of_lines_are_told_with_the_verbs_that_a_sentence_begins_with() -> None:
    with pytest.raises(TextError) as refused:
        LANGUAGE.parse("Expose a card.")

    could = [str(one) for one in refused.value.problems[0].could]
    assert could[:2] == ["'when'", "'at'"]
    assert {"a cost", "a keyword", "what holds all the time"} < set(could)
    sentence = next(one for one in could if one.startswith("a sentence ("))
    assert {"attach", "defeat", "draw", "gain", "turn"} < set(sentence.removeprefix("a sentence (").split(", "))
    assert len(could) < 18


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Banish a partner.", "'Banish' cannot stand here; did you mean 'defeat'?"),
    ],
)
def test_another_verb_is_offered_only_where_the_text_goes_on_with_it(text: str, sentence: str) -> None:
    with pytest.raises(TextError) as refused:
        LANGUAGE.parse(text)

    assert refused.value.problems[0].what == sentence


@pytest.mark.parametrize(
    "action", ["you gain 1 point", "each player gains 1 point", "your partners cannot move until the end of the turn"]
)
def test_who_does_it_is_said_where_others_did_the_action_before(action: str) -> None:
    assert read(f"Each other player draws a card and {action}.", ITEM)


# -- What can be said --------------------------------------------------------------------------------------------------


def test_up_to_two_are_chosen_until_the_player_says_no(scene: Scene, tmp_path: Path) -> None:
    text = "Untap up to two partners of yours."
    game = game_with(tmp_path, ("Alarm", "item", text), ("Bell Tower", "supporter", f"Discard this: {text}"))
    there = [partner(name, tapped=True) for name in ("Aki", "Twig", "Sir Thistle")]
    table = scene(player(hand=["Alarm"], home=["Bell Tower"], world_map=[course("Dune Sea", *there)]), game=game)

    table.do("Play Alarm", "Aki")
    assert table.options == ["Twig", "Sir Thistle", "No"]
    assert str(table.why_not(Pick, "Aki")) == "Aki is chosen already. [R39]"
    table.do("No")
    assert table.tapped("Aki", "Twig", "Sir Thistle") == [False, True, True]

    table.do("Use Bell Tower", "Twig", "Sir Thistle")
    assert table.tapped("Twig", "Sir Thistle") == [False, False]


def test_another_partner_is_not_the_card_itself(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Nurse", "partner", "Tap this: Untap another partner of yours."))
    there = ["Nurse", partner("Aki", tapped=True), partner("Twig", tapped=True)]
    table = scene(player(world_map=[course("Dune Sea", *there)]), game=game)

    table.do("Use Nurse")

    assert table.options == ["Aki", "Twig"]
    assert str(table.why_not(Pick, "Nurse")) == "It must be another card. [R39]"


def test_there_is_another_one(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Twin", "partner", "This has +2 power as long as there is another partner here."))
    alone = scene(player(world_map=[course("Dune Sea", "Twin")]), game=game)
    beside = scene(player(world_map=[course("Dune Sea", "Twin", "Aki")]), game=game)

    assert (alone.power("Twin"), beside.power("Twin")) == (2, 4)


def test_two_or_fewer_are_counted(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("Hermit", "partner", "This has +2 power as long as there are two or fewer partners here.")
    )
    few = scene(player(world_map=[course("Dune Sea", "Hermit", "Aki")]), game=game)
    many = scene(player(world_map=[course("Dune Sea", "Hermit", "Aki", "Twig")]), game=game)

    assert (few.power("Hermit"), many.power("Hermit")) == (4, 2)


@pytest.mark.rule("courses", "R49")
def test_the_start_of_a_turn_is_before_its_draw_phase(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Rooster", "supporter", "At the start of your turn, gain 1 point."))
    table = scene(player(), player(home=["Rooster"], deck=["Aki", "Twig"]), game=game)
    table.state.observed = True

    table.do("End your turn")

    assert table.happened("begins", "gains", "draws") == ["begins", "gains", "draws"]
    assert table.points == [0, 1]


@pytest.mark.parametrize(("points", "drawn"), [(0, 0), (3, 1)])
def test_a_condition_after_the_event_is_looked_at_when_it_happens(
    scene: Scene, tmp_path: Path, points: int, drawn: int
) -> None:
    text = "When this clears a course, if you have 4 or more points, draw a card. Then, untap this."
    game = game_with(tmp_path, ("Accountant", "partner", text))
    table = scene(player(points=points, world_map=[course("Dune Sea", "Accountant")]), game=game)

    table.do("Clear Dune Sea with Accountant")

    assert len(table.hand(0)) == drawn
    assert table.tapped("Accountant") == [False]


def test_only_the_defeat_of_some_partners_counts(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path, ("Giant Killer", "partner", "When this defeats a partner with cost 2 or more, gain 2 points.")
    )

    def points_for(name: str) -> int:
        table = scene(player(world_map=[course("Dune Sea", "Giant Killer", partner(name, of=1))]), game=game)
        table.do("Battle at Dune Sea with Giant Killer")
        return table.points[0]

    assert (points_for("Aki"), points_for("Somebody's Umbrella")) == (0, 0)
    assert points_for("Kite Courier") == 2


def test_its_owner_loses_what_the_event_says(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Toll Bridge", "course", "When a partner enters here, its owner loses 1 point."))
    table = scene(
        player(points=5, hand=["Aki"], home=["Bell Ringer"]), player(points=5, world_map=["Toll Bridge"]), game=game
    )

    table.do("Enter Aki", "Tap Bell Ringer") if len(table.options) > 2 else table.do("Enter Aki")

    assert table.points == [4, 5]


def test_points_are_a_cost_that_must_be_had(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Pawnshop", "supporter", "Tap this and lose 2 points: Draw two cards."))
    poor = scene(player(points=1, home=["Pawnshop"]), game=game)
    rich = scene(player(points=3, home=["Pawnshop"]), game=game)

    rich.do("Use Pawnshop")

    assert str(poor.why_not(Use, "Pawnshop")) == "You have too few points. [R39]"
    assert (rich.points, len(rich.hand(0)), rich.tapped("Pawnshop")) == ([1, 0], 2, [True])


def test_a_change_is_counted_for_each(scene: Scene, tmp_path: Path) -> None:
    text = "A partner of yours gets +1 power for each course of yours until the end of the turn."
    game = game_with(tmp_path, ("Atlas", "item", text))
    table = scene(player(hand=["Atlas"], world_map=[course("Dune Sea", "Aki"), "Mossy Keep", "Echo Stairs"]), game=game)

    table.do("Play Atlas")
    assert table.power("Aki") == 1 + 3
    table.do("End your turn")
    assert table.power("Aki") == 1


def test_several_are_returned_to_their_owners(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Evacuation", "item", "Return all partners to their owners' hands."))
    table = scene(player(hand=["Evacuation"], world_map=[course("Dune Sea", "Aki", partner("Twig", of=1))]), game=game)

    table.do("Play Evacuation")

    assert (table.hand(0), table.hand(1)) == (["Aki"], ["Twig"])


def test_some_partners_cannot_enter_at_a_course(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Club", "course", "Partners of other players cannot enter here."))
    rival = scene(player(hand=["Twig"], world_map=[]), player(world_map=["Club"]), game=game)
    two = scene(player(hand=["Twig"]), player(world_map=["Club"]), player(world_map=["Club"]), game=game)
    own = scene(player(hand=["Twig"], world_map=["Club"]), game=game)
    choice = scene(player(hand=["Twig"], world_map=["Dune Sea", "Mossy Keep"]), player(world_map=["Club"]), game=game)

    choice.do("Enter Twig")

    assert str(rival.why_not(Enter, "Twig")) == "Twig cannot enter at any course because of Club. [R39]"
    assert str(two.why_not(Enter, "Twig")) == "Twig cannot enter at any course because of Club and Club. [R39]"
    assert own.why_not(Enter, "Twig") is None
    assert choice.options == ["At Dune Sea", "At Mossy Keep"]
    assert str(choice.why_not(Pick, "Club")) == "Twig cannot enter there because of Club. [R39]"


def test_it_is_the_partner_that_has_entered_from_the_hand(scene: Scene, tmp_path: Path) -> None:
    text = (
        "Enter a partner with cost 3 or less from your hand without paying its cost. "
        "It gets +2 power until the end of the turn."
    )
    game = game_with(tmp_path, ("Open Hatch", "item", text))
    table = scene(player(hand=["Open Hatch", "Twig"], world_map=["Dune Sea", "Mossy Keep"]), player(), game=game)
    before = table.state.print_of(table.piece("Twig")).power

    table.do("Play Open Hatch")
    table.do("Twig")  # asked though there is no other, which the others must not know
    table.do("Dune Sea")

    assert table.power("Twig") == before + 2


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (PARTNER, "When this enters, choose one: Draw a card; or gain 1 point."),
        (PARTNER, "When this enters, if this is untapped, choose one: Draw a card; or gain 1 point."),
        (ITEM, "If there is a course of yours, choose one: Draw a card; or gain 1 point; or discard a card."),
        (ITEM, "You may discard a card. If you do, choose one: Draw a card; or gain 1 point."),
    ],
)
def test_a_choice_can_be_all_that_a_sentence_does(kind: str, text: str) -> None:
    assert str(read(text, kind)[1]) == text


def test_a_choice_after_a_condition_is_offered_only_if_it_is_so(scene: Scene, tmp_path: Path) -> None:
    text = "If you have 2 or more points, choose one: Draw a card; or gain 1 point."
    game = game_with(tmp_path, ("Tombola", "item", text))
    rich = scene(player(points=2, hand=["Tombola"]), game=game)
    poor = scene(player(points=1, hand=["Tombola"]), game=game)

    rich.do("Play Tombola", "Gain 1 point")
    poor.do("Play Tombola")

    assert (rich.points, poor.points) == ([3, 0], [1, 0])


# -- You may, where it can be done -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("tap an untapped partner of another player", False),
        ("tap all untapped partners of other players", False),
        ("untap a tapped course of yours", False),
        ("untap this", False),
        ("defeat a partner of another player", False),
        ("return a partner of another player to its owner's hand", False),
        ("move this to another course", False),
        ("put a card from your discard pile into your hand", False),
        ("put an item from your discard pile into your hand", False),
        ("enter a partner with cost 2 or less from your hand without paying its cost", False),
        ("lose 1 point", False),
        ("discard a card", False),
        ("tap this", True),
        ("gain 1 point", True),
        ("draw a card", True),
    ],
)
def test_you_may_is_asked_only_where_it_can_be_done(scene: Scene, tmp_path: Path, action: str, *, asked: bool) -> None:
    """A table with a supporter and nothing else, at the start of its player's turn."""
    game = game_with(tmp_path, ("Doubter", "supporter", f"At the start of your turn, you may {action}."))
    table = scene(player(), player(home=["Doubter"]), game=game)

    table.do("End your turn")

    assert table.asked.startswith("Doubter: do you") == asked


def test_you_may_move_somebody_here_is_asked_only_where_somebody_is_elsewhere(scene: Scene, tmp_path: Path) -> None:
    text = "At the start of your turn, you may move a partner of another player here."
    game = game_with(tmp_path, ("Doubter", "course", text))
    alone = scene(player(), player(world_map=["Doubter"]), game=game)
    beside = scene(player(), player(world_map=["Doubter", course("Dune Sea", partner("Aki", of=0))]), game=game)

    alone.do("End your turn")
    beside.do("End your turn")

    assert not alone.asked.startswith("Doubter: do you")
    assert beside.asked.startswith("Doubter: do you")


# -- Commands ----------------------------------------------------------------------------------------------------------


def test_the_deck_of_a_file_is_chosen_by_its_file(tmp_path: Path) -> None:
    shipped = Path(chosen_decks.__code__.co_filename).parent / "courses" / "decks"
    file = next(iter(sorted(shipped.glob("*.toml"))))
    own = tmp_path / "own.toml"
    text = file.read_text(encoding="utf-8")
    first = text.split('name = "', 1)[1].split('"', 1)[0]
    own.write_text(text.replace(f'name = "{first}"', 'name = "Mine"', 1), encoding="utf-8")

    game, names = chosen_decks("courses", [], f"{own},High Ridge")

    assert names == ["Mine", "High Ridge"]
    assert "Mine" in game.decks
