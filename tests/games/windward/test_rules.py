"""The rules of Windward, clause by clause."""

from __future__ import annotations

import pytest

from rulebound.games.windward.rules import Hire, Play, Sail, Use
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.reason import Reason
from tests.games.declared import DeclaredScene, exhausted, player

# -- Before the game ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("windward", "setup.start", "setup.hand", "setup.market", "deck.cards")
def test_everybody_begins_with_three_coins_and_four_cards_of_the_one_deck(scene: DeclaredScene) -> None:
    table = scene.new_game(seats=3, seed=5)

    assert table.amounts("coins") == [3, 3, 3]
    assert table.amounts("renown") == [0, 0, 0]
    assert [len(table.there("hand", seat)) for seat in range(3)] == [4, 4, 4]
    assert len(table.there("market")) == 4
    copies = sum(card.copies for card in table.game.prints)
    assert len(table.there("deck")) == copies - 3 * 4 - 4


@pytest.mark.rule("windward", "R1")
def test_who_begins_is_drawn_or_chosen(scene: DeclaredScene) -> None:
    drawn = {scene.new_game(seats=3, seed=seed).state.active for seed in range(20)}
    chosen = {scene.new_game(seats=3, seed=seed, options={"first": "2"}).state.active for seed in range(3)}

    assert drawn == {0, 1, 2}
    assert chosen == {1}
    with pytest.raises(SetupError):
        scene.new_game(seats=2, options={"first": "3"})


# -- A turn ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("windward", "turn.order", "turn.ready")
def test_in_a_turn_one_readies_ones_own_cards_and_then_acts_twice(scene: DeclaredScene) -> None:
    table = scene(player(harbour=[exhausted("Sloop")]), player(harbour=[exhausted("Brig")]), turn=4)

    table.do("Trade", "Trade")

    assert table.state.seat == 1
    assert table.marked("Sloop", "Brig") == [True, False]
    assert table.told()[-2:] == ["Turn 5: Player 2", "Brig is no longer exhausted."]


@pytest.mark.rule("windward", "turn.actions")
def test_one_may_end_the_turn_before_both_actions(scene: DeclaredScene) -> None:
    table = scene(player(), moment="first action")

    table.do("End your turn")

    assert (table.state.seat, table.state.turn) == (1, 3)


@pytest.mark.rule("windward", "turn.actions", "cards.use")
def test_using_a_card_is_no_action(scene: DeclaredScene) -> None:
    table = scene(player(harbour=["Exchange"]), moment="second action")

    table.do("Use Exchange: gain 2 coins")
    assert table.state.seat == 0
    table.do("Trade")

    assert table.amounts("coins") == [7, 3]
    assert table.state.seat == 1


@pytest.mark.rule("windward", "cards.use")
def test_what_costs_exhausting_a_card_can_be_used_once(scene: DeclaredScene) -> None:
    table = scene(player(harbour=[exhausted("Exchange"), "Chapel"]))

    assert table.why_not(Use, "Exchange") == Reason(
        "cards.use", "Exchange cannot be used now: its cost, to exhaust this, cannot be paid."
    )
    assert table.why_not(Use, "Chapel") == Reason("cards.use", "Chapel cannot be used for anything.")


@pytest.mark.rule("windward", "turn.hand")
def test_with_more_than_seven_cards_one_discards_as_many_as_there_are_too_many(scene: DeclaredScene) -> None:
    table = scene(player(hand=["Sloop"] * 7 + ["Brig", "Ferry"]), moment="second action")

    table.do("Trade")
    assert table.asked == "You may keep 7 cards. Which one do you discard?"
    table.do("Discard Brig", "Discard Ferry")

    assert table.there("hand", 0) == ["Sloop"] * 7
    assert table.there("discard pile") == ["Brig", "Ferry"]
    assert table.state.seat == 1


def test_seven_cards_may_be_kept(scene: DeclaredScene) -> None:
    table = scene(player(hand=["Sloop"] * 7), moment="second action")

    table.do("Trade")

    assert table.state.seat == 1


# -- Actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("windward", "action.trade")
def test_trading_brings_two_coins(scene: DeclaredScene) -> None:
    table = scene(player(coins=0))

    table.do("Trade for 2 coins")

    assert table.amounts("coins") == [2, 3]


@pytest.mark.rule("windward", "action.hire", "setup.market")
def test_a_card_of_the_market_is_hired_for_a_coin_and_replaced(scene: DeclaredScene) -> None:
    table = scene(player(coins=1), market=["Sloop", "Brig", "Ferry", "Chapel"], deck=["Storm", "Levy"])

    table.do("Hire Brig")

    assert table.there("hand", 0) == ["Brig"]
    assert table.there("market") == ["Sloop", "Ferry", "Chapel", "Levy"]
    assert table.amounts("coins") == [0, 3]
    assert table.why_not(Hire, "Ferry") == Reason("action.hire", "To hire a card costs a coin, and you have none.")
    assert table.why_not(Hire, "Brig") == Reason("action.hire", "Brig is not in the market.")


@pytest.mark.rule("windward", "R3")
def test_where_the_deck_is_empty_fewer_cards_lie_in_the_market(scene: DeclaredScene) -> None:
    table = scene(player(), market=["Sloop", "Brig"], deck=[])

    table.do("Hire Brig")

    assert table.there("market") == ["Sloop"]


@pytest.mark.rule("windward", "action.sail")
def test_a_ship_sails_for_its_cargo_and_is_exhausted(scene: DeclaredScene) -> None:
    table = scene(player(coins=0, harbour=["Brig", exhausted("Sloop"), "Chapel"]), player(harbour=["Ferry"]))

    table.do("Sail with Brig for 4 coins")

    assert table.amounts("coins") == [4, 3]
    assert table.marked("Brig") == [True]
    assert table.why_not(Sail, "Sloop") == Reason("action.sail", "Sloop is exhausted.")
    assert table.why_not(Sail, "Ferry") == Reason("action.sail", "Ferry is not in your harbour.")
    assert table.why_not(Sail, "Chapel") == Reason("action.sail", "Chapel is not a ship.")


@pytest.mark.rule("windward", "action.play", "play.stays", "play.renown")
def test_a_ship_is_paid_comes_into_the_harbour_and_brings_its_renown(scene: DeclaredScene) -> None:
    table = scene(player(coins=7, hand=["Galleon", "Chapel"]), player(hand=["Sloop"]))

    table.do("Play Galleon")

    assert table.there("harbour", 0) == ["Galleon"]
    assert (table.amounts("coins"), table.amounts("renown")) == ([1, 3], [2, 0])
    assert table.why_not(Play, "Chapel") == Reason("action.play", "Chapel costs 5 coins, and you have 1 coin.")
    assert table.why_not(Play, "Galleon") == Reason("action.play", "Galleon is not in your hand.")


@pytest.mark.rule("windward", "play.venture", "cards.text")
def test_a_venture_takes_effect_and_is_discarded(scene: DeclaredScene) -> None:
    table = scene(player(coins=0, hand=["Windfall"]))

    table.do("Play Windfall")

    assert table.amounts("coins") == [3, 3]
    assert table.there("discard pile") == ["Windfall"]
    assert table.there("hand", 0) == []


@pytest.mark.rule("windward", "R2")
def test_of_several_effects_their_player_chooses_the_first_and_the_active_player_comes_first(
    scene: DeclaredScene,
) -> None:
    table = scene(
        player(coins=9, hand=["Whaler"], harbour=["Shipyard"]),
        player(harbour=["Tavern"]),
        deck=["Sloop", "Ferry", "Brig"],
    )

    table.do("Play Whaler")
    assert table.asked == "Which card's effect comes first?"
    assert sorted(table.options) == ["Shipyard", "Whaler"]
    table.do("Whaler")

    assert table.amounts("coins") == [9 - 4 + 2, 3]
    assert (table.there("hand", 0), table.there("hand", 1)) == (["Brig"], ["Ferry"])


# -- The end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("windward", "end.renown")
def test_whoever_has_twelve_renown_at_the_end_of_the_own_turn_wins(scene: DeclaredScene) -> None:
    table = scene(player(renown=11, coins=9, hand=["Chapel"]), player(renown=5))

    table.do("Play Chapel")
    assert table.outcome is None
    table.do("End your turn")

    assert table.outcome == ([0], "renown", "end.renown")


def test_eleven_renown_do_not_win(scene: DeclaredScene) -> None:
    table = scene(player(renown=11))

    table.do("End your turn")

    assert table.outcome is None


@pytest.mark.rule("windward", "end.deck")
@pytest.mark.parametrize(
    ("renown", "coins", "winners"), [((3, 5), (9, 0), [1]), ((4, 4), (1, 2), [1]), ((4, 4), (2, 2), [0, 1])]
)
def test_once_the_deck_is_empty_the_round_is_finished_and_the_most_renown_wins(
    scene: DeclaredScene, renown: tuple[int, int], coins: tuple[int, int], winners: list[int]
) -> None:
    first, second = (player(renown=renown[seat], coins=coins[seat]) for seat in range(2))
    table = scene(first, second, deck=[], active=0, first=0)

    table.do("End your turn")
    assert table.outcome is None
    table.do("End your turn")

    assert table.outcome == (winners, "deck", "end.deck")


@pytest.mark.rule("windward", "R4")
def test_after_so_many_idle_rounds_the_game_is_drawn(scene: DeclaredScene) -> None:
    table = scene(player(hand=["Sloop"]), rulings={"stalemate": 2})

    table.do("Play Sloop", *["End your turn"] * 5)
    assert table.outcome is None
    table.do("End your turn")

    assert table.outcome == ([0, 1], "stalemate", "R4")
