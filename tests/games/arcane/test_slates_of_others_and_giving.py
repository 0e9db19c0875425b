"""Tiles for other slates, casting actions that give more or less, and what a slate and an item are like."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.arcane import linking
from rulebound.games.arcane.ending import Lay
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.performing import GainWill
from rulebound.games.arcane.slate import COLUMNS, SPACES
from rulebound.kernel.basics.reason import Reason
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, WILL_OR_SHARD, Scene, Table, item, player, tile

SPELLS: Final = {
    "Gift": "Take a market tile and place it on another player's slate.",
    "Draft": "Each player takes a market tile and places it on the slate of the player on their left.",
    "Lottery": "Place the top tile of the bag on another player's slate.",
    "Push": "Move a placed tile of another player to another space.",
    "Tidy": "Move a placed tile of another player to a different empty space on their slate.",
    "Shift": "You may move a placed tile of yours to an empty space. If you don't, gain 2 Shards.",
    "Steal": "Move a placed tile of another player to your slate.",
    "Burden": "Move a placed tile of yours to another player's slate.",
    "Spread": "Exhaust a tile of yours, then exhaust all tiles next to it.",
    "Quarter": "Rotate a placed tile of yours by 90 degrees.",
    "Bare": "Gain 1 Will for each empty space of your slate.",
    "Twice": "Choose a casting action. Perform that action twice.",
    "Double": "Double the Prestige tokens on an item of yours.",
    "Both": "Choose another player. You and that player each gain 3 Shards.",
    "Poor": "Play this only if you have no Shards. Gain 5 Shards.",
    "First": "If this is the first card you have completed this turn, gain 3 Shards. Otherwise, gain 5 Will.",
    "Sift": "Draw three cards, then discard two of them.",
    "Left": "Take 1 Shard from the player on your left.",
    "Barter": "Swap a placed tile of yours with a market tile.",
}
ITEMS: Final = {
    "Mine": "Your Collect Shard actions give 2 Shards more.",
    "Drought": "Other players' Gain Will actions give 1 Will less.",
    "Guard": "When another player moves a tile of yours, gain 4 Shards.",
    "Corner": "When you place a tile next to a corner, gain 4 Will.",
    "Roomy": "As long as your slate has two or more empty spaces, your spells cost 2 Will less.",
    "Floor": "Your spells cost 3 Will less, but not less than 1.",
    "Lit": "When you complete a spell, if this has two or fewer Prestige tokens on it, put 1 Prestige token on this.",
    "Busy": "If you would rest, you may gain 2 Shards instead.",
    "Lamp": "USE: Gain 1 Will.",
}
PLAIN: Final = "Gain Will, NES"
PLACED: Final = f"Player 1 places {PLAIN} on row 2, column 2, with connectors north, east and south."
CAME: Final = f"{PLAIN} lies on the slate of Player 1 now, on row 2, column 3, with connectors north, east and south."
INNER: Final = [tile(name, place // COLUMNS, place % COLUMNS) for name, place in (
    ("Use Item, NE", 1), ("Use Item, NS", 2), ("Add Tile, NES", 4), ("Gain Will, NESW", 5), ("Gain Will, NES", 6),
    ("Collect Shard, NES", 7), ("Complete Assignment, NE", 9), ("Complete Assignment, NS", 10),
)]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these assignments besides its own."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells, *[(name, "item", text) for name, text in ITEMS.items()])


@pytest.fixture(scope="module")
def dear(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The same, where each costs 2."""
    cards = [("Bare", "spell", SPELLS["Bare"]), *[(name, "item", text) for name, text in ITEMS.items()]]
    return game_with(tmp_path_factory.mktemp("cards"), *cards, cost=2)


def completing(own: ArcaneGame, spell: str, *others: dict[str, Any], **mine: Any) -> Table:
    """A table at which this spell has just been completed."""
    center: dict[str, Any] = {"bag": [], "deck": []}
    center |= {name: mine.pop(name) for name in ("market", "bag") if name in mine}
    mine = {"private": [spell], **mine}
    table = Scene(own)(player(**mine), *(others or (player(),)), **center)
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}")
    return table


def place(table: Table, row: int, column: int) -> None:
    """The tile goes there, turned as it is offered first."""
    table.do(f"On row {row}, column {column}")
    if any(option.startswith("Connectors") for option in table.options):
        table.state.apply(table.state.legal_actions()[0])


@pytest.mark.parametrize(("spell", "scene"), [("Gift", {"market": [PLAIN]}), ("Lottery", {"bag": [PLAIN]})])
def test_a_tile_is_placed_on_the_slate_of_another_player(own: ArcaneGame, spell: str, scene: dict[str, Any]) -> None:
    table = completing(own, spell, **scene)

    place(table, 2, 2)

    assert (table.at(0, 1, 1), table.at(1, 1, 1)) == ("", PLAIN)


def test_the_last_complete_assignment_action_of_that_slate_stays(own: ArcaneGame) -> None:
    table = completing(own, "Gift", market=[PLAIN])

    assert not any(option.startswith("On row 1, column 1") for option in table.options)


def test_it_is_said_on_whose_slate_a_tile_goes_and_lies(own: ArcaneGame) -> None:
    table = completing(own, "Gift", market=[PLAIN])

    asked = table.asked
    place(table, 2, 2)

    assert asked == f"Where on the slate of Player 2 does {PLAIN} go?"
    assert table.told()[-3:-1] == [PLACED, f"{PLAIN} lies on the slate of Player 2 now."]


def test_it_is_said_where_a_tile_has_come_from_another_slate(own: ArcaneGame) -> None:
    table = completing(own, "Steal", player(slate=[tile(PLAIN, 1, 1)]))

    asked = table.asked
    place(table, 2, 3)

    assert asked == f"Where on your slate does {PLAIN} go?"
    assert CAME in table.told()


def test_each_player_lays_a_tile_on_the_next_slate(own: ArcaneGame) -> None:
    table = completing(own, "Draft", player(), player(), market=[PLAIN, "Add Tile, NES", "Use Item, NE"])

    for name in (PLAIN, "Add Tile, NES", "Use Item, NE"):
        if name in table.options:
            table.do(name)
        place(table, 2, 2)

    assert [table.at(seat, 1, 1) for seat in range(3)] == ["Use Item, NE", PLAIN, "Add Tile, NES"]


def test_a_tile_of_another_player_is_moved_on_its_own_slate(own: ArcaneGame) -> None:
    table = completing(own, "Push", player(slate=[tile(PLAIN, 1, 1)], items=["Guard"], shards=0))

    table.do("On row 2, column 3")

    assert (table.at(1, 1, 1), table.at(1, 1, 2)) == ("", PLAIN)
    assert table.shards[1] == 4


@pytest.mark.rule("arcane", "R1")
def test_to_an_empty_space_no_tile_is_moved_that_would_cover_another(own: ArcaneGame) -> None:
    table = completing(own, "Tidy", player(slate=[tile(PLAIN, 1, 1), tile("Use Item, NE", 2, 2)]))

    table.do(PLAIN)
    reason = table.why_not_at(Lay, 2 * COLUMNS + 2)
    offered = len(table.options)
    table.do("On row 1, column 2")

    assert reason == Reason("R1", "A tile lies there, and Tidy speaks of an empty space.")
    assert (offered, table.at(1, 0, 1)) == (SPACES - 6, PLAIN)


@pytest.mark.rule("arcane", "R1")
@pytest.mark.parametrize(("slate", "shards"), [(INNER, 5), (INNER[1:], 3)])
def test_moving_to_an_empty_space_is_not_offered_where_there_is_none(
    own: ArcaneGame, slate: list[Any], shards: int
) -> None:
    table = completing(own, "Shift", slate=slate)

    assert (table.shards[0], "Yes" in table.options) == (shards, shards == 3)


@pytest.mark.parametrize(("spell", "start", "end"), [("Steal", 1, 0), ("Burden", 0, 1)])
def test_a_tile_goes_from_one_slate_to_another_with_its_tokens(
    own: ArcaneGame, spell: str, start: int, end: int
) -> None:
    slates: list[list[Any]] = [[], []]
    slates[start] = [tile(PLAIN, 1, 1, exhausted=2)]
    table = completing(own, spell, player(slate=slates[1]), slate=slates[0])

    place(table, 2, 3)

    assert (table.at(start, 1, 1), table.at(end, 1, 2)) == ("", PLAIN)
    assert (table.exhaustion(start, 1, 1), table.exhaustion(end, 1, 2)) == (0, 2)


def test_a_slate_keeps_its_last_complete_assignment_action(own: ArcaneGame) -> None:
    slate = [tile(PLAIN, 0, 0), tile("Complete Assignment, NES", 1, 1)]
    table = completing(own, "Steal", player(slate=slate))

    place(table, 2, 2)

    assert (table.at(0, 1, 1), table.at(1, 1, 1)) == (PLAIN, "Complete Assignment, NES")


@pytest.mark.rule("arcane", "B6")
def test_a_slate_gives_away_a_tile_below_which_another_complete_assignment_action_lies(own: ArcaneGame) -> None:
    table = completing(own, "Steal", player(slate=[tile("Complete Assignment, NES", 0, 0)]))

    place(table, 2, 2)

    assert (table.at(1, 0, 0), table.at(0, 1, 1)) == (USE_OR_COMPLETE, "Complete Assignment, NES")


@pytest.mark.rule("arcane", "B6")
def test_what_lies_below_a_tile_that_changes_places_with_a_market_tile_stays_covered(own: ArcaneGame) -> None:
    slate = [tile("Complete Assignment, NES", 0, 0)]
    table = Scene(own)(player(private=["Barter"], slate=slate), player(), market=[PLAIN], bag=[], deck=[])

    table.do("Cast Complete Assignment, NES", "Complete Barter")

    assert (table.at(0, 0, 0), table.market) == ("Complete Assignment, NES", [PLAIN])


def test_a_tile_is_turned_by_a_quarter_clockwise(own: ArcaneGame) -> None:
    table = completing(own, "Quarter", slate=[tile(PLAIN, 1, 1, turn=3)])

    assert table.state.turns[table.piece(PLAIN)] == 0


def test_empty_spaces_are_counted(own: ArcaneGame) -> None:
    table = completing(own, "Bare", will=0, slate=[tile(PLAIN, 1, 1)])

    assert table.will[0] == 7


def test_a_chosen_action_is_performed_twice(own: ArcaneGame) -> None:
    table = completing(own, "Twice", shards=1)
    while "Collect Shard" not in table.options:
        table.state.apply(table.state.legal_actions()[0])

    table.do("Collect Shard", "Collect 1 Shard", "Collect 1 Shard")

    assert table.shards[0] == 3


def test_prestige_tokens_are_doubled(own: ArcaneGame) -> None:
    assert completing(own, "Double", items=[item("Mine", 3)]).tokens("Mine") == 6


def test_two_players_gain_alike(own: ArcaneGame) -> None:
    table = completing(own, "Both", player(shards=1), player(shards=1), shards=0)

    table.do("Player 3")

    assert table.shards == [3, 1, 4]


@pytest.mark.parametrize(("shards", "can"), [(0, 1), (1, 0)])
def test_a_spell_is_completed_only_if_something_is_so(own: ArcaneGame, shards: int, can: int) -> None:
    table = Scene(own)(player(private=["Poor"], shards=shards), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert int("Complete Poor for 0 Will" in table.options) == can


def test_the_first_card_of_a_turn_does_what_later_ones_do_not(own: ArcaneGame) -> None:
    table = completing(own, "First", shards=0)

    assert table.shards[0] == 3


def test_of_the_cards_that_were_drawn_two_are_discarded(own: ArcaneGame) -> None:
    table = Scene(own)(player(private=["Sift", "Left"]), player(), bag=[], deck=["Bare", "Both", "Poor"])
    table.do(f"Cast {USE_OR_COMPLETE}", "Complete Sift")

    assert "Left" not in table.options
    table.do("Bare", "Both")

    assert sorted(table.hand(0)) == ["Left", "Poor"]


def test_a_neighbour_gives_a_shard(own: ArcaneGame) -> None:
    table = completing(own, "Left", player(shards=2), player(shards=2), shards=0)

    assert table.shards == [1, 1, 2]


@pytest.mark.parametrize(("mine", "theirs", "will", "shards"), [
    ([], [], 4, 4), (["Mine"], [], 4, 6), ([], ["Drought"], 3, 4), (["Drought"], [], 4, 4),
])  # fmt: skip
def test_casting_actions_give_more_or_less(
    own: ArcaneGame, mine: list[str], theirs: list[str], will: int, shards: int
) -> None:
    found = []
    for action in ("Gain", "Collect"):
        table = Scene(own)(player(items=mine), player(items=theirs), bag=[], deck=[])
        table.do(f"Cast {WILL_OR_SHARD}", action)
        found.append((table.will[0], table.shards[0]))

    assert (found[0][0], found[1][1]) == (will, shards)


def test_a_tile_next_to_a_corner_is_rewarded(own: ArcaneGame) -> None:
    for column, will in ((2, 7), (3, 7)):
        table = Scene(own)(
            player(items=["Corner"], slate=[tile("Add Tile, NES", 1, 1)]), player(), market=[PLAIN], bag=[]
        )
        table.do("Cast Add Tile, NES", f"Take {PLAIN}")
        while not any(option.startswith("On row 1") for option in table.options):
            table.state.apply(table.state.legal_actions()[-1])
        place(table, 1, column)
        assert table.will[0] == will


@pytest.mark.rule("arcane", "R20")
def test_a_floor_holds_for_its_own_discount_only(dear: ArcaneGame) -> None:
    table = Scene(dear)(player(private=["Bare"], items=["Floor", "Thrifty Wand"], will=0), player(), bag=[], deck=[])

    assert table.state.cost(table.piece("Bare")) == 0


@pytest.mark.parametrize(("items", "will", "can"), [
    (["Roomy"], 0, 1), ([], 1, 0), (["Floor"], 1, 1), (["Floor"], 0, 0),
])  # fmt: skip
def test_discounts_by_empty_spaces_and_with_a_floor(dear: ArcaneGame, items: list[str], will: int, can: int) -> None:
    table = Scene(dear)(player(private=["Bare"], items=items, will=will), player(), bag=[], deck=[])

    table.do(f"Cast {USE_OR_COMPLETE}")

    assert int(any(option.startswith("Complete Bare") for option in table.options)) == can


@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (2, 3), (3, 3)])
def test_tokens_on_an_item_are_a_condition(own: ArcaneGame, tokens: int, after: int) -> None:
    assert completing(own, "Left", items=[item("Lit", tokens)]).tokens("Lit") == after


@pytest.mark.parametrize(("answer", "shards", "exhausted"), [("Yes", 5, 1), ("No", 3, 0)])
def test_something_is_done_in_place_of_resting(own: ArcaneGame, answer: str, shards: int, exhausted: int) -> None:
    table = Scene(own)(player(items=["Busy"], slate=[tile(PLAIN, 1, 1, exhausted=1)]), player(), bag=[], deck=[])

    table.do("Rest", answer)

    assert (table.shards[0], table.exhaustion(0, 1, 1)) == (shards, exhausted)
    assert ("Busy of Player 1 takes effect instead." in table.told()) == (answer == "Yes")


def test_all_tiles_next_to_one_that_was_exhausted_are_exhausted_too(own: ArcaneGame) -> None:
    table = completing(own, "Spread", slate=[tile(PLAIN, 0, 1), tile("Add Tile, NES", 2, 2)])

    table.do(PLAIN)

    tired = [it for it in table.state.tiles_of(0) if table.state.exhaustion[table.state.spot[it]]]
    beside = {it for it in table.state.tiles_of(0) if it in linking.beside(table.state, table.piece(PLAIN))}
    assert beside
    assert set(tired) >= {table.piece(PLAIN), *beside}
    assert table.piece("Add Tile, NES") not in tired


def test_the_options_say_how_much_a_casting_action_gives(own: ArcaneGame) -> None:
    table = Scene(own)(player(items=["Mine"]), player(items=["Drought"]), bag=[], deck=[])

    table.do(f"Cast {WILL_OR_SHARD}")

    assert table.options[:2] == ["Gain 0 Will", "Collect 3 Shards"]


@pytest.mark.rule("arcane", "A7")
def test_chaos_magic_is_no_action_that_gives_nothing_because_of_a_card(own: ArcaneGame) -> None:
    mine = [tile("Chaos Magic, NS", 1, 1), tile("Gain Will, NESW", 2, 2)]
    table = Scene(own)(player(slate=mine), player(items=["Drought"]), bag=[], deck=[])

    table.do("Cast Chaos")

    sentence = "Gain Will gives you nothing now, and Chaos Magic must be an action that does something."
    assert table.why_not(GainWill) == Reason("A7", sentence)
    assert table.options == ["Collect 1 Shard", "Do no more with Chaos Magic, NS"]
