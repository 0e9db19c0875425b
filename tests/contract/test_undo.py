"""Undo: free while it concerns no other player, else only if all agree, and always one action at a time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.view import View
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import CannotUndo, Match
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.sentences import is_sentence
from tests.contract.walks import OF_NO_SHIPPED_CARD, any_kind, is_of_the_rules

ACTIONS = 50  # actions in the matches of these laws


class Past:
    """What was so after some action of a match."""

    def __init__(self, match: Match) -> None:
        self.state = match.state.clone()
        self.seat = self.state.seat
        self.chained = self.state.question[0].chained
        self.known = self.state.known[:]
        self.chance = [stream.words() for stream in [*self.state.chances.shuffles, self.state.chances.dice]]

    @property
    def fingerprint(self) -> int:
        return self.state.fingerprint()

    @property
    def views(self) -> list[View]:
        return views(self.state)


def views(state: CardTable) -> list[View]:
    return [state.seat_of(seat).view() for seat in range(-1, state.seats)]


def match_and_past(game: Game, seats: int) -> Iterator[tuple[Match, list[Past]]]:
    """A match after each of its actions, with all that was so before, the present last."""
    match, chance = Match(game, seed=4, seats=seats), Chance.of(seats, "undo")
    past = [Past(match)]
    while len(match.actions) < ACTIONS and not match.state.is_terminal:
        match.apply(any_kind(match.state, chance))
        if not match.state.is_terminal:
            past.append(Past(match))
            yield match, past


def copied(match: Match) -> Match:
    return Match.resume(match.save(), match.game)


def test_what_is_taken_back_was_never_done(game: Game, seats: int) -> None:
    taken_back = 0
    for match, past in match_and_past(game, seats):
        if not match.why_no_undo():
            again = copied(match)

            again.undo()

            before = past[len(again.actions)]
            assert again.actions == match.actions[: len(again.actions)]
            assert again.state.fingerprint() == before.fingerprint
            assert views(again.state) == before.views
            taken_back += 1
    assert taken_back > 0, "nothing could be taken back in this match"


def test_undo_goes_back_to_where_the_action_began_and_no_further(game: Game, seats: int) -> None:
    chains = 0
    for match, past in match_and_past(game, seats):
        began = match.undo_to

        assert began < len(match.actions)
        assert not past[began].chained
        assert all(past[count].chained for count in range(began + 1, len(match.actions)))
        chains += len(match.actions) - began > 1
    asked = [one for name, one in game.questions.items() if is_of_the_rules(name) and name not in OF_NO_SHIPPED_CARD]
    are_there = any(question.chained for question in asked)
    assert chains > 0 or not are_there, "no action of this match had a second decision"


def test_what_was_taken_back_can_be_done_again(game: Game, seats: int) -> None:
    for match, past in match_and_past(game, seats):
        if not match.why_no_undo():
            again = copied(match)
            again.undo()

            for code in match.actions[len(again.actions) :]:
                again.apply(game.action(code))

            assert again.state.fingerprint() == past[-1].fingerprint


def test_undo_is_free_only_while_one_has_seen_nothing_new_and_nobody_else_was_asked(game: Game, seats: int) -> None:
    """No dice, no shuffle, no hidden card. What others have seen of one's own cards does not count."""
    for match, past in match_and_past(game, seats):
        if not match.why_no_undo():
            before, now = past[match.undo_to], past[-1]

            assert now.chance == before.chance
            assert seen_by(now.seat, now.known) == seen_by(now.seat, before.known)
            assert {one.seat for one in past[match.undo_to :]} == {now.seat}


def seen_by(seat: int, known: list[int]) -> list[int]:
    """The pieces that this seat knows: what it has shown to others of its own it may still take back."""
    return [piece for piece, seats in enumerate(known) if seats >> seat & 1]


def test_past_the_floor_the_others_must_agree(game: Game, seats: int) -> None:
    refused = 0
    for match, past in match_and_past(game, seats):
        why = match.why_no_undo()
        if why:
            again = copied(match)
            assert is_sentence(why)

            with pytest.raises(CannotUndo) as caught:
                again.undo()

            assert str(caught.value) == why
            assert again.state.fingerprint() == past[-1].fingerprint
            if refused % 4 == 0:
                again.undo(agreed=True)

                assert again.state.fingerprint() == past[len(again.actions)].fingerprint
                assert views(again.state) == past[len(again.actions)].views
            refused += 1
    assert refused > 0, "everything could be taken back in this match"


def test_all_players_together_can_go_back_to_the_beginning(game: Game, seats: int) -> None:
    *_, (match, past) = match_and_past(game, seats)

    while match.actions:
        match.undo(agreed=True)

        assert match.state.fingerprint() == past[len(match.actions)].fingerprint

    with pytest.raises(CannotUndo, match=r"Nothing has been done yet\."):
        match.undo(agreed=True)


def test_a_finished_game_can_be_reopened_by_agreement(game: Game, seats: int) -> None:
    match, chance = Match(game, seed=4, seats=seats), Chance.of(seats, "to the end")
    while not match.state.is_terminal:
        match.apply(any_kind(match.state, chance))
    actions = match.actions

    match.undo(agreed=True)

    assert match.state.seat >= 0
    assert match.actions == actions[: len(match.actions)]
    assert len(match.actions) < len(actions)


def test_the_view_offers_undo_exactly_when_it_is_free(game: Game, seats: int) -> None:
    for match, _ in match_and_past(game, seats):
        decision = match.state.seat_of(match.state.seat).view().decision
        assert decision is not None

        assert bool(decision.undo) == (not match.why_no_undo())
