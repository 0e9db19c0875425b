"""Cards of one's own that do what no shipped card does: what becomes of it is ruled, and nothing falls apart."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import rulebound
from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.prestige import gain_prestige
from rulebound.games.avarium.resources import gain_merit, gain_reputation
from rulebound.games.courses import texts
from rulebound.kernel.basics.amounts import MOST
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.basics.view import say
from rulebound.kernel.basics.words import plain
from rulebound.kernel.table.cardtable import CardTable

VALUES: Final[dict[str, dict[str, Any]]] = {
    "course": {"stars": 1},
    "partner": {"cost": 0, "points": 1, "power": 2},
    "supporter": {"cost": 0},
    "student": {"cost": 1, "combat": 2, "defense": 2, "club": "Arts", "gender": "female", "faction": "Neutral"},
    "scheme": {"cost": 0},
    "item": {"cost": 0},
}


def scene(game: str, folder: Path, cards: list[tuple[str, str, str]], **described: Any) -> CardTable:
    """A scene of the game with these cards besides its own: each a name, a kind and a text."""
    more = {"prestige": 2} if game == "arcane" else {}
    entries = [{"name": name, "kind": kind, "text": text, **VALUES[kind], **more} for name, kind, text in cards]
    lines = ["\n".join(["[[card]]", *[f"{key} = {json.dumps(it)}" for key, it in entry.items()]]) for entry in entries]
    file = folder / "own.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return rulebound.load(game, cards=[file]).scene(**described)


def do(table: CardTable, *sentences: str) -> None:
    """The options that begin like this, one after another; whoever may respond passes."""
    for sentence in sentences:
        said = {plain(table.describe(table.seat, action)): action for action in table.options}
        while "Pass" in said and not any(told.startswith(sentence) for told in said):
            table.apply(said["Pass"])
            said = {plain(table.describe(table.seat, action)): action for action in table.options}
        table.apply(next(action for told, action in said.items() if told.startswith(sentence)))


def piece(table: CardTable, name: str) -> int:
    return next(it for it, face in enumerate(table.faces) if face >= 0 and table.card(it).name == name)


# -- A value that depends on itself ------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R55")
def test_a_power_that_depends_on_powers_counts_by_what_is_printed(tmp_path: Path) -> None:
    cards = [
        ("Rally", "supporter", "Your partners with power 2 or less have +1 power."),
        ("Choir", "supporter", "Your partners have +1 power for each partner of yours with power 3 or more."),
        ("Recruit", "partner", ""),
    ]
    world_map = [{"name": "Dune Sea", "partners": ["Recruit", "Marzipan Golem"]}]
    player = {"world map": world_map, "home": ["Rally", "Choir"]}

    table = scene("courses", tmp_path, cards, seats=[player, {}])

    golem = table.card(piece(table, "Marzipan Golem")).values()["power"]
    assert golem >= 3
    assert table.now("power", piece(table, "Recruit"), 2) == 2 + 1 + 1  # Rally, and Choir for the Golem
    assert table.now("power", piece(table, "Marzipan Golem"), golem) == golem + 1


@pytest.mark.rule("courses", "R55")
def test_two_values_that_depend_on_each_other_are_counted(tmp_path: Path) -> None:
    cards = [
        ("Rally", "supporter", "Your partners with point value 2 or more have +1 power."),
        ("Choir", "supporter", "Your partners with power 2 or more have +1 point value."),
        ("Recruit", "partner", ""),
    ]
    player = {"world map": [{"name": "Dune Sea", "partners": ["Recruit"]}], "home": ["Rally", "Choir"]}

    table = scene("courses", tmp_path, cards, seats=[player, {}])

    assert table.now("points", piece(table, "Recruit"), 1) == 2
    assert table.now("power", piece(table, "Recruit"), 2) == 3


@pytest.mark.rule("avarium", "S5")
def test_a_combat_that_depends_on_combats_counts_by_what_is_printed(tmp_path: Path) -> None:
    cards = [("Captain of Two", "student", "Students in my class with Combat 2 or less have +1 Combat.")]
    players = [{"idol": "Kumara RAJ", "class": ["Captain of Two"]}, {"idol": "Hatsurugi TOUKA"}]

    table = scene("avarium", tmp_path, cards, seats=players)

    assert table.now("combat", piece(table, "Captain of Two"), 2) == 3


@pytest.mark.rule("arcane", "R11")
def test_a_prestige_that_depends_on_prestige_counts_by_what_is_printed(tmp_path: Path) -> None:
    cards = [("Gauge", "item", "Your items with Prestige value 2 or less have +1 Prestige value.")]

    table = scene("arcane", tmp_path, cards, seats=[{"items": ["Gauge"]}, {}])

    assert table.now("prestige", piece(table, "Gauge"), 2) == 3


# -- What stays where it is --------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R54")
@pytest.mark.parametrize(
    "text", ["Discard this: Gain 1 point.", "When you clear this, return this to its owner's hand."]
)
def test_a_course_that_would_discard_or_return_itself_is_refused(text: str) -> None:
    with pytest.raises(TextError, match="a course stays in its world map"):
        texts.read(text, "course")


@pytest.mark.rule("courses", "R54")
@pytest.mark.parametrize("text", ["Tap this: Discard a course.", "Tap this: Return a course to its owner's hand."])
def test_a_course_stays_in_its_world_map_whatever_a_card_says(tmp_path: Path, text: str) -> None:
    world_map = [{"name": "Dune Sea", "partners": ["Aki"]}, {"name": "Mossy Keep"}]
    player = {"world map": world_map, "home": ["Surveyor"]}
    table = scene("courses", tmp_path, [("Surveyor", "supporter", text)], seats=[player, {}])

    do(table, "Use Surveyor", "Dune Sea")

    assert table.as_scene()["seats"][0]["world map"][0]["name"] == "Dune Sea"
    assert table.as_scene()["seats"][0]["world map"][0]["partners"] == ["Aki"]


@pytest.mark.rule("avarium", "S4")
def test_an_idol_stays_in_its_class_whatever_a_card_says(tmp_path: Path) -> None:
    cards = [("Borrowed Fame", "scheme", "Put target enemy idol or student into your hallway.")]
    players = [{"idol": "Kumara RAJ", "hand": ["Borrowed Fame"]}, {"idol": "Hatsurugi TOUKA"}]
    table = scene("avarium", tmp_path, cards, seats=players)

    do(table, "Play Borrowed Fame", "End your turn")

    idols = [seat["idol"] for seat in table.as_scene()["seats"]]
    assert idols == ["Kumara RAJ", "Hatsurugi TOUKA"]
    assert [seat.get("hallway", []) for seat in table.as_scene()["seats"]] == [[], []]


@pytest.mark.rule("courses", "R21")
@pytest.mark.parametrize("what", ["a tapped course of yours", "a supporter of yours"])
def test_a_text_that_attaches_an_item_to_no_partner_is_refused(tmp_path: Path, what: str) -> None:
    cards = [("Sticker", "item", f"Attach this to {what}.")]

    with pytest.raises(CardError, match="only partners can have something attached"):
        scene("courses", tmp_path, cards, seats=[{}, {}])


# -- Scenes ------------------------------------------------------------------------------------------------------------


def test_in_the_turn_of_a_player_who_has_left_others_may_still_respond_in_a_scene_too() -> None:
    players = [{"idol": "Kumara RAJ", "out": True}, {"idol": "Hatsurugi TOUKA"}, {"idol": "AMYBA"}]
    game = rulebound.load("avarium")

    table = game.scene(seats=players, active=0, step="action", priority=1)

    assert (table.active, table.seat) == (0, 1)
    assert game.scene(**table.as_scene()).fingerprint() == table.fingerprint()


# -- The log -----------------------------------------------------------------------------------------------------------


def test_the_log_tells_what_an_ability_does_that_a_partner_has_because_of_another_card(tmp_path: Path) -> None:
    lent = 'Partners here have "When this clears a course, draw a card."'
    cards = [("Pier", "course", f"Your items cost 1 star less.\n{lent}"), ("Recruit", "partner", "")]
    player = {"world map": [{"name": "Pier", "partners": ["Recruit"]}]}
    table = scene("courses", tmp_path, cards, seats=[player, {}])
    table.observed = True

    do(table, "Clear Pier with Recruit")

    told = [say(line.text) for line in table.game.log(table, 0)]
    assert "Recruit: draw a card." in told


# -- Numbers -----------------------------------------------------------------------------------------------------------

NUMBERS: Final = [
    ("courses", "item", "Gain {} points."),
    ("courses", "partner", "This has +{} power."),
    ("avarium", "student", "When I join my class, gain {} Merit."),
    ("arcane", "spell", "Gain {} Will."),
]


@pytest.mark.parametrize(("game", "kind", "text"), NUMBERS)
@pytest.mark.parametrize(
    ("number", "problem"),
    [
        ("100", "a number is 99 at most"),
        ("9" * 5000, "a number is 99 at most"),
        ("0" + "9" * 5000, "a number is 99 at most"),
        ("007", "write this number in plain digits, as "),
        ("\u0663", "write this number in plain digits, as "),
    ],
)
def test_the_numbers_of_a_text_have_bounds(game: str, kind: str, text: str, number: str, problem: str) -> None:
    read = import_module(f"rulebound.games.{game}.texts").read

    read(text.format("99"), kind)
    with pytest.raises(TextError, match=problem):
        read(text.format(number), kind)


# -- What could be used for ever ---------------------------------------------------------------------------------------

FEEDS_ITSELF: Final = [
    ("courses", "supporter", "Lose 1 point: Gain 2 points."),
    ("courses", "partner", "Lose 2 points: Draw a card. Gain 2 points."),
    ("avarium", "student", "Lose 1 Merit: Gain 1 Merit."),
    ("avarium", "student", "Spend 1 Reputation: Gain 2 Reputation."),
]
ENDS: Final = [
    ("courses", "supporter", "Lose 2 points: Gain 1 point."),
    ("courses", "supporter", "Tap this and lose 1 point: Gain 2 points."),
    ("courses", "supporter", "Lose 1 point: Each other player gains 2 points."),
    ("avarium", "student", "EXHAUST and lose 1 Merit: Gain 2 Merit."),
    ("avarium", "student", "Lose 1 Merit: Gain 2 Merit. Use this ability only once each turn."),
    ("avarium", "student", "Lose 1 Merit: Gain 1 Reputation."),
]


@pytest.mark.parametrize(("game", "kind", "text"), FEEDS_ITSELF)
def test_what_gives_back_all_that_it_costs_is_refused(game: str, kind: str, text: str) -> None:
    with pytest.raises(TextError, match="this gives back all that it costs, so it could be used without end"):
        import_module(f"rulebound.games.{game}.texts").read(text, kind)


@pytest.mark.parametrize(("game", "kind", "text"), ENDS)
def test_what_has_an_end_is_not_refused(game: str, kind: str, text: str) -> None:
    assert import_module(f"rulebound.games.{game}.texts").read(text, kind)


# -- Sums ------------------------------------------------------------------------------------------------------------

HUGE: Final = 10**30  # what comes of a hundred doublings


@pytest.mark.parametrize(
    ("game", "gain", "held"),
    [
        ("courses", lambda table: table.gain(0, HUGE), lambda table: table.points[0]),
        ("avarium", lambda table: gain_merit(table, 0, HUGE), lambda table: table.merit[0]),
        ("avarium", lambda table: gain_reputation(table, 0, HUGE), lambda table: table.reputation[0]),
        ("arcane", lambda table: table.gain_shards(0, HUGE), lambda table: table.shards[0]),
        ("arcane", lambda table: gain_prestige(table, 0, HUGE), lambda table: table.prestige[0]),
        ("varia", lambda table: table.gain(0, 0, HUGE), lambda table: table.amounts[0][0]),
        ("courses", lambda table: table.modify("power", 0, HUGE, "", 0, 0), lambda table: table.modifiers[-1].amount),
        ("courses", lambda table: table.modify("power", 0, -HUGE, "", 0, 0), lambda table: -table.modifiers[-1].amount),
    ],
    ids=["points", "Merit", "Reputation", "Shards", "Prestige", "a counter", "a change", "a change for the worse"],
)
def test_what_is_doubled_again_and_again_stays_a_number_that_clients_can_read(
    game: str, gain: Callable[[Any], None], held: Callable[[Any], int]
) -> None:
    table = rulebound.load(game).new_state(seed=1, seats=2)

    gain(table)

    assert held(table) == MOST
    assert msgspec.json.encode(table.game.view(table, 0))
