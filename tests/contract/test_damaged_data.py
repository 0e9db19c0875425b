"""Damaged files, records, saved states and scenes are refused in sentences: nothing but DataError ever comes out."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulebound
from rulebound.games.checking import Checked, check
from rulebound.kernel.basics.problem import CardError, DataError, RecordError, SceneError, SetupError, nearest
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import read_record
from tests.contract.fuzzing import LONG, QUICK, damaged, damaged_file, value_as_toml
from tests.contract.test_records import a_match
from tests.contract.test_scenes import described
from tests.contract.walks import load, positions

FILES = settings(QUICK, max_examples=12)  # with each of them a whole game is loaded
MANY_FILES = settings(LONG, max_examples=150)

# -- What is damaged ---------------------------------------------------------------------------------------------------


@cache
def shipped(game: str, kind: str) -> str:
    """The first few entries of the game's own cards or decks."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted((load(game).folder / kind).glob("*.toml")))
    entries = text.split("\n[[")
    return "\n[[".join(entries[:9] if kind == "cards" else entries[:2])


@cache
def record(game: str) -> Any:
    return msgspec.to_builtins(a_match(load(game), load(game).seats[0], most=12).record)


@cache
def saved(game: str) -> Any:
    """A state in the middle of an action, as JSON has it."""
    chained = [state for state in positions(load(game), load(game).seats[0]) if state.scopes]
    return json.loads(json.dumps(chained[0].save()))


@cache
def scene(game: str) -> Any:
    """A position with everything in it, as JSON has it."""
    found = positions(load(game), load(game).seats[0])
    whole = next(state for state in reversed(found) if described(state) is not None)
    return json.loads(json.dumps(whole.as_scene() | {"decks": [deck.name for deck in whole.setup.decks]}))


# -- How it is read ----------------------------------------------------------------------------------------------------


def read_cards(game: Game, path: Path, text: bytes) -> None:
    path.write_bytes(text)
    rulebound.load(game.name, cards=[path])


def read_decks(game: Game, path: Path, text: bytes) -> None:
    path.write_bytes(text)
    rulebound.load(game.name, decks=[path])


def look_at(path: Path, text: bytes) -> list[Checked]:
    """The file as it is looked at when nobody says whose cards it has: problems are returned, and never raised."""
    path.write_bytes(text)
    try:
        return check([path])
    except SetupError:
        return []


def replay(game: Game, data: bytes) -> None:
    Match.from_record(read_record(data), game)


def check_refusal(error: type[DataError], read: Callable[[], object]) -> None:
    """Either it can be read after all, or it is refused with problems that say something."""
    try:
        read()
    except error as refusal:
        told = refusal
    else:
        return
    assert told.problems != []
    assert all(problem.strip() and problem.splitlines()[0] in str(told) for problem in told.problems)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to be written over and over."""
    return tmp_path_factory.mktemp("damaged") / "damaged.toml"


# -- At random ---------------------------------------------------------------------------------------------------------


def check_card_file(game: Game, data: st.DataObject, file: Path) -> None:
    text = data.draw(damaged_file(shipped(game.name, "cards"))).encode("utf-8", "surrogatepass")
    check_refusal(CardError, lambda: read_cards(game, file, text))


def check_deck_file(game: Game, data: st.DataObject, file: Path) -> None:
    text = data.draw(damaged_file(shipped(game.name, "decks"))).encode("utf-8", "surrogatepass")
    check_refusal(CardError, lambda: read_decks(game, file, text))


def check_record(game: Game, data: st.DataObject) -> None:
    given_record = json.dumps(data.draw(damaged(record(game.name)))).encode()
    check_refusal(RecordError, lambda: replay(game, given_record))


def check_saved_state(game: Game, data: st.DataObject) -> None:
    given_state = data.draw(damaged(saved(game.name)))
    check_refusal(RecordError, lambda: game.load_state(given_state))


def check_scene(game: Game, data: st.DataObject) -> None:
    drawn = data.draw(damaged(scene(game.name)))
    given_scene = drawn if isinstance(drawn, dict) else {"seats": drawn}
    check_refusal(DataError, lambda: game.scene(**given_scene))


@FILES
@given(data=st.data())
def test_a_damaged_card_file_is_refused_in_sentences(game: Game, file: Path, data: st.DataObject) -> None:
    check_card_file(game, data, file)


@FILES
@given(data=st.data())
def test_a_damaged_deck_file_is_refused_in_sentences(game: Game, file: Path, data: st.DataObject) -> None:
    check_deck_file(game, data, file)


@FILES
@given(anything=st.binary(max_size=40))
def test_a_file_of_anything_is_refused_in_sentences(game: Game, file: Path, anything: bytes) -> None:
    check_refusal(CardError, lambda: read_cards(game, file, anything))
    check_refusal(CardError, lambda: read_decks(game, file, anything))
    check_refusal(RecordError, lambda: replay(game, anything))


@QUICK
@given(data=st.data())
def test_a_damaged_record_is_refused_in_sentences(game: Game, data: st.DataObject) -> None:
    check_record(game, data)


@QUICK
@given(data=st.data())
def test_a_damaged_saved_state_is_refused_in_sentences(game: Game, data: st.DataObject) -> None:
    check_saved_state(game, data)


@QUICK
@given(data=st.data())
def test_a_damaged_scene_is_refused_in_sentences(game: Game, data: st.DataObject) -> None:
    check_scene(game, data)


@pytest.mark.slow
@MANY_FILES
@given(data=st.data())
def test_no_card_or_deck_file_is_refused_otherwise(game: Game, file: Path, data: st.DataObject) -> None:
    check_card_file(game, data, file)
    check_deck_file(game, data, file)


@pytest.mark.slow
@LONG
@given(data=st.data())
def test_no_record_state_or_scene_is_refused_otherwise(game: Game, data: st.DataObject) -> None:
    check_record(game, data)
    check_saved_state(game, data)
    check_scene(game, data)


# -- A value of a wrong type, wherever there is one --------------------------------------------------------------------

ODD: Final = (
    "true", "-1", "1.5", "nan", "inf", '""', '" "', '"\\n"', "[]", '["item"]', "[[[]]]", "{}", "{ item = 1 }",
    "[{}, 1]", "1979-05-27", "07:32:00", "9223372036854775807", '"\\u202e"', "[1, true]", '"""\nx\n"""',
)  # fmt: skip


@cache
def kinds_of_entries(game: str, kind: str) -> list[dict[str, Any]]:
    """An entry of each kind of card, or one of a deck."""
    files = sorted((load(game).folder / kind).glob("*.toml"))
    listed = tomllib.loads("".join(path.read_text(encoding="utf-8") for path in files))[kind.rstrip("s")]
    return list({entry.get("kind"): entry for entry in reversed(listed)}.values())


def oddly(game: str, kind: str) -> str:
    """A file in which each field of an entry, and one that there is not, has each odd value once."""
    lines: list[str] = []
    for entry in kinds_of_entries(game, kind):
        for key in [*entry, "odd"]:
            rest = [f"{json.dumps(name)} = {value_as_toml(value)}" for name, value in entry.items() if name != key]
            for odd in ODD:
                lines += [f"[[{kind.rstrip('s')}]]", f"{json.dumps(key)} = {odd}", *rest]
    return "\n".join(lines)


def test_values_of_wrong_types_are_refused_in_sentences(game: Game, file: Path) -> None:
    check_refusal(CardError, lambda: read_cards(game, file, oddly(game.name, "cards").encode()))
    assert [one.problems for one in look_at(file, oddly(game.name, "cards").encode())] != [[]]
    if game.decks:
        assert [one.problems for one in look_at(file, oddly(game.name, "decks").encode())] != [[]]
        check_refusal(CardError, lambda: read_decks(game, file, oddly(game.name, "decks").encode()))


@pytest.mark.parametrize("value", ["0x" + "f" * 5000, "[" * 2000 + "]" * 2000, "9" * 5000])
def test_values_without_end_are_refused_in_a_sentence(game: Game, file: Path, value: str) -> None:
    text = f"[[card]]\nkind = {value}\n"

    check_refusal(CardError, lambda: read_cards(game, file, text.encode()))
    assert [one.problems for one in look_at(file, text.encode())] != [[]]


@pytest.mark.slow
@MANY_FILES
@given(data=st.data())
def test_no_file_of_which_nobody_says_whose_it_is_raises_anything(game: Game, file: Path, data: st.DataObject) -> None:
    for kind in ("cards", *(["decks"] if game.decks else [])):
        look_at(file, data.draw(damaged_file(shipped(game.name, kind))).encode("utf-8", "surrogatepass"))


def deep(levels: int) -> Any:
    """A list in a list in a list."""
    whole: list[Any] = []
    for _ in range(levels):
        whole = [whole]
    return whole


def test_what_is_nested_without_end_is_refused_in_a_sentence(game: Game) -> None:
    place = next(name for name, value in saved(game.name)["table"].items() if isinstance(value, list))
    damaged_state = saved(game.name) | {"table": saved(game.name)["table"] | {place: deep(5000)}}

    check_refusal(RecordError, lambda: game.load_state(damaged_state))
    check_refusal(SceneError, lambda: game.scene(**(scene(game.name) | {"modifiers": deep(5000)})))
    check_refusal(RecordError, lambda: replay(game, b"[" * 100_000))


# -- One by one --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ['["item"]', "3", "{ item = 1 }"])
def test_a_kind_of_card_that_is_no_word_is_refused_in_a_sentence(game: Game, file: Path, kind: str) -> None:
    with pytest.raises(CardError, match="a card needs a kind"):
        read_cards(game, file, f'[[card]]\nname = "Odd"\nkind = {kind}\ntext = "Draw a card."\n'.encode())


def test_a_file_that_is_not_there_is_refused_in_a_sentence(game: Game, tmp_path: Path) -> None:
    with pytest.raises(CardError, match="cannot be read"):
        rulebound.load(game.name, cards=[tmp_path / "nothing.toml"])


@pytest.mark.parametrize("data", [None, [], 3, "text", {}, {"format": 1}])
def test_what_is_no_saved_state_is_refused_in_a_sentence(game: Game, data: Any) -> None:
    with pytest.raises(RecordError, match=r"not a state|of the game"):
        game.load_state(data)


@pytest.mark.parametrize("players", [[], [{}], [{}] * 9, None, 3, "ab", {"0": {}}])
def test_a_scene_of_impossible_players_is_refused_in_a_sentence(game: Game, players: Any) -> None:
    with pytest.raises(DataError):
        game.scene(seats=players)


def test_a_scene_names_everything_that_is_wrong_with_it(game: Game) -> None:
    with pytest.raises(SceneError) as caught:
        game.scene(colour="red", weather="fine")

    assert len(caught.value.problems) == 2


# -- The nearest word --------------------------------------------------------------------------------------------------

NAMES = st.lists(st.text("abcdefgh", min_size=4, max_size=9), min_size=1, max_size=20, unique=True)


@QUICK
@given(NAMES)
def test_a_word_that_is_known_is_nearest_to_itself(names: list[str]) -> None:
    assert nearest(names[0], names) == f"; did you mean {names[0]!r}?"
    assert nearest(names[0].upper(), names) == f"; did you mean {names[0]!r}?"


@QUICK
@given(NAMES, st.text(max_size=12))
def test_only_known_words_are_suggested(names: list[str], word: str) -> None:
    told = nearest(word, names)

    assert told == "" or told.startswith(("; did you mean ", "; known are "))
    if told.startswith("; did you mean "):
        assert told.removeprefix("; did you mean ").removesuffix("?").strip("'") in names


@QUICK
@given(st.text("abcdefgh", min_size=5, max_size=9), st.data())
def test_a_letter_too_few_is_forgiven(name: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(name) - 1))

    assert nearest(name[:place] + name[place + 1 :], [name, "zzzzzz", "yyyyyy"]) == f"; did you mean {name!r}?"


def test_few_words_are_listed_and_many_are_not() -> None:
    assert nearest("xxx", ["abc", "def"]) == "; known are 'abc', 'def'"
    assert nearest("xxx", [f"abc{n}" for n in range(13)]) == ""
    assert nearest("xxx", []) == ""
