"""Which conditions make sense for which cards of the course game, so that no text says what can never happen."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.whole.applicability import Applicability, Fits
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER

OF_PARTNERS: Final = Fits("this can be so of partners only", PARTNER)
TURNED: Final = Fits("this can be so of partners, courses and supporters only", PARTNER, COURSE, SUPPORTER)
OF_COURSES: Final = Fits("only a course can say this of itself", COURSE)
PAID_FOR: Final = Fits("what is in play has been paid for: write 'your partners cost 1 star less'")
STARS: Final = Fits("only courses and supporters have stars", COURSE, SUPPORTER)

APPLICABILITY: Final = Applicability(
    {kind: (kind,) for kind in (COURSE, PARTNER, SUPPORTER, ITEM)},
    {
        "Change: power": OF_PARTNERS,
        "Change: point value": OF_PARTNERS,
        "Change: star value": STARS,
        "Change: cost": PAID_FOR,
        "With: power": OF_PARTNERS,
        "With: point value": OF_PARTNERS,
        "With: star value": STARS,
        "With: cost": Fits("a course costs nothing", PARTNER, SUPPORTER, ITEM),
        "tapped": TURNED,
        "untapped": TURNED,
        "attack": OF_PARTNERS,
        "be attacked": OF_PARTNERS,
        "clear": OF_PARTNERS,
        "exit": OF_PARTNERS,
        "move": OF_PARTNERS,
        "be cleared": Fits("only courses are cleared", COURSE),
        "Happens: enters": OF_PARTNERS,
        "Happens: exits": OF_PARTNERS,
        "Happens: moves": OF_PARTNERS,
        "Happens: attacks": OF_PARTNERS,
        "Happens: is attacked": OF_PARTNERS,
        "Happens: is defeated": OF_PARTNERS,
        "Happens: clears a course": OF_PARTNERS,
        "of: Defeats": OF_PARTNERS,
        "of: ArriveTapped": OF_PARTNERS,
        "of: MustAttack": OF_PARTNERS,
        "of: StaysTapped": TURNED,
        "of: CanClear": OF_PARTNERS,
        "of: WouldBeDefeated": OF_PARTNERS,
        "of: AtYourCourse": Fits("only partners and attached items are at courses", PARTNER, ITEM),
        "of: AtRivalCourse": Fits("only partners and attached items are at courses", PARTNER, ITEM),
        "of: Here": Fits("only partners and attached items are at courses", PARTNER, ITEM),
        "of: WithAnItem": OF_PARTNERS,
        "CostLess: course": Fits("a course costs nothing"),
        "IsLike": TURNED,
        "ClearsThis": OF_COURSES,
        "YouPlayThis": Fits("this can be so of partners and supporters only", PARTNER, SUPPORTER),
        "IsTurnedOver": OF_COURSES,
        "TurnedOverTapped": OF_COURSES,
        "HostsTurns": Fits("only an item is attached to a partner", ITEM),
        "HostIsTheirs": Fits("only an item is attached to a partner", ITEM),
        "AttachedPartner": Fits("only an item is attached to a partner", ITEM),
    },
    {"AttachedPartner": PARTNER, "TheAttacker": PARTNER, "TheDefender": PARTNER, "TheDefeated": PARTNER},
    of_itself=("CostLess",),
    looks_behind=True,
)
