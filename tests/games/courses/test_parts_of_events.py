"""The cards of an event by their names, and where `it` is certain."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player

GHOSTS = [
    "When this is defeated, defeat the attacker.",
    "When a partner of another player defeats this, defeat it.",
]


@pytest.mark.parametrize("text", GHOSTS)
def test_who_is_defeated_can_take_the_attacker_along(scene: Scene, tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, ("Ghost", "partner", text))
    table = scene(player(world_map=[course("Dune Sea", "Marzipan Golem", partner("Ghost", of=1))]), game=game)

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.zone("Ghost") == table.zone("Marzipan Golem") == "discard"


def test_without_an_attack_there_is_no_attacker(scene: Scene, tmp_path: Path) -> None:
    axe = ("Axe", "partner", "Tap this: Defeat a partner of another player here.")
    game = game_with(tmp_path, ("Ghost", "partner", GHOSTS[0]), axe)
    table = scene(player(world_map=[course("Dune Sea", "Axe", partner("Ghost", of=1))]), game=game)

    table.do("Use Axe")

    assert (table.zone("Ghost"), table.zone("Axe")) == ("discard", "at a course")


def test_the_defeated_partner_can_be_named_after_a_discard(scene: Scene, tmp_path: Path) -> None:
    text = (
        "When a partner of another player is defeated, you may discard a card. "
        "If you do, return the defeated partner to its owner's hand."
    )
    game = game_with(tmp_path, ("Medic", "supporter", text))
    there = course("Dune Sea", "Marzipan Golem", partner("Twig", of=1))
    table = scene(player(hand=["Foghorn"], home=["Medic"], world_map=[there]), game=game)

    table.do("Battle at Dune Sea with Marzipan Golem", "Yes")

    assert (table.zone("Twig"), table.zone("Foghorn")) == ("hand", "discard")


def test_of_two_partners_the_owner_of_each_can_be_named(scene: Scene, tmp_path: Path) -> None:
    text = "When a partner here defeats a partner, the owner of the attacker gains 1 point."
    game = game_with(tmp_path, ("Ring", "course", text))
    table = scene(player(world_map=[course("Ring", "Marzipan Golem", partner("Twig", of=1))]), game=game)

    table.do("Battle at Ring with Marzipan Golem")

    assert table.points == [1, 0]


def test_of_attacked_partners_it_is_the_attacked_one(scene: Scene, tmp_path: Path) -> None:
    text = "When a partner of another player is attacked, return it to its owner's hand."
    game = game_with(tmp_path, ("Bailiff", "supporter", text))
    there = course("Dune Sea", "Twig", partner("Marzipan Golem", of=1))
    table = scene(player(home=["Bailiff"], world_map=[there]), game=game)

    table.do("Battle at Dune Sea with Twig")

    assert (table.zone("Marzipan Golem"), table.zone("Twig")) == ("hand", "at a course")


GONE = "this has left play by then, so nothing is 'here' for it: "


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        (PARTNER, "When this is defeated, tap all partners here.", GONE + "leave the place out, or write of 'the att"),
        (
            PARTNER,
            "When a partner defeats this, tap all partners here.",
            GONE + "leave the place out, or write of 'the",
        ),
        (PARTNER, "When this exits, if there is a partner here, draw a card.", GONE + "leave the place out"),
        (PARTNER, "When this exits, move another partner of yours here.", GONE + "write 'to another course'"),
        (PARTNER, "Discard this: Tap all partners here.", GONE + "leave the place out"),
        (
            ITEM,
            "Attach this to a partner.\nWhen the attached partner exits, defeat the attached partner.",
            "this has left play by then, and is attached to nothing",
        ),
        (
            SUPPORTER,
            "Tap this: Tap all partners here.",
            "cards of the kind supporter are at no course, so nothing is 'here' for them",
        ),
        (
            ITEM,
            "Tap all partners here.",
            "cards of the kind item are at no course, so nothing is 'here' for them: leave the place out",
        ),
    ],
)
def test_for_a_card_that_is_at_no_course_nothing_is_here(kind: str, text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert problem in refused.value.problems[0].sentence()


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (PARTNER, "When this is defeated, tap the attacker."),
        (PARTNER, "When a partner here is defeated, tap all partners here."),
        (ITEM, "Attach this to a partner of yours.\nTap this: Tap all partners here."),
        (SUPPORTER, 'Your partners have "When this enters, tap all other partners here."'),
    ],
)
def test_for_a_card_that_is_at_a_course_something_can_be_here(kind: str, text: str) -> None:
    assert read(text, kind)


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        (PARTNER, "When this is attacked, tap it.", "write 'the attacker', 'the defender', or 'this'"),
        (COURSE, "When a partner here defeats a partner, tap it.", "write 'the defeated partner', 'the attacker', or"),
        (
            COURSE,
            "When a partner here defeats a partner, its owner gains 1 point.",
            "write 'the owner of the defeated partner', 'the owner of the attacker'",
        ),
        (
            SUPPORTER,
            "When a partner is defeated, you may discard a card. If you do, return it to its owner's hand.",
            "of the event, write 'the defeated partner' or 'the attacker'",
        ),
        (PARTNER, "When this enters, tap the attacker.", "nothing here is 'the attacker': in this event, write"),
        (ITEM, "Untap that partner.", "no event before this has such a card"),
        (PARTNER, "When this defeats partners, draw a card.", "write 'a' or 'another'"),
    ],
)
def test_what_is_not_certain_is_refused_with_what_is(kind: str, text: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert problem in refused.value.problems[0].sentence()
