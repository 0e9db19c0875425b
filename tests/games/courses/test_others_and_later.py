"""What other players do and choose, what comes later, and what counts once or costs otherwise, each in a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame, load
from rulebound.games.courses.hand import Play
from rulebound.games.courses.in_play import Clear
from rulebound.games.courses.table import CourseTable
from rulebound.games.courses.zones import AT_COURSE
from rulebound.language import speaking
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others

ON: Final = "End your turn"
CARDS: Final = {
    "Offer": "Each opponent may discard a card. Each who does not loses 2 points.",
    "Wager": "Each other player may lose 1 point. If they do, draw a card.",
    "Tribute": "Each other player may defeat a partner of theirs. If they do, draw cards equal to its cost.",
    "Toll": "Each other player discards a card unless they lose 1 point.",
    "Bounce": "Return a partner of another player to its owner's hand unless that player loses 2 points.",
    "Verdict": "An opponent chooses one: You draw two cards; or they lose 3 points.",
    "Edict": "Each other player chooses a partner of theirs and discards the rest.",
    "Yawn": "Each other player taps a partner of theirs.",
    "Choice": "Choose another player. That player loses 1 point.",
    "Savings": "At the start of your next turn, draw two cards.",
    "Visit": "Untap a partner of yours. At the end of the turn, return it to its owner's hand.",
    "Trap": "The next time a partner of another player clears a course, gain 3 points.",
    "Parade": "Tap any number of untapped partners of yours. Gain 1 point for each partner tapped this way.",
    "Refresh": "Discard any number of cards, then draw that many cards.",
    "Cheap": "This costs 1 star less for each partner of yours.\nDraw a card.",
    "Dear": "As an additional cost to play this, discard a card. Draw two cards.",
    "Shield": "Until the end of the turn, your partners cannot be defeated.",
}
HOME: Final = {
    "Till": "Once each turn, when you play an item, gain 1 point.",
    "Loot": "Once per turn, you may discard a card. If you do, draw a card.",
    "Pawn": "Lose 1 point: Draw a card. Use this only once each turn.",
    "Sale": "The first item that you play each turn costs 1 star less.",
    "Leader": "As long as you have more points than each other player, your partners have Sneaky.",
    "Lonely": "Your partners have +2 power as long as it is your turn and you have no cards in your hand.",
    "Leak": "At the start of each other player's turn, that player loses 1 point.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these items and supporters besides its own."""
    items = [(name, "item", text) for name, text in CARDS.items()]
    return game_with(
        tmp_path_factory.mktemp("cards"), *items, *[(name, "supporter", text) for name, text in HOME.items()]
    )


def hands(table: Table) -> list[int]:
    """How many cards each player holds."""
    state = table.state
    return [len(state.hand_of(seat)) for seat in range(state.seats)]


def at_dune_sea(table: Table) -> list[str]:
    """The partners there, as they entered."""
    state = table.state
    return table.names([it for it in state.cards_in(AT_COURSE) if state.at[it] == table.piece("Dune Sea")])


# -- Others do, may, choose and pay ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "drawn"), [("Yes", 5), ("No", 0)])
def test_what_another_player_has_chosen_for_it_is_it(own: CourseGame, answer: str, drawn: int) -> None:
    theirs = player(world_map=[course("Dune Sea", "Twig", "Marzipan Golem")])
    table = Scene(own)(player(hand=["Tribute"], deck=twelve_others()), theirs)

    table.do("Play Tribute", answer)
    if answer == "Yes":
        table.do("Marzipan Golem")

    assert hands(table)[0] == drawn


def test_what_a_player_has_chosen_is_it_and_no_more_the_card_of_the_event(tmp_path: Path) -> None:
    text = (
        "Whenever a partner enters here, its owner may defeat another partner of theirs here. "
        "If they do, they draw cards equal to that partner's cost."
    )
    own = game_with(tmp_path, ("Altar", "course", text), ("Fresh", "partner", "This cannot exit."))
    mine = player(hand=["Fresh"], deck=twelve_others(), world_map=[course("Altar", "Twig", "Marzipan Golem")])
    table = Scene(own)(mine, player())

    table.do("Enter Fresh", "Yes", "Marzipan Golem")

    assert hands(table)[0] == 5


@pytest.mark.parametrize(("answer", "points", "cards"), [("Yes", 5, 1), ("No", 3, 2)])
def test_who_does_not_take_an_offer_bears_the_consequence(
    scene: Scene, own: CourseGame, answer: str, points: int, cards: int
) -> None:
    table = scene(player(hand=["Offer"]), player(hand=["Twig", "Aki"], points=5), game=own)

    table.do("Play Offer")
    assert (table.state.seat, table.asked) == (1, "Offer: do you discard a card? If not, you lose 2 points.")
    table.do(answer, *(["Twig"] if answer == "Yes" else []))

    assert (table.state.points[1], hands(table)[1]) == (points, cards)


def test_who_cannot_take_an_offer_is_not_asked(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Offer"]), player(points=5), player(hand=["Twig"], points=5), game=own)

    table.do("Play Offer")

    assert table.state.points == [0, 3, 5]
    assert table.state.seat == 2


def test_what_others_do_may_be_good_for_whoever_plays_the_card(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Wager"], deck=twelve_others()), player(points=5), player(points=5), game=own)

    table.do("Play Wager", "Yes", "No")

    assert (table.state.points, hands(table)) == ([0, 4, 5], [1, 0, 0])


def test_others_do_what_they_must_unless_they_pay_whole(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Toll"]), player(hand=["Twig", "Aki"], points=1), player(hand=["Twig", "Aki"]), game=own)

    table.do("Play Toll", "Yes")
    assert table.state.points[1] == 0
    assert table.state.seat == 2  # who has no point must discard, and is asked which card

    table.do("Aki")
    assert hands(table) == [0, 2, 1]


def test_a_card_that_was_chosen_stays_if_its_player_pays(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", partner("Aki", of=1))
    paying, refusing = [scene(player(hand=["Bounce"], world_map=[there]), player(points=4), game=own) for _ in range(2)]

    paying.do("Play Bounce", "Yes")
    refusing.do("Play Bounce", "No")

    assert (paying.state.points[1], hands(paying)[1]) == (2, 0)
    assert (refusing.state.points[1], hands(refusing)[1]) == (4, 1)


def test_another_player_chooses_and_you_is_still_whoever_plays_the_card(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Verdict"], deck=twelve_others()), player(points=5), player(points=5), game=own)

    table.do("Play Verdict", table.state.setup.names[2])
    assert table.state.seat == 2
    table.do("You draw two cards")

    assert (table.state.points, hands(table)) == ([0, 5, 5], [2, 0, 0])


def test_each_other_player_keeps_one(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Twig", partner("Aki", of=1), partner("Sir Thistle", of=1))
    table = scene(player(hand=["Edict"], world_map=[there]), player(), game=own)

    table.do("Play Edict", "Aki")

    assert at_dune_sea(table) == ["Twig", "Aki"]


def test_others_tap_a_partner_of_their_own(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Twig", partner("Aki", of=1), partner("Sir Thistle", of=1))
    table = scene(player(hand=["Yawn"], world_map=[there]), player(), game=own)

    table.do("Play Yawn")
    assert sorted(table.options) == ["Aki", "Sir Thistle"]
    table.do("Aki")

    assert table.tapped("Twig", "Aki", "Sir Thistle") == [False, True, False]


def test_that_player_is_the_one_who_was_chosen(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Choice"]), player(points=5), player(points=5), game=own)

    table.do("Play Choice", table.state.setup.names[2])

    assert table.state.points == [0, 5, 4]


# -- Later -------------------------------------------------------------------------------------------------------------


def test_what_is_put_off_comes_at_the_start_of_the_next_turn_and_only_once(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Savings"], deck=twelve_others()), player(deck=twelve_others()), game=own)

    table.do("Play Savings")
    assert hands(table)[0] == 0
    table.do(ON, ON)
    assert hands(table)[0] == 3  # two, and the one of the draw phase
    table.do(ON, ON)
    assert hands(table)[0] == 4


def test_what_is_put_off_is_copied_saved_and_imagined(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Savings"], deck=twelve_others()), player(deck=twelve_others()), game=own)

    table.do("Play Savings")
    state = table.state
    copies = [state.clone(), own.load_state(state.save()), state.seat_of(1).imagine(3)]

    for copy in copies:
        assert isinstance(copy, CourseTable)
        assert [one.save() for one in copy.delayed] == [one.save() for one in state.delayed] != []
    table.do(ON, ON)
    assert state.delayed == []
    assert len(copies[0].delayed) == 1


def test_a_card_is_returned_at_the_end_of_the_turn(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", partner("Aki", tapped=True))
    table = scene(player(hand=["Visit"], deck=twelve_others(), world_map=[there]), player(), game=own)

    table.do("Play Visit")
    assert at_dune_sea(table) == ["Aki"]
    table.do(ON)

    assert (at_dune_sea(table), hands(table)[0]) == ([], 1)


def test_a_card_that_has_left_play_in_between_is_another_one_when_it_comes_back(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", partner("Aki", tapped=True))
    table = scene(player(hand=["Visit"], deck=twelve_others(), world_map=[there], course_deck=[]), player(), game=own)

    table.do("Play Visit")
    it = table.piece("Aki")
    table.state.discard(it)  # type: ignore[attr-defined]

    assert [one.picks for one in table.state.delayed] == [[]]
    table.do(ON)
    assert hands(table)[0] == 0


def test_the_next_time_that_something_happens_is_waited_for(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", partner("Aki", of=1))
    table = scene(
        player(hand=["Trap"], deck=twelve_others()), player(deck=twelve_others(), world_map=[there]), game=own
    )

    table.do("Play Trap", ON, "Clear Dune Sea with Aki")
    assert table.state.points[0] == 3
    table.do(ON, ON, "Clear Dune Sea with Aki")
    assert table.state.points[0] == 3


# -- Once in each turn, any number, other costs ------------------------------------------------------------------------


def test_once_each_turn_is_the_first_time_in_each(scene: Scene, own: CourseGame) -> None:
    table = scene(
        player(hand=["Savings", "Cheap", "Choice"], home=["Till"], deck=twelve_others()),
        player(deck=twelve_others(), points=9),
        game=own,
    )

    table.do("Play Savings", "Play Cheap")
    assert table.state.points[0] == 1
    table.do(ON, ON, "Play Choice")
    assert table.state.points[0] == 2


def test_what_can_be_used_once_each_turn_says_so_the_second_time(scene: Scene, own: CourseGame) -> None:
    table = scene(
        player(hand=["Twig", "Aki"], home=["Loot", "Pawn"], points=5, deck=twelve_others()), player(), game=own
    )

    uses = [option for option in table.options if option.startswith("Use")]
    table.do(uses[0], "Yes", "Twig", uses[1])

    assert not [option for option in table.options if option.startswith("Use")]
    assert (table.state.points[0], hands(table)[0]) == (4, 3)


def test_any_number_may_be_none_and_is_counted(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Aki", "Twig", partner("Sir Thistle", tapped=True))
    table = scene(player(hand=["Parade"], world_map=[there]), player(), game=own)
    other = scene(player(hand=["Parade"], world_map=[there]), player(), game=own)

    table.do("Play Parade", "Aki", "Twig")
    other.do("Play Parade", "No")

    assert (table.state.points[0], other.state.points[0]) == (2, 0)
    assert table.tapped("Aki", "Twig") == [True, True]


def test_as_many_cards_are_drawn_as_were_discarded(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Refresh", "Twig", "Aki", "Sir Thistle"], deck=twelve_others()), player(), game=own)

    table.do("Play Refresh", "Twig", "Aki", "No")

    assert table.names(table.state.hand_of(0)) == ["Sir Thistle", "Marzipan Golem", "Marzipan Golem"]


def test_an_additional_cost_must_be_paid_and_is_paid_first(scene: Scene, own: CourseGame) -> None:
    poor = scene(player(hand=["Dear"], deck=twelve_others()), player(), game=own)
    rich = scene(player(hand=["Dear", "Twig"], deck=twelve_others()), player(), game=own)

    assert str(poor.why_not(Play, "Dear")) == "What Dear costs besides cannot be done. [R39]"
    rich.do("Play Dear")

    assert rich.names(rich.state.hand_of(0)) == ["Marzipan Golem", "Marzipan Golem"]


def test_a_card_costs_less_for_what_its_player_has(scene: Scene, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    entry = '[[card]]\nname = "Feast"\nkind = "item"\ncost = 4\ntext = """\n{}"""\n'
    path.write_text(entry.format(CARDS["Cheap"]), encoding="utf-8")
    there = course("Dune Sea", "Twig", "Aki", partner("Sir Thistle", of=1))
    table = scene(player(hand=["Feast"], world_map=[there]), player(), game=load([path], []))

    assert table.state.cost(table.piece("Feast")) == 2


def test_the_first_item_of_a_turn_is_cheaper(scene: Scene, own: CourseGame) -> None:
    table = scene(player(hand=["Savings", "Choice"], home=["Sale"], deck=twelve_others()), player(), game=own)
    prices = [table.state.now("cost", table.piece(name), 5) for name in ("Savings", "Choice")]

    table.do("Play Savings")

    assert prices == [4, 4]
    assert table.state.now("cost", table.piece("Choice"), 5) == 5


def test_what_cannot_be_defeated_withstands(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Twig", partner("Marzipan Golem", of=1))
    table = scene(
        player(hand=["Shield"], deck=twelve_others(), world_map=[there]), player(deck=twelve_others()), game=own
    )

    table.do("Play Shield", "Battle at Dune Sea with Twig")

    assert "Twig" in at_dune_sea(table)


# -- As long as --------------------------------------------------------------------------------------------------------


def test_a_keyword_is_had_as_long_as_one_leads(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Twig", partner("Aki", of=1))
    table = scene(
        player(home=["Leader", "Till"], hand=["Savings"], points=3, world_map=[there]), player(points=3), game=own
    )

    assert not table.can(Clear, "Twig")
    table.do("Play Savings")

    assert table.can(Clear, "Twig")


def test_two_conditions_must_both_be_so(scene: Scene, own: CourseGame) -> None:
    there = course("Dune Sea", "Twig")
    table = scene(
        player(home=["Lonely"], world_map=[there], deck=twelve_others()), player(deck=twelve_others()), game=own
    )
    before = table.power("Twig")

    table.do(ON)

    assert (before, table.power("Twig")) == (before, before - 2)


def test_something_happens_in_each_other_turn_to_that_player(scene: Scene, own: CourseGame) -> None:
    table = scene(
        player(home=["Leak"], points=3, deck=twelve_others()),
        player(points=3, deck=twelve_others()),
        player(points=3, deck=twelve_others()),
        game=own,
    )

    table.do(ON, ON, ON)

    assert table.state.points == [3, 2, 2]


# -- The treaties ------------------------------------------------------------------------------------------------------


def test_auditor_of_small_change_makes_the_first_item_cheaper(scene: Scene) -> None:
    table = scene(player(hand=["Village Curfew", "Weathercock Almanac"], home=["Auditor of Small Change"]), player())

    assert table.state.cost(table.piece("Village Curfew")) == 2
    assert table.state.cost(table.piece("Weathercock Almanac")) == 0
    table.do("Play Weathercock Almanac")
    assert table.state.cost(table.piece("Village Curfew")) == 3


def test_customs_officer_with_a_soft_heart_lets_one_stay_for_two_points(scene: Scene) -> None:
    there = course("Rooftop Garden", partner("Aki", of=1))
    table = scene(player(hand=["Customs Officer with a Soft Heart"], world_map=[there]), player(points=2))

    table.do("Play Customs Officer with a Soft Heart")
    assert table.asked.startswith("Customs Officer with a Soft Heart, for Aki: do you lose 2 points? If not: return ")
    table.do("Yes")

    assert (table.at("Aki"), table.state.points[1]) == ("Rooftop Garden", 0)


def test_borrowed_thunder_goes_home_in_the_evening(scene: Scene) -> None:
    there = course("Dune Sea", partner("Aki", tapped=True))
    table = scene(player(hand=["Borrowed Thunder"], world_map=[there]), player(deck=twelve_others()))

    table.do("Play Borrowed Thunder")
    assert table.tapped("Aki") == [False]
    table.do(ON)

    assert table.hand(0) == ["Aki"]


def test_borrowed_thunder_says_nothing_in_the_evening_where_it_untapped_no_partner(scene: Scene) -> None:
    table = scene(
        player(hand=["Borrowed Thunder"], world_map=[course("Dune Sea", "Aki")]), player(deck=twelve_others())
    )

    table.do("Play Borrowed Thunder", ON)

    assert not any(line.startswith("Borrowed Thunder") for line in table.told())


def test_borrowed_thunder_says_nothing_in_the_evening_of_a_partner_that_has_left(scene: Scene) -> None:
    there = course("Dune Sea", partner("Aki", tapped=True))
    table = scene(player(hand=["Borrowed Thunder"], world_map=[there]), player(deck=twelve_others()))

    table.do("Play Borrowed Thunder", "Exit with Aki", ON)

    assert not any(line.startswith("Borrowed Thunder") for line in table.told())


def test_village_curfew_leaves_one_partner_of_each_other_player_up(scene: Scene) -> None:
    there = course("Rooftop Garden", "Twig", partner("Aki", of=1), partner("Sir Thistle", of=1))
    plenty = [course(name) for name in ("Dune Sea", "Mossy Keep")]
    table = scene(player(hand=["Village Curfew"], world_map=[there, *plenty]), player())

    table.do(
        "Play Village Curfew", *(["Tap Dune Sea for 1 star"] if "Tap Dune Sea for 1 star" in table.options else [])
    )
    while "Aki" not in table.options:
        table.do(table.options[0])
    table.do("Aki")

    assert table.tapped("Twig", "Aki", "Sir Thistle") == [False, False, True]


def test_weathercock_almanac_pays_off_a_turn_later(scene: Scene) -> None:
    table = scene(
        player(hand=["Weathercock Almanac"], world_map=[course("Rooftop Garden")], deck=twelve_others()),
        player(deck=twelve_others()),
    )

    table.do("Play Weathercock Almanac", ON, ON)

    assert hands(table)[0] == 3


def test_archivist_of_used_things_costs_less_for_each_item_that_was_used(scene: Scene) -> None:
    table = scene(
        player(hand=["Archivist of Used Things"], discard=["Village Picnic", "Victory Pie", "Twig"]), player()
    )

    assert table.state.cost(table.piece("Archivist of Used Things")) == 3


def test_what_others_are_asked_is_put_into_words_in_each_language(scene: Scene, own: CourseGame) -> None:
    offer, toll = [
        scene(player(hand=[name]), player(hand=["Twig", "Aki"], points=2), game=own) for name in ("Offer", "Toll")
    ]
    offer.do("Play Offer")
    toll.do("Play Toll")

    said = [(table.state.decision.prompt, german(table)) for table in (offer, toll)]

    assert said == [
        (
            "Offer: do you discard a card? If not, you lose 2 points.",
            "Offer: Machst du das: discard a card? Wenn nicht, machst du: lose 2 points.",
        ),
        (
            "Toll: do you lose 1 point? If not, you discard a card.",
            "Toll: Machst du das: lose 1 point? Wenn nicht, machst du: discard a card.",
        ),
    ]


def german(table: Table) -> str:
    """What is asked, in German."""
    with speaking("de"):
        return table.state.decision.prompt
