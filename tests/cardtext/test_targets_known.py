"""Targets are chosen when an effect is declared: which they can be must not hang on what is only known later."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import reader_of

LATER = "targets are chosen before this is known: write 'a' or 'an' in place of 'target'"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("scheme", "Each enemy expels target student in their class."),
        ("scheme", "Choose a club. Expel target student of that club."),
        ("student", "When an enemy recruits a student, expel target student in their class."),
    ],
)
def test_a_target_cannot_be_of_what_is_known_only_later(kind: str, text: str) -> None:
    files = reader_of("avarium").card_files

    assert LATER in files.fault(text, kind)
    assert files.fault(text.replace("target", "a"), kind) == ""


def test_one_target_beside_another_is_known() -> None:
    assert reader_of("avarium").card_files.fault("Expel target student. Expel another target student.", "scheme") == ""
