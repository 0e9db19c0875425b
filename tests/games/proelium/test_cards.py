"""The cards of Proelium, each for what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.games.proelium.combat import AttackWith
from rulebound.games.proelium.counters import LOADED
from rulebound.games.proelium.playing import Play
from rulebound.kernel.basics.reason import Reason
from tests.games.proelium.table import Scene, damaged, enhancement, loaded, player

GAME = rulebound.load("proelium")


def test_every_text_is_tried_in_these_tests() -> None:
    here = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert [card.name for card in GAME.card_list if card.text and card.name not in here] == []


# -- When they are played ----------------------------------------------------------------------------------------------


def test_lab_assistant_draws_a_card(scene: Scene) -> None:
    table = scene(player(hand=["Lab Assistant!!"], deck=["Night Janitor"]), player())

    table.play("Lab Assistant!!")

    assert table.there("hand", 0) == ["Night Janitor"]


def test_rival_professor_makes_the_opponent_discard(scene: Scene) -> None:
    table = scene(player(hand=["Rival Professor"]), player(hand=["Night Janitor", "Small Ray"]))

    table.do("Play Rival Professor")

    assert table.state.seat == 1
    table.do("Small Ray")
    assert table.there("discard pile", 1) == ["Small Ray"]


def test_distinguished_visitor_sends_an_entity_home(scene: Scene) -> None:
    table = scene(
        player(hand=["Distinguished Visitor"], laboratory=["Mutant Frog"]),
        player(laboratory=["Night Janitor", "Coffee Machine"]),
    )
    table.do("Play Distinguished Visitor")

    assert table.options == ["Night Janitor", "Coffee Machine"]
    table.do("Coffee Machine")
    assert table.there("hand", 1) == ["Coffee Machine"]


def test_clockwork_beetle_loads_an_item(scene: Scene) -> None:
    table = scene(player(hand=["Clockwork Beetle"], laboratory=["Steam Cannon"]), player())

    table.play("Clockwork Beetle")

    assert table.state.is_marked(LOADED, table.piece("Steam Cannon"))


# -- Maintenance, and points of a turn ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tokens"), [("Grant Writer", 1), ("Coffee Machine", -1), ("Venture Vampire", 1), ("Steam Cannon", -1)]
)
def test_maintenance_brings_or_costs_money(scene: Scene, name: str, tokens: int) -> None:
    table = scene(player(), player(laboratory=[name], deck=["Night Janitor"] * 3), moment="return")

    table.until("Fabrication")

    assert table.funds == [24 if name == "Venture Vampire" else 25, 25 + tokens]
    assert len(table.there("hand", 1)) == (2 if name == "Coffee Machine" else 1)


@pytest.mark.parametrize(("shown", "funds", "life"), [(4, 27, 20), (3, 25, 19)])
def test_the_boiler_room_is_a_risk(scene: Scene, shown: int, funds: int, life: int) -> None:
    table = scene(player(), player(laboratory=["Boiler Room"]), moment="return", chance=[shown])

    table.until("Fabrication")

    assert (table.funds[1], table.life[1]) == (funds, life)


def test_patient_zero_heals_and_earns(scene: Scene) -> None:
    table = scene(player(), player(laboratory=[damaged("Patient Zero", 2)]), moment="return")
    table.until("Who attacks?")

    assert table.stats("Patient Zero") == (3, 4)
    table.do("Attack with Patient Zero")
    table.settle()
    assert table.funds == [25, 26]


@pytest.mark.parametrize("attached", [True, False])
def test_a_vat_of_mutagen_gives_characters_back(scene: Scene, attached: bool) -> None:  # noqa: FBT001
    there = ["Mutant Frog", "Small Ray"] if attached else ["Small Ray"]
    table = scene(player(), player(laboratory=["Vat of Mutagen"], discard_pile=there, deck=[]), moment="return")

    table.until("Fabrication")

    assert table.there("hand", 1) == (["Mutant Frog"] if attached else [])


def test_the_chairman_takes_his_share_at_the_start_of_the_turn(scene: Scene) -> None:
    table = scene(player(), player(laboratory=["The Chairman"]), moment="return")

    table.until("Fabrication")

    assert table.funds == [24, 25]


@pytest.mark.parametrize(("funds", "drawn"), [(26, 1), (25, 0)])
def test_the_accountant_of_doom_draws_for_the_richer(scene: Scene, funds: int, drawn: int) -> None:
    table = scene(player(laboratory=["Accountant of Doom"], funds=funds, deck=["Night Janitor"]), player())

    table.wait()

    assert len(table.there("hand", 0)) == drawn


def test_mainspring_colossus_must_be_wound_up_to_attack(scene: Scene) -> None:
    table = scene(player(laboratory=["Mainspring Colossus", "Mutant Frog"]), player(), moment="attack")

    assert table.why_not(AttackWith, "Mainspring Colossus") == Reason(
        "golden.rule", "Mainspring Colossus cannot attack."
    )


def test_mainspring_colossus_attacks_when_loaded_and_is_not_loaded_then(scene: Scene) -> None:
    table = scene(player(laboratory=[loaded("Mainspring Colossus")]), player(), moment="attack")

    table.do("Attack with Mainspring Colossus")
    table.settle()

    assert table.life == [20, 11]
    assert not table.state.is_marked(LOADED, table.piece("Mainspring Colossus"))


# -- In combat ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "funds", "hand"),
    [
        ("Clockwork Nightingale", [25, 25], 1), ("Repo Crew", [27, 23], 0), ("Corporate Spy", [25, 24], 0),
        ("Junior Auditor", [25, 24], 0),
    ],
)  # fmt: skip
def test_damage_and_attacks_bring_something(scene: Scene, name: str, funds: list[int], hand: int) -> None:
    table = scene(player(laboratory=[name], deck=["Night Janitor"]), player(), moment="attack")

    table.do(f"Attack with {name}")
    table.settle()

    assert table.funds == funds
    assert len(table.there("hand", 0)) == hand


def test_corporate_spy_cannot_be_blocked(scene: Scene) -> None:
    table = scene(player(laboratory=["Corporate Spy"]), player(laboratory=["Security Guard"]), moment="attack")

    table.do("Attack with Corporate Spy")
    table.settle()

    assert table.life == [20, 19]


def test_escaped_mutant_does_not_block(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog"]), player(laboratory=["Escaped Mutant"]), moment="attack")

    table.do("Attack with Mutant Frog")
    table.settle()

    assert table.life == [20, 18]


def test_toll_gate_takes_a_fee_for_each_attacker(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog", "Mutant Rat"]), player(laboratory=["Toll Gate"]), moment="attack")

    table.do("Attack with Mutant Frog", "Attack with Mutant Rat")
    table.settle()

    assert table.funds == [23, 25]


def test_alpha_mutant_leads_the_others(scene: Scene) -> None:
    table = scene(player(laboratory=["Alpha Mutant", "Mutant Rat"]), player(), moment="attack")

    table.do("Attack with Alpha Mutant", "Attack with Mutant Rat")
    table.settle()

    assert table.life == [20, 20 - 4 - 2]


@pytest.mark.parametrize(
    ("name", "life", "funds"), [("Mutant Rat", [20, 19], [25, 25]), ("Walking Accident", [18, 18], [25, 25])]
)
def test_what_is_destroyed_takes_something_along(scene: Scene, name: str, life: list[int], funds: list[int]) -> None:
    table = scene(player(laboratory=[name], hand=["Death Ray"]), player())

    table.play("Death Ray")

    assert (table.life, [table.funds[0] + 3, table.funds[1]]) == (life, funds)


def test_plague_carrier_infects_the_others(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Plague Carrier"]), player(laboratory=["Night Janitor", "Mutant Frog"], hand=["Death Ray"]),
        moment="return",
    )  # fmt: skip
    table.until("The turn of Player 1 ends")
    while table.state.seat != 1 or "Play Death Ray for 30k" not in table.options:
        table.do("Pass")
    table.do("Play Death Ray", "Plague Carrier")

    assert table.stats("Night Janitor") == (1, 1)
    assert table.there("discard pile", 1) == ["Death Ray", "Mutant Frog"]


def test_bone_pit_earns_by_the_dead(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Bone Pit"], hand=["Controlled Explosion"]),
        player(laboratory=["Mutant Frog", "Mutant Rat"]), chance=[],
    )  # fmt: skip
    table.do("Play Controlled Explosion", "No research")
    table.until("Fabrication")

    assert table.funds[0] == 25 - 2 + 2


# -- What holds all the time -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "other", "stats"),
    [
        ("Clockwork Duchess", "Clockwork Beetle", (3, 1)), ("Clockwork Duchess", "Night Janitor", (1, 3)),
        ("Gear Sharpener", "Clockwork Beetle", (3, 1)), ("Mutant Matron", "Mutant Frog", (3, 2)),
        ("Mutant Matron", "Night Janitor", (1, 3)),
    ],
)  # fmt: skip
def test_some_make_others_stronger(scene: Scene, name: str, other: str, stats: tuple[int, int]) -> None:
    table = scene(player(laboratory=[name, other]), player())

    assert table.stats(other) == stats


def test_mutant_choir_counts_the_others(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Choir", "Mutant Rat", "Night Janitor", "Coffee Machine"]), player())

    assert table.stats("Mutant Choir") == (3, 3)


@pytest.mark.parametrize(
    ("name", "of", "card", "cost"),
    [
        ("Assembly Line", 0, "Mutant Frog", 0), ("Assembly Line", 0, "Coffee Machine", 1),
        ("Foreman of Gears", 0, "Steam Cannon", 1), ("Tax Golem", 1, "Mutant Frog", 1),
        ("Tax Golem", 1, "Coffee Machine", 2), ("Tax Golem", 1, "Eureka!", 2),
        ("Tax Golem", 1, "Small Ray", 1),
    ],
)  # fmt: skip
def test_some_make_cards_cost_less_or_more(scene: Scene, name: str, of: int, card: str, cost: int) -> None:
    mine, theirs = ([name], []) if of == 0 else ([], [name])
    table = scene(player(hand=[card], laboratory=mine), player(laboratory=theirs))

    assert table.value("cost", card) == cost


@pytest.mark.parametrize(
    ("name", "of", "shown", "succeeds"),
    [
        ("Chaos Theorist", 0, 3, True), ("Chaos Theorist", 1, 3, False), ("Safety Inspector", 1, 4, False),
        ("Safety Inspector", 0, 4, True), ("Grand Unified Theory", 0, 3, True),
    ],
)  # fmt: skip
def test_some_make_research_easier_or_harder(scene: Scene, name: str, of: int, shown: int, succeeds: bool) -> None:  # noqa: FBT001
    mine, theirs = ([name], []) if of == 0 else ([], [name])
    table = scene(player(laboratory=["Slime That Learned", *mine]), player(laboratory=theirs), chance=[shown])

    table.do("Research Slime That Learned")

    assert table.stats("Slime That Learned") == ((4, 5) if succeeds else (1, 4))


def test_grand_unified_theory_pays_for_successes(scene: Scene) -> None:
    table = scene(player(laboratory=["Filing Cabinet", "Grand Unified Theory"], deck=[]), player(), chance=[3])

    table.do("Research Filing Cabinet")

    assert table.funds == [26, 25]


def test_doctor_improbable_makes_research_cheaper(scene: Scene) -> None:
    table = scene(player(laboratory=["Slime That Learned", "Doctor Improbable"]), player(), chance=[1])

    table.do("Research Slime That Learned for 0k")

    assert table.funds == [25, 25]


@pytest.mark.parametrize(("shown", "life", "hand"), [(4, 19, 0), (3, 20, 1)])
def test_professor_of_lasers_and_the_brain_wait_for_research(scene: Scene, shown: int, life: int, hand: int) -> None:
    table = scene(
        player(laboratory=["Slime That Learned", "Professor of Lasers", "Brain in a Jar"], deck=["Night Janitor"]),
        player(), chance=[shown],
    )  # fmt: skip
    table.do("Research Slime That Learned")
    table.until("Fabrication")

    assert table.life == [20, life]
    assert len(table.there("hand", 0)) == hand


def test_ticket_machine_fines_failures(scene: Scene) -> None:
    table = scene(player(laboratory=["Slime That Learned"]), player(laboratory=["Ticket Machine"]), chance=[3])

    table.do("Research Slime That Learned")
    table.until("Fabrication")

    assert table.funds == [25 - 1 - 2, 25]


def test_patent_troll_takes_a_share_of_items(scene: Scene) -> None:
    table = scene(player(hand=["Coffee Machine", "Mutant Rat"]), player(laboratory=["Patent Troll"]))

    table.play("Coffee Machine")
    table.play("Mutant Rat")

    assert table.funds == [25 - 1 - 1, 26]


# -- Research ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "life", "funds", "hand"),
    [
        ("Reckless Undergraduate", 19, [25, 25], 0), ("Shell Company", 20, [26, 24], 0),
        ("Filing Cabinet", 20, [25, 25], 1),
    ],
)  # fmt: skip
def test_research_of_what_is_in_play(scene: Scene, name: str, life: int, funds: list[int], hand: int) -> None:
    table = scene(player(laboratory=[name], deck=["Night Janitor"]), player(), chance=[4])

    table.do(f"Research {name}")

    assert (table.life[1], table.funds, len(table.there("hand", 0))) == (life, funds, hand)


def test_weather_engineer_rains_on_the_opponents_characters(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Weather Engineer"]), player(laboratory=["Night Janitor", "Tax Golem"]), chance=[5]
    )

    table.do("Research Weather Engineer for 20k")

    assert [table.stats(name)[1] for name in ("Night Janitor", "Tax Golem", "Weather Engineer")] == [2, 4, 3]


def test_sample_freezer_gives_attacks_back(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Sample Freezer"], discard_pile=["Small Ray", "Eureka!", "Death Ray"]), player(), chance=[4]
    )
    table.do("Research Sample Freezer for 10k")

    assert table.options == ["Small Ray", "Death Ray"]
    table.do("Death Ray")
    assert table.there("hand", 0) == ["Death Ray"]


# -- Items that are used -----------------------------------------------------------------------------------------------


def test_panic_button_sends_an_attacker_home(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog"]), player(laboratory=["Panic Button"]), moment="attack")
    table.do("Attack with Mutant Frog", "Use Panic Button")
    table.settle()

    assert table.there("hand", 0) == ["Mutant Frog"]
    assert table.there("discard pile", 1) == ["Panic Button"]
    assert table.life == [20, 20]


def test_blast_door_strengthens_a_blocker(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(laboratory=["Mutant Frog", "Blast Door"]), moment="attack"
    )
    table.do("Attack with Clockwork Swordsman")
    table.settle()
    table.do("Block with Mutant Frog", "Use Blast Door")

    assert table.stats("Mutant Frog") == (2, 4)
    assert table.funds == [25, 24]


def test_steam_cannon_fires_when_loaded(scene: Scene) -> None:
    table = scene(player(laboratory=[loaded("Steam Cannon")]), player())

    table.do("Use Steam Cannon")

    assert table.life == [20, 17]
    assert not table.state.is_marked(LOADED, table.piece("Steam Cannon"))


def test_tin_turret_is_loaded_for_nothing_and_shoots_at_characters(scene: Scene) -> None:
    table = scene(player(laboratory=["Tax Golem"]), player(laboratory=["Tin Turret"]), moment="return")
    table.until("Fabrication")

    table.do("Use Tin Turret")

    assert table.stats("Tax Golem") == (2, 3)
    assert table.funds == [25, 25]


# -- Actions and attacks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "funds"),
    [
        ("Emergency Grant", [28, 25]), ("Surprise Audit", [23, 22]), ("Embezzlement", [25, 23]),
        ("Market Crash", [17, 20]), ("Bailout", [26, 25]), ("Insurance Fraud", [26, 25]), ("Insider Tip", [25, 25]),
    ],
)  # fmt: skip
def test_actions_that_move_money(scene: Scene, name: str, funds: list[int]) -> None:
    table = scene(player(hand=[name]), player(deck=["Night Janitor"]))

    table.do(f"Play {name}")

    assert table.funds == funds
    assert len(table.there("hand", 1)) == (1 if name == "Emergency Grant" else 0)


def test_bailout_helps_the_poor_more(scene: Scene) -> None:
    table = scene(player(hand=["Bailout"], funds=4), player())

    table.do("Play Bailout")

    assert table.funds[0] == 4 - 1 + 6


def test_insurance_fraud_helps_whoever_has_less_life(scene: Scene) -> None:
    table = scene(player(hand=["Insurance Fraud"], life=19), player())

    table.do("Play Insurance Fraud")

    assert table.funds[0] == 25 - 1 + 5


def test_insider_tip_hits_the_poor(scene: Scene) -> None:
    table = scene(player(hand=["Insider Tip"]), player(funds=8))

    table.do("Play Insider Tip")

    assert table.funds == [25, 6]


def test_bake_sale_is_rolled_for(scene: Scene) -> None:
    table = scene(player(hand=["Bake Sale"]), player(), chance=[5])

    table.do("Play Bake Sale")

    assert table.funds[0] == 25 - 1 + 5


@pytest.mark.parametrize(("name", "cards"), [("Peer Review", 2), ("Eureka!", 1)])
def test_actions_that_draw(scene: Scene, name: str, cards: int) -> None:
    table = scene(player(hand=[name], deck=["Night Janitor"] * 5), player(), chance=[4])

    table.do(f"Play {name}", f"Research {name}")
    if "No research" in table.options:
        table.do("No research")

    assert len(table.there("hand", 0)) == cards + 1


def test_product_recall_destroys_an_item(scene: Scene) -> None:
    table = scene(player(hand=["Product Recall"]), player(laboratory=["Coffee Machine", "Night Janitor"]))

    table.play("Product Recall")

    assert table.there("discard pile", 1) == ["Coffee Machine"]


@pytest.mark.rule("proelium", "R46")
def test_fire_drill_sends_an_entity_to_its_owners_hand_and_its_enhancements_to_theirs(scene: Scene) -> None:
    table = scene(
        player(hand=["Fire Drill"]), player(laboratory=["Mutant Frog"]),
        enhancements=[enhancement("Pay Cut", "Mutant Frog", of=0)],
    )  # fmt: skip

    table.play("Fire Drill")

    assert table.there("hand", 1) == ["Mutant Frog"]
    assert table.there("discard pile", 0) == ["Pay Cut", "Fire Drill"]


@pytest.mark.parametrize(("name", "back"), [("Second Opinion", "Small Ray"), ("Spare Parts", "Coffee Machine")])
def test_actions_that_give_cards_back(scene: Scene, name: str, back: str) -> None:
    table = scene(player(hand=[name], discard_pile=["Small Ray", "Coffee Machine"]), player())

    table.do(f"Play {name}")
    if back in table.options:
        table.do(back)

    assert table.there("hand", 0) == [back]


def test_crunch_time_and_overwind_last_until_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(
        player(hand=["Crunch Time", "Overwind"], laboratory=["Mutant Frog"], deck=["Night Janitor"]), player(),
        chance=[4],
    )  # fmt: skip
    table.play("Crunch Time")
    table.do("Play Overwind", "Research Overwind")

    assert table.stats("Mutant Frog") == (2 + 2 + 3, 2 + 1)
    assert table.there("hand", 0) == ["Night Janitor"]
    table.wait()
    assert table.stats("Mutant Frog") == (2, 2)


def test_stampede_is_stronger_with_research(scene: Scene) -> None:
    table = scene(player(hand=["Stampede"], laboratory=["Mutant Frog"]), player(), chance=[4])

    table.do("Play Stampede", "Research Stampede")

    assert table.stats("Mutant Frog") == (4, 3)


def test_oil_bath_removes_damage(scene: Scene) -> None:
    table = scene(
        player(hand=["Oil Bath"], laboratory=[damaged("Tax Golem", 3)], deck=["Night Janitor"]),
        player(laboratory=[damaged("Night Janitor", 1)]),
    )
    table.play("Oil Bath")

    assert table.stats("Tax Golem") == (2, 5)
    assert table.there("hand", 0) == ["Night Janitor"]


@pytest.mark.rule("proelium", "R54", "R46")
def test_hostile_bid_takes_an_entity_over_with_what_enhances_it(scene: Scene) -> None:
    table = scene(
        player(hand=["Hostile Bid"]), player(laboratory=["Clockwork Swordsman", "The Chairman"]),
        enhancements=[enhancement("Rocket Skates", "Clockwork Swordsman", of=1)],
    )  # fmt: skip
    table.play("Hostile Bid")

    assert table.there("laboratory", 0) == ["Clockwork Swordsman"]
    assert table.stats("Clockwork Swordsman") == (5, 4)
    assert table.state.holder[table.piece("Rocket Skates")] == 1
    table.state.discard(table.piece("Clockwork Swordsman"))
    assert table.there("discard pile", 1) == ["Rocket Skates", "Clockwork Swordsman"]


def test_graft_brings_a_character_back(scene: Scene) -> None:
    table = scene(player(hand=["Graft"], discard_pile=["Mutant Behemoth", "Small Ray"]), player())

    table.play("Graft")

    assert table.there("laboratory", 0) == ["Mutant Behemoth"]


def test_harvest_turns_a_character_into_money(scene: Scene) -> None:
    table = scene(player(hand=["Harvest"], laboratory=["Mutant Frog"]), player())

    table.do("Play Harvest", "Yes")

    assert table.funds == [29, 25]
    assert table.there("discard pile", 0) == ["Mutant Frog", "Harvest"]


def test_freeze_ray_holds_a_character_for_a_turn(scene: Scene) -> None:
    table = scene(player(hand=["Freeze Ray"], deck=["Night Janitor"]), player(laboratory=["Mutant Frog", "Mutant Rat"]))
    table.do("Play Freeze Ray", "Mutant Frog")
    table.until("Who attacks")

    assert table.state.seat == 1
    assert table.why_not(AttackWith, "Mutant Frog") is not None
    assert table.there("hand", 0) == ["Night Janitor"]


def test_reversed_polarity_and_force_field_change_a_combat(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Alpha Mutant"]),
        player(laboratory=["Mutant Frog"], hand=["Reversed Polarity", "Force Field"]), moment="attack",
    )  # fmt: skip
    table.do("Attack with Alpha Mutant", "Play Reversed Polarity")
    table.settle()
    assert table.stats("Alpha Mutant") == (0, 5)
    table.do("Block with Mutant Frog", "Play Force Field")
    assert table.stats("Mutant Frog") == (4, 6)


@pytest.mark.parametrize(
    ("name", "damage", "more"), [("Small Ray", 3, 0), ("Medium Ray", 3, 2), ("Enormous Ray", 6, 3)]
)
def test_rays_hit_the_opponent(scene: Scene, name: str, damage: int, more: int) -> None:
    table = scene(player(hand=[name]), player(), chance=[4] if more else [])
    table.do(f"Play {name}")
    if more:
        table.do(f"Research {name}")

    assert table.life == [20, 20 - damage - more]


def test_unlicensed_ray_hits_a_character_and_with_research_the_opponent(scene: Scene) -> None:
    table = scene(player(hand=["Unlicensed Ray"]), player(laboratory=["Tax Golem"]), chance=[6])

    table.do("Play Unlicensed Ray", "Research Unlicensed Ray")

    assert table.stats("Tax Golem") == (2, 3)
    assert table.life == [20, 18]


def test_feral_bite_is_rolled_for(scene: Scene) -> None:
    table = scene(player(hand=["Feral Bite"]), player(laboratory=["Tax Golem"]), chance=[3])

    table.play("Feral Bite")

    assert table.stats("Tax Golem") == (2, 2)


def test_magnetic_storm_hits_attackers(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Frog", "Clockwork Swordsman", "Tax Golem"]), player(hand=["Magnetic Storm"]),
        moment="attack",
    )  # fmt: skip
    table.do("Attack with Mutant Frog", "Attack with Clockwork Swordsman", "That is all", "Play Magnetic Storm")
    table.settle()

    assert table.there("discard pile", 0) == ["Mutant Frog"]
    assert table.life == [20, 17]
    assert table.stats("Tax Golem") == (2, 5)


def test_controlled_explosion_hits_all_and_with_research_the_opponents_again(scene: Scene) -> None:
    table = scene(
        player(hand=["Controlled Explosion"], laboratory=["Tax Golem"]), player(laboratory=["Alpha Mutant"]), chance=[4]
    )
    table.do("Play Controlled Explosion", "Research Controlled Explosion")

    assert table.stats("Tax Golem") == (2, 3)
    assert table.stats("Alpha Mutant") == (4, 1)


# -- Enhancements ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("proelium", "card.enhancement", "R45")
@pytest.mark.parametrize(
    ("name", "on", "stats"),
    [
        ("Rocket Skates", "Mutant Frog", (4, 2)), ("Starched Lab Coat", "Mutant Frog", (3, 4)),
        ("Growth Serum", "Mutant Frog", (4, 3)), ("Overclocked Heart", "Mutant Frog", (6, 2)),
        ("Riveted Plating", "Mutant Frog", (2, 6)), ("Winding Key", "Clockwork Beetle", (3, 2)),
        ("Shrink Ray", "Clockwork Swordsman", (1, 2)), ("Extra Arms", "Mutant Frog", (4, 2)),
    ],
)  # fmt: skip
def test_enhancements_change_what_they_enhance(scene: Scene, name: str, on: str, stats: tuple[int, int]) -> None:
    table = scene(
        player(hand=[name], laboratory=[on, "Tax Golem"]), player(laboratory=["Night Janitor", "The Chairman"])
    )
    table.do(f"Play {name}")
    if table.asked.startswith("What does"):
        table.do(on)
    table.settle()

    assert table.stats(on) == stats
    assert f"{name} enhances {on}." in table.told()


@pytest.mark.rule("proelium", "card.enhancement")
def test_an_enhancement_needs_something_that_it_can_enhance(scene: Scene) -> None:
    table = scene(player(hand=["Winding Key", "Mutant Rat"], laboratory=["Mutant Frog"]), player())

    assert table.why_not(Play, "Winding Key") == Reason(
        "card.enhancement", "There is nothing in play that Winding Key can enhance."
    )


@pytest.mark.rule("proelium", "R45", "R46")
def test_enhancements_are_discarded_with_what_they_enhance(scene: Scene) -> None:
    table = scene(
        player(hand=["Death Ray"], laboratory=["Night Janitor"]), player(),
        enhancements=[
            enhancement("Shrink Ray", "Night Janitor", of=1), enhancement("Golden Parachute", "Night Janitor")
        ],
    )  # fmt: skip
    table.play("Death Ray")

    assert table.there("discard pile", 0) == ["Golden Parachute", "Night Janitor", "Death Ray"]
    assert table.there("discard pile", 1) == ["Shrink Ray"]


@pytest.mark.rule("proelium", "R45")
def test_by_the_switch_enhancements_last_until_the_end_of_the_turn(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Frog"]), player(), enhancements=[enhancement("Rocket Skates", "Mutant Frog")],
        rulings={"enhancements": "turn"},
    )  # fmt: skip
    table.wait()

    assert table.there("discard pile", 0) == ["Rocket Skates"]
    assert table.stats("Mutant Frog") == (2, 2)


def test_riveted_plating_keeps_from_attacking(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Frog", "Mutant Rat"]), player(), moment="attack",
        enhancements=[enhancement("Riveted Plating", "Mutant Frog")],
    )  # fmt: skip

    assert table.why_not(AttackWith, "Mutant Frog") == Reason(
        "golden.rule", "Mutant Frog cannot attack because of Riveted Plating."
    )


def test_thinking_hat_helps_with_research(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Slime That Learned"]), player(), chance=[3],
        enhancements=[enhancement("Thinking Hat", "Slime That Learned")],
    )  # fmt: skip

    table.do("Research Slime That Learned")

    assert table.stats("Slime That Learned") == (4, 5)


def test_golden_parachute_pays_when_its_bearer_dies(scene: Scene) -> None:
    table = scene(
        player(hand=["Death Ray"], laboratory=["Mutant Frog"]), player(),
        enhancements=[enhancement("Golden Parachute", "Mutant Frog")],
    )  # fmt: skip

    table.play("Death Ray")

    assert table.funds[0] == 25 - 3 + 3


def test_pay_cut_is_put_on_the_opponents_character_and_costs_them_money(scene: Scene) -> None:
    table = scene(player(hand=["Pay Cut"], laboratory=["Mutant Frog"]), player(laboratory=["Repo Crew"]))
    table.play("Pay Cut")
    assert table.stats("Repo Crew") == (3, 2)

    table.wait()
    table.wait()
    table.until("Fabrication")

    assert table.funds == [23, 24]
