"""The switches of Avarium Academy: rulings that tables may decide differently, and options of the set-up."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.switch import Switch, idle_rounds, who_begins

SWITCHES: Final = [
    Switch("at_once", "A7", "What counts first when the School runs out while a win-con is met.",
        {"win-con": "the win-con", "school": "the School"}),
    Switch("merit_ceiling", "A11", "How much Merit a player can have at most.",
        {"none": "any amount"}, numbers=(10, 99)),
    Switch("merit_cost", "A12", "How much Merit can be paid as a cost.",
        {"all": "all of it, and then one is expelled", "keep-one": "all but the last"}),
    Switch("left_behind", "A13", "What becomes of the cards of an expelled player.",
        {"piles": "they go to the common piles", "box": "they leave the game"}),
    Switch("active_out", "A14", "What follows when a player is expelled in the own turn.",
        {"end-phase": "the End Phase of that turn", "next-turn": "the next player's turn"}),
    Switch("end_of_plan", "B7", "What follows when somebody has responded to the end of a turn.",
        {"final": "the End Phase all the same", "reopen": "the Plan Phase goes on"}),
    Switch("late_arrivals", "B11", "What becomes of cards that come into a Hallway or a Hand during the End Phase.",
        {"wait": "they wait for the next End Phase", "repeat": "the steps of the End Phase are done again"}),
    Switch("schemes_as_responses", "D5", "Whether a scheme that is no Surprise can be played while an effect waits.",
        {"no": "no", "yes": "in one's own Plan Phase, outside fights"}),
    Switch("targets", "D10", "When targets are chosen.",
        {"declared": "when the effect is declared", "resolved": "when the effect is played out"}),
    Switch("lost_target", "D11",
        "What becomes of an effect one of whose targets is gone or wrong when it is played out.",
        {"part": "what is about that target does nothing", "whole": "none of it is done"}),
    Switch("no_target", "D12", "Whether an effect can be declared that has no target.",
        {"forbidden": "no", "allowed": "yes, and what is about the target does nothing"}),
    Switch("failed_part", "D14",
        "What becomes of what comes after 'then' in an effect, if what comes before it did nothing.",
        {"on": "it is done all the same", "stop": "it is not done"}),
    Switch("cannot", "D20", "What holds when one card says that something can be done and another that it cannot.",
        {"wins": "it cannot be done", "loses": "it can be done"}),
    Switch("defense_zero", "D21", "What becomes of a student whose Defense falls to zero.",
        {"expelled": "it is expelled", "stays": "it stays until it takes damage"}),
    Switch("effect_damage", "D22", "What damage by an effect does to a student that withstands it.",
        {"nothing": "nothing", "exhausts": "it is exhausted, as in a fight"}),
    Switch("forbidden_rescue", "D24",
        "What becomes of a student if a card forbids what would happen instead of its being expelled.",
        {"saves": "it stays, and nothing else happens", "fails": "it is expelled all the same"}),
    Switch("list", "E2", "What happens when all have passed.",
        {"one": "the last effect is played out, then others may be added", "whole": "the whole list is played out"}),
    Switch("take_back", "E10", "What a player can take back without the others' consent.",
        {"unanswered": "what no player has answered, and taught nothing", "never": "nothing that was declared"}),
    Switch("fight_windows", "F8", "When others may respond in a fight.",
        {"each": "after Set!, after the attacker's support, and after all support", "steps": "after each whole step"}),
    Switch("helper_tokens", "F10", "Whether a character that helped the attack gets an Attack Token.",
        {"yes": "yes", "no": "no"}),
    Switch("division", "F11", "Who divides the damage of a party.",
        {"leader": "the leader's player", "each": "everybody that of the own characters"}),
    Switch("leaderless", "F19", "What becomes of a fight one of whose leaders has left it.",
        {"on": "it goes on while both sides have somebody", "off": "it ends without damage"}),
    Switch("unexpellable_leader", "F20", "Whether damage goes past a leader that cannot be expelled.",
        {"no-spill": "no", "spill": "yes, once it has as much as would expel it"}),
    Switch("defectors", "F21", "Whether a student that goes straight to another Class stays in the fight.",
        {"leave": "no", "stay": "yes, on its side"}),
    Switch("collapsed", "F22", "Whether attackers get an Attack Token if their fight ends without damage.",
        {"tokens": "yes", "none": "no"}),
    Switch("token_memory", "F25", "What becomes of the Attack Token of a student that leaves its Class and returns.",
        {"lost": "it is lost", "kept": "it is kept until the end of the turn"}),
    idle_rounds("S1", 20, "twenty"),
]  # fmt: skip


def set_up_options(idols: list[str], seats: range) -> list[Switch]:
    """Who begins, and who plays which idol. [setup.first] [setup.idol] [B1]"""
    random = {"random": "an idol drawn at random"}
    return [
        who_begins("B1", seats),
        Switch(
            "idols",
            "setup.idol.basic",
            "Which idols are drawn.",
            {"all": "any of them", "basic": "the basic ones only, for players who are new to such games"},
        ),
        *[
            Switch(
                f"idol_{n}",
                "setup.idol",
                f"Whom player {n} plays.",
                {**random, **{idol: idol for idol in idols}},
                seats=n,
            )
            for n in range(1, seats[-1] + 1)
        ],
    ]
