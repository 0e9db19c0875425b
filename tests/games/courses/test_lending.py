"""What cards have because of other cards: keywords and texts in quotation marks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import ITEM, PARTNER
from rulebound.games.courses.in_play import Clear, Use
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

ATTACH: Final = "Attach this to a partner of yours.\n"


def test_a_keyword_is_gained_until_the_end_of_the_turn(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Soft Shoes", "item", "A partner of yours gains Sneaky until the end of the turn."))
    guard = partner("Sir Thistle", of=1)
    table = scene(player(hand=["Soft Shoes"], world_map=[course("Dune Sea", "Aki", guard)]), game=game)

    before = table.why_not(Clear, "Aki")
    table.do("Play Soft Shoes")
    during = table.why_not(Clear, "Aki")
    table.do("End your turn", "End your turn")

    assert before is not None
    assert during is None
    assert table.why_not(Clear, "Aki") == before


def test_what_was_gained_is_kept_by_a_saved_table_and_shown_on_the_card(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Soft Shoes", "item", "A partner of yours gains Sneaky until the end of the turn."))
    guard = partner("Sir Thistle", of=1)
    table = scene(player(hand=["Soft Shoes"], world_map=[course("Dune Sea", "Aki", guard)]), game=game)
    table.do("Play Soft Shoes")

    loaded = game.load_state(table.state.save())
    described = game.scene(**table.state.as_scene())

    for again in (table.state, loaded, described, table.state.clone()):
        assert "Clear Dune Sea with Aki for 1 point" in [
            "".join([part.text for part in again.describe(0, action)]) for action in again.legal_actions()
        ]
    notes = [card.note for area in table.state.seat_of(1).view().areas for held in area.cards for card in held.on]
    assert notes == ["This can clear guarded courses.", ""]


def test_a_text_that_is_gained_is_that_of_the_card_that_has_it(scene: Scene, tmp_path: Path) -> None:
    text = 'A partner of yours gains "When this clears a course, draw a card." until the end of the turn.'
    game = game_with(tmp_path, ("Sandwich", "item", text))
    table = scene(
        player(hand=["Sandwich"], world_map=[course("Dune Sea", "Aki"), course("Mossy Keep", "Twig")]), game=game
    )

    table.do("Play Sandwich", "Aki", "Clear Dune Sea with Aki")
    after_one = table.hand(0)
    table.do("Clear Mossy Keep with Twig")

    assert (len(after_one), len(table.hand(0))) == (1, 1)


def test_a_use_is_gained_and_lost_with_the_turn(scene: Scene, tmp_path: Path) -> None:
    text = 'A partner of yours gains "Tap this: Gain 2 points." until the end of the turn.'
    game = game_with(tmp_path, ("Collection Plate", "item", text))
    table = scene(player(hand=["Collection Plate"], world_map=[course("Dune Sea", "Aki")]), game=game)

    table.do("Play Collection Plate", "Use Aki: gain 2 points")
    table.do("End your turn", "End your turn")

    assert table.points == [2, 0]
    assert table.why_not(Use, "Aki") is not None


@pytest.mark.parametrize(
    ("text", "does"),
    [
        ('The attached partner has "Tap this: Gain 2 points."', "Use Aki: gain 2 points"),
        ('The attached partner has "When this clears a course, gain 1 point."', "Clear Dune Sea with Aki"),
    ],
)
def test_what_an_attached_item_lends_is_its_partners_alone(scene: Scene, tmp_path: Path, text: str, does: str) -> None:
    game = game_with(tmp_path, ("Cap", "item", ATTACH + text))
    aki, twig = partner("Aki", attached=["Cap"]), partner("Twig")
    table = scene(player(world_map=[course("Dune Sea", aki), course("Mossy Keep", twig)]), game=game)

    table.do(does)
    with_cap = table.points[:]
    table.do("Clear Mossy Keep with Twig")

    assert with_cap == [2, 0]
    assert table.points == [3, 0]


def test_keywords_and_values_are_lent_while_the_card_is_in_play(scene: Scene, tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        ("Academy", "course", "Partners here have Sneaky."),
        ("Gym", "course", 'Partners here have "This has +2 power as long as it is your turn."'),
        ("Keep", "course", 'Partners here have "This cannot be attacked."'),
    )
    guard = partner("Sir Thistle", of=1)
    table = scene(
        player(world_map=[course("Academy", "Aki", guard), course("Gym", "Twig"), course("Keep", "Nana Nimbus")]),
        game=game,
    )

    assert table.why_not(Clear, "Aki") is None
    assert (table.power("Twig"), table.power("Aki")) == (2, 1)


def test_a_rescue_is_lent(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Trampoline", "course", "Partners here have Slippery."))
    rival = partner("Twig", of=1)
    table = scene(player(world_map=[course("Trampoline", "Sir Thistle", rival)]), game=game)

    table.do("Battle at Trampoline with Sir Thistle")

    assert (table.hand(1), table.discard(1)) == (["Twig"], [])


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        (
            ITEM,
            'A partner of yours gains "Draw a card." until the end of the turn.',
            "line 1, column 27: what a card gains must say when this happens, or at what cost",
        ),
        (
            PARTNER,
            'Other partners of yours have "Discard a card: Untap it."',
            "line 1, column 53: there is nothing before this that `it` could be",
        ),
    ],
)
def test_a_text_in_quotation_marks_must_make_sense_too(kind: str, text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert [one.sentence() for one in refused.value.problems] == [problem]


# -- What one card can be used for -------------------------------------------------------------------------------------

TWO_USES: Final = "Discard a card: Gain 1 point.\nTap this: Gain 3 points."


def test_of_two_costs_one_is_paid_for_its_own_action(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Kiosk", "supporter", TWO_USES))
    table = scene(player(hand=["Aki"], home=["Kiosk"], world_map=["Dune Sea"]), game=game)

    table.do("Use Kiosk", "Tap this: Gain 3 points")
    assert (table.points, table.hand(0), table.tapped("Kiosk")) == ([3, 0], ["Aki"], [True])

    table.do("Use Kiosk")  # the other one is all that is left
    assert (table.points, table.hand(0)) == ([4, 0], [])
    assert str(table.why_not(Use, "Kiosk")) == "You have too few cards in your hand to discard. [R39]"


def test_an_attached_item_can_be_used_and_is_untapped_with_the_rest(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Whistle", "item", ATTACH + "Tap this: Untap the attached partner."))
    aki = partner("Aki", tapped=True, attached=["Whistle"])
    table = scene(player(world_map=[course("Dune Sea", aki)]), game=game)

    table.do("Use Whistle: untap the attached partner")
    assert table.tapped("Aki", "Whistle") == [False, True]

    table.do("End your turn", "End your turn")
    assert table.tapped("Whistle") == [False]


def test_an_item_that_attaches_itself_is_not_used_when_it_is_played(scene: Scene, tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Whistle", "item", ATTACH + "Tap this: Gain 1 point."))
    table = scene(player(hand=["Whistle"], world_map=[course("Dune Sea", "Aki")]), game=game)

    table.do("Play Whistle")

    assert (table.points, table.tapped("Whistle")) == ([0, 0], [False])


def test_the_log_says_what_a_card_does(scene: Scene) -> None:
    table = scene(player(hand=["Foghorn", "Twig"], home=["Cartographer"], world_map=[course("Dune Sea", "Aki")]))
    table.state.observed = True

    table.do("Use Cartographer: you may discard a card. If you do, draw two cards")

    assert "Player 1 uses Cartographer: you may discard a card. If you do, draw two cards." in table.told()
