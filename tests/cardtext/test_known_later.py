"""What is chosen, and which card `it` is, are known at once; not at another time, and not where cards are looked at."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

NOT_LATER = "what is chosen is not known later: say what is done at once"
NO_NAME = "which card has this name is not known here: leave this out"


@pytest.mark.parametrize(
    ("game", "kind", "now", "later"),
    [
        (
            "courses",
            "item",
            "Choose a number. Each player discards all cards with that cost from their hand.",
            "Choose a number. At the end of the turn, each player discards all cards with that cost.",
        ),
        (
            "varia",
            "action",
            "On-Hit: Choose a number. Discard all cards with that cost from your hand.",
            "On-Hit: Choose a number. Your next action with that cost costs 1 less.",
        ),
    ],
)
def test_a_number_that_is_chosen_is_not_known_later(game: str, kind: str, now: str, later: str) -> None:
    files = reader_of(game).card_files

    assert files.fault(now, kind) == ""
    assert NOT_LATER in files.fault(later, kind)


def test_an_action_to_come_cannot_have_the_name_of_another() -> None:
    files = reader_of("varia").card_files

    assert files.fault("On-Hit: Your next action costs 1 less.", "action") == ""
    assert NO_NAME in files.fault("On-Hit: Your next action with the same name as it costs 1 less.", "action")
