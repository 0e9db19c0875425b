"""Actions, needs and questions: what may be done, why not, and that the two never disagree."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.problem import IllegalAction
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.action import NOTHING, Actions
from tests.kernel.toy.game import TOY, asked, do, options, piece, player, scene
from tests.kernel.toy.playing import PASS, PLAY_CARD, RESPOND_WITH, WHOM, Play
from tests.kernel.toy.rules import END_TURN
from tests.kernel.toy.state import PIECES, Table
from tests.kernel.toy.strikes import STRIKE
from tests.kernel.toy.tiles import PLAN


def sentence(reason: Reason | None) -> str:
    return reason.sentence if reason else ""


# -- Codes -------------------------------------------------------------------------------------------------------------


def test_an_action_is_found_by_its_code() -> None:
    assert [TOY.action(code).code for code in range(TOY.num_actions)] == list(range(TOY.num_actions))


def test_codes_that_are_not_there_are_refused() -> None:
    for code in (-1, TOY.num_actions):
        with pytest.raises(IndexError, match=f"there is no action {code}"):
            TOY.action(code)


def test_actions_made_for_operands_are_found_by_them() -> None:
    actions: Actions[Table] = Actions()

    made = actions.each(Play, PIECES)
    last = actions.one(Play)

    assert [action.it for action in made] == list(range(PIECES))
    assert (last.it, last.code) == (NOTHING, PIECES)


def test_the_technical_form_of_an_action_names_its_kind_and_operand() -> None:
    assert (str(PLAY_CARD[3]), str(PASS)) == ("Play(3)", "Pass")
    assert repr(PLAY_CARD[3]) == f"<Play(3) code {PLAY_CARD[3].code}>"


# -- What may be done --------------------------------------------------------------------------------------------------


def test_an_option_fulfils_the_needs_of_its_action() -> None:
    table = scene(player(hand=["Squire", "Giant"], coins=1), player())

    assert "Play Squire" in options(table)
    assert "Play Giant" not in options(table)
    assert table.why_not(0, PLAY_CARD[piece(table, "Giant")]) == Reason("play.cost", "Giant costs more than you have.")


def test_an_option_fulfils_the_needs_of_the_question_and_they_are_explained_too() -> None:
    table = scene(player(in_play=["Squire"], coins=1), player(in_play=["Giant"]), player(), player())

    do(table, "Strike with Squire")

    assert options(table) == ["Player 3", "Player 4"]
    assert table.why_not(0, WHOM[1]) == Reason("strike.guard", "Giant stands before Player 2.")


def test_no_more_than_two_options_are_looked_for_until_somebody_wants_to_know() -> None:
    table = scene(player(hand=["Squire", "Giant", "Monk", "Bard"], coins=9), player())
    everything = table.options

    table.ask(0, table.question[0], table.candidates)

    assert (len(table.legal), table.unchecked > 0) == (2, True)
    assert table.clone().options == table.options == everything
    assert (table.legal, table.unchecked) == (everything, 0)


def test_the_first_need_that_fails_is_told_and_what_is_given_comes_first() -> None:
    table = scene(player(hand=["Hush"], coins=0), player(hand=["Hush"]))
    mine, theirs = PLAY_CARD[piece(table, "Hush", 0)], PLAY_CARD[piece(table, "Hush", 1)]

    assert table.why_not(0, theirs) == Reason("play.hand", "A card is not in your hand.")
    assert table.why_not(0, mine) == Reason("play.cost", "Hush costs more than you have.")
    table.coins[0] = 1
    assert table.why_not(0, mine) == Reason("play.targets", "There is nothing that Hush could target.")


def test_no_option_has_a_reason_against_it() -> None:
    table = scene(player(in_play=["Smith", "Squire"], hand=["Bolt", "Feast"], coins=2), player())

    assert [table.why_not(0, action) for action in table.options] == [None] * len(table.options)


def test_with_no_option_nothing_is_asked() -> None:
    table = scene(player(), player())
    table.seat = -1

    found = table.ask(0, TOY.questions["STRUCK"], [])

    assert not found
    assert table.seat == -1


def test_an_action_that_is_no_option_is_refused_with_its_reason_and_changes_nothing() -> None:
    table = scene(player(hand=["Giant"], coins=1), player())
    before = table.fingerprint()

    with pytest.raises(IllegalAction, match="Giant costs more than you have") as refused:
        table.apply(PLAY_CARD[piece(table, "Giant")])

    assert refused.value.reason.clause == "play.cost"
    assert str(END_TURN) in refused.value.possible
    assert table.fingerprint() == before


def test_doing_an_action_answers_with_the_table_so_that_actions_can_be_done_in_a_row() -> None:
    table = scene(player(), player())

    assert table.apply(PLAN[0]).apply(PLAN[1]) is table
    assert table.rows[0] == [0, 1]


def test_whoever_does_not_decide_is_told_who_does() -> None:
    table = scene(player(), player())

    assert sentence(table.why_not(1, END_TURN)) == "It is Player 1 who decides now."


def test_an_answer_to_another_question_is_told_what_is_asked() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player())

    do(table, "Play Bolt")

    assert table.why_not(0, END_TURN) == Reason("target.seat", "This is asked now: Which player?")


def test_after_the_end_nothing_may_be_done() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(life=2))

    do(table, "Play Bolt", "Player 2")

    assert table.is_terminal
    assert (table.legal_actions(), table.seat) == ([], -1)
    assert sentence(table.why_not(0, END_TURN)) == "The game is over."
    assert table.decision.prompt == "The game is over."


# -- Cards and rules ---------------------------------------------------------------------------------------------------


def test_a_card_that_lifts_a_need_wins_over_the_rule() -> None:
    table = scene(player(in_play=["Sneak", "Squire"]), player(in_play=["Giant"]))

    assert table.why_not(0, STRIKE[piece(table, "Sneak")]) is None
    assert sentence(table.why_not(0, STRIKE[piece(table, "Squire")])) == "There is no one whom Squire could strike."


def test_a_prohibition_holds_also_for_a_card_that_lifts_the_rule() -> None:
    table = scene(player(in_play=["Sneak"]), player(in_play=["Herald"]))

    reason = table.why_not(0, STRIKE[piece(table, "Sneak")])

    assert sentence(reason) == "There is no one whom Sneak could strike."


def test_a_prohibition_says_which_card_forbids_it() -> None:
    table = scene(player(in_play=["Sneak"]), player(in_play=["Herald"]), player(in_play=["Giant"]), player())

    do(table, "Strike with Sneak")

    assert options(table) == ["Player 3", "Player 4"]
    assert table.why_not(0, WHOM[1]) == Reason("strike.forbidden", "Herald forbids it.")


# -- Chains ------------------------------------------------------------------------------------------------------------


def test_the_first_action_of_a_chain_needs_a_first_target() -> None:
    table = scene(player(hand=["Kill"], coins=1), player())

    assert sentence(table.why_not(0, PLAY_CARD[piece(table, "Kill")])) == "There is nothing that Kill could target."


def test_the_first_action_of_a_chain_needs_the_second_target_too() -> None:
    alone = scene(player(hand=["Duel"], in_play=["Squire"], coins=1), player())
    two = scene(player(hand=["Duel"], in_play=["Squire"], coins=1), player(in_play=["Giant"]))

    assert "Play Duel" not in options(alone)
    assert "Play Duel" in options(two)


def test_the_first_action_of_a_chain_needs_its_payment_too() -> None:
    table = scene(player(hand=["Duel"], in_play=["Squire"], coins=0), player(in_play=["Giant"]))
    assert "Play Duel" in options(table)

    table.exhausted[piece(table, "Squire")] = True

    assert sentence(table.why_not(0, PLAY_CARD[piece(table, "Duel")])) == "Duel costs more than you have."


def test_trying_out_whether_a_chain_is_possible_leaves_no_trace() -> None:
    table = scene(player(hand=["Duel"], in_play=["Squire"], coins=1), player(in_play=["Giant"]))
    before = table.fingerprint()

    reasons = [table.why_not(0, PLAY_CARD[piece(table, "Duel")]), table.why_not(0, STRIKE[piece(table, "Squire")])]

    assert reasons[0] is None
    assert (table.fingerprint(), table.scopes) == (before, [])


def test_a_half_made_chain_has_touched_nothing_but_its_own_scope() -> None:
    table = scene(player(hand=["Fork"], coins=1), player(), player())

    do(table, "Play Fork", "Player 2")

    assert asked(table) == (0, "Which other player?")
    assert (table.coins, table.hand[0], table.pile) == ([1, 0, 0], [piece(table, "Fork")], [])
    assert table.scopes[-1].picks == [1]


def test_what_is_chosen_already_is_no_option_for_another_one() -> None:
    table = scene(player(hand=["Fork"], coins=1), player(), player())

    do(table, "Play Fork", "Player 2")

    assert options(table) == ["And Player 1", "And Player 3"]
    assert sentence(table.why_not(0, WHOM[1])) == "That is chosen already."


# -- Forced and secret -------------------------------------------------------------------------------------------------


def test_a_lone_option_takes_itself_and_is_no_decision() -> None:
    table = scene(player(hand=["Squire"], coins=1), player())
    decided = table.decisions

    do(table, "Play Squire")

    assert (table.coins, asked(table)) == ([0, 0], (0, "What do you do?"))
    assert table.decisions == decided + 1


def test_a_secret_question_is_asked_even_with_one_option() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=["Giant"], coins=1))

    do(table, "Play Squire")

    assert (asked(table), options(table)) == ((1, "Do you respond?"), ["Pass"])


def test_a_table_without_windows_takes_the_lone_option_of_a_secret_question() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=["Giant"], coins=1), windows="none")

    do(table, "Play Squire")

    assert asked(table) == (0, "What do you do?")


# -- Sentences ---------------------------------------------------------------------------------------------------------


def test_the_sentence_of_an_option_is_the_questions_own_where_it_has_one() -> None:
    table = scene(player(hand=["Fork"], coins=1), player(), player())

    do(table, "Play Fork")
    first = options(table)
    do(table, "Player 2")

    assert first == ["Player 1", "Player 2", "Player 3"]
    assert options(table)[0] == "And Player 1"


def test_a_decision_says_who_is_asked_what_and_by_which_clause() -> None:
    table = scene(player(hand=["Bolt"], in_play=["Squire"], coins=1), player())

    do(table, "Play Bolt", "Player 2")

    decision = table.decision
    assert (decision.seat, decision.prompt, decision.clause) == (0, "How do you pay for Bolt?", "play.cost")
    assert repr(decision) == "Decision(seat=0, prompt='How do you pay for Bolt?', clause='play.cost')"


def test_a_sentence_does_not_name_what_its_reader_may_not_know() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(hand=["Kill"], coins=1))

    theirs = table.why_not(0, RESPOND_WITH[piece(table, "Kill", 1)])
    hidden = table.sentence("{it} is here.", 0, piece(table, "Kill", 1))

    assert theirs is not None
    assert hidden == "A card is here."
    assert table.sentence("{it} is here.", 1, piece(table, "Kill", 1)) == "Kill is here."


def test_what_points_at_no_piece_of_this_table_is_told_so() -> None:
    table = scene(player(), player())

    first_beyond = len(table.faces)
    assert table.why_not(0, PLAY_CARD[first_beyond]) == Reason("turn.main", "That is not at this table.")
    assert not table.knows(0, first_beyond)
    assert sentence(table.why_not(0, PLAY_CARD[first_beyond - 1])) != "That is not at this table."
