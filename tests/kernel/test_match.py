"""Matches and records: everything that makes a game again."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import IllegalAction, RecordError
from rulebound.kernel.basics.version import VERSION
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import CannotUndo, Match
from rulebound.kernel.game.playout import play_games, play_randomly, random_option, reseeded
from rulebound.kernel.game.record import Record, read_record
from rulebound.kernel.table.cardtable import CardTable
from tests.kernel.toy.game import TOY, deck
from tests.kernel.toy.playing import PASS
from tests.kernel.toy.rules import END_TURN
from tests.kernel.toy.state import EACH


def played(decisions: int = 12, **setup: Any) -> Match:
    """A match after so many random decisions."""
    match = Match(TOY, **{"seed": 3, **setup})
    chance = Chance.of(1, "played")
    while len(match.actions) < decisions and not match.state.over:
        options = match.state.legal_actions()
        match.apply(options[chance.below(len(options))])
    return match


def refused(record: Record) -> list[str]:
    with pytest.raises(RecordError) as wrong:
        Match.from_record(record, TOY)
    assert wrong.value.what == "this record"
    return wrong.value.problems


# -- Records -----------------------------------------------------------------------------------------------------------


def test_a_record_makes_the_same_game_again() -> None:
    match = played(30)

    again = Match.from_record(match.record, TOY)

    assert again.state.fingerprint() == match.state.fingerprint()
    assert [vars(event) for event in again.log] == [vars(event) for event in match.log]
    assert again.actions == match.actions


def test_a_record_holds_all_that_makes_the_game() -> None:
    match = played(3, seats=3, names=["A", "B", "C"], rulings={"stalemate": 9}, options={"cards": 5})

    record = match.record

    assert (record.game, record.seed, record.seats, record.kernel) == ("toy", 3, 3, VERSION)
    assert (record.rules, record.cards) == (TOY.rules_version, TOY.cards_digest)
    assert record.decks == [TOY.decks[name].save() for name in ("standard", "others", "standard")]
    assert (record.rulings, record.options["cards"], record.names) == ({"stalemate": "9"}, "5", ["A", "B", "C"])
    assert len(record.actions) == 3
    assert record.fingerprint == match.state.fingerprint()


def test_a_record_is_json_and_can_be_read_again() -> None:
    record = played().record

    assert read_record(record.json()) == record
    assert json.loads(record.json())["game"] == "toy"


def test_a_deck_of_ones_own_is_recorded_whole() -> None:
    match = played(4, decks=[deck("own", ["Squire"] * EACH), "others"])

    again = Match.from_record(read_record(match.record.json()), TOY)

    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.state.setup.decks[0].lists == {"cards": {"Squire": EACH}}


def test_a_record_replays_when_a_shipped_deck_has_changed_since(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(20)

    monkeypatch.setitem(TOY.decks, "standard", deck("standard", ["Squire"] * EACH))

    assert played(20).state.fingerprint() != match.state.fingerprint()
    assert Match.from_record(match.record, TOY).state.fingerprint() == match.state.fingerprint()


def test_a_record_can_name_shipped_decks() -> None:
    match = played(20)
    record = match.record
    record.decks = ["standard", "others"]

    assert Match.from_record(record, TOY).state.fingerprint() == match.state.fingerprint()


def test_a_finished_game_can_be_recorded() -> None:
    match = played(10_000)

    again = Match.from_record(match.record, TOY)

    assert match.state.over
    assert repr(again.state.outcome) == repr(match.state.outcome)


# -- Records that are wrong --------------------------------------------------------------------------------------------


def test_a_record_of_another_game_is_refused() -> None:
    record = played().record
    record.game = "chess"

    assert refused(record) == ["it is of the game 'chess', not of 'toy'"]


def test_a_record_made_with_other_rules_and_cards_is_refused_for_both() -> None:
    record = played().record
    record.rules, record.cards = "00", "11"

    found = refused(record)

    assert [problem.split(" (")[0] for problem in found] == [
        "it was made with other rules of toy",
        "it was made with other cards",
    ]


def test_an_action_that_is_not_possible_there_is_told_by_its_number() -> None:
    record = played().record
    record.actions = [END_TURN.code, PASS.code]

    (found,) = refused(record)

    assert found.startswith("action 2 cannot be replayed: Pass is not possible: This is asked now: What do you do?")


def test_an_action_code_that_there_is_not_is_told() -> None:
    record = played().record
    record.actions.append(10**6)

    assert refused(record)[0].startswith("action 13 cannot be replayed: there is no action 1000000")


def test_an_action_after_the_end_is_told() -> None:
    record = played(10_000).record
    record.actions.append(END_TURN.code)

    assert "The game is over." in refused(record)[0]


def test_a_record_that_ends_elsewhere_is_told() -> None:
    record = played().record
    record.actions.pop()

    assert refused(record) == ["it replays, but to another position than it says: it is damaged"]


def test_a_record_without_a_fingerprint_is_replayed_all_the_same() -> None:
    match = played()
    record = match.record
    record.fingerprint = None

    assert Match.from_record(record, TOY).state.fingerprint() == match.state.fingerprint()


def test_a_setup_that_cannot_be_is_told_with_all_its_problems() -> None:
    record = played().record
    record.seats, record.decks, record.options = 7, ["none"], {"windows": "often"}

    assert len(refused(record)) == 3


@pytest.mark.parametrize(
    "damaged", [{}, {"name": "x"}, {"name": "x", "lists": []}, {"name": "x", "lists": {"cards": 3}}]
)
def test_a_damaged_deck_is_told(damaged: dict[str, Any]) -> None:
    record = played().record
    record.decks[0] = damaged

    assert refused(record)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "it cannot be read: "),
        (b"[]", "it cannot be read: Expected `object`, got `array`"),
        (b'{"game": "toy"}', "it cannot be read: Object missing required field"),
        (b'{"game": 3}', "it cannot be read: Expected `str`, got `int`"),
    ],
)
def test_what_is_no_record_is_told(data: bytes, told: str) -> None:
    with pytest.raises(RecordError) as wrong:
        read_record(data)

    assert wrong.value.problems[0].startswith(told)


def test_a_record_with_keys_that_nobody_knows_or_of_another_format_is_refused() -> None:
    data = msgspec.to_builtins(played().record)

    for changed, told in (({"sead": 4}, "unknown field"), ({"format": "rulebound record 9"}, "its format is")):
        with pytest.raises(RecordError, match=told):
            read_record(msgspec.json.encode({**data, **changed}))


# -- Matches -----------------------------------------------------------------------------------------------------------


def test_a_match_goes_on_where_it_was_saved() -> None:
    match = played()
    data = json.loads(json.dumps(match.save()))

    again = Match.resume(data, TOY)
    for one in (match, again):
        one.apply(one.state.legal_actions()[-1])

    assert again.state.fingerprint() == match.state.fingerprint()
    assert again.actions == match.actions


def test_a_match_that_was_saved_can_be_taken_back_like_the_match() -> None:
    match = played(0)
    for _ in range(2):
        match.apply(next(action for action in match.state.options if str(action).startswith("Plan")))
    again = Match.resume(match.save(), TOY)

    assert again.undo_to == match.undo_to == 1
    again.undo()

    assert again.actions == match.actions[:1]


# -- Matches that go on from a position --------------------------------------------------------------------------------


def gone_on(decisions: int = 10) -> Match:
    """A match that began at an imagined position and went on from there."""
    imagined = played(20).state.seat_of(0).imagine(5)
    match = Match.at(TOY, imagined)
    chance = Chance.of(2, "gone on")
    while len(match.actions) < decisions and not match.state.over:
        options = match.state.legal_actions()
        match.apply(options[chance.below(len(options))])
    return match


def test_a_match_can_go_on_from_a_position_and_leaves_it_as_it_is() -> None:
    imagined = played(20).state.seat_of(0).imagine(5)
    before = imagined.fingerprint()

    match = Match.at(TOY, imagined)
    assert match.state.fingerprint() == before
    match.apply(match.state.legal_actions()[0])

    assert imagined.fingerprint() == before


def test_what_happens_after_the_position_is_logged() -> None:
    assert len(gone_on().log) > 0


def test_the_record_of_a_match_that_went_on_from_a_position_makes_the_same_game_again() -> None:
    match = gone_on()

    again = Match.from_record(read_record(match.record.json()), TOY)

    assert again.state.fingerprint() == match.state.fingerprint()
    assert [vars(event) for event in again.log] == [vars(event) for event in match.log]


def test_a_match_that_went_on_from_a_position_can_be_taken_back_to_it_and_no_further() -> None:
    match = gone_on()
    while match.actions:
        count = len(match.actions)
        match.undo(agreed=True)
        assert len(match.actions) < count

    assert match.state.fingerprint() == Match.at(TOY, played(20).state.seat_of(0).imagine(5)).state.fingerprint()
    with pytest.raises(CannotUndo, match="Nothing has been done yet"):
        match.undo(agreed=True)


def test_a_position_with_other_seats_than_its_record_says_is_told() -> None:
    record = gone_on().record
    record.seats = 3

    assert refused(record) == ["it is for 3 seats, and the position that it begins with is not"]


def test_without_a_game_the_one_with_the_recorded_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def find(name: str) -> Game:
        return {"toy": TOY}[name]

    monkeypatch.setattr(Match, "load_game", staticmethod(find))
    match = played()

    assert Match.resume(match.save()).state.fingerprint() == match.state.fingerprint()


def test_what_is_refused_is_not_recorded() -> None:
    match = played(1)
    before = match.actions[:]

    with pytest.raises(IllegalAction):
        match.apply(PASS)

    assert match.actions == before


def test_a_match_is_logged_from_the_first_card_drawn() -> None:
    match = played(0)

    assert [event.kind for event in match.log[:6]] == ["draws"] * 6
    assert match.log is match.state.log


def test_the_digest_of_cards_changes_with_any_value() -> None:
    other = type(TOY)()
    card = other.card_list[0]
    card.text, before = card.text + " ", card.text

    try:
        changed = other.cards_digest
    finally:
        card.text = before

    assert changed != TOY.cards_digest


# -- Playing on at random ----------------------------------------------------------------------------------------------


def test_a_playout_stops_after_so_many_decisions_or_at_the_end() -> None:
    table = TOY.new_state(seed=1)

    some = play_randomly(table, Chance.of(1), 7)
    rest = play_randomly(table, Chance.of(2))

    assert (some, table.over) == (7, True)
    assert table.decisions == some + rest
    assert play_randomly(table, Chance.of(3)) == 0


def test_games_played_in_a_row_are_those_of_the_seeds() -> None:
    setup = TOY.setup(seats=3)

    in_a_row = play_games(TOY, setup, 5, 3)

    one_by_one = [play_games(TOY, setup, seed, 1) for seed in (5, 6, 7)]
    assert in_a_row == sum(one_by_one)
    assert reseeded(setup, 6).seed == 6


def test_at_random_each_option_is_taken_as_often_as_the_others() -> None:
    table = with_untried_candidates()
    options = table.clone().options
    chance = Chance.of(1)

    drawn = Counter(random_option(table, chance) for _ in range(1000 * len(options)))

    assert set(drawn) == set(options)
    assert all(850 < count < 1150 for count in drawn.values())


def with_untried_candidates() -> CardTable:
    """A position in which something that may not be done is among the candidates that nobody has looked at yet."""
    for seed in range(100):
        table = TOY.new_state(seed=seed)
        play_randomly(table, Chance.of(seed), 5)
        refused = len(table.candidates) - len(table.clone().options)
        if table.unchecked > 0 and len(table.candidates) - table.unchecked - len(table.legal) < refused:
            return table
    raise AssertionError("there is no such position")
