"""Tokens that texts create, in each game: how they come into play, what they do, and that they are gone after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rulebound
from rulebound.games.varia.counters import RUINED
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.table.zones import AWAY
from tests.games.named import NamedTable

NUMBERS = {
    "courses": {
        "partner": "cost = 1\npoints = 1\npower = 1", "supporter": "cost = 0", "item": "cost = 0",
    },
    "avarium": {
        "student": 'cost = 0\ncombat = 1\ndefense = 2\nclub = "Arts"\ngender = "male"\nfaction = "Neutral"',
        "scheme": "cost = 0",
    },
    "arcane": {"spell": "cost = 0\nprestige = 0", "item": "cost = 0\nprestige = 0"},
    "varia": {"asset": 'form = "Charm"\nvalue = 1\ntypes = "None"\nsubtypes = "None"'},
    "proelium": {"item": "cost = 1", "action": "cost = 1", "character": "cost = 1\nA = 1\nD = 1"},
    "windward": {"venture": "cost = 0\ncopies = 1", "building": "cost = 0\nrenown = 0\ncopies = 1"},
}  # fmt: skip


def game_of(name: str, folder: Path, *cards: tuple[str, str, str]) -> Any:
    """The game with these cards besides its own, each a name, a kind and a text."""
    entries = [
        f"[[card]]\nname = \"{one}\"\nkind = \"{kind}\"\n{NUMBERS[name][kind]}\ntext = '''{text}'''\n"
        for one, kind, text in cards
    ]
    path = folder / "own.toml"
    path.write_text("\n".join(entries), encoding="utf-8")
    return rulebound.load(name, cards=[path])


class AnyTable(NamedTable[Any]):
    """A table on which alike options are one."""

    takes_first = True


def at(game: Any, *seats: dict[str, Any], **scene: Any) -> AnyTable:
    """The table of a scene."""
    return AnyTable(game.scene(seats=[*seats, {}, {}][: max(2, len(seats))], **scene))


def named(table: AnyTable, name: str) -> list[int]:
    """The pieces in the game that are called so."""
    state = table.state
    return [it for it, face in enumerate(state.faces) if face >= 0 and state.card(it).name == name and state.zone[it]]


# -- The course game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R56")
def test_partners_that_are_created_enter_together_at_a_course_and_clear_it(tmp_path: Path) -> None:
    game = game_of("courses", tmp_path, ("Fair", "item", "Create two Scarecrow partners with 3 power and 2 points."))
    table = at(game, {"hand": ["Fair"], "world map": ["Rooftop Garden", "Dune Sea"]}, {"world map": ["Mossy Keep"]})

    table.do("Play Fair", "Mossy Keep")
    created = named(table, "Scarecrow")
    table.do("Clear Mossy Keep with Scarecrow")

    state = table.state
    assert [state.power(it) for it in created] == [3, 3]
    assert len({state.at[it] for it in created}) == 1
    assert state.points == [2, 0]


@pytest.mark.rule("courses", "R56")
def test_a_token_that_returns_to_a_hand_is_gone_and_its_piece_serves_the_next(tmp_path: Path) -> None:
    game = game_of(
        "courses", tmp_path,
        ("Maker", "supporter", "Discard a card: Create a Scarecrow partner with 1 power."),
        ("Gust", "item", "Return all partners to their owners' hands."),
    )  # fmt: skip
    hand = ["Gust", "Aki", "Aki", "Twig"]
    table = at(game, {"hand": hand, "home": ["Maker"], "world map": ["Rooftop Garden"]})

    table.do("Use Maker", "Aki")
    first = named(table, "Scarecrow")
    table.do("Play Gust")
    gone = [table.state.zone[it] for it in first]
    table.do("Use Maker", "Aki")

    assert gone == [AWAY]
    assert named(table, "Scarecrow") == first
    assert table.names(table.state.hand_of(0)) == ["Twig"]
    assert table.happened("leaves the game as a token") == ["leaves the game as a token"]


@pytest.mark.rule("courses", "R56")
def test_a_token_has_the_text_that_it_was_created_with(tmp_path: Path) -> None:
    text = 'When this enters, create two 1-power Goat partners with "When this is defeated, gain 1 point." here.'
    game = game_of(
        "courses", tmp_path, ("Herd", "partner", text), ("Axe", "item", "Defeat all partners with power 1 or more.")
    )
    table = at(game, {"hand": ["Herd", "Axe"], "world map": ["Rooftop Garden"]})

    table.do("Enter Herd")
    goats = named(table, "Goat")
    table.do("Play Axe", "Goat")

    assert len(goats) == 2
    assert table.state.points[0] == 2
    assert table.names(table.state.discard_of(0))[:1] == ["Herd"]


@pytest.mark.rule("courses", "R56")
def test_a_player_has_eight_tokens_at_most(tmp_path: Path) -> None:
    game = game_of("courses", tmp_path, ("Fair", "item", "Create six Scarecrow partners with 1 power."))
    table = at(game, {"hand": ["Fair", "Fair"], "world map": ["Rooftop Garden"]})

    table.do("Play Fair", "Play Fair")

    assert len(named(table, "Scarecrow")) == 8


# -- Texts that say nothing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "kind", "text", "told"),
    [
        ("courses", "item", "Create a Scarecrow supporter with 1 power.", "cards of this kind have no 'power'"),
        ("courses", "item", "Create a 1-power Scarecrow partner with 2 power.", "its 'power' is said already"),
        (
            "courses",
            "supporter",
            "Tap this: Create a Scarecrow partner with 1 power here.",
            "so nothing is 'here' for them",
        ),
        ("courses", "item", 'Create a Goat supporter with "When this attacks, draw a card."', "of partners only"),
        (
            "courses",
            "item",
            'Create a Goat partner with "When this enters, create a Kid partner."',
            "cannot create tokens",
        ),
        ("varia", "action", "On-Hit: Create a Cinder Magical Attack with 2 Power.", "write 'in the next moment'"),
        ("varia", "action", "On-Hit: Create a Coin Charm in the next moment.", "leave 'in the next moment' out"),
    ],
)
def test_what_a_token_cannot_be_is_refused_with_the_reason(game: str, kind: str, text: str, told: str) -> None:
    loaded: Any = rulebound.load(game)

    assert told in loaded.card_files.fault(text, kind)


def test_two_cards_that_mean_different_tokens_by_one_name_are_refused(tmp_path: Path) -> None:
    cards = [("Fair", "item", "Create a Goat partner with 1 power."), ("Feast", "item", "Create a Goat partner.")]
    with pytest.raises(CardError, match="Feast and Fair create different tokens that are called Goat"):
        game_of("courses", tmp_path, *cards)
    with pytest.raises(CardError, match="Fair creates Aki, which is the name of a card"):
        game_of("courses", tmp_path, ("Fair", "item", "Create an Aki partner."))


# -- The other games ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "S6")
def test_a_student_that_is_created_joins_the_class_ready_and_of_its_club(tmp_path: Path) -> None:
    text = "Create two Understudy Arts students with 2 Combat and 1 Defense."
    game = game_of("avarium", tmp_path, ("Casting", "scheme", text), ("Send Off", "scheme", "Expel target student."))
    table = at(game, {"hand": ["Casting"], "class": []})

    table.do("Play Casting")
    while not named(table, "Understudy"):
        table.do("Pass")

    state = table.state
    created = named(table, "Understudy")
    assert [(state.combat(it), state.defense(it), state.exhausted[it]) for it in created] == [(2, 1, False)] * 2
    assert [state.print_of(it).club for it in created] == ["Arts", "Arts"]
    assert [it in state.cards_in(state.zone[created[0]], 0) for it in created] == [True, True]


@pytest.mark.rule("arcane", "R12")
def test_an_item_that_is_created_is_worth_prestige_and_brings_the_end_no_nearer(tmp_path: Path) -> None:
    game = game_of("arcane", tmp_path, ("School", "item", "When you rest, create a Trinket item with 2 Prestige."))
    table = at(game, {"items": ["School"]})
    done = table.state.completed(0)

    table.do("Rest")

    state = table.state
    assert len(named(table, "Trinket")) == 1
    assert state.worth(named(table, "Trinket")[0]) == 2
    assert state.completed(0) == done


@pytest.mark.rule("varia", "R32")
def test_an_asset_that_is_created_lies_with_its_player_and_serves(tmp_path: Path) -> None:
    text = 'Lose 1 Health Point: Create a Lucky Coin Charm with "Ruin this: Gain 2 Health Points."'
    game = game_of("varia", tmp_path, ("Mint", "asset", text))
    table = at(game, {"character": ["Mint"]}, moment="action")

    table.do("Use Mint")
    before = table.state.health(0)
    table.do("Use Lucky Coin")

    assert table.state.health(0) == before + 2
    assert table.state.is_marked(RUINED, named(table, "Lucky Coin")[0])


@pytest.mark.rule("proelium", "R56")
def test_a_character_that_is_created_comes_into_the_laboratory_and_goes_for_good(tmp_path: Path) -> None:
    works = ("Works", "item", "Destroy this: Create two 1/2 Drone characters.")
    game = game_of("proelium", tmp_path, works, ("Rout", "action", "Destroy all characters."))
    table = at(game, {"laboratory": ["Works"], "hand": ["Rout"], "funds": 20}, {"funds": 20})

    table.do("Use Works")
    drones = named(table, "Drone")
    values = [(table.state.value("A", it), table.state.value("D", it)) for it in drones]
    for it in drones:
        table.state.discard(it)

    assert values == [(1, 2), (1, 2)]
    assert [table.state.zone[it] for it in drones] == [AWAY, AWAY]
    assert "Drone" not in table.names(table.state.discard_of(0))


@pytest.mark.rule("windward", "R5")
def test_a_ship_that_is_created_sails_and_brings_no_renown(tmp_path: Path) -> None:
    game = game_of("windward", tmp_path, ("Slipway", "venture", "Create a Dinghy ship with 2 cargo."))
    table = at(game, {"hand": ["Slipway"], "coins": 0, "renown": 0})

    table.do("Play Slipway", "Sail with Dinghy")

    assert table.state.amounts == [[2, 3], [0, 0]]
