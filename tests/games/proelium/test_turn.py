"""Setting up, the phases of a turn, and when cards are played."""

from __future__ import annotations

import pytest

from rulebound.games.proelium.answering import RESPOND
from rulebound.games.proelium.combat import AttackWith
from rulebound.games.proelium.phases import ATTACKED, BLOCKED, COMPARED, DRAWN, ENDING, MAINTAINED
from rulebound.games.proelium.playing import Play
from rulebound.kernel.basics.reason import Reason
from tests.games.proelium.table import Scene, player

FABRICATION = "Fabrication: what do you play or use?"
RETURN = "Return to the compound: what do you play or use?"


@pytest.mark.rule(
    "proelium", "setup.deck", "setup.life", "setup.funds", "setup.shuffle", "setup.hand", "setup.first", "R2", "R3"
)
def test_both_begin_with_20_life_250k_and_five_cards_of_their_decks_and_the_first_draws_a_sixth(scene: Scene) -> None:
    table = scene.new_game(seed=3, options={"first": "2"})
    table.until(FABRICATION)

    assert (table.life, table.funds) == ([20, 20], [25, 25])
    assert (table.state.active, table.state.turn) == (1, 1)
    assert [len(table.there("hand", seat)) for seat in (0, 1)] == [5, 6]
    assert [len(table.there("deck", seat)) for seat in (0, 1)] == [35, 34]
    assert table.there("deck", 0) != sorted(table.there("deck", 0))


@pytest.mark.rule("proelium", "turn.maintenance", "turn.draw", "R19")
def test_maintenance_comes_before_the_draw_and_both_may_be_answered(scene: Scene) -> None:
    table = scene(player(), player(laboratory=["Grant Writer"], deck=["Night Janitor"]), active=0, moment="return")

    table.do("End your turn")
    table.until(FABRICATION)

    told = table.told()
    assert told.index("Player 2 maintains Grant Writer.") < told.index("Player 2 draws a card.")
    assert table.funds == [25, 26]


@pytest.mark.rule("proelium", "R4")
def test_with_an_empty_deck_nothing_is_drawn_and_the_game_goes_on(scene: Scene) -> None:
    table = scene(player(), player(deck=[]), moment="return")

    table.wait()
    table.until(FABRICATION)

    assert table.there("hand", 1) == []


@pytest.mark.rule("proelium", "R5")
def test_there_is_no_hand_limit(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor"] * 12), player())

    table.wait()

    assert len(table.there("hand", 0)) == 12


@pytest.mark.rule("proelium", "fabrication.permanents", "card.entity", "permanent.stays", "card.cost", "R47")
def test_entities_are_played_in_the_own_fabrication_phase_for_their_cost_and_stay(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor", "Night Janitor", "Coffee Machine"]), player())

    table.play("Night Janitor")
    table.play("Night Janitor")
    table.play("Coffee Machine")

    assert table.there("laboratory", 0) == ["Night Janitor", "Night Janitor", "Coffee Machine"]
    assert table.funds == [22, 25]


@pytest.mark.rule("proelium", "fabrication.permanents", "R24", "return.cards", "R23")
def test_entities_cannot_be_played_in_the_last_phase_but_other_cards_can(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor", "Small Ray"]), player(), moment="return")

    assert table.options == ["Play Small Ray for 10k", "End your turn"]
    assert table.why_not(Play, "Night Janitor") == Reason(
        "fabrication.permanents", "Night Janitor is a permanent: you play it in your own Fabrication phase."
    )


@pytest.mark.rule("proelium", "any-time.cards", "fabrication.others", "R45")
def test_cards_that_do_not_stay_and_enhancements_are_played_in_the_opponents_turn_too(scene: Scene) -> None:
    table = scene(
        player(hand=["Unpaid Intern"]),
        player(hand=["Small Ray", "Rocket Skates", "Night Janitor"], laboratory=["Mutant Frog"]),
    )

    table.do("Play Unpaid Intern")

    assert table.state.seat == 1
    assert table.options == ["Play Small Ray for 10k", "Play Rocket Skates for 10k", "Pass"]
    table.do("Play Small Ray")
    table.settle()
    assert table.life == [17, 20]
    assert table.there("discard pile", 1) == ["Small Ray"]


@pytest.mark.rule("proelium", "card.action", "card.attack")
def test_actions_and_attacks_do_what_they_say_once_and_are_discarded(scene: Scene) -> None:
    table = scene(player(hand=["Oil Bath", "Small Ray"], deck=["Night Janitor"]), player())

    table.play("Small Ray")
    table.play("Oil Bath")

    assert table.life == [20, 17]
    assert table.there("hand", 0) == ["Night Janitor"]
    assert table.there("discard pile", 0) == ["Small Ray", "Oil Bath"]


@pytest.mark.rule("proelium", "fabrication.first-turn", "R20", "R22")
@pytest.mark.parametrize(("turn", "fresh", "may"), [(1, "first turn", False), (2, "first turn", False),
                                                   (3, "first turn", True), (3, "every turn", False)])  # fmt: skip
def test_entities_played_in_the_first_turn_do_not_attack_in_it(scene: Scene, turn: int, fresh: str, may: bool) -> None:  # noqa: FBT001
    table = scene(player(hand=["Mutant Frog"]), player(), turn=turn, rulings={"fresh": fresh})
    table.play("Mutant Frog")
    table.do("Go on to the attack")

    if may:
        assert table.options == ["Attack with Mutant Frog", "Attack with no character"]
    else:
        assert table.asked == RETURN
        assert table.why_not(AttackWith, "Mutant Frog") is not None


@pytest.mark.rule("proelium", "fabrication.first-turn", "R20")
def test_an_extra_turn_after_the_first_is_the_second_of_its_player_and_none_of_the_opponent(scene: Scene) -> None:
    table = scene(player(hand=["Borrowed Hour", "Mutant Rat"]), player(hand=["Corporate Spy"]), turn=1)
    table.play("Borrowed Hour")
    table.wait()
    table.until(FABRICATION)
    table.play("Mutant Rat")
    table.do("Go on to the attack")
    assert (table.state.turn, table.state.active) == (2, 0)
    assert table.options == ["Attack with Mutant Rat", "Attack with no character"]

    table.wait()
    table.until(FABRICATION)
    table.play("Corporate Spy")
    table.do("Go on to the attack")

    assert (table.state.turn, table.state.active, table.asked) == (3, 1, RETURN)


@pytest.mark.rule("proelium", "R20", "R54")
@pytest.mark.parametrize("fresh", ["first turn", "every turn"])
def test_a_character_taken_from_the_opponent_is_no_newcomer(scene: Scene, fresh: str) -> None:
    table = scene(player(hand=["Hostile Bid"]), player(laboratory=["Mutant Rat"]), turn=1, rulings={"fresh": fresh})
    table.play("Hostile Bid")

    table.do("Go on to the attack")

    assert table.options == ["Attack with Mutant Rat", "Attack with no character"]


@pytest.mark.rule("proelium", "fabrication.first-turn")
def test_why_a_newcomer_does_not_attack_is_said(scene: Scene) -> None:
    newcomer = {"name": "Mutant Frog", "new": True}
    table = scene(player(laboratory=[newcomer, "Mutant Rat"]), player(), turn=1, moment="attack")

    assert table.why_not(AttackWith, "Mutant Frog") == Reason(
        "fabrication.first-turn", "Mutant Frog came in this turn, and may not attack yet."
    )


@pytest.mark.rule("proelium", "return.end")
def test_after_the_last_phase_it_is_the_opponents_turn(scene: Scene) -> None:
    table = scene(player(), player(), moment="return", turn=4)

    table.wait()

    assert (table.state.turn, table.state.active) == (5, 1)


@pytest.mark.rule("proelium", "R25", "R26", "any-time.cards")
def test_after_each_step_the_active_player_may_act_first_then_the_other_until_both_pass_in_a_row(scene: Scene) -> None:
    hands = ["Small Ray", "Small Ray"]
    table = scene(player(hand=hands), player(hand=hands), moment="return", options={"windows": "all"})
    asked: list[tuple[int, str]] = []
    for sentence in ("Play Small Ray", "Pass", "Play Small Ray", "Pass", "Pass"):
        asked.append((table.state.seat, table.asked))
        table.do(sentence)

    respond = "played or used something: do you play or use something?"
    mine, first, second = f"You have {respond}", f"Player 1 has {respond}", f"Player 2 has {respond}"
    assert asked == [(0, RETURN), (0, mine), (1, first), (0, second), (1, mine)]
    assert (table.state.seat, table.asked) == (0, RETURN)
    assert table.life == [17, 17]


@pytest.mark.rule("proelium", "R26")
def test_there_is_a_window_after_each_step_of_a_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Small Ray"], laboratory=["Mutant Frog"]), player(hand=["Small Ray"], laboratory=["Mutant Frog"]),
        moment="return", options={"windows": "all"},
    )  # fmt: skip
    table.do("End your turn")
    follows: list[tuple[int, int]] = []
    while table.state.turn < 4:
        if table.state.question[0] is RESPOND:
            follows.append((table.proelium.window, table.state.seat))
        wanted = ("Attack with Mutant Frog", "That is all", "Block with Mutant Frog", "Go on", "End your turn", "Pass")
        table.do(next(one for one in wanted if any(option.startswith(one) for option in table.options)))

    own = [ENDING, *[MAINTAINED, DRAWN, ATTACKED, BLOCKED, COMPARED, ENDING]]
    first = [0] + [1] * 6
    expected = [(kind, seat) for kind, one in zip(own, first, strict=True) for seat in (one, 1 - one)]
    assert follows == expected


@pytest.mark.rule("proelium", "R27")
def test_of_what_waits_at_once_the_active_players_comes_first_in_an_order_of_their_own(scene: Scene) -> None:
    table = scene(
        player(hand=["Acid Rain"]),
        player(laboratory=["Mutant Rat", {"name": "Two-Headed Mutant", "damage": 0}], deck=["Night Janitor"]),
    )

    table.play("Acid Rain")

    assert table.asked == "Which card's effect comes first?"
    assert (table.state.seat, table.options) == (1, ["Mutant Rat", "Two-Headed Mutant"])
    table.do("Two-Headed Mutant")
    assert table.there("hand", 1) == ["Night Janitor"]
    assert table.life == [19, 20]


@pytest.mark.rule("proelium", "R53")
@pytest.mark.parametrize(("rounds", "over"), [("1", True), ("0", False)])
def test_a_game_in_which_nothing_changes_is_drawn(scene: Scene, rounds: str, over: bool) -> None:  # noqa: FBT001
    table = scene(player(deck=[]), player(deck=[], laboratory=["Grant Writer"]), rulings={"stalemate": rounds})

    for _ in range(6):
        if not table.state.over:
            table.wait()

    assert table.state.over == over
    if over:
        assert table.outcome == ([0, 1], "stalemate", "R53")


@pytest.mark.rule("proelium", "golden.rule", "R24")
def test_a_card_wins_over_the_rules(scene: Scene) -> None:
    table = scene(player(hand=["Clockwork Porter", "Steam Cannon", "Night Janitor"]), player())

    table.do("Play Clockwork Porter")

    assert table.asked == "Clockwork Porter: do you put a card into play?"
    assert table.options == ["Steam Cannon", "No"]
    table.do("Steam Cannon")
    assert table.there("laboratory", 0) == ["Clockwork Porter", "Steam Cannon"]
    assert table.funds == [24, 25]
