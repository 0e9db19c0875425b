"""Cards that leave play, and what lasts as long as a card is there, in the course game."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.hand import Play
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others

ITEMS: Final = {
    "Kill": "Defeat a partner.",
    "Demolish": "Discard a supporter of yours.",
    "Recall": "Return a partner of yours to your hand.",
}
PARTNERS: Final = {
    "Heir": "When this leaves play, gain 3 points.",
    "Captor": "When this enters, take control of another partner here as long as this is in play.",
    "Drummer": "When this enters, another partner here gets +2 power as long as this is in play.",
    "Ghost": "When this is defeated, a partner of yours gets +2 power as long as this is in play.",
}
SUPPORTERS: Final = {
    "Encore": "When you play this, gain 1 point.",
    "Fanfare": "When you play this, gain 3 points.",
    "Relic": "The first time you gain points this game, draw three cards.",
    "Watch": "When a partner of yours leaves play, gain 1 point.",
    "Opener": "When you play this, gain 2 points.",
    "Censor": "When you play this, name a card. Other players cannot play cards with that name as long as this is in "
    "play.",
}
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, SUPPORTERS))


def with_heir(*home: str) -> dict[str, object]:
    return {"world_map": [course(AT, partner("Heir", of=0))], "home": list(home)}


@pytest.mark.parametrize("item", ["Kill", "Recall"])
def test_a_partner_tells_that_it_leaves_play_wherever_it_goes(own: CourseGame, item: str) -> None:
    table = plays(own, item, **with_heir())

    assert table.points[0] == 3


def test_a_supporter_sees_partners_leave_play(own: CourseGame) -> None:
    table = plays(own, "Kill", **with_heir("Watch"))
    table.do(table.options[0])  # which of the two comes first does not matter

    assert table.points[0] == 4


def enters(own: CourseGame, name: str) -> Table:
    """It enters where a partner of another player is."""
    table = Scene(own)(
        player(hand=[name, "Kill"], world_map=[course(AT, partner("Twig", of=1))], deck=twelve_others()), player()
    )
    table.do(f"Enter {name}")
    return table


def test_a_partner_is_mine_as_long_as_its_captor_stays(own: CourseGame) -> None:
    table = enters(own, "Captor")
    taken = table.state.controller(table.piece("Twig"))

    table.do("Play Kill", "Captor")

    assert (taken, table.state.controller(table.piece("Twig"))) == (0, 1)


def test_more_power_lasts_as_long_as_the_drummer_stays(own: CourseGame) -> None:
    table = enters(own, "Drummer")
    before = next(card.power for card in own.prints if card.name == "Twig")
    more = table.power("Twig")
    table.end_turns(2)
    still = table.power("Twig")

    table.do("Play Kill", "Drummer")

    assert (more, still, table.power("Twig")) == (before + 2, before + 2, before)


def test_what_would_end_with_a_card_that_is_gone_does_not_begin(own: CourseGame) -> None:
    table = plays(own, "Kill", world_map=[course(AT, partner("Ghost", of=0), partner("Heir", of=0))])
    table.do("Ghost")

    assert table.power("Heir") == 2


def test_a_supporter_says_what_it_does_when_it_is_played(own: CourseGame) -> None:
    table = plays(own, "Opener")

    assert table.home(0) == ["Opener"]
    assert table.points[0] == 2


def name_it(table: Table, name: str) -> None:
    """Names a card, by ranges of names first."""
    while name not in table.options:
        ranges = [option.split(" to ") for option in table.options]
        table.do(" to ".join(next(one for one in ranges if one[0] <= name <= one[-1])))
    table.do(name)


def test_a_name_is_banned_as_long_as_the_card_stays(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Censor", "Demolish"]), player(hand=["Opener"]))
    table.do("Play Censor")
    name_it(table, "Opener")
    table.do("End your turn")
    reason = table.why_not(Play, "Opener")
    table.do("End your turn", "Play Demolish", "End your turn")

    assert reason is not None
    assert table.can(Play, "Opener")


def test_what_is_done_once_each_game_is_not_done_again(own: CourseGame) -> None:
    table = Scene(own)(
        player(hand=["Opener", "Encore", "Fanfare"], home=["Relic"], deck=twelve_others()), player(deck=twelve_others())
    )
    table.do("Play Opener")
    first = len(table.deck(0))
    table.do("Play Encore", "End your turn", "End your turn", "Play Fanfare")

    assert first == 12 - 3
    assert len(table.deck(0)) == first - 1, "only the card of the next turn was drawn"


def test_nothing_lasts_as_long_as_a_card_that_does_not_stay() -> None:
    with pytest.raises(TextError, match="do not stay in play"):
        read("A partner gets +2 power as long as this is in play.", "item")
