"""Which conditions make sense for which cards of Avarium Academy, so that no text says what can never happen."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.whole.applicability import Applicability, Fits
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT

OF_STUDENTS: Final = Fits("this can be so of students only", STUDENT)
OF_FIGHTERS: Final = Fits("this can be so of idols and students only", IDOL, STUDENT)

WITH_A_COST: Final = Fits("idols have no cost", STUDENT, SCHEME)

RECRUITED: Final = Fits("who is in play is paid for: write 'students cost you 1 Reputation less to recruit'")

APPLICABILITY: Final = Applicability(
    {IDOL: (IDOL,), STUDENT: (STUDENT,), SCHEME: (SCHEME,), "idol or student": (IDOL, STUDENT)},
    {
        "Change: Combat": OF_FIGHTERS,
        "Change: Defense": OF_FIGHTERS,
        "Change: recruit cost": RECRUITED,
        "Change: cost": Fits("write what it costs whom: 'schemes cost you 1 Reputation less'"),
        "With: Combat": OF_FIGHTERS,
        "With: Defense": OF_FIGHTERS,
        "With: recruit cost": OF_STUDENTS,
        "With: cost": WITH_A_COST,
        "WithExactly: recruit cost": OF_STUDENTS,
        "WithExactly: cost": WITH_A_COST,
        "ready": OF_FIGHTERS,
        "exhausted": OF_FIGHTERS,
        "Paragon": OF_FIGHTERS,
        "Delinquent": OF_FIGHTERS,
        "Neutral": OF_FIGHTERS,
        "female": OF_FIGHTERS,
        "male": OF_FIGHTERS,
        "mysterious": OF_FIGHTERS,
        "of: InYourClass": OF_FIGHTERS,
        "IAm: enemy": Fits("no player is their own enemy"),
        "of: Joins": OF_STUDENTS,
        "of: IsExpelled": OF_STUDENTS,
        "of: IsExhausted": OF_FIGHTERS,
        "of: LeadsAttack": OF_FIGHTERS,
        "of: SupportsFight": OF_STUDENTS,
        "of: TakesDamage": OF_FIGHTERS,
        "of: IsAttacked": OF_FIGHTERS,
        "of: WouldBeExpelled": OF_STUDENTS,
    },
    itself=("Myself", "Me"),
    of_itself=("IAm",),
)
