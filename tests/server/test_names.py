"""Names of people can be read, and told from all others at the table."""

from __future__ import annotations

import pytest

from tests.server.talking import Server


def problems(server: Server, *names: str) -> list[str]:
    """What is wrong with these names."""
    body = {"game": "courses", "seats": [{"name": name} for name in names]}
    refusal = server.refused("/api/tables", body, status=422)
    return [problem["text"] for problem in refusal["problems"]]


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Tor", "tor"),
        ("Tor", "T\u200aor".replace("\u200a", " ")),
        ("Anna", "\uff21nna"),  # wide letters become the usual ones
        ("Ida", "lda"),
        ("Bob", "B0b"),
        ("Top", "\u0422\u043e\u0440"),  # all of it Cyrillic
        ("Ann", "A.nn"),
    ],
)
def test_names_that_look_alike_are_not_at_one_table(server: Server, name: str, other: str) -> None:
    [problem] = problems(server, name, other)

    assert "look alike" in problem or "two players are called" in problem


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("A\u043dn", "a name is written in one alphabet, and 'A\u043dn' mixes Cyrillic and Latin"),
        ("You", "'You' cannot be a name: the table uses this word itself"),
        ("y0u", "'y0u' cannot be a name"),
        ("Nobody", "'Nobody' cannot be a name"),
        ("\u3164", "a name has up to 30 letters"),
        ("\u2800\u2800", "a name has up to 30 letters"),
        ("A" + "\u0329" * 9, "a letter of a name has 2 marks at most"),
        ("A\u202eB", "a name has up to 30 letters"),
    ],
)
def test_names_that_deceive_are_refused(server: Server, name: str, problem: str) -> None:
    assert [found for found in problems(server, name, "Tor") if found.startswith(problem)]


@pytest.mark.parametrize(
    "name",
    [
        "Zo\u00eb",
        "\u0418\u0432\u0430\u043d",
        "\u0395\u03bb\u03ad\u03bd\u03b7",
        "\u592a\u90ce Taro",
        "\u0645\u0631\u064a\u0645",
        "O'Neil-Smith 2",
        "\U0001f98a",
        "Player 2",
    ],
)
def test_names_of_all_alphabets_are_possible(server: Server, name: str) -> None:
    ann, *_ = server.links([{"name": name}, {"name": "Tor"}])

    assert server.look(ann)["players"][0]["name"] == name


def test_a_letter_with_its_mark_is_one_name_with_the_letter_that_has_it(server: Server) -> None:
    ann, *_ = server.links([{"name": "Zoe\u0308"}, {"name": "Tor"}])

    assert server.look(ann)["players"][0]["name"] == "Zo\u00eb"
