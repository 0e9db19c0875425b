"""What is wrong with a set: cards that are not played or better than others, loops, weak decks, first hands."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import rulebound
from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import read_record
from rulebound.lab.faults.dominated import Dominated, directions, dominated
from rulebound.lab.faults.findings import (
    IMPOSSIBLE,
    SELDOM,
    UNSEEN,
    UNWANTED,
    Unplayed,
    better_than,
    hopeless,
    unplayed,
)
from rulebound.lab.faults.playing import Counted, Search, Searching, Uses, Watch
from rulebound.lab.statistics import Groups
from tests.contract.builds import interpreted_only

WHIRLS: Final = [f"Whirl {number}" for number in range(10)]
CARDS: Final = """
[[card]]
name = "Costly Heron"
kind = "partner"
cost = 20
points = 1
power = 1

[[card]]
name = "Cheaper Heron"
kind = "partner"
cost = 19
points = 1
power = 1
"""


@pytest.fixture
def cards(tmp_path: Path) -> str:
    """A file with a card that can never be paid for, and one that is better than it."""
    path = tmp_path / "mine.toml"
    path.write_text(CARDS, encoding="utf-8")
    return str(path)


def deck(folder: Path, name: str, courses: list[str], cards: dict[str, int]) -> str:
    """A file with a deck."""
    listed = "".join(f"{json.dumps(card)} = {count}\n" for card, count in cards.items())
    path = folder / f"{name}.toml"
    path.write_text(f"[[deck]]\nname = {json.dumps(name)}\ncourses = {json.dumps(courses)}\n[deck.cards]\n{listed}")
    return str(path)


# -- Cards that are better than others in everything -------------------------------------------------------------------


def test_a_card_with_the_same_text_and_better_numbers_is_found(cards: str) -> None:
    game = load("courses", [cards])

    found = dominated(game.card_list, ["Costly Heron"])

    assert Dominated("Costly Heron", "Cheaper Heron", {"cost": (20, 19)}, "partner") in found
    assert not [pair for pair in found if pair.better == "Costly Heron"]


def test_what_is_paid_for_is_worth_having() -> None:
    partners = [card for card in load("courses").card_list if card.kind == "partner"]

    assert directions(partners)["cost"] == -1
    assert directions(partners)["power"] == directions(partners)["points"] == 1
    assert directions(partners[:3])["power"] == 0


@pytest.mark.parametrize("name", GAMES)
def test_no_shipped_card_is_better_than_another_in_everything(name: str) -> None:
    assert dominated(load(name).card_list) == []


# -- What games show ---------------------------------------------------------------------------------------------------


def test_a_first_hand_counts_what_could_be_played_in_the_first_turn() -> None:
    game = load("courses")
    watch = Watch(game.begin(game.setup(seed=2, seats=2, options={"windows": "none"})))

    watch.play("quick")

    assert watch.first_hands == {0: 4, 1: 4}
    for seat in range(2):
        assert watch.did[seat] <= watch.could[seat]


def test_cards_are_told_apart_by_why_they_are_not_played(cards: str) -> None:
    searching = Searching(Search(game="courses", cards=(cards,), games=1), 1)
    kind = {"Aki": Uses(9, 9, 9)}

    def found(uses: Uses) -> Unplayed:
        searching.sums = Counted(cards=kind | {"Costly Heron": uses})
        return next(one for one in unplayed(searching) if one.card == "Costly Heron")

    assert found(Uses()).why == UNSEEN
    assert found(Uses(3)).why == SELDOM
    assert found(Uses(30)).why == IMPOSSIBLE
    assert found(Uses(30, 12)).why == found(Uses(30, at_random=2)).why == UNWANTED
    assert found(Uses(30)).most == pytest.approx(0.1135, abs=1e-3)
    searching.sums = Counted(cards=kind | {"Costly Heron": Uses(30, 12, 1)})
    assert [one.card for one in unplayed(searching)] == ["Cheaper Heron"]


def test_tokens_that_only_texts_name_are_no_cards_of_a_set(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[[card]]\nname = "Test Notice"\nkind = "scheme"\ncost = 1\ntext = "Draw a card."\n', "utf-8")
    played = {"Rumour Mill": Uses(30, 12, 1), "Mascot of No Known Species": Uses(30, 12, 1)}

    def found(*files: str) -> list[str]:
        searching = Searching(Search(game="avarium", cards=files, games=1), 1)
        searching.sums = Counted(cards=played)
        assert "Paper Knight" in [card.name for card in searching.stage.game.card_list]
        return [one.card for one in unplayed(searching)]

    assert found(str(file)) == ["Test Notice"]
    assert len(found()) > 90
    assert "Paper Knight" not in found()


def test_a_deck_that_hardly_wins_is_found_once_that_is_sure() -> None:
    searching = Searching(Search(game="courses", games=1), 1)

    searching.sums = Counted(decks={"Weak": Groups(60, 2, 60, 2, 2, 60), "Few": Groups(4, 0, 4, 0, 0, 4)})

    assert [name for name, _rate in hopeless(searching)] == ["Weak"]


@pytest.mark.slow
def test_the_sums_are_the_same_on_any_number_of_workers() -> None:
    one, two = (Searching(Search(game="windward", games=6), workers) for workers in (1, 2))

    one.run()
    two.run()

    assert one.sums == two.sums
    assert one.sums.games == 6
    assert one.sums.hands[""].total() == 12


@pytest.mark.slow
@interpreted_only  # in the compiled copy a turn stays as long as it is
def test_a_loop_is_found_and_can_be_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "When a partner moves here, move it to another course."
    entries = [f'[[card]]\nname = "{name}"\nkind = "course"\nstars = 2\ntext = "{text}"\n' for name in WHIRLS]
    (tmp_path / "whirls.toml").write_text("\n".join(entries), encoding="utf-8")
    others = next(iter(load("courses").decks.values())).lists["cards"]
    file = deck(tmp_path, "Whirls", WHIRLS, others)
    search = Search(game="courses", cards=(str(tmp_path / "whirls.toml"),), decks=(file, file), games=4, seed=2)
    monkeypatch.setattr("rulebound.kernel.table.state.LONGEST_TURN", 120)
    searching = Searching(search, 1)

    searching.run()

    assert searching.sums.loops.games > 0
    name, data = min(searching.sums.records.items())
    game = rulebound.load("courses", cards=list(search.cards))
    match = Match.from_record(read_record(data), game)
    assert match.state.outcome is not None
    assert name in match.state.outcome.loop


# -- The command -------------------------------------------------------------------------------------------------------


def test_the_command_says_what_is_wrong_part_by_part(cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["faults", "courses", "--cards", cards, "--games", "1", "--workers", "1"])

    told = capsys.readouterr().out
    assert status == 0
    assert "no player had these, as they are in no deck that plays: Cheaper Heron, Costly Heron" in told
    assert "Cheaper Heron is Costly Heron with Star cost 19 in place of 20" in told
    assert "Loops: none" in told
    assert "in the first turn " in told


def test_the_command_gives_data(cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["faults", "courses", "--cards", cards, "--games", "1", "--workers", "1", "--json"])

    found = json.loads(capsys.readouterr().out)
    assert status == 0
    assert found["games"] == 1
    assert {one["card"] for one in found["unplayed"]} == {"Costly Heron", "Cheaper Heron"}
    assert Counter(one["worse"] for one in found["dominated"])["Costly Heron"] >= 1
    assert better_than(Searching(Search(game="courses", cards=(cards,)), 1))
