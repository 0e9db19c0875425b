"""What designers write of combat, life, money and other players' actions, in games of Proelium."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, enhancement, loaded, player
from tests.games.written import Written

AXE: Written = ("Axe", "action", "Destroy a character.")


def table_of(folder: Path, kind: str, text: str, *players: dict[str, object], **more: object) -> Table:
    """A table with the card `Own`, which has this text, an Axe that destroys a character, and Small (1/2)."""
    cards: list[Written] = [("Own", kind, text), AXE, ("Small", "character", "This has +0 A.")]
    return Scene(game_with(folder, *cards))(*players, **more)


# -- Combat ------------------------------------------------------------------------------------------------------------

BLOCKED = [
    ("This can't be blocked by characters with D 2 or less.", ["Night Janitor"]),
    ("This can't be blocked by characters with D 3 or more.", ["Small"]),
    ("This cannot be blocked except by characters with D 3 or more.", ["Night Janitor"]),
    ("This can only be blocked by damaged characters.", []),
    ("Characters with D 2 or less cannot block this.", ["Night Janitor"]),
]


@pytest.mark.parametrize(("text", "able"), BLOCKED)
def test_only_some_characters_can_block(tmp_path: Path, text: str, able: list[str]) -> None:
    """Night Janitor has 3 D, Small has 2."""
    rival = player(laboratory=["Small", "Night Janitor"])
    table = table_of(tmp_path, "character", text, player(laboratory=["Own"]), rival, moment="attack")
    table.do("Attack with Own")

    blocks = [one for one in table.options if one.startswith("Block with")]

    assert sorted({one.removeprefix("Block with ").split(":")[0] for one in blocks}) == able


@pytest.mark.parametrize(("text", "able"), [("This can only block characters with A 2 or more.", False),
                                            ("This can block only characters with A 1 or less.", True)])  # fmt: skip
def test_a_character_blocks_only_some(tmp_path: Path, text: str, able: bool) -> None:  # noqa: FBT001 - a case
    players = player(laboratory=["Small"]), player(laboratory=["Own"])
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Small")

    assert any(one.startswith("Block with Own") for one in table.options) == able


@pytest.mark.parametrize(("text", "life"), [("This can block any number of attackers.", 20),
                                            ("This can block an additional attacker.", 19),
                                            ("This can block two attackers.", 19)])  # fmt: skip
def test_a_character_blocks_several_attackers(tmp_path: Path, text: str, life: int) -> None:
    players = player(laboratory=["Small", "Small", "Small"]), player(laboratory=["Own"])
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Small", "Attack with Small", "Attack with Small")
    while not table.state.over and "End your turn" not in table.options:
        blocks = [one for one in table.options if one.startswith("Block with Own")]
        table.do(blocks[0] if blocks else table.options[-1])

    assert table.life[1] == life


ALONE = [
    ("When this attacks alone, it has +3 A.", 1, 16),
    ("This has +3 A as long as it attacks alone.", 1, 16),
    ("When this attacks alone, gain 2 life.", 1, 19),
    ("When this attacks alone, gain 2 life.", 2, 18),
    ("This has +3 A as long as it attacks alone.", 2, 18),
]


@pytest.mark.parametrize(("text", "count", "life"), ALONE)
def test_a_character_attacks_alone(tmp_path: Path, text: str, count: int, life: int) -> None:
    players = player(laboratory=["Own", "Small"], life=10), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Own")
    if count == 2:
        table.do("Attack with Small")

    table.wait()

    assert table.life[1] == life
    assert table.life[0] == (12 if "gain" in text and count == 1 else 10)


@pytest.mark.parametrize(("mine", "there"), [(True, []), (False, ["Own"])])
@pytest.mark.parametrize("text", ["Your opponent's actions cannot destroy this.",
                                  "This can't be destroyed by your opponent's actions."])  # fmt: skip
def test_actions_of_the_opponent_destroy_nothing_that_is_safe(
    tmp_path: Path, text: str, mine: bool, there: list[str]  # noqa: FBT001 - a case
) -> None:  # fmt: skip
    axe, own = player(hand=["Axe"]), player(laboratory=["Own"])
    players = (player(hand=["Axe"], laboratory=["Own"]), player()) if mine else (axe, own)
    table = table_of(tmp_path, "character", text, *players)

    table.play("Axe")

    assert table.there("laboratory", 0 if mine else 1) == there


def test_an_enhancement_protects_what_it_enhances(tmp_path: Path) -> None:
    text = "Enhances a character of yours.\\nYour opponent's actions cannot destroy it."
    players = player(hand=["Axe"]), player(laboratory=["Small"])
    on = [enhancement("Own", "Small", of=1)]
    table = table_of(tmp_path, "enhancement", text, *players, enhancements=on)

    table.play("Axe")

    assert table.there("laboratory", 1) == ["Small"]


# -- Damage ------------------------------------------------------------------------------------------------------------


def test_damage_is_divided_as_one_chooses(tmp_path: Path) -> None:
    text = "Deal 3 damage divided as you choose among any number of characters."
    players = player(hand=["Own"]), player(laboratory=["Night Janitor", "Small"])
    table = table_of(tmp_path, "attack", text, *players)

    table.do("Play Own", "Night Janitor", "Small", "Night Janitor")
    table.settle()

    assert (table.stats("Night Janitor")[1], table.stats("Small")[1]) == (1, 1)


def test_damage_is_divided_among_two_at_most(tmp_path: Path) -> None:
    text = "Deal 3 damage split among up to two characters of your opponent."
    rival = player(laboratory=["Night Janitor", "Small", "Clockwork Beetle"])
    table = table_of(tmp_path, "attack", text, player(hand=["Own"]), rival)

    table.do("Play Own", "Night Janitor", "Small")

    assert table.options == ["Night Janitor", "Small"]


def test_dice_of_damage_are_divided(tmp_path: Path) -> None:
    text = "Deal 1d6 damage divided as you choose among any number of characters."
    players = player(hand=["Own"]), player(laboratory=["Night Janitor"])
    table = table_of(tmp_path, "attack", text, *players, chance=[2])

    table.play("Own")

    assert table.stats("Night Janitor")[1] == 1


@pytest.mark.parametrize(("choice", "life", "defense"), [(0, 20, 1), (1, 18, 3)])
def test_damage_to_any_target(tmp_path: Path, choice: int, life: int, defense: int) -> None:
    players = player(hand=["Own"]), player(laboratory=["Night Janitor"])
    table = table_of(tmp_path, "attack", "Deal 2 damage to any target.", *players)

    table.do("Play Own")
    table.do(table.options[choice])
    table.settle()

    assert (table.life[1], table.stats("Night Janitor")[1]) == (life, defense)


def test_any_target_is_the_opponent_where_there_is_no_character(tmp_path: Path) -> None:
    table = table_of(tmp_path, "attack", "Deal 2 damage to any target.", player(hand=["Own"]), player())

    table.play("Own")

    assert table.life[1] == 18


@pytest.mark.rule("proelium", "R58")
@pytest.mark.parametrize(("text", "life", "funds"), [
    ("If damage would be dealt to you, prevent half of it.", 17, 10),
    ("If damage would be dealt to you, prevent half of it, rounded up.", 18, 10),
    ("If damage would be dealt to you, lose that much money instead.", 20, 5),
    ("Once each turn, if damage would be dealt to you, prevent 1 of that damage.", 16, 10),
])  # fmt: skip
def test_damage_to_a_player_is_less_or_something_else(tmp_path: Path, text: str, life: int, funds: int) -> None:
    cards: list[Written] = [("Own", "item", text), ("Bolt", "attack", "Deal 5 damage to your opponent.")]
    table = Scene(game_with(tmp_path, *cards))(player(hand=["Bolt"]), player(laboratory=["Own"], funds=10))

    table.play("Bolt")

    assert (table.life[1], table.funds[1]) == (life, funds)


# -- Values ------------------------------------------------------------------------------------------------------------

DOUBLED = [
    ("Double the A of a character of yours until the end of the turn.", (2, 3)),
    ("Double the A and D of a character of yours this turn.", (2, 6)),
    ("Choose a character of yours. Double its D until the end of the turn.", (1, 6)),
    ("Double the A of each character of yours until the end of the turn.", (2, 3)),
]


@pytest.mark.parametrize(("text", "stats"), DOUBLED)
def test_values_are_doubled_for_the_turn(tmp_path: Path, text: str, stats: tuple[int, int]) -> None:
    table = table_of(tmp_path, "action", text, player(hand=["Own"], laboratory=["Night Janitor"]), player())

    table.play("Own")
    now = table.stats("Night Janitor")
    table.wait()

    assert now == stats
    assert table.stats("Night Janitor") == (1, 3)


def test_what_was_doubled_is_destroyed_at_the_end_of_the_turn(tmp_path: Path) -> None:
    text = "Double the A of each character of yours until the end of the turn. At the end of the turn, destroy them."
    table = table_of(tmp_path, "action", text, player(hand=["Own"], laboratory=["Night Janitor", "Small"]), player())

    table.play("Own")
    table.wait()

    assert table.there("laboratory", 0) == []


EQUAL = [
    ("Gain life equal to the D of a character of yours.", [13, 20]),
    ("Deal damage to your opponent equal to the D of a character of yours.", [10, 17]),
    ("Gain life equal to the highest D among characters of yours.", [13, 20]),
    ("Gain life equal to the total D among characters of yours.", [13, 20]),
    ("Your opponent loses life equal to the D of a character of yours.", [10, 17]),
    ("Gain life equal to half the D of a character of yours, rounded up.", [12, 20]),
]


@pytest.mark.parametrize(("text", "life"), EQUAL[:5])
def test_a_number_is_a_value_of_a_character(tmp_path: Path, text: str, life: list[int]) -> None:
    table = table_of(tmp_path, "action", text, player(hand=["Own"], laboratory=["Night Janitor"], life=10), player())

    table.play("Own")

    assert table.life == life


# -- Control -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [
    "Exchange control of a character of yours and a character of your opponent.",
    "Choose an entity of yours and an entity of your opponent. Exchange control of them.",
    "Swap control of an entity of yours and an entity of your opponent.",
])  # fmt: skip
def test_control_is_exchanged(tmp_path: Path, text: str) -> None:
    players = player(hand=["Own"], laboratory=["Small"]), player(laboratory=["Night Janitor"])
    table = table_of(tmp_path, "action", text, *players)

    table.play("Own")

    assert (table.there("laboratory", 0), table.there("laboratory", 1)) == (["Night Janitor"], ["Small"])


# -- Life and money ----------------------------------------------------------------------------------------------------

MONEY = [
    ("Each player loses half their money, rounded up.", [2, 3], [20, 20]),
    ("Your opponent loses half their money.", [5, 4], [20, 20]),
    ("Lose all your money.", [0, 7], [20, 20]),
    ("Double your money.", [10, 7], [20, 20]),
    ("Exchange money with your opponent.", [7, 5], [20, 20]),
    ("The player with the most money loses 20k.", [5, 5], [20, 20]),
    ("The player with the least money gains 20k.", [7, 7], [20, 20]),
    ("Exchange life totals with your opponent.", [5, 7], [20, 12]),
    ("Exchange life totals with your opponent if you have 12 or less life.", [5, 7], [20, 12]),
]


@pytest.mark.rule("proelium", "R58")
@pytest.mark.parametrize(("text", "funds", "life"), MONEY)
def test_money_and_life_change(tmp_path: Path, text: str, funds: list[int], life: list[int]) -> None:
    players = player(hand=["Own"], funds=5, life=12 if "life" in text else 20), player(funds=7)
    table = table_of(tmp_path, "action", text, *players)

    table.play("Own")

    assert (table.funds, table.life) == (funds, life)


@pytest.mark.rule("proelium", "R58")
@pytest.mark.parametrize(("text", "seat", "funds", "life"), [
    ("If you would gain life, gain that much money instead.", 0, [8, 5], [20, 20]),
    ("If your opponent would gain life, they gain that much money instead.", 1, [8, 5], [20, 20]),
    ("If your opponent would gain life, gain that much money instead.", 1, [5, 8], [20, 20]),
    ("If your opponent would gain life, gain that much money instead.", 0, [5, 5], [23, 20]),
])  # fmt: skip
def test_life_becomes_money(
    tmp_path: Path, text: str, seat: int, funds: list[int], life: list[int]
) -> None:  # fmt: skip
    cards: list[Written] = [("Own", "item", text), ("Tonic", "action", "Gain 3 life.")]
    mine = player(hand=["Tonic"], funds=5, laboratory=["Own"] if seat == 0 else [])
    table = Scene(game_with(tmp_path, *cards))(mine, player(funds=5, laboratory=["Own"] if seat == 1 else []))

    table.play("Tonic")

    assert (table.funds, table.life) == (funds, life)


@pytest.mark.parametrize(("says", "hand"), [("more than 30k", 1), ("30k or more", 1), ("more than 40k", 0)])
def test_a_card_waits_for_what_is_spent_in_a_turn(tmp_path: Path, says: str, hand: int) -> None:
    text = f"Whenever your opponent spends {says} in a turn, draw a card."
    fee: Written = ("Fee", "action", "You may pay 20k. If you do, gain 1 life.")
    game = game_with(tmp_path, ("Own", "item", text), fee)
    table = Scene(game)(player(hand=["Fee", "Fee"], funds=9), player(laboratory=["Own"], deck=["Small Ray"] * 3))

    for _ in range(2):
        table.do("Play Fee", "Yes")
        table.settle()

    assert table.spent[0] == 4
    assert len(table.there("hand", 1)) == hand


@pytest.mark.parametrize(("text", "funds"), [
    ("Destroy all items. Each player gains 10k for each item of theirs destroyed this way.", [7, 6]),
    ("Destroy all items. Each player gains 10k for each item they lost this way.", [7, 6]),
    ("Destroy all items. Gain 10k for each item destroyed this way.", [8, 5]),
])  # fmt: skip
def test_what_was_destroyed_is_counted(tmp_path: Path, text: str, funds: list[int]) -> None:
    thing: Written = ("Thing", "item", "Your characters have +1 A.")
    game = game_with(tmp_path, ("Own", "action", text), thing)
    players = player(hand=["Own"], laboratory=["Thing", "Thing"], funds=5), player(laboratory=["Thing"], funds=5)
    table = Scene(game)(*players)

    table.play("Own")

    assert table.funds == funds


def test_what_is_not_destroyed_does_not_count(tmp_path: Path) -> None:
    safe: Written = ("Safe", "item", "This cannot be destroyed.")
    text = "Destroy all items. Gain 10k for each item destroyed this way."
    game = game_with(tmp_path, ("Own", "action", text), safe)
    table = Scene(game)(player(hand=["Own"], laboratory=["Safe"], funds=5), player())

    table.play("Own")

    assert table.funds[0] == 5


def test_each_discarded_card_counts_for_each_character(tmp_path: Path) -> None:
    text = (
        "Discard any number of cards. All characters of yours get +1 A for each card discarded this way "
        "until the end of the turn."
    )
    mine = player(hand=["Own", "Small Ray", "Small Ray"], laboratory=["Night Janitor"])
    table = table_of(tmp_path, "action", text, mine, player())

    table.do("Play Own", "Small Ray", "Small Ray")
    table.settle()

    assert table.stats("Night Janitor")[0] == 3


# -- What happens instead ----------------------------------------------------------------------------------------------


HOME = [
    "If a character of yours would be destroyed, return it to your hand instead.",
    "If a character of yours would be destroyed, you may pay 20k to return it to your hand instead.",
]


@pytest.mark.parametrize("text", HOME)
def test_a_character_goes_home_instead(tmp_path: Path, text: str) -> None:
    mine = player(hand=["Axe"], laboratory=["Own", "Night Janitor"], funds=5)
    table = table_of(tmp_path, "item", text, mine, player())

    table.do("Play Axe")
    if "may" in text:
        table.do("Yes")
    table.settle()

    assert table.there("hand", 0) == ["Night Janitor"]
    assert table.funds[0] == (3 if "may" in text else 5)


def test_what_is_declined_happens(tmp_path: Path) -> None:
    text = "If a character of yours would be destroyed, you may pay 20k to return it to your hand instead."
    mine = player(hand=["Axe"], laboratory=["Own", "Night Janitor"], funds=5)
    table = table_of(tmp_path, "item", text, mine, player())

    table.do("Play Axe", "No")
    table.settle()

    assert (table.there("hand", 0), table.funds[0]) == ([], 5)


@pytest.mark.parametrize("is_loaded", [False, True])
def test_loading_is_a_cost(tmp_path: Path, is_loaded: bool) -> None:  # noqa: FBT001 - a case
    text = "Load this: Gain 1 life."
    own = loaded("Own") if is_loaded else "Own"
    table = table_of(tmp_path, "item", text, player(laboratory=[own], life=5), player())

    can = [one for one in table.options if one.startswith("Use Own")]

    assert len(can) == (0 if is_loaded else 1)


# -- The next action ---------------------------------------------------------------------------------------------------

CUT: Written = ("Cut", "action", "Deal 1 damage to your opponent.")


@pytest.mark.rule("proelium", "R57")
@pytest.mark.parametrize("text", ["Cancel the next action your opponent plays this turn.",
                                  "Counter the next action that your opponent plays this turn."])  # fmt: skip
def test_the_next_action_of_the_opponent_is_cancelled(tmp_path: Path, text: str) -> None:
    game = game_with(tmp_path, ("Own", "action", text), CUT)
    table = Scene(game)(player(hand=["Cut", "Cut"]), player(hand=["Own"], life=10))
    table.do("Play Cut", "Pass", "Play Own")
    table.settle()
    before = table.life[1]

    table.play("Cut")

    assert table.life[1] == before == 9
    assert "Cut is cancelled." in table.told()
    assert table.there("discard pile", 0) == ["Cut", "Cut"]


@pytest.mark.rule("proelium", "R57")
@pytest.mark.parametrize(("says", "life"), [("action", [10, 17]), ("attack", [10, 18]), ("card", [10, 17])])
def test_the_next_action_is_copied(tmp_path: Path, says: str, life: list[int]) -> None:
    text = f"Copy the next {says} that you play this turn."
    game = game_with(tmp_path, ("Own", "action", text), CUT)
    table = Scene(game)(player(hand=["Own", "Cut", "Cut"], life=10), player())

    table.play("Own")
    table.play("Cut")
    table.play("Cut")

    assert table.life == life


def test_a_position_with_a_copy_to_come_is_saved_and_cloned(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Own", "action", "Copy the next action that you play this turn."), CUT)
    table = Scene(game)(player(hand=["Own", "Cut"]), player())
    table.play("Own")

    again = game.load_state(table.state.save())

    assert again.fingerprint() == table.state.fingerprint() == table.state.clone().fingerprint()


# -- What players read before they block ------------------------------------------------------------------------------


@pytest.mark.rule("proelium", "golden.rule", "R30")
def test_who_cannot_be_destroyed_is_not_said_to_be(tmp_path: Path) -> None:
    stone = ("Stone", "character", "This cannot be destroyed.")
    table = Scene(game_with(tmp_path, stone))(
        player(laboratory=["Mutant Behemoth"]), player(laboratory=["Stone", "Mutant Frog"], hand=["Force Field"]),
        moment="attack",
    )  # fmt: skip
    table.do("Attack with Mutant Behemoth")
    table.until("Who blocks")
    options = table.options

    table.do("Block with Stone")

    assert options[:2] == ["Block with Stone: nothing is destroyed", "Block with Mutant Frog: it is destroyed"]
    assert [clash.verdict for clash in table.game.view(table.state, 1).clashes] == ["Blocked: nothing is destroyed"]
