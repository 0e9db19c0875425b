"""Guided first games: which lesson is due, and all that is wrong with a guide at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.basics.problem import GuideError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.guide import Guide, Lesson, clauses_now, pressing, read_guide
from rulebound.kernel.game.match import Match

GUIDE = Guide("A first game", "random", 1, {"seats": [{}, {}]}, (Lesson("a", "First."), Lesson("b", "Second.")))
GOOD = """\
title = "A first game"
opponent = "random"
seed = 3

[scene]
active = 0
seats = [{ hand = ["Aki"], "world map" = ["Dune Sea"] }, {}]

[[lesson]]
clause = "enter.cost"
say = "Partners
"""
GOOD = GOOD.replace('"Partners\n', '"""\nPartners cost\nstars.\n"""\n')


@pytest.fixture(scope="module")
def game() -> Game:
    return rulebound.load("courses")


def read(folder: Path, text: str, game: Game) -> Guide:
    path = folder / "guide.toml"
    path.write_text(text, encoding="utf-8")
    return read_guide(path, game)


def problems(folder: Path, text: str, game: Game) -> list[str]:
    with pytest.raises(GuideError) as wrong:
        read(folder, text, game)
    assert wrong.value.what.endswith("guide.toml")
    return wrong.value.problems


# Which lesson is due


def test_the_first_lesson_of_the_file_is_due_first() -> None:
    assert GUIDE.due({"b", "a"}, []) == GUIDE.lessons[0]


def test_a_lesson_is_told_once() -> None:
    assert GUIDE.due({"b", "a"}, ["a"]) == GUIDE.lessons[1]
    assert GUIDE.due({"b", "a"}, ["a", "b"]) is None


def test_nothing_is_due_while_no_clause_of_a_lesson_applies() -> None:
    assert GUIDE.due({"c"}, []) is None


def test_the_clauses_of_the_decision_its_options_and_its_refusals_apply(game: Game) -> None:
    match = Match.of_scene(
        game,
        {"seats": [{"hand": ["Sir Thistle"], "world map": [{"name": "Dune Sea", "partners": ["Aki"]}]}, {}], "turn": 2},
    )
    view = match.state.seat_of(0).view()

    now = clauses_now(game, view)

    assert {"main.any", "clear.partner", "end.turn"} <= now  # the decision and two options
    assert "enter.cost" in now  # one star does not pay for Sir Thistle
    assert "battle.defender" not in now


def test_whoever_waits_learns_from_the_log_alone(game: Game) -> None:
    match = Match.of_scene(game, {"seats": [{"world map": [{"name": "Dune Sea", "partners": ["Aki"]}]}, {}]})
    clearing = next(it for it in match.state.legal_actions() if match.state.seat_of(0).describe(it).startswith("Clear"))
    match.apply(clearing)
    view = match.state.seat_of(1).view()

    assert "clear.partner" in clauses_now(game, view)
    assert clauses_now(game, view, since=view.log[-1].n) == set()


def test_what_is_asked_and_what_has_just_happened_is_more_pressing_than_what_might_be_done(game: Game) -> None:
    match = Match.of_scene(game, {"seats": [{"world map": [{"name": "Dune Sea", "partners": ["Aki", "Aki"]}]}, {}]})
    assert pressing(match.state.seat_of(0).view(), -1) == {"main.any"}

    moving = next(it for it in match.state.legal_actions() if match.state.seat_of(0).describe(it).startswith("Clear"))
    match.apply(moving)
    view = match.state.seat_of(0).view()

    assert {"main.any", "clear.partner"} <= pressing(view, -1)
    assert "exit.tap" not in pressing(view, -1)
    assert pressing(view, view.log[-1].n) == {"main.any"}


# Reading


def test_a_guide_is_read_with_its_lines_joined(tmp_path: Path, game: Game) -> None:
    guide = read(tmp_path, GOOD, game)

    assert (guide.title, guide.opponent, guide.seed, guide.seats) == ("A first game", "random", 3, 2)
    assert guide.lessons == (Lesson("enter.cost", "Partners cost stars."),)
    assert guide.setting(["Ann", "Tor"])["names"] == ["Ann", "Tor"]
    assert guide.setting(["Ann", "Tor"])["seed"] == 3


def test_all_that_is_wrong_is_told_at_once(tmp_path: Path, game: Game) -> None:
    text = """\
title = 5
opponnent = "random"
seed = "three"

[scene]
active = 1
seed = 4
seats = [{ hand = ["Akki"] }, {}]

[[lesson]]
clause = "enter.costs"
say = " "

[[lesson]]
clause = "clear.partner"
say = "Clear."
wait = true

[[lesson]]
clause = "clear.partner"
say = "Clear again."
"""
    assert problems(tmp_path, text, game) == [
        "'opponnent' is not known here; did you mean 'opponent'?",
        "a guide needs 'title', which must be text",
        "a guide needs 'opponent', which must be text",
        "a guide needs 'seed', which must be a whole number, not 'three'",
        "line 11: the rulebook has no clause 'enter.costs'; did you mean 'enter.cost'?",
        "line 12: a lesson needs something to say",
        "line 17: of a lesson, 'wait' is not known here; known are 'clause', 'say'",
        "line 20: line 14 has a lesson on 'clear.partner' already",
        "[scene] must not have 'seed': it stands at the head of the file",
        "[scene] must begin with seat 0, which the person has, not with seat 1",
        "[scene] seat 0, hand: there is no card 'Akki'; did you mean 'Aki'?",
    ]


def test_a_guide_without_anything_says_what_it_needs(tmp_path: Path, game: Game) -> None:
    assert problems(tmp_path, "lesson = 3\n", game) == [
        "a guide needs 'title', which must be text",
        "a guide needs 'opponent', which must be text",
        "a guide needs 'seed', which must be a whole number, not None",
        "a guide needs a [scene]",
        "'lesson' must be written as [[lesson]]",
    ]
    assert "a guide needs a [[lesson]]" in problems(tmp_path, "", game)
    assert "[scene] needs 'seats'" in problems(tmp_path, "[scene]\n", game)


@pytest.mark.parametrize(
    ("content", "problem"),
    [(b"\xff", "it is not UTF-8 text: invalid start byte at byte 0"), (b"title =", "it is not TOML: ")],
)
def test_a_file_that_is_no_toml_says_so(tmp_path: Path, game: Game, content: bytes, problem: str) -> None:
    path = tmp_path / "guide.toml"
    path.write_bytes(content)
    with pytest.raises(GuideError) as wrong:
        read_guide(path, game)
    assert wrong.value.problems[0].startswith(problem)


# Games that begin with a scene


def test_a_game_that_begins_with_a_scene_is_taken_back_kept_and_replayed(tmp_path: Path, game: Game) -> None:
    guide = read(tmp_path, GOOD, game)
    match = Match.of_scene(game, guide.setting(["Ann", "Tor"]))
    begun = match.state.fingerprint()

    match.apply(match.state.legal_actions()[0])
    again = Match.resume(match.save(), game)
    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.state.setup.names == ["Ann", "Tor"]

    again.undo()
    assert again.state.fingerprint() == begun
    assert Match.resume(again.save(), game).state.fingerprint() == begun


def test_a_record_of_a_deal_holds_no_position(game: Game) -> None:
    assert Match(game, seed=1).save()["start"] is None
