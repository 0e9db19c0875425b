"""What each seat sees is whole: no View has a fault, and it says what the state says."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from rulebound.kernel.basics.view import View, say, to_json
from rulebound.kernel.basics.words import joined_to, plain
from rulebound.kernel.game.game import Game
from rulebound.kernel.knowledge.view_parts import card_id
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.sentences import is_sentence
from tests.contract.view_faults import faults
from tests.contract.walks import a_game, endings, positions

# In the views of these, options say in few words what the table itself shows, and are about the same cards.
IN_SHORT: Final = {"arcane"}


def shown(game: Game, seats: int) -> list[CardTable]:
    """Positions and finished games to look at, with their logs."""
    return [*positions(game, seats, observed=True), *endings(game, seats, observed=True)]


def test_no_view_has_a_fault(game: Game, seats: int) -> None:
    for state in shown(game, seats):
        for seat in range(-1, seats):
            assert faults(state.seat_of(seat).view()) == []


def test_whoever_decides_gets_a_view_without_faults_at_every_decision(game: Game, seats: int) -> None:
    for state in a_game(game, seats, 41):
        assert faults(state.seat_of(state.seat).view()) == []


def test_a_view_is_the_same_after_a_journey_through_json(game: Game, seats: int) -> None:
    for state in shown(game, seats):
        for seat in range(-1, seats):
            view = state.seat_of(seat).view()

            assert msgspec.json.decode(to_json(view), type=View) == view


def test_looking_changes_nothing(game: Game, seats: int) -> None:
    for state in positions(game, seats, observed=True):
        before, events = state.fingerprint(), len(state.log)

        views = [state.seat_of(seat).view() for seat in range(-1, seats)]

        assert [state.seat_of(seat).view() for seat in range(-1, seats)] == views
        assert state.fingerprint() == before
        assert len(state.log) == events


def test_the_options_in_a_view_are_those_of_the_seat(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        for seat in range(-1, seats):
            decision = state.seat_of(seat).view().decision
            assert decision is not None

            assert decision.seat == state.seat
            assert [one.code for one in decision.options] == [a.code for a in state.seat_of(seat).legal_actions()]


def test_a_view_describes_its_options_as_the_seat_does(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        seat = state.seat_of(state.seat)
        decision = seat.view().decision
        assert decision is not None

        parts = [state.said(state.seat, action) for action in state.legal_actions()]
        if game.name in IN_SHORT:
            for option, said in zip(decision.options, parts, strict=True):
                about = {card_id(state, part.piece) for part in said if part.piece >= 0}
                assert say(option.text)
                assert option.to or about <= set(option.touches)
            continue
        sentences = [plain(said) for said in parts]
        for option, words in zip(decision.options, sentences, strict=True):
            told_apart = re.escape(words) + (r"( \([^()]+\))?" if sentences.count(words) > 1 else "")
            assert re.fullmatch(told_apart, say(option.text))
        assert say(decision.prompt) == state.decision.prompt


def test_an_option_tells_its_price_once(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        seat = state.seat_of(state.seat)
        decision = seat.view().decision
        assert decision is not None

        for option, action in zip(decision.options, state.legal_actions(), strict=True):
            price = state.price(state.seat, action)
            assert option.cost == price
            if price:
                assert not say(option.text).endswith(joined_to(price))
                assert seat.describe(action).endswith(joined_to(price))
            else:
                assert seat.describe(action) == plain(state.said(state.seat, action))


def test_what_a_view_says_cannot_be_done_cannot_be_done(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        decision = state.seat_of(state.seat).view().decision
        assert decision is not None
        codes = {option.code for option in decision.options}

        for refusal in decision.refused:
            assert refusal.clause in game.rules
            assert is_sentence(say(refusal.reason))
        assert codes == {action.code for action in state.legal_actions()}


def test_a_view_tells_how_the_game_ended(game: Game, seats: int) -> None:
    for state in endings(game, seats):
        assert state.outcome is not None
        for seat in range(-1, seats):
            view = state.seat_of(seat).view()

            assert view.decision is None
            assert view.outcome is not None
            assert view.outcome.winners == state.outcome.winners
            assert (view.outcome.reason, view.outcome.clause) == (state.outcome.reason, state.outcome.clause)
            assert is_sentence(view.outcome.sentence)


def test_every_clause_in_a_view_is_in_the_rulebook(game: Game, seats: int) -> None:
    for state in shown(game, seats):
        view = state.seat_of(state.seat).view()
        cited = [line.clause for line in view.log] + [term.clause for term in view.terms.values()]
        cited += [clash.clause for clash in view.clashes]

        assert [clause for clause in cited if clause and clause not in game.rules] == []


def test_the_log_is_told_in_sentences(game: Game, seats: int) -> None:
    for state in endings(game, seats, observed=True):
        for seat in range(-1, seats):
            view = state.seat_of(seat).view()
            told = [say(line.text) for line in view.log if not line.head]

            assert told != []
            assert [text for text in told if not is_sentence(text)] == []
