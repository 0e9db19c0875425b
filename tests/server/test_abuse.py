"""What one link or one address does cannot keep the others from playing."""

from __future__ import annotations

from tests.server.talking import Server


def test_who_keeps_asking_to_take_back_keeps_nobody_from_playing(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        second.hear_until(lambda state: state["waiting"]["seat"] == 1)
        second.act()
        first.hear_until(lambda state: state["waiting"]["seat"] == 0)
        chosen, code = first.state["revision"], first.options[-1]["code"]

        for _ in range(10):
            second.say("undo", revision=chosen)
            second.say("agree", revision=chosen, yes=False)

        assert first.say("act", revision=chosen, code=code)["is"] == "yes"


def test_who_says_that_a_lesson_was_read_keeps_nobody_from_playing(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        chosen, code = first.state["revision"], first.options[-1]["code"]
        heard = len(first.states)

        for clause in list(server.room(ann).table.game.rules)[:10]:
            second.say("told", clause=clause)

        assert first.say("act", revision=chosen, code=code)["is"] == "yes"
        assert len(first.states) <= heard + 2, (
            "what changes nothing is shown to nobody: one state came with Tor, one is new"
        )


def test_a_seat_asks_to_take_back_three_times_until_the_game_goes_on(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        for _ in range(3):
            first.now("undo")
            first.now("agree", yes=False)
        refusal = first.refused("undo")
        second.catch_up(first.state["revision"])
        second.act()
        first.catch_up(second.state["revision"])
        first.now("undo")

    assert refusal["sentence"] == "You have asked for it often enough; you can ask again when the game has gone on."


def test_one_wish_is_answered_before_another_is_asked(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        second.hear_until(lambda state: state["waiting"]["seat"] == 1)
        second.act()
        first.hear_until(lambda state: state["waiting"]["seat"] == 0)
        first.now("undo")
        again = first.refused("undo")
        other = second.refused("undo", revision=first.state["revision"])

    assert again["sentence"] == "You have asked the others already; they have not all answered."
    assert other["sentence"] == "Ann asks for something too; that must be answered first."


def test_an_answer_to_one_wish_does_not_count_for_the_next(server: Server) -> None:
    ann, tor, _ = server.links(options={"first": "1"})
    with server.sit(ann) as first, server.sit(tor) as second:
        first.act()
        first.now("undo")
        old = first.state["wish"]["n"]
        first.now("agree", yes=False)
        first.now("undo")
        second.hear_until(lambda state: state["wish"] is not None and state["wish"]["n"] != old)

        refusal = second.refused("agree", yes=True, wish=old)

        assert refusal["code"] == "stale"
        assert server.look(ann)["wish"]["waits_for"] == [1]
