"""Who is asked to respond: E7. It tells nothing of what anybody holds, and whoever may have something is asked."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import effects, rules
from rulebound.games.avarium.card import AvariumCard
from rulebound.games.avarium.choices import PickSeat
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.imagining import imagine
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, Table, exhausted

GRATIS = ["Noble Sacrifice", "Dice behind the Chapel"]  # the Surprises that cost nothing
DEAR = "Prisoner Exchange"


def surprises(scene: Scene, but: str) -> list[str]:
    """All Surprises but this one."""
    return [
        card.name
        for card in scene.game.card_list
        if isinstance(card, AvariumCard) and card.surprise and card.name != but
    ]


def is_asked(table: Table, seat: int) -> bool:
    """Whether it is this player who is asked to respond now."""
    assert table.state.question[0] in (effects.RESPOND, rules.PLAN_PHASE)
    return table.state.question[0] is effects.RESPOND and table.state.seat == seat


@pytest.mark.rule("avarium", "E7")
@pytest.mark.parametrize("held", [DEAR, "Nurse's Office"])
def test_being_asked_does_not_tell_what_is_held_where_schemes_cost_its_player_less(scene: Scene, held: str) -> None:
    table = scene(
        player("Kumara RAJ", reputation=4),
        player("Syeira CORAL", [exhausted("Muse on Retainer")], hand=[held], exhausted=True),
        courtyard=["Pink One"],
        **{"trash pile": GRATIS},
    )
    table.do("Recruit Pink One")

    assert is_asked(table, 1), "a Surprise for 1 Reputation costs this player nothing"


@pytest.mark.rule("avarium", "E7")
@pytest.mark.parametrize("held", ["Noble Sacrifice", DEAR])
def test_being_asked_does_not_tell_what_is_held_where_schemes_cost_enemies_more(scene: Scene, held: str) -> None:
    table = scene(
        player("Kumara RAJ", reputation=4),
        player("Syeira CORAL", [exhausted("Vice President of Everything")], hand=[held], exhausted=True),
        courtyard=["Pink One"],
    )
    table.do("Recruit Pink One")

    assert is_asked(table, 1), "for this player a Surprise costs what it says, and two of them cost nothing"


@pytest.mark.rule("avarium", "E7")
@pytest.mark.parametrize("held", ["Detention Slip", DEAR])
def test_being_asked_does_not_tell_what_is_held_where_only_enemies_can_be_targets(scene: Scene, held: str) -> None:
    table = scene(
        player("Kumara RAJ", reputation=4),
        player("Syeira CORAL", [exhausted("Record-O-Matic")], hand=[held], reputation=1, exhausted=True),
        courtyard=["Pink One"],
        **{"trash pile": surprises(scene, but="Detention Slip")},
    )
    table.do("Recruit Pink One")

    assert not is_asked(table, 1), "the only Surprise that is left needs a student of an enemy's Class"


@pytest.mark.rule("avarium", "E7")
@pytest.mark.rule("avarium", "D5")
@pytest.mark.parametrize(("ruling", "asked"), [("no", 0), ("yes", 1)])
def test_whoever_may_respond_with_any_scheme_is_asked_where_no_surprise_is_left(
    scene: Scene, ruling: str, asked: int
) -> None:
    table = scene(
        player("Kumara RAJ", hand=["Extra Credit", "Honour Roll"], reputation=2, exhausted=True),
        player("Syeira CORAL", hand=["Nurse's Office"], reputation=1),
        rulings={"schemes_as_responses": ruling},
        **{"trash pile": surprises(scene, but="Nurse's Office")},
    )
    table.do("Play Extra Credit", "Play Nurse's Office")

    assert is_asked(table, 0) == asked


@pytest.mark.rule("avarium", "E7")
def test_being_asked_does_not_change_when_other_hands_are_imagined(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Muse on Retainer"], hand=["Open Day"]),
        player("Syeira CORAL", [exhausted("Vice President of Everything")], hand=[DEAR], exhausted=True),
        **{"trash pile": surprises(scene, but="Noble Sacrifice")},
    ).state

    asked = {effects.WINDOWS.could_respond(imagine(table, 0, Chance.of(seed)), 1) for seed in range(40)}

    assert asked == {effects.WINDOWS.could_respond(table, 1)}


@pytest.mark.rule("avarium", "setup.players")
@pytest.mark.rule("avarium", "win.expel")
def test_only_players_who_are_in_the_school_can_be_chosen(scene: Scene) -> None:
    table = scene(
        player(hand=["Prisoner Exchange"], reputation=2),
        player(students=["Pink One"]),
        player(),
        player(out=True),
        active=0,
    )
    table.play("Play Prisoner Exchange")

    refused = [table.why_not_at(PickSeat, seat) for seat in (1, 3)]

    assert refused == [None, Reason("win.expel", "Player 4 has been expelled.")]


@pytest.mark.rule("avarium", "setup.players")
def test_only_players_who_are_at_the_table_can_be_chosen(scene: Scene) -> None:
    table = scene(player(hand=["Prisoner Exchange"], reputation=2), player(students=["Pink One"]), player())
    table.play("Play Prisoner Exchange")

    refused = table.why_not_at(PickSeat, 3)

    assert refused == Reason("setup.players", "There is no such player at this table.")
