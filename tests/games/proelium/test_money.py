"""Money: costs, the limit of 50k a turn, the stock pile, and losing by it."""

from __future__ import annotations

import pytest

from rulebound.games.proelium.counters import LOADED
from rulebound.games.proelium.playing import Play, Research
from rulebound.kernel.basics.reason import Reason
from tests.games.proelium.table import Scene, enhancement, player


@pytest.mark.rule("proelium", "money.limit", "R7")
def test_at_most_50k_are_spent_in_a_turn_and_research_counts(scene: Scene) -> None:
    table = scene(player(hand=["Mutant Behemoth", "Night Janitor"], laboratory=["Slime That Learned"]), player())
    table.play("Mutant Behemoth")

    assert table.spent == [5, 0]
    assert table.why_not(Play, "Night Janitor") == Reason(
        "money.limit", "Night Janitor costs 10k, and you may spend 0k more in this turn."
    )
    assert table.why_not(Research, "Slime That Learned") == Reason(
        "research.cost", "To research Slime That Learned costs 10k, and you may spend 0k more in this turn."
    )


@pytest.mark.rule("proelium", "money.limit", "R6")
def test_in_the_opponents_turn_another_50k_may_be_spent(scene: Scene) -> None:
    table = scene(player(hand=["Small Ray"], spent=5), player(spent=3), moment="return")
    assert table.options == ["End your turn"]

    table.until("Fabrication")

    assert (table.state.active, table.spent) == (1, [0, 0])


@pytest.mark.rule("proelium", "money.limit", "golden.rule")
def test_a_card_that_costs_less_fits_under_the_limit_again(scene: Scene) -> None:
    table = scene(player(hand=["Mutant Frog"], laboratory=["Assembly Line"], spent=5), player())

    table.play("Mutant Frog")

    assert table.there("laboratory", 0) == ["Assembly Line", "Mutant Frog"]
    assert table.spent == [5, 0]


@pytest.mark.rule("proelium", "card.cost", "R8")
def test_nobody_pays_more_than_there_is_but_the_last_token_may_be_paid(scene: Scene) -> None:
    table = scene(player(hand=["Grant Writer", "Night Janitor"], funds=1), player())

    assert table.why_not(Play, "Grant Writer") == Reason("card.cost", "Grant Writer costs 20k, and you have 10k.")
    table.do("Play Night Janitor")
    assert table.funds == [0, 25]
    assert not table.state.over


@pytest.mark.rule("proelium", "card.cost", "R8")
def test_who_has_too_little_and_may_spend_too_little_is_first_shown_the_money_that_there_is(scene: Scene) -> None:
    table = scene(player(hand=["Borrowed Hour"], funds=3, spent=1), player())
    assert table.why_not(Play, "Borrowed Hour") == Reason("card.cost", "Borrowed Hour costs 50k, and you have 30k.")

    table = scene(player(laboratory=["Slime That Learned"], funds=0, spent=5), player(), moment="return")
    assert table.why_not(Research, "Slime That Learned") == Reason(
        "research.cost", "To research Slime That Learned costs 10k, and you have 0k."
    )


@pytest.mark.rule("proelium", "R9", "victory.grace")
def test_whoever_pays_the_last_money_is_warned_before(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor"], funds=1), player())

    assert table.options[0] == "Play Night Janitor for 10k: your last money"


@pytest.mark.rule("proelium", "victory.funds", "R9")
def test_whoever_has_no_funds_at_the_end_of_the_turn_has_lost(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor"], funds=1), player())
    table.play("Night Janitor")

    table.wait()

    assert table.outcome == ([1], "funds", "victory.funds")


@pytest.mark.rule("proelium", "R9", "R50", "money.stock")
def test_whoever_has_money_again_by_then_is_saved(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor", "Emergency Grant"], funds=1), player())
    table.play("Night Janitor")
    table.play("Emergency Grant")

    table.wait()

    assert table.funds == [3, 25]
    assert not table.state.over


@pytest.mark.rule("proelium", "victory.grace")
def test_whoever_wins_by_life_in_the_turn_of_the_last_token_has_won(scene: Scene) -> None:
    table = scene(player(hand=["Small Ray"], funds=1), player(life=2))

    table.do("Play Small Ray")

    assert table.outcome == ([0], "life", "victory.life")


@pytest.mark.rule("proelium", "R11")
def test_the_last_token_spent_in_the_opponents_turn_counts_at_its_end(scene: Scene) -> None:
    table = scene(player(hand=["Unpaid Intern"]), player(hand=["Small Ray"], funds=1))
    table.do("Play Unpaid Intern", "Play Small Ray")
    table.settle()
    assert not table.state.over

    table.wait()

    assert table.outcome == ([0], "funds", "victory.funds")


@pytest.mark.rule("proelium", "R10", "victory.funds")
def test_whose_last_token_an_effect_of_the_opponent_takes_has_lost_at_once(scene: Scene) -> None:
    table = scene(player(hand=["Surprise Audit"]), player(funds=3))

    table.do("Play Surprise Audit")

    assert table.outcome == ([0], "funds", "victory.funds")


@pytest.mark.rule("proelium", "R10")
def test_by_the_switch_that_counts_at_the_end_of_the_turn_too(scene: Scene) -> None:
    table = scene(player(hand=["Surprise Audit"]), player(funds=3), rulings={"drained": "end of turn"})

    table.play("Surprise Audit")

    assert not table.state.over
    table.wait()
    assert table.outcome == ([0], "funds", "victory.funds")


@pytest.mark.rule("proelium", "R12")
def test_if_both_have_no_funds_at_the_end_of_a_turn_the_game_is_drawn(scene: Scene) -> None:
    table = scene(player(hand=["Market Crash"], funds=5), player(funds=4), rulings={"drained": "end of turn"})

    table.play("Market Crash")
    table.wait()

    assert table.outcome == ([0, 1], "both", "R12")


@pytest.mark.rule("proelium", "R13", "R7")
def test_what_is_lost_beyond_the_last_token_is_void_and_counts_toward_no_limit(scene: Scene) -> None:
    table = scene(player(hand=["Market Crash"], funds=7), player(), moment="return")

    table.do("Play Market Crash")

    assert table.funds == [0, 20]
    assert table.spent == [3, 0]


@pytest.mark.rule("proelium", "R14", "money.stock")
@pytest.mark.parametrize(("stock", "lies", "then"), [("unlimited", 0, 6), ("paid", 1, 2), ("paid", 9, 6)])
def test_gains_come_from_the_stock_pile(scene: Scene, stock: str, lies: int, then: int) -> None:
    table = scene(player(hand=["Bailout"], funds=1), player(), rulings={"stock": stock}, stock=lies)

    table.do("Play Bailout")

    assert table.funds[0] == then


@pytest.mark.rule("proelium", "money.stock")
def test_what_is_paid_and_lost_goes_to_the_stock_pile(scene: Scene) -> None:
    table = scene(player(hand=["Surprise Audit"]), player())

    table.do("Play Surprise Audit")

    assert table.proelium.stock == 2 + 3


@pytest.mark.rule("proelium", "R15")
def test_there_is_no_most_of_funds_and_life(scene: Scene) -> None:
    table = scene(player(hand=["Emergency Grant"]), player())

    table.play("Emergency Grant")

    assert table.funds == [28, 25]


@pytest.mark.rule("proelium", "R16")
def test_no_card_costs_less_than_nothing(scene: Scene) -> None:
    table = scene(player(hand=["Unpaid Intern"], laboratory=["Assembly Line"]), player())

    assert table.value("cost", "Unpaid Intern") == 0
    table.play("Unpaid Intern")
    assert table.funds == [25, 25]


@pytest.mark.rule("proelium", "R17", "turn.maintenance")
def test_what_can_be_paid_must_be_paid_in_an_order_of_the_players_choice(scene: Scene) -> None:
    table = scene(player(), player(laboratory=["Coffee Machine", "Clockwork Elephant"], funds=1), moment="return")
    table.do("End your turn")

    assert (table.state.seat, table.options) == (1, ["Coffee Machine", "Clockwork Elephant"])
    table.do("Clockwork Elephant")
    assert table.funds == [25, 0]
    assert "Player 2 cannot pay for the maintenance of Coffee Machine." in table.told()


@pytest.mark.rule("proelium", "R18")
def test_without_maintenance_happens_what_the_card_says_and_nothing_else(scene: Scene) -> None:
    table = scene(
        player(), player(laboratory=["Clockwork Elephant", "Steam Cannon", "Tin Turret"], funds=1), moment="return"
    )
    table.do("End your turn", "Tin Turret", "Steam Cannon")

    assert table.there("laboratory", 1) == ["Steam Cannon", "Tin Turret"]
    assert table.there("discard pile", 1) == ["Clockwork Elephant"]


@pytest.mark.rule("proelium", "R18")
def test_what_is_not_maintained_is_not_loaded(scene: Scene) -> None:
    table = scene(player(), player(laboratory=["Clockwork Elephant", "Steam Cannon"], funds=1), moment="return")
    table.do("End your turn", "Clockwork Elephant")

    assert table.there("laboratory", 1) == ["Clockwork Elephant", "Steam Cannon"]
    assert not table.state.is_marked(LOADED, table.piece("Steam Cannon"))


@pytest.mark.rule("proelium", "R7")
def test_the_maintenance_of_an_enhancement_is_its_players_to_pay(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Frog"]), player(), moment="return",
        enhancements=[enhancement("Overclocked Heart", "Mutant Frog", of=0)],
    )  # fmt: skip
    table.wait()
    table.wait()
    table.until("Fabrication")

    assert table.funds == [24, 25]
    assert table.spent == [1, 0]
